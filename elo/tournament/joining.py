"""One event in several tables: sheets of a workbook, tables of a page, what is added later.

The players are the same by their number on a list, by their name, or by their starting number where
the names can be one person's. What only one table has comes together; where two contradict each
other the first one holds, and it is said.
"""

from dataclasses import replace

from ..core.errors import InputError
from .event import Entrant, Rating, Result, Team, Tournament
from .matching import Matching
from .problems import ERROR, NOTICE, WARNING, Problem

TEXTS = {
    "join-read": "{source}: players {players}, of whom {new} were not there before; games {games}.",
    "join-result-differs": "Round {round} of player {number}, {name}, is told otherwise in"
    " different tables: “{code}” against {opponent} in {source}, “{code2}” against {other}"
    " before. What was read first counts; take the wrong table out, or correct the result.",
    "join-rating-differs": "Player {number}, {name}, has the rating {rating} in {source} and {used}"
    " before. {used} is used.",
    "join-nothing": "{source} belongs to another event: of its players nobody is in the one that is"
    " open. Nothing was added. Open it by itself.",
}

#: Texts of an event that one table may have and another not.
FACTS = ("name", "city", "federation", "start", "end", "kind", "arbiter", "clock", "tempo")


def belongs(first: Tournament, second: Tournament) -> bool:
    """Whether two tables are of one event: half of the smaller one's players are in both."""
    fewer = min(len(first.players), len(second.players))
    return fewer > 0 and len(Matching(first, second).numbers) * 2 >= fewer


