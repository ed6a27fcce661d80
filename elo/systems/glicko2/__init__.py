"""Glicko-2: a rating, a deviation, and how steadily its owner plays.

book        what it asks for, and what it answers
formulas    steps 2 to 8 of the paper, but for step 5
volatility  step 5
working     the steps as a reader sees them
"""

from .book import GLICKO2

__all__ = ["GLICKO2"]
