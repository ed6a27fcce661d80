"""How fast an event was played, from what its file says about the clock."""

import re

from ..core.games import Event
from ..core.tempo import BLITZ, RAPID, STANDARD
from ..systems.rate_of_play import minutes, tempo_of
from .event import Tournament
from .problems import ERROR, NOTICE, Problem

#: Coded time controls are in seconds: line 222 of TRF26, and PGN's TimeControl.
_PERIOD = re.compile(r"(?:[0-9]+/)?([0-9]{1,6})(?:\+([0-9]{1,6}))?")
_WHITE_AND_BLACK = re.compile(r"W([0-9]{1,6})-B([0-9]{1,6})")
#: As people write them: 90+30, 1:30 + 10, 90'/40 + 30'/end + 30"/move, 1h30, 15 Min. + 10 Sek.
_PLAIN = re.compile(r"([0-9]{1,3})\s*\+\s*([0-9]{1,3})(?![0-9])(?!\s*['mhu/]).*", re.IGNORECASE)
#: As in America, where SD is the time for the rest: G/15+10; 40/90,SD30+30
_GAME_IN = re.compile(
    r"(?:[0-9]{1,2}\s*/\s*(?P<first>[0-9]{1,3})\s*[,;]\s*)?(?:g|game|sd)\s*(?:/\s*)?"
    r"(?P<rest>[0-9]{1,3})(?:\s*(?:[,;]\s*)?\+\s*(?P<increment>[0-9]{1,3}))?",
    re.IGNORECASE,
)
_HOURS = re.compile(r"([0-9]):([0-9]{2})(?:\s*h)?(?:\s*\+\s*([0-9]{1,3})\b.*)?")
_HOURS_THEN_MINUTES = re.compile(
    r"([0-9])\s*[hu]\s*([0-5][0-9])(?![0-9])(?!\s*['\"a-z])", re.IGNORECASE
)
_TIME = re.compile(
    r"([0-9]{1,3})\s*(?:"
    r"(?P<hours>h|hrs?|hours?|u|uur|std|stunden?)"
    r"|(?P<minutes>'|m|mins?|minutes?|minuten|minuut)"
    r"|(?P<seconds>\"|s|secs?|seconds?|seconden?|sek|sekunden?|seg)"
    r")(?![^\W\d_])",
    re.IGNORECASE,
)
#: A number at the end, without a unit, is the increment: 10' + 5.
_INCREMENT = re.compile(r"\+\s*([0-9]{1,2})\s*$")
#: What stands for the signs of minutes and seconds, and between the two numbers.
_SIGNS = str.maketrans({"’": "'", "‘": "'", "′": "'", "”": '"', "“": '"', "″": '"', "|": "+"})
_WORDS = (
    (re.compile(r"\bblitz|\bsnelschaak|\bvluggert", re.IGNORECASE), BLITZ),
    (re.compile(r"\brapid|\bschnellschach|\brapidschaak", re.IGNORECASE), RAPID),
    (re.compile(r"\bstandard\b|\bklassi|\bclassic", re.IGNORECASE), STANDARD),
)

#: A bare number from here on is seconds: nobody gives three hours for a game.
LEAST_SECONDS = 180
#: Minutes of a game that is faster than any blitz that was ever rated.
TOO_FAST = 3

TEXTS = {
    "tempo-from-clock": "From the time control “{clock}” the event was taken to be {tempo}.",
    "tempo-from-words": "Because the file says “{text}” the event was taken to be {tempo}.",
    "tempo-unclear": "It is not clear how fast the time control “{clock}” is; the event was taken "
    "to be {tempo}. Say how fast it was.",
    "tempo-too-fast": "With the time control “{clock}” a game is faster than any that is rated; "
    "the rules of {tempo} are applied.",
    "tempo-assumed": "The file does not say how fast the event was; it was taken to be {tempo}.",
}


