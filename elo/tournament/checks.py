"""What is odd about an event: contradictions, games without a partner, points, dates.

A reader says what it could not read; here the event is held against itself. Each problem carries
the place of the row that an officer has to look at. A game about which the two players' rows
disagree is *disputed*: it counts for neither until somebody says how it ended.
"""

from ..core.numbers import write_points
from .cross_checks import NAMED, check_games, who
from .event import Entrant, Tournament
from .problems import ERROR, NOTICE, WARNING, Problem
from .spellings import alike

#: How old somebody who plays in an event may be; anything else is a slip of the pen.
YOUNGEST = 3
OLDEST = 110

TEXTS = {
    "opponent-missing": "Round {round} of player {number}, {name}, names opponent {opponent}, whom"
    " the file does not have; the game does not count.",
    "opponents-missing": "Results that name players whom the file does not have: {count}. They do"
    " not count. The first: player {number}, {name}, round {round}, opponent {opponent}.",
    "own-opponent": "Player {number}, {name}, plays against himself or herself in round {round}.",
    "one-sided": "Player {number}, {name}, has a game against {opponent}, {other}, in round"
    " {round}, but {other} has none against {name}. It does not count until the result is settled.",
    "results-disagree": "Round {round}: player {number}, {name}, has “{code}” against {opponent},"
    " {other}, who has “{code2}”. It does not count until the result is settled.",
    "result-with-penalty": "Round {round}: player {number}, {name}, has “{code}” and {opponent},"
    " {other}, has “{code2}”: together less than a point. It counts as written.",
    "same-colour": "Round {round}: player {number}, {name}, and {opponent}, {other}, both have the"
    " same colour.",
    "round-twice": "Player {number}, {name}, has more than one result in round {round}.",
    "games-twice": "Player {number}, {name}, meets {opponent}, {other}, in the rounds {rounds}.",
    "points-differ": "Player {number}, {name}, has {points} points in the standings, but the"
    " results add up to {sum}.",
    "no-result-yet": "Round {round}: the game of player {number}, {name}, against {opponent},"
    " {other}, has no result yet.",
    "numbers-missing": "No player has the starting rank {numbers}.",
    "same-name": "Players {number} and {other} have the same name, {name}.",
    "same-id": "Players {number}, {name}, and {other} have the same number {id}.",
    "start-after-end": "The event starts on {start}, after its end on {end}.",
    "round-outside-event": "Round {round} is on {date}, but the event is from {start} to {end}.",
    "rounds-out-of-order": "Round {round} is on {date}, before the round that it follows.",
    "birth-unlikely": "Player {number}, {name}, is born in {year}; at the event the age would be"
    " {age}.",
    "no-results": "The file has no results: nothing can be rated. Take the crosstable or the list"
    " of games of the event, or add it to these players.",
    "no-opponents": "The file says how many points the players have, but not against whom: nothing"
    " can be rated. Take the crosstable or the list of games of the event, or add it to these"
    " standings.",
    "maybe-same": "Players {number}, {name}, and {other}, {alias}, may be one person. They are"
    " kept apart until they are joined.",
    "date-from-end": "The file does not say when the event began, but that it ended on {date}; the"
    " rules of that day are applied.",
    "date-from-round": "The file does not say when the event began, but that round {round} was on"
    " {date}; the rules of that day are applied.",
}


def check(event: Tournament) -> list[Problem]:
    """Everything odd about an event, in the order of the file, most serious things first.

    >>> from elo.tournament.event import Entrant, Result
    >>> ada = Entrant(1, "Adler, Anna", results=[Result(1, 2, "w", 1.0, "played", "1")])
    >>> [problem.code for problem in check(Tournament(start="2026-01-10", players=[ada]))]
    ['opponent-missing']
    """
    found = _dates(event)
    has_results = any(player.results for player in event.players)
    if event.players and not has_results:
        pointed = any(player.points for player in event.players)
        found.append(Problem("no-opponents" if pointed else "no-results", severity=ERROR))
    found += check_games(event)
    for player in event.players:
        found += _points(player, event) if has_results else []
        found += _birth(player, event)
    found += _identities(event)
    found += [_maybe_same(*pair) for pair in alike(event)]
    order = (ERROR, WARNING, NOTICE)
    return sorted(found, key=lambda problem: (order.index(problem.severity), problem.line))


