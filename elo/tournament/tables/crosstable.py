"""Crosstables: opponent and result of every round beside each name, or everybody against all."""

from collections.abc import Callable

from ..event import Entrant, Result
from ..problems import ERROR, NOTICE, WARNING
from .cells import OWN, Cell, Spelling, names_an_opponent, says_nothing, small
from .players import PlayerRow
from .scores import adds_up_games, read_alone, read_pair

#: A table as far as it is read: each player with his row.
Rows = list[tuple[Entrant, PlayerRow]]
#: Another way to number the players: by rank, by row.
Numbering = Callable[[Entrant], int | None]

#: What stands between several games of one player in one round.
SEVERAL = " / "


def read_results(rows: Rows, ranks: dict[int, int]) -> None:
    """Puts the results of a table's round columns into its players.

    ``ranks`` has the players' ranks by their number, where the table has both: which of them the
    results speak of is found from their fitting together.
    """
    if not rows:
        return
    cells = [row.cell(place) for _, row in rows for place in row.columns.rounds.values()]
    filled = [cell for cell in cells if not says_nothing(cell) and small(cell) not in OWN]
    alone = sum(SEVERAL not in cell and _games(cell) is not None for cell in filled)
    if alone * 2 > len(filled) and _numbering(rows) is not None:
        _read_everybody(rows)
    elif any(names_an_opponent(each) for cell in filled for each in cell.split(SEVERAL)):
        _read_rounds(rows, Spelling(each for cell in cells for each in cell.split(SEVERAL)), ranks)
    elif filled:
        _read_everybody(rows)


def _read_rounds(rows: Rows, spelling: Spelling, ranks: dict[int, int]) -> None:
    for player, row in rows:
        for number, place in sorted(row.columns.rounds.items()):
            for text in row.cell(place).split(SEVERAL):
                if says_nothing(text):
                    continue
                cell = spelling.read(text)
                if cell is None:
                    row.told("table-result", place, ERROR, number=player.number, name=player.name)
                    continue
                player.results.append(_result(number, cell, row, place))
    if ranks:
        _settle_numbers(rows, ranks)


def _result(number: int, cell: Cell, row: PlayerRow, place: int) -> Result:
    place_of = (row.row.line, place + 1)
    return Result(number, cell.opponent, cell.colour, cell.score, cell.state, cell.code, *place_of)


def _settle_numbers(rows: Rows, ranks: dict[int, int]) -> None:
    """Opponents by rank become opponents by number, if that is how the games fit together."""
    if all(number == rank for number, rank in ranks.items()):
        return  # the same figures, whichever is meant
    by_number = _mutual(rows, {player.number: player.number for player, _ in rows})
    by_rank = _mutual(rows, ranks)
    if by_rank <= by_number:
        if by_rank == by_number and by_rank:
            rows[0][1].grid.told("table-numbers-unclear", 0, 0, WARNING)
        return
    numbers = {rank: number for number, rank in ranks.items()}
    for player, _ in rows:
        for result in player.results:
            if result.opponent is not None:
                result.opponent = numbers.get(result.opponent, result.opponent)
    rows[0][1].grid.told("table-by-rank", 0, 0, NOTICE)


def _mutual(rows: Rows, known_as: dict[int, int]) -> int:
    """How many results are answered by their opponent's, when players are known as this."""
    games: dict[tuple[int | None, int, int | None], list[float | None]] = {}
    for player, _ in rows:
        own = known_as.get(player.number)
        for result in player.results:
            key = (own, result.round, result.opponent)
            games.setdefault(key, []).append(result.score)
    answered = 0
    for (own, number, opponent), scores in games.items():
        back = games.get((opponent, number, own), []) if own is not None else []
        for score, other in zip(scores, back, strict=False):
            answered += score is None or other is None or score + other == 1
    return answered


def _read_everybody(rows: Rows) -> None:
    """A table of everybody against everybody: the columns are the players in the rows' order."""
    grid = rows[0][1].grid
    numbering = _numbering(rows)
    if numbering is None:
        grid.told("table-no-opponents", grid.rows[grid.head or 0].line, 0, ERROR)
        return
    opponents = {numbering(player): player for player, _ in rows}
    columns = [(i, *each) for i, heads in enumerate(_cycles(rows)) for each in heads.items()]
    cells = [row.cell(place) for _, row in rows for _, _, place in columns]
    # "1-1" is of two games, so "1-0" beside it may be the same: a game lost, and one won
    unclear = {text for text in cells if read_pair(text)} if any(map(adds_up_games, cells)) else ()
    most = max(len(_games(text) or ()) for text in cells)
    places = {player.number: place for place, (player, _) in enumerate(rows)}
    for player, row in rows:
        for cycle, head, place in columns:
            opponent = opponents.get(head)
            text = row.cell(place)
            if opponent is player or (says_nothing(text) and small(text) != "-"):
                continue
            games = None if text in unclear else _games(text)
            if games is None or opponent is None:
                row.told("table-result", place, number=player.number, name=player.name)
                continue
            first = _virtual_round(places, player, opponent)
            for leg, cell in enumerate(games, start=cycle * most):
                result = _result(first + leg * (_even(len(rows)) - 1), cell, row, place)
                result.opponent = opponent.number
                player.results.append(result)
        player.results.sort(key=lambda result: result.round)
    grid.told("table-rounds-unknown", 0, 0, NOTICE)


def _cycles(rows: Rows) -> list[dict[int, int]]:
    """The columns by the numbers that head them: a dictionary for each time that these come."""
    columns = rows[0][1].columns
    found: dict[int, dict[int, int]] = {}
    for number, place in sorted(columns.rounds.items()):
        cycle, head = divmod(number - 1, columns.cycle)
        found.setdefault(cycle, {})[head + 1] = place
    return list(found.values())


def _games(text: str) -> list[Cell] | None:
    """The games of a cell in a table of everybody against everybody; None if it is not clear."""
    pair = read_pair(text)
    return [pair] if pair is not None else read_alone(text)


def _numbering(rows: Rows) -> Numbering | None:
    """How the columns number the players: the first way in which every own place is empty."""
    places = {id(player): place for place, (player, _) in enumerate(rows, start=1)}
    ways: list[Numbering] = [
        lambda player: player.number,
        lambda player: player.rank,
        lambda player: places[id(player)],
    ]
    cycles = _cycles(rows)
    heads = cycles[0]
    if len(heads) != len(rows):
        return None
    for way in ways:
        numbers = [way(player) for player, _ in rows]
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(heads):
            continue
        own = [row.cell(each.get(way(player) or 0)) for player, row in rows for each in cycles]
        if all(small(cell) in OWN or says_nothing(cell) for cell in own):
            return way
    return None


def _virtual_round(places: dict[int, int], one: Entrant, other: Entrant) -> int:
    """A round for a pair, so that nobody has two games in one: the circle of the Berger tables."""
    last = _even(len(places)) - 1
    a, b = sorted((places[one.number], places[other.number]))
    return ((2 * a if b == last else a + b) % last if last else 0) + 1


def _even(count: int) -> int:
    return count + count % 2
