"""B02 5, 7.2.1 and 8.3.1: which games count, and the rating difference that each counts for."""

import math

from ...core.assessment import Figure, Line, Message
from ...core.games import PLAYED, Game
from .edition import FideEdition
from .tables import FULL, probability

#: 7.3.1 (rapid and blitz) since 1 December 2024: a game between players this far apart is not
#: rated "if at least one of the players is rated above" the second number.
GAP = 600
GAP_ABOVE = 2600


class FideLine(Line):
    """A game as 8.3.1 and 8.3.2 count it.

    ``own`` is the player's rating in that tournament; ``difference`` is own minus opponent's
    rating as counted, None when the game is not rated; ``percent`` is PD in hundredths and
    ``surplus`` the score less PD in hundredths, FIDE's "chg".
    """

    # what a game that is not rated has; of the class, because lines are made at every key
    expected: float | None = None
    change: float | None = None
    difference: float | None = None
    percent = 0
    surplus = 0
    _note: Message | None = None
    _limits: FideEdition | None = None

    def __init__(self, own: float, game: Game, note: Message | None = None) -> None:
        self.game = game
        self.own = own
        if note is not None:
            self._note = note

    @property
    def note(self) -> Message | None:
        """What there is to say of the game; put together when somebody asks for it."""
        if self._note is None and self._limits is not None:
            plain = self.own - (self.game.opponent or 0)
            self._note = _beyond(self.own, plain, self.difference or 0, self._limits)
        return self._note

    @note.setter
    def note(self, note: Message | None) -> None:
        self._note = note

    def count_for(
        self, difference: float, note: Message | None, limits: FideEdition | None = None
    ) -> None:
        """Counts the game for this difference; ``note`` says why when it is not the plain one.

        ``limits`` is the edition, in place of a note, where the difference is beyond its limit.
        """
        percent = probability(difference)
        self.difference = difference
        self.percent = percent
        self.surplus = int((self.game.score or 0) * FULL) - percent
        self.expected = percent / FULL
        if note is not None or limits is not None:
            self._note = note
            self._limits = limits

    @property
    def capped(self) -> bool:
        """Whether 8.3.1 cut the difference: FIDE prints such an opponent with a star."""
        plain = self.own - (self.game.opponent or 0)
        return self.difference is not None and abs(self.difference) < abs(plain)


def hundredths(points: float) -> int:
    """A score in hundredths of a point; scores are halves, so this is exact.

    >>> hundredths(2.5)
    250
    """
    return int(points * FULL)


def counted_difference(own: float, opponent: float, edition: FideEdition) -> float:
    """Own rating minus opponent's as 8.3.1 counts it in a tournament of this one game.

    The exemption looks at the player's OWN rating: the same game can count 413 points for one
    player and 400 for the other.
    """
    difference = own - opponent
    cap = edition.cap
    if cap is None or -cap <= difference <= cap:
        return difference
    if edition.full_from is not None and own >= edition.full_from:
        return difference
    return cap if difference > 0 else -cap


def not_rated(own: float, opponent: float, edition: FideEdition) -> bool:
    """Whether 7.3.1 leaves the game unrated because the players are too far apart."""
    if not edition.gap_rule:
        return False
    return abs(own - opponent) >= GAP and max(own, opponent) > GAP_ABOVE


def rated_range(own: float, edition: FideEdition) -> tuple[float, float]:
    """The lowest and the highest opponent's rating against which a game is rated."""
    low: float = edition.floor or 0
    high = math.inf
    if edition.gap_rule:
        high = max(GAP_ABOVE, own + GAP - 1)
        if own > GAP_ABOVE:
            low = max(low, own - GAP + 1)
    return low, high


def count(own: float, games: list[Game], edition: FideEdition) -> list[FideLine]:
    """The games of ONE tournament, each with the difference it counts for or why it does not."""
    lines = [_line(own, game, edition) for game in games]
    if edition.one_upgrade:
        _allow_one_upgrade(lines)
    return lines


def reason_not_counted(game: Game, edition: FideEdition) -> Message | None:
    """Why the game is not rated whoever plays it: unplayed (5.1), or an unrated opponent.

    A rating below the floor is "shown as unrated" and treated as such (7.2.1).
    """
    if game.state != PLAYED or game.score is None:
        return Message("not-counted-" + game.state)
    if game.opponent is None:
        return Message("not-counted-unrated")
    if edition.floor is not None and game.opponent < edition.floor:
        return Message(
            "fide-opponent-below-floor",
            opponent=Figure(game.opponent),
            floor=Figure(edition.floor),
        )
    return None


def _line(own: float, game: Game, edition: FideEdition) -> FideLine:
    reason = reason_not_counted(game, edition)
    line = FideLine(own, game, reason)
    if reason is not None or game.opponent is None:
        return line
    difference = own - game.opponent
    if edition.gap_rule and not_rated(own, game.opponent, edition):
        line.note = Message(
            "fide-gap-not-rated",
            difference=Figure(difference, 0, signed=True),
            gap=Figure(GAP),
            above=Figure(GAP_ABOVE),
        )
        return line
    cap = edition.cap
    if cap is None or -cap <= difference <= cap:
        line.count_for(difference, None)
    else:
        line.count_for(counted_difference(own, game.opponent, edition), None, edition)
    return line


def _beyond(own: float, difference: float, counted: float, edition: FideEdition) -> Message:
    """What is said of a difference beyond the limit."""
    if abs(counted) < abs(difference):
        return Message(
            "fide-capped",
            difference=Figure(difference, 0, signed=True),
            counted=Figure(counted, 0, signed=True),
            rating=Figure(own - counted),
        )
    return Message(
        "fide-full-difference",
        difference=Figure(difference, 0, signed=True),
        limit=Figure(edition.full_from or 0),
    )


def _allow_one_upgrade(lines: list[FideLine]) -> None:
    # 2022 to 2024: "In any tournament, a player may benefit from only one upgrade under this
    # rule, for the game in which the rating difference is greatest." A benefit is the weaker
    # opponent's rating being raised; the lower rated side has none, and its limit stays.
    upgraded = [line for line in lines if line.capped and (line.difference or 0) > 0]
    if not upgraded:
        return
    best = upgraded[0]
    for line in upgraded:
        if _gap(line) > _gap(best):
            best = line
    for line in upgraded:
        if line is not best:
            difference = _gap(line)
            line.count_for(
                difference,
                Message("fide-no-upgrade", difference=Figure(difference, 0, signed=True)),
            )


def _gap(line: FideLine) -> float:
    return line.own - (line.game.opponent or 0)
