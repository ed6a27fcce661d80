### Womit die Fragen rund um ein Turnier beantwortet werden.

event-newcomer = Ohne Wertungszahl gibt es noch nichts zu gewinnen oder zu verlieren.
event-needs-rating = Trag zuerst oben deine Wertungszahl ein oder berichtige das Feld, in dem etwas Unbrauchbares steht.
event-needs-games = Trag zuerst oben die Gegner ein. Ein Ergebnis ist nicht nötig.
event-needs-field = Trag zuerst oben den Gegnerschnitt und die Zahl der Partien ein. Die Punkte spielen hier keine Rolle.
event-one = Eine Partie gegen { $opponent }, als wäre sie noch zu spielen.
event-coming = { $games } { $count ->
        [one] Partie
       *[other] Partien
    } ohne Ergebnis: noch zu spielen.
event-field = { $games } { $count ->
        [one] Partie
       *[other] Partien
    } gegen { $average } im Schnitt: eine Schätzung.
event-played = { $count ->
        [one] Die Partie hat ein Ergebnis; so würde sich jede Punktzahl auswirken.
       *[other] Alle { $games } Partien haben ein Ergebnis; so würde sich jede Punktzahl auswirken.
    }
from-to = { $least } bis { $most }

## Ziel

target-scored = Du hast { $score } geholt.
target-goal = Um { $rating } zu erreichen
target-score = { $score } aus { $games }
target-result = Neue Wertungszahl { $rating }, Änderung { $change }.
target-possible = { $score } aus { $games } kann genügen, wenn die Punkte günstig fallen.
target-uncertain = Nicht sicher
target-none = Außer Reichweite
target-most = { $count ->
        [one] Selbst mit einem Sieg ist die neue Wertungszahl { $rating }.
       *[other] Selbst mit { $games } aus { $games } ist die neue Wertungszahl { $rating }.
    }
target-nothing = Nichts mehr
target-least = Auch ohne einen weiteren Punkt ist die neue Wertungszahl { $rating }.
target-spread = Hier kommt es auch darauf an, aus welchen Partien die Punkte stammen: Ein Bereich reicht vom ungünstigsten bis zum günstigsten Weg.
scores-of = { $count ->
        [one] Punkte aus der Partie.
       *[other] Punkte aus den { $games } Partien.
    }
scores-step = Aufgeführt sind nur Schritte von { $step } Punkten.
scores-enough = Fett: genug für { $rating }.
chart-change-about = Balken: Änderung je Ergebnis aus { $games } Partien, von { $low } ohne Punkt bis { $high } mit allen Punkten.

## Chancen

chances-single = Gewinnerwartung { $expected } % = { $win } % + { $half } %: die Chance auf den Sieg plus die halbe Chance auf das Remis.
chances-likely = Wahrscheinlichste Punktzahl: { $score } aus { $games }. Punkterwartung { $expected }: Ein Remis zählt als halber Sieg.
chances-scored = Chance auf deine { $score } Punkte oder mehr: { $chance }.
chances-goal = Chance, { $rating } zu erreichen
chart-scores-about = Balken: Chance jeder Gesamtpunktzahl; am wahrscheinlichsten ist { $score }, mit { $chance }.
chart-expected-about = Kurve: Gewinnerwartung je Differenz, von { $rating } aus gesehen.

## Leistung

figure-average = Gegnerschnitt (Ra)
figure-tpr = Turnierleistung (TPR)
figure-ptp = Perfekte Turnierleistung (PTP)
figure-fide_norm = Normleistung (Rp)
figure-lpr = Listenleistung (LPR)
figure-performance = Turnierleistung

## Normen

norm-system = Normen vergibt die FIDE. Wähl dafür oben FIDE als Wertungssystem.
norm-mode = Für eine Norm zählt jeder einzelne Gegner: Trag oben unter „Mehrere Partien“ alle ein.
norm-heading = { $norm }-Norm:
norm-met = erfüllt
norm-all-met = erfüllt, soweit geprüft
norm-not-met = nicht erfüllt
norm-not-known = noch nicht bekannt
norm-depends = hängt von der Turnierform ab
norm-format-swiss = Schweizer System
norm-format-round-robin = Rundenturnier
norm-format-double-round-robin = Doppelrundiges Turnier
norm-outcome = { $format }: { $verdict }.
norm-outcome-scored = { $format }, falls die Gegner ohne Elo gegen Spieler mit Elo punkteten: { $verdict }.
norm-outcome-scoreless = { $format }, falls sie nichts holten: { $verdict }.
norm-article = ({ $article })
norm-still = { $count ->
        [one] Aus der übrigen Partie noch nötig: { $score }.
       *[other] Aus den übrigen { $games } Partien noch nötig: { $score }.
    }
norm-like = { $count ->
        [one] Genug aus der übrigen Partie, gegen einen so starken Gegner wie bisher: { $score }.
       *[other] Genug aus den übrigen { $games } Partien, gegen so starke Gegner wie bisher: { $score }.
    }
norm-too-late = Kein Ergebnis der übrigen Partien reicht.
norm-any = beliebig
norm-row-title = Titel des Gegners, Partie { $number }
norm-row-federation = Verband des Gegners, Partie { $number }
