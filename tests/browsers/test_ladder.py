"""A club evening in every browser: games are entered, kept, and there on the next day."""

from tests.page.server import Host

from .window import Window, becomes, live, until

#: The value of a select's option by its text.
VALUE = """(id, name) => [...document.getElementById(id).options]
    .find((option) => option.text === name)?.value ?? "" """

#: The table as it is seen: names and ratings.
RANKING = """() => [...document.querySelectorAll("[data-ladder=places] tr")].map((row) =>
    row.querySelector("th").innerText.trim() + " " + row.querySelector(".rating").innerText)
    .join(", ")"""

READY = """() => document.querySelector(".ladder")?.dataset.ready ?? "" """


def opened(window: Window) -> Window:
    """Waits until what was kept has been read."""
    live(window)
    becomes(lambda: window.run(READY), "yes")
    return window


def choose(window: Window, label: str, place: str, name: str) -> None:
    """Chooses a player by name."""
    value = until(lambda: window.run(VALUE, place, name), bool)
    window.find("combobox", label).choose(str(value))


def test_games_are_entered_kept_and_there_the_next_day(window: Window, host: Host) -> None:
    window.open(f"{host.address}#ladder")
    opened(window)
    for name in ("Anna", "Bert"):
        window.find("textbox", "Player name").type(name)
        window.find("button", "Add player").click()
        becomes(lambda name=name: name in window.run(RANKING), True)  # type: ignore[misc]
    choose(window, "White", "ladder-white", "Anna")
    choose(window, "Black", "ladder-black", "Bert")
    window.find("radio", "White wins").click()
    window.find("button", "Enter game").click()
    # half of K 216 (Schaaks, rating page: no game counts as one) against an equal
    becomes(lambda: window.run(RANKING), "Anna 1308, Bert 1092")
    window.reload()
    opened(window)
    assert window.run(RANKING) == "Anna 1308, Bert 1092"
    window.find("link", "Anna").click()
    becomes(window.find("heading", "Anna").text, "Anna")
