"""What a rating system declares: its facts, its editions, what it can be asked."""

from ..core.assessment import Message
from ..core.errors import InputError
from ..core.games import OF_OPPONENT, TODAY, Event, Game, Player
from ..core.tempo import TEMPOS
from .edition import Edition
from .fact import DAY, NUMBER, Fact

#: What a system may be asked besides a rating. ``FIELD`` is a rating from an average of opponents.
PERFORMANCE = "performance"
TARGET = "target"
CHANCES = "chances"
FIELD = "field"
NORMS = "norms"
COUNTING = "counting"
CONVERSIONS = "conversions"

#: What nearly all can be asked.
USUAL_QUESTIONS = (PERFORMANCE, TARGET, CHANCES, FIELD)


class Shape:
    """The declared half of a rating system; what it computes is in :mod:`elo.systems.base`.

    ``name`` is the system's name in the batch contract and in addresses; ``editions`` run from
    the oldest to the newest; ``tempos`` are the kinds of play it tells apart, the slowest first.

    ``facts`` are what it asks about the player, the rating first; ``opponent`` is the range of an
    opponent's rating, ``opponent_facts`` what else matters about him, ``game_facts`` what matters
    about a game. A fact of the player that games change is a state. A system that asks for no ``k``
    has none.

    ``rates_newcomers`` tells whether there is a rule for a first rating, ``moves_both`` whether one
    game moves both players' ratings at once, ``game_by_game`` whether ratings may move after every
    game, without waiting for a period's end, ``by_event`` whether every event is a computation of
    its own, ``by_last_day`` whether an event's last day decides which edition and which age hold
    for it, and not its first, ``k_by_score`` whether the score of the event decides over K as well,
    ``rates_events`` whether all players of an event are rated together
    (:mod:`elo.systems.events`), ``rates_idle`` whether time alone changes a state, so that an
    assessment without any game says something.

    ``decisive`` names the facts on which the K hangs for most players: a result without them rests
    on what is assumed. Where the system asks for one of them (``Fact.ask``), a form shows them all.

    ``usual_k`` is the K to start from where the system suggests none; ``questions`` are those that
    it offers; ``official_columns`` are the messages that head the columns of the federation's own
    page, where it has such a page; ``figures`` are its performance figures, each a name and the
    message that defines it. ``federation`` is the three-letter code, as in tournament files, of the
    federation on whose list the ratings stand (``"FID"`` for FIDE), ``""`` for a system that has no
    list.
    """

    name = ""
    federation = ""
    editions: tuple[Edition, ...] = ()
    tempos: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    opponent = Fact("opponent", 0, 0)
    opponent_facts: tuple[Fact, ...] = ()
    game_facts: tuple[Fact, ...] = ()
    rates_newcomers = False
    moves_both = False
    game_by_game = False
    by_event = False
    by_last_day = False
    k_by_score = False
    rates_events = False
    rates_idle = False
    decisive: tuple[str, ...] = ()
    usual_k: float | None = None
    questions: tuple[str, ...] = USUAL_QUESTIONS
    official_columns: tuple[str, ...] = ()
    figures: tuple[tuple[str, Message], ...] = ()

    def is_dated(self) -> bool:
        """Whether the event's date matters: for the edition, an age, or the time since a day."""
        days = [fact for fact in self.facts if fact.kind == DAY]
        return len(self.editions) > 1 or self.fact("born") is not None or bool(days)

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

    def own_tempo(self, shared: str) -> str | None:
        """What the system calls a tempo of :mod:`elo.core.tempo`; None if it tells none apart.

        >>> from . import by_name
        >>> by_name("knsb").own_tempo("standard"), by_name("elo").own_tempo("standard")
        ('classical', None)
        """
        return self.tempos[TEMPOS.index(shared)] if shared in TEMPOS and self.tempos else None

    def shared_tempo(self, name: str | None) -> str:
        """The word of :mod:`elo.core.tempo` for one of the system's own, ``""`` for none.

        >>> from . import by_name
        >>> by_name("knsb").shared_tempo("classical"), by_name("elo").shared_tempo(None)
        ('standard', '')
        """
        if name is None or name not in self.tempos:
            return ""
        # quicker than the quickest that all share
        return TEMPOS[min(self.tempos.index(name), len(TEMPOS) - 1)]

    def stand_in(self, event: Event) -> str | None:
        """The tempo whose rating counts for who has none of the event's; None where none does."""
        return None

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

    def factor_letter(self, event: Event = TODAY) -> str:
        """What the event's edition calls its factor: K, or another letter; ``""`` without one."""
        fact = self.fact("k", event)
        return "" if fact is None else fact.letter

    def fact_of_game(self, name: str) -> Fact | None:
        """What a game's fact of this name may be: ``opponent_`` and a fact about him, or its own.

        None when the system does not ask for it.

        >>> from . import by_name
        >>> by_name("knsb").fact_of_game("opponent_games").name
        'games'
        """
        if name.startswith(OF_OPPONENT):
            name = name[len(OF_OPPONENT) :]
            facts = self.opponent_facts
        else:
            facts = self.game_facts
        for fact in facts:
            if fact.name == name:
                return fact
        return None

    def states(self) -> tuple[str, ...]:
        """The names of the numbers that games change, in the order of ``facts``: the rating first.

        >>> from . import by_name
        >>> by_name("elo").states(), by_name("dwz").states()
        (('rating',), ('rating', 'index'))
        """
        return tuple([fact.name for fact in self.facts if fact.state and fact.kind == NUMBER])

    def offers(self, question: str) -> bool:
        """Whether the system has an answer to one of the questions above.

        >>> from . import by_name
        >>> by_name("fide").offers(NORMS), by_name("elo").offers(NORMS)
        (True, False)
        """
        return question in self.questions

    def need(self, question: str, field: str = "do") -> None:
        """Raises ``InputError`` (``not-offered``) where the system does not offer a question."""
        if not self.offers(question):
            raise InputError("not-offered", field, self.name + " does not offer " + question)

    def check_player(self, player: Player, event: Event = TODAY) -> None:
        """Checks whatever is known of the player. Raises ``InputError`` at its place."""
        for fact in self.facts_at(event):
            value = player.value(fact.name)
            if value is not None:
                fact.admit(value, "player." + fact.name)

    def check_game(self, game: Game, place: str) -> None:
        """Checks what is known of a game; ``place`` is its own in the batch contract."""
        if game.opponent is not None:
            self.opponent.check(game.opponent, place + ".opponent")
        for name in game.facts:
            fact = self.fact_of_game(name)
            if fact is not None:
                fact.admit(game.facts[name], place + "." + name)

    def split(self, text: str) -> tuple[str, str]:
        """A rating as people write it, and the index that stands behind it, empty where none does.

        Only a system whose lists print both on one line has something to split.
        """
        return text, ""
