### Lichess.

system-lichess = Lichess
system-lichess-about = Die Wertungszahl des Schachservers Lichess nach seinem veröffentlichten Quelltext: Glicko-2 mit jeder Partie als eigener Periode, einem kleinen Vorteil für Weiß und Gewinnen, die mit einem Faktor der Spielart multipliziert werden. Dieser Faktor ist eine Einstellung der Seite und war am { $checked } nicht bestätigt; die Seite kann jederzeit alles ändern. Varianten und Partien gegen Bots sind nicht enthalten. Eine Wertungszahl eines Verbandes ist es nicht.
difference-lichess = Lichess hat kein K: Wie bei Glicko-2 entscheidet die Abweichung, wie weit ein Ergebnis die Wertungszahl bewegt, aber jede Partie ist eine eigene Periode, von Weiß wird mehr erwartet, und Gewinne zählen etwas mehr als Verluste.

fact-color = Deine Farbe
choice-color-w = Weiß
choice-color-b = Schwarz
fact-last = Tag deiner letzten Partie
tempo-bullet = Bullet
tempo-ultrabullet = UltraBullet
source-lichess = der Quelltext von { $code } und { $library }, Stand Herbst { $year }
lichess-hint-deviation = Sie steht auf der Seite mit deinen Wertungszahlen. Ohne Angabe gilt { $most }, wie bei einem neuen Konto.
lichess-ask-deviation = Von der Abweichung, die auf der Seite mit deinen Wertungszahlen steht, hängt viel ab: Ohne Angabe gilt { $most }, wie bei einem neuen Konto.
lichess-hint-volatility = Wie gleichmäßig du spielst; wichtig ist sie nur für das Wachstum der Abweichung zwischen den Partien. Ohne Angabe gilt { $usual }, wie bei einem neuen Konto.
lichess-hint-last = Mit den Tagen seither wächst die Abweichung. Ohne Angabe gilt die Abweichung als die vom Tag der Partie.
lichess-doubt-factors = Die Faktoren, mit denen Gewinne multipliziert werden, stehen in keiner veröffentlichten Datei; die vom { $checked } stammen aus Berichten und sind nicht bestätigt.
lichess-note-color = Partien ohne angegebene Farbe: { $games }. Sie zählen ohne den Vorteil von Weiß.
lichess-note-provisional = Bei einer Abweichung von { $limit } oder mehr ist die Wertungszahl vorläufig: Lichess setzt ein Fragezeichen dahinter.
lichess-note-earlier = Vor dem { $since } zählten die Farben bei Lichess nicht; dies ist die Regel seither.

lichess-step-rest = Seit der letzten Partie ist die Abweichung von { $before } auf { $deviation } gewachsen.
lichess-step-game = Partie { $number }: { $own } gegen { $opponent }, mit { $advantage } für die Farbe; Gewicht g = { $weight }, Gewinnerwartung { $expected }.
lichess-step-change = Punkte { $score }, erwartet { $expected }: eine Änderung von { $change }. Die Abweichung geht von { $before } auf { $deviation }.
lichess-step-gain = Ein Gewinn wird mit { $factor } multipliziert: { $change }.
lichess-step-shown = Die Wertungszahl ist { $exact }; Lichess zeigt sie ohne Nachkommastellen: { $rating }.
