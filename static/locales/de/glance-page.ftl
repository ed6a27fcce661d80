### Was im HTML neben der Antwort steht.

goal-short = Ziel
glance-slider =
    .aria-label = Einen anderen Gegner probieren
glance-help = Deine Gewinnerwartung, nach der Stärke des Gegners. Zieh den Punkt, um einen anderen Gegner zu probieren.
