"""How far it is, for whoever waits for a large event."""

from collections.abc import Callable, Iterator

from .event import Entrant

#: Players between two words about how far it is.
PACE = 100


def watched(
    players: list[Entrant], watch: Callable[[int, int], object] | None
) -> Iterator[Entrant]:
    """The players one by one; ``watch`` hears how many of how many results are done."""
    if watch is None:
        yield from players
        return
    size, done = sum(len(player.results) for player in players), 0
    for place, player in enumerate(players):
        if place % PACE == 0:
            watch(done, size)
        yield player
        done += len(player.results)
    watch(size, size)
