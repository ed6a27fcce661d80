### What the tournament desk notices about files and events. The English is the command line's.

## Any file

problem-empty-file = Die Datei ist leer.
problem-xml-broken = Das XML ist in Zeile { $row } beschädigt. Es wurde nichts gelesen. Lade die Datei noch einmal.
problem-xml-number = „{ $text }“ ist keine Nummer eines Spielers. Die Paarung wurde ausgelassen.
problem-refused-pdf = Das ist ein PDF, aus dem sich keine Tabelle verlässlich lesen lässt. Nimm den Excel- oder TRF-Export des Programms, aus dem es stammt, oder kopier die Tabelle von der Webseite.
problem-refused-picture = Das ist ein Bild. Nimm die Datei oder die Webseite, aus der es gemacht wurde.
problem-refused-papi = Das ist eine Datei von Papi. Exportiere das Turnier dort als Bericht für die FIDE (TRF), und öffne den.
problem-refused-swiss-manager = Das ist eine Datei von Swiss-Manager, die nur dieses Programm liest. Exportiere dort die Daten für die FIDE (TRF) oder die Kreuztabelle als Excel.
problem-refused-swiss-chess = Das ist eine Datei von Swiss-Chess, die nur dieses Programm liest. Exportiere dort ein TRF oder die Fortschrittstabelle als Text oder Excel.
problem-refused-vega = Das ist eine Datei von Vega. Erstelle dort den Bericht für die FIDE (TRF) und öffne den.
problem-refused-swissperfect = Das ist eine der Dateien, in denen SwissPerfect ein Turnier speichert. Exportiere dort den Stand mit allen Runden als Text und öffne ihn.
problem-refused-json-lichess = Das sind Partien von Lichess als JSON. Lade dort das TRF des Schweizer-System-Turniers herunter oder seine Partien als PGN.
problem-refused-json-chess-com = Das ist JSON von Chess.com. Lade dort die Partien des Turniers als PGN herunter.
problem-refused-document = Das ist ein Textdokument. Kopier die Tabelle darin und füg sie hier ein.
problem-refused-archive = Das ist ein Archiv. Entpacke es, und öffne die Datei des Turniers.
problem-refused-sheet = Das ist eine Tabelle von LibreOffice oder OpenOffice. Speichere sie als XLSX, oder kopier die Tabelle und füg sie hier ein.
problem-refused-program = Das ist das eigene Format eines anderen Programms, das nur dieses liest. Exportiere dort ein TRF (den Bericht für die FIDE): Swiss-Manager, Swiss-Chess, Vega, Sevilla und Papi können das.
problem-refused-page = Das ist eine gespeicherte Webseite, und es ist keine Tabelle darin. Kopier die Tabelle im Browser und füg sie hier ein.
problem-refused-archived-page = Das ist eine Webseite, die als eine Datei (MHTML) gespeichert wurde. Speichere sie als HTML, oder kopier ihre Tabelle und füg sie hier ein.
problem-refused-json = Das ist JSON, wie Websites es Programmen geben. Lade dort das TRF oder die PGN des Turniers herunter.
problem-refused-xml = Das ist XML, aber weder ein Turnier von chess-results noch eine Wertungsliste. Exportiere ein TRF des Turniers.
problem-refused-headings = Das ist eine Tabelle, aber keine ihrer Zeilen benennt die Spalten; die erste ist „{ $text }“. Kopier sie mit ihren Überschriften, oder setz eine Zeile darüber wie: Nr., Name, Wertungszahl, 1, 2, 3.
problem-refused-text = Das ist ein Text, aber weder ein TRF noch eine PGN noch eine Tabelle mit Überschriften. Für eine Auswertung müssen die Namen, die Wertungszahlen und die Ergebnisse gegen jeden Gegner darin stehen: Nimm ein TRF, eine PGN, eine Kreuztabelle oder eine Liste der Partien.
problem-signs-left-out = In „{ $text }“ standen Zeichen, die nicht zu sehen sind oder die Leserichtung umkehren. Sie wurden weggelassen.
problem-file-too-large = Die Datei ist { $size } MB groß; von einer Turnierdatei werden höchstens { $most } MB gelesen. Es wurde nichts gelesen. Teil sie in mehrere Dateien.
problem-event-too-large = Die Datei enthält { $count } Ergebnisse; höchstens { $most } werden auf einmal gelesen. Es wurde nichts gelesen. Teil sie in mehrere Dateien, nach Gruppen oder nach Runden.

