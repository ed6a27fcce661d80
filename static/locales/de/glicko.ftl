### Glicko, and what the systems of its family share.

system-glicko = Glicko
system-glicko-about = Das erste System von Mark Glickman: Neben der Wertungszahl steht eine Abweichung (RD), die sagt, wie sicher sie ist. Die Abweichung schrumpft mit jeder Partie und wächst mit der Zeit, und sie entscheidet, wie weit ein Ergebnis die Wertungszahl bewegt. Alle Partien einer Wertungsperiode zählen zusammen. Das Wachstum c und die Länge einer Periode überlässt der Aufsatz dem, der das System anwendet.
difference-glicko = Glicko hat kein K: Je unsicherer deine Wertungszahl ist, desto weiter bewegt ein Ergebnis sie, und eine Partie gegen jemanden mit unsicherer Wertungszahl zählt weniger.

fact-deviation = Deine Abweichung (RD)
fact-opponent-deviation = Abweichung des Gegners (RD)
fact-periods = Wertungsperioden seit deinen letzten Partien
fact-c = Wachstum der Abweichung (c)
glicko-hint-deviation = Wie sicher deine Wertungszahl ist: je niedriger, desto sicherer. Ohne Angabe gilt { $most }, wie bei jemandem, der nie gewertet wurde.
glicko-ask-deviation = Von deiner Abweichung hängt viel ab: Ohne Angabe gilt { $most }, wie bei jemandem, der nie gewertet wurde.
glicko-hint-periods = Mit jeder Periode wächst die Abweichung. Ohne Angabe gilt die Abweichung als die von heute.
glicko-hint-c = Wie sehr die Abweichung in einer Periode wächst. Üblich ist { $usual }: Damit wird aus { $deviation } in { $periods } Perioden { $most }.
glicko-note-deviation = Deine Abweichung fehlt: Angenommen ist { $deviation }, wie bei jemandem, der nie gewertet wurde. Erst mit ihr ist das Ergebnis verlässlich.
glicko-note-opponents = Gegner ohne angegebene Abweichung: { $games }. Für sie ist { $deviation } angenommen, so dass diese Partien weniger zählen.

glicko-step-start = Wer nie gewertet wurde, beginnt bei { $rating } mit einer Abweichung von { $deviation }.
glicko-step-rest = Vor den Partien: In { $periods } Perioden wächst die Abweichung von { $before } auf { $deviation }.
glicko-step-game = Partie { $number }: { $own } gegen { $opponent }, mit dem Gewicht g = { $weight } durch die Abweichung des Gegners; Gewinnerwartung { $expected }.
glicko-step-deviation = Die Partien sagen zusammen { $information }, so viel wie eine Abweichung von { $d }. Damit sinkt die Abweichung von { $before } auf { $deviation }.
glicko-step-rating = Gewichtete Punkte über der Erwartung: { $surplus }. Ein Punkt davon ist { $factor } wert, also ändert sich die Wertungszahl um { $change }; aus { $own } wird { $rating }.
