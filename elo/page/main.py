"""Starts the page. The last line declares it ready; a failure before that is seen from outside."""

from elo.page.calculator import Calculator
from elo.page.event_room import EventRoom
from elo.page.loading import Loading
from elo.page.rooms import Rooms
from elo.page.runtime import ROOT, wording
from elo.page.side_room import SideRoom

words = wording()
loading = Loading()
calculator = Calculator(words)
event = EventRoom(words, loading, calculator)
parts = (calculator, event, SideRoom(words, loading), Rooms(words, loading))
ROOT.dataset.engine = "ready"
