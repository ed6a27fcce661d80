"""Two questions beside the calculator: which list a game counts for, and what a raise did."""

from ...core.errors import InputError
from ...core.games import Event
from ...core.number_reading import read_decimal, read_whole
from ...core.numbers import round_half_away, write
from ...systems.base import Fact
from ...systems.conversions import CONVERSIONS, Conversion
from ...systems.counting import NONE, Clock, Counting, counting_rules
from .calculator.background import how_sure, link_to
from .wording import Wording

#: Any rating that a list may show.
RATING = Fact("rating", 0, 4000)


def count(typed: dict[str, str], members: bool, wording: Wording) -> dict[str, str]:
    """Which list a game counts for, as text by place.

    ``typed`` holds ``base`` minutes, ``increment`` seconds, the ratings ``white`` and ``black``,
    and ``date``, as typed; a rating may be left out.
    """
    slots = {"hint-" + name: "" for name in ("base", "increment", "white", "black")}
    for rules in counting_rules():
        slots[rules.name + "-list"] = slots[rules.name + "-reason"] = ""
    base = _number("base", typed["base"], slots, wording)
    increment = _number("increment", typed["increment"] or "0", slots, wording)
    white = _rating("white", typed["white"], slots, wording)
    black = _rating("black", typed["black"], slots, wording)
    if base is None or increment is None:
        return slots
    try:
        clock = Clock(base, increment)
        event = Event(typed["date"] or None)
    except InputError as fault:
        slots["hint-" + ("base" if fault.field == "date" else fault.field)] = wording.fault(fault)
        return slots
    for rules in counting_rules():
        found = rules.count(clock, white, black, event, members)
        _say(rules.name, found, slots, wording)
    return slots


def _say(name: str, found: Counting, slots: dict[str, str], wording: Wording) -> None:
    known = "counting-none" if found.rating == NONE else "tempo-" + found.rating
    slots[name + "-list"] = wording.text(known)
    rules = found.rules
    sentences = [wording.message(message) for message in [found.reason] + found.notes]
    sentences.append(
        wording.text(
            "edition-source",
            source=wording.message(rules.source),
            checked=wording.date(rules.checked),
        )
    )
    slots[name + "-reason"] = " ".join(sentences)


def convert(name: str, typed: dict[str, str], wording: Wording) -> dict[str, str]:
    """What a one-off raise made of a rating, as text by place."""
    conversion = by_name(name)
    slots = {"hint-rating": "", "hint-standard": "", "converted": wording.dash}
    slots["about"] = _about(conversion, wording)
    ratings = []
    for need in conversion.needs:
        try:
            ratings.append(read_whole(typed[need]))
        except InputError as fault:
            slots["hint-" + need] = wording.fault(fault)
    if len(ratings) == len(conversion.needs):
        try:
            converted = round_half_away(conversion.convert(*ratings))
            slots["converted"] = write(converted, 0, wording.mark)
        except InputError as fault:
            slots["hint-" + (fault.field or "rating")] = wording.fault(fault)
    return slots


def names(wording: Wording) -> list[str]:
    """The names of all conversions: the one that the language's readers ask about, then by day."""
    first = wording.text("conversion-first")
    found = [conversion.name for conversion in CONVERSIONS]
    return [name for name in found if name == first] + [name for name in found if name != first]


def by_name(name: str) -> Conversion:
    """The conversion of this name, the first where there is none."""
    for conversion in CONVERSIONS:
        if conversion.name == name:
            return conversion
    return CONVERSIONS[0]


def link(name: str, wording: Wording) -> tuple[str, str]:
    """The link to what a conversion is taken from; empty where it has none."""
    return link_to(by_name(name), wording)


def _about(conversion: Conversion, wording: Wording) -> str:
    parts = [
        wording.message(conversion.about),
        wording.text(
            "edition-source",
            source=wording.message(conversion.source),
            checked=wording.date(conversion.checked),
        ),
        how_sure(conversion, wording),
    ]
    return " ".join(parts)


def _number(name: str, text: str, slots: dict[str, str], wording: Wording) -> "float | None":
    try:
        return read_decimal(text)
    except InputError as fault:
        slots["hint-" + name] = wording.fault(fault)
        return None


def _rating(name: str, text: str, slots: dict[str, str], wording: Wording) -> "float | None":
    if not text.strip():
        return None
    try:
        return RATING.check(read_whole(text))
    except InputError as fault:
        slots["hint-" + name] = wording.fault(fault)
        return None
