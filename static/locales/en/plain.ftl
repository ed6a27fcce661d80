### Plain Elo.

k-new = new or junior
k-club = most club players
k-master = masters
k-usual = Calculated with K { $k }, usual for most club players.
k-chosen = Calculated with K { $k }.
step-expected = Expected score: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }, because { $opponent } − { $own } = { $gap }.
step-game = Game { $number }, opponent { $opponent }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }.
step-field = Against the average of { $average }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected } a game.
step-field-sum = From { $games } games: { $games } × { $each } = { $expected }.
