### De plaatjes naast het antwoord, en het doel.

glance-chances = Kansen: winst { $win }, remise { $draw }, verlies { $loss }
glance-assumed = Ratings zeggen niet hoe vaak een partij remise wordt: aangenomen is { $draws } van de partijen bij gelijke sterkte, en minder naarmate het verschil groter is. Onder ‘Hoe groot is de kans?’ kun je dat veranderen.
glance-curve = Kromme: je winstverwachting met { $own } bij elke rating van de tegenstander. Tegen { $opponent } is die { $expected }; winst levert { $win } op, remise { $draw }, verlies { $loss }.
glance-curve-several = Kromme: je winstverwachting met { $own } bij elke rating van de tegenstander, met je tegenstanders erop.
glance-point = { $opponent }: winstverwachting { $expected }
goal-more = nog { $score } uit { $games } ({ $total } uit { $rounds }), kans { $chance }
goal-of = { $score } uit { $games }, kans { $chance }
goal-needed = { $score } uit { $games } was genoeg, kans vooraf { $chance }
goal-none = Buiten bereik: hoogstens { $rating }
goal-uncertain = Hangt ervan af uit welke partijen de punten komen
goal-nothing = Gehaald, wat er ook gebeurt
