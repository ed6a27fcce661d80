### DWZ.

dwz-hint-born = The year of the event's last day minus this year is the age that counts.
fact-index = Index
dwz-hint-index = The number of rated events, after the hyphen of the DWZ: { $rating }-{ $index } has index { $index }. With a FIDE or foreign rating and no DWZ, enter { $foreign }.
dwz-fact-k = Coefficient E
dwz-fact-k-hint = Leave it empty and it is computed. A value from { $low } to { $high } replaces it.

dwz-e-youth = E is { $k }: age group up to { $youth }.
dwz-e-youth-fast = E is { $k }: age group up to { $youth }, lowered because the result was at least as good as expected.
dwz-e-junior = E is { $k }: age group over { $youth } and up to { $junior }.
dwz-e-adult = E is { $k }: age group over { $junior }.
dwz-e-unknown-age = E is { $k }: the age is not known and counts as over { $junior }.
dwz-e-brake = E is { $k }: raised by the brake, because a rating below { $below } scored less than expected.
dwz-e-least = E is { $k }, the least that the rules allow.
dwz-e-index = E is { $k }: with index { $index } it is at most { $times } times the index.
dwz-e-most = E is { $k }, the most that the rules allow.
dwz-e-override = You chose E { $k }; the rules give { $suggested }.

dwz-step-game = Game { $number }: { $own } against { $opponent }, difference { $difference }, expected { $expected }.
dwz-step-field = { $own } against an average of { $average }: expected { $each } a game, times { $games } = { $expected }.
dwz-step-base = Base value of E: ({ $own } / { $scale })^{ $power } + { $j } = { $base }.
dwz-step-factor = Acceleration for a good result up to age { $youth }: { $own } / { $scale }, from { $low } to { $high }, gives { $factor }.
dwz-step-brake = Brake for a result below expectation: e^(({ $below } − { $own }) / { $scale }) − 1 = { $brake }.
dwz-step-coefficient = E = { $base } × { $factor } + { $brake } = { $exact }, rounded { $k }.
dwz-step-limit-least = E is at least { $k }.
dwz-step-limit-index = With index { $index }, E is at most { $times } × { $index } = { $k }.
dwz-step-limit-most = E is at most { $k }.
dwz-step-limit-braked = With a brake, E is at most { $k }.
dwz-step-change = { $scale } × ({ $score } − { $expected }) / ({ $k } + { $games }) = { $change }.

dwz-step-first-score = Points: { $score }; rated games: { $games }; average opponent: { $average }.
dwz-step-first-performance = A rating of { $performance } is expected to score { $expected }, close enough to the { $score } points scored.
dwz-step-first-lift = A result up to { $limit } is lifted: { $base } + { $performance } / { $share }, rounded { $rating }.
dwz-first-few = Rated games so far: { $games }. A first DWZ needs { $least }; until then games are kept for { $years } years.
dwz-first-no-point = There is no first DWZ without at least half a point. The games are kept for { $years } years.
dwz-first-all-points = There is no first DWZ while every game is won. The games are kept for { $years } years.
dwz-kept = Kept for a first DWZ, for { $years } years.

dwz-performance-few = Rated games: { $games }. A performance is defined from { $least } games on.
dwz-note-performance-extreme = With all points or none there is no performance in the strict sense. Shown is the opponents' average with { $points } points added or taken off, an older rule.

dwz-note-no-date = Without a date of the event the age is not known. E counts as over { $junior }.
dwz-note-no-index = The index is not given. If it is { $index } or less, E is lower and the change larger.
dwz-note-fide = From a DWZ of { $least } on, the DSB usually counts with the FIDE rating. Enter that one if you have it.
dwz-note-older-event = The event is older than the rules used here, which hold since 1 August 2016.
dwz-note-exceptional = Your performance of { $performance } lies more than { $points } points above your DWZ. Your opponents are rated against it instead of your DWZ.
dwz-note-first-together = The DSB computes all newcomers of an event together. Opponents who get their first DWZ in the same event count with that number.
dwz-note-lift-unconfirmed = The lift of results up to { $limit } is not confirmed by a text of the federation.