## What contradicts itself

problem-opponent-missing = Runde { $round } von Spieler { $number }, { $name }, nennt Gegner { $opponent }, der nicht in der Datei steht; die Partie zählt nicht.
problem-opponents-missing = Ergebnisse gegen Spieler, die nicht in der Datei stehen: { $count }. Sie zählen nicht. Das erste: Spieler { $number }, { $name }, Runde { $round }, Gegner { $opponent }.
problem-own-opponent = Spieler { $number }, { $name }, spielt in Runde { $round } gegen sich selbst.
problem-one-sided = Spieler { $number }, { $name }, hat in Runde { $round } eine Partie gegen { $opponent }, { $other }, aber { $other } hat keine gegen { $name }. Sie zählt erst, wenn das Ergebnis geklärt ist.
problem-results-disagree = Runde { $round }: Spieler { $number }, { $name }, hat „{ $code }“ gegen { $opponent }, { $other }, und dort steht „{ $code2 }“. Die Partie zählt erst, wenn das Ergebnis geklärt ist.
problem-result-with-penalty = Runde { $round }: Spieler { $number }, { $name }, hat „{ $code }“ und { $opponent }, { $other }, hat „{ $code2 }“: zusammen weniger als ein Punkt. Es zählt, was dasteht.
problem-same-colour = Runde { $round }: Spieler { $number }, { $name }, und { $opponent }, { $other }, haben dieselbe Farbe.
problem-round-twice = Spieler { $number }, { $name }, hat mehr als ein Ergebnis in Runde { $round }.
problem-games-twice = Spieler { $number }, { $name }, spielt mehrmals gegen { $opponent }, { $other }: in den Runden { $rounds }.
problem-points-differ = Spieler { $number }, { $name }, hat in der Tabelle { $points } Punkte, aber die Ergebnisse ergeben { $sum }.
problem-no-result-yet = Runde { $round }: Die Partie von Spieler { $number }, { $name }, gegen { $opponent }, { $other }, hat noch kein Ergebnis.
problem-numbers-missing = Kein Spieler hat die Startnummer { $numbers }.
problem-same-name = Spieler { $number } und { $other } haben denselben Namen, { $name }.
problem-and-more = Und { $more } weitere dieser Art.
problem-and-more-at = Und { $more } weitere dieser Art, in den Zeilen { $places }.
problem-no-opponents = Die Datei sagt, wie viele Punkte die Spieler haben, aber nicht, gegen wen: So lässt sich nichts auswerten. Nimm die Kreuztabelle oder die Liste der Partien des Turniers, oder füg sie diesem Stand hinzu.
problem-maybe-same = Spieler { $number }, { $name }, und { $other }, { $alias }, sind vielleicht dieselbe Person. Sie bleiben getrennt, bis du sie zusammenführst.
problem-same-id = Spieler { $number }, { $name }, und { $other } haben dieselbe Nummer { $id }.
problem-start-after-end = Das Turnier beginnt am { $start }, nach seinem Ende am { $end }.
problem-round-outside-event = Runde { $round } ist am { $date }, aber das Turnier geht vom { $start } bis zum { $end }.
problem-rounds-out-of-order = Runde { $round } ist am { $date }, vor der Runde, auf die sie folgt.
problem-birth-unlikely = Spieler { $number }, { $name }, ist { $year } geboren; das Alter beim Turnier wäre { $age }.
problem-no-results = In der Datei stehen keine Ergebnisse: So lässt sich nichts auswerten. Nimm die Kreuztabelle oder die Liste der Partien des Turniers, oder füg sie diesen Spielern hinzu.
problem-no-date = Die Datei sagt nicht, wann das Turnier war; deshalb gelten die neuesten Regeln. Gib den ersten Tag ein.
problem-date-from-end = Die Datei sagt nicht, wann das Turnier begann, aber dass es am { $date } endete; es gelten die Regeln dieses Tages.
problem-date-from-round = Die Datei sagt nicht, wann das Turnier begann, aber dass Runde { $round } am { $date } war; es gelten die Regeln dieses Tages.

