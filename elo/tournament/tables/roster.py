"""The players of a list of games: known by their names, and by their numbers where it has them."""

from ..event import ANY_LIST, Entrant, Rating, Tournament
from ..spellings import name_and_rating, same_name
from .headings import BIRTH, ID, NUMBER, RATING
from .players import HIGHEST_NUMBER, Numbers, PlayerRow, read_player


class Roster:
    """Puts the players of rows into an event, each once."""

    def __init__(self, event: Tournament) -> None:
        self.event = event
        self._numbers = Numbers()
        self._by_name: dict[str, list[tuple[int | None, Entrant]]] = {}

    def take(self, row: PlayerRow) -> Entrant:
        """The player of a game's one side; the first row that tells something of him holds.

        Two of the same name are told apart by their numbers.
        """
        own = row.whole(row.columns.fields.get(NUMBER), HIGHEST_NUMBER)
        found = read_player(row, 0)
        found.name, rating = name_and_rating(found.name)
        if rating is not None:
            found.ratings.setdefault(ANY_LIST, Rating(rating))
        known = self._by_name.setdefault(same_name(found.name), [])
        for number, player in known:
            if own is None or number is None or own == number:
                _complete(player, found, row)
                return player
        found.number = self._numbers.take(own) if own else self._numbers.next()
        known.append((own, found))
        self.event.players.append(found)
        return found


def _complete(player: Entrant, found: Entrant, row: PlayerRow) -> None:
    """Takes what another row tells of a player, and tells where it says something else."""
    for of, rating in found.ratings.items():
        used = player.ratings.setdefault(of, rating)
        if used.value != rating.value:
            place, before = row.columns.listed.get((RATING, of)), used.value or 0
            row.told("table-rating-differs", place, name=player.name, used=before)
    for of, number in found.ids.items():
        known = player.ids.setdefault(of, number)
        if known != number:
            row.told("table-id-differs", row.columns.listed[ID, of], name=player.name, used=known)
    if found.birth and player.birth not in ("", found.birth):
        place = row.columns.fields[BIRTH]
        row.told("table-birth-differs", place, name=player.name, used=player.birth)
    player.title = player.title or found.title
    player.sex = player.sex or found.sex
    player.birth = player.birth or found.birth
    player.federation = player.federation or found.federation
