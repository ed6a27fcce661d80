"""The shape that all rule books share, so that no caller knows one of them by name."""

from ..core.assessment import Assessment, Day, Figure, FirstRating, Message, Performance
from ..core.errors import InputError
from ..core.games import LOSS, OPEN, PLAYED, TODAY, Event, Field, Game, Player

#: How sure we are that an edition is the rule: the federation's own text; a transcription of it;
#: pieced together from code and club pages; or a published formula, no federation's rule.
OFFICIAL = "official"
TRANSCRIBED = "transcribed"
RECONSTRUCTED = "reconstructed"
FORMULA = "formula"
CONFIDENCES = (OFFICIAL, TRANSCRIBED, RECONSTRUCTED, FORMULA)


#: A player of whom nothing is known.
UNKNOWN = Player()


class Edition:
    """One edition of a system's rules: in force for events from ``since`` on.

    ``since`` and ``until`` are the first and the last day, ISO dates; whether an event's first or
    its last day decides, its system says. ``until`` is None while no end is known. ``source`` names
    the text it follows, ``link`` is that text's address, ``""`` where it has none. ``checked`` is
    the day on which somebody last looked whether all this is still so; a formula out of a book
    stays what it is, so that there it matters to nobody. ``seen`` is whether the text, or a copy of
    it, was at hand; where it was not, the book's doubts say what the rules rest on.

    >>> rules = Edition("1", "2020-01-01", Message("source"), OFFICIAL, "2024-05-31", "2025-12-31")
    >>> [note.name for note in rules.standing("2025-12-31")]
    []
    >>> [note.name for note in rules.standing("2026-01-01")]
    ['rules-ended']
    """

    seen = True

    def __init__(
        self,
        name: str,
        since: str,
        source: Message,
        confidence: str,
        checked: str,
        until: str | None = None,
        link: str = "",
    ) -> None:
        self.name = name
        self.since = since
        self.source = source
        self.confidence = confidence
        self.checked = checked
        self.until = until
        self.link = link

    def standing(self, day: str | None) -> list[Message]:
        """What is to be said of these rules on this day: that it lies beyond what is known of them.

        Beyond their end, or more than a year after they were last checked. Nothing without a day.
        Rules that have ended and hold for the day cannot change any more.
        """
        if day is None:
            return []
        if self.until is not None:
            ended = {"until": Day(self.until), "day": Day(day)}
            return [Message("rules-ended", **ended)] if day > self.until else []
        if self.confidence != FORMULA and day > _a_year_after(self.checked):
            return [Message("rules-checked", checked=Day(self.checked), day=Day(day))]
        return []


def _a_year_after(iso: str) -> str:
    # as texts, so that the 29th of February has a year after it as well
    return str(int(iso[:4]) + 1) + iso[4:]


