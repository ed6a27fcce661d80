### Deutsch. Alle sichtbaren Texte der Seite, eine Nachricht je Text.
### Zahlen kommen ausgeschrieben an; nur $count wählt einen Plural.

## Page: texts that stand in the HTML

page-title = Schach-Wertungszahl berechnen: neue Zahl, Änderung und Gewinnwahrscheinlichkeit
page-description =
    .content = Wie hoch ist meine Wertungszahl jetzt? Zwei Zahlen eingeben und sofort neue Wertungszahl, Änderung und Gewinnwahrscheinlichkeit sehen, für eine Partie oder ein ganzes Turnier. Berechnet auf dem eigenen Gerät; nichts wird übertragen.
brand = Elo-Rechner
heading = Schach-Wertungszahl berechnen
skip = Zum Rechner
languages =
    .aria-label = Sprache
language-en = English
language-nl = Nederlands
language-de = Deutsch

system-label = Wertungssystem
mode-label = Eingabe
mode-one = Eine Partie
mode-several = Mehrere Partien
mode-average = Mittleres Feld

rating-label = Eigene Wertungszahl
k-label = K-Faktor
k-presets =
    .aria-label = Übliche Werte für K
k-new = neu oder Jugend
k-club = meiste Vereinsspieler
k-master = Meister

opponent-label = Wertungszahl Gegner
result-label = Ergebnis
result-win = Sieg
result-draw = Remis
result-loss = Niederlage

sheet-caption = Die gespielten Partien
sheet-number = Nr.
sheet-opponent = Gegner
sheet-result = Ergebnis
sheet-expected = Erwartet
sheet-change = Punkte
sheet-remove = Entfernen
sheet-add = Partie hinzufügen
sheet-hint = Die Eingabetaste im Zahlenfeld führt zur nächsten Partie.
undo = Rückgängig

average-label = Mittlerer Gegner
games-label = Partien
points-label = Punkte
points-less =
    .aria-label = Einen halben Punkt weniger
points-more =
    .aria-label = Einen halben Punkt mehr
average-hint = Eine Schätzung: Das ganze Feld zählt als ein Gegner von mittlerer Stärke. Für die genaue Summe die Gegner unter „Mehrere Partien“ eintragen.

answer-label =
    .aria-label = Antwort
new-rating-label = Neue Wertungszahl
change-label = Änderung
probability-label = Gewinnwahrscheinlichkeit
steps-heading = So ist das gerechnet
full-page = Den ganzen Rechner öffnen

loading = Python startet. Eingaben sind schon möglich; die Zahlen folgen gleich.
failure-heading = Der Rechner konnte nicht starten
failure-missing = Ein Teil der Seite ließ sich nicht laden. Vielleicht ist die Verbindung abgerissen, oder ein Filter im Netzwerk hält ihn zurück.
failure-blocked = Dieser Browser oder eine seiner Einstellungen erlaubt kein WebAssembly, und der Rechner braucht es.
failure-broken = Ein Programmfehler hat den Rechner angehalten. Das liegt an uns, nicht an dir.
failure-slow = Der Rechner ist nach langem Warten noch nicht da. Vielleicht ist die Verbindung sehr langsam oder unterbrochen.
failure-advice = Bitte noch einmal versuchen. Hilft das nicht, dann ein anderes Netzwerk oder eine aktuelle Version von Firefox, Chrome, Edge oder Safari benutzen. Die Eingaben bleiben im Formular stehen.
failure-retry = Noch einmal versuchen
no-script = Dieser Rechner braucht JavaScript, und das ist in diesem Browser abgeschaltet. Die Zahlen sind ein Rechenbeispiel: Mit JavaScript lassen sie sich ändern.

