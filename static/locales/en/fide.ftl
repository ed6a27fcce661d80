### FIDE.

## FIDE: what it asks for

fide-hint-games = Games rated on this list before the event. With fewer than { $games }, K is higher.
fide-hint-born = K is { $k } until the end of the year in which you turn { $age }, as long as your rating has stayed below { $limit }.
fact-peak = Highest published rating
fide-hint-peak = Once you have been published at { $limit } or more, K stays { $k }, whatever your rating is today.

## FIDE: K

fide-k-preset-new = New to the list, or a junior
fide-k-preset-usual = Most players
fide-k-preset-top = Has reached { $limit }
fide-k-everybody = K is { $k } for everybody in rapid and blitz before 1 October 2022.
fide-k-top = K is { $k }: a published rating has reached { $limit }, and K then stays { $k } for good.
fide-k-junior = K is { $k }: until the end of the year in which you turn { $age }, never rated { $limit } or more.
fide-k-junior-birthday = K is { $k }: until the day on which you turn { $age }, never rated { $limit } or more.
fide-k-junior-strong = K is { $k }: the rule for juniors ends once a rating of { $junior } is reached.
fide-k-new = K is { $k }: fewer than { $games } rated games.
fide-k-usual = K is { $k }: at least { $games } rated games, and the rating has stayed below { $limit }.
fide-k-assumed = K is { $k }, taking it that there are at least { $games } rated games and that the rating has stayed below { $limit }. Enter the number of games and the year of birth if that may be different.
fide-k-limit = K is { $k } instead of { $suggested }: K times the number of games may not exceed { $limit }, and there are { $games } games.
fide-k-above-limit = With { $games } games in one period FIDE lowers K to { $largest }, because K times games may not exceed { $limit }. Your K of { $k } was used as you entered it.
fide-note-early = The rules of this date were not known here on { $checked }; these are the oldest that were.
fide-note-birthday = You turn { $age } in the year of this event, and K was { $k } only until that birthday; from then on it was { $after }. If you were { $age } already, choose that K.
fide-note-limit-gone = Differences over { $limit } points count as { $limit } here, as from { $since } on. By { $gone } rapid and blitz no longer had that limit; on { $checked } the day on which it went was not known.
fide-age-needs-date = The year of birth was not used: enter the date of the event, because juniors have another K until the end of the year in which they turn { $age }.

## FIDE: games

fide-capped = The difference of { $difference } counts as { $counted }, as if the opponent were rated { $rating }.
fide-full-difference = The full difference of { $difference } counts, because your own rating is { $limit } or more.
fide-no-upgrade = The full difference of { $difference } counts: until February 2024 only the largest difference in a tournament was limited.
fide-gap-not-rated = Not rated: the players are { $gap } points or more apart ({ $difference }) and one of them is above { $above }.
fide-opponent-below-floor = Not rated: FIDE publishes no ratings below { $floor }, so an opponent with { $opponent } is unrated.
fide-below-floor = A rating of { $rating } is below FIDE's floor of { $floor }: on the next list you are shown as unrated.
fide-own-below-floor = FIDE publishes no ratings below { $floor }, so a player with { $own } is unrated. This is what the formula would give.

## FIDE: working

fide-step-game = { $chapter }.3.1, game { $number }: { $own } against { $opponent } is a difference of { $difference }; table { $chapter }.1.2 gives an expected score of { $expected }.
fide-step-game-capped = { $chapter }.3.1, game { $number }: { $own } against { $opponent } is a difference of { $difference }, counted as { $counted }; table { $chapter }.1.2 gives an expected score of { $expected }.
fide-step-field = { $chapter }.3.1, as an estimate: { $own } against the average of { $average } is a difference of { $difference }; table { $chapter }.1.2 gives an expected score of { $expected } in each game.
fide-step-field-capped = { $chapter }.3.1, as an estimate: { $own } against the average of { $average } is a difference of { $difference }, counted as { $counted }; table { $chapter }.1.2 gives an expected score of { $expected }.
fide-step-sum = { $chapter }.3.2, rated games: { $games }. In hundredths of a point the score is F = { $scored } and the expected score is N = { $expected }.
fide-step-change = { $chapter }.3.3: K × (F/100 − N/100) = { $k } × ({ $scored }/100 − { $expected }/100) = { $change }.
fide-step-new-rating = { $chapter }.3.4: { $change } is rounded to { $moved }, a half away from zero. Rn = Ro + change: { $own } and { $moved } make { $rating }.

## FIDE: first rating

fide-first-few = There is no rating yet. Games against rated opponents so far: { $games } of the { $needed } needed; still missing: { $missing }.
fide-first-zero = There is no rating yet: a first event without even half a point is disregarded.
fide-first-below-floor = There is no rating yet: the result is { $rating }, and a first rating must be at least { $floor }.
fide-first-maximum = The result of { $rating } is lowered to { $maximum }, the highest first rating there is.
fide-first-standard-counts = A player with a standard rating needs no first rapid or blitz rating: the standard rating is used.
fide-step-first-average-draws = { $chapter }.2: the average rating of the { $games } opponents and of { $draws } hypothetical opponents rated { $rating } is Ra = { $average }. The hypothetical games are draws.
fide-step-first-average = { $chapter }.2: the average rating of the { $games } opponents is Ra = { $average }.
fide-step-first-percentage = { $chapter }.2: { $points } out of { $games } is { $percent }%, and table { $chapter }.1.1 turns that into { $added }.
fide-step-first-half-points = { $chapter }.2: { $points } out of { $games } is { $even }% or more. Half points above { $even }%: { $halves }, each worth { $each }, together { $added }.
fide-step-first-rating = { $chapter }.2: Ru = { $average } and { $added } make { $exact }, rounded to { $rating }.

## The columns of FIDE's own calculation page

fide-column-rc = Rc
fide-column-ro = Ro
fide-column-w = w
fide-column-n = n
fide-column-chg = chg
fide-column-k = K
fide-column-k-chg = K*chg
