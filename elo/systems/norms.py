"""Norms, results that count towards a title, as a chapter that a rating system offers.

Whoever asks for norms gets a system's rules from :func:`norms_of` and reads the reports; which
titles there are and what they ask for the system knows alone. The chapter stands apart from the
shelf of rule books: a page that rates one player needs none.
"""

from ..core.assessment import Message
from ..core.games import TODAY, Event, Game
from .base import NORMS, RuleBook

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


class NormRules:
    """A system's rules of norms.

    ``names`` are the norms from the highest to the lowest, ``women`` those that only women can
    make; ``titles`` are all that an opponent may have; ``unrated`` is what an opponent without a
    rating counts for.
    """

    names: tuple[str, ...] = ()
    women: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    unrated: float = 0

    def opponent(
        self,
        game: Game,
        title: str | None = None,
        federation: str | None = None,
        scored: bool | None = None,
    ) -> Opponent:
        """A round of the event. Raises ``InputError`` (``unknown-title``)."""
        raise NotImplementedError

    def report(
        self,
        name: str,
        opponents: list[Opponent],
        federation: str | None = None,
        rounds: int | None = None,
        event: Event = TODAY,
        form: str | None = None,
    ) -> NormReport:
        """The conditions of the norm of this name.

        ``opponents`` are the rounds in their order, with forfeits and byes. ``federation`` is the
        player's own, None if not known. ``rounds`` is the number of rounds at the end, None when
        every one is listed. ``form`` is one of :data:`elo.core.formats.FORMATS`, None if not known.
        Raises ``LookupError`` for a name that is none, and ``InputError``: ``unknown-format``, and
        ``out-of-range`` at ``games.0.opponent`` and so on.
        """
        raise NotImplementedError

    def reports(
        self,
        opponents: list[Opponent],
        federation: str | None = None,
        rounds: int | None = None,
        event: Event = TODAY,
        form: str | None = None,
    ) -> list[NormReport]:
        """All norms, from the highest; see :meth:`report`."""
        return [
            self.report(name, opponents, federation, rounds, event, form) for name in self.names
        ]

    def may_be_made(
        self, name: str, opponents: list[Opponent], rounds: int, form: str | None
    ) -> bool:
        """A quick look: whether there are opponents for the norm at all."""
        raise NotImplementedError


def _fide() -> NormRules:
    from .fide.norms.chapter import FIDE_NORMS

    return FIDE_NORMS


SHELF = (("fide", _fide),)


def norms_of(book: RuleBook) -> NormRules:
    """The rules of a system that offers norms. Raises ``InputError`` (``not-offered``).

    >>> from . import by_name
    >>> norms_of(by_name("fide")).names
    ('GM', 'IM', 'WGM', 'WIM')
    """
    book.need(NORMS, "system")
    for name, rules in SHELF:
        if name == book.name:
            return rules()
    raise LookupError(book.name + " has no rules of norms")


def federation_code(text: str | None) -> str | None:
    """A federation's code in capitals, None for none given.

    >>> federation_code("ned"), federation_code("")
    ('NED', None)
    """
    # only a to z: what upper() makes of other signs is not the same on every interpreter
    letters = [chr(ord(sign) - 32) if "a" <= sign <= "z" else sign for sign in text or ""]
    return "".join(letters) or None


def unchecked_of_all(reports: list[NormReport]) -> list[tuple[str, str, list[str]]]:
    """The lists of several norms as one: what is not looked at, the articles, and for which norms.

    The norms are left out where it is all of them, and what concerns only some comes last.

    >>> from . import by_name
    >>> found = unchecked_of_all(norms_of(by_name("fide")).reports([]))
    >>> found[0], found[-1]
    (('norm-unchecked-event', '1.1', []), ('norm-unchecked-woman', '0.3', ['WGM', 'WIM']))
    """
    found: list[tuple[str, str, list[str]]] = []
    for report in reports:
        for name, article in report.unchecked:
            known = [norms for known, _, norms in found if known == name]
            if known:
                known[0].append(report.name)
            else:
                found.append((name, article, [report.name]))
    some = [each for each in found if len(each[2]) < len(reports)]
    for each in found:
        if len(each[2]) == len(reports):
            each[2].clear()
    return [each for each in found if not each[2]] + some
