"""What many games have in common: said once, with their number and the first of them."""

from collections.abc import Iterator

from ..problems import WARNING, Problem
from .games import PgnGame

#: The tags of which two games that are one have the same.
SAME = ("white", "black", "result", "round", "date")


class Counts:
    """Games of which the same is to be said, by what that is."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str | int], tuple[Problem, int]] = {}

    def add(self, code: str, severity: str, line: int, values: dict[str, str | int]) -> None:
        """Adds one, between ``white`` and ``black``; those of one ``variant`` go together."""
        key = code, values.get("variant", "")
        first = Problem(code, line, 1, values, severity)
        problem, count = self._found.get(key, (first, 0))
        self._found[key] = problem, count + 1

    def tell(self, problems: list[Problem]) -> None:
        """Adds what is to be said to the problems."""
        for problem, count in self._found.values():
            problem.values = {**problem.values, "count": count}
            problems.append(problem)


def once(games: list[PgnGame], problems: list[Problem]) -> Iterator[PgnGame]:
    """The games, each once: one with the same tags and moves, or of the same round, is the same.

    Without moves and without a round two games of one pair may well be two.
    """
    seen: set[tuple[str | int, ...]] = set()
    counts = Counts()
    for game in games:
        tags = [game.tag(name).casefold() for name in SAME]
        known = game.fingerprint or game.tag("Round").strip("?- ")
        if known and game.tag("white") and game.tag("black"):
            key: tuple[str | int, ...] = (*tags, game.fingerprint)
            if key in seen:
                who: dict[str, str | int] = {"white": game.tag("white"), "black": game.tag("black")}
                counts.add("games-listed-twice", WARNING, game.line, who)
                continue
            seen.add(key)
        yield game
    counts.tell(problems)
