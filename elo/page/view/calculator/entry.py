"""What the visitor has entered, as typed: the state of the calculator."""

from ....core.errors import InputError
from ....core.games import DRAW, LOSS, OF_OPPONENT, OPEN, PLAYED, UNRATED, WIN, Game
from ....core.number_reading import read_decimal, read_whole
from ....core.numbers import write_points
from ....systems import FOR_ONE_PLAYER
from ....systems.base import NUMBER, Fact, RuleBook

ONE = "one"
SEVERAL = "several"
AVERAGE = "average"
MODES = (ONE, SEVERAL, AVERAGE)

RESULTS = (("win", WIN), ("draw", DRAW), ("loss", LOSS))

#: The fields of the average mode.
FIELD = ("average", "rounds", "points")

#: What the questions around an event ask beside the games: the rating to reach, the share of draws
#: in percent, the player's federation, the number of rounds at the end, and the event's format.
PLANS = ("goal", "draws", "federation", "in-all", "format")

#: The most games that a sheet holds: well over a season, well under what a phone can show.
MOST_GAMES = 300


#: What a row has beside its facts.
PARTS = ("opponent", "result", "state", "title", "federation")


def game_facts(book: RuleBook) -> list[tuple[str, Fact]]:
    """What a system asks about the opponent and the game, under the names of the contract.

    >>> from ....systems import by_name
    >>> [name for name, _ in game_facts(by_name("knsb"))]
    ['opponent_games', 'opponent_born']
    """
    about = [(OF_OPPONENT + fact.name, fact) for fact in book.opponent_facts]
    return about + [(fact.name, fact) for fact in book.game_facts]


def in_the_open(book: RuleBook) -> list[Fact]:
    """The player's facts that stand beside the rating in place of a K.

    In a system without one the first state; else what decides over K, where the system asks for it.

    >>> from ....systems import by_name
    >>> [[fact.name for fact in in_the_open(by_name(name))] for name in ("dwz", "glicko", "knsb")]
    [['born', 'index'], ['deviation'], []]
    """
    if book.fact("k") is None:
        return [fact for fact in book.facts if fact.state and fact.name != "rating"][:1]
    decisive = [fact for fact in book.facts if fact.name in book.decisive]
    return decisive if [fact for fact in decisive if fact.ask is not None] else []


def is_folded(book: RuleBook) -> bool:
    """Whether what a system asks about a game stands folded away with what is seldom told.

    Not where much depends on it: so it is where a system asks for it by name, and where no K
    decides how much a game weighs.

    >>> from ....systems import by_name
    >>> is_folded(by_name("knsb")), is_folded(by_name("glicko"))
    (True, False)
    """
    asked = [fact for _, fact in game_facts(book) if fact.ask is not None]
    return not asked and book.fact("k") is not None


#: The game that the page opens with, before anybody has typed: whom, and with what result.
EXAMPLE = ("1900", "win")


class Row:
    """One game of a sheet as entered.

    ``opponent`` is the opponent's rating, ``result`` the name of the result, ``state`` that of the
    game; ``facts`` are what systems ask about the opponent and the game, by the names that
    :func:`game_facts` gives them, ``title`` and ``federation`` what norms ask.
    """

    def __init__(self, opponent: str = "", result: str = "", state: str = PLAYED) -> None:
        self.opponent = opponent
        self.result = result
        self.state = state
        self.facts: dict[str, str] = {}
        self.title = ""
        self.federation = ""
        self.game: Game | None = None
        self.fault: InputError | None = None
        self.read_for = ""

    def set(self, part: str, text: str) -> None:
        """Enters something: the one way to change a row that has been read."""
        if part in PARTS:
            setattr(self, part, text)
        else:
            self.facts[part] = text
        self.read_for = ""

    def fact(self, name: str) -> str:
        """What is entered of a fact about the opponent or the game, empty when nothing is."""
        return self.facts.get(name, "")

    def copy(self) -> "Row":
        """A game of its own with the same opponent, result and facts."""
        found = Row(self.opponent, self.result)
        found.facts = dict(self.facts)
        return found

    def is_blank(self) -> bool:
        """Whether nothing has been entered yet."""
        return not self.opponent.strip() and not self.result and self.state == PLAYED

    def is_example(self) -> bool:
        """Whether this is the game that the page opens with, and nothing else is known of it.

        >>> Entry().one.is_example(), Row("1900", "draw").is_example()
        (True, False)
        """
        asked = [text for text in self.facts.values() if text]
        return (self.opponent, self.result) == EXAMPLE and self.state == PLAYED and not asked

    def is_open(self) -> bool:
        """Whether this is a game without a result."""
        return self.state == PLAYED and not self.result

    def read(self, book: RuleBook) -> None:
        """Reads the row: ``game`` is what it means, ``fault`` what keeps it from meaning one.

        Both are None for a blank row. They hold for the system ``read_for``, until the row changes:
        a key in one field leaves the other rows as they are.
        """
        self.game = self.fault = None
        if not self.is_blank():
            try:
                self.game = self._game(book)
            except InputError as fault:
                self.fault = fault
        self.read_for = book.name

    def _game(self, book: RuleBook) -> Game:
        score = score_of(self.result)
        state = OPEN if score is None and self.state == PLAYED else self.state
        opponent = None
        if self.opponent.strip() or state in (PLAYED, OPEN):
            opponent = read_fact(book.split(self.opponent)[0], book.opponent)
        if state == UNRATED:
            opponent = None
        facts: dict[str, float | str | None] = {}
        for name, fact in game_facts(book):
            text = self.fact(name)
            if text.strip():
                facts[name] = read_value(text, fact)
        return Game(opponent, score, state, **facts)


