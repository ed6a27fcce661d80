### Which rating a game counts for, and what a one-off raise did.

conversion-fide-compression-2024 = FIDE, 1. März 2024: niedrigere Wertungszahlen angehoben
conversion-fide-compression-2024-about = Jede Wertungszahl unter { $limit } stieg um { $percent } % dessen, was auf { $limit } fehlte, in Standard, Schnellschach und Blitz. Wie Bruchteile gerundet wurden, hat die FIDE nicht veröffentlicht.
# Which conversion is offered first: its name.
conversion-first = dwz-raise-2026
conversion-fide-rapid-uplift-2022 = FIDE, 1. Oktober 2022: Schnellschach und Blitz an Standard angehoben
conversion-fide-rapid-uplift-2022-about = Eine Wertungszahl im Schnellschach oder Blitz, die mehr als { $points } Punkte unter der Standardzahl lag, wurde auf die Standardzahl minus { $points } angehoben. Grundlage sind Berichte von Verbänden über die Regel.
counting-none = Keine
counting-fide-standard = { $time } Minuten für { $moves } Züge: Mit einem Spieler ab { $rating } genügen { $least } Minuten für eine Standardpartie.
counting-fide-standard-low = { $time } Minuten für { $moves } Züge: Wenn beide Spieler unter { $rating } liegen, genügen { $least } Minuten für eine Standardpartie.
counting-fide-too-fast = { $time } Minuten für { $moves } Züge: Mit einem Spieler ab { $rating } braucht eine Standardpartie { $least } Minuten, und für Schnellschach ist das zu lang.
counting-fide-no-list = { $time } Minuten für { $moves } Züge: Eine Standardpartie braucht { $least } Minuten, und vor { $year } gab es keine Listen für Schnellschach und Blitz.
counting-fide-rapid = { $time } Minuten für { $moves } Züge: Mehr als { $rapid } und weniger als { $standard } ist Schnellschach.
counting-fide-blitz = { $time } Minuten für { $moves } Züge: Mehr als { $blitz } und höchstens { $rapid } ist Blitz.
counting-fide-too-short = { $time } Minuten für { $moves } Züge: Bis { $blitz } Minuten wird nichts gewertet.
counting-fide-gap = Die Spieler liegen { $difference } Punkte auseinander: Ab { $gap } Punkten wird eine Schnellschach- oder Blitzpartie nicht gewertet, wenn einer mehr als { $above } hat.
counting-fide-unrated = Die Partie zählt nur für den Spieler ohne Wertungszahl, für dessen erste Zahl.
counting-fide-both-unrated = Hat keiner der Spieler eine Wertungszahl, zählt sie für niemanden.
counting-fide-approved = Die FIDE kann ein großes Turnier ab { $base } Minuten und { $increment } Sekunden je Zug als Standard genehmigen; dann zählt diese Partie.
counting-knsb-classical = { $time } Minuten ohne Zeitgutschrift: { $least } genügen für eine klassische Partie. Diese Grenze nennen Vereine; die Ordnung selbst lag nicht vor.
counting-knsb-classical-increment = { $time } Minuten für { $moves } Züge mit mindestens { $increment } Sekunden je Zug: { $least } genügen für eine klassische Partie. Diese Grenze nennen Vereine; die Ordnung selbst lag nicht vor.
counting-knsb-too-fast = { $time } Minuten: Eine klassische Partie zwischen diesen Spielern braucht { $least }, und für Schnellschach ist das zu lang. Unter einem Schnitt von { $average } genügt weniger Zeit.
counting-knsb-too-short = { $time } Minuten: zu kurz für jede Liste.
counting-knsb-no-list = { $time } Minuten: Eine klassische Partie braucht { $least }, und Listen für Schnellschach und Blitz hat der KNSB erst seit Oktober 2024.
counting-knsb-rapid = { $time } Minuten für { $moves } Züge: Mehr als { $rapid } und weniger als { $standard } ist Schnellschach. Das sind die Grenzen der FIDE; dass der KNSB dieselben hat, ist nicht bestätigt.
counting-knsb-blitz = { $time } Minuten für { $moves } Züge: Mehr als { $blitz } und höchstens { $rapid } ist Blitz. Das sind die Grenzen der FIDE; dass der KNSB dieselben hat, ist nicht bestätigt.
counting-knsb-members = Partien gegen niederländische Spieler, die nicht Mitglied des KNSB sind, zählen nicht.
conversion-knsb-raise-2024 = KNSB-Anhebung vom 1. März 2024
conversion-knsb-raise-2024-about = Am 1. März 2024 hob der KNSB einmalig jede Wertungszahl unter { $limit } auf { $slope } × Zahl + { $offset } an. Wie Bruchteile gerundet wurden, ist nicht angegeben; hier gilt die nächste ganze Zahl.
conversion-dwz-raise-2026 = Umstufung der DWZ vom 8. Juni 2026
conversion-dwz-raise-2026-about = Am 8. Juni 2026 wurde jede DWZ unter { $limit } angehoben, jede unter { $low } um { $points } Punkte, und jeder Index um { $index } („Umstufung 2026“). Der Webmaster des DSB nennt sie jährlich; bekannt ist nur die von 2026.
