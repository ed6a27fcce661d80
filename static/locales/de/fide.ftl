### FIDE.

## FIDE: das System

system-fide = FIDE
system-fide-about = Die Wertungsordnung des Weltschachbundes für Standard, Schnellschach und Blitz, in der Fassung, die am ersten Tag des Turniers gilt; die Artikelnummern sind die der Ordnung vom 1. März 2024. Die FIDE regelt nicht, welcher K-Fall vorgeht und wie eine erste Wertung genau auf einem halben Punkt gerundet wird, die Regeln vor 2022 sind aus Berichten von Verbänden zusammengestellt, und eine veröffentlichte Liste kann um einen Punkt abweichen.

tempo-standard = Standard
tempo-rapid = Schnellschach
tempo-blitz = Blitz

fact-games = Bisher gewertete Partien
fide-hint-games = Partien, die vor dem Turnier für diese Liste gewertet wurden. Bei weniger als 30 ist K höher.
fact-born = Geburtsjahr
fide-hint-born = Bis zum Ende des Jahres, in dem ein Spieler 18 wird, ist K 40, solange die Wertung unter 2300 bleibt.
fact-peak = Höchste veröffentlichte Wertung
fide-hint-peak = Wer einmal mit 2400 veröffentlicht war, behält K 10, wie hoch die Wertung heute auch ist.

## FIDE: K

fide-k-preset-new = Neu auf der Liste oder Jugend
fide-k-preset-usual = Die meisten Spieler
fide-k-preset-top = Hat 2400 erreicht
fide-k-everybody = K ist { $k } für alle im Schnellschach und Blitz vor dem 1. Oktober 2022.
fide-k-2400 = K ist { $k }: Eine veröffentlichte Wertung hat { $limit } erreicht, und dann bleibt K auf Dauer { $k }.
fide-k-junior = K ist { $k }: bis zum Ende des Jahres des { $age }. Geburtstags, und nie { $limit } oder mehr gehabt.
fide-k-junior-strong = K ist { $k }: Die Jugendregel endet, sobald eine Wertung von { $junior } erreicht ist.
fide-k-new = K ist { $k }: weniger als { $games } gewertete Partien.
fide-k-usual = K ist { $k }: mindestens { $games } gewertete Partien, und die Wertung blieb immer unter { $limit }.
fide-k-assumed = K ist { $k }, unter der Annahme, dass es mindestens { $games } gewertete Partien gibt und die Wertung immer unter { $limit } blieb. Geben Sie Partienzahl und Geburtsjahr ein, wenn das anders sein kann.
fide-k-limit = K ist { $k } statt { $suggested }: K mal Partienzahl darf { $limit } nicht übersteigen, und es sind { $games } Partien.
fide-k-above-limit = Bei { $games } Partien in einer Periode senkt die FIDE K auf { $largest }, weil K mal Partienzahl { $limit } nicht übersteigen darf. Ihr K von { $k } wurde so verwendet, wie Sie es eingegeben haben.
fide-age-needs-date = Das Geburtsjahr wurde nicht verwendet: Geben Sie das Datum des Turniers ein, denn Jugendliche haben bis zum Ende des Jahres, in dem sie { $age } werden, ein anderes K.
k-override = Sie haben K { $k } gewählt; nach den Regeln ist es { $suggested }.

## FIDE: Partien

fide-capped = Die Differenz von { $difference } zählt als { $counted }, als hätte der Gegner { $rating }.
fide-full-difference = Die volle Differenz von { $difference } zählt, weil Ihre eigene Wertung { $limit } oder mehr beträgt.
fide-no-upgrade = Die volle Differenz von { $difference } zählt: Bis Februar 2024 wurde je Turnier nur die größte Differenz begrenzt.
fide-gap-not-rated = Nicht gewertet: Die Spieler liegen { $gap } Punkte oder mehr auseinander ({ $difference }), und einer von ihnen hat mehr als { $above }.
fide-opponent-below-floor = Nicht gewertet: Die FIDE veröffentlicht keine Wertungen unter { $floor }, ein Gegner mit { $opponent } ist also ungewertet.
fide-below-floor = Eine Wertung von { $rating } liegt unter der FIDE-Untergrenze von { $floor }: Auf der nächsten Liste erscheint der Spieler ohne Wertung.
fide-own-below-floor = Die FIDE veröffentlicht keine Wertungen unter { $floor }, ein Spieler mit { $own } ist also ungewertet. Dies ist, was die Formel ergäbe.

