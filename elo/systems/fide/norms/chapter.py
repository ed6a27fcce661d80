"""What FIDE's norms offer to whoever knows no system by name (:mod:`elo.systems.norms`)."""

from ....core.errors import InputError
from ....core.formats import DOUBLE_ROUND_ROBIN
from ....core.games import BYE, TODAY, Event, Game
from ...norm_report import UNTITLED, NormReport, Opponent
from ...norms import NormRules
from .report import norm_report
from .requirements import EIGHT_GAMES, MIN_HOLDERS, NORMS, TITLES, UNRATED, WOMEN, Norm


class FideNorms(NormRules):
    """The norms of B01."""

    names = tuple([norm.name for norm in NORMS])
    women = WOMEN
    titles = TITLES
    unrated = UNRATED

    def opponent(
        self,
        game: Game,
        title: str | None = None,
        federation: str | None = None,
        scored: bool | None = None,
    ) -> Opponent:
        """A round of the event. Raises ``InputError`` (``unknown-title``).

        >>> FIDE_NORMS.opponent(Game(2500, 1), "GM", "NED").title
        'GM'
        """
        if title is not None and title != UNTITLED and title not in TITLES:
            known = ", ".join(TITLES)
            raise InputError("unknown-title", "title", "must be empty or one of " + known)
        return Opponent(game, title, federation, scored)

    def report(
        self,
        name: str,
        opponents: list[Opponent],
        federation: str | None = None,
        rounds: int | None = None,
        event: Event = TODAY,
        form: str | None = None,
    ) -> NormReport:
        """The conditions of one norm."""
        return norm_report(_norm(name), opponents, federation, rounds, event, form)

    def may_be_made(
        self, name: str, opponents: list[Opponent], rounds: int, form: str | None
    ) -> bool:
        """Whether there are opponents for it at all: titled ones (1.4.5), strong ones (1.4.8).

        Games that are left aside only make them fewer. In a double round-robin, which is small, a
        second game with somebody may be missing in the file. Without this quick look the norms of a
        large open event, in which hardly anybody can make one, would take minutes.
        """
        if form == DOUBLE_ROUND_ROBIN:
            return True
        norm = _norm(name)
        to_come = max(rounds - len(opponents), 0)
        met = [each for each in opponents if each.game.state != BYE]
        titled = [each for each in met if each.title is None or each.title in norm.holders]
        if len(titled) + to_come < MIN_HOLDERS:
            return False
        # no eight opponents have a higher average than the strongest, had all of them been raised
        ratings = sorted([each.game.opponent or 0 for each in met])  # sort: equal numbers
        raised = 0.0
        strongest = ratings[-EIGHT_GAMES:]
        for rating in strongest:
            raised += max(rating, norm.floor)
        return bool(to_come) or raised >= (norm.average - 1) * len(strongest)


def _norm(name: str) -> Norm:
    for norm in NORMS:
        if norm.name == name:
            return norm
    raise LookupError("no norm is called " + name)


FIDE_NORMS = FideNorms()
