### What is taken along from the page: a message, a file.

taking-copied = Kopiert.
taking-refused = Der Browser hat das Kopieren nicht erlaubt.
taking-saved = „Liste von Partien einfügen“ liest sie wieder ein.
taking-no-games = Beim Gegnerschnitt gibt es keine einzelnen Partien zu speichern.

taking-too-long = Die Berechnung ist zu lang für einen QR-Code: Kopier den Link.

picture-title = Eine Schach-Wertungszahl, berechnet
picture-game = { $score } gegen { $opponent }
picture-games = { $score } aus { $games } { $count ->
        [one] Partie
       *[other] Partien
    }

summary-player = Wertungszahl { $rating }, { $letter } { $k }
summary-rating = Wertungszahl { $rating }
summary-fact = { $name }: { $value }
summary-field = Gegnerschnitt { $average }
summary-score = { $count ->
        [one] { $score } aus einer Partie, erwartet { $expected }
       *[other] { $score } aus { $games } Partien, erwartet { $expected }
    }

sheet-file-separator = ;
sheet-file-number = Nr.
sheet-file-opponent = Gegner
sheet-file-result = Ergebnis
sheet-file-kind = Art der Partie
sheet-file-expected = Erwartet
sheet-file-points = Punkte
