### DWZ.

dwz-hint-born = Es zählt das Alter: das Jahr des letzten Turniertags minus das Geburtsjahr.
fact-index = Index
dwz-hint-index = Die Zahl der ausgewerteten Turniere, hinter dem Bindestrich der DWZ: { $rating }-{ $index } hat den Index { $index }. Hast du keine DWZ, aber eine FIDE- oder ausländische Wertungszahl, gib { $foreign } ein.
dwz-hint-index-2026 = Er steht hinter dem Bindestrich der DWZ: { $rating }-{ $index } hat den Index { $index }. Bis Index { $last } entscheidet er über den K-Faktor. Er zählt die ausgewerteten Turniere; die Umstufung vom Juni 2026 gilt als ein weiteres. Hast du keine DWZ, aber eine FIDE- oder ausländische Wertungszahl, gib { $foreign } ein.
dwz-ask-index = Ohne Index gerechnet. Er steht hinter dem Bindestrich: { $rating }-{ $index }
dwz-fact-e = Entwicklungs{ "\u00AD" }koeffizient E
dwz-fact-e-hint = Bleibt das Feld leer, wird E berechnet. Ein Wert von { $low } bis { $high } ersetzt es.
dwz-fact-k = K-Faktor
dwz-fact-k-hint = Bleibt das Feld leer, wird der K-Faktor berechnet. Ein Wert von { $low } bis { $high } ersetzt ihn.

dwz-e-youth = E ist { $k }: Altersgruppe bis { $youth } Jahre.
dwz-e-youth-fast = E ist { $k }: Altersgruppe bis { $youth } Jahre, durch den Beschleunigungsfaktor verringert, weil die Punkterwartung erreicht wurde.
dwz-e-junior = E ist { $k }: Altersgruppe über { $youth } bis { $junior } Jahre.
dwz-e-adult = E ist { $k }: Altersgruppe über { $junior } Jahre.
dwz-e-unknown-age = E ist { $k }: Das Alter ist unbekannt und gilt als über { $junior } Jahre.
dwz-e-brake = E ist { $k }: durch den Bremszuschlag erhöht, weil bei einer DWZ unter { $below } weniger als erwartet erzielt wurde.
dwz-e-least = E ist { $k }, der kleinste zulässige Wert.
dwz-e-index = E ist { $k }: Bei Index { $index } ist es höchstens das { $times }-Fache des Index.
dwz-e-most = E ist { $k }, der größte zulässige Wert.
dwz-e-override = Du hast E { $k } gewählt; nach den Regeln ist es { $suggested }.

dwz-k-young = K ist { $k }: Altersgruppe bis { $junior } Jahre, DWZ unter { $young }, Index { $index }.
dwz-k-young-experienced = K ist { $k }: Altersgruppe bis { $junior } Jahre, DWZ unter { $young }, Index über { $experienced } oder unbekannt.
dwz-k-adult = K ist { $k }: Altersgruppe über { $junior } Jahre, DWZ unter { $adult }, Index { $index }.
dwz-k-adult-experienced = K ist { $k }: Altersgruppe über { $junior } Jahre, DWZ unter { $adult }, Index über { $experienced } oder unbekannt.
dwz-k-others = K ist { $k }: eine für die Altersgruppe hohe DWZ, Index { $index }.
dwz-k-others-experienced = K ist { $k }: eine für die Altersgruppe hohe DWZ, Index über { $experienced } oder unbekannt.
dwz-k-unknown-age = K ist { $k }: Das Alter ist unbekannt und gilt als über { $junior } Jahre.
dwz-k-brake = K ist { $k }: der Grundwert { $base }, durch den Bremsfaktor verringert, weil bei einer DWZ unter { $low } weniger als erwartet erzielt wurde.
dwz-k-bonus = K ist { $k }: der Grundwert { $base } und ein Erfolgsaufschlag von { $bonus }.
dwz-k-most = K ist { $k }, der größte zulässige Wert.

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

