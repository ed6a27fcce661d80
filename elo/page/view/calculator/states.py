"""What comes after the games: the new rating as its system shows it, and its other states."""

from ....core.numbers import write
from ....systems.base import Fact, RuleBook
from ..wording import Wording


def rating_text(book: RuleBook, rating: float, wording: Wording) -> str:
    """A new rating with the decimals that the system shows it with."""
    fact = book.fact("rating")
    return write(rating, 0 if fact is None else fact.digits, wording.mark)


def shown_states(book: RuleBook) -> list[Fact]:
    """The states beside the rating that the answer shows.

    Where a K decides how much a game weighs, the others are there for that alone, and the sentence
    about K speaks of them. Without one they are as much a part of the result as the rating.
    """
    if book.fact("k") is not None:
        return []
    return [fact for fact in book.facts if fact.state and fact.name != "rating"]


def states(
    book: RuleBook,
    facts: "dict[str, float | str]",
    moved: "dict[str, float | str]",
    wording: Wording,
) -> list[tuple[str, str, str]]:
    """What the games moved beside the rating: name, label, and the value before and after.

    A value that was not known before stands alone: notes say what was taken in its place. A count
    or a day that nobody entered is left out: it says no more than that there were games.
    """
    found = []
    for fact in shown_states(book):
        after = moved.get(fact.name)
        before = facts.get(fact.name)
        if after is None or (before is None and (fact.whole or isinstance(after, str))):
            continue
        text = wording.state(fact, after)
        if before is not None:
            known = wording.state(fact, before)
            text = wording.text("state-moved", before=known, after=text)
        found.append((fact.name, wording.text(fact.label), text))
    return found
