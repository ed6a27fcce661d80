### Die Fragen rund um ein Turnier, wie sie im HTML stehen.

event-heading = Vor und nach dem Turnier
event-target = Was brauche ich?
event-likelihood = Wie groß ist die Chance?
event-worth = Wie gut war das? (Turnierleistung)
event-norms = Ist das eine Norm (GM, IM)?
event-score = Punkte

## Ziel

goal-label = Dein Ziel
goal-help = Gemeint sind die oben eingetragenen Partien. Trag Gegner ohne Ergebnis ein, dann gelten diese Partien als noch zu spielen.
target-hold = Um deine Wertungszahl zu halten
target-scores = Jedes mögliche Ergebnis
chart-change = Diagramm: Änderung je Ergebnis
chart-change-help = Ergebnisse, die dein Ziel verfehlen, sind grau. Dieselben Zahlen stehen in der Tabelle aller möglichen Ergebnisse.

## Chancen

draws-label = Remis unter Gleichstarken
draws-help = Keine Wertungszahl sagt, wie oft eine Partie remis endet; dies ist also eine Annahme. In jedem Fall ist die Gewinnerwartung die Chance auf den Sieg plus die halbe Chance auf das Remis. Je größer der Unterschied, desto weniger Remis (Modell von Davidson).
chances-hold = Chance, deine Wertungszahl zu halten
chances-goal-hint = Trag unter „Was brauche ich?“ dein Ziel ein, dann steht hier auch die Chance darauf.
chances-games = Partie für Partie
chances-games-help = Gewinnerwartung, und die Chance auf Sieg, Remis und Niederlage.
chances-totals = Jede Gesamtpunktzahl
chances-exactly = Chance
chances-at-least = So viel oder mehr
chart-totals = Diagramm: Chance jeder Punktzahl
chart-totals-help = Punktzahlen, die dein Ziel verfehlen, sind grau. Dieselben Zahlen stehen in der Tabelle jeder Gesamtpunktzahl.
chart-curve = Diagramm: Gewinnerwartung je Differenz
chart-curve-up = Gewinnerwartung
chart-curve-across = Differenz der Wertungszahlen
chart-curve-help = Deine Wertungszahl minus die des Gegners. Die Punkte sind deine Gegner. Ein Remis zählt als halber Sieg.
chart-curve-table = Die Kurve in Zahlen

## Normen

norm-own = Dein Verband
norm-own-help = Drei Buchstaben, etwa GER oder AUT.
norm-in-all = Runden insgesamt
norm-in-all-help = Falls mehr Runden folgen, als oben eingetragen sind. Auch spielfrei ist eine Runde, also trag sie ein.
norm-format = Turnierform
norm-format-unknown = Unbekannt
norm-format-help = Manche Bedingungen hängen davon ab.
norm-opponents = Was für Normen über die Gegner bekannt sein muss
norm-title = Titel
norm-title-unknown = Unbekannt
norm-title-none = Keiner
norm-federation = Verband
norm-needs = Was aus den übrigen Partien noch nötig ist
norm-needs-score = Punkte
norm-needs-average = Schnitt der unbekannten Gegner, mindestens
