"""Exact rounding, and writing numbers as people do.

Every digit that a person sees is decided here. ``round()`` and ``format()`` are not used for
that: they settle ties differently on different interpreters, and a tie is an everyday case
(K 25 against an equal opponent gives exactly 12.5).
"""

from math import floor

from .errors import InputError

#: Two numbers closer than this are the same number. Sums of a few hundred expected scores carry
#: about 1e-12 of binary noise; no regulation distinguishes 1e-9 of a point.
NOISE = 1e-9

MINUS = "\u2212"
HALF = "\u00bd"

DIGITS = "0123456789"

#: Powers of ten by their number of zeros: the most decimals a number is written with.
POWERS = tuple([10**zeros for zeros in range(13)])

#: For each number of decimals: whole part, mark, and the decimals with their leading zeros.
FORMS = tuple(["%d%s%0" + str(decimals) + "d" for decimals in range(13)])

#: Half a unit, in which a hair less than a half counts as one.
HALF_UNIT = 0.5 + NOISE


#: The most figures that a column remembers.
REMEMBERED = 2000


def total(values: list[float] | tuple[float, ...]) -> float:
    """The plain left-to-right sum, the same on every interpreter.

    >>> total([0.5, 1, 0])
    1.5
    """
    result = 0.0
    for value in values:
        result += value
    return result


def same(a: float, b: float) -> bool:
    """Whether two numbers differ by no more than binary noise.

    >>> same(0.1 + 0.2, 0.3)
    True
    """
    return abs(a - b) <= NOISE


def round_half_away(value: float) -> int:
    """The nearest whole number; a half goes away from zero, as in FIDE 8.3.4.

    A value within ``NOISE`` of a half is a half.

    >>> round_half_away(12.5), round_half_away(-12.5), round_half_away(-6.499999999999999)
    (13, -13, -7)
    """
    size = floor(abs(value) + 0.5 + NOISE)
    return -size if value < 0 else size


def round_half_up(value: float) -> int:
    """The nearest whole number; a half goes up, as in the averages of FIDE B01 1.4.7.

    A value within ``NOISE`` of a half is a half.

    >>> round_half_up(1887.5), round_half_up(-2.5), round_half_up(2.4999999999999)
    (1888, -2, 3)
    """
    return floor(value + 0.5 + NOISE)


def is_half(value: float) -> bool:
    """Whether a value lies halfway between two whole numbers: where rounding rules differ.

    >>> is_half(-12.5), is_half(12.499), is_half(3)
    (True, False, False)
    """
    return same(value - floor(value), 0.5)


def fixed(value: float, digits: int) -> str:
    """The value with this many decimals, in the form that programs read.

    Rounded half away from zero, never a minus zero. Raises ``InputError`` (``not-finite``) for
    what is no number.

    >>> fixed(0.125, 2), fixed(-0.04, 1), fixed(1861.43, 0), fixed(-7.25, 1)
    ('0.13', '0.0', '1861', '-7.3')
    """
    return write(value, digits).replace(MINUS, "-")


def rounded(value: float, digits: int) -> float:
    """The value with its decimals cut to what :func:`fixed` writes, as a number.

    >>> rounded(0.64006499980288, 4)
    0.6401
    """
    return float(fixed(value, digits))


def decimals(value: float) -> int:
    """The decimals to show a number with that is whole as a rule: none, or two if it is not.

    >>> decimals(1850), decimals(1850.5)
    (0, 2)
    """
    return 0 if same(value, round_half_away(value)) else 2


def fewest_decimals(value: float) -> int:
    """The decimals that show a K as it is: none, one, or two where more are needed.

    >>> fewest_decimals(28.0), fewest_decimals(56.9), fewest_decimals(76.3675)
    (0, 1, 2)
    """
    if same(10 * value, round_half_away(10 * value)):
        return 0 if same(value, round_half_away(value)) else 1
    return 2


def write(value: float, digits: int, mark: str = ".", signed: bool = False) -> str:
    """The value as a person reads it: decimal mark, a real minus, and with ``signed`` a plus.

    The sign is decided after rounding, so a zero never has one.

    >>> write(11.43, 1, ",", signed=True), write(-7.25, 1), write(-0.04, 1, signed=True)
    ('+11,4', '\u22127.3', '0.0')
    """
    power = POWERS[digits]
    try:
        # round_half_away of the absolute value, in whole units of the last decimal
        size = floor(abs(value) * power + HALF_UNIT)
    except (OverflowError, ValueError):
        raise InputError("not-finite", "", "a number must be finite")
    text = FORMS[digits] % (size // power, mark, size % power) if digits else str(size)
    if value < 0 and size:
        return MINUS + text
    return "+" + text if signed and size else text


class Column:
    """Writes many numbers of one kind, as :func:`write` does one, and remembers what it wrote.

    Figures repeat from key press to key press, and writing is most of what a key press costs.

    >>> column = Column(1, ",", signed=True)
    >>> column.write([11.43, -0.04, -7.25])
    ['+11,4', '0,0', '\u22127,3']
    """

    def __init__(self, digits: int, mark: str = ".", signed: bool = False) -> None:
        self._digits = digits
        self._mark = mark
        self._signed = signed
        self._known: dict[int, str] = {}

    def write(self, values: list[float]) -> list[str]:
        """The numbers as a person reads them. Raises ``InputError`` (``not-finite``)."""
        power = POWERS[self._digits]
        known = self._known
        texts = []
        try:
            for value in values:
                # the units of the last decimal, as write counts them, with their sign
                if value < 0:
                    size = -int(HALF_UNIT - value * power)
                else:
                    size = int(HALF_UNIT + value * power)
                text = known.get(size)
                if text is None:
                    if len(known) >= REMEMBERED:
                        known.clear()
                    text = known[size] = write(value, self._digits, self._mark, self._signed)
                texts.append(text)
        except (OverflowError, ValueError):
            raise InputError("not-finite", "", "a number must be finite")
        return texts


def write_points(value: float) -> str:
    """A score as it stands on a result card: a whole number, with ½ for the half point.

    >>> write_points(2.5), write_points(0.5), write_points(3)
    ('2\u00bd', '\u00bd', '3')
    """
    halves = round_half_away(value * 2)
    whole = str(halves // 2)
    if halves % 2 == 0:
        return whole
    return HALF if halves == 1 else whole + HALF


def is_iso_date(text: str) -> bool:
    """Whether this is a day of the calendar written as ``2025-11-07``.

    >>> is_iso_date("2024-02-29"), is_iso_date("2025-02-29"), is_iso_date("7 Nov 2025")
    (True, False, False)
    """
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(is_digits(p) for p in parts):
        return False
    year, month, day = [int(part) for part in parts]
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    lengths = (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    return year >= 1 and 1 <= month <= 12 and 1 <= day <= lengths[month - 1]


def is_digits(text: str) -> bool:
    """Whether this is a row of the digits 0 to 9, and not empty.

    >>> is_digits("07"), is_digits(""), is_digits("\u0667")
    (True, False, False)
    """
    # str.isdigit accepts other scripts' digits on one interpreter and not on another
    for character in text:
        if character not in DIGITS:
            return False
    return bool(text)