## FIDE: Rechenweg

fide-step-game = { $chapter }.3.1, Partie { $number }: { $own } gegen { $opponent } ist eine Differenz von { $difference }; Tabelle { $chapter }.1.2 ergibt eine Gewinnerwartung von { $expected }.
fide-step-game-capped = { $chapter }.3.1, Partie { $number }: { $own } gegen { $opponent } ist eine Differenz von { $difference }, gezählt als { $counted }; Tabelle { $chapter }.1.2 ergibt eine Gewinnerwartung von { $expected }.
fide-step-field = { $chapter }.3.1, als Schätzung: { $own } gegen den Schnitt von { $average } ist eine Differenz von { $difference }; Tabelle { $chapter }.1.2 ergibt je Partie eine Gewinnerwartung von { $expected }.
fide-step-field-capped = { $chapter }.3.1, als Schätzung: { $own } gegen den Schnitt von { $average } ist eine Differenz von { $difference }, gezählt als { $counted }; Tabelle { $chapter }.1.2 ergibt eine Gewinnerwartung von { $expected }.
fide-step-sum = { $chapter }.3.2, gewertete Partien: { $games }. In Hundertsteln eines Punktes ist das Ergebnis F = { $scored } und die Gewinnerwartung N = { $expected }.
fide-step-change = { $chapter }.3.3: K × (F/100 − N/100) = { $k } × ({ $scored }/100 − { $expected }/100) = { $change }.
fide-step-new-rating = { $chapter }.3.4: { $change } wird auf { $moved } gerundet, ein halber Punkt von null weg. Rn = Ro + Änderung: { $own } und { $moved } ergeben { $rating }.

## FIDE: erste Wertung

fide-first-few = Es gibt noch keine Wertung. Partien gegen gewertete Gegner: { $games } von { $needed } nötigen; es fehlen noch { $missing }.
fide-first-zero = Es gibt noch keine Wertung: Ein erstes Turnier ohne halben Punkt bleibt unberücksichtigt.
fide-first-below-floor = Es gibt noch keine Wertung: Das Ergebnis ist { $rating }, und eine erste Wertung muss mindestens { $floor } betragen.
fide-first-maximum = Das Ergebnis von { $rating } wird auf { $maximum } gesenkt, die höchste mögliche erste Wertung.
fide-first-standard-counts = Ein Spieler mit einer Standardwertung braucht keine erste Schnellschach- oder Blitzwertung: Die Standardwertung wird verwendet.
fide-step-first-average-draws = { $chapter }.2: Der Schnitt der { $games } Gegner und von { $draws } gedachten Gegnern mit { $rating } ist Ra = { $average }. Die gedachten Partien gelten als remis.
fide-step-first-average = { $chapter }.2: Der Schnitt der { $games } Gegner ist Ra = { $average }.
fide-step-first-percentage = { $chapter }.2: { $points } aus { $games } sind { $percent } %, und Tabelle { $chapter }.1.1 macht daraus { $added }.
fide-step-first-half-points = { $chapter }.2: { $points } aus { $games } sind 50 % oder mehr. Halbe Punkte über 50 %: { $halves }, je { $each } wert, zusammen { $added }.
fide-step-first-rating = { $chapter }.2: Ru = { $average } und { $added } ergeben { $exact }, gerundet { $rating }.

## FIDE: die Spalten der eigenen Rechenseite


## Einmalige Umrechnungen

