"""A player's curve: the rating after every game or season that moved it, the start in front."""

from ....core.numbers import write
from ....ladder.ladder import Ladder
from ....ladder.members import Member
from ....ladder.ranking import Place, curve, lately
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


#: The small curve in the table shows so many moves; its size, and what stays free around it.
LATELY = 10
WIDTH = 60
HEIGHT = 20
EDGE = 3


class SmallCurve:
    """The small curve in a player's line: ``points`` as SVG has them, the last of them ``end``.

    ``about`` says in words what it shows.
    """

    def __init__(self, ratings: list[float], wording: Wording) -> None:
        low, high = min(ratings), max(ratings)
        step = (WIDTH - 2 * EDGE) / (len(ratings) - 1)
        places = []
        for number, value in enumerate(ratings):
            share = (high - value) / (high - low) if high > low else 0.5
            down = EDGE + share * (HEIGHT - 2 * EDGE)
            places.append((write(EDGE + number * step, 1), write(down, 1)))
        self.points = " ".join([across + "," + down for across, down in places])
        self.end = places[-1]
        self.about = wording.text(
            "ladder-lately-about",
            start=rating(ratings[0], wording),
            end=rating(ratings[-1], wording),
        )


def small_curve(ladder: Ladder, place: Place, wording: Wording) -> "SmallCurve | None":
    """The curve of a player's last moves, None where nothing has moved yet."""
    ratings = lately(ladder, place, LATELY)
    return SmallCurve(ratings, wording) if len(ratings) >= FEWEST else None


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