## Tournament report files

problem-encoding-assumed = Die Datei ist nicht in Unicode; sie wurde als { $encoding } gelesen. Prüf die Umlaute und Akzente in den Namen.
problem-no-players = In dieser Datei konnte kein Spieler gelesen werden.
problem-line-not-understood = Diese Zeile gehört nicht in eine Turnierdatei: „{ $text }“.
problem-same-number = Spieler { $name } hat die Startnummer { $number }, die { $other } in Zeile { $first } schon hat. Die erste gilt; diese Zeile wurde ausgelassen.
problem-too-many-rounds = Spieler { $number }, { $name }, hat ein Ergebnis in Runde { $round }, aber die Datei nennt { $rounds } Runden.
problem-player-count-differs = Die Datei nennt { $announced } Spieler und enthält { $found }.
problem-bad-date = „{ $text }“ ist kein gültiges Datum.
problem-date-read-as = „{ $text }“ wurde als { $date } gelesen; es kann auch anders gemeint sein.
problem-date-guessed = „{ $text }“ kann { $date } oder { $other } sein, und an diesen Tagen gelten nicht dieselben Regeln. Angewandt werden die vom { $date }; wähl den Tag, der gemeint ist.
problem-bad-number = Hier sollte eine Zahl stehen, nicht „{ $text }“.
problem-header-twice = Die Zeile mit dem Code { $tag } sagt „{ $text }“, anders als die in Zeile { $first }. Die erste gilt.
problem-bad-points = Die Punkte für Ergebnisse können nicht gelesen werden: „{ $text }“.
problem-no-starting-rank = Diese Spielerzeile hat keine Startnummer in den Spalten { $first } bis { $last }: „{ $text }“.
problem-columns-shifted = Die Angaben hinter dem Namen von Spieler { $number }, { $name }, sind um { $by } Spalten verschoben; sie wurden dort gelesen, wo sie stehen.
problem-field-shifted = „{ $text }“ von Spieler { $number }, { $name }, steht neben den Spalten { $first } bis { $last }; es wurde trotzdem gelesen.
problem-field-not-read = In den Spalten { $first } bis { $last } von Spieler { $number }, { $name }, kann „{ $text }“ nicht gelesen werden.
problem-rating-unlikely = Spieler { $number }, { $name }, hat die Wertungszahl { $rating }, die auf keiner Liste vorkommt; sie wurde weggelassen.
problem-national-twice = Spieler { $number }, { $name }, hat eine zweite nationale Wertungszahl ({ $list }): { $text }. Die erste gilt.
problem-national-without-player = Für die Nummer { $number } steht eine nationale Wertungszahl ({ $list }) da, aber kein Spieler hat diese Nummer.
problem-rounds-shifted = Die Runden von Spieler { $number }, { $name }, sind um { $by } Spalten verschoben; sie wurden dort gelesen, wo sie stehen.
problem-round-not-read = Runde { $round } von Spieler { $number }, { $name }, kann nicht gelesen werden: „{ $text }“.
problem-unknown-result = Runde { $round } von Spieler { $number }, { $name }, hat das unbekannte Ergebnis „{ $code }“.
problem-result-without-opponent = Runde { $round } von Spieler { $number }, { $name }, hat das Ergebnis „{ $code }“, aber keinen Gegner; es wurde keine Partie gelesen.
problem-bye-with-opponent = Runde { $round } von Spieler { $number }, { $name }, ist spielfrei („{ $code }“), nennt aber Gegner { $opponent }.
problem-team-player-missing = Mannschaft „{ $team }“ nennt Spieler { $number }, aber kein Spieler hat diese Nummer.
problem-team-not-read = Die Spieler der Mannschaft „{ $team }“ können nicht gelesen werden: „{ $text }“.
problem-player-in-two-teams = Spieler { $number }, { $name }, steht in Mannschaft „{ $team }“ und in einer anderen.
problem-bye-not-read = Diese Angabe über spielfreie Spieler kann nicht gelesen werden: „{ $text }“.
problem-bye-and-result = Spieler { $number }, { $name }, soll in Runde { $round } spielfrei sein, hat dort aber ein anderes Ergebnis; es gilt das Ergebnis in der Spielerzeile.

