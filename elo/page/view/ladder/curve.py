"""A player's curve: the rating after every game or season that moved it, the start in front."""

from ....core.numbers import write
from ....ladder.ladder import Ladder
from ....ladder.members import Member
from ....ladder.ranking import curve
from ..pictures import LINE, MAIN, MARK, Picture, round_axis
from ..wording import Wording
from .texts import rating

#: The most lines of a scale, across and up.
ACROSS = 6
UP = 5

#: A curve of fewer games leaves room for so many.
ROOM = 5

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
        return write(value, 0, wording.mark)

    width = max(moves, ROOM)
    x = round_axis(0, width, ACROSS, whole)
    x.high = width
    x.ticks = [tick for tick in x.ticks if tick[0] <= width]
    y = round_axis(min(ratings), max(ratings), UP, whole)
    return Picture(LINE, about, x, y, [(MAIN, points), (MARK, [points[-1]])])
