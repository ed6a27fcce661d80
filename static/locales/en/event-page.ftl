### The questions around an event, as they stand in HTML.

event-heading = Before and after the event
event-target = What do I need?
event-likelihood = How likely is it?
event-worth = What was it worth?
event-norms = Is it a norm? (FIDE)
event-score = Score

## Target

goal-label = Rating to reach
goal-help = The games are those entered above. List opponents without a result, and they count as still to be played.
target-hold = To lose nothing
target-scores = Every possible score
chart-change = Chart: change by score
chart-change-help = Scores that miss the rating to reach are grey. The same numbers stand in the table of every possible score.

## Chances

draws-label = Drawn games between equals
draws-help = No rating says how often a game is drawn, so this is an assumption. Whatever it is, the expected score is the chance to win and half the chance to draw. The greater the difference, the fewer the draws (Davidson's model).
chances-hold = Chance to lose nothing
chances-goal-hint = Type a rating to reach under “What do I need?”, and its chance stands here as well.
chances-games = Game by game
chances-games-help = Expected score, and chance to win, to draw and to lose.
chances-totals = Every total score
chances-exactly = Chance
chances-at-least = This or more
chart-totals = Chart: chance of every score
chart-totals-help = Scores that miss the rating to reach are grey. The same numbers stand in the table of every total score.
chart-curve = Chart: expected score by rating difference
chart-curve-up = Expected score
chart-curve-across = Rating difference
chart-curve-help = Your rating minus the opponent's. The dots are your opponents. A draw counts as half a win.
chart-curve-table = The curve in numbers

## Norms

norm-own = Your federation
norm-own-help = In three letters, as in NED or GER.
norm-in-all = Rounds in all
norm-in-all-help = If more rounds follow than are listed above. A bye counts as a round, so list it.
norm-format = Format of the event
norm-format-unknown = Not known
norm-format-help = Some conditions hang on it.
norm-opponents = What norms ask about your opponents
norm-title = Title
norm-title-unknown = Not known
norm-title-none = None
norm-federation = Fede{ "\u00AD" }ration
norm-needs = What remaining games still ask for
norm-needs-score = Score
norm-needs-average = Unknown opponents' average, at least
