"""The report's lines as the page shows them: columns, order, search, pages."""

import unicodedata

from ...core.errors import InputError
from ...core.names import isolated
from ...tournament.event import Entrant
from ...tournament.lists.names import PLAIN, SPELT_OUT
from ...tournament.report import Report
from ...tournament.rows import FIRST, RATED, UNRATED, Row
from ...tournament.totals import Sums, movers, standings
from ..view.wording import CHANGE, EXPECTED, Wording
from .columns import COLUMNS, FACTOR, Column, written_whole
from .words import points, written

Json = dict[str, object]

#: The most lines of one page.
MOST = 100


#: The performance is worked out only for the lines that are looked at, or sorted by.
PERFORMANCE = "performance"

#: What is said of whose rating moved most.
MOVERS = {True: "desk-biggest-gain", False: "desk-biggest-loss"}

#: The figure that is no performance: what it started from.
AVERAGE = "average"

#: The order of the standings, which has no column.
STANDING = "standing"

#: Of two systems side by side these are shown.
SIDE_BY_SIDE = ("rating", FACTOR, "expected", "change", "new")


def spellings(text: str) -> tuple[str, str]:
    """Small letters without marks, and the same with umlauts spelt out: so names are compared.

    >>> spellings("Müller, Zoë"), spellings("zoe")
    (('muller, zoe', 'mueller, zoe'), ('zoe', 'zoe'))
    """
    small = unicodedata.normalize("NFC", text).casefold()
    return _plain(small), _plain(small.translate(SPELT_OUT))


def _plain(small: str) -> str:
    if small.isascii():
        return small
    apart = unicodedata.normalize("NFKD", small.translate(PLAIN))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class View:
    """Which lines are asked for, and in which order: as the page sends it."""

    def __init__(self, given: object) -> None:
        wish = given if isinstance(given, dict) else {}
        self.sort = str(wish.get("sort") or "number")
        self.down = bool(wish.get("down"))
        self.search = [spellings(word) for word in str(wish.get("search") or "").split()]
        team = wish.get("team")
        self.team = team if isinstance(team, int) else None
        self.start = int(wish.get("from") or 0)
        self.count = min(int(wish.get("count") or MOST), MOST)


