"""What an entry means to a rule book: values, and the faults that keep a field from having one."""

from ....core.assessment import Assessment, FirstRating, Message
from ....core.errors import InputError
from ....core.facts import as_number
from ....core.field import Field
from ....core.games import TODAY, Event, Game, Player
from ....core.numbers import is_iso_date, round_half_away, total, write_points
from ....systems.base import FIELD, Fact, RuleBook
from .entry import AVERAGE, ONE, Entry, game_facts, read_value

#: The numbers of games and of points that an average field takes.
ROUNDS = Fact("rounds", 1, 1000)
POINTS = Fact("points", 0, 1000, whole=False)

#: Facts that may be left out: the rules suggest, or assume, something then.
NEEDED = ("rating",)


class Reading:
    """An entry as values. A faulty or half-typed field leaves the others readable.

    ``faults`` are kept by field; ``rows`` holds, for every row of the sheet, its game, or None for
    one that is blank or faulty, and ``row_faults`` what is wrong with it, or None.
    """

    def __init__(self, entry: Entry, book: RuleBook) -> None:
        self.entry = entry
        self.book = book
        self.faults: dict[str, InputError] = {}
        self.facts: dict[str, float | str] = {}
        self.event = self._event()
        self._read_facts()
        self._listed: list[Game] | None = None
        self._places: list[int] | None = None
        self.rows: list[Game | None] = []
        self.row_faults: list[InputError | None] = []
        self._read_rows()
        self.one = self._one() if entry.mode == ONE else None
        self.field = self._field() if entry.mode == AVERAGE else None

    def player(self) -> Player:
        """The player, with as much as could be read."""
        found = Player()
        for name in self.facts:
            found.put(name, self.facts[name])
        return found

    def games(self) -> list[Game]:
        """The games in hand: the one, or the readable ones of the sheet, in order."""
        if self.entry.mode == ONE:
            return [] if self.one is None else [self.one]
        return self.listed()

    def listed(self) -> list[Game]:
        """The readable games of the sheet, in order."""
        if self._listed is None:
            self._listed = [game for game in self.rows if game is not None]
        return self._listed

    def places(self) -> list[int]:
        """The positions of the readable games among the rows."""
        if self._places is None:
            self._places = [i for i, game in enumerate(self.rows) if game is not None]
        return self._places

    @property
    def is_newcomer(self) -> bool:
        """Whether a first rating is asked for, under a system that gives one."""
        return self.entry.newcomer and self.book.rates_newcomers

    @property
    def rates_field(self) -> bool:
        """Whether the system has an answer to a field that is known by its average."""
        return self.book.offers(FIELD)

    def is_ready(self) -> bool:
        """Whether everything about the player can be used."""
        return not [fact for fact in self.book.facts if fact.name in self.faults]

    def assess(self, games: list[Game]) -> "Assessment | None":
        """The games under the rule book; None while something is missing or faulty."""
        if not self.is_ready() or "date" in self.faults:
            return None
        try:
            found = self.book.rate(self.player(), games, self.event)
        except InputError as fault:
            self._blame(fault)
            return None
        return found if found.counted or self.book.rates_idle else None

    def assess_field(self) -> "Assessment | None":
        """The average field under the rule book; None while something is missing or faulty."""
        if self.field is None or not self.is_ready() or "date" in self.faults:
            return None
        if not self.rates_field:
            return None
        try:
            return self.book.rate_field(self.player(), self.field, self.event)
        except InputError as fault:
            self._blame(fault)
            return None

    def first(self) -> "FirstRating | None":
        """A newcomer's first rating from the games in hand; None while there are none."""
        games = self.games()
        if not games or "date" in self.faults:
            return None
        try:
            return self.book.first(games, self.event)
        except InputError as fault:
            self._blame(fault)
            return None

    def summary(self) -> "tuple[str, str, str] | None":
        """The sheet's finished games as an average field: opponent, games, points, as typed."""
        played = [g for g in self.listed() if g.score is not None and g.opponent is not None]
        if not played:
            return None
        average = total([game.opponent or 0 for game in played]) / len(played)
        points = total([game.score or 0 for game in played])
        return str(round_half_away(average)), str(len(played)), write_points(points)

    def standing(self) -> list[Message]:
        """What is to be said of the rules themselves on the entry's day.

        The date stands at today until another is entered. A system that does not ask for it is
        looked at on that day all the same.
        """
        if self.book.is_dated() or not is_iso_date(self.entry.date):
            return self.book.standing(self.event)
        return self.book.standing(Event(self.entry.date, self.event.tempo))

    def _event(self) -> Event:
        tempo = self.entry.tempo if self.entry.tempo in self.book.tempos else None
        if not self.book.is_dated():
            return Event(None, tempo)
        try:
            return Event(self.entry.date or None, tempo, self.entry.end or None)
        except InputError as fault:
            self.faults["date"] = fault
            return TODAY

    def _read_rows(self) -> None:
        name = self.book.name
        games = []
        faults = []
        for row in self.entry.rows:
            if row.read_for != name:
                row.read(self.book)
            games.append(row.game)
            faults.append(row.fault)
        self.rows = games
        self.row_faults = faults

    def _read_facts(self) -> None:
        typed = self.entry.facts
        rating, index = self.book.split(typed["rating"])
        if index:
            typed = typed | {"rating": rating, "index": index}
        for fact in self.book.facts_at(self.event):
            if self.is_newcomer and fact.name == "rating":
                continue
            text = typed.get(fact.name, "")
            if text.strip() or fact.name in NEEDED:
                value = self._value(fact.name, text, fact)
                if value is not None:
                    self.facts[fact.name] = value

    @property
    def own(self) -> "float | None":
        """The player's rating, None while there is none."""
        return as_number(self.facts.get("rating"))

    def _one(self) -> "Game | None":
        row = self.entry.one
        rating = self.book.split(row.opponent)[0]
        opponent = self._number("opponent", rating, self.book.opponent)
        for name, fact in game_facts(self.book):
            if row.fact(name).strip():
                self._value(name, row.fact(name), fact)
        if opponent is None:
            return None
        row.read(self.book)
        return row.game

    def _field(self) -> "Field | None":
        typed = self.entry.field
        average = self._number("average", typed["average"], self.book.opponent)
        rounds = self._number("rounds", typed["rounds"], ROUNDS)
        points = self._number("points", typed["points"], POINTS)
        if average is None or rounds is None or points is None:
            return None
        try:
            return Field(average, rounds, points)
        except InputError as fault:
            self.faults["points" if fault.field == "points" else "rounds"] = fault
            return None

    def _number(self, field: str, text: str, fact: Fact) -> "float | None":
        return as_number(self._value(field, text, fact))

    def _value(self, field: str, text: str, fact: Fact) -> "float | str | None":
        try:
            return read_value(text, fact)
        except InputError as fault:
            self.faults[field] = fault
            return None

    def _blame(self, fault: InputError) -> None:
        """Puts a fault that the rule book found to the field where it was entered."""
        parts = fault.field.split(".")
        if parts[0] == "games" and len(parts) > 1 and self.entry.mode != ONE:
            number = int(parts[1])
            if number < len(self.places()):
                place = self.places()[number]
                self.row_faults[place] = fault
                self.rows[place] = None
                self._listed = self._places = None
                return
        self.faults[parts[-1]] = fault
