"""What the columns of tables are called, in nine languages.

English, Dutch, German, French, Spanish, Italian, Portuguese, Polish and Czech have a line each
where they have words of their own.

These are the headings of Swiss-Manager and chess-results, Swiss-Chess, SwissPerfect, Sevilla, Papi,
Vega, Lichess and Chess.com, and those that people write. Accents and dots make no difference, so
each stands here once. A word stands for one field only.
"""

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
OF_A_PERSON = (TITLE, SEX, BIRTH, FEDERATION, NUMBER)
#: A column that is known and says nothing about ratings.
IGNORED = "ignored"
#: A column of a report made here: a table with one is no source of results.
REPORTED = "reported"

#: Number, title and name: a report of ours begins with them, and a row without any is no player's.
HEADING_CELLS = 3

#: Headings by field. A list's code after a field is that of the list that the heading names.
HEADINGS: dict[tuple[str, str], str] = {
    (NUMBER, ""): "no|nr|#|sno|s no|snr|id no|start no|startno|start number|starting number"
    "|starting rank|start rank|init rank|pairing number|seed|num"
    "|volgnummer|startnummer|startnr"
    "|start nr|startrang|lfd nr|tln nr|teilnehmernummer|teiln nr|tnr"
    "|numero|no depart|rang initial|no ini rang|n depart"
    "|no ini|num inicial|orden inicial|no inic|numero inicial"
    "|n ini|n iniz|numero iniziale"
    "|no inicial|n inicial"
    "|nr st|nr startowy|numer startowy|numer"
    "|c|st c|stc|start c|startovni cislo|cislo",
    (RANK, ""): "rk|rank|place|pos|position|plc"
    "|plaats|positie|rangnr|klass"
    "|rang|rg|pl|platz"
    "|clt|classement|rng"
    "|puesto|posicion|clasif|clasificacion|lugar"
    "|posizione|classifica|piazzamento"
    "|posicao|classificacao|class"
    "|miejsce|m-ce|msc|lp|lokata|msce"
    "|por|poradi",
    (FINAL_RANK, ""): "final rank|eindrang|endrang",
    (NAME, ""): "name|player|player name|full name|opponent|username|players name|competitor"
    "|naam|speler|deelnemer|naam speler|volledige naam|naam, voornaam|tegenstander"
    "|spieler|spielerin|spieler/in|teilnehmer|teilnehmername|name,vorname|name, vorname|gegner"
    "|nom|joueur|nom du joueur|nom, prenom|nom prenom|nom et prenom|adversaire"
    "|nombre|jugador|nombre del jugador|apellidos, nombre|apellidos y nombre|rival|oponente"
    "|nome|giocatore|nominativo|nome giocatore|cognome e nome|cognome nome|avversario"
    "|jogador|nome do jogador|adversario"
    "|zawodnik|nazwisko i imie|nazwisko imie|imie i nazwisko|przeciwnik|gracz"
    "|jmeno|hrac|jmeno a prijmeni|prijmeni a jmeno|prijmeni jmeno|souper",
    (LAST_NAME, ""): "last name|lastname|surname|family name|achternaam|nachname|familienname"
    "|nom de famille|apellidos|apellido|cognome|apelido|sobrenome|nazwisko|prijmeni",
    (FIRST_NAME, ""): "first name|firstname|given name|forename|voornaam|vorname|prenom"
    "|nombre de pila|primeiro nome|imie|krestni jmeno",
    (TITLE, ""): "title|titel|tit|ti|titre|titulo|titolo|tytul|tyt|titul",
    (SEX, ""): "sex|gender|geslacht|geschlecht|m/v|m/w|m/f|sexe|sexo|sesso|plec|pohlavi",
    (BIRTH, ""): "born|birth|birth date|date of birth|birthdate|birthday|b-day|year of birth|yob"
    "|year|dob|geboren|geboortedatum|geboortejaar|geb jaar|jaar"
    "|geb|geb datum|geburtsdatum|geburtsjahr|jahrgang|jg|geb jahr"
    "|ne le|ne(e) le|naissance|date de naissance|date naissance|annee"
    "|nacimiento|fecha de nacimiento|f nac|ano|ano nac|fecha nac"
    "|data di nascita|data nascita|nascita|anno|anno nascita|nato"
    "|data de nascimento|nascimento|data nasc|ano nasc"
    "|data urodzenia|data ur|rok urodzenia|rok ur|ur"
    "|datum narozeni|rok narozeni|narozen|nar|rocnik|dat nar|rok nar",
    (FEDERATION, ""): "fed|federation|country|nation|federatie|bond|land|foderation|verband"
    "|fede|pays|federacion|pais|federazione|paese|naz|nazione|federacao|federacja|kraj|narodowosc"
    "|federace|zeme|stat",
    (TEAM, ""): "team|teamname|team name|ploeg|teamnaam|mannschaft|mannschaftsname|equipe|equipo"
    "|squadra|equipa|druzyna|druzstvo",
    (TEAM_NUMBER, ""): "team no|team nr|team number|teamnr|teamnummer|mannschaftsnummer",
    (POINTS, ""): "pts|points|score|total|p"
    "|punten|pnt|ptn|totaal|pt"
    "|punkte|pkt|pkte|gesamt|ergebnispunkte|summe"
    "|puntos|ptos|puntuacion|punti|punteggio|pontos|pontuacao|punkty|suma|body|bodu",
    (ROUND, ""): "rd|rnd|round|ronde|runde|rde|ronda|turno|rodada|runda|kolo",
    (WHITE, ""): "white|white player|wit|witspeler|weiss|weissspieler|blancs|les blancs|blanc"
    "|blancas|bianco|bianchi|brancas|biale|bialy|bialymi|bily|bile",
    (BLACK, ""): "black|black player|zwart|zwartspeler|schwarz|schwarzspieler|noirs|les noirs|noir"
    "|negras|nero|neri|pretas|czarne|czarny|czarnymi|cerny|cerne",
    (RESULT, ""): "result|res|uitslag|resultaat|uitsl|ergebnis|erg|resultat|resultado|risultato"
    "|ris|wynik|vysledek|vysl",
    (PLAYERS, ""): "players|spelers|spieler der mannschaft|members|leden|mitglieder",
    (MEMBER, ""): "mgl-nr|mgl nr|mglnr|mitgliedsnummer|mitglieds-nr|mitgliedsnr",
    (ID, "FID"): "fideid|fide id|fide-id|fide no|fide nr|fide number|fide-no|fide-nr|fide nummer"
    "|fide-nummer|fidecode|fide code|fide ident|fideno|code fide|codigo fide|id fide|codice fide"
    "|id-fide|numer fide|fide c|cislo fide",
    (ID, "NED"): "relatienummer|knsb-nummer|knsb nummer|knsb nr|knsb-nr|knsb id|bondsnummer",
    (ID, "GER"): "pkz|dsb-id|dsb id|dewis-id|dewis id|zps|zps-nummer",
    (ID, ""): "id|id number|ident|identification|player id|player number|spelersnummer|id-nummer"
    "|spielernummer|nummer|code ffe|nr ffe|codigo|codice|tessera|nr ew|id cr",
    (RATING, ""): "rtg|rating|elo|ratings|elo rating|elo-rating|own rating|rat|grade"
    "|ratingzahl|eigen rating|twz|wertungszahl|wzahl|elozahl|classement elo|puntuacion elo"
    "|punteggio elo|ranking",
    (RATING, "FID"): "rtgi|eloi|elof|fide|fide rating|fide-rating|fide elo|fide-elo|elo fide"
    "|elo-fide|elo int|elo i|rating int|rating fide|int rating|rtg int|fide-elozahl|fiderating"
    "|fide-zahl|elo intern|elo internacional|elo internazionale|ranking fide|rank fide|rfide",
    (RATING, "NED"): "knsb|knsb rating|knsb-rating|rating knsb",
    (RATING, "GER"): "dwz|nwz|dwz-zahl",
    (RATING, "nat"): "rtgn|elon|nat|rating nat|elo nat|elo n|nat rating|rtg nat|national rating"
    "|nationale rating|nationale zahl|nationale elo|elo nacional|elo nazionale|elo nationale"
    "|elo national|ranking krajowy|narodni elo",
    (K, ""): "k|k-factor|kfactor|k factor|k-faktor|kfaktor|k-waarde|k-wert|coefficient e"
    "|entwicklungskoeffizient e",
    (GAMES, ""): "rated games|games before|nv|gerate partijen|partijen voor rating"
    "|gewertete partien|partijen vooraf|partien vorher",
    (INDEX, ""): "index|dwz-index",
    (PEAK, ""): "peak|peak rating|highest rating|hoogste rating|hochste zahl|hochste wertung"
    "|hochstes rating",
    (IGNORED, ""): "bh|buchholz|buch|buc|buchh|sb|sonneborn|sonneborn-berger|soberg|sobe|s-b|tpr|rp"
    "|perf|performance|w|we|w-we|we-w|wins|winst|siege|typ|type|gr|grp|group|groep|gruppe|club"
    "|club/city|verein|verein/ort|vereniging|city|stad|ort|clubname|bo|board|bord|brett|n|flag|vlag"
    "|rtg+/-|+/-|wp|bp|progr|progress|koya|arpo|aro|oro|krtg+/-|k*chg|notes|opmerkingen|bemerkungen"
    "|tie break|tiebreak|tie-break|games|played|won|draw|drawn|lost|grade type|date|time|pgn|color"
    "|gespeeld|gewonnen|remis|verloren|kleur|farbe|br|tisch|partien|s|r|v|g"
    "|cat|ligue|club/ville|ech|table|tr|bu|ville"
    "|club/ciudad|club/cidade|mesa|club/citta|circolo|societa|clube|klub|klub/miejscowosc"
    "|kategoria|kategorie|oddil|klub/misto|sachovnice|deska|stul|stol|szachownica|tavolo|scac"
    "|provincia|prov|regione|categoria|kat|dif|koeficient",
    (REPORTED, ""): "change|verandering|anderung|wijziging|new rating|nieuwe rating|neues rating"
    "|neue zahl|neue wertung|expected|verwacht|erwartet|k used|gebruikte k|verwendetes k"
    "|e used|gebruikte e|verwendetes e|counted games"
    "|getelde partijen|gezahlte partien|score counted|score geteld|gezahlte punkte"
    "|norms|normen|rating used|gebruikte rating|verwendete zahl|verwendete wertung|why not counted"
    "|waarom niet geteld|warum nicht gezahlt|counted with|geteld met|gezahlt mit",
}

#: A rating, or a rank: its figures tell.
RATING_OR_RANK = ("ranking",)
