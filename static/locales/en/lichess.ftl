### Lichess.

system-lichess = Lichess
system-lichess-about = The rating of the chess server Lichess, by its published source code: Glicko-2 with every game as a period of its own, a small advantage for White, and gains multiplied by a factor of the kind of play. That factor is a setting of the site and was not confirmed on { $checked }; the site may change anything at any time. Variants and games against bots are not included here. It is no federation's rating.
difference-lichess = Lichess has no K: as in Glicko-2 the deviation decides how far a result moves the rating, but every game is a period of its own, White is expected to score more, and gains count for a little more than losses.

fact-color = Your colour
choice-color-w = White
choice-color-b = Black
fact-last = Day of your last game
tempo-bullet = Bullet
tempo-ultrabullet = UltraBullet
source-lichess = the source code of { $code } and { $library }, as of autumn { $year }
lichess-hint-deviation = It stands on the page of your ratings. Left empty, it is { $most }, as for a new account.
lichess-ask-deviation = Much depends on your deviation, which stands on the page of your ratings: without it, yours counts as { $most }, as for a new account.
lichess-hint-volatility = How steadily you play; it matters only to the growth of the deviation between games. Left empty, it is { $usual }, as for a new account.
lichess-hint-last = The deviation grows with the days since then. Left empty, the deviation is taken for that of the day of the game.
lichess-doubt-factors = The factors by which gains are multiplied stand in no published file; those of { $checked } are from reports and not confirmed.
lichess-note-color = Games whose colour was not given: { $games }. They count without White's advantage.
lichess-note-provisional = With a deviation of { $limit } or more the rating is provisional: Lichess shows a question mark behind it.
lichess-note-earlier = Before { $since } Lichess counted without the colours; this is the rule since then.

lichess-step-rest = Since the last game the deviation has grown from { $before } to { $deviation }.
lichess-step-game = Game { $number }: { $own } against { $opponent }, with { $advantage } for the colour; weight g = { $weight }, expected score { $expected }.
lichess-step-change = Score { $score }, expected { $expected }: a change of { $change }. The deviation goes from { $before } to { $deviation }.
lichess-step-gain = A gain is multiplied by { $factor }: { $change }.
lichess-step-shown = The rating is { $exact }; Lichess shows it without decimals: { $rating }.
