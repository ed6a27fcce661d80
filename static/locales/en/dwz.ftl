### DWZ.

dwz-hint-born = The year of the event's last day minus this year is the age that counts.
fact-index = Index
dwz-hint-index = The number of rated events, after the hyphen of the DWZ: { $rating }-{ $index } has index { $index }. With a FIDE or foreign rating and no DWZ, enter { $foreign }.
dwz-hint-index-2026 = It stands after the hyphen of the DWZ: { $rating }-{ $index } has index { $index }. It decides over K up to index { $last }. It counts the rated events, and the raise of June 2026 as one more. With a FIDE or foreign rating and no DWZ, enter { $foreign }.
dwz-ask-index = Counted without an index. It stands behind the hyphen: { $rating }-{ $index }
dwz-fact-e = Coefficient E
dwz-fact-e-hint = Leave it empty and it is computed. A value from { $low } to { $high } replaces it.
dwz-fact-k = K-factor
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

dwz-k-young = K is { $k }: age group up to { $junior }, DWZ below { $young }, index { $index }.
dwz-k-young-experienced = K is { $k }: age group up to { $junior }, DWZ below { $young }, index above { $experienced } or not known.
dwz-k-adult = K is { $k }: age group over { $junior }, DWZ below { $adult }, index { $index }.
dwz-k-adult-experienced = K is { $k }: age group over { $junior }, DWZ below { $adult }, index above { $experienced } or not known.
dwz-k-others = K is { $k }: a high DWZ for the age group, index { $index }.
dwz-k-others-experienced = K is { $k }: a high DWZ for the age group, index above { $experienced } or not known.
dwz-k-unknown-age = K is { $k }: the age is not known and counts as over { $junior }.
dwz-k-brake = K is { $k }: the base value { $base }, lowered by the brake, because a DWZ below { $low } scored less than expected.
dwz-k-bonus = K is { $k }: the base value { $base } and a bonus on success of { $bonus }.
dwz-k-most = K is { $k }, the most that the rules allow.

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

dwz-step-k0-young = Base value of K for an age up to { $junior }, a DWZ below { $young } and index { $index }: { $base }.
dwz-step-k0-young-experienced = Base value of K for an age up to { $junior }, a DWZ below { $young } and an index above { $experienced } or not known: { $base }.
dwz-step-k0-adult = Base value of K for an age over { $junior } or not known, a DWZ below { $adult } and index { $index }: { $base }.
dwz-step-k0-adult-experienced = Base value of K for an age over { $junior } or not known, a DWZ below { $adult } and an index above { $experienced } or not known: { $base }.
dwz-step-k0-others = Base value of K for a DWZ from { $adult } on (up to { $junior } years: from { $young } on) and index { $index }: { $base }.
dwz-step-k0-others-experienced = Base value of K for a DWZ from { $adult } on (up to { $junior } years: from { $young } on) and an index above { $experienced } or not known: { $base }.
dwz-step-k-brake = Brake for a result below expectation: ({ $own } + { $u }) / ({ $below } + { $u }) = { $brake }.
dwz-step-k-bonus-youth = Bonus on success up to age { $youth }: ({ $below } − { $own }) / { $t } = { $bonus }.
dwz-step-k-bonus = Bonus on success below a DWZ of { $below }: { $bonus }.
dwz-step-k = K = { $base } × { $brake } + { $bonus } = { $exact }, rounded { $k }.
dwz-step-k-most = K is at most { $k }.
dwz-step-change-k = { $k } × ({ $score } − { $expected }) = { $change }.
dwz-step-least = No DWZ lies below { $least }; so this is the new one.

dwz-step-first-score = Points: { $score }; rated games: { $games }; average opponent: { $average }.
dwz-step-first-performance = A rating of { $performance } is expected to score { $expected }, close enough to the { $score } points scored.
dwz-step-first-lift = A result up to { $limit } is lifted: { $base } + { $performance } / { $share }, rounded { $rating }.
dwz-step-first-draw = Every game was won: one more game, a draw against the average opponent of { $average }, is added.
dwz-step-first-raised = A result below { $high } is raised: { $performance } + { $share } × ({ $high } − { $performance }), rounded { $rating }.
dwz-step-first-low = A result below { $low } is raised: { $low } + { $most } × { $performance } / { $low }, rounded { $rating }.
dwz-first-few = Rated games so far: { $games }. A first DWZ needs { $least }; until then games are kept for { $years } years.
dwz-first-no-point = There is no first DWZ without at least half a point. The games are kept for { $years } years.
dwz-first-all-points = There is no first DWZ while every game is won. The games are kept for { $years } years.
dwz-kept = Kept for a first DWZ, for { $years } years.

dwz-performance-few = Rated games: { $games }. A performance is defined from { $least } games on.
dwz-note-performance-extreme = With all points or none there is no performance in the strict sense. Shown is the opponents' average with { $points } points added or taken off, an older rule.

dwz-note-no-date = Without a date of the event the age is not known.
dwz-note-no-index = The index is not given and counts as { $experienced } or more. By the index, the new DWZ lies between { $low } and { $high }.
dwz-note-no-age = The age is not known and counts as over { $junior }. By the age, the new DWZ lies between { $low } and { $high }.
dwz-note-no-age-no-index = Neither age nor index is known: they count as over { $junior } and as { $experienced } or more. By them, the new DWZ lies between { $low } and { $high }.
dwz-note-raised = On 8 June 2026 all DWZ below { $limit } were raised. If { $rating } is your DWZ from before, it is { $raised } since then, and the index is one higher: enter those. The same holds for your opponents.
dwz-note-not-raised = Since 8 June 2026 no DWZ lies below { $least }, so { $rating } is one from before the raise of that day. It became { $raised }, and the index is one higher: enter those.
dwz-note-fide = From a DWZ of { $least } on, the DSB usually counts with the FIDE rating. Enter that one if you have it.
dwz-note-older-event = The event is older than the rules used here, which hold since 1 August 2016.
dwz-note-exceptional = Your performance of { $performance } lies more than { $points } points above your DWZ. Your opponents are rated against it instead of your DWZ.
dwz-note-first-together = The DSB computes all newcomers of an event together. Opponents who get their first DWZ in the same event count with that number.
dwz-note-lift-unconfirmed = The lift of results up to { $limit } was not confirmed by a text of the federation on { $checked }.
dwz-note-performance-lowest = The calculation would give a performance below zero; it is never less than { $lowest }.
dwz-note-first-unsure = The formula for a first DWZ since June 2026 is less sure than the rest: one public program has it, and one published evaluation supports it.
dwz-note-first-all-points = Whether winning every game gives a first DWZ, and whether it is this one, is not certain: one public program does so; by the older text there is none.
dwz-doubt-text = The text of the Wertungsordnung in force since 8 June 2026 was not at hand on { $checked }. K, its table and the least DWZ are pieced together from { $programs } independent programs; every published evaluation that can be checked comes out to the last digit.
dwz-doubt-first = The first DWZ since then is less sure: one program has its formula.
dwz-doubt-index = On { $checked } it was not known how a half in the decimal of K is rounded, and what holds for a player without an index.
dwz-note-newcomers = Games against players without a DWZ: { $games }. They do not count here. If such an opponent got a first DWZ in the same event, the game counts with it: enter that number.
dwz-note-exceptional-unseen = Of the rule on performances far above the DWZ only an older text was seen; whether it still holds since June 2026 was not known on { $checked }.