class Rows:
    """The lines of one report, or of two side by side."""

    def __init__(self, reports: list[Report], wording: Wording) -> None:
        self.reports = reports
        self.wording = wording
        names = SIDE_BY_SIDE if len(reports) > 1 else [column.name for column in COLUMNS]
        shown = [column for column in COLUMNS if column.name in names]
        if len(reports) == 1 and reports[0].book.figures:
            shown.append(Column(PERFORMANCE, self._performance, written_whole))
        #: Of each report; a system without a factor has no column for it.
        self.columns = [
            [each for each in shown if each.name != FACTOR or report.letter] for report in reports
        ]
        self._performances: dict[int, int | None] = {}
        event = reports[0].event if reports else None
        self.teams = {team.number: team.name for team in event.teams} if event else {}
        self.players = event.players if event else []
        self.standings = standings(event) if event else {}
        self.movers = movers(reports[0]) if reports else {}

    def head(self) -> Json:
        """``columns``: name for sorting, heading, kind, system; ``groups``: heading and width."""
        say = self.wording.text
        names = ["number", "name", "team"] if self.teams else ["number", "name"]
        columns = [[name, say("desk-column-" + name), name, ""] for name in names]
        systems = [say("system-" + report.book.name) for report in self.reports]
        for place, system in enumerate(systems):
            letter = self.reports[place].letter
            for each in self.columns[place]:
                # the factor has its own letter in each edition
                heading = say("desk-column-" + each.name) if each.name != FACTOR else letter
                named = system if len(systems) > 1 else ""
                columns.append([f"{each.name}-{place}", heading, each.name, named])
        widths = [len(each) for each in self.columns]
        groups = [list(each) for each in zip(systems, widths, strict=True)]
        return {
            "columns": columns,
            "groups": [["", len(names)], *groups] if len(groups) > 1 else [],
        }

    def view(self, wish: View) -> Json:
        """``lines``: number, cells, note; ``shown`` says which of how many they are."""
        places = self.order(wish)
        start = min(wish.start, max(len(places) - 1, 0)) // wish.count * wish.count
        chosen = places[start : start + wish.count]
        shown = self.wording.text("desk-found-nobody")
        if chosen:
            shown = self.wording.text(
                "desk-shown",
                first=str(start + 1),
                last=str(start + len(chosen)),
                found=str(len(places)),
                count=len(places),
            )
        return {
            "lines": [self._line(place, wish.sort == STANDING) for place in chosen],
            "totals": self._totals(places),
            "shown": shown,
            "from": start,
            "found": len(places),
            "players": len(self.players),
        }

    def order(self, wish: View) -> list[int]:
        """The places of the players that are wanted, in order."""
        places = [i for i, player in enumerate(self.players) if self._wanted(player, wish)]
        name, _, report = wish.sort.partition("-")
        if name in ("name", "team"):
            texts = [self._text_of(player, name) for player in self.players]
            return sorted(places, key=lambda i: texts[i], reverse=wish.down)
        if name == STANDING:
            ranks = {i: self.standings[self.players[i].number] for i in places}
            return sorted(places, key=lambda i: ranks[i].order, reverse=wish.down)
        if name == "number":
            return sorted(places, key=lambda i: self.players[i].number, reverse=wish.down)
        number = min(int(report or 0), len(self.reports) - 1)
        own, rows = self.columns[number], self.reports[number].rows
        column = next((each for each in own if each.name == name), own[0])
        values = {i: column.value(rows[i]) for i in places}
        known = [i for i in places if values[i] is not None]
        known.sort(key=lambda i: values[i] or 0, reverse=wish.down)
        # who has no such figure comes last, whichever way the others go
        return known + [i for i in places if values[i] is None]

    def _performance(self, row: Row) -> float | None:
        number = row.player.number
        if number not in self._performances:
            self._performances[number] = performance(self.reports[0], row.player)
        return self._performances[number]

    def _text_of(self, player: Entrant, name: str) -> str:
        team = self.teams.get(player.team or 0, "") if name == "team" else ""
        return f"{team}\0{player.name}".casefold() if team else player.name.casefold()

    def _wanted(self, player: Entrant, wish: View) -> bool:
        if wish.team is not None and player.team != wish.team:
            return False
        if not wish.search:
            return True
        team = self.teams.get(player.team or 0, "")
        words = [player.name, player.title, player.federation, team, str(player.number)]
        texts = spellings(" ".join([*words, *player.ids.values()]))
        return all(any(each in text for each in word for text in texts) for word in wish.search)

    def _totals(self, places: list[int]) -> list[str]:
        """The cells of the line below the table: sums of these players, and the average rating."""
        say = self.wording.text
        cells: list[str] = []
        for number, report in enumerate(self.reports):
            rows = [report.rows[place] for place in places]
            sums = Sums([row for row in rows if row.status == RATED])
            if not number:
                cells = ["", say("desk-totals", rated=str(sums.rated), count=sums.rated)]
                cells += [""] if self.teams else []
            texts = {
                "rating": say("desk-average", rating=written(sums.average, 0, self.wording)),
                "games": str(sums.games),
                "score": points(sums.score, self.wording),
                "expected": written(sums.expected, EXPECTED, self.wording),
                "change": written(sums.change, CHANGE, self.wording, True),
            }
            cells += [texts.get(column.name, "") for column in self.columns[number]]
        return cells

    def _line(self, place: int, by_standing: bool) -> list[object]:
        player = self.players[place]
        cells = [str(player.number), f"{player.title} {isolated(player.name)}".strip()]
        if self.teams:
            cells.append(self.teams.get(player.team or 0, ""))
        rows = [report.rows[place] for report in self.reports]
        cells += [
            column.text(column.value(row), self.wording)
            for row, columns in zip(rows, self.columns, strict=True)
            for column in columns
        ]
        remarks = [_row_note(rows[0], self.wording)]
        if player.number in self.movers:
            remarks.append(self.wording.text(MOVERS[self.movers[player.number]]))
        if by_standing:
            remarks.insert(0, self._standing(player))
        return [player.number, cells, " · ".join(each for each in remarks if each)]

    def _standing(self, player: Entrant) -> str:
        """The player's place in the standings, and the points."""
        found = self.standings[player.number]
        score = points(found.points, self.wording)
        if found.rank is None:
            return self.wording.text("desk-standing-points", points=score)
        return self.wording.text("desk-standing", rank=str(found.rank), points=score)


def performance(report: Report, player: Entrant) -> int | None:
    """The rating that the player's result was worth: the first of the system's figures."""
    try:
        figures = report.performances(player)
    except InputError:
        return None
    return next((each.value for each in figures if each.name != AVERAGE), None)


def _row_note(row: Row, wording: Wording) -> str:
    """Why a line has no figures, or what they are."""
    if row.reason is not None:
        return wording.message(row.reason)
    if row.status == FIRST:
        return wording.text("desk-first")
    if row.status == UNRATED:
        return wording.text("desk-unrated")
    return ""
