### DWZ.

dwz-hint-born = De leeftijd die telt, is het jaar van de laatste toernooidag min het geboortejaar.
fact-index = Index
dwz-hint-index = Het aantal verwerkte toernooien, achter het streepje van de DWZ: { $rating }-{ $index } heeft index { $index }. Met een FIDE- of buitenlandse rating en zonder DWZ vul je { $foreign } in.
dwz-hint-index-2026 = Hij staat achter het streepje van de DWZ: { $rating }-{ $index } heeft index { $index }. Tot en met index { $last } bepaalt hij mee hoe groot K is. Geteld worden de verwerkte toernooien, en de verhoging van juni 2026 als één extra. Met een FIDE- of buitenlandse rating en zonder DWZ vul je { $foreign } in.
dwz-ask-index = Zonder index gerekend. Hij staat achter het streepje: { $rating }-{ $index }
dwz-fact-e = Ontwikkelings{ "\u00AD" }coëfficiënt E
dwz-fact-e-hint = Laat je dit leeg, dan wordt E berekend. Een waarde van { $low } tot en met { $high } vervangt die.
dwz-fact-k = K-factor
dwz-fact-k-hint = Laat je dit leeg, dan wordt K berekend. Een waarde van { $low } tot en met { $high } vervangt die.

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

dwz-k-young = K is { $k }: leeftijdsgroep tot en met { $junior } jaar, DWZ onder { $young }, index { $index }.
dwz-k-young-experienced = K is { $k }: leeftijdsgroep tot en met { $junior } jaar, DWZ onder { $young }, index boven { $experienced } of onbekend.
dwz-k-adult = K is { $k }: leeftijdsgroep boven { $junior } jaar, DWZ onder { $adult }, index { $index }.
dwz-k-adult-experienced = K is { $k }: leeftijdsgroep boven { $junior } jaar, DWZ onder { $adult }, index boven { $experienced } of onbekend.
dwz-k-others = K is { $k }: een hoge DWZ voor de leeftijdsgroep, index { $index }.
dwz-k-others-experienced = K is { $k }: een hoge DWZ voor de leeftijdsgroep, index boven { $experienced } of onbekend.
dwz-k-unknown-age = K is { $k }: de leeftijd is onbekend en telt als boven { $junior } jaar.
dwz-k-brake = K is { $k }: de basiswaarde { $base }, verlaagd door de rem, omdat met een DWZ onder { $low } minder is gescoord dan verwacht.
dwz-k-bonus = K is { $k }: de basiswaarde { $base } en een succestoeslag van { $bonus }.
dwz-k-most = K is { $k }, het hoogste dat de regels toestaan.

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

dwz-step-k0-young = Basiswaarde van K tot en met { $junior } jaar, bij een DWZ onder { $young } en index { $index }: { $base }.
dwz-step-k0-young-experienced = Basiswaarde van K tot en met { $junior } jaar, bij een DWZ onder { $young } en een index boven { $experienced } of onbekend: { $base }.
dwz-step-k0-adult = Basiswaarde van K boven { $junior } jaar of bij onbekende leeftijd, bij een DWZ onder { $adult } en index { $index }: { $base }.
dwz-step-k0-adult-experienced = Basiswaarde van K boven { $junior } jaar of bij onbekende leeftijd, bij een DWZ onder { $adult } en een index boven { $experienced } of onbekend: { $base }.
dwz-step-k0-others = Basiswaarde van K bij een DWZ vanaf { $adult } (tot en met { $junior } jaar: vanaf { $young }) en index { $index }: { $base }.
dwz-step-k0-others-experienced = Basiswaarde van K bij een DWZ vanaf { $adult } (tot en met { $junior } jaar: vanaf { $young }) en een index boven { $experienced } of onbekend: { $base }.
dwz-step-k-brake = Rem bij een resultaat onder verwachting: ({ $own } + { $u }) / ({ $below } + { $u }) = { $brake }.
dwz-step-k-bonus-youth = Succestoeslag tot en met { $youth } jaar: ({ $below } − { $own }) / { $t } = { $bonus }.
dwz-step-k-bonus = Succestoeslag bij een DWZ onder { $below }: { $bonus }.
dwz-step-k = K = { $base } × { $brake } + { $bonus } = { $exact }, afgerond { $k }.
dwz-step-k-most = K is hoogstens { $k }.
dwz-step-change-k = { $k } × ({ $score } − { $expected }) = { $change }.
dwz-step-least = Geen DWZ ligt onder { $least }; dat is dus de nieuwe.

