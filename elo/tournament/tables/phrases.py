"""What stands in the cells of tables and around them, in the languages of their headings."""

#: The colours, by the letter before or behind an opponent's number. ``b`` is Black in English
#: (w, b), and White where Black is n, p or c: Spanish, French and Italian; Portuguese; Polish and
#: Czech.
WHITE_LETTERS = "w"
BLACK_LETTERS = "szncp"
EITHER_LETTER = "b"
#: With one of these in a table, ``b`` is White.
BLACK_BESIDE_B = "ncp"

#: A round without an opponent, for which there may be points.
BYE_WORDS = (
    "bye|pab|byes|exempt|freilos|spielfrei|vrij|vrijgeloot|oneven|exe|exempte|descansa|descanso"
    "|libre|riposo|riposa|isento|folga|pauza|pauzuje|wolny los|volno|volny los|allocated bye"
    "|full point bye|half point bye|zero point bye"
)
#: A round for which somebody was not paired.
UNPAIRED_WORDS = (
    "not paired|notpaired|unpaired|absent|withdrawn|nicht ausgelost|nicht gepaart|abwesend"
    "|niet ingedeeld|niet gepaard|afwezig|non apparie|absent(e)|forfait|no emparejado"
    "|sin emparejar|ausente|retirado|non abbinato|non accoppiato|assente|ritirato"
    "|nao emparceirado|nao pareado|nao emparceirada|nieskojarzony|nie skojarzony|nieobecny"
    "|nenalosovan|nelosovan|nenasazen|nepritomen"
)

#: What stands before or above a table, "Name: Open of Utrecht": the event's facts.
FACT_WORDS = {
    "name": "event|tournament|tournament name|evenement|toernooi|toernooinaam|turnier"
    "|turniername|veranstaltung|tournoi|torneo|torneio|turniej|turnaj",
    "city": "city|place of play|venue|plaats van spelen|stad|speelplaats|spielort|ort|location"
    "|lieu|lugar|luogo|sede|local|miejsce rozgrywania|misto konani|locatie",
    "federation": "organising federation|federatie van het toernooi|turnierverband",
    "start": "start|start date|begin|begindatum|startdatum|beginn|from|van|von|fecha de inicio"
    "|date de debut|data di inizio|data de inicio|data rozpoczecia|zacatek",
    "end": "end|end date|einde|einddatum|ende|enddatum|to|tot|bis|fecha final|date de fin"
    "|data di fine|data de fim|data zakonczenia|konec",
    "date": "date|datum|dates|data|fecha|fechas",
    "rounds": "rounds|number of rounds|rondes|aantal rondes|runden|anzahl runden|rundenzahl"
    "|nombre de rondes|numero de rondas|numero di turni|numero de rodadas|liczba rund|pocet kol",
    "kind": "system of play|tournament system|tournament type|speelwijze|systeem|turniersystem"
    "|turnierart|modus|type de tournoi|tipo de torneo|tipo di torneo|tipo de torneio"
    "|system rozgrywek|typ turnaje|toernooitype",
    "arbiter": "arbiter|chief arbiter|hoofdarbiter|wedstrijdleider|schiedsrichter"
    "|hauptschiedsrichter|arbitre principal|arbitro principal|arbitro principale|sedzia glowny"
    "|hlavni rozhodci",
    "deputies": "deputy arbiters|plaatsvervangend arbiters|assistent-arbiters"
    "|stellvertretende schiedsrichter",
    "clock": "time control|rate of play|speeltempo|bedenktijd|bedenkzeit|zeitkontrolle|cadence"
    "|ritmo de juego|tempo di riflessione|ritmo de jogo|tempo gry|tempo hry|control de tiempo",
    "tempo": "tempo|kind of play|spielart|soort partij",
    "round-dates": "round dates|dates of the rounds|rondedata|data van de rondes|rundentermine",
    "scoring": "scoring|points for results|puntentelling|punktwertung",
    "team": "team|ploeg|mannschaft",
    "player": "name|naam|spieler|speler|player|nom|nombre|nome|zawodnik|jmeno",
    "player-rating": "rating|elo|rtg|rating international|elo international",
    "player-fide": "fide-id|fide id|fide no",
    "player-birth": "year of birth|geboortejaar|geburtsjahr|born",
    "player-number": "starting rank|starting number|startnummer|startrang",
}

TEMPOS = {
    "standard": "standard|classical|klassiek|standaard|klassisch|turnierschach|std|classique"
    "|lent|clasico|classico|lungo|lento|klasyczne|vazny|vazne",
    "rapid": "rapid|schnellschach|schnell|rapidschaak|rapide|rapido|semilampo|szybkie|aktivni",
    "blitz": "blitz|snel|snelschaak|blitzschach|relampago|lampo|blyskawiczne|bleskovy|bleskove",
}

#: A cell that calls a player unrated.
UNRATED_WORDS = (
    "0|unr|unrated|geen|zonder|ohne|-|–|ur|ohne elo|nvt|sin|s/e|n/c|nc|non classe|sem|brak|bez|unr."
)

#: Titles, of FIDE, of its arena and of federations.
TITLE_WORDS = (
    "gm|im|fm|cm|wgm|wim|wfm|wcm|wh|h|nm|agm|aim|afm|acm|hm|lm|mf|mi|mk|wnm|mn|cn|1n|2n|3n|ff|gf|cf"
)

SEX_WORDS = {
    "m": "m|male|man|men|h|mann|mannlich|mannelijk|homme|hombre|masculino|maschio|mezczyzna|muz"
    "|masc",
    "w": "w|f|v|female|woman|d|vrouw|frau|weiblich|femme|mujer|femenino|feminino|femmina|kobieta|k"
    "|zena|fem|vrouwelijk",
}

#: No game at all in this round.
NOTHING_WORDS = "-|--|---|–|—|n/a|abs|absent|afw|afwezig|abw|.|:|..|…"
