### The questions around an event: performance, target, chances, norms.

## Performance

performance-no-games = No played game against a rated opponent yet.
performance-all-or-nothing = With all points or none there is no such rating: no rating expects to win or to lose everything.
performance-logistic = The rating that expects just this score from these opponents, on the logistic curve with the scale { $scale }.
fide-performance-average = The average rating of the opponents met over the board, rounded, a half upwards.
fide-performance-tpr = Tournament performance rating: the opponents' average and the difference that FIDE's table gives for the score in whole percent.
fide-performance-ptp = Perfect tournament performance: the lowest rating that expects at least this score from these opponents, by FIDE's table and without a limit to the difference. Without a point it is the lowest opponent less { $notional }.
fide-performance-norm = The performance that norms are judged by: an unrated opponent counts as { $unrated }, and the lowest opponent may be raised to a floor.
fide-performance-notional = Notional: with all points or none FIDE takes a difference of { $notional }.
fide-ptp-all-won = Disputed: with all points the definition gives the highest opponent and { $certain } points more; some programs add { $notional }.
fide-performance-norm-reached = At least { $performance }, the performance of a norm. The lowest opponent counts as at least { $floor }.
fide-norm-standard-only = There are norms in standard chess only.
knsb-performance-lpr = List performance rating (LPR): the rating that expects just this score from these opponents, on the KNSB's normal curve.
knsb-performance-draw = With all points or none, a fictitious draw against { $rating } is added.
knsb-performance-linear = Linear performance: the opponents' average + { $span } × (2 × score / games − 1), as club pages explain it.
dwz-performance = Turnierleistung: the DWZ that expects this score from these opponents.

## Target

forecast-spread = Here it also matters which games bring the points. The first number is reached however the points fall, the second one only if they fall well.

## Norms

norm-games = Games played: { $value }; needed at least { $needed }.
norm-players = Players in the double round-robin: { $value }; needed at least { $needed }.
norm-federations = Federations of opponents besides your own: { $value }; needed at least { $needed }.
norm-own-federation = Opponents from your own federation: { $value }; at most { $needed } are allowed.
norm-own-unknown = At most { $needed } opponents may come from your own federation, which is not entered.
norm-one-federation = Most opponents from one federation: { $value }; at most { $needed } are allowed.
norm-titled = Opponents with a title (CM and WCM do not count): { $value }; needed at least { $needed }.
norm-holders-gm = Grandmasters among the opponents: { $value }; needed at least { $needed }.
norm-holders-im = Opponents with the title IM or GM: { $value }; needed at least { $needed }.
norm-holders-wgm = Opponents with the title WGM, IM or GM: { $value }; needed at least { $needed }.
norm-holders-wim = Opponents with the title WIM, WGM, IM or GM: { $value }; needed at least { $needed }.
norm-average = Opponents' average: { $value }; needed at least { $needed }.
norm-average-open = Opponents' average: needed at least { $needed }.
norm-performance = Performance so far: { $value }; needed at least { $needed }.
norm-performance-open = Performance: needed at least { $needed }.
norm-score = Score: { $value }; from { $games } games at least { $needed } are needed, { $percent }%.
norm-note-raised = The lowest opponent, with { $lowest }, counts as { $floor }.
norm-note-dropped = Not counted because they were not played: { $games }.
norm-left-outside = Game { $game } is not counted: the opponent belongs to no federation of FIDE.
norm-left-scoreless = Game { $game } is not counted: the opponent has no rating and scored nothing against rated players in a round-robin.
norm-left-won = Game { $game } is left aside: won games may be ignored if the remaining ones make the norm.
norm-note-later = Only the rounds up to { $round } are counted: what comes after a completed norm may be ignored in a Swiss.
norm-note-complete = The norm was complete after round { $round } already.
norm-note-lost = The forfeit win in the last round counts as a lost game: it is needed for the number of games.
norm-note-eight = { $games } games are enough: in an event of { $rounds } rounds one may be missing through a forfeit win or a pairing-allocated bye. Only one such norm may be used in an application.
norm-note-long = A norm from more than { $games } games counts as one of { $games }.
norm-note-win-more = Games still to be won may be ignored, so it is not decided yet.
norm-note-stopped = There are too many ways of ignoring won games to try them all.
norm-note-format = It hangs on the format of the event: enter it if you know it.
norm-note-code = Game { $game }: the federation's code is none of FIDE's, so this opponent's federation counts as not known.
norm-note-strangers = Opponents of unknown federation: { $games }. A game against a player of no federation of FIDE does not count, and without it the verdict may be another.
norm-note-own-code = Your federation's code is none of FIDE's, so it counts as not known.
norm-note-fewer-games = Fewer games are enough in some team events, in the World Cup, or if in an event of { $rounds } rounds one game was a forfeit win or a pairing-allocated bye. Ask the arbiter.
norm-note-exempt = Some events, such as national championships, are exempt from the conditions on federations. Ask the arbiter.
norm-note-older = The event is older than these regulations; the conditions may have differed.
norm-note-unchecked = Not checked here:
norm-unchecked-woman = that the player is a woman
norm-unchecked-event = registration of the event with FIDE, time control, rounds a day, arbiters in the playing venue
norm-unchecked-fewer = team championships and the World Cup, where fewer games are enough
norm-unchecked-adjudged = games decided by adjudication or otherwise than over the board
norm-unchecked-altered = changes of rounds or pairings that favoured a player
norm-unchecked-format = formats other than Swiss, round-robin, double round-robin and knockout
norm-unchecked-exempt = exemptions from the conditions on federations: national championships, zonals, large international Swiss tournaments
norm-unchecked-list = that ratings, titles and federations are those of the list at the start
norm-unchecked-together = what all norms of an application must have together
norm-for-some = { $norms }: { $unchecked }
norm-note-title = A norm is not yet the title: that takes norms over { $games } games together and once a rating of { $rating }.
