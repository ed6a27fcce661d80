### What the tournament desk notices about files and events. The English is the command line's.

## Any file

problem-empty-file = The file is empty.
problem-xml-broken = The XML is broken in line { $row }. Nothing was read. Fetch it again.
problem-xml-number = “{ $text }” is no number of a player. The pairing was left out.
problem-refused-pdf = This is a PDF, from which no table can be read safely. Take the export as Excel or TRF of the program that made it, or copy the table from the web page.
problem-refused-picture = This is a picture. Take the file or the web page from which it was made.
problem-refused-papi = This is a file of Papi. Export the event there as a report for FIDE (TRF), and open that.
problem-refused-swiss-manager = This is a file of Swiss-Manager, which only that program reads. Export the data for FIDE (TRF) there, or the crosstable as Excel.
problem-refused-swiss-chess = This is a file of Swiss-Chess, which only that program reads. Export a TRF there, or the progress table (Fortschrittstabelle) as text or Excel.
problem-refused-vega = This is a file of Vega. Make the report for FIDE (TRF) there, and open that.
problem-refused-swissperfect = This is one of the files in which SwissPerfect keeps an event. Export the standings with all rounds as text there, and open that.
problem-refused-json-lichess = These are games of Lichess as JSON. Download the TRF of the Swiss event there, or its games as PGN.
problem-refused-json-chess-com = This is JSON of Chess.com. Download the games of the event as PGN there.
problem-refused-document = This is a text document. Copy the table in it and paste it here.
problem-refused-archive = This is an archive. Unpack it, and open the file of the event.
problem-refused-sheet = This is a spreadsheet of LibreOffice or OpenOffice. Save it as XLSX, or copy the table and paste it here.
problem-refused-program = This is the own format of another program, which only that reads. Export a TRF (the report for FIDE) there: Swiss-Manager, Swiss-Chess, Vega, Sevilla and Papi can.
problem-refused-page = This is a web page that was saved, and no table is in it. Copy the table in the browser and paste it here.
problem-refused-archived-page = This is a web page that was saved as one file (MHTML). Save it as HTML, or copy its table and paste it here.
problem-refused-json = This is JSON, as websites give it to programs. Download the TRF or the PGN of the event there.
problem-refused-xml = This is XML, but neither an event of chess-results nor a rating list. Export a TRF of the event.
problem-refused-headings = This is a table, but none of its rows names the columns; the first is “{ $text }”. Copy it together with its headings, or put a row above it such as: No., Name, Rating, 1, 2, 3.
problem-refused-text = This is a text, but neither a TRF nor a PGN nor a table with headings. To rate an event, the names, the ratings, and who played whom with what result are needed: a TRF, a PGN, a crosstable or a list of games.
problem-signs-left-out = “{ $text }” has signs that cannot be seen or that turn the direction of reading. They were left out.
problem-file-too-large = The file has { $size } MB; of an event's file at most { $most } MB are read. Nothing was read. Divide it into several files.
problem-event-too-large = The file has { $count } results; at most { $most } are read at once. Nothing was read. Divide it into several files, by groups or by rounds.

## What contradicts itself

problem-opponent-missing = Round { $round } of player { $number }, { $name }, names opponent { $opponent }, whom the file does not have; the game does not count.
problem-opponents-missing = Results that name players whom the file does not have: { $count }. They do not count. The first: player { $number }, { $name }, round { $round }, opponent { $opponent }.
problem-own-opponent = Player { $number }, { $name }, plays against himself or herself in round { $round }.
problem-one-sided = Player { $number }, { $name }, has a game against { $opponent }, { $other }, in round { $round }, but { $other } has none against { $name }. It does not count until the result is settled.
problem-results-disagree = Round { $round }: player { $number }, { $name }, has “{ $code }” against { $opponent }, { $other }, who has “{ $code2 }”. It does not count until the result is settled.
problem-result-with-penalty = Round { $round }: player { $number }, { $name }, has “{ $code }” and { $opponent }, { $other }, has “{ $code2 }”: together less than a point. It counts as written.
problem-same-colour = Round { $round }: player { $number }, { $name }, and { $opponent }, { $other }, both have the same colour.
problem-round-twice = Player { $number }, { $name }, has more than one result in round { $round }.
problem-games-twice = Player { $number }, { $name }, meets { $opponent }, { $other }, in the rounds { $rounds }.
problem-points-differ = Player { $number }, { $name }, has { $points } points in the standings, but the results add up to { $sum }.
problem-no-result-yet = Round { $round }: the game of player { $number }, { $name }, against { $opponent }, { $other }, has no result yet.
problem-numbers-missing = No player has the starting rank { $numbers }.
problem-same-name = Players { $number } and { $other } have the same name, { $name }.
problem-and-more = And { $more } more of this kind.
problem-and-more-at = And { $more } more of this kind, on the lines { $places }.
problem-no-opponents = The file says how many points the players have, but not against whom: nothing can be rated. Take the crosstable or the list of games of the event, or add it to these standings.
problem-maybe-same = Players { $number }, { $name }, and { $other }, { $alias }, may be one person. They are kept apart until they are joined.
problem-same-id = Players { $number }, { $name }, and { $other } have the same number { $id }.
problem-start-after-end = The event starts on { $start }, after its end on { $end }.
problem-round-outside-event = Round { $round } is on { $date }, but the event is from { $start } to { $end }.
problem-rounds-out-of-order = Round { $round } is on { $date }, before the round that it follows.
problem-birth-unlikely = Player { $number }, { $name }, is born in { $year }; at the event the age would be { $age }.
problem-no-results = The file has no results: nothing can be rated. Take the crosstable or the list of games of the event, or add it to these players.
problem-no-date = The file does not say when the event was, so the newest rules are applied. Say on which day it began.
problem-date-from-end = The file does not say when the event began, but that it ended on { $date }; the rules of that day are applied.
problem-date-from-round = The file does not say when the event began, but that round { $round } was on { $date }; the rules of that day are applied.

