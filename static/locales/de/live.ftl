### Texts that the running page composes.
### Figures arrive as written numbers; only $count chooses a plural.

decimal-mark = ,
opening-system = dwz
usual-systems = dwz fide
dash = –
percent = { $value } %
gain = Gewinn
loss = Verlust
unchanged = unverändert
expected-one = Zu erwarten sind { $expected } Punkte: Ein Remis zählt als halber Sieg.
expected-several = Punkterwartung { $expected } aus { $games } { $count ->
        [one] Partie
       *[other] Partien
    }; die Prozentzahl ist der Schnitt je Partie, ein Remis zählt dabei als halber Sieg.
rounding = { $own } { $change } = { $exact }, gerundet { $rating }.
limited = { $own } { $change } = { $exact }; nach den Regeln ist die Grenze { $rating }.
cut = { $own } { $change } = { $exact }, ohne Nachkommastellen gezeigt als { $rating }.
choice-none = unbekannt
state-moved = { $before } → { $after }
state-after = { $fact } nach den Partien
field-not-offered = Dieses System wertet keinen Gegnerschnitt: Trag die Gegner einzeln unter „Mehrere Partien“ ein.
status = Neue Wertungszahl { $rating }, Änderung { $change }.
status-incomplete = Noch kein Ergebnis.
counted = { $counted } von { $listed } Partien gezählt.
note-estimate = Schätzung mit dem Gegnerschnitt.
compare-exact = { $count ->
        [one] Deine eingetragene Partie ergibt
       *[other] Deine { $games } eingetragenen Partien ergeben
    } genau { $change }, neue Wertungszahl { $rating }.
row-opponent = Wertungszahl des Gegners, Partie { $number }
row-result = Ergebnis der Partie { $number }
row-remove = Partie { $number } entfernen
row-removed = Partie { $number } entfernt.
row-example = Ein Beispiel: Überschreib es mit deiner eigenen Partie.
row-open = Noch zu spielen.
step-sum = Punkterwartung aus { $games } Partien zusammen: { $expected }.
step-change = Änderung: K × (Punkte − erwartet) = { $k } × ({ $score } − { $expected }) = { $change }.
step-new-rating = Neue Wertungszahl: { $own } { $moved } = { $rating }. Die Änderung { $change } wird einmal kaufmännisch gerundet.
not-counted-open = Zählt nicht: noch kein Ergebnis.
not-counted-unrated = Zählt nicht: Der Gegner hat keine Wertungszahl.
not-counted-forfeit = Zählt nicht: kampflos entschieden.
not-counted-bye = Zählt nicht: Wer spielfrei ist, spielt keine Partie.
error-empty = Gib eine Zahl ein.
error-not-a-number = Keine Zahl. Benutze Ziffern, zum Beispiel { $example }.
error-not-whole = Gib eine ganze Zahl ein.
error-out-of-range = Gib eine Zahl von { $low } bis { $high } ein.
error-bad-games = Gib eine ganze Zahl ein, mindestens 1.
error-bad-points = Gib ganze oder halbe Punkte ein, von 0 bis { $high }.
error-bad-score = Wähl Sieg, Remis oder Niederlage.
error-missing = Diese Angabe wird gebraucht.

date = { $day }.{ $month }.{ $year }
status-first = Erste Wertungszahl { $rating }.
other-side = Neue Wertungszahl des Gegners { $rating }, Änderung { $change } mit { $letter } { $k }.
other-side-moved = Neue Wertungszahl des Gegners { $rating }, Änderung { $change }.
row-more = Mehr zu Partie { $number }
row-state = Art der Partie { $number }
row-fact = { $fact }, Partie { $number }
paste-read = { $count ->
        [one] Eine Partie gelesen.
       *[other] { $games } Partien gelesen.
    }
paste-open = { $count ->
        [one] Eine ist ohne Ergebnis.
       *[other] { $games } sind ohne Ergebnis.
    }
paste-unread = { $count ->
        [one] Eine Zeile wurde nicht verstanden und steht noch im Feld: { $lines }
       *[other] Einige Zeilen wurden nicht verstanden und stehen noch im Feld: { $lines }
    }
edition-since = Regeln in Kraft seit { $since }. Quelle: { $source }. Zuletzt geprüft am { $checked }.
edition-between = Regeln in Kraft vom { $since } bis zum { $until }. Quelle: { $source }. Zuletzt geprüft am { $checked }.
edition-source = Quelle: { $source }. Zuletzt geprüft am { $checked }.
why-period = Eine Liste rechnet alle Turniere ihres Zeitraums zusammen; eine Partie aus einem anderen Turnier im selben Zeitraum verändert dieselbe Summe.
why-start = Die Änderung kommt zur Wertungszahl der vorigen Liste, und die kann sich seit Beginn des Turniers geändert haben.
why-event = Jedes Turnier wird für sich ausgewertet, ausgehend von der DWZ nach dem Turnier davor; eine Liste zeigt den Stand ihres Tages.
why-k = Ein Verband kennt die genaue Zahl deiner Partien und dein Alter; was du hier leer lässt, wird angenommen.
error-bad-date = Gib ein Datum wie { $example-date } ein.
error-unknown-choice = Wähl einen der angebotenen Werte.
error-end-before-date = Der letzte Tag liegt vor dem ersten.

keeping-none = Was du eingibst, bleibt in diesem Browser gespeichert, nur auf diesem Gerät.
keeping-kept = Gespeichert in diesem Browser, nur auf diesem Gerät.
keeping-shared = Was du hier änderst, wird erst gespeichert, wenn du die Berechnung übernimmst.
keeping-refused = Dieser Browser speichert nichts für diese Seite. Kopier den Link oder speichere die Partien, um später weiterzurechnen.
keeping-deleted = Gelöscht: Auf diesem Gerät ist nichts mehr davon.
printed = Gedruckt am { $date }.

date-label = Erster Turniertag
end-label = Letzter Turniertag
when-today = heute
when-played = Gespielt: { $parts }
assumed = Angenommen, weil du es nicht angegeben hast: { $facts }
