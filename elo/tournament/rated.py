"""An event's players with what a rating list says of them."""

from collections.abc import Iterable
from dataclasses import replace

from ..core.games import Event
from ..systems import of_federation
from .event import ANY_LIST, Entrant, Rating, Tournament
from .lists import Answer, Listed, Wanted
from .problems import NOTICE, WARNING, Problem

TEXTS = {
    "list-rating-differs": "Player {number}, {name}, has the rating {rating} in the file and"
    " {listed} on the list; the list's is used.",
    "list-rating-kept": "Player {number}, {name}, has the rating {rating} in the file and was not"
    " found on the list; the file's rating counts.",
    "list-has-none": "Player {number}, {name}, has the rating {rating} in the file and none on the"
    " list; the player counts as unrated.",
    "list-standard-used": "Player {number}, {name}, has no rating of this kind on the list; the"
    " standard rating {rating} is used.",
    "list-other-tempo": "The list has no ratings of this kind ({tempo}). Those of the file stay.",
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
    of a player holds; what it does not say stays as it was. The file's ratings of which it does not
    say whose they are count as this list's for whoever is not on it: all ratings of a report are of
    one list, and nobody must lose his to a look-up.
    """
    answers = list(answers)
    found = {answer.wanted.number: answer.found for answer in answers if answer.found}
    problems: list[Problem] = []
    values: dict[str, str | int] = {"found": len(found), "players": len(event.players)}
    problems.append(Problem("list-found", values=values, severity=NOTICE))
    rates = any(entry.rating(code, tempo) is not None for entry in found.values())
    if found and not rates:
        problems.append(Problem("list-other-tempo", values={"tempo": tempo}, severity=WARNING))
    slower = _stand_in(event, code, tempo)
    if slower is not None:
        found = {
            number: _with_slower(entry, code, (tempo, slower), event.by_number()[number], problems)
            for number, entry in found.items()
        }
    kept: set[int] = set()
    players = []
    for player in event.players:
        entry = found.get(player.number)
        if entry:
            player = _completed(player, entry, code, tempo, problems)
        if rates:
            player = _with_own(player, code)
        own = player.ratings.get(code)
        if answers and not entry and own is not None and own.value is not None:
            problems.append(_told("list-rating-kept", WARNING, player, own.value))
            kept.add(player.number)
        players.append(player)
    for answer in answers:
        # that somebody is not on the list stands beside his rating already
        known = answer.wanted.number in kept
        problems += [each for each in answer.problems if not known or each.code != "list-missing"]
    return replace(event, players=players), problems


def _stand_in(event: Tournament, code: str, tempo: str) -> str | None:
    """The tempo whose ratings count where there is none of this one, by whoever has the list."""
    book = of_federation(code)
    if book is None:
        return None
    return book.stand_in(Event(event.began or None, book.own_tempo(tempo)))


def _with_slower(
    entry: Listed, code: str, tempos: tuple[str, str], player: Entrant, problems: list[Problem]
) -> Listed:
    """The entry, for a player without a rating of the first tempo with that of the second."""
    tempo, slower = tempos
    listed, standard = entry.rating(code, tempo), entry.ratings.get((code, slower))
    if (listed is not None and listed.value is not None) or standard is None:
        return entry
    if standard.value is None:
        return entry
    problems.append(_told("list-standard-used", NOTICE, player, standard.value))
    return replace(entry, ratings={**entry.ratings, (code, tempo): Rating(standard.value)})


def _with_own(player: Entrant, code: str) -> Entrant:
    """The player with the file's rating as one of the list ``code``, unless he has one of it."""
    own = player.ratings.get(ANY_LIST)
    if own is None or code in player.ratings:
        return player
    return replace(player, ratings={**player.ratings, code: own})


def _completed(
    player: Entrant, entry: Listed, code: str, tempo: str, problems: list[Problem]
) -> Entrant:
    ratings = dict(player.ratings)
    listed = entry.rating(code, tempo)
    before = ratings.get(code, ratings.get(ANY_LIST))
    if listed is not None:
        ratings[code] = listed
        if before is not None and before.value not in (None, listed.value):
            if listed.value is None:
                problems.append(_told("list-has-none", WARNING, player, before.value))
            else:
                differs = _told("list-rating-differs", NOTICE, player, before.value)
                differs.values["listed"] = listed.value
                problems.append(differs)
    return replace(
        player,
        ratings=ratings,
        ids={**entry.ids, **player.ids},
        birth=player.birth or (str(entry.born) if entry.born else ""),
        title=player.title or entry.title,
        sex=player.sex or entry.sex,
        federation=player.federation or entry.federation,
    )


def _told(code: str, severity: str, player: Entrant, rating: int | None) -> Problem:
    values: dict[str, str | int] = {
        "number": player.number,
        "name": player.name,
        "rating": rating or 0,
    }
    return Problem(code, player.line, 0, values, severity)
