"""A ladder: a journal, and what its replay gives.

Ratings are never entered into a ladder; they follow from the journal. The newest game is played
forward by itself. Whatever changes the past takes the games after it back, one by one, and plays
them forward again.
"""

from ..systems import by_name
from ..systems.base import RuleBook
from .closing import Closing
from .effective import EffectiveEntries, alike, folding, game_of, holds
from .entries import Entry
from .journal import Journal
from .kinds import CLOSED, JOINED, LEFT, PLAYED, RENAMED, RETURNED
from .members import FRIENDLY, GUEST, SAME, UNKNOWN, LadderGame, Member, Outcome, Season
from .moves import Moves
from .periods import asked_within, assess, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


#: So many games are one step.
PIECE = 50

#: To take a game back costs half of playing it. If less than this share of them can stay, it is
#: quicker to begin anew.
WORTH_KEEPING = 1 / 3


class Ladder:
    """A club's ladder.

    ``journal`` holds its entries; all else follows from them: ``founding``, the entry that founded
    it, or None; ``rules``, the last word on how it should have been founded; ``members`` by
    identity; ``games`` in order; ``seasons``, the last of them open.
    """

    def __init__(self) -> None:
        self.journal = Journal()
        self._forget()

    def _forget(self) -> None:
        self.founding: Entry | None = None
        self.rules: Entry | None = None
        self.book: RuleBook | None = None
        self.by_game = True
        #: Whether whoever has no game in a season is another one after it.
        self.ages = False
        self.tempo: str | None = None
        self.members: dict[str, Member] = {}
        self.games: list[LadderGame] = []
        self.seasons: list[Season] = []
        self._effective = EffectiveEntries()
        self._steps: list[LadderGame | Closing] = []
        self._moves: Moves | None = None

    def add(self, entry: Entry) -> bool:
        """Adds an entry and lets the ladder follow it; False when it was there already.

        Raises ``InputError`` (``other-entry``) when another entry has its identity.
        """
        if not self.journal.add(entry):
            return False
        if self.founding is None or self.journal.entries[-1] is not entry:
            self._replay()
        elif entry.kind == CLOSED or (entry.kind == PLAYED and self._knows(entry)):
            self._effective.course.append(entry)
            self._advance(entry)
        else:
            self._follow(entry)
        return True

    def _knows(self, game: Entry) -> bool:
        # a player whose joining was undone comes back with his first game
        return all([self.member(game.says(side)) is not None for side in ("white", "black")])

    def add_all(self, entries: list[Entry]) -> None:
        """Adds entries that are not known yet. Raises ``InputError`` (``other-entry``)."""
        for _ in self.adding(entries):
            pass

    def adding(self, entries: list[Entry]) -> "Iterator[None]":
        """Does :meth:`add_all` a piece at a step; between two steps the ladder is half a one.

        Raises ``InputError`` (``other-entry``).
        """
        yield from self.journal.adding(entries)
        yield from self._replaying()

    def everybody(self) -> list[Member]:
        """All members in the order of their identities, those who left and guests too."""
        return [self.members[key] for key in sorted(self.members)]  # sort: no two are equal

    def member(self, identity: str) -> Member | None:
        """The member of this identity, or the one that he was found to be the same as."""
        return self.members.get(self._effective.who(identity))

    def game(self, identity: str) -> LadderGame | None:
        """The game of this identity, or None when there is none or it was undone."""
        # the games that are asked for are recent ones as a rule; a table of all would cost more
        place = len(self.games)
        while place:
            place -= 1
            if self.games[place].identity == identity:
                return self.games[place]
        return None

    def is_frozen(self, game: LadderGame) -> bool:
        """Whether a game belongs to a season that is closed."""
        return game.season < len(self.seasons) - 1

    def outcome(self, member: Member) -> Outcome:
        """What the running season is worth so far, on a ladder that rates by period."""
        if member.outcome is None and self.book is not None:
            member.outcome = assess(self.book, self.tempo, member, len(self.seasons) - 1)
        return member.outcome  # type: ignore[return-value]

    def _follow(self, entry: Entry) -> None:
        # the newest entry, about one player, whose past it does not touch
        who = entry.says("player")
        if entry.kind == JOINED and not self._has_strangers():
            self._effective.joined[entry.identity] = entry
            self._welcome(entry, self._effective)
        elif entry.kind == RENAMED and who in self.members:
            self._effective.names[who] = self.members[who].name = entry.says("name")
        elif entry.kind in (LEFT, RETURNED) and who in self.members:
            self._effective.away[who] = entry.kind == LEFT
            self.members[who].active = entry.kind == RETURNED
        else:
            self._replay()

    def _has_strangers(self) -> bool:
        return any(game.why == UNKNOWN for game in self.games)

    def _were_there(self, fresh: list[str], effective: EffectiveEntries) -> bool:
        # whether one of these had joined before a season ended that is closed already
        closings = [season.closed for season in self.seasons if season.closed is not None]
        return bool(closings) and any(effective.joined[key].precedes(closings[-1]) for key in fresh)

    def _replay(self) -> None:
        for _ in self._replaying():
            pass

    def _replaying(self) -> "Iterator[None]":
        effective = EffectiveEntries()
        yield from folding(self.journal.entries, effective)
        old = self._effective
        kept = alike(old.course, effective.course)
        fresh = [key for key in effective.joined if key not in old.joined]
        if (
            effective.founding is not self.founding
            or effective.rules is not old.rules
            or effective.restated != old.restated
            or not holds(effective.joined, old.joined)
            or (fresh and self._has_strangers())
            or (self.ages and self._were_there(fresh, effective))
            or effective.united != old.united
            or kept < len(old.course) * WORTH_KEEPING
        ):
            self._forget()
            self._found(effective)
            kept = 0
            fresh = []
        for identity in fresh:
            if identity not in effective.united:
                self._welcome(effective.joined[identity], effective)
        while len(self._steps) > kept:
            self._take_back()
            if len(self._steps) % PIECE == 0:
                yield
        self._effective = effective
        if self.founding is None:
            return
        for place in range(kept, len(effective.course)):
            self._advance(effective.course[place])
            if place % PIECE == 0:
                yield
        for identity in self.members:
            member = self.members[identity]
            member.name = effective.names.get(identity, effective.joined[identity].says("name"))
            member.active = not effective.away.get(identity, False)

    def _found(self, effective: EffectiveEntries) -> None:
        if effective.founding is None:
            return
        self.founding = effective.founding
        self.rules = rules = effective.rules or effective.founding
        self.book = by_name(rules.says("system"))
        self.by_game = self.book.game_by_game
        self.ages = self.book.rates_idle and not self.by_game
        self.tempo = rules.says("tempo") or None
        self._moves = Moves(self.book, self.tempo)
        self.seasons = [Season(rules.says("season"), 0)]
        for identity in effective.joined:
            if identity not in effective.united:
                self._welcome(effective.joined[identity], effective)

    def _welcome(self, entry: Entry, effective: EffectiveEntries) -> None:
        rules = self.rules
        if rules is None or self.book is None:
            return
        told = effective.restated.get(entry.identity, entry)
        rating = told.number("rating")
        if rating is None:
            rating = rules.number("start")
        start = None if told.said.get("guest") else within(self.book, rating)
        further = rules.further()
        further.update(told.further())
        facts = asked_within(self.book, further) if further else None
        self.members[entry.identity] = Member(entry, start, rules.number("k"), facts, told)

    def _advance(self, entry: Entry) -> None:
        if entry.kind == CLOSED:
            self._steps.append(Closing(self, entry))
            return
        effective = self._effective
        white: str = entry.said["white"]  # type: ignore[assignment]
        black: str = entry.said["black"]  # type: ignore[assignment]
        if effective.united:
            white, black = effective.who(white), effective.who(black)
        one, other = self.members.get(white), self.members.get(black)
        identity = entry.identity if entry.kind == PLAYED else game_of(entry)
        game = LadderGame(identity, entry, one, other, len(self.seasons) - 1)
        if one is None or other is None:
            game.why = UNKNOWN
        elif one is other:
            game.why = SAME
        elif one.guest or other.guest:
            game.why = GUEST
        elif "rated" in entry.said and not entry.said["rated"]:
            game.why = FRIENDLY
        elif self.by_game and self._moves is not None:
            self._moves.move(game, one, other)
        self.games.append(game)
        self._steps.append(game)

    def _take_back(self) -> None:
        step = self._steps.pop()
        step.revert()
        if isinstance(step, LadderGame):
            self.games.pop()
