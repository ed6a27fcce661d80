### KNSB (both books) and Schaaks.

## What the systems ask for

knsb-hint-games = Partien, die vor dieser Periode gewertet wurden; in der KNSB-Liste die Spalte NV. Hast du nur eine FIDE-Wertungszahl, gib { $product } geteilt durch dein FIDE-K ein. Lässt du das Feld leer, giltst du als erfahren.
knsb-classic-hint-games = Partien, die vor dieser Periode gewertet wurden. Lässt du das Feld leer, giltst du als erfahren.
knsb-classic-hint-born = Für Spieler bis zur Kategorie A: Sie bekamen mit jeder Liste Punkte dazu. Lässt du das Feld leer, giltst du als Senior.
schaaks-hint-games = Deine Partien auf dieser Rangliste bis jetzt. Noch keine Partie zählt wie { $least }. Lässt du das Feld leer, giltst du als erfahren.
knsb-hint-born = Du bist Jugendlicher bis zum Ende des Jahres, in dem du { $age } wirst. Lässt du das Feld leer, gelten die Regeln für Erwachsene.

## Why this K

knsb-k-assumed = K = { $k } unter der Annahme, dass mindestens { $limit } Partien gewertet sind.
knsb-k-few-games = K = { $base } / √{ $games } = { $k }, weil weniger als { $limit } Partien gewertet sind.
knsb-k-no-games = K = { $base } / √{ $games } = { $k }, denn noch keine Partie zählt wie { $games }.
knsb-k-senior = K = { $k } bei mindestens { $limit } gewerteten Partien und einer Wertungszahl bis { $low }.
knsb-k-junior = K = { $k } für Jugendliche mit mindestens { $limit } gewerteten Partien und einer Wertungszahl bis { $low }.
knsb-k-sliding = K = { $full } − ({ $own } − { $low }) / { $divisor } = { $k }: Zwischen { $low } und { $high } fällt es gleichmäßig von { $full } auf { $least }.
knsb-k-master = K = { $k } ab einer Wertungszahl von { $high }.
knsb-k-halved = K = { $full } / { $divisor } = { $k }, weil Punkte an einen Jugendlichen mit wenig Erfahrung verloren gehen.

## Steps

knsb-step-expected = Gewinnerwartung: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected }, wobei Φ die Normalverteilung ist.
knsb-step-game = Partie { $number }, Gegner { $opponent }: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected }.
knsb-step-field = Gegen den Schnitt von { $opponent }: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected } je Partie.
knsb-step-halved = Partie { $number }: Der Gegner ist Jugendlicher mit { $games } gewerteten Partien, weniger als { $limit }. Es gehen Punkte verloren, darum gilt in dieser Partie K = { $full } / { $divisor } = { $k }.
knsb-step-changes = Änderung: für jede Partie das eigene K × (Punkte − erwartet), zusammen { $change }.
knsb-step-new-rating = Die Änderung { $change } wird einmal auf eine ganze Zahl gerundet, { $moved }. Neue Wertungszahl: { $own } { $moved } = { $rating }.
knsb-step-lpr = Listenleistung (LPR): Bei einer Wertungszahl von { $lpr } wären { $score } aus { $games } gegen diese Gegner genau die Erwartung.
knsb-step-lpr-draw = Listenleistung (LPR): Bei einer Wertungszahl von { $lpr } wären { $score } aus { $games } genau die Erwartung, mit einem gedachten Remis gegen { $rating }, weil alles gewonnen oder verloren wurde.
knsb-step-cap = Die neue Wertungszahl darf höchstens { $cap } Punkte jenseits der LPR von { $lpr } liegen und ist darum { $rating }.
knsb-step-floor = In dieser Liste steht keine Wertungszahl unter { $floor }, darum wird es { $floor }.
knsb-step-first = Erste Wertungszahl: Gegnerschnitt + { $span } × (2 × Punkte / Partien − 1) = { $average } + { $span } × (2 × { $score } / { $games } − 1) = { $performance }.

