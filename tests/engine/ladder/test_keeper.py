"""The keeper with a store in memory: large ladders in slices, every entry in its own ladder."""

import json
from collections.abc import Callable, Iterator

from elo.ladder.commands import join, play
from elo.ladder.exchange import read_file
from elo.ladder.keeper import Keeper
from elo.ladder.merging import Plan, plan
from elo.ladder.stamps import Result
from elo.ladder.steps import Steps
from elo.ladder.store import CAME, GONE, LADDER, MOVED, READ
from elo.ladder.writing import write_entry, write_file
from tests.engine.ladder.clubs import played_season

NOW = "2025-12-01T12:00:00.000Z"
FACTS = {"name": "Club", "season": "1", "system": "schaaks", "start": 1200}


class Memory:
    """Ladders in memory. Whatever takes longer than no time at all takes another slice."""

    def __init__(self) -> None:
        self.is_open = True
        self.device = "memory"
        self.ladders: dict[str, dict[str, str]] = {"one": {}}
        self.current = "one"
        self.refuses = ""
        self.tasks: list[Callable[[], object]] = []
        self.laid_out: list[list[str]] = []
        self.made = 0
        self.time = 0.0

    def open(self, hear: Callable[[str, str], object]) -> None:
        self.hear = hear
        self.show()

    def show(self) -> None:
        self.hear(LADDER, self.current)
        self.hear(READ, self.lay_out(list(self.ladders[self.current].values())))

    def lay_out(self, lines: list[str]) -> str:
        self.laid_out.append(lines)
        return str(len(self.laid_out) - 1)

    def pieces(self, place: str) -> Iterator[list[str]]:
        lines = self.laid_out[int(place)]
        for first in range(0, len(lines), 100):
            yield lines[first : first + 100]

    def keep(self, ladder: str, facts: str, lines: str, told: Callable[[str], object]) -> None:
        if self.refuses or ladder not in self.ladders:
            told(self.refuses or GONE)
            return
        for line in lines.split("\n"):
            self.ladders[ladder].setdefault(json.loads(line)["id"], line)
        told("" if ladder == self.current else MOVED)

    def begin(self, ladder: str, facts: str, lines: str, told: Callable[[str], object]) -> None:
        self.current = f"{self.current}+"
        self.ladders[self.current] = {}
        if lines:
            self.keep(self.current, facts, lines, lambda reason: None)
        self.show()
        told("")

    def bring(self, ladder: str, facts: str, earlier: str, told: Callable[[str], object]) -> None:
        self.current = earlier
        self.show()
        told("")

    def note(self, ladder: str, saved: str) -> None:
        """Nobody asks for it here."""

    def identity(self) -> str:
        self.made += 1
        return f"made-{self.made}"

    def now(self) -> str:
        return NOW

    def today(self) -> str:
        return NOW[:10]

    def elapsed(self) -> float:
        self.time += 20
        return self.time

    def soon(self, task: Callable[[], object]) -> None:
        self.tasks.append(task)

    def run(self, slices: int = 1_000_000) -> int:
        """Does what waits, at most so many slices; how many it took."""
        for number in range(slices):
            if not self.tasks:
                return number
            self.tasks.pop(0)()
        return slices


class Window:
    """A keeper, and what it has told."""

    def __init__(self, store: Memory) -> None:
        self.store = store
        self.troubles: list[str] = []
        self.moved: list[str] = []
        self.reached: list[object] = []
        self.refused: list[object] = []
        self.done = 0
        self.keeper = Keeper(
            store, lambda: None, self.troubles.append, lambda: None, self.moved.append
        )
        self.keeper.facts = dict(FACTS)
        store.run()

    def join(self, name: str) -> str:
        said: list[str] = []
        self.keeper.say(
            lambda ladder, stamp: join(ladder, stamp, {"name": name}),
            lambda entry: said.append(entry.identity),
        )
        return said[0] if said else ""

    def count(self) -> None:
        self.done += 1

    def take_in(self, found: Plan) -> None:
        def refused(fault: object) -> None:
            raise AssertionError(fault)

        self.keeper.take_in(found, self.count, refused, self.reached.append)

    def begin_anew(self) -> None:
        self.keeper.begin_anew([], self.count, self.troubles.append, lambda fault: None)
        self.store.run()

    def file(self) -> str:
        texts: list[str] = []
        Steps(self.store, self.keeper.held.writing(texts.append), lambda: None)
        self.store.run()
        return "".join(texts)