dwz-step-k0-young = Grundwert von K bis { $junior } Jahre, DWZ unter { $young }, Index { $index }: { $base }.
dwz-step-k0-young-experienced = Grundwert von K bis { $junior } Jahre, DWZ unter { $young }, Index über { $experienced } oder unbekannt: { $base }.
dwz-step-k0-adult = Grundwert von K über { $junior } Jahre oder bei unbekanntem Alter, DWZ unter { $adult }, Index { $index }: { $base }.
dwz-step-k0-adult-experienced = Grundwert von K über { $junior } Jahre oder bei unbekanntem Alter, DWZ unter { $adult }, Index über { $experienced } oder unbekannt: { $base }.
dwz-step-k0-others = Grundwert von K bei einer DWZ ab { $adult } (bis { $junior } Jahre: ab { $young }), Index { $index }: { $base }.
dwz-step-k0-others-experienced = Grundwert von K bei einer DWZ ab { $adult } (bis { $junior } Jahre: ab { $young }), Index über { $experienced } oder unbekannt: { $base }.
dwz-step-k-brake = Bremsfaktor bei verfehlter Punkterwartung: ({ $own } + { $u }) / ({ $below } + { $u }) = { $brake }.
dwz-step-k-bonus-youth = Erfolgsaufschlag bis { $youth } Jahre: ({ $below } − { $own }) / { $t } = { $bonus }.
dwz-step-k-bonus = Erfolgsaufschlag bei einer DWZ unter { $below }: { $bonus }.
dwz-step-k = K = { $base } × { $brake } + { $bonus } = { $exact }, gerundet { $k }.
dwz-step-k-most = K beträgt höchstens { $k }.
dwz-step-change-k = { $k } × ({ $score } − { $expected }) = { $change }.
dwz-step-least = Keine DWZ liegt unter { $least }; das ist also die neue.

dwz-step-first-score = Punkte: { $score }; gewertete Partien: { $games }; Gegnerschnitt: { $average }.
dwz-step-first-performance = Bei einer DWZ von { $performance } sind { $expected } Punkte zu erwarten, nahe genug an den erzielten { $score }.
dwz-step-first-lift = Ein Ergebnis bis { $limit } wird angehoben: { $base } + { $performance } / { $share }, gerundet { $rating }.
dwz-step-first-draw = Alle Partien sind gewonnen: Hinzu kommt ein Remis gegen den Gegnerschnitt von { $average }.
dwz-step-first-raised = Eine Leistung unter { $high } wird angehoben: { $performance } + { $share } × ({ $high } − { $performance }), gerundet { $rating }.
dwz-step-first-low = Eine Leistung unter { $low } wird angehoben: { $low } + { $most } × { $performance } / { $low }, gerundet { $rating }.
dwz-first-few = Gewertete Partien bisher: { $games }. Für eine Erst-DWZ sind { $least } nötig; bis dahin bleibt jede Partie { $years } Jahre lang als Restpartie gespeichert.
dwz-first-no-point = Ohne mindestens einen halben Punkt gibt es keine Erst-DWZ. Die Partien bleiben { $years } Jahre lang als Restpartien gespeichert.
dwz-first-all-points = Solange alle Partien gewonnen sind, gibt es keine Erst-DWZ. Die Partien bleiben { $years } Jahre lang als Restpartien gespeichert.
dwz-kept = Bleibt { $years } Jahre lang als Restpartie für die Erst-DWZ gespeichert.

dwz-performance-few = Gewertete Partien: { $games }. Eine Turnierleistung gibt es ab { $least } Partien.
dwz-note-performance-extreme = Mit allen Punkten oder ohne Punkt gibt es keine Turnierleistung im strengen Sinn. Angegeben ist der Gegnerschnitt, um { $points } Punkte erhöht oder verringert; das ist eine ältere Regel.

