### The tournament desk: what stands in its HTML.

## Ways in

desk-file = Turnierdatei
desk-file-help = TRF, PGN, CSV oder Excel (XLSX): Wähl sie aus oder leg sie hier ab.
desk-sample = Beispielturnier zeigen
desk-another = Andere Datei
desk-preview = Was dabei herauskommt: der Bericht zum Beispielturnier
desk-preview-new = Neu
desk-paste = Eine Tabelle einfügen
desk-paste-label = Eine Kreuztabelle oder eine Liste von Partien, kopiert von einer Webseite oder aus einer Tabellenkalkulation; eine ganze TRF- oder PGN-Datei geht auch.
desk-paste-take = Text lesen
desk-cancel = Anhalten
desk-events = Turnier in dieser Datei
desk-replace = Andere Datei öffnen?
desk-replace-help = Du hast Korrekturen gemacht, die noch in keiner Datei stehen. Sie gehen verloren, wenn du eine andere Datei öffnest.
desk-replace-go = Andere Datei öffnen
desk-replace-keep = Turnier behalten

## Choices

desk-system = Auswerten nach
desk-second = Vergleichen mit
desk-second-none = nichts
desk-date = Erster Tag
desk-end = Letzter Tag
desk-tempo = Bedenkzeit
desk-format = Turnierform
desk-format-help = Für Normen
desk-list = Verwendete Wertungszahlen
desk-look-up-summary = Wertungszahlen in einer Liste nachschlagen
desk-look-up = Wertungsliste
desk-look-up-help = Eine Wertungsliste ergänzt Wertungszahlen, Geburtsjahre und was sie sonst enthält: die Liste der FIDE (TXT, XML oder deren ZIP), des KNSB oder des DSB, so wie heruntergeladen. Sie wird auf diesem Gerät gelesen, Stück für Stück.
desk-add-summary = Weitere Tabelle dieses Turniers hinzufügen
desk-add-file = Datei zum Hinzufügen
desk-add-file-help = Eine Teilnehmerliste, eine weitere Runde, die Kreuztabelle ohne Wertungszahlen: Was zusammengehört, wird über Nummer oder Namen verbunden, und die Seite sagt, was woher kommt.
desk-add-text = Oder die Tabelle einfügen
desk-add-take = Hinzufügen

## Remarks and corrections

desk-problems = Beachte:
desk-corrections = Korrekturen
desk-undo = Letzte zurücknehmen

## The table

desk-report = Auswertung
desk-report-help = Ein Name öffnet die Partien des Spielers. Dort kannst du Ergebnisse, die Wertungszahl und was sonst zählt, korrigieren.
desk-norms = Normen: erfüllt oder noch möglich
desk-search = Suchen
desk-order = Reihenfolge
desk-order-number = Nummer
desk-order-standing = Platz und Punkte
desk-order-rating = Wertungszahl
desk-order-change = Änderung
desk-order-name = Name
desk-team = Mannschaft
desk-exports =
    .aria-label = Speichern oder drucken
desk-export-xlsx = Excel
desk-export-csv = CSV
desk-export-trf = TRF
desk-export-print = Drucken
desk-previous = Zurück
desk-next = Weiter

## A player

desk-correct-help = Eine Korrektur gilt sofort, und für alle, die sie betrifft.
desk-add = Partie oder spielfreie Runde hinzufügen oder ersetzen
desk-add-round = Runde
desk-add-opponent = Nummer des Gegners
desk-add-go = Eintragen
desk-add-help = Das ersetzt bei beiden Spielern, was in dieser Runde steht. Wer spielfrei ist, hat keinen Gegner.
desk-games = Partien
desk-game-round = Rd.
desk-game-colour = Farbe
desk-game-opponent = Gegner
desk-game-rating = Wertung
desk-game-result = Ergebnis
desk-game-expected = Erwartet
desk-game-points = Punkte
desk-scroll-games =
    .aria-label = Partien, verschiebbar
desk-scroll-report =
    .aria-label = Auswertung, verschiebbar
desk-working = Rechenweg zeigen
desk-link = Im Rechner öffnen