dwz-step-first-score = Punten: { $score }; partijen die tellen: { $games }; gemiddelde tegenstander: { $average }.
dwz-step-first-performance = Bij een rating van { $performance } is de verwachte score { $expected }, dicht genoeg bij de behaalde { $score }.
dwz-step-first-lift = Een uitkomst tot en met { $limit } wordt verhoogd: { $base } + { $performance } / { $share }, afgerond { $rating }.
dwz-step-first-draw = Alle partijen zijn gewonnen: er komt één partij bij, remise tegen de gemiddelde tegenstander van { $average }.
dwz-step-first-raised = Een uitkomst onder { $high } wordt verhoogd: { $performance } + { $share } × ({ $high } − { $performance }), afgerond { $rating }.
dwz-step-first-low = Een uitkomst onder { $low } wordt verhoogd: { $low } + { $most } × { $performance } / { $low }, afgerond { $rating }.
dwz-first-few = Partijen die tot nu toe tellen: { $games }. Voor een eerste DWZ zijn er { $least } nodig; tot die tijd blijven ze { $years } jaar bewaard.
dwz-first-no-point = Zonder minstens een half punt is er geen eerste DWZ. De partijen blijven { $years } jaar bewaard.
dwz-first-all-points = Zolang alle partijen gewonnen zijn, is er geen eerste DWZ. De partijen blijven { $years } jaar bewaard.
dwz-kept = Blijft { $years } jaar bewaard voor een eerste DWZ.

dwz-performance-few = Partijen die tellen: { $games }. Een prestatie is er vanaf { $least } partijen.
dwz-note-performance-extreme = Met alle punten of zonder punten is er strikt genomen geen prestatie. Getoond wordt het gemiddelde van de tegenstanders met { $points } punten erbij of eraf, volgens een oudere regel.

dwz-note-no-date = Zonder toernooidatum is de leeftijd onbekend.
dwz-note-no-index = De index ontbreekt en telt als { $experienced } of hoger. Afhankelijk van de index ligt de nieuwe DWZ tussen { $low } en { $high }.
dwz-note-no-age = De leeftijd is onbekend en telt als boven { $junior } jaar. Afhankelijk van de leeftijd ligt de nieuwe DWZ tussen { $low } en { $high }.
dwz-note-no-age-no-index = Leeftijd en index zijn onbekend: ze tellen als boven { $junior } jaar en als { $experienced } of hoger. Afhankelijk van beide ligt de nieuwe DWZ tussen { $low } en { $high }.
dwz-note-raised = Op 8 juni 2026 is elke DWZ onder { $limit } verhoogd. Is { $rating } je DWZ van daarvóór, dan is die sindsdien { $raised } en de index één hoger: vul die in. Hetzelfde geldt voor je tegenstanders.
dwz-note-not-raised = Sinds 8 juni 2026 ligt geen DWZ onder { $least }, dus { $rating } is een DWZ van vóór de verhoging van die dag. Die werd { $raised }, en de index is één hoger: vul die in.
dwz-note-fide = Vanaf een DWZ van { $least } rekent de DSB gewoonlijk met de FIDE-rating. Vul die in als je er een hebt.
dwz-note-older-event = Het toernooi is ouder dan de regels die hier worden gebruikt; die gelden sinds 1 augustus 2016.
dwz-note-exceptional = Je prestatie van { $performance } ligt meer dan { $points } punten boven je DWZ. Voor je tegenstanders telt die prestatie in plaats van je DWZ.
dwz-note-first-together = De DSB berekent alle nieuwkomers van een toernooi samen. Tegenstanders die in hetzelfde toernooi hun eerste DWZ krijgen, tellen met dat getal.
dwz-note-lift-unconfirmed = De verhoging van uitkomsten tot en met { $limit } was op { $checked } door geen tekst van de bond bevestigd.
dwz-note-performance-lowest = De berekening zou een prestatie onder nul geven; ze is nooit lager dan { $lowest }.
dwz-note-first-unsure = De formule voor een eerste DWZ sinds juni 2026 is minder zeker dan de rest: één openbaar programma gebruikt die, en één gepubliceerde berekening past erbij.
dwz-note-first-all-points = Of wie alles wint een eerste DWZ krijgt, en of het deze is, is niet zeker: één openbaar programma doet het zo; volgens de oudere tekst is er dan geen.
dwz-doubt-text = De tekst van de Wertungsordnung die sinds 8 juni 2026 geldt, was op { $checked } niet beschikbaar. K, de tabel ervan en de laagste DWZ zijn samengesteld uit { $programs } onafhankelijke programma’s; elke gepubliceerde berekening die kan worden nagerekend, komt tot op het laatste cijfer uit.
dwz-doubt-first = De eerste DWZ sindsdien is minder zeker: één programma heeft de formule.
dwz-doubt-index = Op { $checked } was niet bekend hoe de decimaal van K bij precies een half wordt afgerond, en wat er geldt voor wie geen index heeft.
dwz-note-newcomers = Partijen tegen spelers zonder DWZ: { $games }. Die tellen hier niet. Kreeg zo’n tegenstander in hetzelfde toernooi een eerste DWZ, dan telt de partij daarmee: vul dat getal in.
dwz-note-exceptional-unseen = Van de regel over prestaties ver boven de DWZ is alleen een oudere tekst bekend; of die regel sinds juni 2026 nog geldt, was op { $checked } niet bekend.
