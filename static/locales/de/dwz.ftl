### DWZ.

system-dwz = DWZ (Deutschland)
system-dwz-about = Die Deutsche Wertungszahl nach der Wertungsordnung des Deutschen Schachbundes: Gewinnerwartungen nach der Normalverteilung und ein Entwicklungskoeffizient E aus Alter, DWZ und Index; ein Gegner, der mehr als 300 Punkte über seiner DWZ spielte, zählt mit seiner Turnierleistung, geben Sie also diese ein. Wie eine halbe Zahl gerundet wird und wo die Iteration der Turnierleistung endet, ist nicht veröffentlicht; beides folgt hier gedruckten Auswertungen.

dwz-hint-born = Das Jahr des letzten Turniertags minus dieses Jahr ist das Alter, das zählt.
fact-index = Index
dwz-hint-index = Die Zahl der ausgewerteten Turniere, hinter dem Bindestrich der DWZ: 1712-62 hat den Index 62. Mit FIDE- oder ausländischer Wertungszahl und ohne DWZ geben Sie 1 ein.
dwz-fact-k = Entwicklungskoeffizient E
dwz-fact-k-hint = Bleibt das Feld leer, wird E berechnet. Ein Wert von 5 bis 150 ersetzt es.


dwz-e-youth = E ist { $k }: Altersstufe bis 20 Jahre.
dwz-e-youth-fast = E ist { $k }: Altersstufe bis 20 Jahre, durch den Beschleunigungsfaktor verringert, weil die Punkterwartung erreicht wurde.
dwz-e-junior = E ist { $k }: Altersstufe 21 bis 25 Jahre.
dwz-e-adult = E ist { $k }: Altersstufe über 25 Jahre.
dwz-e-unknown-age = E ist { $k }: Das Alter ist unbekannt und gilt als über 25 Jahre.
dwz-e-brake = E ist { $k }: durch den Bremszuschlag erhöht, weil bei einer DWZ unter 1300 weniger als erwartet erzielt wurde.
dwz-e-least = E ist { $k }, der kleinste zulässige Wert.
dwz-e-index = E ist { $k }: Bei Index { $index } ist es höchstens das Fünffache des Index.
dwz-e-most = E ist { $k }, der größte zulässige Wert.

dwz-step-game = Partie { $number }: { $own } gegen { $opponent }, Differenz { $difference }, Gewinnerwartung { $expected }.
dwz-step-field = { $own } gegen einen Schnitt von { $average }: Gewinnerwartung { $each } je Partie, mal { $games } = { $expected }.
dwz-step-base = Grundwert von E: ({ $own } / 1000)⁴ + { $j } = { $base }.
dwz-step-factor = Beschleunigungsfaktor bis 20 Jahre bei erreichter Punkterwartung: { $own } / 2000, zwischen 0,5 und 1, ergibt { $factor }.
dwz-step-brake = Bremszuschlag bei verfehlter Punkterwartung: e^((1300 − { $own }) / 150) − 1 = { $brake }.
dwz-step-coefficient = E = { $base } × { $factor } + { $brake } = { $exact }, gerundet { $k }.
dwz-step-limit-least = E beträgt mindestens { $k }.
dwz-step-limit-index = Bei Index { $index } beträgt E höchstens 5 × { $index } = { $k }.
dwz-step-limit-most = E beträgt höchstens { $k }.
dwz-step-limit-braked = Mit Bremszuschlag beträgt E höchstens { $k }.
dwz-step-change = 800 × ({ $score } − { $expected }) / ({ $k } + { $games }) = { $change }.

dwz-step-first-score = Punkte: { $score }; gewertete Partien: { $games }; Gegnerschnitt: { $average }.
dwz-step-first-performance = Eine DWZ von { $performance } lässt { $expected } Punkte erwarten, nahe genug an den erzielten { $score }.
dwz-step-first-lift = Ein Ergebnis bis 800 wird angehoben: 700 + { $performance } / 8, gerundet { $rating }.
dwz-first-few = Gewertete Partien bisher: { $games }. Für eine Erst-DWZ sind { $least } nötig; bis dahin bleiben sie zwei Jahre lang als Restpartien gespeichert.
dwz-first-no-point = Ohne mindestens einen halben Punkt gibt es keine Erst-DWZ. Die Partien bleiben zwei Jahre lang als Restpartien gespeichert.
dwz-first-all-points = Solange alle Partien gewonnen sind, gibt es keine Erst-DWZ. Die Partien bleiben zwei Jahre lang als Restpartien gespeichert.
dwz-kept = Bleibt zwei Jahre lang als Restpartie für die Erst-DWZ gespeichert.

dwz-performance-few = Gewertete Partien: { $games }. Eine Turnierleistung gibt es ab { $least } Partien.
dwz-note-performance-extreme = Bei 0 % oder 100 % gibt es keine Turnierleistung im strengen Sinn. Angegeben ist der Gegnerschnitt, um { $points } Punkte verringert oder erhöht; das ist eine ältere Regel.

dwz-note-no-date = Ohne Turnierdatum ist das Alter unbekannt. Für E gilt die Altersstufe über 25 Jahre.
dwz-note-no-index = Der Index fehlt. Ist er 5 oder kleiner, kann E kleiner und die Änderung größer sein.
dwz-note-fide = Ab einer DWZ von { $least } rechnet der DSB in der Regel mit der FIDE-Wertungszahl. Geben Sie diese ein, wenn Sie eine haben.
dwz-note-older-event = Das Turnier ist älter als die hier verwendeten Regeln, die seit dem 1. August 2016 gelten.
dwz-note-exceptional = Ihre Turnierleistung von { $performance } liegt mehr als { $points } Punkte über Ihrer DWZ. Ihre Gegner werden gegen diese Leistung statt gegen Ihre DWZ gewertet.
dwz-note-first-together = Der DSB berechnet alle Erst-DWZ eines Turniers gemeinsam. Gegner, die im selben Turnier ihre erste DWZ erhalten, zählen mit dieser Zahl.
dwz-note-lift-unconfirmed = Die Anhebung von Ergebnissen bis 800 ist durch keinen Text des DSB bestätigt.

conversion-dwz-upgrade-2025 = Geplantes DWZ-Upgrade 2025
conversion-dwz-upgrade-2025-about = Der DSB hat diese Anhebung für 2025 angekündigt. Wir haben keinen Beleg gefunden, dass sie durchgeführt wurde: Sie ist ein Plan, keine Regel.
