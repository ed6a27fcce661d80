"""What a player may leave aside for a norm (B01 1.4.1e, 1.4.1f, 1.4.2c), and the best of it.

1.4.1e  Once the norm is complete, later rounds may be ignored, all of them, unless the pairings are
        fixed before the event: a round-robin counts as a whole.
1.4.1f  Games that were won may be ignored, whichever, if what remains has the mix of opponents and
        enough games. In a round-robin the whole event must allow a norm by its opponents.
1.4.2c  A forfeit win in the last round counts as a lost game where it is needed for the number.
"""

from ....core.formats import DOUBLE_ROUND_ROBIN, SWISS
from ....core.games import WIN
from ...norm_report import MET, NOT_KNOWN, NOT_MET, Condition, Opponent
from ..edition import FideEdition
from ..performance import norm_rating
from .conditions import conditions, highest, overall
from .requirements import (
    HOLDERS,
    MIN_GAMES,
    MIN_HOLDERS,
    NOT_TITLED,
    TITLED,
    TITLES,
    UNRATED,
    Norm,
    lowest_average,
    share_up,
)
from .sheet import Choice, Sheet, last_forfeit

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone
    from collections.abc import Iterator

#: So many ways of leaving games aside are tried; an event of eleven rounds has 66.
MOST_TRIES = 400

#: What in a round-robin the whole event must allow (1.4.1f).
MIX = ("players", "federations", "own_federation", "one_federation", "titled", "holders", "average")


class Account:
    """The games read in one way: the conditions of the norm, and the status of all together."""

    def __init__(self, sheet: Sheet, found: list[Condition], status: str) -> None:
        self.sheet = sheet
        self.conditions = found
        self.status = status
        #: The first round after which the norm was complete, where later ones are ignored.
        self.complete: int | None = None
        #: Whether there are more ways of leaving games aside than were tried, and whether games
        #: still to be played may be won and left aside.
        self.stopped = False
        self.more_wins = False
        #: Places of the games on which it hangs whether the opponent belongs to FIDE (1.4.2a).
        self.strangers: list[int] = []


class Asked:
    """What is asked: the norm, the rounds, the player's federation, the format."""

    def __init__(
        self,
        norm: Norm,
        opponents: list[Opponent],
        rounds: int | None,
        edition: FideEdition,
        federation: str | None,
    ) -> None:
        self.norm = norm
        self.opponents = opponents
        self.rounds = rounds
        self.ratings = [norm_rating(each.game, edition) for each in opponents]
        self.federation = federation

    def sheet(self, choice: Choice) -> Sheet:
        """The games, read in one way."""
        return Sheet(self.opponents, self.ratings, self.rounds, choice)

    def account(self, sheet: Sheet) -> Account:
        """The conditions of these games."""
        found = conditions(self.norm, sheet, self.federation)
        return Account(sheet, found, overall(found))


def best(
    asked: Asked, form: str, scoreless: tuple[int, ...], outside: tuple[int, ...] = ()
) -> Account:
    """The games as they are best for the player in an event of this format.

    All of them where that makes the norm; else the first way of leaving games aside that makes it;
    else one that may still make it, if all of them together no longer can.
    """
    choice = Choice(form == DOUBLE_ROUND_ROBIN, scoreless, outside=outside)
    whole = asked.account(asked.sheet(choice))
    if whole.status == MET:
        return whole
    made = possible = None
    for choice in _shorter(asked, form, whole.sheet):
        account = asked.account(asked.sheet(choice))
        if account.status == MET:
            # the longest counts for most games (1.5.1), the shortest tells when it was complete
            made = made or account
            made.complete = choice.last
        elif account.status == NOT_KNOWN and possible is None:
            possible = account
    if made is not None:
        return made
    found = _without_wins(asked, form, whole)
    if found is not None and found.status == MET:
        return found
    if whole.status == NOT_KNOWN:
        return whole
    return possible or found or whole


def _shorter(asked: Asked, form: str, whole: Sheet) -> list[Choice]:
    """The first rounds alone, the longest first, and a forfeit in the last round as a loss."""
    found = []
    if whole.games == MIN_GAMES - 1 and last_forfeit(asked.opponents, whole.rounds) is not None:
        found.append(whole.choice.aside(lost=True))
    if form == SWISS:
        for last in range(whole.rounds - 1, MIN_GAMES - 1, -1):
            found.append(whole.choice.aside(last))
    return found


