"""The rating list of the German federation (DSB): players by membership, and clubs.

A player has a line for each club; the active membership (``A``) stands for him, else the first.
The older exports have other headings, and the shorter of them no number of the player's own.
"""

from ...core.tempo import BLITZ, RAPID, STANDARD
from ..event import FIDE_LIST, Rating
from .delimited import Headings, Row, cells
from .listed import ANY_TEMPO, Listed, UnreadableError, rating_of, whole
from .names import plain_id

#: The list's code: its federation's.
DSB_LIST = "GER"

KNOWN = {
    "ID": ("id",),
    "ZPS": ("zps", "vkz"),
    "Mitgliedsnummer": ("mitgliedsnummer", "mgl-nr"),
    "Status": ("status",),
    "Name": ("name,vorname", "spielername", "name"),
    "Geschlecht": ("geschlecht",),
    "Geburtsjahr": ("geburtsjahr",),
    "DWZ": ("dwz",),
    "Index": ("index",),
    "FIDE-Elozahl": ("fide-elozahl", "fide-elo"),
    "FIDE-Titel": ("fide-titel",),
    "FIDE-Frauentitel": ("fide-frauentitel",),
    "FIDE-ID": ("fide-id",),
    "FIDE-Land": ("fide-land",),
    "Schnellschach": ("fide-elozahl-schnellschach",),
    "Blitz": ("fide-elozahl-blitz",),
}
ACTIVE = "A"

CLUBS = {"ZPS": ("zps-nummer", "zps"), "Name": ("vereinsname",)}


class Dsb:
    """Reads the lines of the list of players."""

    list_code = DSB_LIST
    tempo_unknown = False

    def __init__(self, headings: str, tempo: str) -> None:
        self._headings = Headings(headings, ",", KNOWN)
        columns = set(self._headings.columns)
        if not {"ZPS", "Mitgliedsnummer", "Name", "DWZ"} <= columns:
            raise UnreadableError("list-headings")

    def ids_and_name(self, text: str) -> tuple[tuple[str, ...], str]:
        """What a line is found by: the player's number, and that in the club."""
        return _found_by(self._headings.row(text))

    def read(self, line: int, text: str) -> Listed:
        """The player of a line. Raises ``UnreadableError`` for a number that is none."""
        row = self._headings.row(text)
        ids, name = _found_by(row)
        numbers = {DSB_LIST: ids[0]}
        dwz = rating_of(*row.at("DWZ"))
        ratings = {(DSB_LIST, ANY_TEMPO): Rating(dwz, index=whole(*row.at("Index")))}
        fide = [(STANDARD, "FIDE-Elozahl"), (RAPID, "Schnellschach"), (BLITZ, "Blitz")]
        if plain_id(row["FIDE-ID"]):
            numbers[FIDE_LIST] = plain_id(row["FIDE-ID"])
        for tempo, field in fide:
            value = rating_of(*row.at(field))
            if value is not None:
                ratings[FIDE_LIST, tempo] = Rating(value)
        return Listed(
            ", ".join(part.strip() for part in name.split(",")),
            numbers,
            ratings,
            federation=row["FIDE-Land"].upper(),
            title=(row["FIDE-Titel"] or row["FIDE-Frauentitel"]).upper(),
            sex={"M": "m", "W": "w"}.get(row["Geschlecht"].upper(), ""),
            born=whole(*row.at("Geburtsjahr")),
            club=row["ZPS"],
            aliases=ids[:2],
            inactive=row["Status"].upper() not in ("", ACTIVE),
            line=line,
        )


def _found_by(row: Row) -> tuple[tuple[str, ...], str]:
    in_club = f"{row['ZPS']}-{row['Mitgliedsnummer'].lstrip('0')}"
    if not (row["ZPS"] and row["Mitgliedsnummer"]):
        raise UnreadableError("list-no-id", 1, text=row["ID"][:40])
    if not row["Name"].strip(" ,"):
        raise UnreadableError("list-no-name", row.at("Name")[1])
    own = row["ID"] or in_club
    numbers = (own, in_club, plain_id(row["FIDE-ID"]))
    return tuple(number for number in dict.fromkeys(numbers) if number), row["Name"]


def is_clubs(headings: str) -> bool:
    """Whether a list is the one of clubs.

    >>> is_clubs("ZPS-Nummer,Landesverband,UebergeordneterVerband,Vereinsname")
    True
    """
    return "vereinsname" in [cell.casefold() for cell in cells(headings, ",")]


def read_clubs(lines: list[str]) -> dict[str, str]:
    """The clubs' names by their number, from the lines of ``vereine.csv``, headings first.

    A line that is no club is left out: it would name nobody's club.
    """
    headings = Headings(lines[0], ",", CLUBS)
    found = {}
    for line in lines[1:]:
        try:
            row = headings.row(line)
        except UnreadableError:
            continue
        found[row["ZPS"]] = row["Name"]
    return found
