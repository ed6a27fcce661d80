"""FIDE's lists in fixed width: the combined one, those of one tempo, and the older layouts.

One line of headings, then one a player. The columns moved over the years, so they are taken from
the headings. Lines are sorted by name or by number, depending on the list, and are scanned in turn.
"""

import re
from dataclasses import dataclass

from ...core.tempo import BLITZ, RAPID, STANDARD
from ..event import FIDE_LIST, Rating
from .listed import ANY_TEMPO, Listed, UnreadableError, rating_of, whole
from .names import plain_id

#: The headings that begin a list of any age.
BEGINNING = re.compile(r"\s*ID[ _]NUMBER\s+NAME", re.IGNORECASE)

#: A heading and the field that it stands over. A month over the ratings is the list's date.
HEADINGS = (
    ("id", r"ID[ _]NUMBER"),
    ("name", r"NAME"),
    ("federation", r"FED|COUNTRY"),
    ("sex", r"SEX"),
    ("title", r"TITLE|TITL|TIT"),
    ("women's title", r"WTIT"),
    ("other titles", r"OTIT"),
    ("foa", r"FOA"),
    ("rating-standard", r"SRTNG"),
    ("games-standard", r"SGM"),
    ("k-standard", r"SK"),
    ("rating-rapid", r"RRTNG"),
    ("games-rapid", r"RGM"),
    ("k-rapid", r"RK"),
    ("rating-blitz", r"BRTNG"),
    ("games-blitz", r"BGM"),
    ("k-blitz", r"BK"),
    ("rating-", r"(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d\d"),
    ("games-", r"GAMES|GMS"),
    ("k-", r"K"),
    ("born", r"B-DAY|BIRTHDAY|BORN"),
    ("flag", r"FLAG"),
)
HEADING = re.compile(
    "|".join(f"(?P<f{i}>{pattern})" for i, (_, pattern) in enumerate(HEADINGS)), re.IGNORECASE
)

#: By how much a line may be shifted behind a title that is too long for its column.
MOST_SHIFT = 6


@dataclass(slots=True)
class Column:
    """Where a field lies in a line, and what its heading is."""

    start: int
    end: int
    heading: str


class FideText:
    """Reads the lines of one list. ``tempo`` is that of a list of one tempo, ``""`` if unknown.

    Raises ``UnreadableError`` (``list-headings``) for headings without number, name or rating.
    """

    list_code = FIDE_LIST

    def __init__(self, headings: str, tempo: str) -> None:
        self.columns = _columns(headings)
        names = set(self.columns)
        ratings = [name for name in names if name.startswith("rating-")]
        if not {"id", "name"} <= names or not ratings:
            raise UnreadableError("list-headings")
        self.tempos = {t: t for t in (STANDARD, RAPID, BLITZ) if f"rating-{t}" in names}
        if "rating-" in names:
            self.tempos[""] = tempo
        self._id = slice(0, self.columns["name"].start)
        self._name = slice(self.columns["name"].start, self.columns["name"].end)
        #: fields behind the titles: a title that is too long moves them to the right
        self._first = min(self.columns[name].start for name in ratings)
        self._shifted = [name for name in names if self.columns[name].start >= self._first]

    @property
    def tempo_unknown(self) -> bool:
        """Whether the list has the ratings of one tempo and nothing says which."""
        return ANY_TEMPO in self.tempos.values()

    def ids_and_name(self, text: str) -> tuple[tuple[str, ...], str]:
        """What a line is found by. Raises ``UnreadableError`` without a number or name."""
        number = text[self._id].strip()
        name = text[self._name].strip()
        if not (number.isdigit() and number.isascii()):
            raise UnreadableError("list-no-id", 1, text=number[:40])
        if not name:
            raise UnreadableError("list-no-name", self._name.start + 1)
        return (number.lstrip("0"),), name

    def read(self, line: int, text: str) -> Listed:
        """The player of a line. Raises ``UnreadableError`` for a number that is none."""
        ids, name = self.ids_and_name(text)
        shift = self._shift(text)
        ratings, games = {}, {}
        for suffix, tempo in self.tempos.items():
            value = rating_of(*self._field(text, f"rating-{suffix}", shift))
            k = whole(*self._field(text, f"k-{suffix}", shift))
            ratings[FIDE_LIST, tempo] = Rating(value, k=k)
            games[tempo] = whole(*self._field(text, f"games-{suffix}", shift)) or 0
        sex = self._field(text, "sex", 0)[0].strip().upper()
        flag = self._field(text, "flag", shift)[0].lower()
        titles = [self._field(text, name, 0)[0].strip() for name in ("title", "women's title")]
        return Listed(
            name,
            {FIDE_LIST: plain_id(ids[0])},
            ratings,
            federation=self._field(text, "federation", 0)[0].strip().upper(),
            title=(titles[0] or titles[1]).upper(),
            sex={"M": "m", "F": "w", "W": "w"}.get(sex, "w" if "w" in flag else ""),
            born=whole(*self._field(text, "born", shift)),
            period_games=games,
            inactive="i" in flag,
            line=line,
        )

    def _field(self, text: str, name: str, shift: int) -> tuple[str, int, str]:
        """A field's text, its column from 1, and its heading; an absent field is empty."""
        column = self.columns.get(name)
        if column is None:
            return "", 0, name
        return text[column.start + shift : column.end + shift], column.start + shift + 1, name

    def _shift(self, text: str) -> int:
        """How far the numbers are moved to the right: to the first place where all are numbers."""
        if not text[self._first - 1 : self._first].strip():
            return 0
        for shift in range(1, MOST_SHIFT + 1):
            if all(self._fits(text, name, shift) for name in self._shifted):
                return shift
        return 0  # reading will say which field is no number

    def _fits(self, text: str, name: str, shift: int) -> bool:
        column = self.columns[name]
        if text[column.start + shift - 1 : column.start + shift].strip():
            return False  # something reaches into the field from its left
        field = text[column.start + shift : column.end + shift].strip()
        if name == "flag":
            return field.lower() in ("", "i", "w", "wi", "iw")
        return not field or (field.isascii() and field.isdigit())


def _columns(headings: str) -> dict[str, Column]:
    found: list[tuple[int, str, str]] = []
    for match in HEADING.finditer(headings):
        name = HEADINGS[int((match.lastgroup or "f0")[1:])][0]
        if name not in [each[1] for each in found]:
            found.append((match.start(), name, match.group().strip()))
    ends = [start for start, _, _ in found[1:]] + [len(headings) + 40]
    return {
        name: Column(start, end, heading)
        for (start, name, heading), end in zip(found, ends, strict=True)
    }