conversion-fide-compression-2024 = FIDE, 1. März 2024: Wertungen unter 2000 angehoben
conversion-fide-compression-2024-about = Jede Wertung unter 2000 stieg um 40 % dessen, was auf 2000 fehlte, in Standard, Schnellschach und Blitz. Wie Bruchteile gerundet wurden, hat die FIDE nicht veröffentlicht.
conversion-fide-rapid-uplift-2022 = FIDE, 1. Oktober 2022: Schnellschach und Blitz an Standard angehoben
conversion-fide-rapid-uplift-2022-about = Eine Schnellschach- oder Blitzwertung, die mehr als 100 Punkte unter der Standardwertung lag, wurde auf die Standardwertung minus 100 angehoben. Dies folgt Berichten von Verbänden über die Regel.

## Für welche Wertung zählt diese Partie?

counting-none = Keine
counting-classical = Klassisch
counting-fide-standard = { $time } Minuten für 60 Züge: Mit einem Spieler ab { $rating } genügen { $least } Minuten für eine Standardpartie.
counting-fide-standard-low = { $time } Minuten für 60 Züge: Wenn beide Spieler unter { $rating } liegen, genügen { $least } Minuten für eine Standardpartie.
counting-fide-too-fast = { $time } Minuten für 60 Züge: Mit einem Spieler ab { $rating } braucht eine Standardpartie { $least } Minuten, und für Schnellschach ist das zu lang.
counting-fide-too-fast-low = { $time } Minuten für 60 Züge: Eine Standardpartie braucht { $least } Minuten, und vor 2012 gab es keine Listen für Schnellschach und Blitz.
counting-fide-rapid = { $time } Minuten für 60 Züge: Mehr als { $rapid } und weniger als { $standard } ist Schnellschach.
counting-fide-blitz = { $time } Minuten für 60 Züge: Mehr als { $blitz } und höchstens { $rapid } ist Blitz.
counting-fide-too-short = { $time } Minuten für 60 Züge: Bis { $blitz } Minuten wird nichts gewertet.
counting-fide-gap = Die Spieler liegen { $difference } Punkte auseinander: Ab { $gap } Punkten wird eine Schnellschach- oder Blitzpartie nicht gewertet, wenn einer mehr als { $above } hat.
counting-fide-unrated = Die Partie zählt nur für den Spieler ohne Wertung, für dessen erste Wertung.
counting-fide-approved = Die FIDE kann ein großes Turnier ab { $base } Minuten und { $increment } Sekunden je Zug als Standard genehmigen; dann zählt diese Partie.
counting-knsb-classical = { $time } Minuten ohne Zeitgutschrift: { $least } genügen für eine klassische Partie. Diese Grenze nennen Vereine; die Ordnung selbst lag nicht vor.
counting-knsb-classical-increment = { $time } Minuten für { $moves } Züge mit mindestens { $increment } Sekunden je Zug: { $least } genügen für eine klassische Partie. Diese Grenze nennen Vereine; die Ordnung selbst lag nicht vor.
counting-knsb-too-fast = { $time } Minuten: Eine klassische Partie zwischen diesen Spielern braucht { $least }, und für Schnellschach ist das zu lang. Unter einem Schnitt von { $average } genügt weniger Zeit.
counting-knsb-too-short = { $time } Minuten: zu kurz für jede Liste.
counting-knsb-no-list = { $time } Minuten: Eine klassische Partie braucht { $least }, und Listen für Schnellschach und Blitz hat der KNSB erst seit Oktober 2024.
counting-knsb-rapid = { $time } Minuten für 60 Züge: Mehr als { $rapid } und weniger als { $standard } ist Schnellschach. Das sind die Grenzen der FIDE; dass der KNSB dieselben hat, ist nicht bestätigt.
counting-knsb-blitz = { $time } Minuten für 60 Züge: Mehr als { $blitz } und höchstens { $rapid } ist Blitz. Das sind die Grenzen der FIDE; dass der KNSB dieselben hat, ist nicht bestätigt.
counting-knsb-members = Partien gegen niederländische Spieler, die nicht Mitglied des KNSB sind, zählen nicht.

fide-column-rc = Rc
fide-column-ro = Ro
fide-column-w = w
fide-column-n = n
fide-column-chg = chg
fide-column-k = K
fide-column-k-chg = K*chg
