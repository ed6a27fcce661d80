"""Lists of games: white, result, black, a line each; and the card of one player."""

from ...core.games import OPEN
from ..event import BLACK as BLACK_PIECES
from ..event import NO_COLOUR, Entrant, Result, Tournament
from ..event import WHITE as WHITE_PIECES
from ..lists.names import name_keys
from ..problems import NOTICE
from .cells import Cell, says_nothing, small
from .columns import Columns
from .grid import Grid
from .headings import BIRTH, ID, NUMBER, RATING, RESULT, ROUND
from .players import Numbers, PlayerRow, read_lists, read_player
from .scores import read_alone, read_both
from .sides import sides_of
from .words import round_of


def read_games(grid: Grid, columns: Columns, event: Tournament) -> None:
    """The players and games of a list with White and Black. Players are the same by their name."""
    players: dict[str, Entrant] = {}
    sides = sides_of(grid, columns)
    number = 0
    for data in grid.rows[(grid.head or 0) + 1 :]:
        row = PlayerRow(grid, columns, data)
        heading = next((round_of(cell) for cell in data.cells if round_of(cell)), None)
        if len([cell for cell in data.cells if cell]) == 1 and heading:
            number = heading  # "Round 3" between the games
            continue
        both = [PlayerRow(grid, side, data) for side in sides]
        if not all(side.name() for side in both):
            row.told("table-no-pair", None, white=both[0].name(), black=both[1].name())
            continue
        one, other = (_player(players, event, side) for side in both)
        of_row = row.whole(columns.fields.get(ROUND), 99)
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
    if ROUND not in columns.fields and not number and event.players:
        _number_rounds(event)
        grid.told("table-rounds-unknown", 0, 0, NOTICE)


def _player(players: dict[str, Entrant], event: Tournament, row: PlayerRow) -> Entrant:
    """The player of a game's one side; the first row that tells something of him holds."""
    found = read_player(row, len(players) + 1)
    key = "/".join(name_keys(found.name)) or found.name
    player = players.setdefault(key, found)
    if player is found:
        event.players.append(player)
        return player
    for of, rating in found.ratings.items():
        used = player.ratings.setdefault(of, rating)
        if used.value != rating.value:
            place, before = row.columns.listed[RATING, of], used.value or 0
            row.told("table-rating-differs", place, name=player.name, used=before)
    for of, number in found.ids.items():
        known = player.ids.setdefault(of, number)
        if known != number:
            row.told("table-id-differs", row.columns.listed[ID, of], name=player.name, used=known)
    if found.birth and player.birth not in ("", found.birth):
        place = row.columns.fields[BIRTH]
        row.told("table-birth-differs", place, name=player.name, used=player.birth)
    player.title = player.title or found.title
    player.sex = player.sex or found.sex
    player.birth = player.birth or found.birth
    player.federation = player.federation or found.federation
    return player


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
