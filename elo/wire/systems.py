"""What a system declares as JSON: its facts, what it can be asked, its editions."""

from ..core.games import Event
from ..systems.base import CHOICE, NUMBER, Edition, Fact, RuleBook
from .messages import write_message
from .values import plain

#: Whose facts they are.
PLAYER = "player"
OPPONENT = "opponent"
GAME = "game"


def write_system(book: RuleBook) -> dict[str, object]:
    """One system in the answer of ``systems``."""
    facts = [_fact(fact, PLAYER, fact.name) for fact in book.facts]
    facts.append(_fact(book.opponent, OPPONENT, "rating"))
    facts += [_fact(fact, OPPONENT, fact.name) for fact in book.opponent_facts]
    facts += [_fact(fact, GAME, fact.name) for fact in book.game_facts]
    return {
        "system": book.name,
        "federation": book.federation or None,
        "tempos": list(book.tempos),
        "facts": facts,
        "questions": list(book.questions),
        "editions": [_edition(edition, book) for edition in book.editions],
    }


def _fact(fact: Fact, whose: str, name: str) -> dict[str, object]:
    number = fact.kind == NUMBER
    found: dict[str, object] = {
        "name": name,
        "whose": whose,
        "kind": fact.kind,
        "low": plain(fact.low) if number else None,
        "high": plain(fact.high) if number else None,
        "whole": fact.whole,
        "state": fact.state,
    }
    if fact.kind == CHOICE:
        found["choices"] = list(fact.choices)
    return found


def _edition(edition: Edition, book: RuleBook) -> dict[str, object]:
    return {
        "name": edition.name,
        "tempos": list(getattr(edition, "tempos", book.tempos)),
        "letter": book.factor_letter(Event(edition.since)),
        "since": edition.since,
        "until": edition.until,
        "confidence": edition.confidence,
        "checked": edition.checked,
        "source": write_message(edition.source),
        "link": edition.link or None,
    }
