### DWZ.

dwz-hint-born = Het jaar van de laatste toernooidag min dit jaar is de leeftijd die telt.
fact-index = Index
dwz-hint-index = Het aantal verwerkte toernooien, achter het streepje van de DWZ: { $rating }-{ $index } heeft index { $index }. Met een FIDE- of buitenlandse rating en zonder DWZ vul je { $foreign } in.
dwz-fact-k = Coëfficiënt E
dwz-fact-k-hint = Laat je dit leeg, dan wordt E berekend. Een waarde van { $low } tot en met { $high } vervangt die.

dwz-e-youth = E is { $k }: leeftijdsgroep tot en met { $youth } jaar.
dwz-e-youth-fast = E is { $k }: leeftijdsgroep tot en met { $youth } jaar, verlaagd omdat de score minstens zo goed was als verwacht.
dwz-e-junior = E is { $k }: leeftijdsgroep boven { $youth } tot en met { $junior } jaar.
dwz-e-adult = E is { $k }: leeftijdsgroep boven { $junior } jaar.
dwz-e-unknown-age = E is { $k }: de leeftijd is onbekend en telt als boven { $junior } jaar.
dwz-e-brake = E is { $k }: verhoogd door de rem, omdat met een DWZ onder { $below } minder is gescoord dan verwacht.
dwz-e-least = E is { $k }, het laagste dat de regels toestaan.
dwz-e-index = E is { $k }: bij index { $index } is het hoogstens { $times } keer de index.
dwz-e-most = E is { $k }, het hoogste dat de regels toestaan.
dwz-e-override = Je koos E { $k }; volgens de regels is het { $suggested }.

dwz-step-game = Partij { $number }: { $own } tegen { $opponent }, verschil { $difference }, verwachte score { $expected }.
dwz-step-field = { $own } tegen gemiddeld { $average }: verwachte score { $each } per partij, keer { $games } = { $expected }.
dwz-step-base = Basiswaarde van E: ({ $own } / { $scale })^{ $power } + { $j } = { $base }.
dwz-step-factor = Versnelling bij een goed resultaat tot en met { $youth } jaar: { $own } / { $scale }, van { $low } tot { $high }, geeft { $factor }.
dwz-step-brake = Rem bij een resultaat onder verwachting: e^(({ $below } − { $own }) / { $scale }) − 1 = { $brake }.
dwz-step-coefficient = E = { $base } × { $factor } + { $brake } = { $exact }, afgerond { $k }.
dwz-step-limit-least = E is minstens { $k }.
dwz-step-limit-index = Bij index { $index } is E hoogstens { $times } × { $index } = { $k }.
dwz-step-limit-most = E is hoogstens { $k }.
dwz-step-limit-braked = Met rem is E hoogstens { $k }.
dwz-step-change = { $scale } × ({ $score } − { $expected }) / ({ $k } + { $games }) = { $change }.

dwz-step-first-score = Punten: { $score }; partijen die tellen: { $games }; gemiddelde tegenstander: { $average }.
dwz-step-first-performance = Bij een rating van { $performance } is de verwachte score { $expected }, dicht genoeg bij de behaalde { $score }.
dwz-step-first-lift = Een uitkomst tot en met { $limit } wordt verhoogd: { $base } + { $performance } / { $share }, afgerond { $rating }.
dwz-first-few = Partijen die tellen tot nu toe: { $games }. Voor een eerste DWZ zijn er { $least } nodig; tot dan blijven ze { $years } jaar bewaard.
dwz-first-no-point = Zonder minstens een half punt is er geen eerste DWZ. De partijen blijven { $years } jaar bewaard.
dwz-first-all-points = Zolang alle partijen gewonnen zijn, is er geen eerste DWZ. De partijen blijven { $years } jaar bewaard.
dwz-kept = Blijft { $years } jaar bewaard voor een eerste DWZ.

dwz-performance-few = Partijen die tellen: { $games }. Een prestatie is er vanaf { $least } partijen.
dwz-note-performance-extreme = Met alle punten of zonder punten is er strikt genomen geen prestatie. Getoond is het gemiddelde van de tegenstanders met { $points } punten erbij of eraf, een oudere regel.

dwz-note-no-date = Zonder toernooidatum is de leeftijd onbekend. Voor E geldt de leeftijdsgroep boven { $junior } jaar.
dwz-note-no-index = De index ontbreekt. Is die { $index } of lager, dan is E lager en de verandering groter.
dwz-note-fide = Vanaf een DWZ van { $least } rekent de DSB gewoonlijk met de FIDE-rating. Vul die in als je er een hebt.
dwz-note-older-event = Het toernooi is ouder dan de regels die hier worden gebruikt; die gelden sinds 1 augustus 2016.
dwz-note-exceptional = Je prestatie van { $performance } ligt meer dan { $points } punten boven je DWZ. Voor je tegenstanders telt die prestatie in plaats van je DWZ.
dwz-note-first-together = De DSB berekent alle nieuwkomers van een toernooi samen. Tegenstanders die in hetzelfde toernooi hun eerste DWZ krijgen, tellen met dat getal.
dwz-note-lift-unconfirmed = De verhoging van uitkomsten tot en met { $limit } is door geen tekst van de bond bevestigd.
