"""What the headings and cells of tables say, in English, Dutch and German.

Everything is compared folded: small letters, no dots, single spaces. A word stands for one field
only; what is not here is reported, and not guessed at.
"""

import re

NUMBER = "number"
RANK = "rank"
FINAL_RANK = "final-rank"
NAME = "name"
LAST_NAME = "last-name"
FIRST_NAME = "first-name"
TITLE = "title"
SEX = "sex"
BIRTH = "birth"
FEDERATION = "federation"
TEAM = "team"
TEAM_NUMBER = "team-number"
POINTS = "points"
ROUND = "round"
WHITE = "white"
BLACK = "black"
RESULT = "result"
PLAYERS = "players"
#: A member's number in a German club; the club's own (ZPS) stands before it.
MEMBER = "member"
#: These belong to a list: a heading may name it, as in ``Rating (NED)``.
ID = "id"
RATING = "rating"
K = "k"
GAMES = "games"
INDEX = "index"
PEAK = "peak"
OF_A_LIST = (ID, RATING, K, GAMES, INDEX, PEAK)
#: What a person is; in a list of games there is a column for each side.
OF_A_PERSON = (TITLE, SEX, BIRTH, FEDERATION)
#: A column that is known and says nothing about ratings.
IGNORED = "ignored"
#: A column of a report made here: a table with one is no source of results.
REPORTED = "reported"

#: Headings by field. A list's code after a field is that of the list that the heading names.
HEADINGS: dict[tuple[str, str], str] = {
    (NUMBER, ""): "no|nr|#|sno|snr|s no|startno|start no|start number|starting number|starting rank"
    "|startnr|startnummer|start nr|start rank|startrang|init rank|lfd nr|tln nr|teilnehmernummer"
    "|volgnummer|pairing number|id no",
    (RANK, ""): "rk|rank|rang|rg|plaats|pl|platz|place|pos|position|positie|rangnr",
    (FINAL_RANK, ""): "final rank|eindrang|endrang",
    (NAME, ""): "name|naam|speler|player|spieler|spielerin|spieler/in|teilnehmer|teilnehmername"
    "|deelnemer|naam speler|player name|full name|volledige naam|name,vorname|name, vorname"
    "|naam, voornaam|opponent|tegenstander|gegner",
    (LAST_NAME, ""): "last name|lastname|surname|family name|achternaam|nachname|familienname",
    (FIRST_NAME, ""): "first name|firstname|given name|voornaam|vorname",
    (TITLE, ""): "title|titel|tit|ti",
    (SEX, ""): "sex|gender|geslacht|geschlecht|m/v|m/w|m/f",
    (BIRTH, ""): "born|birth|birth date|date of birth|birthdate|birthday|b-day|year of birth|yob"
    "|year|dob|geb|geboren|geboortedatum|geboortejaar|geb datum|geburtsdatum|geburtsjahr|jahrgang"
    "|jg|geb jahr|geb jaar|jaar",
    (FEDERATION, ""): "fed|federation|country|federatie|land|foderation|föderation|verband|bond"
    "|nation",
    (TEAM, ""): "team|ploeg|mannschaft|teamname|team name|teamnaam|mannschaftsname",
    (TEAM_NUMBER, ""): "team no|team nr|team number|teamnr|teamnummer|mannschaftsnummer",
    (
        POINTS,
        "",
    ): "pts|points|punten|punkte|pkt|pkte|pnt|ptn|score|total|totaal|gesamt|ergebnispunkte",
    (ROUND, ""): "rd|rnd|round|ronde|runde|rde",
    (WHITE, ""): "white|wit|weiß|weiss|white player|witspeler",
    (BLACK, ""): "black|zwart|schwarz|black player|zwartspeler",
    (RESULT, ""): "result|res|uitslag|resultaat|ergebnis|erg|uitsl",
    (PLAYERS, ""): "players|spelers|spieler der mannschaft|members|leden|mitglieder",
    (MEMBER, ""): "mgl-nr|mgl nr|mglnr|mitgliedsnummer|mitglieds-nr|mitgliedsnr",
    (ID, "FID"): "fideid|fide id|fide-id|fide no|fide nr|fide number|fide-no|fide-nr|fide nummer"
    "|fide-nummer|fidecode|fide code|fide ident|fideno",
    (ID, "NED"): "relatienummer|knsb-nummer|knsb nummer|knsb nr|knsb-nr|knsb id|bondsnummer",
    (ID, "GER"): "pkz|dsb-id|dsb id|dewis-id|dewis id|zps|zps-nummer",
    (ID, ""): "id|id number|ident|identification|player id|player number|spelersnummer|id-nummer"
    "|spielernummer|nummer",
    (RATING, ""): "rtg|rating|elo|twz|elo rating|elo-rating|ratingzahl|wertungszahl|rat|wzahl"
    "|ratings|eigen rating|own rating|elozahl",
    (RATING, "FID"): "rtgi|fide|fide rating|fide-rating|fide elo|fide-elo|elo fide|elo-fide|elo int"
    "|elo i|rating int|rating fide|int rating|fide-elozahl|fiderating|fide-zahl",
    (RATING, "NED"): "knsb|knsb rating|knsb-rating|rating knsb",
    (RATING, "GER"): "dwz|nwz|dwz-zahl",
    (RATING, "nat"): "rtgn|nat|rating nat|elo nat|elo n|nat rating|national rating|nationale rating"
    "|nationale zahl|nationale elo",
    (K, ""): "k|k-factor|kfactor|k factor|k-faktor|kfaktor|k-waarde|k-wert"
    "|coefficient e|coëfficiënt e|entwicklungskoeffizient e",
    (GAMES, ""): "rated games|games before|nv|gerate partijen|partijen voor rating"
    "|gewertete partien|partijen vooraf|partien vorher",
    (INDEX, ""): "index|dwz-index",
    (PEAK, ""): "peak|peak rating|highest rating|hoogste rating|höchste zahl|hochste zahl"
    "|höchstes rating",
    (IGNORED, ""): "bh|buchholz|buch|buc|buchh|sb|sonneborn|sonneborn-berger|soberg|sobe|s-b|tpr|rp"
    "|perf|performance|w|we|w-we|we-w|wins|winst|siege|typ|type|gr|grp|group|groep|gruppe|club"
    "|club/city|verein|verein/ort|vereniging|city|stad|ort|clubname|bo|board|bord|brett|n|flag|vlag"
    "|rtg+/-|+/-|wp|bp|progr|progress|koya|arpo|aro|oro|krtg+/-|k*chg|notes|opmerkingen|bemerkungen",
    (
        REPORTED,
        "",
    ): "change|verandering|änderung|wijziging|new rating|nieuwe rating|neues rating"
    "|neue zahl|expected|verwacht|erwartet|k used|gebruikte k|verwendetes k"
    "|e used|gebruikte e|verwendetes e|counted games"
    "|getelde partijen|gezählte partien|score counted|score geteld|gezählte punkte"
    "|rating used|gebruikte rating|verwendete zahl|why not counted|waarom niet geteld"
    "|warum nicht gezählt|counted with|geteld met|gezählt mit",
}

