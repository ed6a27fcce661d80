"""What a ladder is called and how large it is: enough to find it again among others."""

import json

from .ladder import Ladder


class Facts:
    """A ladder's name, the day of its founding and its number of games; empty before a founding."""

    def __init__(self, name: str = "", day: str = "", games: int = 0) -> None:
        self.name = name
        self.day = day
        self.games = games

    def text(self) -> str:
        """As it is kept beside the ladder."""
        return json.dumps([self.name, self.day, self.games])


def facts_of(ladder: Ladder) -> Facts:
    """The facts of a ladder."""
    founding, rules = ladder.founding, ladder.rules
    if founding is None or rules is None:
        return Facts()
    return Facts(rules.says("name"), founding.time[:10], len(ladder.games))


def read_facts(text: str) -> Facts:
    """The facts that were kept; none where they cannot be read.

    >>> read_facts(Facts("Club", "2025-11-07", 3).text()).games, read_facts("?").name
    (3, '')
    """
    try:
        name, day, games = json.loads(text)
        return Facts(str(name), str(day), int(games))
    except (ValueError, TypeError):
        return Facts()
