"""The table and a player's card as files of their own, for a club's website.

Each is one HTML file without a script and without a request to anywhere. All that people have
typed is escaped.
"""

from ....ladder.ladder import Ladder
from ....ladder.members import Member
from ....ladder.ranking import head_to_head, history, ranking
from ..html import escaped
from ..wording import Wording
from .texts import about, figures, place_cells, row_cells, score_cells, start_cells

#: How the file looks; colours follow the reader's system.
STYLE = (
    ":root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}"
    "body{margin:1rem auto;max-width:44rem;padding:0 1rem;font-variant-numeric:tabular-nums}"
    "table{border-collapse:collapse;width:100%}"
    "caption{font-weight:600;text-align:start;padding-bottom:.5rem}"
    "th,td{border-bottom:1px solid;border-color:GrayText;padding:.25rem .5rem;text-align:start}"
    ".n{text-align:end;white-space:nowrap}"
)

#: Nothing may be fetched, nothing may run: whatever a name may contain.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"

RANKING = ("rank", "name", "rating", "change", "five", "trend")
SCORES = ("opponent", "games", "points", "tally")
ROWS = ("day", "opponent", "score", "change", "rating")

#: The message that heads each column.
HEADS = {
    "rank": "ladder-head-rank",
    "name": "ladder-head-player",
    "rating": "ladder-head-rating",
    "change": "ladder-head-change",
    "expected": "ladder-head-expected",
    "five": "ladder-head-five",
    "trend": "ladder-head-trend",
    "games": "ladder-head-games",
    "points": "ladder-head-points",
    "tally": "ladder-head-tally",
    "day": "ladder-head-day",
    "opponent": "ladder-head-opponent",
    "score": "ladder-head-score",
}
TEXTUAL = ("name", "opponent", "day")


def ranking_page(ladder: Ladder, day: str, language: str, wording: Wording) -> str:
    """The table as a file; ``day`` is the day of its making."""
    columns = RANKING if ladder.by_game else ("rank", "name", "rating", "expected", "five")
    rows = [place_cells(place, wording) for place in ranking(ladder)]
    title = ladder.rules.says("name") if ladder.rules else ""
    body = [
        _paragraph(about(ladder, wording)),
        _table(wording.text("ladder-head-ranking"), columns, rows, wording),
        _paragraph(wording.text("ladder-made", day=wording.date(day))),
    ]
    return _document(title, body, language)


def card_page(ladder: Ladder, member: Member, day: str, language: str, wording: Wording) -> str:
    """A player's card as a file."""
    found = [place for place in ranking(ladder) if place.member is member]
    scores = [score_cells(score, wording) for score in head_to_head(member)]
    rows = [] if member.start is None else [start_cells(member, wording)]
    rows += [row_cells(row, member, wording) for row in history(ladder, member)]
    body = [
        _paragraph(figures(ladder, found[0] if found else None, member, wording)),
        _table(wording.text("ladder-head-scores"), SCORES, scores, wording),
        _table(wording.text("ladder-head-history"), ROWS, rows, wording),
        _paragraph(wording.text("ladder-made", day=wording.date(day))),
    ]
    return _document(member.name, body, language)


def _paragraph(text: str) -> str:
    return "<p>" + escaped(text) + "</p>"


def _table(
    caption: str, columns: tuple[str, ...], rows: list[dict[str, str]], wording: Wording
) -> str:
    head = ""
    for column in columns:
        head += '<th scope="col"' + _kind(column) + ">" + escaped(wording.text(HEADS[column]))
        head += "</th>"
    body = []
    for row in rows:
        cells = ["<td" + _kind(column) + ">" + escaped(row[column]) + "</td>" for column in columns]
        body.append("<tr>" + "".join(cells) + "</tr>\n")
    return (
        "<table><caption>"
        + escaped(caption)
        + "</caption>\n<thead><tr>"
        + head
        + "</tr></thead>\n<tbody>\n"
        + "".join(body)
        + "</tbody></table>"
    )


def _kind(column: str) -> str:
    return "" if column in TEXTUAL else ' class="n"'


def _document(title: str, body: list[str], language: str) -> str:
    return (
        "<!doctype html>\n"
        + '<html lang="' + escaped(language) + '">\n<head>\n<meta charset="utf-8">\n'
        + '<meta http-equiv="Content-Security-Policy" content="' + escaped(POLICY) + '">\n'
        + '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        + "<title>" + escaped(title) + "</title>\n<style>" + STYLE + "</style>\n</head>\n<body>\n"
        + "<h1>" + escaped(title) + "</h1>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )  # fmt: skip
