### The tournament desk: what stands in its HTML.

## Ways in

desk-file = Tournament file
desk-file-help = TRF, PGN, CSV or Excel (XLSX): choose it, or drop it here.
desk-sample = Show a sample event
desk-another = Another file
desk-preview = What comes of it: the report of the sample event
desk-preview-new = New
desk-paste = Paste a table
desk-paste-label = A crosstable or a list of games, copied from a web page or a spreadsheet; a whole TRF or PGN works too.
desk-paste-take = Read the text
desk-cancel = Stop
desk-events = Event in this file
desk-replace = Open another file?
desk-replace-help = Corrections have been made that stand in no file yet. They are lost when another file is opened.
desk-replace-go = Open the other file
desk-replace-keep = Keep the event

## Choices

desk-system = Rate by
desk-second = Compare with
desk-second-none = nothing
desk-date = First day
desk-end = Last day
desk-tempo = Time control
desk-format = Format of the event
desk-format-help = For norms
desk-list = Ratings used
desk-look-up-summary = Look the ratings up in a list
desk-look-up = Rating list
desk-look-up-help = A rating list fills in ratings, years of birth and what else it has: the list of FIDE (TXT, XML or its ZIP), KNSB or DSB, as downloaded. It is read on this device, piece by piece.
desk-add-summary = Add another table of this event
desk-add-file = File to add
desk-add-file-help = A list of players, another round, the crosstable without ratings: what belongs together is joined by number or name, and it is said what came from where.
desk-add-text = Or paste the table
desk-add-take = Add it

## Remarks and corrections

desk-problems = What was noticed:
desk-corrections = Corrections
desk-undo = Undo the last one

## The table

desk-report = Report
desk-report-help = A name opens the player's games. There results, the rating and what else decides can be corrected.
desk-norms = Norms made or in reach
desk-search = Search
desk-order = Order
desk-order-number = Number
desk-order-standing = Rank and points
desk-order-rating = Rating
desk-order-change = Change
desk-order-name = Name
desk-team = Team
desk-exports =
    .aria-label = Save or print
desk-export-xlsx = Excel
desk-export-csv = CSV
desk-export-trf = TRF
desk-export-print = Print
desk-previous = Previous
desk-next = Next

## A player

desk-correct-help = A correction counts at once, and for everybody whom it concerns.
desk-add = Add or replace a game or a bye
desk-add-round = Round
desk-add-opponent = Opponent's number
desk-add-go = Enter
desk-add-help = It takes the place of what stands in that round for both players. A bye has no opponent.
desk-games = Games
desk-game-round = Rd.
desk-game-colour = Colour
desk-game-opponent = Opponent
desk-game-rating = Rating
desk-game-result = Result
desk-game-expected = Expected
desk-game-points = Points
desk-scroll-games =
    .aria-label = Games, to be scrolled
desk-scroll-report =
    .aria-label = Report, to be scrolled
desk-working = Show the working
desk-link = Open in the calculator
