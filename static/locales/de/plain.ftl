### Plain Elo.

k-new = neu oder Jugend
k-club = im Verein üblich
k-master = Meister
k-usual = Gerechnet mit K { $k }, üblich für die meisten Vereinsspieler.
k-chosen = Gerechnet mit K { $k }.
step-expected = Gewinnerwartung: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }, denn { $opponent } − { $own } = { $gap }.
step-game = Partie { $number }, Gegner { $opponent }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }.
step-field = Gegen den Schnitt von { $average }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected } je Partie.
step-field-sum = Aus { $games } Partien: { $games } × { $each } = { $expected }.
