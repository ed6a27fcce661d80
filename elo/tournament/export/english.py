"""The words of an export in English, for the command line; the page has them in every language.

The catalogues say the same under ``export-<name>``; a test holds that their English is this one.
"""

from ...core.assessment import Day, Figure, Message, Name, Points
from ...core.numbers import MINUS, write, write_points
from ..problems import Problem
from ..texts import sentence

TEXTS = {
    "sheet-event": "Event",
    "sheet-players": "Players",
    "sheet-report": "Report",
    "sheet-uncounted": "Not counted",
    "sheet-otherwise": "Counted otherwise",
    "sheet-norms": "Norms",
    "sheet-notes": "Notes",
    "event-name": "Event:",
    "event-city": "City:",
    "event-federation": "Organising federation:",
    "event-start": "Start date:",
    "event-end": "End date:",
    "event-rounds": "Rounds:",
    "event-kind": "System of play:",
    "event-arbiter": "Chief arbiter:",
    "event-deputies": "Deputy arbiters:",
    "event-clock": "Time control:",
    "event-tempo": "Kind of play:",
    "event-round-dates": "Round dates:",
    "event-scoring": "Scoring:",
    "event-team": "Team:",
    "column-number": "No.",
    "column-title": "Title",
    "column-name": "Name",
    "column-final-rank": "Final rank",
    "column-sex": "Sex",
    "column-birth": "Born",
    "column-federation": "Federation",
    "column-id": "ID",
    "column-rating": "Rating",
    "column-k": "K",
    "column-e": "Coefficient E",
    "column-games": "Rated games",
    "column-index": "Index",
    "column-peak": "Highest rating",
    "column-team-number": "Team no.",
    "column-team": "Team",
    "column-points": "Points",
    "column-round": "R",
    "column-rating-used": "Rating used",
    "column-k-used": "K used",
    "column-e-used": "E used",
    "column-counted": "Counted games",
    "column-score-counted": "Score counted",
    "column-expected": "Expected",
    "column-change": "Change",
    "column-new-rating": "New rating",
    "column-in-round": "Round",
    "column-opponent": "Opponent",
    "column-result": "Result",
    "column-why-not": "Why not counted",
    "column-counted-with": "Counted with",
    "column-notes": "Notes",
    "column-norm": "Norm",
    "column-status": "Status",
    "column-format": "Format",
    "column-format-from": "Format from",
    "column-severity": "Severity",
    "column-sheet": "Sheet",
    "column-line": "Line",
    "column-column": "Column",
    "column-what": "What",
    "cell-unrated": "unrated",
    "cell-by-file": "file",
    "cell-chosen": "chosen",
    "severity-error": "error",
    "severity-warning": "warning",
    "severity-notice": "notice",
}


class English:
    """The words of the command line. A rule book's message stands there by its name."""

    mark = "."

    def label(self, name: str) -> str:
        """A heading or word.

        >>> English().label("column-name")
        'Name'
        """
        return TEXTS[name]

    def message(self, message: Message) -> str:
        """The message's name and its figures.

        >>> from elo.core.assessment import Figure
        >>> English().message(Message("fide-k-adult", k=Figure(20)))
        'fide-k-adult: k 20'
        """
        figures = [f"{name} {_written(figure)}" for name, figure in message.values.items()]
        text = f"{message.name}: {', '.join(figures)}" if figures else message.name
        return text.replace(MINUS, "-")

    def problem(self, problem: Problem) -> str:
        """The sentence."""
        return sentence(problem)


def _written(figure: Figure | Points | Day | Name) -> str:
    if isinstance(figure, Points):
        return write_points(figure.value)
    if isinstance(figure, (Day, Name)):
        return figure.value
    return write(figure.value, figure.digits, ".", figure.signed)
