"""What is asked about a player, with its ranges; index and coefficient go by the edition."""

from ...core.assessment import Message
from ..base import Fact

RATING = Fact("rating", 1, 4000, state=True)
BORN = Fact("born", 1900, 2100, hint=Message("dwz-hint-born"))
