"""The lines about the event: two digits and a 2, or a code of three letters."""

import re
from collections.abc import Callable

from ..dates import read_day, read_period
from ..event import Tournament
from ..guessed import Days
from ..problems import ERROR, WARNING, Problem
from .rounds import FIRST, WIDTH

#: Lines that carry nothing for a rating. TRF26: rankings, tie-breaks, colours, accelerations,
#: forbidden pairings, abnormal points, line-ups, forfeited matches, team results. TRFx, TRFbx and
#: private ones: ranks, absentees, pairings, acceleration, data.
# fmt: off
IGNORED = frozenset((
    "072", "082", "152", "172", "182", "192", "202", "212", "250", "260", "299", "300", "320",
    "330", "352", "362", "801", "802",
    "XXC", "XXZ", "XXP", "XXA", "XXB", "XXM", "XXN", "DAT",
))
# fmt: on

TEXT_LINES = {"012": "name", "022": "city", "032": "federation", "092": "kind", "102": "arbiter"}
DAY_LINES = {"042": "start", "052": "end"}

#: Lines of which an event has one; a second one means that another event follows in the file.
ONCE = frozenset((*TEXT_LINES, *DAY_LINES, "062", "122", "132", "142", "222", "XXR"))
#: Of these hangs which rules are applied.
DECIDING = ("042", "122", "222")

#: Codes of lines about the event that no other text has at the start of a line.
KNOWN = IGNORED | ONCE | {"112", "162", "XXS"}

#: Points for results: the codes of line 162 and of XXS, and of the BB lines.
SCORES = {
    "W": "win",
    "D": "draw",
    "L": "loss",
    "A": "zero",
    "P": "pab",
    "ZPB": "zero",
    "HPB": "half",
    "FPB": "full",
    "PAB": "pab",
    "FW": "forfeit-win",
    "FL": "forfeit-loss",
    "BBW": "win",
    "BBD": "draw",
    "BBL": "loss",
    "BBZ": "zero",
    "BBU": "pab",
    "BBF": "forfeit-loss",
}
#: Points that differ with the colour.
BY_COLOUR = {"WW": "win", "BW": "win", "WD": "draw", "BD": "draw", "WL": "loss", "BL": "loss"}

TEXTS = {
    "bad-number": "A number should stand here, not “{text}”.",
    "header-twice": "The line with the code {tag} says “{text}”, unlike that in line {first}. The"
    " first one holds.",
    "bad-points": "The points for results cannot be read: “{text}”.",
}


class Header:
    """What the lines about the event say, besides what goes into the event itself."""

    def __init__(self, event: Tournament, problems: list[Problem]) -> None:
        self.event = event
        self.problems = problems
        self.announced_players: int | None = None
        self.announced_at = 0
        self.coded_clock = ""
        self._days = Days()
        #: The lines that an event has once: what they say, and where.
        self._said: dict[str, tuple[str, int]] = {}
        self._readers: dict[str, Callable[[str, int], None]] = {
            "062": self._players,
            "112": self._deputy,
            "122": self._clock,
            "222": self._coded_clock,
            "132": self._round_dates,
            "142": self._rounds,
            "XXR": self._rounds,
            "162": self._scores_in_columns,
            "XXS": self._scores_in_words,
        }

    def read(self, tag: str, line: str, row: int) -> bool:
        """Takes one line; False when its tag is none of these."""
        text = line[4:].strip()
        if tag in ONCE and text:
            first, place = self._said.setdefault(tag, (text, row))
            if place != row:
                self._repeated(tag, text, row, first, place)
                return True
        if tag in TEXT_LINES:
            setattr(self.event, TEXT_LINES[tag], text)
        elif tag in DAY_LINES:
            period = read_period(text)
            if period is not None:
                # both days in one line: each has its own
                text = period[0] if tag == "042" else period[1]
            self._day(DAY_LINES[tag], text, row)
        elif tag in SCORES:
            self._score(tag, text, row)
        elif tag in self._readers:
            self._readers[tag](line, row)
        else:
            return tag in IGNORED
        return True

    def finish(self) -> None:
        """All lines are read: the days that hold are known now."""
        days, problems = self._days.settled()
        for name, day in days.items():
            setattr(self.event, name, day)
        self.problems += problems

    def _repeated(self, tag: str, text: str, row: int, first: str, place: int) -> None:
        if text != first:
            values: dict[str, str | int] = {"tag": tag, "text": text, "first": place}
            severity = ERROR if tag in DECIDING else WARNING
            self.problems.append(Problem("header-twice", row, 5, values, severity))

    def _players(self, line: str, row: int) -> None:
        count = re.match(r"[0-9]{1,6}", line[4:].strip())
        self.announced_players = int(count[0]) if count else None
        self.announced_at = row

    def _deputy(self, line: str, row: int) -> None:
        self.event.deputies.append(line[4:].strip())

    def _clock(self, line: str, row: int) -> None:
        self.event.clock = line[4:].strip()

    def _coded_clock(self, line: str, row: int) -> None:
        self.coded_clock = line[4:].strip()

    def _day(self, name: str, text: str, row: int) -> None:
        if not text:
            return
        day = read_day(text)
        if day is None:
            self.problems.append(Problem("bad-date", row, 5, {"text": text}, WARNING))
            return
        self._days.take(name, text, day, row, 5)

    def _round_dates(self, line: str, row: int) -> None:
        """Each date belongs to the round in whose columns it begins, or nearly."""
        dates = self.event.round_dates
        wrong = ""
        for word in re.finditer(r"\S+", line[4:]):
            start = word.start() + 4
            number = (start - FIRST + WIDTH // 2) // WIDTH
            day = read_day(word[0])
            if day is None or number < 0:
                wrong = wrong or word[0]
                continue
            dates += [""] * (number + 1 - len(dates))
            dates[number] = day.iso
        if wrong:
            # one line, one problem: a writer that swaps month and day swaps all of them
            values: dict[str, str | int] = {"text": wrong}
            column = line.index(wrong) + 1
            self.problems.append(Problem("bad-date", row, column, values, WARNING))

    def _rounds(self, line: str, row: int) -> None:
        text = line[4:].strip()
        if re.fullmatch(r"[0-9]{1,3}", text):
            self.event.rounds = int(text)
        else:
            self.problems.append(Problem("bad-number", row, 5, {"text": text}, WARNING))

    def _scores_in_columns(self, line: str, row: int) -> None:
        for start in range(5, len(line.rstrip()), 9):
            self._score(line[start], line[start + 1 : start + 5], row)

    def _scores_in_words(self, line: str, row: int) -> None:
        for part in line[4:].split():
            self._score(*part.partition("=")[::2], row)

    def _score(self, code: str, text: str, row: int) -> None:
        name = SCORES.get(code) or BY_COLOUR.get(code)
        try:
            points = float(text.strip().replace(",", "."))
        except ValueError:
            values: dict[str, str | int] = {"text": f"{code} {text.strip()}"}
            self.problems.append(Problem("bad-points", row, 5, values, WARNING))
            return
        if name is not None and 0 <= points < 1000:
            if code in BY_COLOUR and self.event.scoring.get(name, points) != points:
                # worth more with one colour: no single number says it
                self.event.scoring["by-colour"] = 1.0
            self.event.scoring[name] = points