def _without_wins(asked: Asked, form: str, whole: Account) -> Account | None:
    """The first way of ignoring won games that makes the norm, else one that may; None without.

    Where there may be more ways than can be tried, or wins still to come, ``whole`` is not known.
    """
    mix = overall([each for each in whole.conditions if each.name in MIX])
    if form != SWISS and mix == NOT_MET:
        return None
    possible = None
    for number, choice in enumerate(_choices(asked, form, whole)):
        if number == MOST_TRIES:
            whole.stopped = whole.status == NOT_MET
            break
        found = asked.account(asked.sheet(choice))
        if found.status == MET and (form == SWISS or mix == MET):
            return found
        if found.status != NOT_MET and possible is None:
            found.status = NOT_KNOWN
            possible = found
    if possible is None and (whole.more_wins or whole.stopped):
        whole.status = NOT_KNOWN
    return possible


def _choices(asked: Asked, form: str, whole: Account) -> "Iterator[Choice]":
    """The ways of ignoring won games, of all rounds first, and few before many."""
    choice = whole.sheet.choice
    ends: list[int | None] = [None]
    if form == SWISS:
        ends += list(range(whole.sheet.rounds - 1, MIN_GAMES, -1))
    for last in ends:
        base = asked.sheet(choice.aside(last))
        rows = _ignorable(asked, base)
        for size in range(1, base.games - MIN_GAMES + 1):
            if not _is_hopeful(asked.norm, base, rows, size):
                continue
            if base.open:
                # which games will be won is not known
                whole.more_wins = whole.more_wins or whole.status == NOT_MET
                continue
            for won in _picked(rows, 0, size, []):
                yield choice.aside(last, tuple(won))


def _ignorable(asked: Asked, sheet: Sheet) -> "list[tuple[int, object]]":
    """Places of the games that are won, those with the weakest opponents first, and their kind.

    Of two games with opponents of one kind, of the same title and federation, the one with the
    weaker is left aside first: the other way round is never better.
    """
    found = []
    for place, each in enumerate(asked.opponents):
        if sheet.reasons[place] is None and each.game.score == WIN:
            found.append((asked.ratings[place] or 0, place, (each.title, each.federation)))
    found.sort(key=lambda row: (row[0], row[1]))
    return [(place, kind) for _, place, kind in found]


def _picked(
    rows: "list[tuple[int, object]]", start: int, size: int, passed: "list[object]"
) -> "Iterator[list[int]]":
    """So many places of these rows, in every way but those that another one is as good as."""
    if not size:
        yield []
        return
    passed = list(passed)
    for index in range(start, len(rows) - size + 1):
        place, kind = rows[index]
        if kind in passed:
            continue
        for rest in _picked(rows, index + 1, size - 1, passed):
            yield [place] + rest
        passed.append(kind)


def _is_hopeful(norm: Norm, sheet: Sheet, rows: "list[tuple[int, object]]", size: int) -> bool:
    """Whether ignoring so many wins can help: each condition by itself, as well as it can be."""
    games = sheet.games - size
    if not sheet.open and len(rows) < size:
        return False
    if not sheet.choice.double and not has_titles(norm, sheet, games):
        return False
    if sheet.unlisted or sheet.choice.double:
        return True
    field = highest(norm, sheet)
    # without the weakest, and with nobody below the floor
    total = field.total
    ratings = [UNRATED if each is None else each for each in sheet.ratings]
    ratings.sort()  # sort: equal numbers are the same
    for rating in ratings[:size]:
        total -= rating
    halves = min(2 * games, sheet.halves + 2 * sheet.open - (0 if sheet.open else 2 * size))
    average = (2 * total + games) // (2 * games)
    return average >= lowest_average(norm, games, int(halves))


def has_titles(norm: Norm, sheet: Sheet, games: int) -> bool:
    """Whether enough opponents have a title, or may have one, for so many of the games (1.4.5)."""
    titled = tuple([title for title in TITLES if title not in NOT_TITLED])
    holders = max(MIN_HOLDERS, share_up(HOLDERS, games))
    return (
        sheet.titled(titled)[1] >= share_up(TITLED, games)
        and sheet.titled(norm.holders)[1] >= holders
    )
