### What is taken along from the page: a message, a file.

taking-copied = Gekopieerd.
taking-refused = De browser stond kopiëren niet toe.
taking-saved = ‘Lijst met partijen plakken’ leest het weer in.
taking-no-games = Bij een gemiddelde tegenstander zijn er geen partijen om op te slaan.

taking-too-long = De berekening is te lang voor een QR-code: kopieer de link.

picture-title = Een schaakrating, uitgerekend
picture-game = { $score } tegen { $opponent }
picture-games = { $score } uit { $games } { $count ->
        [one] partij
       *[other] partijen
    }

summary-player = Rating { $rating }, { $letter } { $k }
summary-rating = Rating { $rating }
summary-fact = { $name }: { $value }
summary-field = Gemiddelde tegenstander { $average }
summary-score = { $count ->
        [one] { $score } uit één partij, verwacht { $expected }
       *[other] { $score } uit { $games } partijen, verwacht { $expected }
    }

sheet-file-separator = ;
sheet-file-number = Nr.
sheet-file-opponent = Tegenstander
sheet-file-result = Uitslag
sheet-file-kind = Soort partij
sheet-file-expected = Verwacht
sheet-file-points = Punten
