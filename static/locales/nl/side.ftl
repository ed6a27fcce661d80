### Which rating a game counts for, and what a one-off raise did.

conversion-fide-compression-2024 = FIDE, 1 maart 2024: lagere ratings verhoogd
conversion-fide-compression-2024-about = Elke rating onder { $limit } steeg met { $percent }% van wat er aan { $limit } ontbrak, bij klassiek, rapid en snelschaak. De FIDE heeft niet gepubliceerd hoe breuken zijn afgerond.
# Which conversion is offered first: its name.
conversion-first = knsb-raise-2024
conversion-fide-rapid-uplift-2022 = FIDE, 1 oktober 2022: rapid en snelschaak opgetrokken naar klassiek
conversion-fide-rapid-uplift-2022-about = Een rapid- of snelschaakrating die meer dan { $points } punten onder de klassieke rating lag, werd verhoogd tot de klassieke rating min { $points }. Dit berust op berichten van bonden over de regel.
counting-none = Geen
counting-fide-standard = { $time } minuten voor { $moves } zetten: met een speler van { $rating } of hoger is { $least } minuten genoeg voor een klassieke partij.
counting-fide-standard-low = { $time } minuten voor { $moves } zetten: als beide spelers onder { $rating } staan is { $least } minuten genoeg voor een klassieke partij.
counting-fide-too-fast = { $time } minuten voor { $moves } zetten: met een speler van { $rating } of hoger vraagt een klassieke partij { $least } minuten, en voor rapid duurt dit te lang.
counting-fide-no-list = { $time } minuten voor { $moves } zetten: een klassieke partij vraagt { $least } minuten, en vóór { $year } waren er geen rapid- en snelschaaklijsten.
counting-fide-rapid = { $time } minuten voor { $moves } zetten: meer dan { $rapid } en minder dan { $standard } is rapid.
counting-fide-blitz = { $time } minuten voor { $moves } zetten: meer dan { $blitz } en hoogstens { $rapid } is snelschaak.
counting-fide-too-short = { $time } minuten voor { $moves } zetten: tot en met { $blitz } minuten telt niets.
counting-fide-gap = De spelers schelen { $difference } punten: vanaf { $gap } punten telt een rapid- of snelschaakpartij niet als een van hen boven { $above } staat.
counting-fide-unrated = De partij telt alleen voor de speler zonder rating, voor diens eerste rating.
counting-fide-both-unrated = Als geen van de spelers een rating heeft, telt ze voor niemand.
counting-fide-approved = De FIDE kan een groot toernooi vanaf { $base } minuten en { $increment } seconden per zet als klassiek goedkeuren; dan telt deze partij.
counting-knsb-classical = { $time } minuten zonder bijtelling: { $least } is genoeg voor een klassieke partij. Deze grens noemen verenigingen; het reglement zelf is niet ingezien.
counting-knsb-classical-increment = { $time } minuten voor { $moves } zetten met ten minste { $increment } seconden per zet: { $least } is genoeg voor een klassieke partij. Deze grens noemen verenigingen; het reglement zelf is niet ingezien.
counting-knsb-too-fast = { $time } minuten: een klassieke partij tussen deze spelers vraagt er { $least }, en voor rapid duurt dit te lang. Onder een gemiddelde van { $average } is minder tijd genoeg.
counting-knsb-too-short = { $time } minuten: te kort voor welke lijst dan ook.
counting-knsb-no-list = { $time } minuten: een klassieke partij vraagt er { $least }, en rapid- en snelschaaklijsten heeft de KNSB pas sinds oktober 2024.
counting-knsb-rapid = { $time } minuten voor { $moves } zetten: meer dan { $rapid } en minder dan { $standard } is rapid. Dit zijn de grenzen van de FIDE; dat de KNSB dezelfde hanteert is niet bevestigd.
counting-knsb-blitz = { $time } minuten voor { $moves } zetten: meer dan { $blitz } en hoogstens { $rapid } is snelschaak. Dit zijn de grenzen van de FIDE; dat de KNSB dezelfde hanteert is niet bevestigd.
counting-knsb-members = Partijen tegen Nederlandse spelers die geen lid van de KNSB zijn tellen niet mee.
conversion-knsb-raise-2024 = KNSB-ratingverhoging van 1 maart 2024
conversion-knsb-raise-2024-about = Op 1 maart 2024 verhoogde de KNSB eenmalig elke rating onder { $limit } tot { $slope } × rating + { $offset }. Hoe breuken werden afgerond staat er niet bij; hier geldt het dichtstbijzijnde gehele getal.
conversion-dwz-raise-2026 = DWZ-verhoging van 8 juni 2026
conversion-dwz-raise-2026-about = Op 8 juni 2026 is elke DWZ onder { $limit } verhoogd, die onder { $low } met { $points } punten, en elke index met { $index } („Umstufung 2026”). De webmaster van de DSB noemt haar jaarlijks; alleen die van 2026 is bekend.