class Fact:
    """A fact about the player that a system asks for, with its range.

    ``label`` names the message that asks for it, ``hint`` says what it is good for; ``presets`` are
    usual values, each with the message that says who has it; ``state`` tells whether rated games
    change it, so that it has a value before them and one after. ``ask`` asks for it beside the
    rating while it is missing, where much depends on it.
    """

    def __init__(
        self,
        name: str,
        low: float,
        high: float,
        whole: bool = True,
        presets: tuple[tuple[float, Message], ...] = (),
        label: str = "",
        hint: Message | None = None,
        ask: Message | None = None,
        state: bool = False,
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.whole = whole
        self.presets = presets
        self.label = label or "fact-" + name
        self.hint = hint
        self.ask = ask
        self.state = state

    def check(self, value: float, field: str = "") -> float:
        """The value itself, if it lies in the range. Raises ``InputError`` (``out-of-range``)."""
        # false for what is no number, too
        if self.low <= value <= self.high:
            return value
        raise InputError(
            "out-of-range",
            field or self.name,
            "must be from " + str(self.low) + " to " + str(self.high),
            low=self.low,
            high=self.high,
        )


def not_counted(game: Game) -> Message | None:
    """Why a game moves no rating in any system: not played, no result yet, no rated opponent.

    None when it may count.

    >>> not_counted(Game(1900, None)).name, not_counted(Game(None, 1)).name
    ('not-counted-open', 'not-counted-unrated')
    >>> not_counted(Game(1900, 0)) is None
    True
    """
    if game.state != PLAYED or game.score is None:
        return Message("not-counted-" + game.state)
    if game.opponent is None:
        return Message("not-counted-unrated")
    return None


def played(game: Game) -> Game:
    """The game, an open one with a result: which one does not matter to whether it counts.

    >>> played(Game(1900, None)).state
    'played'
    """
    return game.scored(LOSS) if game.state == OPEN else game


class RuleBook:
    """One rating system. A new system is one subclass in one file, put on the shelf.

    ``name`` is the system's name in the batch contract and in addresses; ``editions`` run from
    the oldest to the newest; ``tempos`` are the kinds of play it tells apart; ``facts`` are what it
    asks about the player; ``opponent`` is the range of an opponent's rating and
    ``opponent_facts`` what else matters about him; ``rates_newcomers`` tells whether there is a
    rule for a first rating, ``moves_both`` whether one game moves both players' ratings at once,
    ``game_by_game`` whether ratings may move after every game, without waiting for a period's end,
    ``by_event`` whether every event is a computation of its own, ``by_last_day`` whether an
    event's last day decides which edition and which age hold for it, and not its first,
    ``k_by_score`` whether the score of the event decides over K as well, ``rates_events`` whether
    all players of an event are rated together (:mod:`elo.systems.events`);
    ``usual_k`` is the K to start from where the system suggests none; ``official_columns`` are the
    messages that head the columns of the federation's own page, where it has such a page;
    ``figures`` are its performance figures, each a name and the message that defines it.
    ``federation`` is the three-letter code, as in tournament files, of the federation on whose list
    the ratings stand (``"FID"`` for FIDE), ``""`` for a system that has no list.
    """

    name = ""
    federation = ""
    editions: tuple[Edition, ...] = ()
    tempos: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    opponent = Fact("opponent", 0, 0)
    opponent_facts: tuple[Fact, ...] = ()
    rates_newcomers = False
    moves_both = False
    game_by_game = False
    by_event = False
    by_last_day = False
    k_by_score = False
    rates_events = False
    usual_k: float | None = None
    official_columns: tuple[str, ...] = ()
    figures: tuple[tuple[str, Message], ...] = ()

    def is_dated(self) -> bool:
        """Whether the date of the event matters: for the edition, or for somebody's age."""
        return len(self.editions) > 1 or self.fact("born") is not None

    def official_rows(self, assessment: Assessment) -> list[list[Figure]]:
        """The result in ``official_columns``: a row for the whole, then one a game."""
        return []

    def edition(self, event: Event = TODAY) -> Edition:
        """The edition for the event's day that decides; the newest without one."""
        day = self.day(event)
        found = self.editions[0]
        for edition in self.editions:
            if day is None or edition.since <= day:
                found = edition
        return found

    def day(self, event: Event) -> str | None:
        """The event's day that decides which rules hold: its first or, by the system, its last."""
        return event.end if self.by_last_day else event.date

    def doubts(self, event: Event = TODAY) -> list[Message]:
        """What is not known about the rules of this event, besides how sure their edition is."""
        return []

    def standing(self, event: Event) -> list[Message]:
        """What is to be said of the rules themselves beside a result of this event.

        The engine has no clock: the day that counts is the event's, the one that decides which
        rules hold, and nothing is said without one. Whoever knows what day it is gives an event of
        today.
        """
        return self.edition(event).standing(self.day(event))

    def tempo(self, event: Event = TODAY) -> str | None:
        """The event's tempo, else the system's first. Raises ``InputError`` (``unknown-tempo``)."""
        if event.tempo is None:
            return self.tempos[0] if self.tempos else None
        if event.tempo not in self.tempos:
            known = ", ".join(self.tempos) or "left out"
            raise InputError("unknown-tempo", "tempo", "must be one of " + known)
        return event.tempo

    def facts_at(self, event: Event = TODAY) -> tuple[Fact, ...]:
        """What an event's edition asks about the player: the same ``facts`` in another form.

        Their names and their order are those of ``facts``; label, hint and range may differ.
        """
        return self.facts

    def fact(self, name: str, event: Event = TODAY) -> Fact | None:
        """The fact of this name, or None when the system does not ask for it."""
        for fact in self.facts_at(event):
            if fact.name == name:
                return fact
        return None

    def split(self, text: str) -> tuple[str, str]:
        """A rating as people write it, and the index that stands behind it, empty where none does.

        Only a system whose lists print both on one line has something to split.
        """
        return text, ""

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """The expected score, 0 to 1, of a player rated ``own`` against ``opponent``."""
        raise NotImplementedError

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """The K that the rules give this player, and why."""
        raise NotImplementedError

    def limit_k(self, k: float, games: int, event: Event = TODAY) -> tuple[float, Message | None]:
        """The K of a published list for so many games, and why if it is lower than on the list."""
        return k, None

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """Assesses the games of one period, all from the rating before it."""
        raise NotImplementedError

    def spread(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> list[tuple[list[float], list[float]]] | None:
        """Which results move the rating least and most, for each total; None if only it counts.

        ``still`` are the places of the games that are still to be played; all of them would count.
        The list begins with no point and goes up by half points; each entry holds two lists of
        scores, one score for each of these games.
        """
        return None

    def by_score(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> object:
        """A function: from the points in the games still to be played to the assessment.

        For systems in which only those points count (``spread`` is None). ``still`` are the places
        of these games. The assessments have no lines and no steps, so that a table of all scores
        takes one look at each game. Raises ``InputError`` as ``rate`` does.
        """
        raise NotImplementedError

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """Assesses a result against a field known by its average: an estimate."""
        raise NotImplementedError

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """A newcomer's first rating. Raises ``InputError`` (``not-offered``) where no rule is."""
        raise InputError("not-offered", "do", self.name + " has no rule for a first rating")

    def why_not_counted(self, game: Game, place: str, event: Event = TODAY) -> Message | None:
        """Why a game does not count, or None when it does.

        ``place`` names the game in the batch contract. Raises ``InputError`` (``out-of-range``).
        """
        known = self.opponent
        if game.opponent is not None and not known.low <= game.opponent <= known.high:
            known.check(game.opponent, place + ".opponent")
        return not_counted(game)

    def expectations(
        self, player: Player, games: list[Game], event: Event = TODAY
    ) -> list[float | None]:
        """What is expected of each game from the rating before the period, as if it were played.

        None for a game that would not count. Raises ``InputError`` as :meth:`rate` does.
        """
        if player.rating is None:
            raise InputError("missing", "player.rating", "is needed")
        found = []
        for index, game in enumerate(games):
            expected = None
            if self.why_not_counted(played(game), "games." + str(index), event) is None:
                expected = self.expect(player.rating, game.opponent or 0, event)
            found.append(expected)
        return found

    def average_opponent(self, average: float) -> float:
        """The rating that stands for an average: itself, where no table asks for a whole one.

        Raises ``InputError`` (``out-of-range``) at ``field.average``.
        """
        return self.opponent.check(average, "field.average")

    def performances(
        self, games: list[Game], player: Player = UNKNOWN, event: Event = TODAY
    ) -> list[Performance]:
        """Every performance figure that the system defines, in the order of ``figures``.

        Games that do not count are dropped. Where a figure needs the player's rating and none is
        known, it is worked as for a newcomer.
        """
        self.tempo(event)
        counted = []
        for index, game in enumerate(games):
            if self.why_not_counted(game, "games." + str(index), event) is None:
                counted.append(game)
        if counted:
            return self.perform(counted, player)
        reason = Message("performance-no-games")
        return [Performance(name, definition, None, reason) for name, definition in self.figures]

    def main_performance(
        self, games: list[Game], player: Player = UNKNOWN, event: Event = TODAY
    ) -> Performance:
        """The one of :meth:`performances` to show where there is room for no more."""
        return self.performances(games, player, event)[0]

    def perform(self, games: list[Game], player: Player) -> list[Performance]:
        """The figures from games that all count; there is at least one."""
        raise NotImplementedError

    def rate_pair(
        self, white: Player, black: Player, score: float, event: Event = TODAY
    ) -> tuple[Assessment, Assessment]:
        """One game seen from both sides, each with his own K; ``score`` is White's."""
        against_black = Game(black.rating, score, None, black.games, black.born)
        against_white = Game(white.rating, 1 - score, None, white.games, white.born)
        return (
            self.rate(white, [against_black], event),
            self.rate(black, [against_white], event),
        )

    def move_pair(self, white: Player, black: Player, score: float) -> tuple[float, float]:
        """Both players' new ratings after one game, and nothing else: for whole seasons at a time.

        The same numbers as :meth:`rate_pair` gives. Books that rate game by game answer it; no
        range is checked, so ratings must lie in the book's.
        """
        raise NotImplementedError
