### Glicko-2.

system-glicko2 = Glicko-2
system-glicko2-about = Het tweede systeem van Mark Glickman: naast rating en deviatie staat een volatiliteit, die zegt hoe gelijkmatig iemand speelt. Verrassende uitslagen verhogen die, en daarmee de deviatie. Het systeem is bedoeld voor ratingperioden met veel partijen. Hoe snel de volatiliteit mag veranderen, tau, laat het artikel over aan wie het systeem gebruikt.
difference-glicko2 = Glicko-2 heeft geen K: net als bij Glicko bepaalt de deviatie hoe ver een uitslag de rating verschuift, en na verrassende uitslagen laat de volatiliteit de deviatie groeien.

fact-volatility = Jouw volatiliteit
fact-idle = Ratingperioden zonder partijen
fact-tau = Systeemconstante tau
glicko2-hint-volatility = Hoe gelijkmatig je speelt. Laat je dit leeg, dan is die { $usual }, zoals bij iemand die nooit een rating had.
glicko2-hint-idle = Die vóór deze periode; met elke periode groeit de deviatie.
glicko2-hint-tau = Hoe snel een volatiliteit mag veranderen: van { $low } tot { $high }, meestal { $usual }.

glicko2-step-variance = De informatie uit de partijen is samen { $information }: een variantie van v = { $variance } op de schaal van het systeem zelf.
glicko2-step-volatility = Ze wijzen op een verbetering van { $improvement } op die schaal; de volatiliteit gaat van { $before } naar { $volatility }.
glicko2-step-period = Met de volatiliteit van { $volatility } laat de periode de deviatie groeien van { $before } tot { $deviation }.
glicko2-step-deviation = Met de partijen daalt de deviatie van { $before } naar { $deviation }.