#: A tie-break's column: there are too many to name.
TIE_BREAK = re.compile(
    r"(?:tb|wertg?|wtg|wp|feinwertung|weerstand|sb|bh) ?:? ?\d*|weerstandspunten|buchholz ?\w*"
)
#: The heading of a round: "1", "1.Rd", "R1", "Ronde 1", "1. Runde".
ROUND_HEADING = re.compile(
    r"(?:r|rd|rnd|round|ronde|runde|rde)? ?(\d{1,3}) ?(?:rd|rnd|round|ronde|runde|rde|r)?"
)
#: What stands before a row that sums a table up: "Gemiddelde", "Elo-Schnitt:", "Ø 1950".
SUMMARY = re.compile(
    r"(?:(?:rating|elo|dwz|twz)[ -]?)?"
    r"(?:ø|average|gemiddelde?|schnitt|durchschnitt|mittelwert|total|totaal|gesamt|summe)"
    r"(?:[ -]?(?:rating|elo|dwz|twz))?(?: ?:? ?\d+(?:(?: ?: ?| )\d+)*)?"
)
#: A heading that names a list, and one that names a system of a report made here.
LIST_HEADING = re.compile(r"(.+?) ?\(([a-z]{3})\)")
SYSTEM_HEADING = re.compile(r"(.+?) ?\([^()]*\)")

#: A heading that names the side, in a list of games: "WhiteElo", "Rating Wit", "DWZ (Schwarz)".
_SIDE = "white|wit|weiß|weiss|black|zwart|schwarz"
SIDE_HEADING = re.compile(rf"({_SIDE})[ -]?(.+)|(.+?)[ -]?\(?({_SIDE})\)?")

FIELDS: dict[str, tuple[str, str]] = {
    word: field for field, words in HEADINGS.items() for word in words.split("|")
}

