"""What hangs on the event's format, and on what unrated opponents scored (1.4.1e, 1.4.2b, 1.4.5f).

Where the format is not known, the norm is asked in each format that the games can come from.
"""

from ....core.formats import DOUBLE_ROUND_ROBIN, ROUND_ROBIN, SWISS
from ....core.games import BYE
from ...norm_report import DEPENDS, MET, NOT_KNOWN, NOT_MET, Opponent
from .leeway import Account, Asked
from .strangers import certain

#: With more unrated opponents of whom nothing is known than this, not every case is looked at.
MOST_CASES = 4


class Case:
    """The norm in one format, with the games as they are read in it; see ``Outcome``."""

    def __init__(self, form: str, scored: bool | None, account: Account) -> None:
        self.form = form
        self.scored = scored
        self.account = account

    @property
    def status(self) -> str:
        """``met``, ``not met`` or ``not known``."""
        return self.account.status


def outcomes(asked: Asked, form: str | None) -> list[Case]:
    """The norm in the format, or in each that is possible."""
    if form is not None:
        return _in_format(asked, form)
    found = _in_format(asked, SWISS) + _in_format(asked, ROUND_ROBIN)
    # one game of a double round-robin may be missing in the list, such as a forfeit: that must not
    # be taken for a norm
    missing = 1 if asked.rounds is None and MET in [each.status for each in found] else 0
    if may_be_double(asked.opponents, asked.rounds, missing):
        found += _in_format(asked, DOUBLE_ROUND_ROBIN)
    return found


def combined(found: list[Case]) -> str:
    """The status of all of them together."""
    statuses = [outcome.status for outcome in found]
    if statuses.count(statuses[0]) == len(statuses):
        return statuses[0]
    return DEPENDS if MET in statuses else NOT_KNOWN


def shown(found: list[Case]) -> Case:
    """The outcome that is shown in full: the first one, or where it depends one that is no norm."""
    if combined(found) == DEPENDS:
        for status in (NOT_MET, NOT_KNOWN):
            for outcome in found:
                if outcome.status == status:
                    return outcome
    return found[0]


def _in_format(asked: Asked, form: str) -> list[Case]:
    if form == SWISS:
        return [Case(form, None, certain(asked, form, ()))]
    surely, maybe = _scoreless(asked)
    counted = Case(form, True, certain(asked, form, tuple(surely)))
    if not maybe:
        counted.scored = None
        return [counted]
    # any of them may be left out, and one more game left out is not always worse
    cases = [
        certain(
            asked, form, tuple(surely + [each for i, each in enumerate(maybe) if number >> i & 1])
        )
        for number in range(1, 2 ** min(len(maybe), MOST_CASES))
    ]
    left_out = Case(form, False, certain(asked, form, tuple(surely + maybe)))
    statuses = [each.status for each in cases + [left_out.account]]
    if len(maybe) > MOST_CASES and MET in statuses:
        statuses.append(NOT_KNOWN)
    if statuses.count(left_out.status) < len(statuses):
        left_out.account.status = NOT_KNOWN
    if left_out.status == counted.status:
        counted.scored = None
        return [counted]
    return [counted, left_out]


def _scoreless(asked: Asked) -> tuple[list[int], list[int]]:
    """The places of opponents who are left out by 1.4.2b, and of those who may be."""
    surely, maybe = [], []
    for place, each in enumerate(asked.opponents):
        if each.game.state == BYE or asked.ratings[place] is not None or each.scored:
            continue
        if each.scored is not None:
            surely.append(place)
        elif each.game.score in (None, 1):
            # whoever drew or won against the player has scored: who is near a norm is rated
            maybe.append(place)
    return surely, maybe


def may_be_double(opponents: list[Opponent], rounds: int | None, missing: int = 0) -> bool:
    """Whether everybody may have been met twice, as far as rating, title and federation tell.

    ``missing`` is the number of games that may be missing in the list.

    >>> from ....core.games import Game
    >>> twice = [Opponent(Game(rating, 1)) for rating in (2400, 2450, 2500, 2550, 2600) * 2]
    >>> may_be_double(twice, None), may_be_double(twice[:5], None), may_be_double(twice[:5], 10)
    (True, False, True)
    >>> may_be_double(twice[:9], None), may_be_double(twice[:9], None, 1)
    (False, True)
    """
    met = [each for each in opponents if each.game.state != BYE]
    scheduled = max(rounds or 0, len(opponents)) - len(opponents) + len(met)
    scheduled += min(scheduled % 2, missing)
    if scheduled % 2:
        return False
    titles = None not in [each.title for each in met]
    federations = None not in [each.federation for each in met]
    unpaired: list[tuple[object, ...]] = []
    rated = 0
    for each in met:
        # whom a forfeit was against is not always listed
        if each.game.opponent is not None:
            rated += 1
            row = (
                each.game.opponent,
                each.title if titles else None,
                each.federation if federations else None,
            )
            if row in unpaired:
                unpaired.remove(row)
            else:
                unpaired.append(row)
    return len(unpaired) <= scheduled - rated
