"""What stands above a table or on a sheet beside it: the event's name, dates, teams, points."""

import re

from ..dates import read_birth, read_day, read_period
from ..event import FIDE_LIST, Entrant, Rating, Team, Tournament
from ..guessed import Days
from ..problems import WARNING
from .grid import Grid, Row
from .words import FACTS, TEMPO_WORDS, folded

#: A kind of points in ``Tournament.scoring``, as "win=3".
KIND_OF_POINTS = re.compile(r"([a-z-]+)=(\d{1,3}(?:\.\d{1,6})?)")
#: What stands for a round whose day is not known.
NO_DAY = "-"


def read_facts(grid: Grid, rows: list[Row], event: Tournament, owner: Entrant) -> None:
    """Takes facts, ``Label; value`` a row, into the event, or into the owner of a player's card.

    A single text above everything else is the event's name.
    """
    title = ""
    days = Days()
    for row in rows:
        cells = [cell for cell in row.cells if cell]
        if len(cells) == 1 and ":" in cells[0]:
            cells = [part.strip() for part in cells[0].split(":", 1)]
        fact = _fact(cells[0]) if len(cells) > 1 and cells[1] else None
        if fact is not None:
            _take(grid, row, fact, row.cells if len(row.cells) > 2 else cells, event, owner, days)
        elif len(cells) == 1 and not title and not event.name:
            title = cells[0]
    event.name = event.name or grid.title or title
    found, guesses = days.settled()
    for name, day in found.items():
        setattr(event, name, day)
    for guess in guesses:
        guess.sheet = grid.sheet
        grid.problems.append(guess)


def _fact(label: str) -> str | None:
    """The fact that a label names; what stands in brackets behind it says how it is meant."""
    word = folded(label)
    return FACTS.get(word) or FACTS.get(word.partition("(")[0].strip(" :"))


def _in_brackets(label: str) -> list[str]:
    """The word in brackets of a label, if it is one that says how fast an event was."""
    word = label.partition("(")[2].strip(" ):")
    return [word] if word in TEMPO_WORDS else []


def _take(
    grid: Grid,
    row: Row,
    fact: str,
    cells: list[str],
    event: Tournament,
    owner: Entrant,
    known: Days,
) -> None:
    value = cells[1]
    if fact == "team":
        _team(grid, row, cells, event)
    elif fact.startswith("player-") or fact == "player":
        _of_owner(fact, value, owner)
    elif fact in ("start", "end", "date"):
        _days(grid, row, fact, value, known)
    elif fact == "rounds":
        event.rounds = int(value) if value.isascii() and value.isdigit() and len(value) < 4 else 0
    elif fact == "tempo":
        event.tempo = TEMPO_WORDS.get(value.casefold(), "")
        event.clock = event.clock or ("" if event.tempo else value)
    elif fact == "deputies":
        event.deputies = [each for each in cells[1:] if each]
    elif fact == "round-dates":
        days = [each if each != NO_DAY else "" for each in cells[1:]]
        event.round_dates = [_of_round(grid, row, each) if each else "" for each in days]
    elif fact == "scoring":
        words = value.replace(",", " ").replace(";", " ").split()
        found = filter(None, map(KIND_OF_POINTS.fullmatch, words))
        event.scoring = {each[1]: float(each[2]) for each in found}
    else:
        setattr(event, fact, value)
    if fact == "clock":
        # "Time control (Rapid)": the label says how fast it was
        label = folded(row.cells[0])
        event.tempo = event.tempo or next((TEMPO_WORDS[w] for w in _in_brackets(label)), "")


def _of_owner(fact: str, value: str, owner: Entrant) -> None:
    number = int(value) if value.isascii() and value.isdigit() and len(value) < 6 else None
    if fact == "player":
        owner.name = owner.name or value
    elif fact == "player-rating" and number:
        owner.ratings[""] = Rating(number)
    elif fact == "player-fide" and value.strip("0"):
        owner.ids[FIDE_LIST] = value
    elif fact == "player-birth":
        owner.birth = read_birth(value) or ""
    elif fact == "player-number" and number:
        owner.number = number


def _days(grid: Grid, row: Row, fact: str, value: str, known: Days) -> None:
    period = read_period(value)
    if period is not None:
        both = ("start", "end") if fact == "date" else (fact,)
        for name in both:
            _day(grid, row, name, period[0] if name == "start" else period[1], known)
    else:
        _day(grid, row, "end" if fact == "end" else "start", value, known)


def _day(grid: Grid, row: Row, name: str, text: str, known: Days) -> None:
    day = read_day(text, day_first=True)
    if day is None:
        grid.told("table-day", row.line, 0, WARNING, text=text[:40])
    else:
        known.take(name, text, day, row.line)


def _of_round(grid: Grid, row: Row, text: str) -> str:
    day = read_day(text, day_first=True)
    if day is None:
        grid.told("table-day", row.line, 0, WARNING, text=text[:40])
    return day.iso if day else ""


def _team(grid: Grid, row: Row, cells: list[str], event: Tournament) -> None:
    """A team's row: its number, its name, its players' numbers."""
    number, name, *rest = [*cells[1:], "", ""]
    numbers = rest[0].split()
    if not all(each.isascii() and each.isdigit() for each in [number, *numbers]):
        grid.told("table-team", row.line, 0, WARNING, text=" ".join(cells[1:])[:60])
        return
    event.teams.append(Team(int(number), name, [int(each) for each in numbers]))
