### Glicko, and what the systems of its family share.

system-glicko = Glicko
system-glicko-about = Mark Glickman's first system: beside the rating stands a deviation (RD), which says how sure the rating is. It shrinks with every game and grows with time, and it decides how far a result moves the rating. All games of a rating period count together. The paper leaves the growth c and the length of a period to whoever runs the system.
difference-glicko = Glicko has no K: the less sure your rating is, the further a result moves it, and a game against somebody whose own rating is unsure counts for less.

fact-deviation = Your deviation (RD)
fact-opponent-deviation = Opponent's deviation (RD)
fact-periods = Rating periods since your last games
fact-c = Growth of the deviation (c)
glicko-hint-deviation = How sure your rating is: the lower, the surer. Left empty, it is { $most }, as for somebody who was never rated.
glicko-ask-deviation = Much depends on your deviation: without it, yours counts as { $most }, as for somebody who was never rated.
glicko-hint-periods = The deviation grows with each. Left empty, the deviation is taken for that of today.
glicko-hint-c = How much the deviation grows in a period. Usual is { $usual }: with it { $deviation } becomes { $most } in { $periods } periods.
glicko-note-deviation = Your deviation was not given: { $deviation } is assumed, as for somebody who was never rated. Enter yours for a result that holds.
glicko-note-opponents = Opponents whose deviation was not given: { $games }. For them { $deviation } is assumed, so that these games count for less.

glicko-step-start = Who was never rated begins at { $rating } with a deviation of { $deviation }.
glicko-step-rest = Before the games: in { $periods } periods the deviation grows from { $before } to { $deviation }.
glicko-step-game = Game { $number }: { $own } against { $opponent }, which weighs g = { $weight } by the opponent's deviation; expected score { $expected }.
glicko-step-deviation = The games together say { $information }, as much as a deviation of { $d } would. With it the deviation falls from { $before } to { $deviation }.
glicko-step-rating = Weighed score above expectation: { $surplus }. A point of it is worth { $factor }, so the rating changes by { $change }; from { $own } it becomes { $rating }.