#: The points of a result by its code, where the file does not say otherwise.
_KINDS = {
    "H": "half",
    "F": "full",
    "Z": "zero",
    "U": "pab",
    "+": "forfeit-win",
    "-": "forfeit-loss",
}
_SCORES = {1.0: "win", 0.5: "draw", 0.0: "loss"}


def _points(player: Entrant, event: Tournament) -> list[Problem]:
    if player.points is None or "by-colour" in event.scoring:
        return []
    results = player.results
    if not results and player.points == 0:
        return []
    total = 0.0
    for result in results:
        if result.score is None:
            continue
        kind = _KINDS.get(result.code) or _SCORES[result.score]
        total += event.scoring.get(kind, result.score)
    if abs(total - player.points) < 0.01:
        return []
    values = {**who(player), "points": _written(player.points), "sum": _written(total)}
    return [Problem("points-differ", player.line, 0, values, WARNING)]


def _written(points: float) -> str:
    halves = points * 2
    return write_points(points) if halves == int(halves) else f"{points:g}"


def _birth(player: Entrant, event: Tournament) -> list[Problem]:
    if player.born is None or not event.began:
        return []
    age = int(event.began[:4]) - player.born
    if YOUNGEST <= age <= OLDEST:
        return []
    values = {**who(player), "year": player.born, "age": age}
    return [Problem("birth-unlikely", player.line, 0, values, WARNING)]


def _dates(event: Tournament) -> list[Problem]:
    if not event.players:
        return []
    found = _beginning(event)
    start, end = event.start, event.end
    if start and end and start > end:
        return [*found, Problem("start-after-end", values={"start": start, "end": end})]
    before = ""
    for number, day in enumerate(event.round_dates, start=1):
        values: dict[str, str | int] = {"round": number, "date": day, "start": start, "end": end}
        if day and start and end and not start <= day <= end:
            found.append(Problem("round-outside-event", values=values, severity=WARNING))
        elif day and day < before:
            found.append(Problem("rounds-out-of-order", values=values, severity=WARNING))
        before = day or before
    return found


def _beginning(event: Tournament) -> list[Problem]:
    """On which day's rules the numbers rest where the file does not say when the event began."""
    if event.start:
        return []
    if not event.began:
        return []  # the report says it, which knows whether rules hang on it
    for number, day in enumerate(event.round_dates, start=1):
        if day:
            values: dict[str, str | int] = {"round": number, "date": day}
            return [Problem("date-from-round", values=values, severity=NOTICE)]
    return [Problem("date-from-end", values={"date": event.end}, severity=NOTICE)]


def _identities(event: Tournament) -> list[Problem]:
    found = []
    names: dict[str, Entrant] = {}
    identities: dict[tuple[str, str], Entrant] = {}
    for player in event.players:
        first = names.setdefault(player.name.casefold(), player)
        if first is not player and player.name:
            values = {**who(first), "other": player.number}
            found.append(Problem("same-name", player.line, 0, values, WARNING))
        for key in player.ids.items():
            owner = identities.setdefault(key, player)
            if owner is not player:
                values = {**who(owner), "other": player.number, "id": key[1]}
                found.append(Problem("same-id", player.line, 0, values, WARNING))
    missing = _gaps(event)
    if missing:
        named = ", ".join(str(number) for number in missing)
        found.append(Problem("numbers-missing", values={"numbers": named}, severity=NOTICE))
    return found


def _maybe_same(player: Entrant, other: Entrant) -> Problem:
    values: dict[str, str | int] = {**who(player), "other": other.number}
    return Problem("maybe-same", other.line, 0, {**values, "alias": other.name}, ERROR)


def _gaps(event: Tournament) -> list[int]:
    """Starting ranks that nobody has; none when there are many, as in a file of a part."""
    numbers = {player.number for player in event.players}
    highest = max(numbers, default=0)
    if highest - len(numbers) > NAMED:
        return []
    return [number for number in range(1, highest) if number not in numbers]
