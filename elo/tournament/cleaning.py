"""Texts of an event without signs that cannot be printed: the same for files of every format.

What is left out is said at its place. A file that is saved again keeps the lines that were not
corrected as they stand, such signs included.
"""

from dataclasses import replace

from ..core.names import cleaned
from .event import Tournament
from .problems import NOTICE, Problem

TEXTS = {
    "signs-left-out": "“{text}” has signs that cannot be seen or that turn the direction of "
    "reading. They were left out."
}

#: Texts of an event, of a player and of a result that somebody wrote.
OF_EVENT = ("name", "city", "federation", "kind", "arbiter", "clock")
OF_PLAYER = ("name", "title", "federation", "birth")


def clean_text(text: str) -> str:
    """The text without signs that cannot be printed, and without spaces that they leave."""
    # whatever Python calls printable is so; it is asked first, because there are many names
    return text if text.isprintable() else cleaned(text).strip()


def clean_event(event: Tournament) -> Tournament:
    """The event with texts that can be printed, and a notice for each that could not."""
    found: list[Problem] = []

    def clean(text: str, line: int = 0) -> str:
        plain = clean_text(text)
        if plain != text:
            found.append(Problem("signs-left-out", line, 0, {"text": plain}, NOTICE))
        return plain

    for name in OF_EVENT:
        setattr(event, name, clean(getattr(event, name)))
    event.deputies = [clean(name) for name in event.deputies]
    for player in event.players:
        for name in OF_PLAYER:
            setattr(player, name, clean(getattr(player, name), player.line))
        player.ids = {code: clean(text, player.line) for code, text in player.ids.items()}
        for result in player.results:
            result.code = clean(result.code, result.line)
    for team in event.teams:
        team.name = clean(team.name)
    event.problems = [clean_problem(problem) for problem in event.problems] + found
    return event


def clean_problem(problem: Problem) -> Problem:
    """What was noticed, with texts that can be printed: it speaks of what the file says."""
    values = {
        name: clean_text(value) if isinstance(value, str) else value
        for name, value in problem.values.items()
    }
    return replace(problem, values=values, sheet=clean_text(problem.sheet))
