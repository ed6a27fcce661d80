### Texts that stand in the HTML.

page-title = Chess rating calculator: new rating, change and win probability
page-description =
    .content = What is my chess rating now? Type two ratings and see the new rating, the change and the win probability (a draw counts half) at once, for one game or a whole event. Calculated on your own device; nothing is sent.
brand = Elo calculator
heading = Chess rating calculator
skip = Skip to the content
languages =
    .aria-label = Language
language-en = English
language-nl = Nederlands
language-de = Deutsch

system-label = Rating system
near-systems =
    .aria-label = Another system
mode-label = Mode
mode-one = One game
mode-several = Several games
mode-average = Average field

k-presets =
    .aria-label = Usual values for K

opponent-label = Opponent's rating
result-label = Result
result-win = Win
result-draw = Draw
result-loss = Loss

sheet-caption = Your games
sheet-number = No.
sheet-opponent = Opponent
sheet-result = Result
sheet-expected = Expected
sheet-change = Points
sheet-remove = More, remove
sheet-add = Add a game
sheet-hint = Enter in the rating field goes on to the next game.
undo = Undo

average-label = Average opponent
points-label = Points
points-less =
    .aria-label = Half a point less
points-more =
    .aria-label = Half a point more
average-hint = An estimate: the whole field is treated as one opponent of average strength. List the opponents under “Several games” for the exact sum.

answer-label =
    .aria-label = Answer
new-rating-label = New rating
change-label = Change
probability-label = Win probability
steps-heading = How this is calculated
full-page = Open the full calculator

loading = The calculator is loading. You can type already; the numbers follow in a moment.
failure-heading = The calculator could not start
failure-heading-later = The calculator has stopped
failure-missing = A part of the page could not be loaded. The connection may have dropped, or a filter in your network holds it back.
failure-blocked = This browser, or a setting of it, does not allow WebAssembly, and the calculator needs it.
failure-broken = A program error stopped the calculator. It is our fault, not yours.
failure-slow = The calculator is still not here after a long wait. The connection may be very slow or interrupted.
failure-advice = Try again. If that does not help, use another network or a current version of Firefox, Chrome, Edge or Safari. What you typed stays in the form.
failure-retry = Try again
no-script = This calculator needs JavaScript, which is switched off in your browser. The numbers shown are a worked example: switch JavaScript on to change them.

link-unread = The link that brought you here is from another version of this page, or damaged, and could not be read.
shared = This is a shared calculation. Your own is untouched.
shared-back = Back to my own
shared-adopt = Keep this one as mine
keeping-forget = Delete it

taking-label =
    .aria-label = Take it along
take-share = Share
take-picture = As a picture
take-code = QR code
take-link = Copy link
take-text = Copy as text
take-file = Save games (CSV)
take-print = Print
ask-website = May our club show this on its website?
tell-website = Gladly, and free of charge: the calculator fits into any column, speaks your language and takes your club's colour.
take-website = Put this on your club's website

questions-heading = Good to know
ask-elo = How does Elo work?
tell-elo = Every player has a number that says how strong they are, and the difference between two of them says what to expect: half a point from an equal, more from a weaker opponent, less from a stronger one. Score more than was expected, and your number goes up; score less, and it goes down, by K times the difference. So every result puts the number right a little, until it fits how you play.
elo-curve =
    .aria-label = Elo's curve
elo-curve-help = Expected score by how much stronger you are than your opponent, in points. At { $d2 } it is { $e2 } a game; a draw counts as half a win.
ask-k = What is K?
tell-k = K, the development factor, says how far one game can move a rating: a win against an equal opponent gains half of K. { $k-new } is usual for new players and juniors, whose strength changes quickly, { $k-club } for most club players and { $k-master } for masters. Every federation has its own rule for who gets which K.
ask-expected = Where does the expected score come from?
tell-expected = From the difference between the two ratings alone. Equal players expect half a point each. Being { $d1 } points stronger is worth { $e1 } points a game, { $d2 } points { $e2 } and { $d3 } points { $e3 }. As a formula: E = 1 / (1 + 10^(d / { $scale })), where d is the opponent's rating minus your own.
ask-probability = Is the win probability the chance to win?
tell-probability = It is the expected score as a percentage, so a draw counts as half a win. Two players who draw every game both stand at { $even }%, though neither ever wins.
ask-average = What does the average mode do?
tell-average = It uses the average rating of your opponents for every game. That is quick, and close when they are of similar strength, but not exact, because the expected score does not rise in a straight line. An example: { $own } scores { $points } against { $low } and { $high } with K { $k }. Game by game the new rating is { $exact }; by the average it is { $shortcut }.
ask-draw = Why can a draw gain points?
tell-draw = Because a rating compares your score with the score that was expected. Against an opponent { $d2 } points stronger only { $under } is expected, so a draw with K { $k } gains { $gain } points. Against somebody that much weaker the same draw costs as many.
ask-official = Is this the official number?
tell-official = Where a system is a federation's, the page follows that federation's rules as far as they are known, and says in each case how sure they are. Open “Why does the official list differ?” below the answer for the system, the edition and the case at hand; where there is no official list it says “How sure is this?”. Plain Elo is the formula by itself.
ask-privacy = Is anything sent?
tell-privacy = No. The rating engine runs inside this page, on your device. What you type stays in this browser and in the address bar behind the # sign, a part of the address that no browser sends. To see for yourself, open the browser's list of network requests and type, or switch the network off: the numbers go on changing.

## The systems, and what stands behind the answer

tempo-label = Time control
newcomer = I have no rating yet
facts-summary = More, for an exact result
rounds-label = Games
official-heading = In the columns of the official page
official-caption = The first row is the whole event, the others are its games.
comparison-heading = The same games under every system
comparison-caption = Each system with its own factor, as far as it can be known from what you entered.
comparison-system = System
comparison-rating = New rating
comparison-change = Change
sure-heading = How sure is this?
why-heading = Why does the official list differ?
state-label = Kind of game
state-played = Played
state-forfeit = Forfeit
state-unrated = Opponent without a rating
state-bye = Bye
paste-summary = Paste a list of games
paste-label = One game a line: rating and result, as in “1850 1”, “1900 L”, “1650 draw” or “1720 +” for a forfeit. A copied table works too.
paste-take = Add these games

## Two more questions

extras-heading = Ratings and lists
counting-heading = Which rating does this game count for?
counting-base = Minutes
counting-increment = Seconds a move
counting-white = Rating of White
counting-black = Rating of Black
counting-date = Date of the game
counting-members = Dutch players are members of the KNSB
counting-fide = FIDE
counting-knsb = KNSB
conversion-heading = What did a one-off raise make of my rating?
conversion-which = Raise
conversion-old = Rating before
conversion-standard = Standard rating
conversion-result = Rating after

rooms =
    .aria-label = Rooms
room-calculator = Calculator
room-tournament = Tournament
room-ladder = Ladder
chapter-coming = Loading this part of the page …
chapter-missing = This part of the page could not be loaded. The connection may have dropped; what you entered elsewhere on the page is still there.

tournament-heading = Tournament desk
tournament-about = Every player's rating change, from the tournament's own file. The file is read on this device and goes nowhere.
ladder-heading = Club ladder
ladder-about = The ratings of a club through the season, kept on this device alone.

## When a newer release of the site has arrived

new-version = A new version of this page is ready.
new-version-load = Load the new version
new-version-later = Later
