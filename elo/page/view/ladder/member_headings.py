"""What the columns of a list of players are called, and which of them a ladder takes.

Of the many headings that the desk knows (``elo/tournament/tables/headings.py``) these are the ones
of lists of players, in the languages of the page and as federations and chess-results write them.
They are compared in small letters, without dots.
"""

from ....systems.base import RuleBook

NAME = "name"
LAST = "last"
FIRST = "first"
RATING = "rating"
BORN = "born"
GAMES = "games"
INDEX = "index"

HEADINGS = {
    NAME: "name|player|player name|full name|username|naam|speler|deelnemer|volledige naam"
    "|spieler|teilnehmer|teilnehmername|nom|joueur|nombre|jugador|nome|giocatore|jogador",
    LAST: "last name|lastname|surname|family name|achternaam|nachname|familienname",
    FIRST: "first name|firstname|given name|forename|voornaam|vorname",
    RATING: "rtg|rating|elo|ratings|elo rating|elo-rating|twz|wertungszahl|ratingzahl",
    "fide": "rtgi|eloi|elof|fide|fide rating|fide-rating|fide elo|fide-elo|elo fide|elo int",
    "knsb": "knsb|knsb rating|knsb-rating|rating knsb",
    "dwz": "dwz|nwz|dwz-zahl",
    "national": "rtgn|elon|nat|national rating|nationale rating|nationale zahl",
    BORN: "born|birth|birth date|date of birth|birthdate|birthday|year of birth|yob|geboren"
    "|geboortedatum|geboortejaar|geb jaar|geb|geb datum|geburtsdatum|geburtsjahr|jahrgang|jg",
    GAMES: "rated games|gerate partijen|gewertete partien",
    INDEX: "index|dwz-index",
}

#: Kinds of rating, the likeliest first where the ladder's system has none of its own.
RATINGS = (RATING, "fide", "national", "knsb", "dwz")

FIELDS: "dict[str, str]" = {}
for _field in HEADINGS:
    for _word in HEADINGS[_field].split("|"):
        FIELDS[_word] = _field


class Columns:
    """Where the facts of a player stand in the rows below a heading.

    ``places`` are columns by field, from 0; ``ratings`` those of ratings, the one to take first.
    """

    def __init__(self, places: "dict[str, int]", ratings: "list[int]") -> None:
        self.places = places
        self.ratings = ratings

    def names_players(self) -> bool:
        """Whether the names are among them."""
        return NAME in self.places or LAST in self.places


def columns_of(cells: "list[str]", book: RuleBook) -> "Columns | None":
    """The columns that a row of headings names; None for any other row.

    >>> found = columns_of(["No.", "", "Name", "FED", "RtgI", "RtgN"], RuleBook())
    >>> found.places["name"], found.ratings
    (2, [4, 5])
    >>> columns_of(["1", "", "Adler, Anna", "NED", "2500"], RuleBook()) is None
    True
    """
    places: "dict[str, int]" = {}
    for place, cell in enumerate(cells):
        word = _plain(cell)
        if word in FIELDS and FIELDS[word] not in places:
            places[FIELDS[word]] = place
    own = [kind for kind in RATINGS if book.name.split("-")[0] == kind]
    kinds = own + [kind for kind in RATINGS if kind not in own]
    columns = Columns(places, [places[kind] for kind in kinds if kind in places])
    return columns if columns.names_players() else None


def _plain(heading: str) -> str:
    words = heading.replace(".", " ").replace(":", " ").lower().split(" ")
    return " ".join([word for word in words if word])
