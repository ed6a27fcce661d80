### Plain Elo.

k-new = nieuw of jeugd
k-club = meeste clubspelers
k-master = meesters
k-usual = Berekend met K { $k }, gebruikelijk voor de meeste clubspelers.
k-chosen = Berekend met K { $k }.
step-expected = Verwachte score: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }, want { $opponent } − { $own } = { $gap }.
step-game = Partij { $number }, tegenstander { $opponent }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }.
step-field = Tegen het gemiddelde van { $average }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected } per partij.
step-field-sum = Uit { $games } partijen: { $games } × { $each } = { $expected }.
