"""Whom to look up in a list, and which of its lines is him: never guessed in silence."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..event import FIDE_LIST
from ..problems import ERROR, NOTICE, WARNING, Problem
from .listed import Listed
from .names import name_keys, plain_id, share_a_word

#: How a player was found.
BY_ID = "id"
BY_NAME_AND_YEAR = "name-and-year"
BY_NAME = "name"

#: No more candidates than these are named in a sentence.
NAMED = 5
#: No name is so frequent on a list: of more entries under one name the first are looked at.
MOST_NAMESAKES = 1_000


@dataclass(frozen=True, slots=True)
class Wanted:
    """A player to look up. ``number`` is the caller's own, such as the starting rank.

    ``ids`` are by list, as in :class:`~elo.tournament.event.Entrant`; a list is asked for the ones
    that it has. ``born`` is a year.
    """

    number: int
    name: str = ""
    ids: dict[str, str] = field(default_factory=dict)
    born: int | None = None


@dataclass(slots=True)
class Answer:
    """What a list says of a wanted player.

    ``found`` is his entry, None where there is none or several could be his; then ``candidates``
    are those. ``by`` is how he was found: ``"id"``, ``"name-and-year"``, ``"name"`` or ``""``.
    ``problems`` say what an arbiter should know: nothing for a player found by number and name.
    """

    wanted: Wanted
    found: Listed | None = None
    by: str = ""
    candidates: list[Listed] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def note(self, code: str, severity: str, **values: str | int) -> None:
        """Adds a problem that speaks of this player."""
        about: dict[str, str | int] = {"number": self.wanted.number, "name": self.wanted.name}
        self.problems.append(Problem(code, values={**about, **values}, severity=severity))


class Entries:
    """The entries of a list under one name or number."""

    def __init__(self) -> None:
        self.all: list[Listed] = []
        self._places: dict[str | None, int] = {}

    def add(self, entry: Listed, code: str) -> None:
        """Adds an entry; of a player's memberships, which have aliases, the active one stays."""
        own = entry.ids.get(code)
        place = self._places.get(own)
        if place is not None and entry.aliases:
            if self.all[place].inactive and not entry.inactive:
                self.all[place] = entry
        elif len(self.all) < MOST_NAMESAKES:
            self._places.setdefault(own, len(self.all))
            self.all.append(entry)


class Search:
    """The wanted players, and the entries of a list that may be theirs.

    ``list_code`` is the list's own; a list may have FIDE's numbers besides.
    """

    def __init__(self, wanted: Iterable[Wanted], list_code: str) -> None:
        self.wanted = list(wanted)
        self.list_code = list_code
        self.ids = {number for player in self.wanted for number in self._ids(player)}
        self.names = {key for player in self.wanted for key in name_keys(player.name)}
        self._by_id: dict[str, Entries] = {}
        self._by_name: dict[str, Entries] = {}

    def _ids(self, player: Wanted) -> list[str]:
        numbers = [plain_id(player.ids.get(code, "")) for code in (self.list_code, FIDE_LIST)]
        return [number for number in dict.fromkeys(numbers) if number]

    def wants(self, ids: tuple[str, ...], name: str) -> bool:
        """Whether a line with these numbers and this name may be a wanted player's."""
        if not self.ids.isdisjoint(ids):
            return True
        return bool(self.names) and any(key in self.names for key in name_keys(name))

    def add(self, entry: Listed) -> None:
        """Takes up an entry of the list; of a player's memberships the active one counts."""
        for number in {*entry.ids.values(), *entry.aliases} & self.ids:
            self._by_id.setdefault(number, Entries()).add(entry, self.list_code)
        for key in name_keys(entry.name):
            if key in self.names:
                self._by_name.setdefault(key, Entries()).add(entry, self.list_code)

    def answers(self) -> list[Answer]:
        """An answer for each wanted player, in their order."""
        return [self._answer(player) for player in self.wanted]

    def _answer(self, player: Wanted) -> Answer:
        answer = Answer(player)
        for number in self._ids(player):
            if self._found_by_id(answer, number):
                return answer
        keys = [key for key in name_keys(player.name) if key in self._by_name]
        found = [entry for key in keys for entry in self._by_name[key].all]
        named = list({id(entry): entry for entry in found}.values())
        if named:
            self._found_by_name(answer, named)
        elif not answer.candidates:
            answer.note("list-missing", NOTICE)
        return answer

    def _found_by_id(self, answer: Answer, number: str) -> bool:
        player = answer.wanted
        entries = self._by_id[number].all if number in self._by_id else []
        if len(entries) > 1:
            _several(answer, entries)
            return True
        for entry in entries:
            if player.name and not share_a_word(player.name, entry.name):
                answer.candidates.append(entry)
                answer.note("list-id-other-name", ERROR, id=number, listed=entry.name)
                continue
            answer.found, answer.by = entry, BY_ID
            if player.born is not None and entry.born not in (None, player.born):
                listed = entry.born or 0
                answer.note("list-born-differs", WARNING, born=player.born, listed=listed)
            return True
        return False

    def _found_by_name(self, answer: Answer, named: list[Listed]) -> None:
        born = answer.wanted.born
        if born is None:
            if len(named) > 1:
                return _several(answer, named)
            listed, number = named[0].name, self._id(named[0])
            answer.note("list-by-name", WARNING, listed=listed, id=number)
            return self._take(answer, named[0], BY_NAME)
        right = [entry for entry in named if entry.born == born]
        unsure = [entry for entry in named if entry.born is None]
        if len(right) > 1:
            return _several(answer, right)
        if right:
            return self._take(answer, right[0], BY_NAME_AND_YEAR)
        answer.candidates += unsure or named
        code = "list-year-unknown" if unsure else "list-other-year"
        return answer.note(code, WARNING, candidates=_told(unsure or named))

    def _take(self, answer: Answer, entry: Listed, by: str) -> None:
        answer.found, answer.by = entry, by
        own = plain_id(answer.wanted.ids.get(self.list_code, ""))
        if own and own not in (*entry.ids.values(), *entry.aliases):
            answer.note("list-id-differs", WARNING, id=own, listed=self._id(entry))

    def _id(self, entry: Listed) -> str:
        return entry.ids.get(self.list_code, "")


def _several(answer: Answer, entries: list[Listed]) -> None:
    answer.candidates += entries
    answer.note("list-ambiguous", ERROR, count=len(entries), candidates=_told(entries))


def _told(entries: list[Listed]) -> str:
    """The candidates for a sentence: name, number, year."""
    told = []
    for entry in entries[:NAMED]:
        facts = [next(iter(entry.ids.values()), ""), str(entry.born or "")]
        told.append(f"{entry.name} ({', '.join(fact for fact in facts if fact)})")
    return "; ".join(told) + ("; …" if len(entries) > NAMED else "")
