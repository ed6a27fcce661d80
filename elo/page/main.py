"""Starts the page. The last line declares it ready; a failure before that is seen from outside."""

from elo.page.calculator import Calculator
from elo.page.catalogues import wording
from elo.page.event_room import EventRoom
from elo.page.loading import Loading
from elo.page.rooms import Rooms
from elo.page.runtime import ROOT
from elo.page.side_room import SideRoom
from elo.page.taking_room import TakingRoom

words = wording()
loading = Loading()
calculator = Calculator(words, loading)
event = EventRoom(words, loading, calculator)
taking = TakingRoom(words, loading, calculator)
parts = (calculator, event, taking, SideRoom(words, loading), Rooms(words, loading))
ROOT.dataset.engine = "ready"
