"""Starts the page. The last line declares it ready; a failure before that is seen from outside."""

from elo.page.browser.calculator.calculator import Calculator
from elo.page.browser.calculator.persistence import opening_systems
from elo.page.browser.catalogues import wording
from elo.page.browser.event_room import EventRoom
from elo.page.browser.glance_room import bring
from elo.page.browser.loading import Loading
from elo.page.browser.rooms import Rooms
from elo.page.browser.runtime import ROOT
from elo.page.browser.side_room import SideRoom
from elo.page.browser.taking_room import TakingRoom

words = wording()
loading = Loading()
parts: list[object] = []


def begin() -> None:
    """Sets the page up, once the systems are here that it opens with."""
    calculator = Calculator(words, loading)
    parts.append(calculator)
    parts.append(EventRoom(words, loading, calculator))
    parts.append(TakingRoom(words, loading, calculator))
    parts.append(SideRoom(words, loading))
    parts.append(Rooms(words, loading))
    ROOT.dataset.engine = "ready"
    bring(words, loading, calculator)


loading.systems(opening_systems(), begin)
if not parts:
    # whoever watches the start waits with the page
    ROOT.dataset.fetching = "yes"
