"""Kinds of entries in a ladder's journal, and the fields that each of them has."""

from .checks import (
    HIGHEST_INDEX,
    HIGHEST_K,
    HIGHEST_RATING,
    LATEST,
    MOST_GAMES,
    OLDEST,
    check_date,
    check_flag,
    check_identities,
    check_identity,
    check_name,
    check_score,
    check_system,
    check_time,
    whole_number,
)

#: What this program cannot read: carried along as it is, and without any effect.
UNREAD = "unread"


FOUNDED = "founded"
JOINED = "joined"
RENAMED = "renamed"
UNITED = "united"
LEFT = "left"
RETURNED = "returned"
PLAYED = "played"
CORRECTED = "corrected"
CLOSED = "closed"
UNDONE = "undone"
REFOUNDED = "refounded"
RESTATED = "restated"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .checks import Check

    Field = tuple[str, Check, bool]

check_rating = whole_number(0, HIGHEST_RATING)

#: The fields of a game: who played, White's score, on which day, and whether it is to be rated.
GAME = (
    ("white", check_identity, True),
    ("black", check_identity, True),
    ("score", check_score, True),
    ("date", check_date, True),
    ("rated", check_flag, False),
)

#: The fields of a founding: what the ladder is called, and by which rules it goes.
FOUNDING = (
    ("name", check_name, True),
    ("season", check_name, True),
    ("system", check_system, True),
    ("tempo", check_identity, False),
    ("start", check_rating, False),
    ("k", whole_number(1, HIGHEST_K), False),
)

#: What a player comes with.
BROUGHT = (
    ("rating", check_rating, False),
    ("games", whole_number(0, MOST_GAMES), False),
    ("born", whole_number(OLDEST, LATEST), False),
    ("index", whole_number(1, HIGHEST_INDEX), False),
    ("guest", check_flag, False),
)

#: Each kind's fields: name, check, whether it is needed.
KINDS = {
    FOUNDED: FOUNDING,
    JOINED: (("name", check_name, True),) + BROUGHT,
    RENAMED: (("player", check_identity, True), ("name", check_name, True)),
    UNITED: (("player", check_identity, True), ("with", check_identity, True)),
    LEFT: (("player", check_identity, True),),
    RETURNED: (("player", check_identity, True),),
    PLAYED: GAME,
    CORRECTED: (("game", check_identity, True),) + GAME,
    CLOSED: (("next", check_name, True),),
    UNDONE: (("entries", check_identities, True),),
    REFOUNDED: FOUNDING,
    RESTATED: (("player", check_identity, True),) + BROUGHT,
}

#: The kinds that the first version of the program did not know.
LATER_KINDS = (REFOUNDED, RESTATED)

#: The kinds that may say more of players than the fields above: whatever a system asks about them.
#: A founding says it of everybody who joins.
FACTS = (FOUNDED, JOINED, REFOUNDED, RESTATED)

#: More entries than a ladder can have may come after one moment.
MOST_TURNS = 1_000_000_000

#: What every entry has besides; the last two only if its maker's clock was behind.
HEAD = (
    ("id", check_identity, True),
    ("time", check_time, True),
    ("device", check_identity, True),
    ("after", check_time, False),
    ("turn", whole_number(1, MOST_TURNS), False),
)
HEAD_NAMES = ("kind",) + tuple([name for name, _, _ in HEAD])


def known_fields(kind: str) -> list[str]:
    """The names of all fields that an entry of this kind has had from the beginning."""
    return ["kind"] + [each[0] for each in HEAD] + [each[0] for each in KINDS[kind]]
