"""The working of 8.3 as steps, each with its article, and the notes beside the result."""

from ...core.assessment import Day, Figure, Message
from ...core.numbers import decimals, round_half_away
from .differences import FideLine
from .edition import FideEdition
from .tables import FULL


class Tally:
    """The sums of 8.3.2, in hundredths: the score F, the expectation N, and the rated games."""

    def __init__(self, scored: int, expected: int, games: int) -> None:
        self.scored = scored
        self.expected = expected
        self.games = games

    def times(self, k: float) -> float:
        """K * (F/100 - N/100), the change before rounding."""
        return k * (self.scored - self.expected) / FULL


def tally(lines: list[FideLine]) -> Tally:
    """The sums over these lines; those that are not rated add nothing."""
    scored, expected, games = 0, 0, 0
    for line in lines:
        if line.expected is not None:
            scored += line.percent + line.surplus  # what is left over is the score less the PD
            expected += line.percent
            games += 1
    return Tally(scored, expected, games)


def game_steps(lines: list[FideLine], edition: FideEdition) -> list[Message]:
    """8.3.1 and the table, game by game."""
    steps = []
    chapter = Figure(edition.chapter)
    for number, line in enumerate(lines):
        if line.counted:
            opponent = line.game.opponent or 0
            steps.append(
                Message(
                    "fide-step-game-capped" if line.capped else "fide-step-game",
                    chapter=chapter,
                    number=Figure(number + 1),
                    own=Figure(line.own),
                    opponent=Figure(opponent),
                    difference=Figure(line.own - opponent, 0, signed=True),
                    counted=Figure(line.difference or 0, 0, signed=True),
                    expected=Figure(line.percent / FULL, 2),
                )
            )
    return steps


def field_step(line: FideLine, edition: FideEdition) -> Message:
    """The same for a field known by its average."""
    average = line.game.opponent or 0
    return Message(
        "fide-step-field-capped" if line.capped else "fide-step-field",
        chapter=Figure(edition.chapter),
        own=Figure(line.own),
        average=Figure(average),
        difference=Figure(line.own - average, 0, signed=True),
        counted=Figure(line.difference or 0, 0, signed=True),
        expected=Figure(line.percent / FULL, 2),
    )


def field_notes(lines: list[FideLine]) -> list[Message]:
    """What is to be said of the average field's games, each thing once."""
    # where only one upgrade is allowed, the first line has it and the last one has not
    first, last = lines[0].note, lines[-1].note
    notes = [] if first is None else [first]
    if last is not None and first is not None and last.name != first.name:
        notes.append(last)
    return notes


def cap_notes(lines: list[FideLine], edition: FideEdition) -> list[Message]:
    """That a limit which mattered may have been gone: the day on which it went is not known."""
    gone = edition.cap_gone_by
    if gone is None or not [line for line in lines if line.capped]:
        return []
    return [
        Message(
            "fide-note-limit-gone",
            limit=Figure(edition.cap or 0),
            since=Day(edition.since),
            gone=Day(gone),
            checked=Day(edition.checked),
        )
    ]


def floor_notes(own: float, rating: float, edition: FideEdition) -> list[Message]:
    """7.2.1: a rating below the floor is shown as unrated on the next list.

    The number is kept, old or new: the player wants to see how far below it lies.
    """
    floor = edition.floor
    if floor is None or (own >= floor and rating >= floor):
        return []
    name = "fide-own-below-floor" if own < floor else "fide-below-floor"
    return [Message(name, own=Figure(own), rating=Figure(rating), floor=Figure(floor))]


def period_steps(
    own: float, k: float, sums: Tally, extra: list[Message], edition: FideEdition
) -> list[Message]:
    """8.3.2 to 8.3.4: F and N, what led to K, K * (F/100 - N/100), and the one rounding."""
    chapter = Figure(edition.chapter)
    scored, expected = Figure(sums.scored), Figure(sums.expected)
    change = sums.times(k)
    moved = round_half_away(change)
    steps = []
    if sums.games:
        steps.append(
            Message(
                "fide-step-sum",
                chapter=chapter,
                games=Figure(sums.games),
                scored=scored,
                expected=expected,
            )
        )
    steps += extra
    steps.append(
        Message(
            "fide-step-change",
            chapter=chapter,
            k=Figure(k, decimals(k)),
            scored=scored,
            expected=expected,
            change=Figure(change, 2, signed=True),
        )
    )
    steps.append(
        Message(
            "fide-step-new-rating",
            chapter=chapter,
            own=Figure(own),
            change=Figure(change, 2, signed=True),
            moved=Figure(moved, 0, signed=True),
            rating=Figure(own + moved),
        )
    )
    return steps
