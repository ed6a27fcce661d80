### DWZ.

dwz-hint-born = Das Jahr des letzten Turniertags minus dieses Jahr ist das Alter, das zählt.
fact-index = Index
dwz-hint-index = Die Zahl der ausgewerteten Turniere, hinter dem Bindestrich der DWZ: { $rating }-{ $index } hat den Index { $index }. Mit FIDE- oder ausländischer Wertungszahl und ohne DWZ ist { $foreign } einzugeben.
dwz-fact-k = Entwicklungs{ "\u00AD" }koeffizient E
dwz-fact-k-hint = Bleibt das Feld leer, wird E berechnet. Ein Wert von { $low } bis { $high } ersetzt es.

dwz-e-youth = E ist { $k }: Altersgruppe bis { $youth } Jahre.
dwz-e-youth-fast = E ist { $k }: Altersgruppe bis { $youth } Jahre, durch den Beschleunigungsfaktor verringert, weil die Punkterwartung erreicht wurde.
dwz-e-junior = E ist { $k }: Altersgruppe über { $youth } bis { $junior } Jahre.
dwz-e-adult = E ist { $k }: Altersgruppe über { $junior } Jahre.
dwz-e-unknown-age = E ist { $k }: Das Alter ist unbekannt und gilt als über { $junior } Jahre.
dwz-e-brake = E ist { $k }: durch den Bremszuschlag erhöht, weil bei einer DWZ unter { $below } weniger als erwartet erzielt wurde.
dwz-e-least = E ist { $k }, der kleinste zulässige Wert.
dwz-e-index = E ist { $k }: Bei Index { $index } ist es höchstens das { $times }-Fache des Index.
dwz-e-most = E ist { $k }, der größte zulässige Wert.
dwz-e-override = Gewählt ist E { $k }; nach den Regeln ist es { $suggested }.

dwz-step-game = Partie { $number }: { $own } gegen { $opponent }, Differenz { $difference }, Gewinnerwartung { $expected }.
dwz-step-field = { $own } gegen einen Schnitt von { $average }: Gewinnerwartung { $each } je Partie, mal { $games } = { $expected }.
dwz-step-base = Grundwert von E: ({ $own } / { $scale })^{ $power } + { $j } = { $base }.
dwz-step-factor = Beschleunigungsfaktor bis { $youth } Jahre bei erreichter Punkterwartung: { $own } / { $scale }, zwischen { $low } und { $high }, ergibt { $factor }.
dwz-step-brake = Bremszuschlag bei verfehlter Punkterwartung: e^(({ $below } − { $own }) / { $scale }) − 1 = { $brake }.
dwz-step-coefficient = E = { $base } × { $factor } + { $brake } = { $exact }, gerundet { $k }.
dwz-step-limit-least = E beträgt mindestens { $k }.
dwz-step-limit-index = Bei Index { $index } beträgt E höchstens { $times } × { $index } = { $k }.
dwz-step-limit-most = E beträgt höchstens { $k }.
dwz-step-limit-braked = Mit Bremszuschlag beträgt E höchstens { $k }.
dwz-step-change = { $scale } × ({ $score } − { $expected }) / ({ $k } + { $games }) = { $change }.

dwz-step-first-score = Punkte: { $score }; gewertete Partien: { $games }; Gegnerschnitt: { $average }.
dwz-step-first-performance = Eine DWZ von { $performance } lässt { $expected } Punkte erwarten, nahe genug an den erzielten { $score }.
dwz-step-first-lift = Ein Ergebnis bis { $limit } wird angehoben: { $base } + { $performance } / { $share }, gerundet { $rating }.
dwz-first-few = Gewertete Partien bisher: { $games }. Für eine Erst-DWZ sind { $least } nötig; bis dahin bleiben sie { $years } Jahre lang als Restpartien gespeichert.
dwz-first-no-point = Ohne mindestens einen halben Punkt gibt es keine Erst-DWZ. Die Partien bleiben { $years } Jahre lang als Restpartien gespeichert.
dwz-first-all-points = Solange alle Partien gewonnen sind, gibt es keine Erst-DWZ. Die Partien bleiben { $years } Jahre lang als Restpartien gespeichert.
dwz-kept = Bleibt { $years } Jahre lang als Restpartie für die Erst-DWZ gespeichert.

dwz-performance-few = Gewertete Partien: { $games }. Eine Turnierleistung gibt es ab { $least } Partien.
dwz-note-performance-extreme = Mit allen Punkten oder ohne Punkt gibt es keine Turnierleistung im strengen Sinn. Angegeben ist der Gegnerschnitt, um { $points } Punkte erhöht oder verringert; das ist eine ältere Regel.

dwz-note-no-date = Ohne Turnierdatum ist das Alter unbekannt. Für E gilt die Altersgruppe über { $junior } Jahre.
dwz-note-no-index = Der Index fehlt. Ist er { $index } oder kleiner, ist E kleiner und die Änderung größer.
dwz-note-fide = Ab einer DWZ von { $least } rechnet der DSB in der Regel mit der FIDE-Wertungszahl. Wer eine hat, gibt sie hier ein.
dwz-note-older-event = Das Turnier ist älter als die hier verwendeten Regeln, die seit dem 1. August 2016 gelten.
dwz-note-exceptional = Die Turnierleistung von { $performance } liegt mehr als { $points } Punkte über der DWZ. Die Gegner werden gegen diese Leistung statt gegen die DWZ gewertet.
dwz-note-first-together = Der DSB berechnet alle Erst-DWZ eines Turniers gemeinsam. Gegner, die im selben Turnier ihre erste DWZ erhalten, zählen mit dieser Zahl.
dwz-note-lift-unconfirmed = Die Anhebung von Ergebnissen bis { $limit } ist durch keinen Text des DSB bestätigt.
