"""The players of a ladder, the games between them, its seasons."""

from ..core.assessment import Assessment, FirstRating
from ..core.games import BLACK, COLOR, OF_OPPONENT, WHITE, Game, Player
from .entries import Entry

TYPE_CHECKING = False
if TYPE_CHECKING:
    After = dict[str, float | str | None]

#: Why a game is shown and never rated.
GUEST = "guest"
FRIENDLY = "friendly"
UNKNOWN = "unknown-player"
SAME = "same-player"


#: What every ladder counts or shows, whether its system asks for it or not.
BROUGHT = ("games", "born", "index")


class Member(Player):
    """A player of the ladder: what rule books ask for, and what the ladder keeps of him.

    ``entry`` is the one with which he joined;
    ``start`` is the rating he came with, ``further`` are facts that his system asks for and that
    were said of him or of everybody; ``games`` are his games in order; ``season_games`` and
    ``points`` what he played and scored in the running season; ``pool`` the games of earlier
    seasons that a first rating still waits for.
    """

    def __init__(
        self,
        entry: Entry,
        start: float | None,
        k: float | None,
        further: dict[str, float | str] | None = None,
        told: Entry | None = None,
    ) -> None:
        super().__init__(start, k, peak=start)
        #: The last word on what he came with.
        self.told = told or entry
        for name in BROUGHT:
            self.put(name, self.told.number(name))
        for name in further or {}:
            self.put(name, further[name])  # type: ignore[index]
        self.facts["games"] = self.number("games") or 0
        self.entry = entry
        self.identity = entry.identity
        self.name = entry.says("name")
        self.guest = self.told.said.get("guest") is True
        self.active = True
        self.start = start
        self.games: list[LadderGame] = []
        self.season_games = 0
        self.points = 0.0
        self.pool: list[Game] = []
        self.outcome: Outcome | None = None

    def put_all(self, states: "After") -> None:
        """Changes some facts at once."""
        for name in states:
            self.put(name, states[name])

    def __eq__(self, other: object) -> bool:
        # two members are two, however alike what is known of them
        return self is other


class LadderGame:
    """One game of the ladder, as it stands after all corrections.

    ``score`` is White's. ``why`` is None for a game that may be rated, else the reason why it is
    only shown. The ratings before and after are None where there are none: those after are known
    at once on a ladder that moves game by game, and never for a single game of a rating period.
    ``before`` are the further states that both had before, where the system has any.
    """

    def __init__(
        self,
        identity: str,
        entry: Entry,
        white: Member | None,
        black: Member | None,
        season: int,
    ) -> None:
        self.identity = identity
        self.entry = entry
        self.white = white
        self.black = black
        self.season = season
        self.why: str | None = None
        self.score: float = entry.said["score"]  # type: ignore[assignment]
        self.white_old = white.rating if white else None
        self.black_old = black.rating if black else None
        self.white_new: float | None = None
        self.black_new: float | None = None
        self.before: tuple[After, After] | None = None
        if white is not None:
            white.games.append(self)
            white.season_games += 1
            white.points += self.score
            white.outcome = None
        if black is not None and black is not white:
            black.games.append(self)
            black.season_games += 1
            black.points += 1 - self.score
            black.outcome = None

    @property
    def date(self) -> str:
        """The day on which it was played."""
        return self.entry.says("date")

    def has(self, member: Member) -> bool:
        """Whether the member plays in it."""
        return self.white is member or self.black is member

    def opponent(self, member: Member) -> Member | None:
        """Whom the member plays against in it."""
        return self.black if self.white is member else self.white

    def score_of(self, member: Member) -> float:
        """The member's score."""
        return self.score if self.white is member else 1 - self.score

    def old_of(self, member: Member) -> float | None:
        """The member's rating before the game."""
        return self.white_old if self.white is member else self.black_old

    def new_of(self, member: Member) -> float | None:
        """The member's rating after the game."""
        return self.white_new if self.white is member else self.black_new

    def seen_by(self, member: Member) -> Game:
        """The game as rule books take it, from the member's side of the board."""
        opponent = self.opponent(member)
        rating = self.old_of(opponent) if opponent else None
        facts: dict[str, float | str | None] = {COLOR: WHITE if self.white is member else BLACK}
        if opponent is not None:
            for name in opponent.facts:
                facts[OF_OPPONENT + name] = opponent.facts[name]
        state = "unrated" if rating is None else None
        return Game(rating, self.score_of(member), state, **facts)

    def move(self, white: Member, black: Member, white_new: float, black_new: float) -> None:
        """Both players have their new ratings, and one game more: both or none."""
        self.white_new = white.rating = white_new
        self.black_new = black.rating = black_new
        white.facts["games"] += 1  # type: ignore[operator]
        black.facts["games"] += 1  # type: ignore[operator]

    def move_further(self, white: Member, black: Member, one: "After", other: "After") -> None:
        """Both have their further states besides; what they had before is kept."""
        self.before = (
            {name: white.value(name) for name in one},
            {name: black.value(name) for name in other},
        )
        white.put_all(one)
        black.put_all(other)

    def revert(self) -> None:
        """Takes the game back: the last one that was played."""
        for member in (self.white, self.black):
            if member is None or not member.games or member.games[-1] is not self:
                continue
            member.games.pop()
            member.season_games -= 1
            member.points -= self.score_of(member)
            member.outcome = None
            if self.new_of(member) is not None:
                member.rating = self.old_of(member)
                member.facts["games"] -= 1  # type: ignore[operator]
            if self.before is not None:
                member.put_all(self.before[0] if member is self.white else self.before[1])


class Outcome:
    """What a season was worth to a member on a ladder that rates by period.

    ``found`` is the rule book's assessment, of a player without a rating his first one, or None
    when the book refused; then ``fault`` is the code of its refusal. ``counted`` is the number of
    games that count.
    """

    def __init__(
        self,
        old: float | None,
        new: float | None,
        games: list[LadderGame],
        found: Assessment | FirstRating | None,
        counted: int,
        fault: str = "",
    ) -> None:
        self.old = old
        self.new = new
        self.games = games
        self.found = found
        self.counted = counted
        self.fault = fault


class Standing:
    """A member's place when a season was closed."""

    def __init__(self, member: Member) -> None:
        self.member = member
        self.rating = member.rating
        self.games = member.season_games
        self.points = member.points
        self.facts = dict(member.facts)
        self.pool = member.pool

    def restore(self) -> None:
        """Gives the member back what he had."""
        member = self.member
        member.rating = self.rating
        member.season_games = self.games
        member.points = self.points
        member.facts = dict(self.facts)
        member.pool = self.pool
        member.outcome = None


class Season:
    """A season: its name, where its games begin; once it is closed where they end, and its end.

    ``first`` and ``last`` count the ladder's games; ``final`` are the standings with the ratings it
    ended with, ``outcomes`` what it was worth by member on a ladder that rates by period.
    """

    def __init__(self, name: str, first: int) -> None:
        self.name = name
        self.first = first
        self.last: int | None = None
        self.closed: Entry | None = None
        self.final: list[Standing] = []
        self.outcomes: dict[str, Outcome] = {}
