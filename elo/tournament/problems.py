"""What was noticed about a file or an event: a code, a place, and what it speaks of.

A problem is no exception: what can be read is read, and the rest is said. Its English sentence is
in :data:`TEXTS`, for the command line; the catalogues say the same in every language under the name
``problem-<code>``, and a test holds that their English is this one.

A reader of another format brings its own texts: a dictionary in a module of its own, added to
``TEXTS`` in :mod:`elo.tournament.texts`.
"""

from dataclasses import dataclass, field

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
    ``number`` and ``name``, a round is ``round``.
    """

    code: str
    line: int = 0
    column: int = 0
    values: dict[str, str | int] = field(default_factory=dict)
    severity: str = ERROR
    sheet: str = ""
