"""The players of a PGN: known by their FIDE number, else by name."""

from ..event import ANY_LIST, FIDE_LIST, Entrant, Rating, Tournament
from ..spellings import name_and_rating, same_name


class Roster:
    """Puts players into an event, each once."""

    def __init__(self, event: Tournament) -> None:
        self.event = event
        self._by_id: dict[str, Entrant] = {}
        self._by_name: dict[str, list[Entrant]] = {}

    def take(self, text: str, identity: str, line: int) -> Entrant:
        """The player of this name, with this FIDE number or ``""``.

        A name goes with the number that it has had once, unless two have it.
        """
        key_of_id = identity.lstrip("0")
        if key_of_id in self._by_id:
            return self._by_id[key_of_id]
        name, rating = name_and_rating(text)
        key = same_name(name)
        known = self._by_name.setdefault(key, [])
        unnumbered = [player for player in known if not player.ids]
        alone = known if len(known) == 1 and not key_of_id else unnumbered
        player = alone[0] if alone else self._new(name, line, known)
        if rating is not None:
            player.ratings.setdefault(ANY_LIST, Rating(rating))
        if key_of_id:
            self._by_id[key_of_id] = player
            player.ids.setdefault(FIDE_LIST, identity)
        if not player.title and name != " ".join(text.split()):
            first = text.split()[0].rstrip(".").upper()
            player.title = first if not name.upper().startswith(first) else ""
        return player

    def _new(self, name: str, line: int, known: list[Entrant]) -> Entrant:
        player = Entrant(len(self.event.players) + 1, name, line=line)
        self.event.players.append(player)
        known.append(player)
        return player
