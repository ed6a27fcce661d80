"""The games of a PGN file: their tags, and the little that is asked of the moves."""

import re
from dataclasses import dataclass, field

_TAG = re.compile(r"\s*\[\s*([A-Za-z0-9_]+)\s*\"(.*)\"\s*\]\s*")
_BROKEN = re.compile(r"\s*\[\s*[A-Za-z][A-Za-z0-9_]*\s+[\"“”'].*")

#: What stands among the moves and is no move: numbers, dots, assessments, results.
_NO_MOVE = re.compile(r"\d+\.*|\.+|\$\d+|[!?]+|[()]|\*|1-0|0-1|1/2(-1/2)?|½-½")
_MARKER = re.compile(r"(1-0|0-1|1/2-1/2|½-½|\*)\s*$")
_COMMENT = re.compile(r"\{[^}]*\}?|;[^\n]*")

#: So many moves of one side are looked for: with one each the game was played.
ENOUGH = 2
#: Characters of a game that nobody plays twice: some twenty moves.
LONG = 200


@dataclass(slots=True)
class PgnGame:
    """One game: ``tags`` by their names in small letters, ``line`` where its tags begin.

    ``lines`` is where each tag stands. ``moves`` counts single moves up to :data:`ENOUGH`;
    ``marker`` is the result at the end of the moves, ``""`` without one. ``fingerprint`` is the
    same for games with the same moves, 0 for one with few or none.
    """

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    moves: int = 0
    marker: str = ""
    text: list[str] = field(default_factory=list)
    fingerprint: int = 0

    def tag(self, name: str) -> str:
        """The value of a tag, ``""`` without one; case does not matter."""
        return self.tags.get(name.lower(), "")


def is_tag(line: str) -> bool:
    """Whether a line is a tag.

    >>> is_tag('[White "Adler, Anna"]'), is_tag("1. e4 {[%clk 0:01:00]} e5")
    (True, False)
    """
    return bool(_TAG.fullmatch(line))


def tags_of(lines: list[str]) -> list[int]:
    """The places of the lines that are tags."""
    return [place for place, line in enumerate(lines) if is_tag(line)]


def split_games(lines: list[str]) -> tuple[list[PgnGame], list[tuple[int, str]]]:
    """The games, and the lines that look like a tag but are none.

    A game begins with a tag after moves, or with a tag that the game at hand has already; a blank
    line among the tags ends nothing.
    """
    games: list[PgnGame] = []
    broken = []
    game: PgnGame | None = None
    in_comment = False
    for index, line in enumerate(lines):
        found = None if in_comment else _TAG.fullmatch(line)
        if found:
            name = found[1].lower()
            if game is None or game.text or name in game.tags:
                game = PgnGame(index + 1)
                games.append(game)
            game.tags[name] = found[2].replace('\\"', '"').replace("\\\\", "\\").strip()
            game.lines[name] = index + 1
        elif not in_comment and _BROKEN.fullmatch(line):
            broken.append((index + 1, line.strip()))
        elif line.strip() and not line.startswith("%"):
            if game is None:
                game = PgnGame(index + 1)
                games.append(game)
            game.text.append(line)
            in_comment = _ends_in_comment(line, in_comment)
    for game in games:
        _look_at_moves(game)
    return games, broken


def _ends_in_comment(line: str, in_comment: bool) -> bool:
    opened, closed = line.rfind("{"), line.rfind("}")
    return in_comment if opened == closed else opened > closed


def _look_at_moves(game: PgnGame) -> None:
    text = _COMMENT.sub(" ", "\n".join(game.text))
    marker = _MARKER.search(text)
    game.marker = marker[1] if marker else ""
    for word in text.split():
        word = re.sub(r"^\d+\.+", "", word)
        if word and not _NO_MOVE.fullmatch(word):
            game.moves += 1
            if game.moves == ENOUGH:
                break
    game.fingerprint = hash(" ".join(text.split())) or 1 if len(text) > LONG else 0
    game.text = []
