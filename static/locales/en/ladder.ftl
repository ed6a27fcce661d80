### The ladder's room: texts that the running page composes.

ladder-choose = Choose …
ladder-missing-white = Choose who had White.
ladder-missing-black = Choose who had Black.
ladder-missing-result = Choose the result.
ladder-guest-name = { $player } (guest)
ladder-stranger = unknown player
ladder-entered = { $game } entered.
ladder-move = { $rating } ({ $change })
ladder-at-the-end = It is rated when the season is closed.
ladder-why-guest = Not rated: a guest's game.
ladder-why-friendly = Not rated: a friendly game.
ladder-why-unknown-player = Not rated: one of the players is not on this ladder yet.
ladder-why-same-player = Not rated: both players are the same person.
ladder-unrated-guest = guest
ladder-unrated-friendly = friendly
ladder-unrated-unknown-player = not rated
ladder-unrated-same-player = not rated
ladder-suggestion = { $player } ({ $difference })
ladder-again = { $player } ({ $difference }), again
ladder-suggestion-detail = – within { $within } points, { $count ->
        [one] met once
       *[other] met { $met } times
    }
ladder-suggestion-new = – within { $within } points, not met yet
ladder-suggestion-far = – too far apart for a fair game
ladder-unrated = no rating yet
ladder-form-win = win
ladder-form-draw = draw
ladder-form-loss = loss
ladder-lately-about = Rating lately: from { $start } to { $end }
ladder-undone = Undone. All ratings after it have been worked out again.
ladder-corrected = Corrected. All ratings after it have been worked out again.
ladder-added = { $player } is on the ladder.
ladder-undo-join = Undo: { $player } was not meant
ladder-withdrawn = { $player } has been taken off the ladder again.
ladder-refounded = Changed. All ratings have been worked out again.
ladder-more-game = More: { $game }
ladder-list-none = Nobody has been added.
ladder-list-added = { $count ->
        [one] One player has been added.
       *[other] { $number } players have been added.
    }
ladder-list-line = Line { $line }, “{ $text }”: { $why }
ladder-list-more = { $count ->
        [one] One more line was not taken.
       *[other] { $number } more lines were not taken.
    }
ladder-list-member-here = { $player } is on the ladder already.
ladder-list-member-twice = { $player } stands in the list already.
ladder-correct-short = Correct
ladder-undo-short = Undo
ladder-correct-game = Correct { $game }
ladder-undo-game = Undo { $game }
ladder-has-left = Has left the ladder. The games stay.
ladder-is-back = Is back on the ladder.
ladder-renamed = Renamed.
ladder-united = Both are one player now.
ladder-usual-name = Club ladder
ladder-usual-system = schaaks
ladder-half-years = Spring Autumn, Spring Fall
ladder-about-running = { $ladder }, season { $season }. { $system }, everybody starts at { $start }.
ladder-about-unrated = { $ladder }, season { $season }. { $system }; whoever brings no rating gets a first one from the games.
ladder-by-game = Ratings move after every game.
ladder-by-period = All games of a season are rated together, from the ratings before it, when the season is closed.
ladder-season-open = { $season } (running): { $count ->
        [one] one game
       *[other] { $games } games
    }.
ladder-season-closed = { $season } (closed): { $count ->
        [one] one game
       *[other] { $games } games
    }.
ladder-season-best = Highest at the end: { $player }, { $rating }.
ladder-closed = The season is closed. { $season } has begun.
ladder-season-end = End of season { $season }
ladder-as-white = { $player } (with White)
ladder-as-black = { $player } (with Black)
ladder-card-rating = Rating { $rating }
ladder-card-rank = place { $rank }
ladder-card-five = last five { $five } ({ $trend })
ladder-card-season = { $points } from { $count ->
        [one] one game
       *[other] { $games } games
    } in season { $season }
ladder-card-guest = guest
ladder-card-left = has left the ladder
ladder-curve-about = Curve of the rating: from { $start } over { $count ->
        [one] one step
       *[other] { $moves } steps
    } to { $rating }; highest { $high }, lowest { $low }.
ladder-start-row = Start
ladder-plan-nothing = Nothing: all of it is here already.
ladder-plan-players = { $count ->
        [one] One new player.
       *[other] { $number } new players.
    }
ladder-plan-games = { $count ->
        [one] One new game.
       *[other] { $number } new games.
    }
ladder-plan-corrections = { $count ->
        [one] One correction.
       *[other] { $number } corrections.
    }
ladder-plan-others = { $count ->
        [one] One other entry: a name, a season, something undone.
       *[other] { $number } other entries: names, seasons, things undone.
    }
ladder-plan-known = { $count ->
        [one] One entry is here already and counts once.
       *[other] { $number } entries are here already and count once.
    }
