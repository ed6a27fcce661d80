"""The games of an event as a norm counts them (B01 1.4.1 and 1.4.2)."""

from ....core.games import BYE, FORFEIT, LOSS, OVER_THE_BOARD, WIN
from ...norm_report import Opponent
from ..federations import FIDE_FLAG, MEMBERS, NO_MEMBER
from .requirements import EIGHT_GAMES, MIN_GAMES, NINE_ROUNDS

#: Why a game is not counted.
UNPLAYED = "unplayed"  #: not decided over the board (1.4.2c)
OUTSIDE = "outside"  #: the opponent belongs to no federation of FIDE (1.4.2a)
SCORELESS = "scoreless"  #: an unrated opponent scored nothing against the rated ones (1.4.2b)
LATER = "later"  #: the norm was complete before (1.4.1e)
WON = "won"  #: a won game that is left aside (1.4.1f)


class Choice:
    """How the games are read: the format, and what the player may leave aside.

    ``double`` is a double round-robin. ``scoreless`` are the places of opponents left out by
    1.4.2b, ``outside`` of those of unknown federation who are taken for nobody of FIDE's (1.4.2a),
    ``won`` those of games left aside by 1.4.1f. ``last`` is the last round that counts
    (1.4.1e), None for all. With ``lost``, a forfeit win in the last round counts as lost (1.4.2c).
    """

    def __init__(
        self,
        double: bool = False,
        scoreless: tuple[int, ...] = (),
        last: int | None = None,
        won: tuple[int, ...] = (),
        lost: bool = False,
        outside: tuple[int, ...] = (),
    ) -> None:
        self.double = double
        self.scoreless = scoreless
        self.outside = outside
        self.last = last
        self.won = won
        self.lost = lost

    def aside(
        self, last: int | None = None, won: tuple[int, ...] = (), lost: bool = False
    ) -> "Choice":
        """The same event, with this left aside."""
        return Choice(self.double, self.scoreless, last, won, lost, self.outside)


class Sheet:
    """The games that count: those played, those listed but still open, and rounds to come.

    ``opponents`` are the rounds in their order, forfeits and byes among them; ``ratings`` are the
    opponents', None for one without; ``rounds`` is how many the event has, None when every one is
    listed. ``reasons`` has for each of them why it is not counted, None for those that count. An
    open game counts as one that will be played, and one against somebody unrated as any other.
    """

    def __init__(
        self,
        opponents: list[Opponent],
        ratings: list[float | None],
        rounds: int | None,
        choice: Choice,
    ) -> None:
        self.choice = choice
        self.rounds = max(rounds or 0, len(opponents))
        met = len([each for each in opponents if each.game.state != BYE])
        if choice.double:
            # everybody is met twice
            byes = len(opponents) - met
            self.rounds += (self.rounds - byes) % 2
        self.reasons = [self._reason(opponents, place) for place in range(len(opponents))]
        self.listed: list[Opponent] = []
        self.ratings: list[float | None] = []
        self.played_ratings: list[float | None] = []
        score: float = 0
        for place, each in enumerate(opponents):
            if self.reasons[place] is None:
                if each.game.state not in OVER_THE_BOARD:
                    each = lost_to(each)
                self.listed.append(each)
                self.ratings.append(ratings[place])
                if each.game.score is not None:
                    self.played_ratings.append(ratings[place])
                    score += each.game.score
        end = self.rounds if choice.last is None else choice.last
        self.unlisted = max(end - len(opponents), 0)
        self.games = len(self.listed) + self.unlisted
        #: Opponents in games that do not count: in a double round-robin they may be met in another.
        self.half_met = met - len(self.listed)
        self.played = len(self.played_ratings)
        self.open = self.games - self.played
        self.score = score
        self.least_games = EIGHT_GAMES if self._is_eight_of_nine(opponents) else MIN_GAMES

    def _reason(self, opponents: list[Opponent], place: int) -> str | None:
        each, choice = opponents[place], self.choice
        if each.game.state not in OVER_THE_BOARD and not (
            choice.lost and place == last_forfeit(opponents, self.rounds)
        ):
            return UNPLAYED
        if each.federation == NO_MEMBER or place in choice.outside:
            return OUTSIDE
        if place in choice.scoreless:
            return SCORELESS
        if choice.last is not None and place >= choice.last:
            return LATER
        return WON if place in choice.won else None

    def _is_eight_of_nine(self, opponents: list[Opponent]) -> bool:
        """Whether eight games are enough (1.4.1c)."""
        if self.rounds != NINE_ROUNDS or self.games != EIGHT_GAMES:
            return False
        return [
            (each.game.state in (FORFEIT, BYE), each.game.score)
            for place, each in enumerate(opponents)
            if self.reasons[place] is not None
        ] == [(True, WIN)]

    @property
    def halves(self) -> int:
        """The score so far, in half points."""
        return int(2 * self.score)

    @property
    def opponents(self) -> int:
        """How many opponents there are: as many as games, and half as many in a double round-robin.

        Those left out are among the latter: an opponent may be left out in one of two games.
        """
        if self.choice.double:
            return (self.games + self.half_met + 1) // 2
        return self.games

    def among_opponents(self, games: int, unknown: int) -> tuple[int, int]:
        """How many opponents these games are with at least, and with the unknown ones at most."""
        if not self.choice.double:
            return games, games + unknown
        least = (games + 1) // 2
        return least, max(least, (games + unknown + self.half_met) // 2)

    def titled(self, titles: tuple[str, ...]) -> tuple[int, int]:
        """How many opponents have one of these titles, and how many may have one."""
        known, unknown = 0, self.unlisted
        for each in self.listed:
            if each.title is None:
                unknown += 1
            elif each.title in titles:
                known += 1
        return self.among_opponents(known, unknown)

    def federations(self) -> tuple[dict[str, int], int]:
        """The games by the opponents' federation, and in how many it is not known.

        Those under FIDE's flag are in neither: by a clarification of the Qualification Commission
        of 2026 it is no federation, so they fulfil no condition on federations and break none.
        """
        found: dict[str, int] = {}
        unknown = self.unlisted
        for each in self.listed:
            if each.federation is None or is_strange(each.federation):
                unknown += 1
            elif each.federation != FIDE_FLAG:
                found[each.federation] = found.get(each.federation, 0) + 1
        return found, unknown


def lost_to(opponent: Opponent) -> Opponent:
    """The same, with a forfeit counted as a game that the player lost."""
    game = opponent.game.scored(LOSS)
    return Opponent(game, opponent.title, opponent.federation, opponent.scored)


def last_forfeit(opponents: list[Opponent], rounds: int) -> int | None:
    """The place of a forfeit win in the last round against a known opponent; None without one."""
    if len(opponents) != rounds or not opponents:
        return None
    game = opponents[-1].game
    known = game.state == FORFEIT and game.score == WIN and game.opponent is not None
    return rounds - 1 if known else None


def is_strange(code: str) -> bool:
    """Whether this is no code of FIDE's lists: who it belongs to is not known.

    >>> is_strange("GER"), is_strange("DEU"), is_strange("NON")
    (False, True, False)
    """
    return code not in MEMBERS and code not in (FIDE_FLAG, NO_MEMBER)
