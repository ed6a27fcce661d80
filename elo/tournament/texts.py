"""The English of every problem, for the command line. ``{name}`` is a value of the problem.

The catalogues have the same sentences in every language under ``problem-<code>``; a test holds that
their English is this one. Each reader has its texts in a module of its own; here they are put
together.
"""

from ..core.names import isolated
from . import (
    checks,
    chess_results,
    cleaning,
    faulty,
    guessed,
    joining,
    limits,
    pgn,
    rated,
    rating_source,
    refusals,
    report,
    tables,
    tempo,
    terms,
    trf,
    whole,
)
from .lists import texts as lists
from .problems import Problem

#: Texts of what every reader may notice.
COMMON = {
    "empty-file": "The file is empty.",
    "and-more": "And {more} more of this kind.",
    "and-more-at": "And {more} more of this kind, on the lines {places}.",
}

#: Code -> sentence.
TEXTS: dict[str, str] = {
    **COMMON,
    **cleaning.TEXTS,
    **limits.TEXTS,
    **checks.TEXTS,
    **guessed.TEXTS,
    **trf.TEXTS,
    **pgn.TEXTS,
    **tempo.TEXTS,
    **terms.TEXTS,
    **rating_source.TEXTS,
    **report.TEXTS,
    **faulty.TEXTS,
    **lists.TEXTS,
    **tables.TEXTS,
    **joining.TEXTS,
    **chess_results.TEXTS,
    **refusals.TEXTS,
    **rated.TEXTS,
    **whole.TEXTS,
}


def sentence(problem: Problem) -> str:
    """The problem in plain English, without its place."""
    values = {
        name: isolated(value) if isinstance(value, str) else value
        for name, value in problem.values.items()
    }
    text = TEXTS[problem.code].format(**values)
    if problem.more:
        code = "and-more-at" if problem.places else "and-more"
        text += " " + TEXTS[code].format(more=problem.more, places=problem.places)
    return text
