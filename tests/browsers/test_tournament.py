"""The tournament desk in every browser: Python starts in its worker, and rates an event."""

import pytest

from tests.page.server import Host

from .conftest import SIZES
from .window import Window, becomes, live, until

#: Seconds in which Python starts in the slowest of the browsers, on a busy machine.
START = 120.0

#: How many lines the report has, once everything that was asked is answered.
LINES = """() => document.getElementById("tournament").dataset.busy === "no"
    ? document.querySelectorAll(".report tbody tr:not(.panel-row)").length : 0"""

#: A player's change as it stands in the table.
CHANGE = """(name) => [...document.querySelectorAll(".report tbody tr")]
    .find((row) => row.textContent.includes(name))
    ?.querySelector(".column-change").textContent.replace("\u2212", "-") ?? "" """

PLAYER = "WFM Lindqvist, Astrid"


@pytest.fixture(scope="session")
def size() -> tuple[int, int]:
    """One size: starting Python takes its time, and the worker has no window."""
    return SIZES["phone"]


def test_an_event_is_rated_and_corrected(window: Window, host: Host) -> None:
    window.open(f"{host.address}#tournament")
    live(window)
    until(lambda: window.run("() => !!document.querySelector('[data-desk=sample]')"), bool)
    window.find("button", "Show a sample event").click()
    until(lambda: window.run(LINES), bool, START)
    assert window.run(LINES) == 8
    window.find("button", PLAYER).click()
    until(lambda: window.run("() => !!document.getElementById('correction-k')"), bool)
    before = float(window.run(CHANGE, PLAYER))
    field = window.find("textbox", "K")
    field.type("40")
    field.press("Enter")
    # K is 20 for a grown player of 2056; twice the K is twice the change
    becomes(lambda: float(window.run(CHANGE, PLAYER)), 2 * before)