ladder-plan-refused = { $count ->
        [one] One entry says something else than the same entry here. It is left out.
       *[other] { $number } entries say something else than the same entries here. They are left out.
    }
ladder-plan-twins = { $count ->
        [one] One new game looks like one that is here: same players, result and day.
       *[other] { $number } new games look like ones that are here: same players, result and day.
    }
ladder-plan-late = { $count ->
        [one] One of them belongs to a closed season and changes it.
       *[other] { $number } of them belong to a closed season and change it.
    }
ladder-plan-strangers = { $count ->
        [one] One game has a player who is not on this ladder. It waits until that player is added.
       *[other] { $number } games have players who are not on this ladder. They wait until those players are added.
    }
ladder-plan-namesakes = New players with a name that is here already: { $names }. On a player's card two can be put together.
ladder-plan-move = { $player }: { $before } becomes { $after }.
ladder-plan-more-moves = { $count ->
        [one] One more rating changes.
       *[other] { $number } more ratings change.
    }
ladder-working = Reading the file …
ladder-working-read = Reading the file: { $done } of { $number } entries
ladder-working-ratings = Working out the ratings …
ladder-working-taking = Taking the entries in …
ladder-working-take = Taking the entries in: { $done } of { $number }
ladder-working-writing = Writing the file …
ladder-working-write = Writing the file: { $done } of { $number } entries
ladder-working-games = Writing the file: { $done } of { $number } games
ladder-working-open = The ladder is being opened: { $done } entries so far.
ladder-taken-in = { $count ->
        [one] One entry taken in.
       *[other] { $number } entries taken in.
    }
ladder-faults = { $count ->
        [one] One entry of the file cannot be used:
       *[other] { $number } entries of the file cannot be used:
    }
ladder-begun-anew = You can begin another ladder. The one before is under “Earlier ladders”.
ladder-kept-refused = The ladder is kept on this device only. The browser did not promise to keep it when space runs short: save it as a file now and then.
ladder-saving-asked = To be sure that it is there, open it here: the page then says whether it holds the whole ladder.
ladder-proved = { $count ->
        [one] This file holds this ladder, its one entry.
       *[other] This file holds this ladder, all { $number } entries of it.
    }
ladder-newer = { $count ->
        [one] One entry comes from a newer version of this page. It is kept as it is, and what is new in it does not count here.
       *[other] { $number } entries come from a newer version of this page. They are kept as they are, and what is new in them does not count here.
    }
ladder-plan-unread = { $count ->
        [one] One entry that this page cannot read. It is kept as it is and does not count.
       *[other] { $number } entries that this page cannot read. They are kept as they are and do not count.
    }
ladder-plan-another = This file is another ladder's. It opens beside the one that is shown, which goes to “Earlier ladders”.
ladder-reminder = { $count ->
        [one] One game has been entered since the ladder was last saved as a file.
       *[other] { $number } games have been entered since the ladder was last saved as a file.
    }
ladder-reminder-first = { $count ->
        [one] The ladder has one game and is on this device only. It has not been saved as a file yet.
       *[other] The ladder has { $number } games and is on this device only. It has not been saved as a file yet.
    }
ladder-last-saved = Saved as a file on { $day }; { $count ->
        [one] one game since.
       *[other] { $number } games since.
    }
ladder-last-asked = The browser was asked to save it on { $day }; { $count ->
        [one] one game since.
       *[other] { $number } games since.
    } Open the file here to be sure that it is there.
ladder-moved = Another window has opened another ladder, which is shown now. What you have just entered is kept in “{ $ladder }”, under “Earlier ladders”.
ladder-earlier-about = { $ladder }, founded { $day }: { $count ->
        [one] one game
       *[other] { $games } games
    }, last change { $changed }
