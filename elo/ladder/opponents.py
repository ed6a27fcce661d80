"""Who is a fair opponent: somebody near in rating, and not the one of last time."""

from ..core.numbers import same
from .ladder import Ladder
from .members import Member
from .ranking import head_to_head

#: Schaaks, waiting room: it looks within 100 points first, then wider.
WITHIN = 100

#: Whoever is farther away wins three games of four (FIDE B02 8.1.2: 0.76 at 200 points), and is no
#: fair opponent.
FAIR_WITHIN = 200


class Suggestion:
    """A possible opponent.

    ``difference`` is his rating less the member's, None where one of them has none; ``within`` the
    multiple of 100 that it lies within; ``fair`` whether that is near enough for a fair game, which
    nobody denies of somebody without a rating; ``met`` how often they have played; ``again`` is
    true for the opponent of last time.
    """

    def __init__(self, member: Member, difference: "float | None", met: int, again: bool) -> None:
        self.member = member
        self.difference = difference
        self.within = FAIR_WITHIN if difference is None else band(difference)
        self.fair = self.within <= FAIR_WITHIN
        self.met = met
        self.again = again


def band(difference: float) -> int:
    """The least multiple of 100 that a difference lies within, 100 at least.

    >>> band(0), band(-100), band(101)
    (100, 100, 200)
    """
    bands = int(abs(difference)) // WITHIN
    if not same(bands * WITHIN, abs(difference)):
        bands += 1
    return WITHIN * max(bands, 1)


def fair_opponents(
    ladder: Ladder, member: Member, present: list[str] | None = None
) -> list[Suggestion]:
    """Everybody whom the member could play, the fairest first.

    Within 100 points first, then within 200, and so on; there the one whom he has met least often,
    then the nearest. The opponent of last time comes after all others. ``present`` are the
    identities of those who are here tonight, None for everybody. Without a rating of his own
    nobody is nearer than another.
    """
    met = {score.opponent.identity: score.games for score in head_to_head(member)}
    last = member.games[-1].opponent(member) if member.games else None
    found = []
    for other in ladder.everybody():
        if other is member or not other.active or other.guest:
            continue
        if present is not None and other.identity not in present:
            continue
        difference = None
        if member.rating is not None and other.rating is not None:
            difference = other.rating - member.rating
        found.append(Suggestion(other, difference, met.get(other.identity, 0), other is last))
    found.sort(
        key=lambda each: (
            each.again,
            each.within,
            each.met,
            abs(each.difference or 0),
            each.member.name,
            each.member.identity,
        )
    )
    return found
