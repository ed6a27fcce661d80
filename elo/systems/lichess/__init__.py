"""Lichess: Glicko-2 as the site plays it, every game a period of its own.

book     what it asks for, and what it answers
rules    what is Lichess's own: limits, colours, factors, time
working  the steps as a reader sees them
"""

from .book import LICHESS

__all__ = ["LICHESS"]
