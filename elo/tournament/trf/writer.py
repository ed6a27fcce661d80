"""An event as a tournament report file, in the columns of TRF16; TRF26 lines where needed."""

from ...core.errors import InputError
from ...core.games import BYE
from ...core.numbers import fixed
from ..event import FIDE_LIST, Entrant, Result, Tournament
from .rounds import CODES, FIRST, WIDTH
from .split_rounds import with_rounds_apart
from .unsupported_fields import (
    LONGEST_FEDERATION,
    LONGEST_ID,
    LONGEST_NAME,
    LONGEST_TEAM,
    column_list,
)

#: What every line ends with: the annex asks for a carriage return, and editors like both.
END = "\r\n"

#: The code for each meaning; a bye of a point is one that the pairing gave.
MEANINGS = {meaning: code for code, meaning in CODES.items()}

#: The codes of line XXS for points that are not the usual ones.
POINTS = {
    "win": "W",
    "draw": "D",
    "loss": "L",
    "zero": "ZPB",
    "half": "HPB",
    "full": "FPB",
    "pab": "PAB",
    "forfeit-win": "FW",
    "forfeit-loss": "FL",
}

#: The largest starting rank that the columns hold.
MOST = 9999


def write_trf(event: Tournament) -> bytes:
    """The event as a file in UTF-8. What it has no place for, :func:`unsupported_fields` says.

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
    event = with_rounds_apart(event)
    code = column_list(event)
    lines = [*_header(event)]
    lines += [player_line(player, code) for player in event.players]
    lines += [line for player in event.players for line in national_lines(player).values()]
    for team in event.teams:
        members = "".join(f" {number:4d}" for number in team.players)
        lines.append(
            f"310 {team.number:3d} {team.name[:LONGEST_TEAM]:<{LONGEST_TEAM}}".ljust(72) + members
        )
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
    scoring = [f"{POINTS[k]}={points:g}" for k, points in event.scoring.items() if k in POINTS]
    if scoring and "by-colour" not in event.scoring:
        lines.append("XXS " + " ".join(scoring))
    return lines


def player_line(player: Entrant, code: str = FIDE_LIST) -> str:
    """A player's line, with the rating and the number on the list ``code``."""
    rating = player.ratings.get(code)
    text = "" if rating is None else str(rating.value or 0)
    points = "" if player.points is None else fixed(player.points, 1)
    rank = "" if player.rank is None else str(player.rank)
    # part of a country's name would be another country's code
    federation = player.federation if len(player.federation) <= LONGEST_FEDERATION else ""
    line = (
        f"001 {player.number:4d} {player.sex:1}{player.title:>3}"
        f" {player.name[:LONGEST_NAME]:<{LONGEST_NAME}} {text:>4}"
        f" {federation:<{LONGEST_FEDERATION}} {_identity(player, code):>{LONGEST_ID}}"
        f" {player.birth.replace('-', '/'):<10} {points:>4} {rank:>4}"
    )
    blocks = {result.round: round_block(result) for result in player.results}
    rounds = [blocks.get(number, "") for number in range(1, max(blocks, default=0) + 1)]
    return line.ljust(FIRST) + "".join(f"{block:<{WIDTH}}" for block in rounds)


def round_block(result: Result) -> str:
    """A result in the columns of its round."""
    opponent = "0000" if result.opponent is None else f"{result.opponent:4d}"
    return f"{opponent} {result.colour or '-'} {_code(result)}"


def _code(result: Result) -> str:
    """The code as it was written, if it means this here; else the one that does."""
    if CODES.get(result.code) == (result.state, result.score):
        return result.code
    if result.state == BYE and result.score is None:
        return " "
    return MEANINGS.get((result.state, result.score), " ")


def national_lines(player: Entrant) -> dict[str, str]:
    """The lines of the player's ratings and numbers on national lists, by the list."""
    found = {}
    for code in sorted({*player.ratings, *player.ids}):
        if len(code) == 3 and code != FIDE_LIST:
            rating = player.ratings.get(code)
            text = "" if rating is None else str(rating.value or 0)
            line = f"{code} {player.number:4d}".ljust(48) + f"{text:>4} {'':3}"
            found[code] = f"{line} {_identity(player, code):>{LONGEST_ID}}"
    return found


def _identity(player: Entrant, code: str) -> str:
    """The number on a list; one that is too long would push away what follows."""
    text = player.ids.get(code, "")
    return text if len(text) <= LONGEST_ID else ""
