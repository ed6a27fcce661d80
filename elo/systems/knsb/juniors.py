"""Juniors on the lists since 2024: who is one, and what a loss to one with few games costs."""

from ...core.assessment import Day, Figure, Line, Message
from ...core.games import Event, Player
from ...core.numbers import decimals
from .book import is_young
from .coefficient import JUNIOR_GAMES, is_sliding, junior_slide

#: A junior is at most this old in the year of the period, whatever the birthday.
JUNIOR_AGE = 18

#: A junior with fewer counted games halves the K of a senior who loses points to him.
UNPROVEN_GAMES = 100
HALVING = 2
HALVED = "knsb-line-halved"

#: The youth bonus lifts nobody above this.
BONUS_LIMIT = 1750


def is_halved(line: Line) -> bool:
    """Whether a game was rated with half K."""
    return line.note is not None and line.note.name == HALVED


def is_junior(born: int | None, event: Event, place: str = "born") -> bool:
    """Whether somebody born in that year is a junior in the year of the event.

    As :func:`elo.systems.knsb.book.is_young` says.

    >>> is_junior(2007, Event("2025-03-01")), is_junior(2006, Event("2025-03-01"))
    (True, False)
    """
    return is_young(born, event, JUNIOR_AGE, place)


def halved(k: float) -> dict[str, Figure]:
    """Half of a K as a message says it: the half, the whole, and by what it is divided."""
    half = k / HALVING
    return {
        "k": Figure(half, decimals(half)),
        "full": Figure(k, decimals(k)),
        "divisor": Figure(HALVING),
    }


def halve(line: Line, k: float, games: int | None) -> None:
    """Halves what a game costs against a junior with fewer than 100 games, and says so.

    ``games`` are the junior's; where they are not known nothing is halved, and that is said.
    """
    if games is None:
        line.note = Message("knsb-line-junior-games", limit=Figure(UNPROVEN_GAMES))
    elif games < UNPROVEN_GAMES and line.change is not None:
        line.change /= HALVING
        limit = Figure(UNPROVEN_GAMES)
        line.note = Message(HALVED, games=Figure(games), limit=limit, **halved(k))


def junior_notes(player: Player, new_rating: float, checked: str) -> list[Message]:
    """What is not known about a junior's result: K in the upper table, and the youth bonus."""
    notes = []
    games = player.whole("games")
    enough = games is None or games >= JUNIOR_GAMES
    if player.k is None and enough and is_sliding(player.rated()):
        notes.append(junior_slide(checked))
    if new_rating < BONUS_LIMIT:
        limit = Figure(BONUS_LIMIT)
        notes.append(Message("knsb-note-youth-bonus", limit=limit, checked=Day(checked)))
    return notes
