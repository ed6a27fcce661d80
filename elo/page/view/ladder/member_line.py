"""One line of a list of players: by the columns of its table, or as somebody typed it."""

from ....core.errors import InputError
from ....core.names import cleaned
from ....core.notation import split
from ....core.number_reading import read_whole
from ....core.numbers import DIGITS
from ....ladder.checks import clean_name
from ....systems.base import RuleBook
from .member_headings import BORN, FIRST, GAMES, INDEX, LAST, NAME, RATING, Columns

TITLES = ("gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "agm", "aim", "afm", "acm", "nm")
#: What stands where a rating would, and says that there is none.
NO_RATING = ("", "0", "-", "\u2013", "\u2014", "unr", "unrated", "ohne", "geen", "none")

#: Numbers from and to these may be ratings.
LOWEST = 100
HIGHEST = 4000
YEAR = 4
#: A number on a federation's list has so many digits at least, and no rating has.
LIST_NUMBER = 6
FEDERATION = 3
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def in_columns(cells: "list[str]", columns: Columns, book: RuleBook) -> "dict[str, object]":
    """The facts of a row of a table. Raises ``InputError`` at the fact that cannot be read."""
    places = columns.places
    name = _cell(cells, places, NAME) or _cell(cells, places, LAST)
    first = _cell(cells, places, FIRST)
    if name and first:
        name += ", " + first
    facts = _named(name)
    for place in columns.ratings:
        if place < len(cells) and _small(cells[place]) not in NO_RATING:
            _put_rating(facts, cells[place], book)
            break
    for fact, text in (
        (BORN, _year(_cell(cells, places, BORN))),
        (GAMES, _cell(cells, places, GAMES)),
        (INDEX, _cell(cells, places, INDEX)),
    ):
        if _small(text) not in NO_RATING:
            _put(facts, fact, text, book)
    return facts


def freely(cells: "list[str]", book: RuleBook) -> "dict[str, object]":
    """The facts of a line without headings: a name, and a rating where there is one number.

    Raises ``InputError``: ``member-no-name``, or ``member-columns`` where several texts may be the
    name or several numbers the rating.

    >>> from elo.systems import by_name
    >>> freely(["12", "", "GM", "Adler, Anna", "NED", "2500"], by_name("elo"))["name"]
    'Adler, Anna'
    >>> freely(["3. FM Bert de Vries (1.850)"], by_name("elo"))["name"]
    'Bert de Vries'
    """
    filled = [cell for cell in cells if cell]
    if len(filled) == 1:
        filled = _peeled(filled[0])
    filled = [cell for cell in filled if _small(cell) not in NO_RATING]
    numbers = [cell for cell in filled if _number(cell)]
    texts = [cell for cell in filled if not _number(cell) and _small(cell) not in TITLES]
    if len(texts) > 1:
        texts = [text for text in texts if not _is_federation(text)]
    # a place or a number in front, the number on some list behind
    if numbers and filled[0] == numbers[0] and (len(numbers) > 1 or not _may_be(numbers[0])):
        numbers = numbers[1:]
    numbers = [number for number in numbers if len(_digits(number)) < LIST_NUMBER]
    if not texts:
        raise InputError("member-no-name", "name", "there is no name")
    if len(texts) > 1 or len(numbers) > 1 or [c for c in texts[0] if c in DIGITS]:
        raise InputError("member-columns", "", "the columns must be named")
    facts = _named(texts[0])
    for number in numbers:
        if not _may_be(number):
            raise InputError("member-columns", RATING, "the columns must be named")
        _put_rating(facts, number, book)
    return facts


def same(name: str) -> str:
    """What spellings of one name have in common, whatever the order, the capitals and the title.

    >>> same("GM Adler, Anna") == same("anna adler"), same("Adler, A") == same("Adler, Anna")
    (True, False)
    """
    words = [word for word in _small(name.replace(",", " ").replace(".", " ")).split(" ") if word]
    if len(words) > 2 and words[0] in TITLES:
        words = words[1:]
    words.sort()  # sort: equal words are equal
    return " ".join(words)


def _named(text: str) -> "dict[str, object]":
    words = [word for word in cleaned(text).strip(" ,").split(" ") if word]
    # a title stands in capitals before two words at least: "Im, Sung" is somebody's name
    if len(words) > 2 and words[0] == words[0].upper() and _small(words[0].strip(".")) in TITLES:
        words = words[1:]
    if not words:
        raise InputError("member-no-name", "name", "there is no name")
    return {"name": clean_name(" ".join(words))}


def _put_rating(facts: "dict[str, object]", text: str, book: RuleBook) -> None:
    rating, index = split(text.strip("()[]?* "))
    _put(facts, RATING, rating, book)
    if index:
        _put(facts, INDEX, index, book)


def _put(facts: "dict[str, object]", name: str, text: str, book: RuleBook) -> None:
    """A fact that the system asks for; what it does not is passed over."""
    fact = book.fact(name)
    if fact is not None:
        try:
            facts[name] = fact.check(read_whole(text))
        except InputError as fault:
            raise fault.at(name)


def _peeled(text: str) -> "list[str]":
    """A line of words: the number in front, the name, and what stands behind it."""
    words = [word for word in text.replace(",", ", ").split(" ") if word]
    before: "list[str]" = []
    after: "list[str]" = []
    if len(words) > 1 and _number(words[0].strip(".)")) and not _may_be(words[0].strip(".)")):
        before = [words[0].strip(".)")]
        words = words[1:]
    if len(words) > 2 and _is_federation(words[-1]) and _number(words[-2]):
        words = words[:-1]
    while len(words) > 1 and (_number(words[-1]) or _small(words[-1]) in NO_RATING):
        after = [words[-1].strip(",")] + after
        words = words[:-1]
    return before + [" ".join(words)] + after


def _cell(cells: "list[str]", places: "dict[str, int]", name: str) -> str:
    place = places.get(name, len(cells))
    return cells[place] if place < len(cells) else ""


def _year(text: str) -> str:
    """The year of a day of birth: its part of four digits."""
    parts = text.replace(".", "-").replace("/", "-").split("-")
    years = [part for part in parts if len(part) == YEAR and _digits(part) == part]
    return years[0] if len(parts) > 1 and years else text


def _number(text: str) -> bool:
    """Whether a cell is a number, as a rating is written.

    >>> _number("(1.850)"), _number("1850-23"), _number("1-0"), _number("Anna")
    (True, True, True, False)
    """
    bare = split(text.strip("()[]?*,. "))[0]
    try:
        read_whole(bare)
    except InputError:
        return False
    return True


def _may_be(text: str) -> bool:
    """Whether a number may be a rating."""
    return LOWEST <= read_whole(split(text.strip("()[]?*,. "))[0]) <= HIGHEST


def _digits(text: str) -> str:
    return "".join([sign for sign in split(text)[0] if sign in DIGITS])


def _is_federation(text: str) -> bool:
    return len(text) == FEDERATION and not [sign for sign in text if sign not in CAPITALS]


def _small(text: str) -> str:
    return text.strip(" .").lower()
