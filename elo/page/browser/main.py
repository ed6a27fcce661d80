"""Starts the page. The last line declares it ready; a failure before that is seen from outside."""

from elo.page.browser.calculator.calculator import Calculator
from elo.page.browser.catalogues import wording
from elo.page.browser.event_room import EventRoom
from elo.page.browser.loading import Loading
from elo.page.browser.rooms import Rooms
from elo.page.browser.runtime import ROOT
from elo.page.browser.side_room import SideRoom
from elo.page.browser.taking_room import TakingRoom

words = wording()
loading = Loading()
calculator = Calculator(words, loading)
event = EventRoom(words, loading, calculator)
taking = TakingRoom(words, loading, calculator)
parts = (calculator, event, taking, SideRoom(words, loading), Rooms(words, loading))
ROOT.dataset.engine = "ready"