## A tournament report file that is written

problem-trf-facts-left-out = Eine TRF-Datei hat keine Spalten für K oder E, die Zahl der gewerteten Partien, den Index und die höchste Wertungszahl. Sie stehen nicht in der Datei.
problem-trf-ratings-left-out = Wertungszahlen einer Liste ohne Namen haben in einer TRF-Datei keine Spalten neben denen der FIDE. Sie stehen nicht in der Datei: { $count }.
problem-trf-list-not-named = Das Turnier sagt nicht, von welcher Liste die Wertungszahlen sind. In der TRF-Datei stehen sie in den Spalten für FIDE-Wertungszahlen.
problem-trf-rounds-apart = Wo jemand mehrere Partien in einer Runde hat, bekommt jede Partie in der TRF-Datei eine eigene Runde.
problem-trf-tempo-left-out = Eine TRF-Datei hat keine Zeile dafür, wie schnell gespielt wurde: { $tempo }. Wähl es neu, wenn du die Datei öffnest.
problem-trf-text-cut = Namen oder Nummern, die für ihre Spalten in der TRF-Datei zu lang sind, wurden gekürzt oder weggelassen: { $count }. Zuerst: „{ $text }“.

## PGN

problem-broken-tag = Das sieht wie ein PGN-Tag aus, ist aber keins: „{ $text }“.
problem-player-missing = Diese Partie nennt nicht beide Spieler; sie wurde ausgelassen.
problem-same-player = In dieser Partie spielt { $name } gegen sich selbst; sie wurde ausgelassen.
problem-odd-result = „{ $text }“ ist kein Ergebnis; die Partie zwischen { $white } und { $black } gilt als nicht beendet.
problem-no-result = Die Partie zwischen { $white } und { $black } hat kein Ergebnis.
problem-results-differ = Das PGN-Tag der Partie zwischen { $white } und { $black } sagt „{ $text }“, das Ende der Züge „{ $other }“; sie gilt als nicht beendet, bis jemand sagt, was stimmt.
problem-result-from-moves = Die Partie zwischen { $white } und { $black } hat kein PGN-Tag mit dem Ergebnis; das Ende der Züge sagt „{ $text }“.
problem-rating-not-read = Die Wertungszahl von { $name } kann nicht gelesen werden: „{ $text }“.
problem-rating-differs = { $name } hat hier die Wertungszahl { $rating } und vorher { $other }; die erste wird verwendet.
problem-site-ratings = Die Wertungszahlen sind die einer Schachseite im Netz, nicht die der FIDE.
problem-round-unknown = Partien ohne Runde: { $count }. Sie wurden in ihrer Reihenfolge nummeriert.

## How fast it was

problem-tempo-from-clock = Aus der Bedenkzeit „{ $clock }“ folgt, wie das Turnier gewertet wird: { $tempo }.
problem-tempo-from-words = Die Datei sagt „{ $text }“; daraus folgt, wie das Turnier gewertet wird: { $tempo }.
problem-tempo-unclear = Es ist nicht klar, wie schnell mit der Bedenkzeit „{ $clock }“ gespielt wurde. Angenommen: { $tempo }. Wähl die Bedenkzeit, wenn das nicht stimmt.
problem-games-without-moves = Partien ohne Züge, obwohl andere hier welche haben: { $count }. Sie gelten als gespielt. Die erste: { $white } – { $black }. Wurde nicht gespielt, berichtige das Ergebnis zu kampflos.
problem-games-by-other-rules = Partien, die kein Schach nach den Regeln der FIDE sind ({ $variant }): { $count }. Sie zählen nicht. Die erste: { $white } – { $black }.
problem-games-from-positions = Partien, die nicht in der Grundstellung beginnen: { $count }. Sie zählen nicht. Die erste: { $white } – { $black }. Wurde eine von Anfang an gespielt, gib ihr Ergebnis ein.
problem-games-listed-twice = Partien, die hier noch einmal stehen: { $count }. Sie zählen nicht noch einmal. Die erste: { $white } – { $black }.
problem-tempo-too-fast = Mit der Bedenkzeit „{ $clock }“ ist eine Partie schneller als alles, was gewertet wird; angewandt werden die Regeln für { $tempo }.
problem-tempo-assumed = Die Datei sagt nicht, wie schnell gespielt wurde. Angenommen: { $tempo }.

