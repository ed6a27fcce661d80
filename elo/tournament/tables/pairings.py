"""Lists of games: white, result, black, a line each; and the card of one player."""

from ...core.games import BYE, OPEN
from ..event import BLACK as BLACK_PIECES
from ..event import NO_COLOUR, Entrant, Result, Tournament
from ..event import WHITE as WHITE_PIECES
from ..problems import NOTICE
from .announced import HIGHEST_ROUND, Announced
from .cells import Cell, says_nothing, small
from .columns import Columns
from .grid import Grid
from .headings import NUMBER, RESULT, ROUND
from .players import Numbers, PlayerRow, read_lists
from .roster import Roster
from .scores import read_alone, read_both
from .sides import sides_of
from .words import BYES, UNPAIRED, unaccented


def read_games(grid: Grid, columns: Columns, event: Tournament) -> None:
    """The players and games of a list with White and Black. Players are the same by their name."""
    roster = Roster(event)
    sides = sides_of(grid, columns)
    announced = Announced(grid, event)
    for data in grid.rows[: grid.head or 0]:
        announced.take(data)
    for data in grid.rows[(grid.head or 0) + 1 :]:
        row = PlayerRow(grid, columns, data)
        if announced.take(data) or data.cells == grid.rows[grid.head or 0].cells:
            continue
        number = announced.number
        both = [PlayerRow(grid, side, data) for side in sides]
        if _is_bye(both, row, number or 1, roster):
            continue
        if not all(side.name() for side in both):
            row.told("table-no-pair", None, white=both[0].name(), black=both[1].name())
            continue
        one, other = (roster.take(side) for side in both)
        of_row = row.whole(columns.fields.get(ROUND), HIGHEST_ROUND)
        scores = read_both(row.text(RESULT))
        if scores is None:
            row.told("table-result-of-game", columns.fields.get(RESULT))
            scores = None, None, OPEN
        place = (data.line, columns.fields.get(RESULT, -1) + 1)
        code = row.text(RESULT)
        now = of_row or number or 1
        for own, their, colour, score in (
            (one, other, WHITE_PIECES, scores[0]),
            (other, one, BLACK_PIECES, scores[1]),
        ):
            result = Result(now, their.number, colour, score, scores[2], code, *place)
            own.results.append(result)
    event.by_name = True
    if ROUND not in columns.fields and not announced.number and event.players:
        event.rounds_known = False
        _number_rounds(event)
        grid.told("table-rounds-unknown", 0, 0, NOTICE)


def _is_bye(
    both: list[PlayerRow],
    row: PlayerRow,
    number: int,
    roster: Roster,
) -> bool:
    """Whether a row has one player and, where the other's name should be, "bye" or "not paired"."""
    words = [unaccented(side.name()) for side in both]
    absent = [each in BYES or each in UNPAIRED for each in words]
    if not any(absent):
        return False
    for side, is_absent, word in zip(both, absent, reversed(words), strict=True):
        if is_absent or not side.name():
            continue
        own = read_alone(row.text(RESULT).split("-")[0])
        score = own[0].score if own else None
        if score is None and word in UNPAIRED:
            score = 0.0
        player = roster.take(side)
        number = row.whole(row.columns.fields.get(ROUND), HIGHEST_ROUND) or number
        place = (row.row.line, row.columns.fields.get(RESULT, -1) + 1)
        player.results.append(Result(number, None, NO_COLOUR, score, BYE, word, *place))
    return True


def _number_rounds(event: Tournament) -> None:
    """Without rounds a player's games are numbered so that neither side has two in one."""
    taken: dict[int, set[int]] = {player.number: set() for player in event.players}
    backs = {
        (player.number, back.opponent, back.line): back
        for player in event.players
        for back in player.results
        if back.colour != WHITE_PIECES
    }
    #: For each pair, where the search goes on: rounds that are taken stay so.
    first: dict[tuple[int, int], int] = {}
    for player in event.players:
        for result in player.results:
            if result.colour != WHITE_PIECES or result.opponent is None:
                continue
            one, other = taken[player.number], taken[result.opponent]
            pair = (min(player.number, result.opponent), max(player.number, result.opponent))
            free = first.get(pair, 1)
            while free in one or free in other:
                free += 1
            first[pair] = free + 1
            one.add(free)
            other.add(free)
            result.round = backs[result.opponent, player.number, result.line].round = free
    for player in event.players:
        player.results.sort(key=lambda result: result.round)


def read_card(grid: Grid, columns: Columns, event: Tournament, owner: Entrant) -> None:
    """The opponents of one player, a row each; the owner of the card comes from what is above it.

    The opponents' own results are those of these games, seen from their side.
    """
    event.players.append(owner)
    if not owner.name:
        grid.told("table-card-owner", 0, 0, NOTICE)
    numbers = Numbers()
    numbers.take(owner.number)
    for place, data in enumerate(grid.rows[(grid.head or 0) + 1 :], start=1):
        row = PlayerRow(grid, columns, data)
        now = row.whole(columns.fields.get(ROUND), 99) or place
        text = row.text(RESULT).removeprefix("- ")
        games = None if says_nothing(text) and small(text) != "-" else read_alone(text)
        if not row.name() or games is None or len(games) != 1:
            row.told("table-result-of-game", columns.fields.get(RESULT))
            continue
        wanted = row.whole(columns.fields.get(NUMBER), 99_999)
        number = numbers.take(wanted or owner.number)
        ids, ratings = read_lists(row)
        opponent = Entrant(number, row.name(), ids=ids, ratings=ratings, line=data.line)
        event.players.append(opponent)
        _play(owner, opponent, now, games[0], (data.line, columns.fields[RESULT] + 1))


def _play(owner: Entrant, opponent: Entrant, now: int, cell: Cell, place: tuple[int, int]) -> None:
    other = {WHITE_PIECES: BLACK_PIECES, BLACK_PIECES: WHITE_PIECES}.get(cell.colour, NO_COLOUR)
    theirs = None if cell.score is None else 1 - cell.score
    code = cell.code
    owner.results.append(
        Result(now, opponent.number, cell.colour, cell.score, cell.state, code, *place)
    )
    opponent.results.append(Result(now, owner.number, other, theirs, cell.state, code, *place))
