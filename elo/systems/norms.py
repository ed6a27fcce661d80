"""Norms, results that count towards a title, as a chapter that a rating system offers.

Whoever asks for norms gets a system's rules from :func:`norms_of` and reads the reports; which
titles there are and what they ask for the system knows alone. The chapter stands apart from the
shelf of rule books: a page that rates one player needs none.
"""

from ..core.games import TODAY, Event, Game
from .base import NORMS, RuleBook
from .norm_report import NormReport, Opponent


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
