### Texts that stand in the HTML.

page-title = Schach-Wertungszahl berechnen: neue Wertungszahl, Änderung und Gewinnerwartung
page-description =
    .content = Wie hoch ist meine Wertungszahl jetzt? Gib zwei Wertungszahlen ein und sieh sofort die neue Wertungszahl, die Änderung und die Gewinnerwartung (Remis zählt halb), für eine Partie oder ein ganzes Turnier. Berechnet auf deinem eigenen Gerät; nichts wird übertragen.
brand = Elo-Rechner
heading = Schach-Wertungszahl berechnen
skip = Zum Inhalt
languages =
    .aria-label = Sprache
language-en = English
language-nl = Nederlands
language-de = Deutsch

system-label = Wertungssystem
near-systems =
    .aria-label = Anderes System
mode-label = Eingabe
mode-one = Eine Partie
mode-several = Mehrere Partien
mode-average = Schnitt der Gegner

k-presets =
    .aria-label = Übliche Werte für K

opponent-label = Wertungszahl des Gegners
result-label = Ergebnis
result-win = Sieg
result-draw = Remis
result-loss = Niederlage

sheet-caption = Deine Partien
sheet-number = Nr.
sheet-opponent = Gegner
sheet-result = Ergebnis
sheet-expected = Erwartet
sheet-change = Punkte
sheet-remove = Mehr, entfernen
sheet-add = Partie hinzufügen
sheet-hint = Mit Enter geht es zur nächsten Partie.
undo = Rückgängig

average-label = Gegnerschnitt
points-label = Punkte
points-less =
    .aria-label = Einen halben Punkt weniger
points-more =
    .aria-label = Einen halben Punkt mehr
average-hint = Eine Schätzung: Das ganze Feld zählt als ein Gegner von mittlerer Stärke. Für die genaue Summe trag die Gegner unter „Mehrere Partien“ ein.

answer-label =
    .aria-label = Antwort
new-rating-label = Neue Wertungszahl
change-label = Änderung
probability-label = Gewinnerwartung
steps-heading = So wird das berechnet
full-page = Den ganzen Rechner öffnen

loading = Der Rechner wird geladen. Du kannst schon tippen; die Zahlen folgen gleich.
failure-heading = Der Rechner konnte nicht starten
failure-heading-later = Der Rechner ist stehen geblieben
failure-missing = Ein Teil der Seite ließ sich nicht laden. Vielleicht ist die Verbindung abgerissen, oder ein Filter in deinem Netzwerk hält ihn zurück.
failure-blocked = Dieser Browser oder eine seiner Einstellungen erlaubt kein WebAssembly, und der Rechner braucht es.
failure-broken = Ein Programmfehler hat den Rechner angehalten. Das liegt an uns, nicht an dir.
failure-slow = Der Rechner ist nach langem Warten noch nicht da. Vielleicht ist die Verbindung sehr langsam oder unterbrochen.
failure-advice = Versuch es noch einmal. Hilft das nicht, nimm ein anderes Netzwerk oder eine aktuelle Version von Firefox, Chrome, Edge oder Safari. Was du eingegeben hast, bleibt im Formular stehen.
failure-retry = Noch einmal versuchen
no-script = Dieser Rechner braucht JavaScript, und das ist in deinem Browser abgeschaltet. Die Zahlen sind ein Rechenbeispiel: Schalte JavaScript ein, um sie zu ändern.

link-unread = Der Link, der dich hierher geführt hat, stammt aus einer anderen Version dieser Seite oder ist beschädigt und ließ sich nicht lesen.
shared = Das ist eine geteilte Berechnung. Deine eigene ist unverändert.
shared-back = Zurück zu meiner
shared-adopt = Diese als meine übernehmen
keeping-forget = Meine Angaben löschen

taking-label =
    .aria-label = Mitnehmen
take-share = Teilen
take-picture = Als Bild
take-code = QR-Code
take-link = Link kopieren
take-text = Als Text kopieren
take-file = Partien speichern (CSV)
take-print = Drucken
ask-website = Darf unser Verein das auf seine Website stellen?
tell-website = Gern, und kostenlos: Der Rechner passt in jede Spalte, spricht deine Sprache und nimmt die Farbe eures Vereins an.
take-website = Auf die Website deines Vereins stellen

questions-heading = Gut zu wissen
ask-elo = Wie funktioniert Elo?
tell-elo = Jeder Spieler hat eine Zahl, die sagt, wie stark er ist, und die Differenz zweier Zahlen sagt, was zu erwarten ist: ein halber Punkt gegen Gleichstarke, mehr gegen Schwächere, weniger gegen Stärkere. Holst du mehr als erwartet, steigt deine Wertungszahl; holst du weniger, sinkt sie: jeweils um K mal den Unterschied zur Erwartung. So rückt jedes Ergebnis sie ein wenig zurecht, bis sie zu deinem Spiel passt.
elo-curve =
    .aria-label = Die Kurve von Elo
