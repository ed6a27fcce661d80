### Texts that the running page composes.
### Figures arrive as written numbers; only $count chooses a plural.

decimal-mark = .
opening-system = elo
usual-systems = elo fide
dash = –
percent = { $value }%
gain = gain
loss = loss
unchanged = unchanged
expected-one = Expected score { $expected }: a draw counts as half a win.
expected-several = Expected score { $expected } from { $games } { $count ->
        [one] game
       *[other] games
    }; the percentage is the average per game, with a draw as half a win.
rounding = { $own } { $change } = { $exact }, rounded { $rating }.
limited = { $own } { $change } = { $exact }; by the rules the limit is { $rating }.
cut = { $own } { $change } = { $exact }, shown without decimals as { $rating }.
choice-none = not known
state-moved = { $before } → { $after }
state-after = { $fact } after the games
field-not-offered = This system rates no average of opponents: list them under “Several games”.
status = New rating { $rating }, change { $change }.
status-incomplete = No result yet.
counted = { $counted } of { $listed } games counted.
note-estimate = Estimate from the average of the field.
compare-exact = { $count ->
        [one] Your listed game gives
       *[other] Your { $games } listed games give
    } exactly { $change }, new rating { $rating }.
row-opponent = Opponent's rating, game { $number }
row-result = Result of game { $number }
row-remove = Remove game { $number }
row-removed = Game { $number } removed.
row-example = An example: type your own game over it.
row-open = Still to be played.
step-sum = Expected from { $games } games together: { $expected }.
step-change = Change: K × (score − expected) = { $k } × ({ $score } − { $expected }) = { $change }.
step-new-rating = New rating: { $own } { $moved } = { $rating }. The change { $change } is rounded once, half a point away from zero.
not-counted-open = Not counted: no result yet.
not-counted-unrated = Not counted: the opponent has no rating.
not-counted-forfeit = Not counted: won or lost by forfeit.
not-counted-bye = Not counted: a bye is not a game.
error-empty = Type a number.
error-not-a-number = Not a number. Use digits, as in { $example }.
error-not-whole = Use a whole number.
error-out-of-range = Use a number from { $low } to { $high }.
error-bad-games = Use a whole number of games, at least 1.
error-bad-points = Use whole or half points, from 0 to { $high }.
error-bad-score = Choose win, draw or loss.
error-missing = This is needed.

date = { $year }-{ $month }-{ $day }
status-first = First rating { $rating }.
other-side = Opponent's new rating { $rating }, change { $change } with { $letter } { $k }.
other-side-moved = Opponent's new rating { $rating }, change { $change }.
row-more = More about game { $number }
row-state = Kind of game { $number }
row-fact = { $fact }, game { $number }
paste-read = { $count ->
        [one] One game read.
       *[other] { $games } games read.
    }
paste-open = { $count ->
        [one] One is without a result.
       *[other] { $games } are without a result.
    }
paste-unread = { $count ->
        [one] One line was not understood and was left in the box: { $lines }
       *[other] Some lines were not understood and were left in the box: { $lines }
    }
edition-since = Rules in force since { $since }. Source: { $source }. Last checked on { $checked }.
edition-between = Rules in force from { $since } to { $until }. Source: { $source }. Last checked on { $checked }.
edition-source = Source: { $source }. Last checked on { $checked }.
why-period = A list takes all events of its period together; a game from another event in the same period moves the same sum.
why-start = The change is added to the rating of the list before, which may have moved since the event began.
why-event = Every event is computed by itself, from the DWZ that the event before it left; a list shows the state on its day.
why-k = A federation knows your exact number of games and your age; what you leave empty here is assumed.
error-bad-date = Use a date like { $example-date }.
error-unknown-choice = Choose one of the values offered.
error-end-before-date = The last day is before the first.

keeping-none = What you enter is kept in this browser, on this device only.
keeping-kept = Kept in this browser, on this device only.
keeping-shared = What you change here is not kept until you make it yours.
keeping-refused = This browser keeps nothing for this page. Copy the link or save the games to come back to them.
keeping-deleted = Deleted: nothing of it is left on this device.
printed = Printed on { $date }.

date-label = First day of the event
end-label = Last day of the event
when-today = today
when-played = Played: { $parts }
assumed = Assumed, for want of: { $facts }
