"""Starts the page. The last line declares it ready; a failure before that is seen from outside."""

from elo.page.calculator import Calculator
from elo.page.runtime import ROOT, wording
from elo.page.side_room import SideRoom

words = wording()
rooms = (Calculator(words), SideRoom(words))
ROOT.dataset.engine = "ready"
