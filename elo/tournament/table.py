"""A report as a table of plain text, as wide as its longest name."""

from ..core.names import isolated
from ..core.numbers import MINUS, fewest_decimals, fixed, write, write_points
from .aligned import aligned
from .event import Tournament
from .report import Report
from .rows import FIRST, RATED, Row
from .totals import by_team

#: Behind the rating and the factor.
HEADINGS = ("Games", "Score", "Expected", "Change", "New", "Performance")
NOTHING = "-"

#: The place of K among a report's cells, which begin with the rating.
K = 1


def write_table(event: Tournament, reports: list[Report], teams: bool = False) -> str:
    """The event's players with their numbers under each report's system, side by side."""
    head = ["No", "Title", "Name"]
    for report in reports:
        head += _shown(report, ["Rating", report.letter, *HEADINGS])
    rows = [head]
    for place, player in enumerate(event.players):
        cells = [str(player.number), player.title, isolated(player.name)]
        for report in reports:
            cells += _shown(report, _cells(report, report.rows[place]))
        rows.append(cells)
    parts = [_title(event, reports), *aligned(rows)]
    if teams:
        for report in reports:
            parts += ["", *_teams(report)]
    return "\n".join(parts) + "\n"


def _title(event: Tournament, reports: list[Report]) -> str:
    about = [
        isolated(event.name),
        isolated(event.city),
        " to ".join(filter(None, [event.start, event.end])),
    ]
    systems = [
        f"{report.book.name} {report.edition.name}"
        + (f", {report.terms.tempo}" if report.terms.tempo else "")
        for report in reports
    ]
    return ", ".join(filter(None, about)) + "\n" + " | ".join(systems) + "\n"


def _shown(report: Report, cells: list[str]) -> list[str]:
    """The cells of one report, without that of K where the system has none."""
    return cells if report.book.fact("k") else cells[:K] + cells[K + 1 :]


def _cells(report: Report, row: Row) -> list[str]:
    figure = report.performance(row.player)
    worth = NOTHING if figure is None or figure.value is None else str(figure.value)
    rating = NOTHING if row.rating is None else str(row.rating)
    new = NOTHING if row.new_rating is None else fixed(row.new_rating, 0)
    if row.status == RATED:
        k = NOTHING if row.k is None else fixed(row.k, fewest_decimals(row.k))
        return [
            rating,
            k,
            str(row.counted),
            write_points(row.score),
            fixed(row.expected or 0, 2),
            write(row.change or 0, 2, signed=True).replace(MINUS, "-"),
            new,
            worth,
        ]
    if row.status == FIRST:
        score = write_points(row.score)
        return [rating, NOTHING, str(row.counted), score, NOTHING, NOTHING, new, worth]
    return [rating, NOTHING] + [NOTHING] * len(HEADINGS)


def _teams(report: Report) -> list[str]:
    rows = [["Team", "Players", "Rated", "Average", "Games", "Score", "Expected", "Change"]]
    for team in by_team(report):
        rows.append(
            [
                isolated(team.team.name),
                str(team.players),
                str(team.rated),
                NOTHING if team.average is None else fixed(team.average, 0),
                str(team.games),
                write_points(team.score),
                fixed(team.expected, 2),
                write(team.change, 2, signed=True).replace(MINUS, "-"),
            ]
        )
    return [f"Teams: {report.book.name}", *aligned(rows, 1)]
