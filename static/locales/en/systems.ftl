### What every system has: its name, what it is, why its number differs, how sure its rules are;
### and what several systems ask for, say or refuse.

## Systems

system-elo = Plain Elo
system-elo-about = Arpad Elo's formula by itself, in its logistic form: you choose K, and the change is rounded once. The other systems start from it, but no federation rates by it unchanged.
system-fide = FIDE
system-fide-about = The rating regulations of the world chess federation for standard, rapid and blitz, by the edition in force on the day the event starts; article numbers are those of the present regulations. FIDE publishes no rule for the order of the K cases or for ties in a first rating (as of { $checked }), the oldest editions are pieced together from federations' reports, and a published list can differ by a point.
system-knsb = KNSB (since 2024)
system-knsb-about = The rating of the Dutch federation with its monthly classical, rapid and blitz lists. The rules are reconstructed from public code, because the regulations were not available (as of { $checked }): youth bonuses are not included, and the rounding of exact halves, the K of strong juniors and the rule for halved K are not confirmed.
system-knsb-classic = KNSB (before 2024)
system-knsb-classic-about = The older rating of the Dutch federation as club pages explain it: a normal curve, the same K for the whole period and a simple formula for the first rating. The regulations themselves were not available (as of { $checked }), so the rounding of exact halves is not confirmed.
system-schaaks = Schaaks
system-schaaks-about = The ladder of a Dutch chess site: everyone starts at the same rating, every game moves both players at once, and each has a K of their own, by the KNSB's table. It is not the rating of the KNSB: that one works with another curve and with lists. The site did not say how an exact half is rounded (as of { $checked }); it goes up here.
system-dwz = DWZ (Germany)
system-dwz-about = The rating of the German Chess Federation (DSB) by its Wertungsordnung: a normal curve, and a K-factor from age, rating and index; for events that ended before 8 June 2026 a development coefficient E. An opponent who played far above their own DWZ counts with that performance, and one without a DWZ with the first DWZ of the same event. The calculator needs these numbers entered; the tournament room finds them in the event. How a half is rounded and where the federation ends its search for a performance was not published on { $checked }; both follow printed evaluations here.

## Why the numbers differ for the same games

difference-elo = Plain Elo takes the expected score from the logistic curve to all its decimals, with the K that you choose and without any limit.
difference-fide = FIDE reads the expected score from a table of its own in whole hundredths, limits large rating differences, sets K by its own rules and rounds once.
difference-knsb = The KNSB takes the expected score from a normal curve and K from your games, rating and age, and caps a new rating that runs too far past your performance in the period.
difference-knsb-classic = The old KNSB rules take the expected score from a normal curve and K from your number of games and your rating, without a cap on the new rating.
difference-schaaks = Schaaks takes K from the table of the KNSB, and nothing else: it uses the logistic curve and rates game after game, each from the rating that the last one left, so that its number is no KNSB rating.
difference-dwz = The DWZ takes the expected score from a normal curve of its own, and its K-factor depends on age, rating and index; until June 2026 it had a development coefficient in its place: the higher that was, and the more games an event had, the less each game moved the rating.

## How sure the rules are

confidence-official = These rules follow the published text itself.
confidence-transcribed = These rules follow a copy of the published text, not the original.
confidence-reconstructed = These rules are pieced together from code, club pages and reports, because the text itself was not available on { $checked }; the official number may differ.
confidence-formula = This is a published formula and not a federation's rule, so there is no official number to compare it with.

## Kinds of play

tempo-standard = Standard
tempo-classical = Classical
tempo-rapid = Rapid
tempo-blitz = Blitz

## What several systems ask for

fact-rating = Your rating
fact-k = K-factor
fact-games = Rated games so far
fact-born = Year of birth
fact-opponent-games = Opponent's counted games
fact-opponent-born = Opponent's year of birth

## What several systems say

k-override = You chose K { $k }; the rules give { $suggested }.

## What several systems refuse

error-not-offered = For this system and this date no rule for this is known.

## What the rules are taken from, and when somebody last looked

source-book = { $author }, { $title }, { $year }
source-schaaks = the rating page of Schaaks, as far as it was recorded
source-dwz-2016 = { $document }, { $first } to { $last } and Anhang { $annex }
source-dwz-2026 = { $document } in force since { $day }, as { $programs } independent programs work it
source-knsb = { $code }, version { $version } of { $day }, unofficial code that cites the { $document }; { $site }
source-knsb-classic = Dutch club pages on the KNSB rating; { $site } in { $year }
source-fide-before-2009-07 = FIDE's calculations of { $first } and { $last }, by the limit of { $cap } points in the old { $article }
source-fide-2009-07 = FIDE news { $news } of { $day }: { $cap } points instead of { $before }, floor { $floor }, K unchanged
source-fide-2011-07 = the FIDE Handbook as federations quote it: K { $k } for newcomers. By { $checked } the exact day was not confirmed
source-fide-2012-01 = FIDE news { $news } of { $day }: rapid and blitz lists, worked as in standard chess, with K { $k } for everybody
source-fide-2012-07 = the decision of FIDE's Presidential Board of { $year }: floor { $floor } and monthly lists
source-fide-2014-07 = { $document }, { $article } of { $day } as federations quote it: K { $new }, { $usual } and { $top }
source-fide-2017-07 = { $document }, { $article } of { $day } as quoted: { $points } points for each half point of a newcomer
source-fide-2021-11 = { $site } of { $day }: rapid and blitz without the limit of standard chess, up to { $gap } points
source-fide-between = { $document }, in force from { $day } to { $last }, { $article } and { $other }
source-fide-2022-10 = { $document } of { $day }: K as in standard chess, and one upgrade a tournament as in a rapid event that FIDE rated in { $year }
source-fide-since = { $document }, in force since { $day }
source-fide-amended = { $document }, in force since { $day }, { $article } as amended on { $amended }
rules-ended = These rules held until { $until }, and the date of the event, { $day }, is later. What has held since then is not in this calculator.
rules-checked = These rules were last checked on { $checked }, and the date of the event, { $day }, is more than a year later: they may have changed.
rules-link = Read the rules at { $host }
