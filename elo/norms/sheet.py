"""The games of an event as a norm counts them."""

from ..errors import InputError
from ..games import OVER_THE_BOARD, Game
from ..numbers import total
from ..rulebooks.fide.edition import FideEdition
from ..rulebooks.fide.norms import NO_FEDERATIONS, TITLES
from ..rulebooks.fide.performance import norm_rating

#: The title of an opponent who has none; None is a title that is not known.
UNTITLED = ""


class Opponent:
    """A game of the event, with what a norm asks about the opponent.

    ``title`` is one of FIDE's (``"GM"``), ``""`` for none, None when not known; ``federation`` is
    its code (``"NED"``, in capitals or not), None when not known. Raises ``InputError``
    (``unknown-title``).

    >>> Opponent(Game(2500, 1), "GM", "NED").title
    'GM'
    """

    def __init__(self, game: Game, title: str | None = None, federation: str | None = None) -> None:
        if title is not None and title != UNTITLED and title not in TITLES:
            known = ", ".join(TITLES)
            raise InputError("unknown-title", "title", "must be empty or one of " + known)
        self.game = game
        self.title = title
        self.federation = federation_code(federation)


class Sheet:
    """The games played, those listed but still open, and the rounds without an opponent yet.

    Forfeits and byes are dropped: ``dropped`` says how many. ``rounds`` is the number of games at
    the end, None when every game is listed. An open game counts as one that will be played, and a
    game against an opponent without a rating as any other.
    """

    def __init__(self, opponents: list[Opponent], rounds: int | None, edition: FideEdition) -> None:
        self.listed = [each for each in opponents if each.game.state in OVER_THE_BOARD]
        self.dropped = len(opponents) - len(self.listed)
        self.unlisted = max((rounds or 0) - len(self.listed), 0)
        self.games = len(self.listed) + self.unlisted
        played = [each.game for each in self.listed if each.game.score is not None]
        self.played = len(played)
        self.open = self.games - self.played
        self.score = total([game.score or 0 for game in played])
        self.ratings = [norm_rating(each.game, edition) for each in self.listed]
        self.played_ratings = [norm_rating(game, edition) for game in played]

    @property
    def halves(self) -> int:
        """The score so far, in half points."""
        return int(2 * self.score)

    def titled(self, titles: tuple[str, ...]) -> tuple[int, int]:
        """How many opponents have one of these titles, and how many may have one."""
        known, unknown = 0, self.unlisted
        for each in self.listed:
            if each.title is None:
                unknown += 1
            elif each.title in titles:
                known += 1
        return known, known + unknown

    def federations(self) -> tuple[dict[str, int], int]:
        """The opponents by federation, and how many opponents' federations are not known.

        Those who play for no federation (``NO_FEDERATIONS``) are in neither.
        """
        found: dict[str, int] = {}
        unknown = self.unlisted
        for each in self.listed:
            if each.federation is None:
                unknown += 1
            elif each.federation not in NO_FEDERATIONS:
                found[each.federation] = found.get(each.federation, 0) + 1
        return found, unknown


def federation_code(text: str | None) -> str | None:
    """A federation's code in capitals, None for none given.

    >>> federation_code("ned"), federation_code("")
    ('NED', None)
    """
    # only a to z: what upper() makes of other signs is not the same on every interpreter
    letters = [chr(ord(sign) - 32) if "a" <= sign <= "z" else sign for sign in text or ""]
    return "".join(letters) or None
