### DWZ: was der Turniertisch zu einem Turnier sagt, das als Ganzes ausgewertet wird.

dwz-counted-first = Der Gegner hatte keine DWZ und zählt mit { $rating }, seiner Erst-DWZ aus diesem Turnier.
dwz-counted-solved = Der Gegner ist ebenfalls neu und zählt in der Gesamtiteration mit { $performance }; die Erst-DWZ daraus ist { $rating }.
dwz-counted-exceptional = Der Gegner zählt als Ausnahmespieler mit seiner Turnierleistung von { $performance }, weil sie mehr als { $points } Punkte über seiner DWZ von { $own } liegt.
dwz-not-counted-newcomer = Nicht gewertet: Der Gegner hat keine DWZ und erhält in diesem Turnier keine.
dwz-kept-first = Bleibt { $years } Jahre lang als Restpartie für die Erst-DWZ gespeichert. Der Gegner zählt mit { $rating }, seiner Erst-DWZ aus diesem Turnier.
dwz-not-kept = Keine Restpartie: Der Gegner gehört zur zweiten Zusatzstufe.

dwz-note-event-first = Für Gegner mit DWZ zählt dieser Spieler mit { $rating }, der Erst-DWZ aus diesem Turnier.
dwz-note-event-second = Zweite Zusatzstufe: Nur mit den Partien gegen Spieler, die hier eine Erst-DWZ erhalten, werden { $least } Partien erreicht.
dwz-note-event-solved = Neue Spieler, die aufeinandertrafen, werden gemeinsam berechnet (Gesamtiteration); darin zählt dieser Spieler mit { $performance }. Wo der DSB die Iteration beendet, ist nicht veröffentlicht. Hier endet sie, wenn sich keine Zahl mehr ändert.
dwz-note-event-member = Eine DWZ erhält nur, wer Mitglied eines DSB-Vereins ist oder war. Wer es nie war, zählt für die Gegner trotzdem mit dieser Zahl.
dwz-note-event-kept = Restpartien aus früheren Turnieren würden ebenfalls zählen; sie stehen nicht in der Datei.
dwz-note-event-exceptional = Die Turnierleistung von { $performance } liegt mehr als { $points } Punkte über der DWZ von { $own }. Die Gegner werden gegen diese Leistung statt gegen die DWZ gewertet.
dwz-note-event-all-points = Alle Partien wurden gewonnen. Ob die Gegner dann gegen eine Zahl gewertet werden, die mehr als { $points } Punkte über der DWZ liegt, ist uns nicht bekannt; hier werden sie gegen die DWZ gewertet.

dwz-step-first-solved = Gemeinsam mit den anderen neuen Spielern berechnet (Gesamtiteration). Neue Spieler unter den Gegnern: { $others }; Schritte: { $rounds }.
