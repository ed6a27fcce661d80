"""The lists of systems in the documents: brought up to date from what the systems declare.

What somebody wrote about a system in a row stays as it is; rows that are missing are added with the
texts of the catalogue, for whoever likes to say more. ``make texts`` runs it.
"""

from collections.abc import Callable

from elo.systems import SYSTEMS, shelf
from elo.systems.base import RuleBook

from .catalogue import LANGUAGES, Catalogue
from .reach import ROOT

#: Each document with what writes its lists.
Writer = Callable[[str], str]


def readme(text: str) -> str:
    """A row for each system: its name, its rules, how sure they are."""
    return _table(text, "| name ", [_sure(book) for book in shelf()])


def batch(text: str) -> str:
    """The systems' names, and the facts about a player with the systems that ask for them."""
    text = _row(text, "| `system` ", [_names("or")])
    facts = {fact.name: fact.label for book in reversed(shelf()) for fact in book.facts}
    known = [fact.name for book in shelf() for fact in book.facts]
    names = list(dict.fromkeys(known))
    rows = [[f"`{name}`", _english(facts[name]), _asking(name)] for name in names]
    return _table(text, "| fact ", rows, kept=(1,))


def tournament(text: str) -> str:
    """The names that ``--system`` may have."""
    return _row(text, "| `--system NAME` ", [_names("or") + "; twice for two side by side"])


def rules_check(text: str) -> str:
    """A row for each edition: its days, when it was checked, its text."""
    rows = []
    for book in shelf():
        for edition in book.editions:
            tempos = ", ".join(getattr(edition, "tempos", ())) or "-"
            link = f"<{edition.link}>" if edition.link else "-"
            days = [edition.since, edition.until or "-", edition.checked]
            rows.append([f"`{book.name}`", f"`{edition.name}`", tempos, *days, link])
    return _table(text, "| system ", rows, kept=())


LISTS: dict[str, Writer] = {
    "README.md": readme,
    "docs/batch.md": batch,
    "docs/tournament.md": tournament,
    "docs/rules-check.md": rules_check,
}


def _names(last: str) -> str:
    names = [f"`{name}`" for name in SYSTEMS]
    return ", ".join(names[:-1]) + f" {last} {names[-1]}"


def _asking(name: str) -> str:
    asking = [f"`{book.name}`" for book in shelf() if book.fact(name)]
    return "all" if len(asking) == len(SYSTEMS) else ", ".join(asking)


def _sure(book: RuleBook) -> list[str]:
    sure = dict.fromkeys(f"`{edition.confidence}`" for edition in book.editions)
    return [f"`{book.name}`", _english(f"system-{book.name}"), ", ".join(sure)]


def _english(name: str) -> str:
    return str(Catalogue(LANGUAGES[0]).text(name, {}))


def cells(line: str) -> list[str]:
    """The cells of a table's row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _line(row: list[str]) -> str:
    return "| " + " | ".join(row) + " |"


def _row(text: str, start: str, rest: list[str]) -> str:
    """The text with the one row that starts so made anew."""
    lines = text.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith(start))
    row = [cells(lines[place])[0], *rest]
    if row != cells(lines[place]):
        lines[place] = _line(row)
    return "\n".join(lines)


def _table(
    text: str, start: str, rows: list[list[str]], kept: tuple[int, ...] | None = None
) -> str:
    """The text with the body of the first table whose heading starts so made anew.

    In a row that is there the cells of these columns are ``kept``; all of them unless told.
    """
    lines = text.split("\n")
    head = next(number for number, line in enumerate(lines) if line.startswith(start))
    end = head + 2
    while lines[end].startswith("|"):
        end += 1
    old = {cells(line)[0]: cells(line) for line in lines[head + 2 : end]}
    body = []
    for row in rows:
        before = old.get(row[0], row)
        columns = range(len(row)) if kept is None else kept
        body.append([before[n] if n in columns else cell for n, cell in enumerate(row)])
    if body != [cells(line) for line in lines[head + 2 : end]]:
        lines[head + 2 : end] = [_line(row) for row in body]
    return "\n".join(lines)


if __name__ == "__main__":
    for name, writer in LISTS.items():
        file = ROOT / name
        file.write_text(writer(file.read_text(encoding="utf-8")), encoding="utf-8")