def test_a_large_ladder_is_taken_in_read_and_saved_in_slices() -> None:
    entries = played_season(1_000)
    store = Memory()
    here = Window(store)
    here.take_in(plan(here.keeper.ladder, entries))
    assert (here.done, here.keeper.ladder.games) == (0, [])
    assert store.run() > 20
    assert here.done == 1
    # it says how far it is, and in the end that all of it is there
    assert here.reached[-1] == 1_013
    assert len(set(here.reached)) > 10
    # another window reads the whole of it in the same way
    there = Window(store)
    assert there.keeper.held.is_read
    assert len(there.keeper.ladder.games) == 1_000
    # its file comes in pieces as well, none of which is long
    texts: list[str] = []
    Steps(store, there.keeper.held.writing(texts.append), lambda: None)
    assert len(texts) < 5
    assert store.run() > 10
    assert "".join(texts) == write_file(here.keeper.ladder.journal)
    assert max(text.count("\n") for text in texts) <= 50


def test_a_large_file_that_is_stopped_before_it_is_kept_leaves_nothing() -> None:
    store = Memory()
    here = Window(store)
    steps = here.keeper.take_in(
        plan(here.keeper.ladder, played_season(1_000)),
        here.count,
        here.refused.append,
        here.reached.append,
    )
    store.run(3)
    assert here.reached == [0, 50, 100, 150]
    steps.stop()
    store.run()
    assert (here.done, here.refused, store.ladders) == (0, [], {"one": {}})
    # and what is entered afterwards is entered as ever
    assert here.join("Anna")
    assert len(store.ladders["one"]) == 2


def test_what_is_said_while_a_large_file_is_taken_in_stays() -> None:
    entries = played_season(1_000)
    store = Memory()
    here = Window(store)
    here.take_in(plan(here.keeper.ladder, entries[:13]))
    store.run()
    found = plan(here.keeper.ladder, entries)
    one, two = [member.identity for member in here.keeper.ladder.everybody()[:2]]
    here.take_in(found)
    result = Result(one, two, 1, "2025-12-01")
    while not here.keeper.held.ladder.games:
        store.run(12)
        here.keeper.say(lambda ladder, stamp: play(ladder, stamp, result), lambda entry: None)
    store.run()
    assert here.done == 2
    said = [entry for entry in here.keeper.ladder.journal.entries if entry.device == "memory"]
    assert said
    assert len(here.keeper.ladder.journal.entries) == len(entries) + len(said)
    assert len(store.ladders["one"]) == len(entries) + len(said)


def test_what_was_not_kept_never_gets_into_another_ladder() -> None:
    store = Memory()
    here = Window(store)
    here.join("Anna")
    store.refuses = "full"
    lost = here.join("Bert")
    assert here.troubles[-1] == "full"
    assert not here.keeper.is_all_safe()
    store.refuses = ""
    here.begin_anew()
    assert here.troubles[-1] == "stranded"
    store.refuses = "full"
    here.join("Chantal")
    store.refuses = ""
    here.join("Dirk")
    store.run()
    assert here.keeper.is_all_safe()
    assert here.troubles[-1] == ""
    names = {
        ladder: sorted(str(json.loads(line)["name"]) for line in lines.values())
        for ladder, lines in store.ladders.items()
    }
    assert names == {"one": ["Anna", "Bert", "Club"], "one+": ["Chantal", "Club", "Dirk"]}
    assert lost in store.ladders["one"]


def test_what_waited_is_shown_when_its_ladder_is_the_current_one_again() -> None:
    store = Memory()
    here = Window(store)
    here.join("Anna")
    store.refuses = "full"
    here.join("Bert")
    store.refuses = ""
    here.begin_anew()
    here.keeper.bring("one", here.count, here.troubles.append)
    store.run()
    here.join("Chantal")
    store.run()
    names = {member.name for member in here.keeper.ladder.everybody()}
    assert names == {"Anna", "Bert", "Chantal"}
    assert here.keeper.is_all_safe()


def test_a_ladder_that_is_left_while_it_is_taken_in_gets_all_and_the_next_nothing() -> None:
    entries = played_season(500)
    store = Memory()
    here = Window(store)
    here.take_in(plan(here.keeper.ladder, entries))
    store.run(3)
    here.begin_anew()
    assert len(store.ladders["one"]) == len(entries)
    assert store.ladders["one+"] == {}
    assert here.keeper.ladder.journal.entries == []
    assert here.moved == ["Club"]


def test_a_record_that_is_no_json_or_too_long_spoils_no_other() -> None:
    entries = played_season(20)
    store = Memory()
    lines = [write_entry(entry) for entry in entries]
    lines[15:15] = ['{"id": "x", "n": ' + "9" * 300 + "}", "{", '{"id": "x", "n": [1, 2.50]}']
    store.ladders["one"] = {str(number): line for number, line in enumerate(lines)}
    here = Window(store)
    assert here.troubles[-1] == "damaged"
    assert len(here.keeper.ladder.games) == 20
    # what cannot be carried is written again, and read again, where it can be at all
    assert here.keeper.held.rest == ['{"id": "x", "n": [1, 2.5]}']
    again = read_file(here.file())
    assert len(again.entries) == len(entries)
    assert again.rest == [{"id": "x", "n": [1, 2.5]}]
    store.hear(CAME, store.lay_out(["{"]))
    store.run()
    assert here.troubles[-1] == "damaged"
