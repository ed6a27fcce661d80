"""Which players of one table are those of another."""

from .event import Entrant, Tournament
from .spellings import may_be_same, same_name


class Matching:
    """The players of a second table among those of the first.

    ``numbers`` has the first table's number for each number of the second whose player is in both:
    known by a number on a list, by the name, or by the starting number where the names can be one
    person's.
    """

    def __init__(self, first: Tournament, second: Tournament) -> None:
        self.second = second
        self._players = first.by_number()
        self._by_id = {
            identity: player.number for player in first.players for identity in player.ids.items()
        }
        self._by_name: dict[str, list[int]] = {}
        for player in first.players:
            self._by_name.setdefault(same_name(player.name), []).append(player.number)
        self.numbers: dict[int, int] = {}
        self._taken: set[int] = set()
        for way in (self._of_id, self._of_name, self._of_number):
            for player in second.players:
                if player.number not in self.numbers:
                    found = way(player)
                    if found is not None and found not in self._taken:
                        self.numbers[player.number] = found
                        self._taken.add(found)

    def every_number(self) -> dict[int, int]:
        """The numbers of all players of the second table; whoever is new gets a free one."""
        found = dict(self.numbers)
        taken = set(self._players)
        highest = max([*taken, 0])
        for player in self.second.players:
            if player.number in found:
                continue
            number = player.number if player.number not in taken else highest + 1
            found[player.number] = number
            taken.add(number)
            highest = max(highest, number)
        return found

    def _of_id(self, player: Entrant) -> int | None:
        for identity in player.ids.items():
            if identity in self._by_id:
                return self._by_id[identity]
        return None

    def _of_name(self, player: Entrant) -> int | None:
        found = [n for n in self._by_name.get(same_name(player.name), ()) if self._fits(player, n)]
        if player.number in found:
            return player.number
        return found[0] if len(found) == 1 else None

    def _of_number(self, player: Entrant) -> int | None:
        other = self._players.get(player.number)
        if other is None or not self._fits(player, other.number):
            return None
        return other.number if may_be_same(player.name, other.name) else None

    def _fits(self, player: Entrant, number: int) -> bool:
        """Whether no number on a list says that these are two."""
        ids = self._players[number].ids
        return all(ids.get(code, text) == text for code, text in player.ids.items())