elo-curve-help = Deine Gewinnerwartung, je nachdem, um wie viele Punkte du stärker bist als dein Gegner. Bei { $d2 } ist sie { $e2 } je Partie; ein Remis zählt als halber Sieg.
ask-k = Was ist K?
tell-k = Der K-Faktor (Entwicklungskoeffizient) sagt, wie weit eine Partie eine Wertungszahl bewegen kann: Ein Sieg gegen einen gleich starken Gegner bringt die Hälfte von K. { $k-new } ist üblich für neue Spieler und Jugendliche, deren Stärke sich schnell ändert, { $k-club } für die meisten Vereinsspieler und { $k-master } für Meister. Jeder Verband regelt selbst, wer welches K bekommt.
ask-expected = Woher kommt die Gewinnerwartung?
tell-expected = Allein aus der Differenz der beiden Wertungszahlen. Gleich starke Spieler erwarten je einen halben Punkt. Wer { $d1 } Punkte stärker ist, erwartet { $e1 } Punkte je Partie, bei { $d2 } Punkten { $e2 } und bei { $d3 } Punkten { $e3 }. Als Formel: E = 1 / (1 + 10^(d / { $scale })), wobei d die Wertungszahl des Gegners minus deine eigene ist.
ask-probability = Ist die Gewinnerwartung die Chance auf einen Sieg?
tell-probability = Sie sagt in Prozent, wie viele Punkte zu erwarten sind; ein Remis zählt also als halber Sieg. Zwei Spieler, die immer remis spielen, stehen beide bei { $even } %, obwohl keiner je gewinnt.
ask-average = Wie wird mit dem Schnitt der Gegner gerechnet?
tell-average = Jede Partie zählt so, als wäre der Gegner so stark wie der Schnitt deiner Gegner. Das geht schnell und passt gut, wenn sie etwa gleich stark sind, ist aber nicht genau, weil die Gewinnerwartung nicht geradlinig steigt. Ein Beispiel: { $own } holt { $points } gegen { $low } und { $high } mit K { $k }. Partie für Partie ist die neue Wertungszahl { $exact }; mit dem Schnitt { $shortcut }.
ask-draw = Warum kann ein Remis Punkte bringen?
tell-draw = Weil eine Wertungszahl die geholten Punkte mit den erwarteten vergleicht. Gegen einen { $d2 } Punkte stärkeren Gegner werden nur { $under } erwartet, also bringt ein Remis mit K { $k } { $gain } Punkte. Gegen einen ebenso viel schwächeren kostet dasselbe Remis genauso viele.
ask-official = Ist das die offizielle Wertungszahl?
tell-official = Gehört ein System einem Verband, folgt die Seite dessen Regeln, soweit sie bekannt sind, und sagt jeweils, wie sicher das ist. Unter der Antwort steht bei „Warum weicht die offizielle Liste ab?“ mehr zum System, zur Fassung und zu deinem Fall; wo es keine offizielle Liste gibt, heißt es „Wie sicher ist das?“. Elo (Grundformel) ist die Formel allein.
ask-privacy = Wird etwas übertragen?
tell-privacy = Nein. Der Rechenkern läuft in dieser Seite, auf deinem Gerät. Was du eingibst, bleibt in diesem Browser und in der Adresszeile hinter dem #-Zeichen, einem Teil der Adresse, den kein Browser sendet. Prüf es selbst: Öffne die Liste der Netzwerkanfragen deines Browsers und tippe, oder schalte das Netz ab; die Zahlen ändern sich weiter.

## The systems, and what stands behind the answer

tempo-label = Bedenkzeit
newcomer = Ich habe noch keine Wertungszahl
facts-summary = Mehr, für ein genaues Ergebnis
rounds-label = Partien
official-heading = Wie auf der offiziellen FIDE-Seite
official-caption = Die erste Zeile ist das ganze Turnier, die anderen sind seine Partien.
comparison-heading = Dieselben Partien in jedem System
comparison-caption = Jedes System mit seinem eigenen Faktor, soweit er aus deinen Angaben hervorgeht.
comparison-system = System
comparison-rating = Neue Wertungszahl
comparison-change = Änderung
sure-heading = Wie sicher ist das?
why-heading = Warum weicht die offizielle Liste ab?
state-label = Art der Partie
state-played = Gespielt
state-forfeit = Kampflos
state-unrated = Gegner ohne Wertungszahl
state-bye = Spielfrei
paste-summary = Liste von Partien einfügen
paste-label = Eine Partie je Zeile: Wertungszahl und Ergebnis, etwa „1850 1“, „1900 verloren“, „1650 remis“ oder „1720 +“ für kampflos. Eine kopierte Tabelle geht auch.
paste-take = Diese Partien übernehmen

## Two more questions

extras-heading = Listen und Anhebungen
counting-heading = Für welche Liste zählt diese Partie?
counting-base = Minuten
counting-increment = Sekunden je Zug
counting-white = Wertungszahl von Weiß
counting-black = Wertungszahl von Schwarz
counting-date = Datum der Partie
counting-members = Niederländische Spieler sind Mitglied des KNSB
counting-fide = FIDE
counting-knsb = KNSB
conversion-heading = Was hat eine Anhebung an meiner Wertungszahl geändert?
conversion-which = Anhebung
conversion-old = Wertungszahl davor
conversion-standard = Standard-Wertungszahl
conversion-result = Wertungszahl danach

rooms =
    .aria-label = Bereiche
room-calculator = Rechner
room-tournament = Turnier
room-ladder = Rangliste
chapter-coming = Dieser Teil der Seite wird geladen …
chapter-missing = Dieser Teil der Seite konnte nicht geladen werden. Vielleicht ist die Verbindung unterbrochen; was du sonst auf der Seite eingegeben hast, ist noch da.

tournament-heading = Turnierauswertung
tournament-about = Die Änderung der Wertungszahl jedes Spielers, direkt aus der Turnierdatei. Die Datei wird auf diesem Gerät gelesen und nirgendwohin gesendet.
ladder-heading = Vereinsrangliste
ladder-about = Die Wertungszahlen eines Vereins durch die Saison, nur auf diesem Gerät gespeichert.

## When a newer release of the site has arrived

new-version = Eine neue Version dieser Seite steht bereit.
new-version-load = Neue Version laden
new-version-later = Später
