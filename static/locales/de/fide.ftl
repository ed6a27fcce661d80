### FIDE.

## FIDE: what it asks for

fide-hint-games = Partien, die vor dem Turnier für diese Liste gewertet wurden. Bei weniger als { $games } ist K höher.
fide-hint-born = K ist { $k } bis zum Ende des Jahres, in dem du { $age } wirst, solange deine Wertungszahl immer unter { $limit } geblieben ist.
fact-peak = Höchste veröffentlichte Wertungszahl
fide-hint-peak = Warst du einmal mit { $limit } oder mehr auf der Liste, bleibt K { $k }, wie hoch deine Wertungszahl heute auch ist.

## FIDE: K

fide-k-preset-new = Neu auf der Liste oder Jugend
fide-k-preset-usual = Die meisten Spieler
fide-k-preset-top = Hat { $limit } erreicht
fide-k-everybody = K ist { $k } für alle im Schnellschach und Blitz vor dem 1. Oktober 2022.
fide-k-top = K ist { $k }: Eine veröffentlichte Wertungszahl hat { $limit } erreicht, und dann bleibt K auf Dauer { $k }.
fide-k-junior = K ist { $k }: bis zum Ende des Jahres, in dem man { $age } wird, solange die Wertungszahl immer unter { $limit } geblieben ist.
fide-k-junior-birthday = K ist { $k }: bis zum { $age }. Geburtstag, solange die Wertungszahl immer unter { $limit } geblieben ist.
fide-k-junior-strong = K ist { $k }: Die Jugendregel endet, sobald eine Wertungszahl von { $junior } erreicht ist.
fide-k-new = K ist { $k }: weniger als { $games } gewertete Partien.
fide-k-usual = K ist { $k }: mindestens { $games } gewertete Partien, und die Wertungszahl blieb immer unter { $limit }.
fide-k-assumed = K ist { $k }, unter der Annahme, dass es mindestens { $games } gewertete Partien gibt und die Wertungszahl immer unter { $limit } blieb. Gib Partienzahl und Geburtsjahr ein, wenn das anders sein kann.
fide-k-limit = K ist { $k } statt { $suggested }: K mal Partienzahl darf { $limit } nicht übersteigen, und es sind { $games } Partien.
fide-k-above-limit = Bei { $games } Partien in einer Periode senkt die FIDE K auf { $largest }, weil K mal Partienzahl { $limit } nicht übersteigen darf. Dein K von { $k } wurde verwendet, wie du es eingegeben hast.
fide-note-early = Welche Regeln an diesem Datum galten, war hier am { $checked } nicht bekannt; gerechnet wird nach den ältesten bekannten.
fide-note-birthday = Du wirst im Jahr dieses Turniers { $age }, und K war nur bis zu diesem Geburtstag { $k }; danach war es { $after }. Wähl dieses K, wenn du schon { $age } warst.
fide-note-limit-gone = Differenzen über { $limit } Punkte zählen hier als { $limit }, wie seit dem { $since }. Am { $gone } hatten Schnellschach und Blitz diese Grenze nicht mehr; an welchem Tag sie entfiel, war am { $checked } nicht bekannt.
fide-age-needs-date = Das Geburtsjahr wurde nicht verwendet: Gib das Datum des Turniers ein, denn Jugendliche haben bis zum Ende des Jahres, in dem sie { $age } werden, ein anderes K.

## FIDE: games

fide-capped = Die Differenz von { $difference } zählt als { $counted }, als hätte der Gegner { $rating }.
fide-full-difference = Die volle Differenz von { $difference } zählt, weil deine Wertungszahl { $limit } oder mehr beträgt.
fide-no-upgrade = Die volle Differenz von { $difference } zählt: Bis Februar 2024 wurde je Turnier nur die größte Differenz begrenzt.
fide-gap-not-rated = Nicht gewertet: Die Spieler liegen { $gap } Punkte oder mehr auseinander ({ $difference }), und einer von ihnen hat mehr als { $above }.
fide-opponent-below-floor = Nicht gewertet: Die FIDE veröffentlicht keine Wertungszahlen unter { $floor }, ein Gegner mit { $opponent } hat also keine.
fide-below-floor = Eine Wertungszahl von { $rating } liegt unter der FIDE-Untergrenze von { $floor }: Auf der nächsten Liste stehst du ohne Wertungszahl.
fide-own-below-floor = Die FIDE veröffentlicht keine Wertungszahlen unter { $floor }, ein Spieler mit { $own } hat also keine. Die Formel ergäbe dies.

