### What the tournament desk notices in rating lists and tables, and what it writes into
### spreadsheets. The reader of tables knows these headings; a test holds that.

## Rating lists

problem-list-unknown = Das ist keine Wertungsliste, die hier gelesen werden kann: die Liste der FIDE als Text oder XML oder die CSV-Listen von KNSB und DSB.
problem-list-headings = Das sieht nach einer bekannten Wertungsliste aus, aber in der Kopfzeile fehlen Spielernummer, Name oder Wertungszahl.
problem-list-clubs = Das ist die Vereinsliste des DSB. Die Wertungszahlen stehen in der Spielerliste, spieler.csv.
problem-list-tempo = Die Liste hat nur eine Art von Wertungszahl und sagt nicht, welche. Das steht im Dateinamen: Bitte den Namen behalten, den der Verband der Datei gegeben hat.
problem-list-empty = Die Liste enthält keine Spieler.
problem-list-archive = Das Archiv ist beschädigt oder durch ein Passwort gesperrt. Bitte entpacken und die Liste selbst öffnen.
problem-list-archive-empty = Das Archiv enthält keine Wertungsliste.
problem-list-archive-several = Das Archiv enthält mehrere Listen: { $files }. Bitte entpacken und eine davon öffnen.
problem-list-no-id = Am Anfang der Zeile steht keine Spielernummer, sondern „{ $text }“. Die Zeile wurde ausgelassen.
problem-list-no-name = In der Zeile steht kein Name. Sie wurde ausgelassen.
problem-list-number = „{ $text }“ unter { $field } ist keine Zahl, die dort stehen kann. Der Spieler wurde ausgelassen.
problem-list-cells = Die Zeile hat { $found } Zellen, die Kopfzeile { $expected }. Sie wurde ausgelassen.
problem-list-quotes = Ein Anführungszeichen wird nicht geschlossen. Die Zeile wurde ausgelassen.
problem-list-broken-element = Der Eintrag des Spielers ist beschädigt. Er wurde ausgelassen.
problem-list-more-lines = Weitere { $count } Zeilen konnten nicht gelesen werden.
problem-list-missing = { $name } (Nr. { $number }) steht nicht auf der Liste.
problem-list-by-name = { $name } (Nr. { $number }) wurde nur dem Namen nach gefunden, als { $listed } mit der Nummer { $id }. Bitte prüfen, ob es derselbe Spieler ist.
problem-list-ambiguous = { $count } Spieler der Liste können { $name } (Nr. { $number }) sein: { $candidates }. Keiner wurde übernommen.
problem-list-other-year = { $name } (Nr. { $number }) steht mit einem anderen Geburtsjahr auf der Liste: { $candidates }. Keiner wurde übernommen.
problem-list-year-unknown = { $name } (Nr. { $number }) kann { $candidates } sein, aber die Liste kennt das Geburtsjahr nicht. Keiner wurde übernommen.
problem-list-id-other-name = Die Nummer { $id } von { $name } (Nr. { $number }) gehört auf der Liste zu { $listed }. Sie wurde nicht benutzt.
problem-list-born-differs = { $name } (Nr. { $number }) ist laut Datei { $born } geboren, laut Liste { $listed }. Der Eintrag wurde nach der Nummer übernommen.
problem-list-id-differs = { $name } (Nr. { $number }) hat in der Datei die Nummer { $id } und auf der Liste { $listed }. Der Eintrag wurde nach Name und Geburtsjahr übernommen.

## Tables and workbooks