def tempo(event: Tournament) -> tuple[str, Problem | None]:
    """``standard``, ``rapid`` or ``blitz``, and what that rests on unless the file says it.

    >>> tempo(Tournament(clock="5400+30"))[0], tempo(Tournament(clock="3+2"))[0]
    ('standard', 'blitz')
    """
    if event.tempo:
        return event.tempo, None
    time = minutes_for_a_game(event.clock, event.format == "pgn")
    found = None if time is None else tempo_of(time, 0, Event(event.began or None))
    if found is None and time is not None and time <= TOO_FAST:
        values: dict[str, str | int] = {"clock": event.clock, "tempo": BLITZ}
        return BLITZ, Problem("tempo-too-fast", values=values)
    if found is not None:
        return found, _notice("tempo-from-clock", clock=event.clock, tempo=found)
    for text in (event.kind, event.clock, event.name):
        for pattern, name in _WORDS:
            if pattern.search(text):
                return name, _notice("tempo-from-words", text=text, tempo=name)
    if any(character.isdigit() for character in event.clock):
        return STANDARD, Problem(
            "tempo-unclear", values={"clock": event.clock, "tempo": STANDARD}, severity=ERROR
        )
    return STANDARD, _notice("tempo-assumed", tempo=STANDARD)


def minutes_for_a_game(clock: str, in_seconds: bool = False) -> float | None:
    r"""Minutes for one player in a game of so many moves as FIDE assumes; None if not understood.

    ``in_seconds`` says that a bare number is no number of minutes, as in PGN.

    >>> minutes_for_a_game("90+30"), minutes_for_a_game("5400+30"), minutes_for_a_game("1:30 + 10")
    (120.0, 120.0, 100.0)
    >>> minutes_for_a_game("40/6000+30:900+30"), minutes_for_a_game("moves/time, increment")
    (145.0, None)
    >>> minutes_for_a_game("90'/40 + 30'/end + 30''/move from move 1")
    150.0
    >>> minutes_for_a_game("15 Min. + 10 Sek."), minutes_for_a_game("1h45")
    (25.0, 105.0)
    """
    clock = clock.translate(_SIGNS).replace("''", '"').strip()
    both = _WHITE_AND_BLACK.fullmatch(clock)
    if both:
        return min(int(both[1]), int(both[2])) / 60
    if (":" in clock and "/" in clock) or re.fullmatch(r"[0-9]+(\+[0-9]+)?", clock):
        return _coded(clock, in_seconds)
    game = _GAME_IN.fullmatch(clock)
    if game:
        return minutes(int(game["first"] or 0) + int(game["rest"]), int(game["increment"] or 0))
    hours = _HOURS.fullmatch(clock)
    if hours:
        return minutes(int(hours[1]) * 60 + int(hours[2]), int(hours[3] or 0))
    plain = _PLAIN.fullmatch(clock)
    return minutes(int(plain[1]), int(plain[2])) if plain else _by_units(clock)


def _by_units(clock: str) -> float | None:
    """All hours and minutes together, and the first seconds as the increment."""
    base, increments = 0, []
    for time in _TIME.finditer(_HOURS_THEN_MINUTES.sub(r"\1h \2min ", clock)):
        if time["seconds"]:
            increments.append(int(time[1]))
        else:
            base += int(time[1]) * (60 if time["hours"] else 1)
    increments += [int(found) for found in _INCREMENT.findall(clock)]
    return minutes(base, increments[0] if increments else 0) if base else None


def _coded(clock: str, in_seconds: bool) -> float | None:
    periods = clock.split(":")
    base, increment = 0.0, 0
    for period in periods:
        found = _PERIOD.fullmatch(period)
        if not found:
            return None
        base += int(found[1])
        increment = int(found[2] or increment)
    in_seconds = in_seconds or base >= LEAST_SECONDS or len(periods) > 1
    return minutes(base / 60 if in_seconds else base, increment)


def _notice(code: str, **values: str | int) -> Problem:
    return Problem(code, values=values, severity=NOTICE)
