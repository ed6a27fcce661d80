### FIDE.

## FIDE: what it asks for

fide-hint-games = Partijen die vóór het toernooi voor deze lijst zijn verwerkt. Bij minder dan { $games } is K hoger.
fide-hint-born = K is { $k } tot het einde van het jaar waarin je { $age } wordt, zolang je rating altijd onder { $limit } is gebleven.
fact-peak = Hoogste gepubliceerde rating
fide-hint-peak = Heb je ooit met { $limit } of hoger op de lijst gestaan, dan blijft K { $k }, hoe hoog je rating nu ook is.

## FIDE: K

fide-k-preset-new = Nieuw op de lijst, of jeugd
fide-k-preset-usual = De meeste spelers
fide-k-preset-top = Heeft { $limit } bereikt
fide-k-everybody = K is { $k } voor iedereen bij rapid en snelschaak vóór 1 oktober 2022.
fide-k-top = K is { $k }: een gepubliceerde rating heeft { $limit } bereikt, en dan blijft K voorgoed { $k }.
fide-k-junior = K is { $k }: tot het einde van het jaar waarin je { $age } wordt, en nooit { $limit } of hoger geweest.
fide-k-junior-birthday = K is { $k }: tot de dag waarop je { $age } wordt, en nooit { $limit } of hoger geweest.
fide-k-junior-strong = K is { $k }: de jeugdregel vervalt zodra een rating van { $junior } is bereikt.
fide-k-new = K is { $k }: minder dan { $games } verwerkte partijen.
fide-k-usual = K is { $k }: ten minste { $games } verwerkte partijen, en de rating is altijd onder { $limit } gebleven.
fide-k-assumed = K is { $k }, ervan uitgaand dat er ten minste { $games } verwerkte partijen zijn en dat de rating altijd onder { $limit } is gebleven. Vul het aantal partijen en het geboortejaar in als dat anders kan zijn.
fide-k-limit = K is { $k } in plaats van { $suggested }: K maal het aantal partijen mag niet boven { $limit } komen, en er zijn { $games } partijen.
fide-k-above-limit = Bij { $games } partijen in één periode verlaagt de FIDE K tot { $largest }, omdat K maal partijen niet boven { $limit } mag komen. Je K van { $k } is gebruikt zoals je die hebt ingevuld.
fide-note-early = De regels van deze datum waren hier op { $checked } niet bekend; dit zijn de oudste die dat wel waren.
fide-note-birthday = Je wordt { $age } in het jaar van dit toernooi, en K was maar tot die verjaardag { $k }; daarna was het { $after }. Kies die K als je al { $age } was.
fide-note-limit-gone = Verschillen boven { $limit } punten tellen hier als { $limit }, zoals vanaf { $since }. Op { $gone } hadden rapid en snelschaak die grens niet meer; op welke dag die verviel, was op { $checked } niet bekend.
fide-age-needs-date = Het geboortejaar is niet gebruikt: vul de datum van het toernooi in, want jeugdspelers hebben een andere K tot het einde van het jaar waarin zij { $age } worden.

## FIDE: games

fide-capped = Het verschil van { $difference } telt als { $counted }, alsof de tegenstander { $rating } heeft.
fide-full-difference = Het volle verschil van { $difference } telt, omdat je eigen rating { $limit } of hoger is.
fide-no-upgrade = Het volle verschil van { $difference } telt: tot en met februari 2024 werd per toernooi alleen het grootste verschil begrensd.
fide-gap-not-rated = Telt niet mee: de spelers schelen { $gap } punten of meer ({ $difference }) en een van hen staat boven { $above }.
fide-opponent-below-floor = Telt niet mee: de FIDE publiceert geen ratings onder { $floor }, dus een tegenstander met { $opponent } heeft geen rating.
fide-below-floor = Een rating van { $rating } ligt onder de FIDE-ondergrens van { $floor }: op de volgende lijst sta je zonder rating.
fide-own-below-floor = De FIDE publiceert geen ratings onder { $floor }, dus een speler met { $own } heeft geen rating. Dit is wat de formule zou geven.

## FIDE: working

fide-step-game = { $chapter }.3.1, partij { $number }: { $own } tegen { $opponent } is een verschil van { $difference }; tabel { $chapter }.1.2 geeft een verwachte score van { $expected }.
fide-step-game-capped = { $chapter }.3.1, partij { $number }: { $own } tegen { $opponent } is een verschil van { $difference }, geteld als { $counted }; tabel { $chapter }.1.2 geeft een verwachte score van { $expected }.
fide-step-field = { $chapter }.3.1, als schatting: { $own } tegen het gemiddelde van { $average } is een verschil van { $difference }; tabel { $chapter }.1.2 geeft per partij een verwachte score van { $expected }.
fide-step-field-capped = { $chapter }.3.1, als schatting: { $own } tegen het gemiddelde van { $average } is een verschil van { $difference }, geteld als { $counted }; tabel { $chapter }.1.2 geeft een verwachte score van { $expected }.
fide-step-sum = { $chapter }.3.2, partijen die tellen: { $games }. In honderdsten van een punt is de score F = { $scored } en de verwachte score N = { $expected }.
fide-step-change = { $chapter }.3.3: K × (F/100 − N/100) = { $k } × ({ $scored }/100 − { $expected }/100) = { $change }.
fide-step-new-rating = { $chapter }.3.4: { $change } wordt afgerond op { $moved }; precies een half gaat bij een plus omhoog en bij een min omlaag. Rn = Ro + verandering: { $own } en { $moved } is { $rating }.

## FIDE: first rating

fide-first-few = Er is nog geen rating. Partijen tegen tegenstanders met rating: { $games } van de { $needed } die nodig zijn; nog te spelen: { $missing }.
fide-first-zero = Er is nog geen rating: een eerste toernooi zonder minstens een half punt telt niet mee.
fide-first-below-floor = Er is nog geen rating: de uitkomst is { $rating }, en een eerste rating moet ten minste { $floor } zijn.
fide-first-maximum = De uitkomst van { $rating } wordt verlaagd tot { $maximum }, de hoogst mogelijke eerste rating.
fide-first-standard-counts = Een speler met een klassieke rating heeft geen eerste rapid- of snelschaakrating nodig: de klassieke rating wordt gebruikt.
fide-step-first-average-draws = { $chapter }.2: het ratinggemiddelde van de { $games } tegenstanders en van { $draws } fictieve tegenstanders met { $rating } is Ra = { $average }. De fictieve partijen zijn remises.
fide-step-first-average = { $chapter }.2: het ratinggemiddelde van de { $games } tegenstanders is Ra = { $average }.
fide-step-first-percentage = { $chapter }.2: { $points } uit { $games } is { $percent }%, en tabel { $chapter }.1.1 maakt daar { $added } van.
fide-step-first-half-points = { $chapter }.2: { $points } uit { $games } is { $even }% of meer. Halve punten boven { $even }%: { $halves }, elk { $each } waard, samen { $added }.
fide-step-first-rating = { $chapter }.2: Ru = { $average } en { $added } is { $exact }, afgerond { $rating }.

## The columns of FIDE's own calculation page

fide-column-rc = Rc
fide-column-ro = Ro
fide-column-w = w
fide-column-n = n
fide-column-chg = chg
fide-column-k = K
fide-column-k-chg = K*chg
