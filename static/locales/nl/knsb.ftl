### KNSB (both books) and Schaaks.

## What the systems ask for

knsb-hint-games = Partijen die vóór deze periode zijn verwerkt; op de KNSB-lijst de kolom NV. Met alleen een FIDE-rating vul je { $product } gedeeld door je FIDE-K in. Laat je dit leeg, dan tel je als ervaren speler.
knsb-classic-hint-games = Partijen die vóór deze periode zijn verwerkt. Laat je dit leeg, dan tel je als ervaren speler.
knsb-classic-hint-born = Voor spelers tot en met categorie A: zij kregen er op elke lijst punten bij. Laat je dit leeg, dan tel je als senior.
schaaks-hint-games = Je partijen op deze ladder tot nu toe. Nog geen partij telt als { $least }. Laat je dit leeg, dan tel je als ervaren speler.
knsb-hint-born = Je bent jeugdspeler tot en met het jaar waarin je { $age } wordt. Laat je dit leeg, dan tel je als senior.

## Why this K

knsb-k-assumed = K = { $k }, uitgaande van minstens { $limit } verwerkte partijen.
knsb-k-few-games = K = { $base } / √{ $games } = { $k }, want er zijn minder dan { $limit } partijen verwerkt.
knsb-k-no-games = K = { $base } / √{ $games } = { $k }, want nog geen partij telt als { $games }.
knsb-k-senior = K = { $k } bij minstens { $limit } verwerkte partijen en een rating van hoogstens { $low }.
knsb-k-junior = K = { $k } voor een jeugdspeler met minstens { $limit } verwerkte partijen en een rating van hoogstens { $low }.
knsb-k-sliding = K = { $full } − ({ $own } − { $low }) / { $divisor } = { $k }: tussen { $low } en { $high } daalt K gelijkmatig van { $full } naar { $least }.
knsb-k-master = K = { $k } bij een rating van { $high } of hoger.
knsb-k-halved = K = { $full } / { $divisor } = { $k }, want er gaan punten verloren aan een jeugdspeler met weinig ervaring.

## Steps

knsb-step-expected = Verwachte score: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected }, waarbij Φ de normale verdeling is.
knsb-step-game = Partij { $number }, tegenstander { $opponent }: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected }.
knsb-step-field = Tegen het gemiddelde van { $opponent }: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected } per partij.
knsb-step-halved = Partij { $number }: de tegenstander is jeugdspeler met { $games } verwerkte partijen, minder dan { $limit }. Je verliest punten, dus K is in deze partij { $full } / { $divisor } = { $k }.
knsb-step-changes = Verandering: van elke partij de eigen K × (score − verwacht), samen { $change }.
knsb-step-new-rating = De verandering { $change } wordt één keer afgerond op een geheel getal, { $moved }. Nieuwe rating: { $own } { $moved } = { $rating }.
knsb-step-lpr = Lijstprestatie (LPR): bij een rating van { $lpr } was { $score } uit { $games } tegen deze tegenstanders precies de verwachting.
knsb-step-lpr-draw = Lijstprestatie (LPR): bij een rating van { $lpr } was { $score } uit { $games } precies de verwachting, met een fictieve remise tegen { $rating } erbij omdat alles gewonnen of verloren is.
knsb-step-cap = De nieuwe rating mag hoogstens { $cap } punten voorbij de LPR van { $lpr } liggen en is dus { $rating }.
knsb-step-floor = Op deze lijst staat geen rating onder { $floor }, dus het wordt { $floor }.
knsb-step-first = Eerste rating: gemiddelde + { $span } × (2 × score / partijen − 1) = { $average } + { $span } × (2 × { $score } / { $games } − 1) = { $performance }.

schaaks-step-expected = Verwachte score: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }, want { $opponent } − { $own } = { $gap }.
schaaks-step-field = Tegen het gemiddelde van { $opponent }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected } per partij.
schaaks-step-game = Partij { $number }, { $own } tegen { $opponent }: { $k } × ({ $score } − { $expected }) = { $change }, afgerond { $rating }.
schaaks-step-row = Partijen die na elkaar zijn verwerkt: { $games }. Ze brengen de rating van { $own } naar { $rating }, een verandering van { $moved }.
schaaks-step-new-rating = Nieuwe rating: { $own }, veranderd met { $change }, is { $exact }, afgerond { $rating }. Een half gaat naar boven.
schaaks-step-floor = Geen rating ligt onder { $floor }, dus het wordt { $floor }.
schaaks-step-start = Iedereen begint op { $start }.

## First rating

knsb-first-too-few = Nog geen eerste rating. Verwerkte partijen: { $games }; nodig: { $needed }.

## Notes on a game

knsb-not-counted-few-games = Telt niet mee: de tegenstander heeft { $games } verwerkte partijen en er zijn er { $limit } nodig.
knsb-not-counted-no-tlpr = Telt hier niet mee: de KNSB schat de rating van deze tegenstander met een regel die ons op { $checked } niet bekend was.
knsb-line-halved = K is hier { $k } in plaats van { $full }: punten verloren aan een jeugdspeler met minder dan { $limit } verwerkte partijen ({ $games }).
knsb-line-junior-games = Heeft deze jeugdspeler minder dan { $limit } verwerkte partijen, dan verlies je maar de helft van deze punten.
schaaks-not-counted-start = Hoort niet bij het begin: iedereen start op { $start }, en partijen veranderen die rating.

## Notes on a result

knsb-note-reconstructed = Deze regels zijn gereconstrueerd uit openbare code; het getal van de KNSB kan afwijken.
knsb-classic-note-reconstructed = Deze regels zijn samengesteld uit clubpagina’s; het getal van de KNSB kan afwijken.
knsb-classic-note-youth = Op elke lijst gaf de KNSB jeugdspelers er { $younger } punten bij tot en met categorie C en { $older } in de categorieën A en B, maar niet boven { $limit }; ook de K van jeugdspelers was anders. Hoe dat precies ging, was op { $checked } niet bekend; geen van beide is meegerekend.
knsb-note-half = De verandering { $change } eindigt op precies een half. Hoe de KNSB die afrondt, was op { $checked } niet bevestigd; hier gaat het naar boven.
knsb-note-ended = Deze regels golden tot en met { $until }. Kies voor latere partijen { system-knsb }.
knsb-note-not-yet = Op deze datum was er nog niet zo’n lijst: klassieke ratings volgen deze regels sinds maart 2024, rapid- en snelschaakratings bestaan sinds oktober 2024.
knsb-note-no-date = Zonder datum van de partij telt niemand als jeugdspeler.
knsb-note-junior-k = De K van jeugdspelers tussen { $low } en { $high } was op { $checked } niet bevestigd; hier daalt K in een rechte lijn van { $full } naar { $least }.
knsb-note-youth-bonus = De KNSB geeft jeugdspelers maandelijks een bonus tot een rating van { $limit }. De hoogte was ons op { $checked } niet bekend, dus die zit er niet in.
knsb-note-halved-draw = Of ook een remise die punten kost K halveert, was op { $checked } niet bevestigd; hier wel.
knsb-note-first-extreme = Alle partijen zijn gewonnen of verloren. De fictieve remise tegen het gemiddelde van de tegenstanders was op { $checked } niet bevestigd.
