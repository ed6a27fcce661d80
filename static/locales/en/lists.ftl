### What the tournament desk notices in rating lists and tables, and what it writes into
### spreadsheets. The reader of tables knows these headings; a test holds that.

## Rating lists

problem-list-unknown = This is no rating list that can be read here: FIDE's list as text or XML, or the CSV lists of KNSB and DSB.
problem-list-headings = This looks like a rating list of a known kind, but its headings lack the player's number, the name or the rating.
problem-list-clubs = This is the DSB's list of clubs. Ratings stand in its list of players, spieler.csv.
problem-list-tempo = The list holds one kind of rating and does not say which. The file's own name tells it: keep the name that the federation gave it.
problem-list-empty = The list has no players.
problem-list-archive = The archive is broken or locked with a password. Unpack it and open the list.
problem-list-archive-empty = The archive holds no rating list.
problem-list-archive-several = The archive holds several lists: { $files }. Unpack it and open one.
problem-list-no-id = There is no player's number at the start of the line, but “{ $text }”. The line was left out.
problem-list-no-name = The line has no name. It was left out.
problem-list-number = “{ $text }” under { $field } is no number that can stand there. The player was left out.
problem-list-cells = The line has { $found } cells, the headings have { $expected }. It was left out.
problem-list-quotes = A quotation mark is not closed. The line was left out.
problem-list-broken-element = The player's entry is broken. It was left out.
problem-list-more-lines = { $count } more lines could not be read.
problem-list-missing = { $name } (no. { $number }) is not on the list.
problem-list-by-name = { $name } (no. { $number }) was found by name alone, as { $listed } with number { $id }. Check that it is the same player.
problem-list-ambiguous = { $count } players on the list can be { $name } (no. { $number }): { $candidates }. None was taken.
problem-list-other-year = { $name } (no. { $number }) is on the list with another year of birth: { $candidates }. None was taken.
problem-list-year-unknown = { $name } (no. { $number }) may be { $candidates }, whose year of birth the list does not know. None was taken.
problem-list-id-other-name = Number { $id } of { $name } (no. { $number }) belongs to { $listed } on the list. It was not used.
problem-list-born-differs = { $name } (no. { $number }) was born in { $born }, says the file; the list says { $listed }. The list's entry was taken by its number.
problem-list-id-differs = { $name } (no. { $number }) has number { $id } in the file and number { $listed } on the list. The list's entry was taken by name and year of birth.

## Tables and workbooks

problem-table-too-large = The table is too large for an event: at most { $rows } rows and { $columns } columns are read.
problem-table-quotes = A quotation mark is not closed; quotation marks were read as they stand.
problem-table-not-aligned = It is not clear which text belongs under which heading. The line was left out.
problem-table-heading = The heading “{ $text }” is not known; its column was not read.
problem-table-no-heading = The column has no heading and was not read.
problem-table-heading-twice = The heading “{ $text }” says the same as one before; its column was not read.
problem-table-round-headings = The rounds above the results are not numbered in turn: { $rounds }.
problem-table-no-name = The row has no name. It was left out.
problem-table-number = “{ $text }” is no number that can stand here. It was left out.
problem-table-number-twice = Number { $number } stands before { $name } and before somebody else. { $name } has number { $used } now.
problem-table-sex = “{ $text }” says neither man nor woman. It was left out.
problem-table-birth = “{ $text }” is no date or year of birth. It was left out.
problem-table-points = “{ $text }” is no number of points. It was left out.
problem-table-no-rating-for = “{ $text }” belongs to a rating that is not there. It was left out.
problem-table-result = “{ $text }” beside { $name } (no. { $number }) is no result that is clear. It was left out.
problem-table-numbers-unclear = The opponents' numbers may be starting numbers or ranks: the results fit both. They were read as starting numbers.
problem-table-by-rank = The opponents' numbers are ranks, as the results show. They were read so.
problem-table-no-opponents = The table has results but does not say against whom. They were left out.
problem-table-rounds-unknown = The table does not say in which round a game was played. The rounds here are only a way to number the games.
problem-table-no-pair = A game needs White and Black, but here are “{ $white }” and “{ $black }”. It was left out.
problem-table-result-of-game = “{ $text }” is no result that is clear. The game counts as not finished or was left out.
problem-table-rating-differs = { $name } has the rating { $text } here and { $used } before. { $used } is used.
problem-table-card-owner = The table does not say whose games these are.
problem-table-day = “{ $text }” is no day of the calendar. It was left out.
problem-table-day-unsure = “{ $text }” was read as { $day }.
problem-table-team = “{ $text }” is no team with its players. It was left out.
problem-table-sheet-second = This sheet was not read: the results are on another one.
problem-workbook-broken = The workbook is broken or locked with a password. Save it anew as XLSX, or copy its table and paste it here.
problem-workbook-old = This is a workbook of an old kind. Save it as XLSX or CSV.
problem-workbook-too-large = The workbook is too large for an event.

## Spreadsheets that are written

export-sheet-event = Event
export-sheet-players = Players
export-sheet-report = Report
export-sheet-notes = Notes
export-event-name = Event:
export-event-city = City:
export-event-federation = Organising federation:
export-event-start = Start date:
export-event-end = End date:
export-event-rounds = Rounds:
export-event-kind = System of play:
export-event-arbiter = Chief arbiter:
export-event-deputies = Deputy arbiters:
export-event-clock = Time control:
export-event-tempo = Kind of play:
export-event-round-dates = Round dates:
export-event-scoring = Scoring:
export-event-team = Team:
export-column-number = No.
export-column-title = Title
export-column-name = Name
export-column-final-rank = Final rank
export-column-sex = Sex
export-column-birth = Born
export-column-federation = Federation
export-column-id = ID
export-column-rating = Rating
export-column-k = K
export-column-games = Rated games
export-column-index = Index
export-column-peak = Highest rating
export-column-team-number = Team no.
export-column-team = Team
export-column-points = Points
export-column-round = R
export-column-rating-used = Rating used
export-column-k-used = K used
export-column-counted = Counted games
export-column-score-counted = Score counted
export-column-expected = Expected
export-column-change = Change
export-column-new-rating = New rating
export-column-notes = Notes
export-column-severity = Severity
export-column-sheet = Sheet
export-column-line = Line
export-column-column = Column
export-column-what = What
export-cell-unrated = unrated
export-severity-error = error
export-severity-warning = warning
export-severity-notice = notice
