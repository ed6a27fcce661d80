### Which rating a game counts for, and what a one-off raise did.

conversion-fide-compression-2024 = FIDE, 1 March 2024: lower ratings raised
conversion-fide-compression-2024-about = Every rating below { $limit } rose by { $percent }% of what it was short of { $limit }, in standard, rapid and blitz. FIDE has not published how fractions were rounded.
# Which conversion is offered first: its name.
conversion-first = fide-compression-2024
conversion-fide-rapid-uplift-2022 = FIDE, 1 October 2022: rapid and blitz lifted to standard
conversion-fide-rapid-uplift-2022-about = A rapid or blitz rating more than { $points } points below the standard rating was raised to the standard rating less { $points }. This follows federations' reports of the rule.
counting-none = None
counting-fide-standard = { $time } minutes for { $moves } moves: with a player rated { $rating } or more, { $least } minutes are enough for a standard game.
counting-fide-standard-low = { $time } minutes for { $moves } moves: with both players below { $rating }, { $least } minutes are enough for a standard game.
counting-fide-too-fast = { $time } minutes for { $moves } moves: with a player rated { $rating } or more a standard game needs { $least } minutes, and for rapid this is too long.
counting-fide-no-list = { $time } minutes for { $moves } moves: a standard game needs { $least } minutes, and there were no rapid and blitz lists before { $year }.
counting-fide-rapid = { $time } minutes for { $moves } moves: more than { $rapid } and less than { $standard } is rapid.
counting-fide-blitz = { $time } minutes for { $moves } moves: more than { $blitz } and at most { $rapid } is blitz.
counting-fide-too-short = { $time } minutes for { $moves } moves: up to { $blitz } minutes nothing is rated.
counting-fide-gap = The players are { $difference } points apart: from { $gap } points on a rapid or blitz game is not rated if one player is above { $above }.
counting-fide-unrated = It counts only for the player without a rating, towards the first one.
counting-fide-both-unrated = Where neither player has a rating, it counts for nobody.
counting-fide-approved = FIDE can approve a major event as standard from { $base } minutes and { $increment } seconds a move; then this game counts.
counting-knsb-classical = { $time } minutes without increment: { $least } are enough for a classical game. Clubs state this limit; the regulations themselves were not at hand.
counting-knsb-classical-increment = { $time } minutes for { $moves } moves with at least { $increment } seconds a move: { $least } are enough for a classical game. Clubs state this limit; the regulations themselves were not at hand.
counting-knsb-too-fast = { $time } minutes: a classical game between these players needs { $least }, and for rapid this is too long. Below an average of { $average } less time is enough.
counting-knsb-too-short = { $time } minutes: too short for any list.
counting-knsb-no-list = { $time } minutes: a classical game needs { $least }, and the KNSB has had rapid and blitz lists only since October 2024.
counting-knsb-rapid = { $time } minutes for { $moves } moves: more than { $rapid } and less than { $standard } is rapid. These are FIDE's limits; that the KNSB has the same ones is not confirmed.
counting-knsb-blitz = { $time } minutes for { $moves } moves: more than { $blitz } and at most { $rapid } is blitz. These are FIDE's limits; that the KNSB has the same ones is not confirmed.
counting-knsb-members = Games against Dutch players who are not members of the KNSB do not count.
conversion-knsb-raise-2024 = KNSB raise of 1 March 2024
conversion-knsb-raise-2024-about = Once, on 1 March 2024, the KNSB raised every rating below { $limit } to { $slope } × rating + { $offset }. How fractions were rounded is not stated; the nearest whole number is taken.
conversion-dwz-raise-2026 = DWZ raise of 8 June 2026
conversion-dwz-raise-2026-about = On 8 June 2026 every DWZ below { $limit } was raised, those below { $low } by { $points } points, and every index by { $index } (“Umstufung 2026”). The DSB's webmaster calls it yearly; only that of 2026 is known.
