### Texts that stand in the HTML.

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
mode-average = Schnitt der Gegner

k-presets =
    .aria-label = Übliche Werte für K

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

average-label = Durchschnitt der Gegner
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
failure-broken = Ein Programmfehler hat den Rechner angehalten. Das liegt an uns, nicht an den Eingaben.
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
ask-average = Wie rechnet der Schnitt der Gegner?
tell-average = Es rechnet jede Partie mit dem Durchschnitt der Gegner. Das geht schnell und passt gut, wenn sie etwa gleich stark sind, ist aber nicht genau, weil die erwartete Punktzahl nicht geradlinig steigt. Ein Beispiel: { $own } holt { $points } gegen { $low } und { $high } mit K { $k }. Partie für Partie ist die neue Zahl { $exact }; mit dem Durchschnitt { $shortcut }.
ask-draw = Warum kann ein Remis Punkte bringen?
tell-draw = Weil eine Wertungszahl die geholten Punkte mit den erwarteten vergleicht. Gegen einen { $d2 } Punkte stärkeren Gegner werden nur { $under } erwartet, also bringt ein Remis mit K { $k } { $gain } Punkte. Gegen einen ebenso viel schwächeren kostet dasselbe Remis genauso viele.
ask-official = Ist das die offizielle Zahl?
tell-official = Einfaches Elo ist die Formel allein. Verbände ergänzen eigene Tabellen, Grenzen und Regeln für K, darum kann eine offizielle Liste um einige Punkte abweichen.
ask-privacy = Wird etwas übertragen?
tell-privacy = Nein. Der Rechenkern läuft in dieser Seite, auf dem eigenen Gerät. Die Eingaben stehen in der Adresszeile hinter dem #-Zeichen, einem Teil der Adresse, den kein Browser sendet.
