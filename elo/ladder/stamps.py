"""What a command is given besides the ladder: where its entry stands, and a game's result."""


class Stamp:
    """The identity of a new entry, its order (:meth:`Journal.next_order`) and its device."""

    def __init__(self, identity: str, order: tuple[str, str, int], device: str) -> None:
        self.identity = identity
        self.time, self.after, self.turn = order
        self.device = device

    def head(self, kind: str) -> dict[str, object]:
        """The fields that every entry has."""
        found: dict[str, object] = {
            "id": self.identity,
            "time": self.time,
            "device": self.device,
            "kind": kind,
        }
        return found | {"after": self.after, "turn": self.turn} if self.after else found

    def next(self, identity: str) -> "Stamp":
        """The stamp of an entry made together with this one, right behind it."""
        order = (self.time, self.after or self.time, self.turn + 1)
        return Stamp(identity, order, self.device)


class Result:
    """Who played whom, White's score, the day; ``rated`` is false for a friendly game."""

    def __init__(self, white: str, black: str, score: float, date: str, rated: bool = True) -> None:
        self.white = white
        self.black = black
        self.score = score
        self.date = date
        self.rated = rated

    def fields(self) -> dict[str, object]:
        """The fields of a game's entry."""
        found: dict[str, object] = {
            "white": self.white,
            "black": self.black,
            "score": self.score,
            "date": self.date,
        }
        if not self.rated:
            found["rated"] = False
        return found
