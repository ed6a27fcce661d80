### The pictures beside the answer, and the goal.

glance-chances = Chances: win { $win }, draw { $draw }, loss { $loss }
glance-assumed = Ratings do not say how often games are drawn: { $draws } of the games between equals is assumed, and fewer the further apart the players are. Under “How likely is it?” you can change that.
glance-curve = Curve: the score that { $own } expects, by the strength of the opponent. Against { $opponent } it is { $expected }; a win brings { $win }, a draw { $draw }, a loss { $loss }.
glance-curve-several = Curve: the score that { $own } expects, by the strength of the opponent, with your opponents on it.
glance-point = { $opponent }: expected score { $expected }
goal-more = { $score } more out of { $games } ({ $total } of { $rounds }), chance { $chance }
goal-of = { $score } out of { $games }, chance { $chance }
goal-needed = { $score } out of { $games } would reach it, chance { $chance } beforehand
goal-none = Out of reach: { $rating } at most
goal-uncertain = Depends on which games bring the points
goal-nothing = Reached, whatever happens