schaaks-step-expected = Gewinnerwartung: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }, denn { $opponent } − { $own } = { $gap }.
schaaks-step-field = Gegen den Schnitt von { $opponent }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected } je Partie.
schaaks-step-game = Partie { $number }, { $own } gegen { $opponent }: { $k } × ({ $score } − { $expected }) = { $change }, gerundet { $rating }.
schaaks-step-row = Nacheinander gewertete Partien: { $games }. Sie führen von { $own } zu { $rating }, eine Änderung um { $moved }.
schaaks-step-new-rating = Neue Wertungszahl: { $own }, geändert um { $change }, ist { $exact }, gerundet { $rating }. Eine Hälfte wird aufgerundet.
schaaks-step-floor = Keine Wertungszahl liegt unter { $floor }, darum wird es { $floor }.
schaaks-step-start = Alle beginnen bei { $start }.

## First rating

knsb-first-too-few = Noch keine erste Wertungszahl. Gewertete Partien: { $games }; nötig: { $needed }.

## Notes on a game

knsb-not-counted-few-games = Zählt nicht: Der Gegner hat { $games } gewertete Partien, nötig sind { $limit }.
knsb-not-counted-no-tlpr = Zählt hier nicht: Der KNSB schätzt die Wertungszahl dieses Gegners nach einer Regel, die uns am { $checked } nicht bekannt war.
knsb-line-halved = K ist hier { $k } statt { $full }: Punkte verloren an einen Jugendlichen mit weniger als { $limit } gewerteten Partien ({ $games }).
knsb-line-junior-games = Hat dieser Jugendliche weniger als { $limit } gewertete Partien, geht nur die Hälfte dieser Punkte verloren.
schaaks-not-counted-start = Gehört nicht zum Anfang: Alle beginnen bei { $start }, und Partien ändern diese Wertungszahl.

## Notes on a result

knsb-note-reconstructed = Diese Regeln sind aus öffentlichem Programmcode rekonstruiert; die Wertungszahl des KNSB kann abweichen.
knsb-classic-note-reconstructed = Diese Regeln sind aus Vereinsseiten zusammengestellt; die Wertungszahl des KNSB kann abweichen.
knsb-classic-note-youth = Mit jeder Liste gab der KNSB Jugendlichen { $younger } Punkte bis zur Kategorie C und { $older } in den Kategorien A und B, über { $limit } aber niemandem; auch K hing vom Alter der Jugendlichen ab. Wie, war am { $checked } nicht bekannt; beides ist nicht enthalten.
knsb-note-half = Die Änderung { $change } ist eine genaue Hälfte. Wie der KNSB sie rundet, war am { $checked } nicht bestätigt; hier wird sie aufgerundet.
knsb-note-ended = Diese Regeln galten bis zum { $until }. Für spätere Partien wähl { system-knsb }.
knsb-note-not-yet = Zu diesem Datum gab es eine solche Liste noch nicht: Klassische Wertungszahlen folgen diesen Regeln seit März 2024, Wertungszahlen für Schnellschach und Blitz gibt es seit Oktober 2024.
knsb-note-no-date = Ohne Datum der Partie zählt niemand als Jugendlicher.
knsb-note-junior-k = Das K von Jugendlichen zwischen { $low } und { $high } war am { $checked } nicht bestätigt; hier fällt es in gerader Linie von { $full } auf { $least }.
knsb-note-youth-bonus = Der KNSB gibt Jugendlichen monatlich einen Zuschlag bis zu einer Wertungszahl von { $limit }. Seine Höhe war uns am { $checked } nicht bekannt, darum ist er nicht enthalten.
knsb-note-halved-draw = Ob auch ein Remis, das Punkte kostet, K halbiert, war am { $checked } nicht bestätigt; hier tut es das.
knsb-note-first-extreme = Alle Partien wurden gewonnen oder verloren. Das gedachte Remis gegen den Gegnerschnitt war am { $checked } nicht bestätigt.
