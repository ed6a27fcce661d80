"""The English of what a PGN may bring up."""

TEXTS = {
    "broken-tag": "This looks like a tag but is none: “{text}”.",
    "player-missing": "This game does not name both players; it was left out.",
    "same-player": "In this game {name} plays against himself or herself; it was left out.",
    "odd-result": "“{text}” is no result; the game between {white} and {black} counts as not"
    " finished.",
    "no-result": "The game between {white} and {black} has no result.",
    "results-differ": "The tag of the game between {white} and {black} says “{text}”, the end of"
    " its moves “{other}”; it counts as not finished until somebody says which.",
    "result-from-moves": "The game between {white} and {black} has no result tag; the end of its"
    " moves says “{text}”.",
    "games-without-moves": "Games without moves, unlike others here: {count}. They count as played."
    " The first: {white} – {black}. If nobody played, correct the result to a forfeit.",
    "games-by-other-rules": "Games that are no chess by FIDE's rules ({variant}): {count}. They do"
    " not count. The first: {white} – {black}.",
    "games-from-positions": "Games that do not begin in the position of chess: {count}. They do not"
    " count. The first: {white} – {black}. If one was played from its beginning, enter its result.",
    "games-listed-twice": "Games that stand here again: {count}. They do not count again. The"
    " first: {white} – {black}.",
    "rating-not-read": "The rating of {name} cannot be read: “{text}”.",
    "rating-differs": "{name} has the rating {rating} here and {other} before; the first one is"
    " used.",
    "site-ratings": "The ratings are those of an online site, not FIDE's.",
    "round-unknown": "Games: {count}. They name no round; they were numbered as they follow each"
    " other.",
}
