### Was im HTML neben der Antwort steht.

goal-short = Ziel
glance-slider =
    .aria-label = Einen anderen Gegner probieren
glance-help = Deine Gewinnerwartung, je nach Stärke des Gegners. Zieh den Punkt, um einen anderen Gegner zu probieren.
