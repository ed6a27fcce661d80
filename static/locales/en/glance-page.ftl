### What stands in the HTML beside the answer.

goal-short = Goal
glance-slider =
    .aria-label = Another opponent's rating
glance-help = Your expected score, by the opponent's rating. Drag the point to try another opponent.
