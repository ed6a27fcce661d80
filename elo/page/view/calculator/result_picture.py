"""A result as a picture to be shown to others: an SVG, of which the browser makes a PNG."""

from ....core.numbers import fewest_decimals, write, write_points
from ..wording import Wording
from .answers import Answer
from .entry import ONE

#: The size in pixels: that of the cards which messengers show.
WIDTH = 1200
HEIGHT = 630

#: The distance of texts from the left edge, and the room that they have.
LEFT = 72
ROOM = WIDTH - 2 * LEFT

#: The width of a digit in bold, as a share of the size of its letters: no font's are wider.
DIGIT = 0.64

#: The style variables that are drawn with.
COLOURS = ("paper", "ink", "muted", "accent", "gain", "loss")


def result_picture(answer: Answer, colours: dict[str, str], where: str, wording: Wording) -> str:
    """The system, the ratings before and after, the change, the games, and whose calculator it is.

    Empty while there is no result. ``colours`` are the values of ``COLOURS`` by name, ``where`` the
    address that stands at the foot.
    """
    found = answer.assessment
    own = answer.reading.own
    if found is None or own is None:
        return ""
    before = write(own, fewest_decimals(own), wording.mark)
    moved = wording.text("state-moved", before=before, after=answer.slots["new-rating"])
    tone = colours.get(answer.direction, colours["ink"])
    lines = [
        _text(wording.text("system-" + answer.reading.book.name), 116, 44, colours["muted"]),
        _text(moved, 310, 168, colours["ink"], True),
        _text(answer.slots["change"], 430, 92, tone, True),
        _text(_games(answer, wording), 516, 56, colours["ink"]),
        _text(where, 588, 34, colours["muted"]),
    ]
    size = 'width="' + str(WIDTH) + '" height="' + str(HEIGHT) + '"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" ' + size + ">"
        "<rect " + size + ' fill="' + colours["paper"] + '"/>'
        '<rect width="' + str(WIDTH) + '" height="16" fill="' + colours["accent"] + '"/>'
        '<g font-family="system-ui, sans-serif">' + "".join(lines) + "</g></svg>"
    )


def _games(answer: Answer, wording: Wording) -> str:
    """What was scored: against whom in one game, out of how many in several."""
    reading = answer.reading
    found = answer.assessment
    if found is None:
        return ""
    score = write_points(found.score)
    if reading.entry.mode == ONE and found.lines and found.lines[0].game.opponent is not None:
        opponent = found.lines[0].game.opponent
        rating = write(opponent, fewest_decimals(opponent), wording.mark)
        return wording.text("picture-game", score=score, opponent=rating)
    games = found.counted if reading.field is None else reading.field.games
    return wording.text("picture-games", score=score, games=str(games), count=games)


def _text(text: str, up: int, size: int, colour: str, bold: bool = False) -> str:
    """A line of text; one that is too long for the picture is written smaller."""
    if len(text) * DIGIT * size > ROOM:
        size = int(ROOM / (len(text) * DIGIT))
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    return (
        '<text x="' + str(LEFT) + '" y="' + str(up) + '" font-size="' + str(size) + '" '
        'font-weight="' + ("700" if bold else "400") + '" fill="' + colour + '">' + text + "</text>"
    )
