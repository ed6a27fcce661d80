"""A player's curve: the rating after every game or season that moved it, the start in front."""

from ...ladder.ladder import Ladder
from ...ladder.members import Member
from ...ladder.ranking import curve
from ...numbers import write
from ..pictures import LINE, MAIN, MARK, Picture, round_axis
from ..wording import Wording
from .texts import rating

#: The most lines of a scale, across and up.
ACROSS = 6
UP = 5

#: A curve has so many points at least.
FEWEST = 2


def curve_picture(ladder: Ladder, member: Member, wording: Wording) -> "Picture | None":
    """The curve as a picture, None where nothing has moved yet."""
    ratings = [value for _, value in curve(ladder, member)]
    if len(ratings) < FEWEST:
        return None
    points = [(float(place), value) for place, value in enumerate(ratings)]
    moves = len(ratings) - 1
    about = wording.text(
        "ladder-curve-about",
        start=rating(ratings[0], wording),
        rating=rating(ratings[-1], wording),
        high=rating(max(ratings), wording),
        low=rating(min(ratings), wording),
        moves=str(moves),
        count=moves,
    )

    def whole(value: float) -> str:
        # between two games there is nothing to read
        return write(value, 0, wording.mark) if value == int(value) else ""

    x = round_axis(0, moves, ACROSS, whole)
    x.high = moves
    x.ticks = [tick for tick in x.ticks if tick[0] <= moves and tick[1]]
    y = round_axis(min(ratings), max(ratings), UP, whole)
    return Picture(LINE, about, x, y, [(MAIN, points), (MARK, [points[-1]])])
