### What is taken along from the page: a message, a file.

taking-copied = Copied.
taking-refused = The browser did not allow copying.
taking-saved = “Paste a list of games” reads it again.
taking-no-games = An average field lists no games to save.

taking-too-long = The calculation is too long for a QR code: copy the link instead.

picture-title = A chess rating, calculated
picture-game = { $score } against { $opponent }
picture-games = { $score } out of { $games } { $count ->
        [one] game
       *[other] games
    }

summary-player = Rating { $rating }, { $letter } { $k }
summary-rating = Rating { $rating }
summary-fact = { $name }: { $value }
summary-field = Average opponent { $average }
summary-score = { $count ->
        [one] { $score } from one game, expected { $expected }
       *[other] { $score } from { $games } games, expected { $expected }
    }

sheet-file-separator = ,
sheet-file-number = No.
sheet-file-opponent = Opponent
sheet-file-result = Result
sheet-file-kind = Kind of game
sheet-file-expected = Expected
sheet-file-points = Points
