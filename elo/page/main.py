"""Starts the page. The last line declares it ready; a failure before that is seen from outside."""

from elo.page.calculator import Calculator
from elo.page.loading import Loading
from elo.page.rooms import Rooms
from elo.page.runtime import ROOT, wording
from elo.page.side_room import SideRoom

words = wording()
loading = Loading()
parts = (Calculator(words), SideRoom(words, loading), Rooms(words, loading))
ROOT.dataset.engine = "ready"