## FIDE: working

fide-step-game = { $chapter }.3.1, Partie { $number }: { $own } gegen { $opponent } ist eine Differenz von { $difference }; Tabelle { $chapter }.1.2 ergibt eine Gewinnerwartung von { $expected }.
fide-step-game-capped = { $chapter }.3.1, Partie { $number }: { $own } gegen { $opponent } ist eine Differenz von { $difference }, gezählt als { $counted }; Tabelle { $chapter }.1.2 ergibt eine Gewinnerwartung von { $expected }.
fide-step-field = { $chapter }.3.1, als Schätzung: { $own } gegen den Schnitt von { $average } ist eine Differenz von { $difference }; Tabelle { $chapter }.1.2 ergibt je Partie eine Gewinnerwartung von { $expected }.
fide-step-field-capped = { $chapter }.3.1, als Schätzung: { $own } gegen den Schnitt von { $average } ist eine Differenz von { $difference }, gezählt als { $counted }; Tabelle { $chapter }.1.2 ergibt eine Gewinnerwartung von { $expected }.
fide-step-sum = { $chapter }.3.2, gewertete Partien: { $games }. In Hundertsteln eines Punktes ist das Ergebnis F = { $scored } und die Punkterwartung N = { $expected }.
fide-step-change = { $chapter }.3.3: K × (F/100 − N/100) = { $k } × ({ $scored }/100 − { $expected }/100) = { $change }.
fide-step-new-rating = { $chapter }.3.4: { $change } wird auf { $moved } kaufmännisch gerundet. Rn = Ro + Änderung: { $own } und { $moved } ergeben { $rating }.

## FIDE: first rating

fide-first-few = Es gibt noch keine Wertungszahl. Partien gegen Gegner mit Wertungszahl: { $games } von { $needed } nötigen; es fehlen noch { $missing }.
fide-first-zero = Es gibt noch keine Wertungszahl: Ein erstes Turnier ganz ohne Punkte bleibt unberücksichtigt.
fide-first-below-floor = Es gibt noch keine Wertungszahl: Das Ergebnis ist { $rating }, und eine erste Wertungszahl muss mindestens { $floor } betragen.
fide-first-maximum = Das Ergebnis von { $rating } wird auf { $maximum } gesenkt, die höchste mögliche erste Wertungszahl.
fide-first-standard-counts = Wer eine Wertungszahl im Standardschach hat, braucht keine erste für Schnellschach oder Blitz: Die Standard-Wertungszahl wird verwendet.
fide-step-first-average-draws = { $chapter }.2: Der Schnitt der { $games } Gegner und von { $draws } gedachten Gegnern mit { $rating } ist Ra = { $average }. Die gedachten Partien gelten als remis.
fide-step-first-average = { $chapter }.2: Der Schnitt der { $games } Gegner ist Ra = { $average }.
fide-step-first-percentage = { $chapter }.2: { $points } aus { $games } sind { $percent } %, und Tabelle { $chapter }.1.1 macht daraus { $added }.
fide-step-first-half-points = { $chapter }.2: { $points } aus { $games } sind { $even } % oder mehr. Halbe Punkte über { $even } %: { $halves }, je { $each } wert, zusammen { $added }.
fide-step-first-rating = { $chapter }.2: Ru = { $average } und { $added } ergeben { $exact }, gerundet { $rating }.

## The columns of FIDE's own calculation page

fide-column-rc = Rc
fide-column-ro = Ro
fide-column-w = w
fide-column-n = n
fide-column-chg = chg
fide-column-k = K
fide-column-k-chg = K*chg