dwz-note-no-date = Ohne Turnierdatum ist das Alter unbekannt.
dwz-note-no-index = Der Index fehlt und gilt als { $experienced } oder höher. Je nach Index liegt die neue DWZ zwischen { $low } und { $high }.
dwz-note-no-age = Das Alter ist unbekannt und gilt als über { $junior } Jahre. Je nach Alter liegt die neue DWZ zwischen { $low } und { $high }.
dwz-note-no-age-no-index = Alter und Index sind unbekannt: Sie gelten als über { $junior } Jahre und als { $experienced } oder höher. Je nach Alter und Index liegt die neue DWZ zwischen { $low } und { $high }.
dwz-note-raised = Am 8. Juni 2026 wurden mit der Umstufung alle DWZ unter { $limit } angehoben. Ist { $rating } deine DWZ von vorher, dann ist sie seitdem { $raised } und der Index um eins höher: Gib diese Werte ein. Dasselbe gilt für die DWZ deiner Gegner.
dwz-note-not-raised = Seit der Umstufung am 8. Juni 2026 liegt keine DWZ unter { $least }; { $rating } ist also eine DWZ von vorher. Aus ihr wurde { $raised }, und der Index ist um eins höher: Gib diese Werte ein.
dwz-note-fide = Ab einer DWZ von { $least } rechnet der DSB in der Regel mit der FIDE-Wertungszahl. Hast du eine, gib sie hier ein.
dwz-note-older-event = Das Turnier ist älter als die hier verwendeten Regeln, die seit dem 1. August 2016 gelten.
dwz-note-exceptional = Deine Turnierleistung von { $performance } liegt mehr als { $points } Punkte über deiner DWZ. Deine Gegner werden gegen diese Leistung statt gegen deine DWZ gewertet.
dwz-note-first-together = Der DSB berechnet alle Erst-DWZ eines Turniers gemeinsam. Gegner, die im selben Turnier ihre erste DWZ erhalten, zählen mit dieser Zahl.
dwz-note-lift-unconfirmed = Die Anhebung von Ergebnissen bis { $limit } war am { $checked } durch keinen Text des DSB bestätigt.
dwz-note-performance-lowest = Rechnerisch läge die Turnierleistung unter null; sie beträgt nie weniger als { $lowest }.
dwz-note-first-unsure = Die Formel der Erst-DWZ seit Juni 2026 ist weniger sicher als der Rest: Ein öffentliches Programm enthält sie, und eine veröffentlichte Auswertung stützt sie.
dwz-note-first-all-points = Ob es bei voller Punktzahl eine Erst-DWZ gibt und ob es diese ist, steht nicht fest: Ein öffentliches Programm rechnet so; nach dem älteren Text gibt es dann keine.
dwz-doubt-text = Der Text der seit dem 8. Juni 2026 geltenden Wertungsordnung lag am { $checked } nicht vor. K-Faktor, Grundwerte und kleinste DWZ sind aus { $programs } unabhängigen Programmen zusammengestellt; jede veröffentlichte Auswertung, die sich nachrechnen lässt, stimmt bis auf die letzte Stelle.
dwz-doubt-first = Die Erst-DWZ seitdem ist weniger sicher: Nur ein Programm enthält ihre Formel.
dwz-doubt-index = Am { $checked } war nicht bekannt, wie eine genaue Hälfte in der Nachkommastelle von K gerundet wird und was gilt, wo es keinen Index gibt.
dwz-note-newcomers = Partien gegen Spieler ohne DWZ: { $games }. Sie zählen hier nicht. Erhielt ein solcher Gegner im selben Turnier seine Erst-DWZ, zählt die Partie mit ihr: Gib sie dann ein.
dwz-note-exceptional-unseen = Von der Regel über Ausnahmespieler lag nur ein älterer Text vor; ob sie seit Juni 2026 noch gilt, war am { $checked } nicht bekannt.