#: What stands before or above a table, "Name: Open of Utrecht": the event's facts.
FACTS: dict[str, str] = {
    word: fact
    for fact, words in {
        "name": "event|tournament|tournament name|evenement|toernooi|toernooinaam|turnier"
        "|turniername|veranstaltung",
        "city": "city|place of play|venue|plaats van spelen|stad|speelplaats|spielort|ort|location",
        "federation": "organising federation|federatie van het toernooi|turnierverband",
        "start": "start|start date|begin|begindatum|startdatum|beginn|from|van|von",
        "end": "end|end date|einde|einddatum|ende|enddatum|to|tot|bis",
        "date": "date|datum|dates|data",
        "rounds": "rounds|number of rounds|rondes|aantal rondes|runden|anzahl runden|rundenzahl",
        "kind": "system of play|tournament system|tournament type|speelwijze|systeem|turniersystem"
        "|turnierart|modus",
        "arbiter": "arbiter|chief arbiter|hoofdarbiter|wedstrijdleider|schiedsrichter"
        "|hauptschiedsrichter",
        "deputies": "deputy arbiters|plaatsvervangend arbiters|assistent-arbiters"
        "|stellvertretende schiedsrichter",
        "clock": "time control|rate of play|speeltempo|bedenktijd|bedenkzeit|zeitkontrolle",
        "tempo": "tempo|kind of play|spielart|soort partij",
        "round-dates": "round dates|dates of the rounds|rondedata|data van de rondes|rundentermine",
        "scoring": "scoring|points for results|puntentelling|punktwertung",
        "team": "team|ploeg|mannschaft",
        "player": "name|naam|spieler|speler|player",
        "player-rating": "rating|elo|rtg|rating international|elo international",
        "player-fide": "fide-id|fide id|fide no",
        "player-birth": "year of birth|geboortejaar|geburtsjahr|born",
        "player-number": "starting rank|starting number|startnummer|startrang",
    }.items()
    for word in words.split("|")
}

TEMPOS = {
    "standard": "standard|classical|klassiek|standaard|klassisch|turnierschach|std",
    "rapid": "rapid|schnellschach|schnell|rapidschaak",
    "blitz": "blitz|snel|snelschaak|blitzschach",
}
TEMPO_WORDS = {word: tempo for tempo, words in TEMPOS.items() for word in words.split("|")}

#: A cell that calls a player unrated.
UNRATED = {"0", "unr", "unrated", "geen", "zonder", "ohne", "-", "–", "ur", "ohne elo", "nvt"}

TITLES = {"gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "wh", "h", "nm"}

SEXES = {
    **{word: "m" for word in ("m", "male", "man", "men", "h", "mann", "männlich", "mannelijk")},
    **{word: "w" for word in ("w", "f", "v", "female", "woman", "d", "vrouw", "frau", "weiblich")},
}

BYES = "bye|vrij|vrijgeloot|spielfrei|freilos|pab|exempt|oneven|byes"
#: No game at all in this round.
NOTHING = {"", "-", "--", "---", "–", "—", "n/a", "abs", "absent", "afw", "afwezig", "abw", "."}


def folded(text: str) -> str:
    """A heading or word for comparing.

    >>> folded(" 1.Rd. "), folded("S.No."), folded("Club / City"), folded("FIDE-ID:")
    ('1 rd', 's no', 'club/city', 'fide-id')
    """
    plain = re.sub(r"[.\s\u00a0\ufeff]+", " ", text.casefold()).strip(" :")
    return re.sub(r" ?/ ?", "/", plain)


def field_of(heading: str) -> tuple[str, str] | None:
    """The field that a heading stands for, and the list that it is of; None if it is not known.

    >>> field_of("RtgI"), field_of("Pts."), field_of("Rating (NED)"), field_of("Haircut")
    (('rating', 'FID'), ('points', ''), ('rating', 'NED'), None)
    """
    word = folded(heading)
    if word in FIELDS:
        return FIELDS[word]
    named = LIST_HEADING.fullmatch(word)
    if named is not None:
        field = FIELDS.get(named[1])
        if field is not None and field[0] in OF_A_LIST:
            return field[0], named[2].upper()
    reported = SYSTEM_HEADING.fullmatch(word)
    if reported is not None and FIELDS.get(reported[1]) == (REPORTED, ""):
        return REPORTED, ""
    return (IGNORED, "") if TIE_BREAK.fullmatch(word) else None


def side_of(heading: str) -> tuple[str, str, str] | None:
    """The side that a heading names, and the field and list that it stands for; None for any other.

    >>> side_of("WhiteElo"), side_of("DWZ Schwarz"), side_of("White horse")
    (('white', 'rating', ''), ('black', 'rating', 'GER'), None)
    """
    found = SIDE_HEADING.fullmatch(folded(heading))
    if found is None:
        return None
    of_side = field_of(found[1] or found[4])
    field = field_of(found[2] or found[3])
    if of_side is None or field is None or field[0] not in (*OF_A_LIST, *OF_A_PERSON):
        return None
    return of_side[0], *field


def round_of(heading: str) -> int | None:
    """The round whose results stand under a heading, None if it is no round's.

    >>> round_of("1.Rd"), round_of("Ronde 11"), round_of("R3"), round_of("7"), round_of("Rd.")
    (1, 11, 3, 7, None)
    """
    found = ROUND_HEADING.fullmatch(folded(heading))
    return int(found[1]) or None if found else None