## The report

problem-no-ratings = Kein Spieler hat in dieser Datei eine Wertungszahl. Schlag die Wertungszahlen in einer Liste nach.
problem-other-list-used = Die Datei hat keine Wertungszahlen der Liste { $own }; für das System { $system } wurden die der Liste { $list } verwendet. Die Zahlen sind nur dann die dieses Systems, wenn es auch die Wertungszahlen sind.
problem-list-not-named = Die Datei sagt nicht, von welcher Liste ihre Wertungszahlen sind; für das System { $system } wurden sie verwendet, als wären es die der Liste { $own }. Die Zahlen sind nur dann die dieses Systems, wenn es auch die Wertungszahlen sind.
problem-rating-out-of-range = Spieler { $number }, { $name }, hat die Wertungszahl { $rating }, und das System { $system } kennt nur { $low } bis { $high }. Als Gegner gilt der Spieler als jemand ohne Wertungszahl.
problem-no-first-ratings = Für ein Turnier vom { $date } ist im System { $system } keine Regel für eine erste Wertungszahl bekannt; Spieler ohne Wertungszahl bekommen keine.
problem-counted-otherwise = Spieler, die im System { $system } für ihre Gegner mit einer anderen Wertungszahl zählen als mit der von vor dem Turnier: { $players }.
problem-ratings-raised = Am { $since } wurden mit der Umstufung alle DWZ unter { $limit } angehoben. Die Datei muss die DWZ von danach enthalten, mit dem um eins höheren Index; mit älteren stimmen die Zahlen hier nicht.
problem-edition-of-start = Am { $since }, während des Turniers, traten neue Regeln des Systems { $system } in Kraft; für alle Partien gelten die vom Beginn, { $start }.
problem-edition-of-end = Am { $since }, während des Turniers, traten neue Regeln des Systems { $system } in Kraft; für alle Partien gelten die vom letzten Tag, { $end }.
problem-no-end = Die Datei sagt nicht, wann das Turnier endete; { $end } gilt als letzter Tag, der im System { $system } über Regeln und Alter entscheidet.
problem-not-assessed = Spieler { $number }, { $name }, konnte nicht ausgewertet werden: „{ $field }“ muss zwischen { $low } und { $high } liegen.
problem-rating-not-of-system = Spieler { $number }, { $name }, hat die Wertungszahl { $rating }; die des Systems { $system } gehen von { $low } bis { $high }. Wahrscheinlich ist es eine einer anderen Liste: Wähl diese, oder berichtige die Wertungszahl. Der Spieler wird nicht ausgewertet.

## Ratings from a list

problem-list-rating-differs = Spieler { $number }, { $name }, hat in der Datei die Wertungszahl { $rating } und auf der Liste { $listed }; die der Liste wird verwendet.
problem-list-standard-used = Spieler { $number }, { $name }, hat auf der Liste keine Wertungszahl für diese Bedenkzeit; die Standard-Wertungszahl { $rating } wird verwendet.
problem-list-rating-kept = Spieler { $number }, { $name }, hat in der Datei die Wertungszahl { $rating } und wurde auf der Liste nicht gefunden; die der Datei gilt.
problem-list-has-none = Spieler { $number }, { $name }, hat in der Datei die Wertungszahl { $rating } und auf der Liste keine; er gilt als Spieler ohne Wertungszahl.
problem-list-other-tempo = Die Liste enthält keine Wertungszahlen dieser Art ({ $tempo }). Die der Datei bleiben.
problem-list-found = Auf der Liste gefunden: { $found } von { $players } Spielern.
