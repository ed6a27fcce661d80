"""What the visitor entered in a player's panel, as the desk takes it."""

from ...core.errors import InputError
from ...core.number_reading import read_whole
from ...systems.base import Fact
from ...tournament.edits import BYES, RATING_FACTS
from ...tournament.report import Report
from ..view.calculator.entry import read_fact

Json = dict[str, object]

#: The last round that may be typed where the file does not say how many there are.
MOST_ROUNDS = 99

#: A year of birth that anybody who plays may have.
BORN = Fact("born", 1900, 2100)


class Correction:
    """What the visitor entered to correct: a fact as typed, a result's code, or a whole game.

    Raises ``InputError`` for a fact that is no number, or is out of the system's range, and for a
    game in no round or against nobody.
    """

    def __init__(self, question: Json) -> None:
        self.question = question

    def edit(self, report: Report) -> Json:
        """As the desk takes it."""
        question = self.question
        for pair in ("join", "apart"):
            if pair in question:
                return {"number": question["number"], pair: question[pair]}
        if "opponent" in question:
            return self._game(report)
        if "fact" not in question:
            asked = ("number", "round", "game", "code")
            return {name: question[name] for name in asked if name in question}
        name, text = str(question["fact"]), str(question["text"])
        fact = report.book.fact(name, report.terms) or (BORN if name == "born" else None)
        if fact is None:
            raise InputError("out-of-range", name, "is not asked for", low=0, high=0)
        if name == "rating":
            fact = report.book.opponent
        value = int(read_fact(text, fact)) if text.strip() else None
        code = report.list if name in RATING_FACTS else ""
        return {"number": question["number"], "fact": name, "value": value, "list": code}

    def _game(self, report: Report) -> Json:
        """A game or a bye that takes the place of whatever stands in its round."""
        question = self.question
        last = report.event.rounds or MOST_ROUNDS
        in_round = _number(question["round"])
        if in_round is None or not 1 <= in_round <= last:
            raise InputError("desk-round", "round", f"must be from 1 to {last}", low=1, high=last)
        found: Json = {"number": question["number"], "round": in_round, "code": question["code"]}
        if question["code"] not in BYES:
            opponent = _number(question["opponent"])
            if opponent not in report.players or opponent == question["number"]:
                raise InputError("desk-opponent", "opponent", "must be another player's number")
            found["opponent"] = opponent
        return found


def _number(text: object) -> int | None:
    try:
        return int(read_whole(str(text)))
    except InputError:
        return None
