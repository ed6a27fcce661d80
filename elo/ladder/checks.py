"""What a value in a ladder's file may be: each check gives the value, or says what is wrong."""

from ..core.errors import InputError
from ..core.games import DRAW, LOSS, WIN
from ..core.names import cleaned
from ..core.numbers import is_iso_date
from ..systems import by_name
from ..systems.base import NUMBER, Fact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Check = Callable[[object, str], object]

LONGEST_NAME = 80
LONGEST_ID = 64
HIGHEST_RATING = 4000
HIGHEST_K = 1000
MOST_GAMES = 100000
OLDEST = 1900
LATEST = 2100
HIGHEST_INDEX = 999

#: No system asks for a number beyond.
HIGHEST_FACT = 1_000_000

#: How many entries one entry may undo: a whole season that was imported by mistake.
MOST_UNDONE = 50000

#: A time has a day, ``T``, hour, minute, second and thousandths, ``Z``.
TIME_LENGTH = len("2025-11-07T19:30:00.000Z")

#: Days that were checked lately, and how many are kept.
_days: dict[str, bool] = {}
DAYS_KEPT = 1000


def is_time(text: str) -> bool:
    """Whether this is a moment written as ``2025-11-07T19:30:00.000Z``.

    >>> is_time("2025-11-07T19:30:00.000Z"), is_time("2025-11-07T24:00:00.000Z")
    (True, False)
    """
    if len(text) != TIME_LENGTH or not _is_day(text[:10]):
        return False
    hours, minutes, seconds = text[11:13], text[14:16], text[17:19]
    marks = text[10] + text[13] + text[16] + text[19] + text[23]
    if marks != "T::.Z" or (hours + minutes + seconds + text[20:23]).strip("0123456789"):
        return False
    return hours < "24" and minutes < "60" and seconds < "60"


def is_identity(text: str) -> bool:
    """Whether this can be an identity: of an entry, a player, a device.

    >>> is_identity("9b2c-7"), is_identity(""), is_identity("a b")
    (True, False, False)
    """
    # what is left when all that is allowed is taken off both ends: one step, whatever the length
    return 0 < len(text) <= LONGEST_ID and not text.strip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
    )


def _is_day(text: str) -> bool:
    # a journal has many entries a day, and a day is slow to check
    known = _days.get(text)
    if known is None:
        if len(_days) >= DAYS_KEPT:
            _days.clear()
        known = _days[text] = is_iso_date(text)
    return known


def clean_name(text: str) -> str:
    """A name as it is kept: no spaces around it, none twice in it.

    Raises ``InputError``: ``empty-name``, ``long-name``, or ``bad-name`` for signs that cannot be
    printed.

    >>> clean_name("  Anna  de Vries ")
    'Anna de Vries'
    """
    name = " ".join([part for part in text.split(" ") if part])
    if not name:
        raise InputError("empty-name", "name", "a name is needed")
    if len(name) > LONGEST_NAME:
        raise InputError("long-name", "name", "is too long", high=LONGEST_NAME)
    if cleaned(name) != name:
        raise InputError("bad-name", "name", "has signs that cannot be printed")
    return name


def check_name(value: object, place: str) -> object:
    """A name as :func:`clean_name` gives it."""
    if not isinstance(value, str):
        raise InputError("not-text", place, "must be a text")
    try:
        if clean_name(value) == value:
            return value
    except InputError as fault:
        raise fault.at(place)
    raise InputError("bad-name", place, "has spaces too many")


def check_identity(value: object, place: str) -> object:
    """The identity of an entry, a player or a device."""
    if not isinstance(value, str) or not is_identity(value):
        raise InputError("bad-identity", place, "must be letters, digits, - and _", high=LONGEST_ID)
    return value


def check_identities(value: object, place: str) -> object:
    """The identities of what an entry undoes."""
    if not isinstance(value, list) or not 0 < len(value) <= MOST_UNDONE:
        raise InputError("bad-list", place, "must be a list of identities", high=MOST_UNDONE)
    for each in value:
        check_identity(each, place)
    return value


def check_time(value: object, place: str) -> object:
    """A moment."""
    if not isinstance(value, str) or not is_time(value):
        raise InputError("bad-time", place, "must be a moment like 2025-11-07T19:30:00.000Z")
    return value


def check_date(value: object, place: str) -> object:
    """A day."""
    if not isinstance(value, str) or not _is_day(value):
        raise InputError("bad-date", place, "must be a date like 2025-11-07")
    return value


def check_flag(value: object, place: str) -> object:
    """True or false."""
    # an exact type: true is a number to one interpreter and not to another
    if type(value) is not bool:
        raise InputError("not-a-flag", place, "must be true or false")
    return value


def check_score(value: object, place: str) -> object:
    """White's score in a game."""
    if type(value) not in (int, float) or value not in (WIN, DRAW, LOSS):
        raise InputError("bad-score", place, "must be 1, 0.5 or 0")
    return DRAW if value == DRAW else WIN if value == WIN else LOSS


def whole_number(low: int, high: int) -> "Check":
    """A check for a whole number from ``low`` to ``high``."""

    def check(value: object, place: str) -> object:
        if type(value) is not int and type(value) is not float:
            raise InputError("not-a-number", place, "must be a number")
        if not low <= value <= high:
            raise InputError("out-of-range", place, "is out of range", low=low, high=high)
        if value != int(value):
            raise InputError("not-whole", place, "must be a whole number")
        return int(value)

    return check


def check_further(value: object, fact: "Fact", place: str) -> object:
    """The value of a fact that a system asks for; whether it is in range, the ladder's system says.

    A whole number as one, so that it is written alike everywhere.
    """
    if fact.kind != NUMBER:
        if not isinstance(value, str):
            raise InputError("not-text", place, "must be a text")
        return fact.admit(value, place)
    if type(value) is not int and type(value) is not float:
        raise InputError("not-a-number", place, "must be a number")
    if not -HIGHEST_FACT <= value <= HIGHEST_FACT:
        raise InputError(
            "out-of-range", place, "is out of range", low=-HIGHEST_FACT, high=HIGHEST_FACT
        )
    if value == int(value):
        return int(value)
    if fact.whole:
        raise InputError("not-whole", place, "must be a whole number")
    return value


def check_system(value: object, place: str) -> object:
    """The name of a rating system."""
    if not isinstance(value, str):
        raise InputError("not-text", place, "must be a text")
    try:
        by_name(value)
    except InputError as fault:
        raise fault.at(place)
    return value
