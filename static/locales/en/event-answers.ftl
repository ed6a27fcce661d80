### What the questions around an event are answered with.

event-newcomer = Without a rating there is none to gain or to lose yet.
event-needs-rating = Enter your rating above first, or correct the field that holds something unusable.
event-needs-games = Type your opponents above first. They need no result.
event-needs-field = Type the average opponent and the number of games above first. The points do not matter here.
event-one = One game against { $opponent }, as if still to be played.
event-coming = { $games } { $count ->
        [one] game
       *[other] games
    } without a result: still to be played.
event-field = { $games } { $count ->
        [one] game
       *[other] games
    } against { $average } on average: an estimate.
event-played = { $count ->
        [one] The game has a result; this is what any score would do.
       *[other] All { $games } games have a result; this is what any score would do.
    }
from-to = { $least } to { $most }

## Target

target-scored = You scored { $score }.
target-goal = To reach { $rating }
target-score = { $score } of { $games }
target-result = New rating { $rating }, change { $change }.
target-possible = { $score } of { $games } can be enough, if the points fall well.
target-uncertain = Not certain
target-none = Out of reach
target-most = { $count ->
        [one] Even with a win the new rating is { $rating }.
       *[other] Even with { $games } of { $games } the new rating is { $rating }.
    }
target-nothing = Nothing more
target-least = Even without another point the new rating is { $rating }.
target-spread = Here it also matters which games bring the points: a range runs from the worst to the best way.
scores-of = { $count ->
        [one] Points from the game.
       *[other] Points from the { $games } games.
    }
scores-step = Only every { $step } points are listed.
scores-enough = In bold: enough for { $rating }.
chart-change-about = Bars: change by score from { $games } games, from { $low } without a point to { $high } with all.

## Chances

chances-single = Expected score { $expected }% = { $win }% + { $half }%: the chance to win and half the chance to draw.
chances-likely = Most likely score: { $score } of { $games }. Expected score { $expected }: a draw counts as half a win.
chances-scored = Your { $score } or more: chance { $chance }.
chances-goal = Chance to reach { $rating }
chart-scores-about = Bars: chance of every total score; the most likely is { $score }, with { $chance }.
chart-expected-about = Curve: expected score by rating difference, seen from { $rating }.

## Performance

figure-average = Opponents' average (Ra)
figure-tpr = Tournament performance (TPR)
figure-ptp = Perfect performance (PTP)
figure-fide_norm = Norm performance (Rp)
figure-lpr = List performance (LPR)
figure-performance = Performance

## Norms

norm-system = Norms are FIDE's. Choose FIDE as the rating system above.
norm-mode = Norms look at every opponent: list yours under “Several games” above.
norm-heading = { $norm } norm:
norm-met = met
norm-all-met = met, as far as checked
norm-not-met = not met
norm-not-known = not known yet
norm-depends = depends on the format
norm-format-swiss = Swiss system
norm-format-round-robin = Round-robin
norm-format-double-round-robin = Double round-robin
norm-outcome = { $format }: { $verdict }.
norm-outcome-scored = { $format }, if the unrated opponents took points from rated players: { $verdict }.
norm-outcome-scoreless = { $format }, if they took none: { $verdict }.
norm-article = ({ $article })
norm-still = { $count ->
        [one] Score still needed from the remaining game: { $score }.
       *[other] Score still needed from the remaining { $games } games: { $score }.
    }
norm-like = { $count ->
        [one] Enough from the remaining game, against an opponent as strong as so far: { $score }.
       *[other] Enough from the remaining { $games } games, against opponents as strong as so far: { $score }.
    }
norm-too-late = No score in the remaining games is enough.
norm-any = any
norm-row-title = Title of the opponent, game { $number }
norm-row-federation = Federation of the opponent, game { $number }
