### KNSB (both books) and Schaaks.

## What the systems ask for

knsb-hint-games = Games counted before this period; on the KNSB list the column NV. With a FIDE rating only, enter { $product } divided by your FIDE K. Left empty, you count as experienced.
knsb-classic-hint-games = Games counted before this period. Left empty, you count as experienced.
knsb-classic-hint-born = For players up to category A: the list gave them points besides. Left empty, you count as a senior.
schaaks-hint-games = Your games on this ladder so far. No game yet counts as { $least }. Left empty, you count as experienced.
knsb-hint-born = You are a junior up to and including the year in which you turn { $age }. Left empty, you count as a senior.

## Why this K

knsb-k-assumed = K = { $k }, on the assumption of at least { $limit } counted games.
knsb-k-few-games = K = { $base } / √{ $games } = { $k }, because fewer than { $limit } games have been counted.
knsb-k-no-games = K = { $base } / √{ $games } = { $k }, because having no game yet counts as { $games }.
knsb-k-senior = K = { $k } for at least { $limit } counted games and a rating of { $low } at most.
knsb-k-junior = K = { $k } for a junior with at least { $limit } counted games and a rating of { $low } at most.
knsb-k-sliding = K = { $full } − ({ $own } − { $low }) / { $divisor } = { $k }: between { $low } and { $high } it falls evenly from { $full } to { $least }.
knsb-k-master = K = { $k } for a rating of { $high } or more.
knsb-k-halved = K = { $full } / { $divisor } = { $k }, because points were lost to a junior with little experience.

## Steps

knsb-step-expected = Expected score: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected }, where Φ is the normal distribution.
knsb-step-game = Game { $number }, opponent { $opponent }: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected }.
knsb-step-field = Against the average of { $opponent }: Φ(({ $own } − { $opponent }) / ({ $over }/{ $under })) = Φ({ $z }) = { $expected } a game.
knsb-step-halved = Game { $number }: the opponent is a junior with { $games } counted games, fewer than { $limit }. You lose points, so K is { $full } / { $divisor } = { $k } in this game.
knsb-step-changes = Change: the K of each game × (score − expected), added up: { $change }.
knsb-step-new-rating = The change { $change } is rounded once to a whole number, { $moved }. New rating, from { $own }: { $rating }.
knsb-step-lpr = List performance rating (LPR): { $score } from { $games } is what a rating of { $lpr } expects from these opponents.
knsb-step-lpr-draw = List performance rating (LPR): { $score } from { $games }, with a fictitious draw against { $rating } added because all was won or lost, is what a rating of { $lpr } expects.
knsb-step-cap = The new rating may lie at most { $cap } points beyond the LPR of { $lpr }, so it is { $rating }.
knsb-step-floor = No rating on this list lies below { $floor }, so it is { $floor }.
knsb-step-first = First rating: average + { $span } × (2 × score / games − 1) = { $average } + { $span } × (2 × { $score } / { $games } − 1) = { $performance }.

schaaks-step-expected = Expected score: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected }, because { $opponent } − { $own } = { $gap }.
schaaks-step-field = Against the average of { $opponent }: 1 / (1 + 10^({ $gap } / { $scale })) = { $expected } a game.
schaaks-step-game = Game { $number }, { $own } against { $opponent }: { $k } × ({ $score } − { $expected }) = { $change }, rounded { $rating }.
schaaks-step-row = Games rated one after another: { $games }. They lead from { $own } to { $rating }, a change of { $moved }.
schaaks-step-new-rating = New rating: { $own } changed by { $change } is { $exact }, rounded { $rating }. A half goes up.
schaaks-step-floor = No rating lies below { $floor }, so it is { $floor }.
schaaks-step-start = Everyone starts at { $start }.

## First rating

knsb-first-too-few = No first rating yet. Counted games: { $games }; needed: { $needed }.

## Notes on a game

knsb-not-counted-few-games = Not counted: the opponent has { $games } counted games, and { $limit } are needed.
knsb-not-counted-no-tlpr = Not counted here: the KNSB estimates a rating for this opponent by a rule that was not known to us on { $checked }.
knsb-line-halved = K is { $k } instead of { $full } here: points lost to a junior with fewer than { $limit } counted games ({ $games }).
knsb-line-junior-games = If this junior has fewer than { $limit } counted games, you lose only half of these points.
schaaks-not-counted-start = Not part of the start: everyone begins at { $start }, and games move that rating.

## Notes on a result

knsb-note-reconstructed = These rules are reconstructed from public code; the KNSB's own number may differ.
knsb-classic-note-reconstructed = These rules are pieced together from club pages; the KNSB's own number may differ.
knsb-classic-note-youth = With every list the KNSB gave young players { $younger } points up to category C and { $older } in categories A and B, but to nobody above { $limit }; K depended on youth as well. How was not known on { $checked }; neither is included.
knsb-note-half = The change { $change } is an exact half. How the KNSB rounds it was not confirmed on { $checked }; it goes up here.
knsb-note-ended = These rules held until { $until }. For later games choose { system-knsb }.
knsb-note-not-yet = There was no such list yet on this date: classical ratings follow these rules since March 2024, rapid and blitz ratings exist since October 2024.
knsb-note-no-date = Without the date of the game, nobody counts as a junior.
knsb-note-junior-k = The K of juniors between { $low } and { $high } was not confirmed on { $checked }; a straight line from { $full } to { $least } is used.
knsb-note-youth-bonus = The KNSB gives juniors a monthly bonus up to { $limit }. Its amount was not known to us on { $checked }, so it is not included.
knsb-note-halved-draw = Whether a draw that costs points halves K as well was not confirmed on { $checked }; it does here.
knsb-note-first-extreme = All games were won or lost. The fictitious draw against the average of the opponents was not confirmed on { $checked }.
