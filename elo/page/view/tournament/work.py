"""A file that is open and what was done to it: all that a new worker must be told again."""

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: What is chosen for one event; the systems are chosen for all.
OF_AN_EVENT = ("date", "end", "tempo", "ratings", "format")


class Work:
    """A file, and what was done to each of its events, which go by their place in the file.

    ``question`` is the one that opens it. ``edits`` are the corrections as the worker has them,
    ``saved`` those that stand in a file, ``lists`` the look-ups, in order, and ``added`` the tables
    that were added.
    """

    def __init__(self, question: "dict[str, Node]", file: "Node") -> None:
        self.question = question
        self.file = file
        self.current = "0"
        self.edits: "dict[str, list[Node]]" = {}
        self.saved: "dict[str, list[Node]]" = {}
        self.chosen: "dict[str, dict[str, Node]]" = {}
        self.lists: "list[tuple[dict[str, Node], Node]]" = []
        self.added: "list[tuple[dict[str, Node], Node]]" = []

    def take(self, answer: "dict[str, Node]") -> None:
        """The worker has said how everything stands."""
        self.current = str(answer["current"])
        self.edits = answer["kept"]

    def choose(self, name: str, value: str) -> None:
        """Something was chosen for the event that is shown, if it is of one event."""
        if name in OF_AN_EVENT:
            if self.current not in self.chosen:
                self.chosen[self.current] = {}
            self.chosen[self.current][name] = value

    def choices(self, event: str, now: "dict[str, Node]") -> "dict[str, Node]":
        """What is chosen when this event is shown: the systems stay, the rest is its own."""
        found = {name: now[name] for name in now if name not in OF_AN_EVENT}
        found.update(self.chosen.get(event, {}))
        return found

    def in_hand(self) -> "tuple[str, list[Node]]":
        """The event that is shown, and its corrections as they are now."""
        return self.current, self.edits.get(self.current, [])

    def save(self, written: "tuple[str, list[Node]]") -> None:
        """A file with this event and these corrections was saved."""
        event, edits = written
        self.saved[event] = edits

    def is_saved(self) -> bool:
        """Whether every correction stands in a file."""
        places = list(self.edits) + list(self.saved)
        return all(self.edits.get(place, []) == self.saved.get(place, []) for place in places)

    def again(self) -> "list[tuple[dict[str, Node], Node]]":
        """The questions, each with its file, after which a new worker knows as much."""
        first = dict(self.question)
        steps = [(first, self.file)]
        steps += [(dict(question), file) for question, file in self.added]
        # corrections may be of players who came with what was added
        last: "dict[str, Node]" = {"do": "restore"} if self.added else first
        last["edits"] = self.edits
        last["event"] = int(self.current)
        if self.added:
            steps.append((last, None))
        return steps + [(dict(question), file) for question, file in self.lists]