## Tournament report files

problem-encoding-assumed = The file is not in Unicode; it was read as { $encoding }. Please check the accents in the names.
problem-no-players = No player could be read in this file.
problem-line-not-understood = This line is none of a tournament report: “{ $text }”.
problem-same-number = Player { $name } has the starting rank { $number }, which { $other } in line { $first } has already. The first one holds; this line was left out.
problem-too-many-rounds = Player { $number }, { $name }, has a result in round { $round }, but the file announces { $rounds } rounds.
problem-player-count-differs = The file announces { $announced } players and has { $found }.
problem-bad-date = “{ $text }” is no day of the calendar.
problem-date-read-as = “{ $text }” was read as { $date }; it could have been meant otherwise.
problem-date-guessed = “{ $text }” may be { $date } or { $other }, and the rules of these days are not the same. Those of { $date } are applied; say which day is meant.
problem-bad-number = A number should stand here, not “{ $text }”.
problem-header-twice = The line with the code { $tag } says “{ $text }”, unlike that in line { $first }. The first one holds.
problem-bad-points = The points for results cannot be read: “{ $text }”.
problem-no-starting-rank = This player's line has no starting rank in columns { $first } to { $last }: “{ $text }”.
problem-columns-shifted = The fields behind the name of player { $number }, { $name }, stand { $by } columns beside their place; they were read from where they stand.
problem-field-shifted = “{ $text }” of player { $number }, { $name }, stands beside its columns { $first } to { $last }; it was read nevertheless.
problem-field-not-read = In columns { $first } to { $last } of player { $number }, { $name }, “{ $text }” cannot be read.
problem-rating-unlikely = Player { $number }, { $name }, has the rating { $rating }, which no list has; it was left out.
problem-national-twice = Player { $number }, { $name }, has a second national rating ({ $list }), { $text }. The first one holds.
problem-national-without-player = A national rating ({ $list }) is given for number { $number }, but no player has that number.
problem-rounds-shifted = The rounds of player { $number }, { $name }, begin { $by } columns beside their place; they were read from where they stand.
problem-round-not-read = Round { $round } of player { $number }, { $name }, cannot be read: “{ $text }”.
problem-unknown-result = Round { $round } of player { $number }, { $name }, has the unknown result “{ $code }”.
problem-result-without-opponent = Round { $round } of player { $number }, { $name }, has the result “{ $code }” but no opponent; no game was read.
problem-bye-with-opponent = Round { $round } of player { $number }, { $name }, is a bye (“{ $code }”) but names opponent { $opponent }.
problem-team-player-missing = Team “{ $team }” lists player { $number }, but no player has that number.
problem-team-not-read = The players of team “{ $team }” cannot be read: “{ $text }”.
problem-player-in-two-teams = Player { $number }, { $name }, stands in team “{ $team }” and in another.
problem-bye-not-read = This bye cannot be read: “{ $text }”.
problem-bye-and-result = A bye is given for round { $round } of player { $number }, { $name }, who has another result there; the result in the player's line holds.

## A tournament report file that is written

problem-trf-facts-left-out = A TRF has no columns for K or E, the number of rated games, the index and the highest rating. They are not in the file.
problem-trf-ratings-left-out = Ratings of a list without a name have no columns in a TRF beside those of FIDE. They are not in the file: { $count }.
problem-trf-list-not-named = The event does not say of which list its ratings are. In the TRF they stand in the columns of the FIDE ratings.
problem-trf-rounds-apart = Where somebody has several games in a round, each has a round of its own in the TRF.
problem-trf-tempo-left-out = A TRF has no line for how fast the event was: { $tempo }. Choose it again when the file is opened.
problem-trf-text-cut = Names or numbers that are too long for their columns in the TRF were cut or left out: { $count }. The first: “{ $text }”.

