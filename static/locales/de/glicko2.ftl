### Glicko-2.

system-glicko2 = Glicko-2
system-glicko2-about = Das zweite System von Mark Glickman: Neben Wertungszahl und Abweichung steht eine Volatilität, die sagt, wie gleichmäßig jemand spielt. Überraschende Ergebnisse erhöhen sie und damit die Abweichung. Gedacht ist es für Wertungsperioden mit vielen Partien. Wie schnell sich die Volatilität ändern darf, tau, überlässt der Aufsatz dem, der das System anwendet.
difference-glicko2 = Glicko-2 hat kein K: Wie bei Glicko entscheidet die Abweichung, wie weit ein Ergebnis die Wertungszahl bewegt, und nach überraschenden Ergebnissen lässt die Volatilität die Abweichung wachsen.

fact-volatility = Deine Volatilität
fact-idle = Wertungsperioden ohne Partien
fact-tau = Systemkonstante tau
glicko2-hint-volatility = Wie gleichmäßig du spielst. Ohne Angabe gilt { $usual }, wie bei jemandem, der nie gewertet wurde.
glicko2-hint-idle = Die vor dieser Periode; mit jeder wächst die Abweichung.
glicko2-hint-tau = Wie schnell sich eine Volatilität ändern darf: von { $low } bis { $high }, meist { $usual }.

glicko2-step-variance = Die Partien sagen zusammen { $information }: eine Varianz von v = { $variance } auf der eigenen Skala des Systems.
glicko2-step-volatility = Sie sprechen für eine Verbesserung von { $improvement } auf dieser Skala; die Volatilität geht von { $before } auf { $volatility }.
glicko2-step-period = Mit der Volatilität von { $volatility } lässt die Periode die Abweichung von { $before } auf { $deviation } wachsen.
glicko2-step-deviation = Mit den Partien sinkt sie von { $before } auf { $deviation }.
