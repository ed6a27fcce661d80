"""What was noticed about a file or an event: a code, a place, and what it speaks of.

A problem is no exception: what can be read is read, and the rest is said. Its English sentence is
in :data:`TEXTS`, for the command line; the catalogues say the same in every language under the name
``problem-<code>``, and a test holds that their English is this one.

A reader of another format brings its own texts: a dictionary in a module of its own, added to
``TEXTS`` in :mod:`elo.tournament.texts`.
"""

from dataclasses import dataclass, field, replace

#: What was meant is not known, or the file contradicts itself: a number may be wrong.
ERROR = "error"
#: Something was passed over or looks odd; the numbers do not hang on it.
WARNING = "warning"
#: Something that was decided and should be known: which ratings were used, for instance.
NOTICE = "notice"
SEVERITIES = (ERROR, WARNING, NOTICE)


@dataclass(slots=True)
class Problem:
    """One thing noticed.

    ``line`` and ``column`` count from 1; 0 means the whole file or the whole line. ``sheet`` names
    the sheet of a workbook. ``values`` are the figures and words of the sentence; a player is
    ``number`` and ``name``, a round is ``round``. ``more`` counts others of the same kind that are
    not said one by one, and ``places`` names the lines of some of them.
    """

    code: str
    line: int = 0
    column: int = 0
    values: dict[str, str | int] = field(default_factory=dict)
    severity: str = ERROR
    sheet: str = ""
    more: int = 0
    places: str = ""


#: Of one kind so many are said one by one; of more the first alone, with their number.
MOST_OF_A_KIND = 8
#: So many of the other places are named.
PLACES = 6


def gathered(problems: list[Problem]) -> list[Problem]:
    """The problems as they are said: each once, and many of one kind as one with their number.

    >>> many = [Problem("points-differ", line) for line in range(1, 21)]
    >>> [(found.line, found.more, found.places) for found in gathered(many)]
    [(1, 19, '2, 3, 4, 5, 6, 7, …')]
    """
    kinds: dict[tuple[str, str, str], list[Problem]] = {}
    seen = set()
    for problem in problems:
        values = tuple(sorted((name, str(value)) for name, value in problem.values.items()))
        key = problem.code, problem.line, problem.column, problem.sheet, values
        if key not in seen:
            seen.add(key)
            kind = problem.code, problem.severity, problem.sheet
            kinds.setdefault(kind, []).append(problem)
    found = []
    for each in kinds.values():
        if len(each) <= MOST_OF_A_KIND:
            found += each
            continue
        lines = list(dict.fromkeys(str(problem.line) for problem in each[1:] if problem.line))
        places = ", ".join([*lines[:PLACES], *["…"][: len(lines) > PLACES]])
        found.append(replace(each[0], more=len(each) - 1, places=places))
    order = {id(problem): place for place, problem in enumerate(problems)}
    first = {
        (p.code, p.severity, p.sheet): order[id(kinds[p.code, p.severity, p.sheet][0])]
        for p in found
    }
    found.sort(key=lambda p: order.get(id(p), first[p.code, p.severity, p.sheet]))
    return found