## PGN

problem-broken-tag = This looks like a tag but is none: “{ $text }”.
problem-player-missing = This game does not name both players; it was left out.
problem-same-player = In this game { $name } plays against himself or herself; it was left out.
problem-odd-result = “{ $text }” is no result; the game between { $white } and { $black } counts as not finished.
problem-no-result = The game between { $white } and { $black } has no result.
problem-results-differ = The tag of the game between { $white } and { $black } says “{ $text }”, the end of its moves “{ $other }”; it counts as not finished until somebody says which.
problem-result-from-moves = The game between { $white } and { $black } has no result tag; the end of its moves says “{ $text }”.
problem-rating-not-read = The rating of { $name } cannot be read: “{ $text }”.
problem-rating-differs = { $name } has the rating { $rating } here and { $other } before; the first one is used.
problem-site-ratings = The ratings are those of an online site, not FIDE's.
problem-round-unknown = Games: { $count }. They name no round; they were numbered as they follow each other.

## How fast it was

problem-tempo-from-clock = From the time control “{ $clock }” the event was taken to be { $tempo }.
problem-tempo-from-words = Because the file says “{ $text }” the event was taken to be { $tempo }.
problem-tempo-unclear = It is not clear how fast the time control “{ $clock }” is; the event was taken to be { $tempo }. Say how fast it was.
problem-games-without-moves = Games without moves, unlike others here: { $count }. They count as played. The first: { $white } – { $black }. If nobody played, correct the result to a forfeit.
problem-games-by-other-rules = Games that are no chess by FIDE's rules ({ $variant }): { $count }. They do not count. The first: { $white } – { $black }.
problem-games-from-positions = Games that do not begin in the position of chess: { $count }. They do not count. The first: { $white } – { $black }. If one was played from its beginning, enter its result.
problem-games-listed-twice = Games that stand here again: { $count }. They do not count again. The first: { $white } – { $black }.
problem-tempo-too-fast = With the time control “{ $clock }” a game is faster than any that is rated; the rules of { $tempo } are applied.
problem-tempo-assumed = The file does not say how fast the event was; it was taken to be { $tempo }.

## The report

problem-no-ratings = No player has a rating in this file. Look the ratings up in a rating list.
problem-other-list-used = The file has no ratings of the list { $own }; those of the list { $list } are used for the system { $system }. The numbers are those of that system only if the ratings are.
problem-list-not-named = The file does not say of which list its ratings are; they are used for the system { $system } as if they were those of the list { $own }. The numbers are those of that system only if the ratings are.
problem-rating-out-of-range = Player { $number }, { $name }, has the rating { $rating }, and the system { $system } knows { $low } to { $high } only. As an opponent the player counts as unrated.
problem-no-first-ratings = For an event of { $date } no rule for a first rating is known in the system { $system }; players without a rating get none.
problem-counted-otherwise = Players who count for their opponents under the system { $system } with another number than a rating from before the event: { $players }.
problem-ratings-raised = On { $since } all ratings below { $limit } were raised. Those of the file must be the ones since then, with an index one higher; with older ones the numbers here are wrong.
problem-edition-of-start = New rules of the system { $system } came into force on { $since }, while the event was under way; those of its beginning, { $start }, are applied to all its games.
problem-edition-of-end = New rules of the system { $system } came into force on { $since }, while the event was under way; those of its last day, { $end }, are applied to all its games.
problem-no-end = The file does not say when the event ended; { $end } is taken for its last day, which decides in the system { $system } which rules and which ages hold.
problem-not-assessed = Player { $number }, { $name }, could not be rated: “{ $field }” must be from { $low } to { $high }.
problem-rating-not-of-system = Player { $number }, { $name }, has the rating { $rating }; those of the system { $system } are from { $low } to { $high }. It is probably one of another list: choose that list, or correct the rating. The player is not rated.

## Ratings from a list

problem-list-rating-differs = Player { $number }, { $name }, has the rating { $rating } in the file and { $listed } on the list; the list's is used.
problem-list-standard-used = Player { $number }, { $name }, has no rating of this kind on the list; the standard rating { $rating } is used.
problem-list-rating-kept = Player { $number }, { $name }, has the rating { $rating } in the file and was not found on the list; the file's rating counts.
problem-list-has-none = Player { $number }, { $name }, has the rating { $rating } in the file and none on the list; the player counts as unrated.
problem-list-other-tempo = The list has no ratings of this kind ({ $tempo }). Those of the file stay.
problem-list-found = Found on the list: { $found } of { $players } players.
