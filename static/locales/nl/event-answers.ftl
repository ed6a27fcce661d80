### Waarmee de vragen rond een toernooi worden beantwoord.

event-newcomer = Zonder rating valt er nog niets te winnen of te verliezen.
event-needs-rating = Vul hierboven eerst je rating in, of verbeter het veld waar iets onbruikbaars in staat.
event-needs-games = Vul hierboven eerst je tegenstanders in. Een uitslag hoeft niet.
event-needs-field = Vul hierboven eerst de gemiddelde tegenstander en het aantal partijen in. De punten doen er hier niet toe.
event-one = Eén partij tegen { $opponent }, alsof die nog gespeeld moet worden.
event-coming = { $games } { $count ->
        [one] partij
       *[other] partijen
    } zonder uitslag: nog te spelen.
event-field = { $games } { $count ->
        [one] partij
       *[other] partijen
    } tegen gemiddeld { $average }: een schatting.
event-played = { $count ->
        [one] De partij heeft een uitslag; dit is wat elke score zou opleveren.
       *[other] Alle { $games } partijen hebben een uitslag; dit is wat elke score zou opleveren.
    }
from-to = { $least } tot { $most }

## Doel

target-scored = Je scoorde { $score }.
target-goal = Om { $rating } te halen
target-score = { $score } uit { $games }
target-result = Nieuwe rating { $rating }, verandering { $change }.
target-possible = { $score } uit { $games } kan genoeg zijn, als de punten gunstig vallen.
target-uncertain = Niet zeker
target-none = Niet haalbaar
target-most = { $count ->
        [one] Zelfs met winst is de nieuwe rating { $rating }.
       *[other] Zelfs met { $games } uit { $games } is de nieuwe rating { $rating }.
    }
target-nothing = Niets meer
target-least = Ook zonder verdere punten is de nieuwe rating { $rating }.
target-spread = Hier telt ook uit welke partijen de punten komen: een bereik loopt van de ongunstigste tot de gunstigste manier.
scores-of = { $count ->
        [one] Punten uit de partij.
       *[other] Punten uit de { $games } partijen.
    }
scores-step = Alleen stappen van { $step } punten staan erin.
scores-enough = Vet: genoeg voor { $rating }.
chart-change-about = Staven: verandering per score uit { $games } partijen, van { $low } zonder punt tot { $high } met alle punten.

## Kansen

chances-single = Verwachte score { $expected }% = { $win }% + { $half }%: de kans op winst plus de helft van de kans op remise.
chances-likely = Waarschijnlijkste score: { $score } uit { $games }. Verwachte score { $expected }: een remise telt als halve winst.
chances-scored = Jouw { $score } of meer: kans { $chance }.
chances-goal = Kans om { $rating } te halen
chart-scores-about = Staven: kans op elke totaalscore; het waarschijnlijkst is { $score }, met { $chance }.
chart-expected-about = Kromme: verwachte score per ratingverschil, gezien vanaf { $rating }.

## Prestatie

figure-average = Gemiddelde van de tegenstanders (Ra)
figure-tpr = Toernooiprestatie (TPR)
figure-ptp = Perfecte toernooiprestatie (PTP)
figure-fide_norm = Normprestatie (Rp)
figure-lpr = Lijstprestatie (LPR)
figure-performance = Toernooiprestatie

## Normen

norm-system = Normen zijn van de FIDE. Kies hierboven FIDE als ratingsysteem.
norm-mode = Een norm kijkt naar elke tegenstander: vul ze hierboven allemaal in bij ‘Meerdere partijen’.
norm-heading = { $norm }-norm:
norm-met = voldaan
norm-all-met = gehaald, voor zover nagegaan
norm-not-met = niet voldaan
norm-not-known = nog niet bekend
norm-depends = hangt af van de toernooivorm
norm-format-swiss = Zwitsers systeem
norm-format-round-robin = Round-robin
norm-format-double-round-robin = Dubbel round-robin
norm-outcome = { $format }: { $verdict }.
norm-outcome-scored = { $format }, als de tegenstanders zonder rating punten haalden tegen spelers met een rating: { $verdict }.
norm-outcome-scoreless = { $format }, als zij niets haalden: { $verdict }.
norm-article = ({ $article })
norm-still = { $count ->
        [one] Nog nodig uit de resterende partij: { $score }.
       *[other] Nog nodig uit de resterende { $games } partijen: { $score }.
    }
norm-like = { $count ->
        [one] Genoeg uit de resterende partij, tegen een even sterke tegenstander als tot nu toe: { $score }.
       *[other] Genoeg uit de resterende { $games } partijen, tegen even sterke tegenstanders als tot nu toe: { $score }.
    }
norm-too-late = Geen enkele score in de resterende partijen is genoeg.
norm-any = elk
norm-row-title = Titel van de tegenstander, partij { $number }
norm-row-federation = Federatie van de tegenstander, partij { $number }
