### Glicko-2.

system-glicko2 = Glicko-2
system-glicko2-about = Mark Glickman's second system: beside rating and deviation stands a volatility, which says how steadily somebody plays. Surprising results raise it, and with it the deviation. It is meant for rating periods of many games. How fast the volatility may change, tau, the paper leaves to whoever runs the system.
difference-glicko2 = Glicko-2 has no K: like in Glicko the deviation decides how far a result moves the rating, and after surprising results the volatility lets the deviation grow.

fact-volatility = Your volatility
fact-idle = Rating periods without games
fact-tau = System constant tau
glicko2-hint-volatility = How steadily you play. Left empty, it is { $usual }, as for somebody who was never rated.
glicko2-hint-idle = Those before this period; the deviation grows with each.
glicko2-hint-tau = How fast a volatility may change: from { $low } to { $high }, usually { $usual }.

glicko2-step-variance = The games together say { $information }: a variance of v = { $variance } on the system's own scale.
glicko2-step-volatility = They speak for an improvement of { $improvement } on that scale; the volatility goes from { $before } to { $volatility }.
glicko2-step-period = With the volatility of { $volatility } the period lets the deviation grow from { $before } to { $deviation }.
glicko2-step-deviation = With the games it falls from { $before } to { $deviation }.
