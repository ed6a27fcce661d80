### What stands in the HTML beside the answer.

goal-short = Goal
glance-slider =
    .aria-label = Try another opponent
glance-help = Your expected score, by the strength of the opponent. Drag the point to try another opponent.
