### The tournament desk: what its worker says.

desk-unnamed = Turnier ohne Namen
desk-event-in-file = { $name } ({ $players })
desk-players = { $count ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
desk-rounds = { $count ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
desk-ratings-of = Verwendete Wertungszahlen: { $list }.
desk-format-told = { $format } (aus der Datei)
desk-format-untold = Unbekannt
desk-format-by-file = Turnierform: { $format }, laut Datei.
desk-format-chosen = Turnierform: { $format }, wie oben gewählt.
desk-format-instead = Turnierform: { $format }, wie oben gewählt; laut Datei: { $told }.
desk-format-open = Turnierform: Sie steht nicht in der Datei. Kennst du sie, wähl sie oben.
desk-list-any = Wertungszahlen der Datei
desk-list-fid = FIDE
desk-list-ned = KNSB
desk-list-ger = DWZ
desk-team-sum = { $count ->
        [one] { $rated } Spieler mit Wertungszahl
       *[other] { $rated } Spieler mit Wertungszahl
    }, Schnitt { $average }; Punkte { $score }, erwartet { $expected }, Änderung { $change }.

## Columns

desk-column-number = Nr.
desk-column-name = Name
desk-column-team = Mannschaft
desk-column-rating = Wertung
desk-column-games = Partien
desk-column-score = Punkte
desk-column-expected = Erwartet
desk-column-change = Änderung
desk-column-new = Neu
desk-shown = { $count ->
        [one] { $first }–{ $last } von { $found } Spieler
       *[other] { $first }–{ $last } von { $found } Spielern
    }
desk-column-performance = Leistung
desk-totals = Summe von { $count ->
        [one] einem gewerteten Spieler
       *[other] { $rated } gewerteten Spielern
    }
desk-average = ⌀ { $rating }
desk-biggest-gain = ▲ größter Zuwachs
desk-biggest-loss = ▼ größter Rückgang
desk-standing = Platz { $rank }, Punkte: { $points }
desk-standing-points = Punkte: { $points }
desk-found-nobody = Kein Spieler gefunden.
desk-first = Erste Wertungszahl
desk-unrated = Nicht ausgewertet: keine Wertungszahl, und keine Regel für eine erste

## A player

desk-sum = { $own } { $change } = { $rating }: erzielt { $score }, erwartet { $expected }.
desk-sum-factor = { $own } { $change } = { $rating }: erzielt { $score }, erwartet { $expected }, { $letter } { $k }.
desk-figure = { $name }: { $value }
desk-nobody = kein Gegner
desk-colour-w = Weiß
desk-colour-b = Schwarz
desk-fact-rating = Wertungszahl vorher
desk-fact-games = Gewertete Partien vorher
desk-fact-born = Geburtsjahr
desk-fact-peak = Höchste Wertungszahl
desk-fact-index = Index
desk-result-win = Sieg
desk-result-draw = Remis
desk-result-loss = Niederlage
desk-result-forfeit-win = Kampflos gewonnen
desk-result-forfeit-loss = Kampflos verloren
desk-result-forfeit-both = Beide kampflos verloren
desk-result-open = Kein Ergebnis
desk-result-short-win = Sieg, bevor beide gezogen hatten
desk-result-short-draw = Remis, bevor beide gezogen hatten
desk-result-short-loss = Niederlage, bevor beide gezogen hatten
desk-result-bye-allocated = Spielfrei
desk-result-bye-full = Spielfrei mit einem Punkt
desk-result-bye-half = Spielfrei mit einem halben Punkt
desk-result-bye-zero = Abwesend, ohne Punkt
desk-edit-fact = { $name }: { $fact } { $value }
desk-edit-join = { $other } ist { $name }
desk-edit-apart = { $other } und { $name } sind zwei Personen
desk-edit-result = { $name }, Runde { $round }: { $result }
desk-edit-game = { $name }, Runde { $round }, gegen { $opponent }: { $result }
error-desk-round = Gib die Runde ein, eine Zahl von { $low } bis { $high }.
error-desk-opponent = Gib die Nummer eines anderen Spielers des Turniers ein.
desk-not-counted-stranger = Zählt nicht: Der Gegner steht nicht in der Datei.
desk-not-counted-short = Zählt nicht: entschieden, bevor beide gezogen hatten.
desk-not-counted-variant = Zählt nicht: kein Schach nach den Regeln der FIDE, oder nicht von Anfang an.
desk-not-counted-disputed = Zählt nicht: Die Zeilen der beiden Spieler widersprechen sich.

## Remarks

desk-severity-error = Fehler
desk-severity-warning = Prüfen
desk-severity-notice = Hinweis
desk-add-pasted = Die eingefügte Tabelle
desk-answer-join = Zusammenführen
desk-answer-apart = Es sind zwei Personen
desk-answer-date = Ersten Tag eingeben
desk-answer-tempo = Bedenkzeit wählen
error-desk-no-table = Darin steht keine Tabelle, die sich lesen lässt.
error-desk-other-event = Keiner der Spieler kommt in diesem Turnier vor. Öffne es für sich.
desk-count-error = { $count ->
        [one] { $number } Fehler
       *[other] { $number } Fehler
    }
desk-count-warning = { $number } zu prüfen
desk-count-notice = { $count ->
        [one] { $number } Hinweis
       *[other] { $number } Hinweise
    }
desk-more = und { $number } weitere; eine gespeicherte Excel-Datei enthält alle
desk-place-sheet = Blatt { $sheet }
desk-place-line = Zeile { $line }
desk-place-column = Spalte { $column }
