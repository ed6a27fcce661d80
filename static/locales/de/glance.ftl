### Die Bilder neben der Antwort, und das Ziel.

glance-chances = Chancen: Sieg { $win }, Remis { $draw }, Niederlage { $loss }
glance-assumed = Wertungszahlen sagen nicht, wie oft Partien remis enden: Angenommen ist, dass unter Gleichstarken { $draws } der Partien remis enden, und umso weniger, je größer der Unterschied ist. Unter „Wie groß ist die Chance?“ kannst du das ändern.
glance-curve = Kurve: deine Gewinnerwartung mit { $own }, je nach Stärke des Gegners. Gegen { $opponent } ist es { $expected }; ein Sieg bringt { $win }, ein Remis { $draw }, eine Niederlage { $loss }.
glance-curve-several = Kurve: deine Gewinnerwartung mit { $own }, je nach Stärke des Gegners, mit deinen Gegnern darauf.
glance-point = { $opponent }: Gewinnerwartung { $expected }
goal-more = noch { $score } aus { $games } ({ $total } aus { $rounds }), Chance { $chance }
goal-of = { $score } aus { $games }, Chance { $chance }
goal-needed = { $score } aus { $games } hätten gereicht, Chance vorher { $chance }
goal-none = Außer Reichweite: höchstens { $rating }
goal-uncertain = Hängt davon ab, aus welchen Partien die Punkte kommen
goal-nothing = Erreicht, was auch geschieht
