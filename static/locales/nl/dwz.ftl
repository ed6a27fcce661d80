### DWZ.

system-dwz = DWZ (Duitsland)
system-dwz-about = De rating van de Duitse schaakbond (DSB) volgens zijn Wertungsordnung: de normale verdeling en een ontwikkelingscoëfficiënt E uit leeftijd, rating en aantal toernooien; een tegenstander die meer dan 300 punten boven zijn DWZ speelde, telt met zijn prestatie, dus vul dat getal in. Hoe een half wordt afgerond en waar de bond het zoeken naar een prestatie beëindigt, is niet gepubliceerd; beide volgen hier gedrukte uitslagen.

dwz-hint-born = Het jaar van de laatste toernooidag min dit jaar is de leeftijd die telt.
fact-index = Index
dwz-hint-index = Het aantal verwerkte toernooien, achter het streepje van de DWZ: 1712-62 heeft index 62. Met een FIDE- of buitenlandse rating en zonder DWZ vul je 1 in.
dwz-fact-k = Coëfficiënt E
dwz-fact-k-hint = Laat het leeg en E wordt berekend. Een waarde van 5 tot 150 vervangt het.


dwz-e-youth = E is { $k }: leeftijdsgroep tot en met 20 jaar.
dwz-e-youth-fast = E is { $k }: leeftijdsgroep tot en met 20 jaar, verlaagd omdat de score minstens zo goed was als verwacht.
dwz-e-junior = E is { $k }: leeftijdsgroep 21 tot en met 25 jaar.
dwz-e-adult = E is { $k }: leeftijdsgroep boven 25 jaar.
dwz-e-unknown-age = E is { $k }: de leeftijd is onbekend en telt als boven 25 jaar.
dwz-e-brake = E is { $k }: verhoogd door de rem, omdat een DWZ onder 1300 minder scoorde dan verwacht.
dwz-e-least = E is { $k }, het laagste dat de regels toestaan.
dwz-e-index = E is { $k }: bij index { $index } is het hoogstens vijf keer de index.
dwz-e-most = E is { $k }, het hoogste dat de regels toestaan.

dwz-step-game = Partij { $number }: { $own } tegen { $opponent }, verschil { $difference }, verwachte score { $expected }.
dwz-step-field = { $own } tegen gemiddeld { $average }: verwachte score { $each } per partij, keer { $games } = { $expected }.
dwz-step-base = Basiswaarde van E: ({ $own } / 1000)⁴ + { $j } = { $base }.
dwz-step-factor = Versnelling bij een goed resultaat tot en met 20 jaar: { $own } / 2000, van 0,5 tot 1, geeft { $factor }.
dwz-step-brake = Rem bij een resultaat onder verwachting: e^((1300 − { $own }) / 150) − 1 = { $brake }.
dwz-step-coefficient = E = { $base } × { $factor } + { $brake } = { $exact }, afgerond { $k }.
dwz-step-limit-least = E is minstens { $k }.
dwz-step-limit-index = Bij index { $index } is E hoogstens 5 × { $index } = { $k }.
dwz-step-limit-most = E is hoogstens { $k }.
dwz-step-limit-braked = Met rem is E hoogstens { $k }.
dwz-step-change = 800 × ({ $score } − { $expected }) / ({ $k } + { $games }) = { $change }.

dwz-step-first-score = Punten: { $score }; partijen die tellen: { $games }; gemiddelde tegenstander: { $average }.
dwz-step-first-performance = Bij een rating van { $performance } is de verwachte score { $expected }, dicht genoeg bij de behaalde { $score }.
dwz-step-first-lift = Een uitkomst tot en met 800 wordt verhoogd: 700 + { $performance } / 8, afgerond { $rating }.
dwz-first-few = Partijen die tellen tot nu toe: { $games }. Voor een eerste DWZ zijn er { $least } nodig; tot dan blijven ze twee jaar bewaard.
dwz-first-no-point = Zonder minstens een half punt is er geen eerste DWZ. De partijen blijven twee jaar bewaard.
dwz-first-all-points = Zolang alle partijen gewonnen zijn, is er geen eerste DWZ. De partijen blijven twee jaar bewaard.
dwz-kept = Blijft twee jaar bewaard voor een eerste DWZ.

dwz-performance-few = Partijen die tellen: { $games }. Een prestatie is er vanaf { $least } partijen.
dwz-note-performance-extreme = Bij 0 % of 100 % is er strikt genomen geen prestatie. Getoond is het gemiddelde van de tegenstanders met { $points } punten eraf of erbij, een oudere regel.

dwz-note-no-date = Zonder toernooidatum is de leeftijd onbekend. Voor E geldt de leeftijdsgroep boven 25 jaar.
dwz-note-no-index = De index ontbreekt. Is die 5 of lager, dan kan E lager zijn en de verandering groter.
dwz-note-fide = Vanaf een DWZ van { $least } rekent de DSB gewoonlijk met de FIDE-rating. Vul die in als je er een hebt.
dwz-note-older-event = Het toernooi is ouder dan de regels die hier worden gebruikt; die gelden sinds 1 augustus 2016.
dwz-note-exceptional = Je prestatie van { $performance } ligt meer dan { $points } punten boven je DWZ. Voor je tegenstanders telt die prestatie in plaats van je DWZ.
dwz-note-first-together = De DSB berekent alle nieuwkomers van een toernooi samen. Tegenstanders die in hetzelfde toernooi hun eerste DWZ krijgen, tellen met dat getal.
dwz-note-lift-unconfirmed = De verhoging van uitkomsten tot en met 800 is door geen tekst van de bond bevestigd.

conversion-dwz-upgrade-2025 = Geplande DWZ-verhoging 2025
conversion-dwz-upgrade-2025-about = De DSB heeft deze verhoging voor 2025 aangekondigd. Nergens vonden we dat ze is uitgevoerd: het is een plan, geen regel.
