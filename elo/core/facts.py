"""Facts by name: what a system asks about a player, an opponent or a game, and nobody else lists.

Which facts there are, the systems declare (:mod:`elo.systems.fact`). A value is a number, or a text
for a day (an ISO date) and for a choice (its name).
"""


class Known:
    """Something of which facts are known: ``facts`` holds those that have a value, by name.

    >>> known = Known({"games": 8, "born": None, "last": "2025-11-07"})
    >>> known.number("games"), known.whole("born"), known.text("last"), known.number("last")
    (8, None, '2025-11-07', None)
    """

    def __init__(self, facts: dict[str, float | str | None]) -> None:
        self.facts: dict[str, float | str] = given(facts) if facts else {}

    def value(self, name: str) -> float | str | None:
        """The fact of this name; None when it is not known."""
        return self.facts.get(name)

    def number(self, name: str) -> float | None:
        """The fact of this name, if it is a number."""
        return as_number(self.value(name))

    def whole(self, name: str) -> int | None:
        """The fact of this name as a whole number: a year, a count."""
        value = self.facts.get(name)
        if value is None or type(value) is int:
            return value
        return None if isinstance(value, str) else int(value)

    def text(self, name: str) -> str | None:
        """The fact of this name, if it is a day or a choice."""
        value = self.facts.get(name)
        return value if isinstance(value, str) else None


def given(facts: dict[str, float | str | None]) -> dict[str, float | str]:
    """The facts that have a value.

    >>> given({"games": 8, "born": None})
    {'games': 8}
    """
    found = {}
    for name in facts:
        value = facts[name]
        if value is not None:
            found[name] = value
    return found


def as_number(value: float | str | None) -> float | None:
    """The value, if it is a number.

    >>> as_number(8), as_number("w"), as_number(None)
    (8, None, None)
    """
    return None if isinstance(value, str) else value


def shown(first: list[tuple[str, float | str | None]], facts: dict[str, float | str]) -> str:
    """Facts as arguments of a call, for a value's ``repr``.

    >>> shown([("rating", 1500), ("k", None)], {"games": 8, "color": "w"})
    "rating=1500, color='w', games=8"
    """
    pairs = first + [(name, facts[name]) for name in sorted(facts)]  # sort: no two are equal
    return ", ".join([name + "=" + repr(value) for name, value in pairs if value is not None])