class Entry:
    """Everything that is entered, as text.

    The opening example is what a page shows before anybody has typed. ``date`` and ``end`` are the
    ISO dates of the event's first and last day; one alone is both, none means today's rules.
    ``newcomer`` is set by a player without a rating. ``facts`` are those about the player, by the
    names under which systems declare them: what another system asked stays until it asks again.
    """

    def __init__(self) -> None:
        self.system = FOR_ONE_PLAYER
        self.mode = ONE
        self.date = ""
        self.end = ""
        self.tempo = ""
        self.newcomer = False
        self.facts = {"rating": "1850", "k": "20"}
        self.one = Row(*EXAMPLE)
        self.rows: list[Row] = []
        self.field = {name: "" for name in FIELD}
        self.plans = {name: "" for name in PLANS}

    def fact(self, name: str) -> str:
        """What is entered of a fact about the player, empty when nothing is."""
        return self.facts.get(name, "")

    def complete(self, book: RuleBook) -> None:
        """What a link does not tell: the K to start from, none where the rules give it.

        >>> from ....systems import by_name
        >>> entry = Entry()
        >>> del entry.facts["k"]
        >>> entry.complete(by_name("elo"))
        >>> entry.fact("k")
        '20'
        """
        if "k" not in self.facts:
            self.facts["k"] = "" if book.usual_k is None else str(book.usual_k)

    def day(self, book: RuleBook) -> str:
        """The day that decides in this system, the event's first or last."""
        return self.end or self.date if book.by_last_day else self.date or self.end

    def set_day(self, book: RuleBook, text: str) -> None:
        """Enters that day. The other one stays if there can be such an event.

        >>> from ....systems import by_name
        >>> entry = Entry()
        >>> entry.set_day(by_name("fide"), "2025-12-27")
        >>> entry.set_day(by_name("dwz"), "2026-01-05")
        >>> entry.date, entry.end
        ('2025-12-27', '2026-01-05')
        >>> entry.set_day(by_name("dwz"), "2025-01-05")
        >>> entry.date, entry.end
        ('', '2025-01-05')
        """
        if book.by_last_day:
            self.end = text
            if not text or self.date > text:
                self.date = ""
        else:
            self.date = text
            if not text or self.end < text:
                self.end = ""


def score_of(result: str) -> "float | None":
    """The score of a result's name, None when none is chosen.

    >>> score_of("draw"), score_of("")
    (0.5, None)
    """
    for name, score in RESULTS:
        if name == result:
            return score
    return None


def read_fact(text: str, fact: Fact) -> float:
    """The number that a field means. Raises ``InputError``.

    >>> read_fact("1.850", Fact("rating", 0, 4000))
    1850
    >>> read_fact("43,2", Fact("k", 1, 99, whole=False))
    43.2
    """
    return fact.check(read_whole(text) if fact.whole else read_decimal(text))


def read_value(text: str, fact: Fact) -> "float | str":
    """What a field means: a number, a day or a choice, by the fact's kind. Raises ``InputError``.

    >>> read_value("62,5", Fact("deviation", 30, 350, whole=False))
    62.5
    >>> read_value(" w", Fact("color", kind="choice", choices=("w", "b")))
    'w'
    """
    return read_fact(text, fact) if fact.kind == NUMBER else fact.admit(text.strip())


def is_list(text: str) -> bool:
    r"""Whether a pasted text is more than the number that belongs into one field.

    >>> is_list("1850"), is_list(" 1 850 "), is_list("1850 1"), is_list("1850\n1900")
    (False, False, True, True)
    """
    try:
        read_whole(text)
    except InputError:
        return len(text.split()) > 1 or ";" in text
    return False


def tidied(text: str, fact: "Fact | None") -> str:
    """A number as it was understood, for a field that has been left; else what was typed.

    >>> tidied("1.850", Fact("opponent", 0, 4000)), tidied("18a", Fact("opponent", 0, 4000))
    ('1850', '18a')
    >>> tidied("43,2", Fact("k", 1, 99, whole=False))
    '43,2'
    """
    if fact is None or not fact.whole:
        return text
    try:
        return str(read_whole(text))
    except InputError:
        return text


def tidied_points(text: str) -> str:
    """Points as on a result card, for a field that has been left; else what was typed.

    >>> tidied_points("2,5"), tidied_points("lots")
    ('2\u00bd', 'lots')
    """
    try:
        return write_points(read_decimal(text))
    except InputError:
        return text


def step_points(text: str, step: float, rounds: str) -> str:
    """The points after a press of a half-point button, as they stand on a result card.

    Stays between 0 and the number of games, where that is known.

    >>> step_points("2,5", 0.5, "5"), step_points("", 0.5, ""), step_points("0", -0.5, "5")
    ('3', '\u00bd', '0')
    """
    points = (_number(text) or 0) + step
    most = _number(rounds)
    if most is not None:
        points = min(points, most)
    return write_points(max(points, 0))


def _number(text: str) -> "float | None":
    try:
        return read_decimal(text)
    except InputError:
        return None
