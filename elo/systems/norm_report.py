"""Reports on norms as values: opponents, conditions, what is still needed, and the outcome."""

from ..core.assessment import Message
from ..core.games import Game

#: What a condition, or all of them together, may be.
MET = "met"
NOT_MET = "not met"
NOT_KNOWN = "not known"
#: The status of a norm that is made in one format of the event and not in another.
DEPENDS = "depends"

#: The title of an opponent who has none; None is a title that is not known.
UNTITLED = ""


class Opponent:
    """A round of the event, with what a norm asks about the opponent.

    ``title`` is one of the system's (``"GM"``), ``""`` for none, None when not known;
    ``federation`` is its code (``"NED"``, in capitals or not), None when not known. ``scored``
    tells of an opponent without a rating whether he took at least half a point from rated players,
    None when not known.

    >>> Opponent(Game(2500, 1), "GM", "ned").federation
    'NED'
    """

    def __init__(
        self,
        game: Game,
        title: str | None = None,
        federation: str | None = None,
        scored: bool | None = None,
    ) -> None:
        self.game = game
        self.title = title
        self.federation = federation_code(federation)
        self.scored = scored


class Condition:
    """One condition: ``status`` is ``met``, ``not met`` or ``not known``.

    ``name`` is its name in the batch contract and ``article`` its place in the rules; ``value`` is
    what there is so far and ``needed`` what there must be (for the largest number of opponents from
    a federation: at most), None where that is not known. ``message`` says both.
    """

    def __init__(
        self,
        name: str,
        article: str,
        status: str,
        value: float | None,
        needed: float,
        message: Message,
    ) -> None:
        self.name = name
        self.article = article
        self.status = status
        self.value = value
        self.needed = needed
        self.message = message


class Need:
    """One score in the remaining games, with regard to the score and the performance.

    ``enough`` tells whether it is enough. Where not all opponents are known, ``average`` is the
    least rating that those still unknown need, all of them equally strong; it is that of an unrated
    opponent where anybody will do. ``enough`` tells whether opponents as strong as
    the listed ones have it; None when none is listed. ``average`` is None with all of them known,
    and below the least score, where no opponents help.
    """

    def __init__(self, score: float, average: int | None, enough: bool | None) -> None:
        self.score = score
        self.average = average
        self.enough = enough


class Outcome:
    """The norm in one format: ``met``, ``not met`` or ``not known``.

    ``scored`` tells on what else it hangs: True if all unrated opponents of whom it is not known
    took at least half a point from rated players, False if not; None where that changes nothing.
    """

    def __init__(self, form: str, scored: bool | None, status: str) -> None:
        self.form = form
        self.scored = scored
        self.status = status


class NormReport:
    """A norm's conditions, and what is still needed; ``name`` is the title's.

    ``status`` is ``met``, ``not met``, ``not known``, or ``depends`` where ``outcomes`` differ:
    those of the norm in each format that is possible. The rest is that of one of them: the first,
    or where it depends one that is no norm. ``performance`` is that of the games played so far,
    None before the first. ``average`` is that of all listed opponents, None without one; ``raised``
    is the rating of the lowest of them when it was raised to the norm's floor, else None. ``needs``
    tell what scores in the remaining games would do. ``reasons`` has for each game why it does not
    count, None where it does. ``unchecked`` is what was not looked at: a message's name and the
    articles.
    """

    def __init__(
        self,
        name: str,
        status: str,
        outcomes: list[Outcome],
        conditions: list[Condition],
        reasons: list[str | None],
        average: int | None,
        performance: int | None,
        raised: float | None,
        needs: list[Need],
        notes: list[Message],
        unchecked: list[tuple[str, str]],
    ) -> None:
        self.name = name
        self.status = status
        self.outcomes = outcomes
        self.conditions = conditions
        self.reasons = reasons
        self.average = average
        self.performance = performance
        self.raised = raised
        self.needs = needs
        self.notes = notes
        self.unchecked = unchecked

    @property
    def score_needed(self) -> float | None:
        """The least score in the remaining games with the score and performance of a norm.

        None if no score is enough, or if nothing is known of the opponents.
        """
        for need in self.needs:
            if need.enough:
                return need.score
        return None


def federation_code(text: str | None) -> str | None:
    """A federation's code in capitals, None for none given.

    >>> federation_code("ned"), federation_code("")
    ('NED', None)
    """
    # only a to z: what upper() makes of other signs is not the same on every interpreter
    letters = [chr(ord(sign) - 32) if "a" <= sign <= "z" else sign for sign in text or ""]
    return "".join(letters) or None
