"""Crosstables: opponent and result of every round beside each name, or everybody against all."""

from collections.abc import Callable

from ..event import Entrant, Result
from ..problems import ERROR, NOTICE, WARNING
from .cells import OWN, Cell, Spelling, names_an_opponent, read_alone, says_nothing, small
from .players import PlayerRow

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
    alone = sum(SEVERAL not in cell and read_alone(cell) is not None for cell in filled)
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
    heads = rows[0][1].columns.rounds
    numbering = _numbering(rows)
    if numbering is None:
        grid.told("table-no-opponents", grid.rows[grid.head or 0].line, 0, ERROR)
        return
    opponents = {numbering(player): player for player, _ in rows}
    for player, row in rows:
        for head, place in sorted(heads.items()):
            opponent = opponents.get(head)
            text = row.cell(place)
            if opponent is player or (says_nothing(text) and small(text) != "-"):
                continue
            games = read_alone(text)
            if games is None or opponent is None:
                row.told("table-result", place, ERROR, number=player.number, name=player.name)
                continue
            for cycle, cell in enumerate(games):
                number = _virtual_round(rows, player, opponent) + cycle * (_even(len(rows)) - 1)
                result = _result(number, cell, row, place)
                result.opponent = opponent.number
                player.results.append(result)
        player.results.sort(key=lambda result: result.round)
    grid.told("table-rounds-unknown", 0, 0, NOTICE)


def _numbering(rows: Rows) -> Numbering | None:
    """How the columns number the players: the first way in which every own place is empty."""
    places = {id(player): place for place, (player, _) in enumerate(rows, start=1)}
    ways: list[Numbering] = [
        lambda player: player.number,
        lambda player: player.rank,
        lambda player: places[id(player)],
    ]
    heads = rows[0][1].columns.rounds
    if len(heads) != len(rows):
        return None
    for way in ways:
        numbers = [way(player) for player, _ in rows]
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(heads):
            continue
        own = [row.cell(heads[way(player) or 0]) for player, row in rows]
        if all(small(cell) in OWN or says_nothing(cell) for cell in own):
            return way
    return None


def _virtual_round(rows: Rows, one: Entrant, other: Entrant) -> int:
    """A round for a pair, so that nobody has two games in one: the circle of the Berger tables."""
    order = [player.number for player, _ in rows]
    last = _even(len(order)) - 1
    a, b = sorted((order.index(one.number), order.index(other.number)))
    return ((2 * a if b == last else a + b) % last if last else 0) + 1


def _even(count: int) -> int:
    return count + count % 2
