"""Glicko, the first of Glickman's two systems: a rating with a deviation.

book      what it asks for, and what it answers
formulas  step 1 and step 2 of the paper
working   the steps as a reader sees them
"""

from .book import GLICKO

__all__ = ["GLICKO"]
