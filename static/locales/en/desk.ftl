### The tournament desk: what its worker says.

desk-unnamed = Unnamed event
desk-event-in-file = { $name } ({ $players })
desk-players = { $count ->
        [one] { $players } player
       *[other] { $players } players
    }
desk-rounds = { $count ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
desk-ratings-of = Ratings used: { $list }.
desk-format-told = { $format } (from the file)
desk-format-untold = Not known
desk-format-by-file = Format of the event: { $format }, as the file tells.
desk-format-chosen = Format of the event: { $format }, as chosen above.
desk-format-instead = Format of the event: { $format }, as chosen above; by the file: { $told }.
desk-format-open = Format of the event: the file does not tell it. Choose it above if you know it.
desk-list-any = ratings of the file
desk-list-fid = FIDE
desk-list-ned = KNSB
desk-list-ger = DWZ
desk-team-sum = { $count ->
        [one] { $rated } rated player
       *[other] { $rated } rated players
    }, average { $average }; score { $score }, expected { $expected }, change { $change }.

## Columns

desk-column-number = No.
desk-column-name = Name
desk-column-team = Team
desk-column-rating = Rating
desk-column-games = Games
desk-column-score = Score
desk-column-expected = Expected
desk-column-change = Change
desk-column-new = New
desk-shown = { $count ->
        [one] { $first }–{ $last } of { $found } player
       *[other] { $first }–{ $last } of { $found } players
    }
desk-column-performance = Perf.
desk-totals = Sum of { $count ->
        [one] one rated player
       *[other] { $rated } rated players
    }
desk-average = ⌀ { $rating }
desk-biggest-gain = ▲ biggest gain
desk-biggest-loss = ▼ biggest drop
desk-standing = Rank { $rank }, points: { $points }
desk-standing-points = Points: { $points }
desk-found-nobody = No player found.
desk-first = First rating
desk-unrated = Not rated: no rating, and no rule for a first one

## A player

desk-sum = { $own } { $change } = { $rating }: scored { $score }, expected { $expected }.
desk-sum-factor = { $own } { $change } = { $rating }: scored { $score }, expected { $expected }, { $letter } { $k }.
desk-figure = { $name }: { $value }
desk-nobody = no opponent
desk-colour-w = White
desk-colour-b = Black
desk-fact-rating = Rating before
desk-fact-games = Rated games before
desk-fact-born = Year of birth
desk-fact-peak = Highest rating
desk-fact-index = Index
desk-result-win = Win
desk-result-draw = Draw
desk-result-loss = Loss
desk-result-forfeit-win = Win by forfeit
desk-result-forfeit-loss = Loss by forfeit
desk-result-forfeit-both = Forfeit by both
desk-result-open = No result
desk-result-short-win = Win before both had moved
desk-result-short-draw = Draw before both had moved
desk-result-short-loss = Loss before both had moved
desk-result-bye-allocated = Bye from the pairing
desk-result-bye-full = Full-point bye
desk-result-bye-half = Half-point bye
desk-result-bye-zero = Zero-point bye, absent
desk-edit-fact = { $name }: { $fact } { $value }
desk-edit-join = { $other } is { $name }
desk-edit-apart = { $other } and { $name } are two people
desk-edit-result = { $name }, round { $round }: { $result }
desk-edit-game = { $name }, round { $round }, against { $opponent }: { $result }
error-desk-round = Type the round, a number from { $low } to { $high }.
error-desk-opponent = Type the number of another player of the event.
desk-not-counted-stranger = Not counted: the file does not have the opponent.
desk-not-counted-short = Not counted: decided before both had moved.
desk-not-counted-variant = Not counted: no chess by FIDE's rules, or not from the beginning.
desk-not-counted-disputed = Not counted: the two players' rows contradict each other.

## Remarks

desk-severity-error = Error
desk-severity-warning = Check
desk-severity-notice = Note
desk-add-pasted = The pasted table
desk-answer-join = Join them
desk-answer-apart = They are two people
desk-answer-date = Enter the first day
desk-answer-tempo = Choose the time control
error-desk-no-table = There is no table in it that can be read.
error-desk-other-event = None of its players is in this event. Open it by itself.
desk-count-error = { $count ->
        [one] { $number } error
       *[other] { $number } errors
    }
desk-count-warning = { $number } to check
desk-count-notice = { $count ->
        [one] { $number } note
       *[other] { $number } notes
    }
desk-more = and { $number } more; a saved Excel file has all of them
desk-place-sheet = sheet { $sheet }
desk-place-line = line { $line }
desk-place-column = column { $column }