problem-table-too-large = Die Tabelle ist zu groß für ein Turnier: Es werden höchstens { $rows } Zeilen und { $columns } Spalten gelesen.
problem-table-quotes = Ein Anführungszeichen wird nicht geschlossen; die Anführungszeichen wurden gelesen, wie sie dastehen.
problem-table-not-aligned = Es ist nicht klar, welcher Text unter welche Überschrift gehört. Die Zeile wurde ausgelassen.
problem-table-heading = Die Überschrift „{ $text }“ ist nicht bekannt; ihre Spalte wurde nicht gelesen.
problem-table-no-heading = Die Spalte hat keine Überschrift und wurde nicht gelesen.
problem-table-heading-twice = Die Überschrift „{ $text }“ sagt dasselbe wie eine frühere; ihre Spalte wurde nicht gelesen.
problem-table-round-headings = Die Runden über den Ergebnissen sind nicht der Reihe nach nummeriert: { $rounds }.
problem-table-no-name = In der Zeile steht kein Name. Sie wurde ausgelassen.
problem-table-number = „{ $text }“ ist keine Zahl, die hier stehen kann. Sie wurde ausgelassen.
problem-table-number-twice = Die Nummer { $number } steht vor { $name } und vor jemand anderem. { $name } hat jetzt die Nummer { $used }.
problem-table-sex = „{ $text }“ sagt weder Mann noch Frau. Die Angabe wurde ausgelassen.
problem-table-birth = „{ $text }“ ist weder Geburtsdatum noch Geburtsjahr. Die Angabe wurde ausgelassen.
problem-table-points = „{ $text }“ ist keine Punktzahl. Die Angabe wurde ausgelassen.
problem-table-no-rating-for = „{ $text }“ gehört zu einer Wertungszahl, die fehlt. Die Angabe wurde ausgelassen.
problem-table-result = „{ $text }“ bei { $name } (Nr. { $number }) ist kein eindeutiges Ergebnis. Es wurde ausgelassen.
problem-table-numbers-unclear = Die Nummern der Gegner können Startnummern oder Plätze sein: Die Ergebnisse passen zu beidem. Sie wurden als Startnummern gelesen.
problem-table-by-rank = Die Nummern der Gegner sind Plätze, wie die Ergebnisse zeigen. So wurden sie gelesen.
problem-table-no-opponents = Die Tabelle hat Ergebnisse, sagt aber nicht, gegen wen. Sie wurden ausgelassen.
problem-table-rounds-unknown = Die Tabelle sagt nicht, in welcher Runde eine Partie gespielt wurde. Die Runden hier nummerieren nur die Partien.
problem-table-no-pair = Eine Partie braucht Weiß und Schwarz, aber hier stehen „{ $white }“ und „{ $black }“. Sie wurde ausgelassen.
problem-table-result-of-game = „{ $text }“ ist kein eindeutiges Ergebnis. Die Partie gilt als nicht beendet oder wurde ausgelassen.
problem-table-rating-differs = { $name } hat hier die Wertungszahl { $text } und vorher { $used }. Benutzt wird { $used }.
problem-table-card-owner = Die Tabelle sagt nicht, wessen Partien das sind.
problem-table-day = „{ $text }“ ist kein Tag des Kalenders. Die Angabe wurde ausgelassen.
problem-table-day-unsure = „{ $text }“ wurde als { $day } gelesen.
problem-table-team = „{ $text }“ ist keine Mannschaft mit ihren Spielern. Die Angabe wurde ausgelassen.
problem-table-sheet-second = Dieses Blatt wurde nicht gelesen: Die Ergebnisse stehen auf einem anderen.
problem-workbook-broken = Die Arbeitsmappe ist beschädigt oder durch ein Passwort gesperrt. Bitte neu als XLSX speichern, oder die Tabelle kopieren und hier einfügen.
problem-workbook-old = Das ist eine Arbeitsmappe alter Art. Bitte als XLSX oder CSV speichern.
problem-workbook-too-large = Die Arbeitsmappe ist zu groß für ein Turnier.

## Spreadsheets that are written

export-sheet-event = Turnier
export-sheet-players = Spieler
export-sheet-report = Auswertung
export-sheet-notes = Hinweise
export-event-name = Turnier:
export-event-city = Spielort:
export-event-federation = Turnierverband:
export-event-start = Startdatum:
export-event-end = Enddatum:
export-event-rounds = Anzahl Runden:
export-event-kind = Turnierart:
export-event-arbiter = Hauptschiedsrichter:
export-event-deputies = Stellvertretende Schiedsrichter:
export-event-clock = Bedenkzeit:
export-event-tempo = Spielart:
export-event-round-dates = Rundentermine:
export-event-scoring = Punktwertung:
export-event-team = Mannschaft:
export-column-number = Nr.
export-column-title = Titel
export-column-name = Name
export-column-final-rank = Endrang
export-column-sex = Geschlecht
export-column-birth = Geboren
export-column-federation = Verband
export-column-id = ID
export-column-rating = Wertungszahl
export-column-k = K
export-column-games = Partien vorher
export-column-index = Index
export-column-peak = Höchste Zahl
export-column-team-number = Mannschaftsnummer
export-column-team = Mannschaft
export-column-points = Punkte
export-column-round = R
export-column-rating-used = Verwendete Zahl
export-column-k-used = Verwendetes K
export-column-counted = Gezählte Partien
export-column-score-counted = Gezählte Punkte
export-column-expected = Erwartet
export-column-change = Änderung
export-column-new-rating = Neue Zahl
export-column-notes = Hinweise
export-column-severity = Schwere
export-column-sheet = Blatt
export-column-line = Zeile
export-column-column = Spalte
export-column-what = Was
export-cell-unrated = ohne
export-severity-error = Fehler
export-severity-warning = Warnung
export-severity-notice = Mitteilung