questions-heading = Gut zu wissen
ask-k = Was ist K?
tell-k = K, der Entwicklungsfaktor, sagt, wie weit eine Partie eine Wertungszahl bewegen kann: Ein Sieg gegen einen gleich starken Gegner bringt die Hälfte von K. { $k-new } ist üblich für neue Spieler und Jugendliche, deren Stärke sich schnell ändert, { $k-club } für die meisten Vereinsspieler und { $k-master } für Meister. Jeder Verband regelt selbst, wer welches K bekommt.
ask-expected = Woher kommt die erwartete Punktzahl?
tell-expected = Allein aus der Differenz der beiden Wertungszahlen. Gleich starke Spieler erwarten je einen halben Punkt. Wer { $d1 } Punkte stärker ist, erwartet { $e1 } Punkte je Partie, bei { $d2 } Punkten { $e2 } und bei { $d3 } Punkten { $e3 }. Als Formel: E = 1 / (1 + 10^(d / { $scale })), wobei d die Wertungszahl des Gegners minus die eigene ist.
ask-probability = Ist die Gewinnwahrscheinlichkeit die Aussicht auf Sieg?
tell-probability = Sie ist die erwartete Punktzahl in Prozent, ein Remis zählt also als halber Sieg. Zwei Spieler, die immer remis spielen, stehen beide bei { $even } %, obwohl keiner je gewinnt.
ask-average = Was macht das mittlere Feld?
tell-average = Es rechnet jede Partie mit dem Durchschnitt der Gegner. Das geht schnell und passt gut, wenn sie etwa gleich stark sind, ist aber nicht genau, weil die erwartete Punktzahl nicht geradlinig steigt. Ein Beispiel: { $own } holt { $points } gegen { $low } und { $high } mit K { $k }. Partie für Partie ist die neue Zahl { $exact }; mit dem Durchschnitt { $shortcut }.
ask-draw = Warum kann ein Remis Punkte bringen?
tell-draw = Weil eine Wertungszahl die geholten Punkte mit den erwarteten vergleicht. Gegen einen { $d2 } Punkte stärkeren Gegner werden nur { $under } erwartet, also bringt ein Remis mit K { $k } { $gain } Punkte. Gegen einen ebenso viel schwächeren kostet dasselbe Remis genauso viele.
ask-official = Ist das die offizielle Zahl?
tell-official = Einfaches Elo ist die Formel allein. Verbände ergänzen eigene Tabellen, Grenzen und Regeln für K, darum kann eine offizielle Liste um einige Punkte abweichen.
ask-privacy = Wird etwas übertragen?
tell-privacy = Nein. Der Rechenkern läuft in dieser Seite, auf dem eigenen Gerät. Die Eingaben stehen in der Adresszeile hinter dem #-Zeichen, einem Teil der Adresse, den kein Browser sendet.

## Live: texts that the running page composes

decimal-mark = ,
dash = –
percent = { $value } %
system-elo = Einfaches Elo

gain = Gewinn
loss = Verlust
unchanged = unverändert
k-usual = Gerechnet mit K { $k }, üblich für die meisten Vereinsspieler.
k-chosen = Gerechnet mit K { $k }.
expected-one = Erwartete Punktzahl { $expected }: Ein Remis zählt als halber Sieg.
expected-several = Erwartete Punktzahl { $expected } aus { $games } { $count ->
        [one] Partie
       *[other] Partien
    }; die Prozentzahl ist der Durchschnitt je Partie.
rounding = { $own } { $change } = { $exact }, gerundet { $rating }.
status = Neue Wertungszahl { $rating }, Änderung { $change }.
status-incomplete = Noch kein Ergebnis.
counted = { $counted } von { $listed } Partien gezählt.
note-estimate = Schätzung mit dem Durchschnitt des Feldes.
compare-exact = { $count ->
        [one] Die eingetragene Partie ergibt
       *[other] Die { $games } eingetragenen Partien ergeben
    } genau { $change }, neue Wertungszahl { $rating }.
compare-shortcut = Mit dem Durchschnitt des Feldes wären es { $shortcut }.

row-opponent = Wertungszahl Gegner, Partie { $number }
row-result = Ergebnis der Partie { $number }
row-remove = Partie { $number } entfernen
row-removed = Partie { $number } entfernt.
row-open = Ergebnis wählen.

step-expected = Erwartete Punktzahl: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }, denn { $opponent } − { $own } = { $gap }.
step-game = Partie { $number }, Gegner { $opponent }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }.
step-sum = Erwartet aus { $games } Partien zusammen: { $expected }.
step-field = Gegen den Durchschnitt von { $average }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected } je Partie.
step-field-sum = Aus { $games } Partien: { $games } × { $each } = { $expected }.
step-change = Änderung: K × (Punkte − erwartet) = { $k } × ({ $score } − { $expected }) = { $change }.
step-new-rating = Neue Wertungszahl: { $own } { $moved } = { $rating }. Die Änderung { $change } wird einmal gerundet, ein halber Punkt von null weg.

not-counted-open = Zählt nicht: noch kein Ergebnis.
not-counted-unrated = Zählt nicht: Der Gegner hat keine Wertungszahl.
not-counted-forfeit = Zählt nicht: kampflos entschieden.
not-counted-bye = Zählt nicht: Spielfrei ist keine Partie.

error-empty = Bitte eine Zahl eingeben.
error-not-a-number = Keine Zahl. Bitte Ziffern benutzen, zum Beispiel { $example }.
error-not-whole = Bitte eine ganze Zahl eingeben.
error-out-of-range = Bitte eine Zahl von { $low } bis { $high } eingeben.
error-bad-games = Bitte eine ganze Anzahl Partien eingeben, mindestens 1.
error-bad-points = Bitte ganze oder halbe Punkte eingeben, von 0 bis { $high }.
error-bad-score = Sieg, Remis oder Niederlage wählen.
error-missing = Diese Angabe wird gebraucht.
