### De vragen rond een toernooi, zoals ze in de HTML staan.

event-heading = Voor en na het toernooi
event-target = Wat heb ik nodig?
event-likelihood = Hoe groot is de kans?
event-worth = Wat was mijn prestatie (TPR)?
event-norms = Is dit een norm (GM, IM)?
event-score = Score

## Doel

goal-label = Rating die je wilt halen
goal-help = De partijen zijn die van hierboven. Tegenstanders zonder uitslag gelden als nog te spelen.
target-hold = Om je rating te houden
target-scores = Elke mogelijke score
chart-change = Grafiek: verandering per score
chart-change-help = Scores waarmee je de gewenste rating niet haalt, zijn grijs. Dezelfde getallen staan in de tabel met elke mogelijke score.

## Kansen

draws-label = Remises bij gelijke sterkte
draws-help = Geen rating zegt hoe vaak een partij remise wordt; dit is dus een aanname. Hoe dan ook is de verwachte score de kans op winst plus de helft van de kans op remise. Hoe groter het verschil, hoe minder remises (model van Davidson).
chances-hold = Kans dat je rating niet daalt
chances-goal-hint = Vul bij ‘Wat heb ik nodig?’ een rating in die je wilt halen, dan staat de kans daarop hier ook.
chances-games = Partij voor partij
chances-games-help = Verwachte score, en de kans op winst, remise en verlies.
chances-totals = Elke totaalscore
chances-exactly = Kans
chances-at-least = Dit of meer
chart-totals = Grafiek: kans op elke score
chart-totals-help = Scores waarmee je de gewenste rating niet haalt, zijn grijs. Dezelfde getallen staan in de tabel met elke totaalscore.
chart-curve = Grafiek: verwachte score per ratingverschil
chart-curve-up = Verwachte score
chart-curve-across = Ratingverschil
chart-curve-help = Jouw rating min die van de tegenstander. De stippen zijn jouw tegenstanders. Een remise telt als halve winst.
chart-curve-table = De kromme in getallen

## Normen

norm-own = Jouw federatie
norm-own-help = In drie letters, zoals NED of BEL.
norm-in-all = Rondes in totaal
norm-in-all-help = Als er meer rondes komen dan er hierboven staan. Een bye is ook een ronde, dus vul die in.
norm-format = Toernooivorm
norm-format-unknown = Onbekend
norm-format-help = Sommige eisen hangen ervan af.
norm-opponents = Wat normen over je tegenstanders vragen
norm-title = Titel
norm-title-unknown = Onbekend
norm-title-none = Geen
norm-federation = Fede{ "\u00AD" }ratie
norm-needs = Wat de resterende partijen nog vragen
norm-needs-score = Score
norm-needs-average = Gemiddelde van de onbekende tegenstanders, ten minste