ladder-earlier-nameless = a ladder that this page cannot read
ladder-earlier-open = Open
ladder-earlier-save = Save as file
ladder-earlier-remove = Remove …
ladder-earlier-open-which = Open { $ladder }
ladder-earlier-save-which = Save { $ladder } as file
ladder-earlier-remove-which = Remove … { $ladder }
ladder-earlier-opened = { $ladder } is open. The one before is under “Earlier ladders”.
ladder-earlier-removed = { $ladder } has been removed from this page's store.
ladder-refusal-lost = The browser's store is not open, so nothing could be brought back later. Save the ladder as a file, then reload the page.
ladder-refusal-full = The browser has no space left. Nothing has been changed.
ladder-refusal-refused = The browser's store refused it. Nothing has been changed.
ladder-refusal-broken = The browser's store is out of order. Nothing has been changed.
ladder-refusal-moved = Another window has opened another ladder, which is shown now. Nothing else has been changed.
ladder-refusal-gone = This ladder was removed in another window.
ladder-refusal-shown = This ladder is the one that is shown, and was not removed.
ladder-kept-yes = The ladder is kept on this device only, and the browser will not remove it to save space. Save it as a file now and then all the same.
ladder-kept-no = The ladder is kept on this device only. The browser may remove it when space runs short: save it as a file now and then.
ladder-kept-unknown = The ladder is kept on this device only. Save it as a file now and then.
ladder-kept-not = The ladder is not kept in this browser. Save it as a file.
ladder-trouble-refused = This browser does not let the page keep anything, as in a private window. The ladder works, but it is gone when you close this page. Save it as a file.
ladder-trouble-full = The browser has no space left: the last entries are not kept. Save the ladder as a file now, then free some space.
ladder-trouble-broken = The browser's store is out of order: what is entered from now on is not kept. Save the ladder as a file now.
ladder-trouble-damaged = Some of what was kept cannot be read, and is left as it is. All that can be read is here. A saved file holds the rest as well.
ladder-trouble-newer = Another window uses a newer version of this page. Save the ladder as a file if you have entered anything, then reload.
ladder-trouble-later = A newer version of this page keeps the ladder in this browser. It is shown as far as this version can read it; what you enter now is not kept. Save the ladder as a file if you have entered anything, then reload the page.
ladder-trouble-stranded = { $count ->
        [one] One entry of “{ $ladder }” could not be kept before another window opened another ladder.
       *[other] { $number } entries of “{ $ladder }” could not be kept before another window opened another ladder.
    } Save that ladder as a file now; the page tries again with every entry.
ladder-trouble-missing = The part of the page that keeps the ladder could not be loaded. Reload the page. What you enter now is gone when you close it, unless you save it as a file.
ladder-trouble-lost = The browser's store has closed. What is entered from now on is not kept. Save the ladder as a file now.
ladder-made = As of { $day }.

ladder-head-ranking = Ranking
ladder-head-rank = No.
ladder-head-player = Player
ladder-head-rating = Rating
ladder-head-change = Change
ladder-head-expected = After this season
ladder-head-five = Last five
ladder-head-trend = Trend
ladder-head-games = Games
ladder-head-points = Points
ladder-head-tally = Won · drawn · lost
ladder-head-day = Day
ladder-head-opponent = Opponent
ladder-head-score = Score
ladder-head-scores = Score against each opponent
ladder-head-history = What moved the rating

error-not-json = This is no ladder: the file is not JSON.
error-long-number = The file has a number with more than { $high } digits: no ladder has one.
error-not-a-ladder = This file is no ladder.
error-too-large = The file is too large: at most { $high } characters.
error-too-many = The file has too many entries: at most { $high }.
error-bad-entry = This entry is too long or too deep to be kept.
error-ladder-full = The ladder is full: it has { $high } entries or is as large as a file can be. Save it and begin another one.
error-not-read-yet = The ladder is still being read. Try again in a moment.
error-unread-founding = This ladder's beginning cannot be read by this version of the page. A newer one may read it. Nothing of it is changed.
error-no-founding = The file has no beginning: the entry that founds the ladder is missing.
error-another-ladder = This file is another ladder's.
error-no-columns = The first line must name the columns: date, white, black, result.
error-no-ladder-yet = A table of games needs a ladder to go into. Add a player first, or open a ladder.
error-unreadable = The browser could not read the file.
error-open-quote = A quotation mark is not closed.
error-not-an-object = An entry is expected here.
error-unknown-kind = There is no such kind of entry.
error-unknown-field = There is no such field.
error-not-text = A text is expected here.
error-empty-name = Type a name.
error-long-name = The name is too long: at most { $high } characters.
error-bad-name = The name has characters that cannot be printed, or too many spaces.
error-bad-identity = An identity has letters, digits, - and _, at most { $high } of them.
error-bad-list = A list of identities is expected here.
error-bad-time = A moment is expected here, in universal time.
error-not-a-flag = Yes or no is expected here.
error-other-entry = Two entries have this identity and say different things.
error-name-taken = Somebody on the ladder has this name. Add something that tells them apart.
error-member-no-name = There is no name in it.
error-member-columns = It is not clear what is the name and what the rating. Put a line above it that names the columns, such as: Name; Rating.
error-unknown-player = Choose a player of the ladder.
error-player-left = This player has left the ladder. The player's card can change that.
error-same-player = Nobody plays himself: choose two players.
error-played-each-other = They have played each other, so they are not the same person.
error-unknown-game = This game is not there any more.
error-unknown-entry = This entry is not there any more.
error-frozen = Its season is closed. Undo the closing first.
error-not-undoable = The founding cannot be undone.
error-unknown-system = There is no such rating system here.
error-unknown-tempo = The system has no such time control.
