"""An event's players with what a rating list says of them."""

from collections.abc import Iterable
from dataclasses import replace

from .event import Entrant, Rating, Tournament
from .lists import Answer, Listed, Wanted
from .problems import NOTICE, Problem

TEXTS = {
    "list-rating-differs": "Player {number}, {name}, has the rating {rating} in the file and"
    " {listed} on the list; the list's is used.",
    "list-found": "Found on the list: {found} of {players} players.",
}


def wanted(event: Tournament) -> list[Wanted]:
    """The event's players as a look-up asks for them."""
    return [Wanted(player.number, player.name, player.ids, player.born) for player in event.players]


def with_list(
    event: Tournament, answers: Iterable[Answer], code: str, tempo: str
) -> tuple[Tournament, list[Problem]]:
    """The event with the ratings of the list ``code`` for this tempo, and what was noticed.

    A list is asked because the file's ratings are missing or not to be relied on, so what it says
    of a player holds; what it does not say stays as it was.
    """
    found = {answer.wanted.number: answer.found for answer in answers if answer.found}
    problems = [problem for answer in answers for problem in answer.problems]
    players = []
    for player in event.players:
        entry = found.get(player.number)
        players.append(_completed(player, entry, code, tempo, problems) if entry else player)
    values: dict[str, str | int] = {"found": len(found), "players": len(players)}
    problems.insert(0, Problem("list-found", values=values, severity=NOTICE))
    return replace(event, players=players), problems


def _completed(
    player: Entrant, entry: Listed, code: str, tempo: str, problems: list[Problem]
) -> Entrant:
    ratings = dict(player.ratings)
    listed = entry.rating(code, tempo)
    before = ratings.get(code)
    if listed is not None:
        ratings[code] = listed
        if before is not None and before.value not in (None, listed.value):
            problems.append(_differs(player, before, listed))
    return replace(
        player,
        ratings=ratings,
        ids={**entry.ids, **player.ids},
        birth=player.birth or (str(entry.born) if entry.born else ""),
        title=player.title or entry.title,
        sex=player.sex or entry.sex,
        federation=player.federation or entry.federation,
    )


def _differs(player: Entrant, before: Rating, listed: Rating) -> Problem:
    values: dict[str, str | int] = {
        "number": player.number,
        "name": player.name,
        "rating": before.value or 0,
        "listed": listed.value or 0,
    }
    return Problem("list-rating-differs", player.line, 0, values, NOTICE)
