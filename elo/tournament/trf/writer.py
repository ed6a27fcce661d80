"""An event as a tournament report file, in the columns of TRF16; TRF26 lines where needed."""

from ...errors import InputError
from ...games import BYE
from ...numbers import fixed
from ..event import FIDE_LIST, Entrant, Result, Tournament
from .rounds import CODES, FIRST, WIDTH

#: What every line ends with: the annex asks for a carriage return, and editors like both.
END = "\r\n"

#: The code for each meaning; a bye of a point is one that the pairing gave.
MEANINGS = {meaning: code for code, meaning in CODES.items()}

#: The largest starting rank that the columns hold.
MOST = 9999


def write_trf(event: Tournament) -> bytes:
    """The event as a file in UTF-8.

    Raises ``InputError`` (``out-of-range``) for a starting rank that the format has no columns for.

    >>> from elo.tournament.event import Entrant, Tournament
    >>> lines = write_trf(Tournament("Open", players=[Entrant(1, "Adler, Anna")])).splitlines()
    >>> lines[0], lines[-1]
    (b'012 Open', b'001    1      Adler, Anna')
    """
    for player in event.players:
        if not 1 <= player.number <= MOST:
            text = f"starting rank {player.number} does not fit into its columns"
            raise InputError("out-of-range", "number", text, low=1, high=MOST)
    lines = [*_header(event)]
    lines += [_player(player) for player in event.players]
    lines += [line for player in event.players for line in _national(player)]
    for team in event.teams:
        members = "".join(f" {number:4d}" for number in team.players)
        lines.append(f"310 {team.number:3d} {team.name[:32]:<32}".ljust(72) + members)
    return (END.join(line.rstrip() for line in lines) + END).encode("utf-8")


def _header(event: Tournament) -> list[str]:
    found = [
        ("012", event.name),
        ("022", event.city),
        ("032", event.federation),
        ("042", event.start.replace("-", "/")),
        ("052", event.end.replace("-", "/")),
        ("062", str(len(event.players))),
        ("092", event.kind),
        ("102", event.arbiter),
        *[("112", deputy) for deputy in event.deputies],
        ("122", event.clock),
    ]
    lines = [f"{tag} {text}" for tag, text in found if text]
    if any(event.round_dates):
        days = [f"{day[2:].replace('-', '/'):<{WIDTH}}" for day in event.round_dates]
        lines.append("132".ljust(FIRST) + "".join(days))
    if event.rounds:
        lines.append(f"142 {event.rounds}")
    return lines


def _player(player: Entrant) -> str:
    rating = player.ratings.get(FIDE_LIST)
    text = "" if rating is None else str(rating.value or 0)
    points = "" if player.points is None else fixed(player.points, 1)
    rank = "" if player.rank is None else str(player.rank)
    line = (
        f"001 {player.number:4d} {player.sex:1}{player.title:>3} {player.name[:33]:<33} {text:>4}"
        f" {player.federation[:3]:<3} {player.ids.get(FIDE_LIST, ''):>11}"
        f" {player.birth.replace('-', '/'):<10} {points:>4} {rank:>4}"
    )
    blocks = {result.round: _block(result) for result in player.results}
    rounds = [blocks.get(number, "") for number in range(1, max(blocks, default=0) + 1)]
    return line.ljust(FIRST) + "".join(f"{block:<{WIDTH}}" for block in rounds)


def _block(result: Result) -> str:
    opponent = "0000" if result.opponent is None else f"{result.opponent:4d}"
    return f"{opponent} {result.colour or '-'} {_code(result)}"


def _code(result: Result) -> str:
    """The code as it was written, if it means this here; else the one that does."""
    if CODES.get(result.code) == (result.state, result.score):
        return result.code
    if result.state == BYE and result.score is None:
        return " "
    return MEANINGS.get((result.state, result.score), " ")


def _national(player: Entrant) -> list[str]:
    return [
        f"{code} {player.number:4d}".ljust(48)
        + f"{rating.value or 0:4d} {'':3} {player.ids.get(code, ''):>11}"
        for code, rating in sorted(player.ratings.items())
        if len(code) == 3 and code != FIDE_LIST
    ]
