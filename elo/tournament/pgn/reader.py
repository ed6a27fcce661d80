"""Events, players and results from the tags of PGN games.

Games with the same ``Event`` are one event; a game without that tag belongs to the event of the
game before it. A player is known by FIDE number, else by name.
"""

from ..decoding import UNICODE, decode, split_lines
from ..event import Tournament
from ..limits import OverBudgetError, check_results
from ..problems import NOTICE, Problem
from .builder import Builder
from .games import PgnGame, is_tag, split_games


def looks_like_pgn(data: bytes) -> bool:
    r"""Whether a file has tags of games in its first lines.

    >>> looks_like_pgn(b'[Event "Open"]\n[White "A"]'), looks_like_pgn(b"Name;Rating")
    (True, False)
    """
    text, _ = decode(data[:20000])
    return any(is_tag(line) for line in split_lines(text))


def read_pgn(data: bytes) -> list[Tournament]:
    """The events in a PGN file, in the order in which they begin."""
    text, encoding = decode(data)
    games, broken = split_games(split_lines(text))
    try:
        # a row for each side
        check_results(2 * len(games))
    except OverBudgetError as fault:
        return [Tournament(problems=[fault.problem], format="pgn")]
    groups: dict[str, list[PgnGame]] = {}
    event = ""
    for game in games:
        event = game.tags.get("event", event)
        groups.setdefault(event, []).append(game)
    found = [Builder(name).build(group) for name, group in groups.items()] or [Tournament()]
    for each in found:
        each.format = "pgn"
        each.source = data if len(found) == 1 else b""
    problems = found[0].problems
    if encoding not in UNICODE:
        problems.insert(0, Problem("encoding-assumed", 0, 0, {"encoding": encoding}, NOTICE))
    for line, tag in broken:
        problems.append(Problem("broken-tag", line, 1, {"text": tag}))
    if not any(each.players for each in found):
        problems.append(Problem("no-players"))
    return found