def joined(first: Tournament, second: Tournament, source: str) -> Tournament:
    """Both as one event; ``source`` names the second one in what is said of it."""
    matching = Matching(first, second)
    teams, of_team = _teams(first, second)
    event = replace(first, players=[], teams=teams, source=b"")
    problems = [*first.problems, *second.problems]
    players = {player.number: replace(player) for player in first.players}
    results = {number: list(player.results) for number, player in players.items()}
    numbers = matching.every_number()
    known = _is_known(first, second, numbers)
    shift = 0 if known else _shift(first, second)
    games = 0
    for player in second.players:
        number = numbers[player.number]
        if number not in players:
            # whoever is new comes with everything but the results, which follow
            players[number] = replace(player, number=number, results=[], team=None)
            results[number] = []
        else:
            _fill(players[number], player, source, problems)
        if player.team is not None and players[number].team is None:
            players[number].team = of_team[player.team]
            _member(teams, of_team[player.team], number)
        for result in player.results:
            opponent = numbers.get(result.opponent or 0, result.opponent)
            if known:
                continue
            moved = replace(result, round=result.round + shift, opponent=opponent)
            before = [each for each in results[number] if each.round == moved.round]
            if not before:
                players[number].results = [*players[number].results, moved]
                games += moved.opponent is not None
            else:
                _hold_against(players, number, before, moved, source, problems)
    for player in players.values():
        player.results = sorted(player.results, key=lambda result: result.round)
    for name in FACTS:
        setattr(event, name, getattr(first, name) or getattr(second, name))
    event.scoring = {**second.scoring, **first.scoring}
    event.round_dates = _dates(first, second, shift)
    event.players = list(players.values())
    played = [result.round for player in event.players for result in player.results]
    event.rounds = max([first.rounds, second.rounds + shift, *played])
    has_results = any(player.results for player in first.players)
    event.rounds_known = first.rounds_known if has_results else second.rounds_known
    event.by_name = first.by_name and second.by_name
    new = len(second.players) - len(matching.numbers)
    values: dict[str, str | int] = {"source": source, "players": len(second.players)}
    values |= {"new": new, "games": games // 2}
    event.problems = [*problems, Problem("join-read", values=values, severity=NOTICE)]
    return event


def _is_known(first: Tournament, second: Tournament, numbers: dict[int, int]) -> bool:
    """Whether the second table, which has no rounds, has no game that the first has not."""
    left: dict[tuple[int, int | None, float | None], int] = {}
    for player in first.players:
        for result in player.results:
            key = (player.number, result.opponent, result.score)
            left[key] = left.get(key, 0) + 1
    for player in second.players:
        for result in player.results:
            opponent = numbers.get(result.opponent or 0, result.opponent)
            key = (numbers[player.number], opponent, result.score)
            left[key] = left.get(key, 0) - 1
            if left[key] < 0:
                return False
    return not second.rounds_known


def one_person(players: list[Entrant], player: Entrant, other: Entrant) -> list[Entrant]:
    """The players with two of them as one, who has the games and the facts of both.

    Raises ``InputError`` for two who are the same already, or who met one another.
    """
    if player is other or any(each.opponent == other.number for each in player.results):
        raise InputError("unknown-player", "other", "must be another player, and no opponent")
    both = replace(player, results=[*player.results, *other.results])
    both.results.sort(key=lambda result: result.round)
    _fill(both, other, "", [])
    found = []
    for each in players:
        if each is other:
            continue
        if any(result.opponent == other.number for result in each.results):
            results = [
                replace(result, opponent=player.number)
                if result.opponent == other.number
                else result
                for result in each.results
            ]
            each = replace(each, results=results)
        found.append(both if each is player else each)
    return found


def _shift(first: Tournament, second: Tournament) -> int:
    """How far the second table's rounds go back where they only number games."""
    if second.rounds_known and first.rounds_known:
        return 0
    return max((result.round for player in first.players for result in player.results), default=0)


def _fill(player: Entrant, other: Entrant, source: str, problems: list[Problem]) -> None:
    """Takes what only the other table knows of a player."""
    for name in ("title", "sex", "birth", "federation"):
        setattr(player, name, getattr(player, name) or getattr(other, name))
    if player.points is None:
        player.points = other.points
    if player.rank is None:
        player.rank = other.rank
    player.ids = {**other.ids, **player.ids}
    ratings = dict(player.ratings)
    for code, rating in other.ratings.items():
        used = ratings.setdefault(code, rating)
        if used is rating or used.value == rating.value:
            ratings[code] = _both(used, rating)
            continue
        values: dict[str, str | int] = {"number": player.number, "name": player.name}
        values |= {"rating": rating.value or 0, "used": used.value or 0, "source": source}
        problems.append(Problem("join-rating-differs", other.line, 0, values, WARNING))
    player.ratings = ratings


def _both(one: Rating, other: Rating) -> Rating:
    facts = {
        name: getattr(other, name) if getattr(one, name) is None else getattr(one, name)
        for name in ("k", "games", "index", "peak")
    }
    return replace(one, **facts)


def _hold_against(
    players: dict[int, Entrant],
    number: int,
    before: list[Result],
    moved: Result,
    source: str,
    problems: list[Problem],
) -> None:
    """A result of a round that the first table has as well: the same, or it is said."""
    player = players[number]
    same = [each for each in before if each.opponent == moved.opponent]
    for each in same:
        if each.score is None or moved.score is None or each.score == moved.score:
            better = replace(each, colour=each.colour or moved.colour)
            if each.score is None and moved.score is not None:
                better = replace(better, score=moved.score, state=moved.state, code=moved.code)
            player.results = [better if kept is each else kept for kept in player.results]
            return
    if not same and moved.opponent is None:
        return  # absent in a list of games, and more in the other table
    values: dict[str, str | int] = {
        "round": moved.round,
        "number": number,
        "name": player.name,
        "code": moved.code.strip() or "-",
        "code2": before[0].code.strip() or "-",
        "opponent": _name(players, moved),
        "other": _name(players, before[0]),
        "source": source,
    }
    problems.append(Problem("join-result-differs", moved.line, moved.column, values, ERROR))


def _name(players: dict[int, Entrant], result: Result) -> str:
    opponent = players.get(result.opponent or 0)
    return opponent.name if opponent else "-"


def _dates(first: Tournament, second: Tournament, shift: int) -> list[str]:
    dates = list(first.round_dates)
    for place, day in enumerate(second.round_dates, start=shift):
        dates += [""] * (place + 1 - len(dates))
        dates[place] = dates[place] or day
    return dates


def _teams(first: Tournament, second: Tournament) -> tuple[list[Team], dict[int, int]]:
    """The teams of both, the same by name, and the numbers that those of the second have now."""
    teams = [replace(team, players=list(team.players)) for team in first.teams]
    by_name = {team.name.casefold(): team for team in teams}
    numbers: dict[int, int] = {}
    for team in second.teams:
        there = by_name.get(team.name.casefold())
        if there is None:
            taken = {each.number for each in teams}
            number = team.number if team.number not in taken else max(taken) + 1
            there = Team(number, team.name)
            teams.append(there)
            by_name[team.name.casefold()] = there
        numbers[team.number] = there.number
    return teams, numbers


def _member(teams: list[Team], number: int, player: int) -> None:
    for team in teams:
        if team.number == number and player not in team.players:
            team.players.append(player)
