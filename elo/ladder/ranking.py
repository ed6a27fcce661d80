"""The table, a player's history and curve, his score against each opponent."""

from ..core.assessment import Line
from ..core.games import DRAW, WIN
from .ladder import Ladder
from .members import LadderGame, Member, Outcome

#: How many games a player's form is told by.
LAST = 5


class Place:
    """A line of the table.

    ``rank`` is shared by equal ratings, and None without a rating. ``rating`` is the one in force;
    ``expected`` the one that the running season would give, on a ladder that rates by period, else
    None. ``change`` is what the last rated game brought, or the season so far; ``trend`` what the
    last five brought. ``last`` are those games, the newest first.
    """

    def __init__(self, member: Member) -> None:
        self.member = member
        self.rank: int | None = None
        self.rating = member.rating
        self.expected: float | None = None
        self.change: float | None = None
        self.trend: float | None = None
        self.last: list[LadderGame] = []

    @property
    def order(self) -> float:
        """What the table is ordered by: the rating as it now is or would be."""
        shown = self.rating if self.expected is None else self.expected
        return -1 if shown is None else shown


def ranking(ladder: Ladder) -> list[Place]:
    """The table: everybody who has not left and is no guest, the highest rating first."""
    places = []
    for member in ladder.everybody():
        if member.active and not member.guest:
            places.append(_place(ladder, member))
    places.sort(key=lambda place: (-place.order, place.member.name, place.member.identity))
    for number, place in enumerate(places):
        if place.order < 0:
            continue
        before = places[number - 1] if number else None
        place.rank = before.rank if before and before.order == place.order else number + 1
    return places


def _place(ladder: Ladder, member: Member) -> Place:
    place = Place(member)
    if ladder.by_game:
        place.last = last_rated(member)
        changes = [change_in(game, member) or 0 for game in place.last]
        if changes:
            place.change = changes[0]
            place.trend = 0.0
            for change in changes:
                place.trend += change
        return place
    place.last = last_rated(member)
    outcome = ladder.outcome(member)
    place.expected = outcome.new
    if outcome.counted and outcome.old is not None and outcome.new is not None:
        place.change = place.trend = outcome.new - outcome.old
    return place


def last_rated(member: Member, most: int = LAST) -> list[LadderGame]:
    """The member's last games that may be rated, the newest first."""
    found: list[LadderGame] = []
    place = len(member.games)
    while place and len(found) < most:
        place -= 1
        if member.games[place].why is None:
            found.append(member.games[place])
    return found


def change_in(game: LadderGame, member: Member) -> float | None:
    """What a game brought a member, None where it moved nothing by itself."""
    old, new = game.old_of(member), game.new_of(member)
    return None if old is None or new is None else new - old


class Row:
    """A line of a player's history: a game, or the end of a season that rates its games together.

    ``game`` is None for the end of a season, which ``season`` names. ``change`` of a game in a
    rating period is its exact part of the season's change, and ``new`` is None. ``note`` says why
    a game was not rated, as a reason of :class:`LadderGame` or the name of a rule book's message.
    """

    def __init__(self, game: LadderGame | None, season: str) -> None:
        self.game = game
        self.season = season
        self.old: float | None = None
        self.new: float | None = None
        self.change: float | None = None
        self.note: str | None = None


def history(ladder: Ladder, member: Member) -> list[Row]:
    """All that has moved a member's rating, and the games that have not, in order."""
    rows: list[Row] = []
    number = 0
    lines = _lines(ladder, member, number)
    for game in member.games:
        while number < game.season:
            _end_season(ladder, member, number, rows)
            number += 1
            lines = _lines(ladder, member, number)
        row = Row(game, ladder.seasons[number].name)
        row.note = game.why
        row.old, row.new = game.old_of(member), game.new_of(member)
        row.change = change_in(game, member)
        line = lines.get(game.identity)
        if line is not None:
            row.change = line.change
            row.note = None if line.counted or line.note is None else line.note.name
        rows.append(row)
    while number < len(ladder.seasons) - 1:
        _end_season(ladder, member, number, rows)
        number += 1
    return rows


def _outcome(ladder: Ladder, member: Member, number: int) -> Outcome | None:
    if ladder.by_game:
        return None
    if number == len(ladder.seasons) - 1:
        return ladder.outcome(member)
    return ladder.seasons[number].outcomes.get(member.identity)


def _lines(ladder: Ladder, member: Member, number: int) -> dict[str, Line]:
    outcome = _outcome(ladder, member, number)
    if outcome is None or outcome.found is None:
        return {}
    # a first rating lists the games of earlier seasons before those of this one
    lines = outcome.found.lines[len(outcome.found.lines) - len(outcome.games) :]
    return {game.identity: line for game, line in zip(outcome.games, lines)}


def _end_season(ladder: Ladder, member: Member, number: int, rows: list[Row]) -> None:
    outcome = _outcome(ladder, member, number)
    if outcome is None or not outcome.games:
        return
    row = Row(None, ladder.seasons[number].name)
    row.old, row.new = outcome.old, outcome.new
    if outcome.old is not None and outcome.new is not None:
        row.change = outcome.new - outcome.old
    row.note = outcome.fault or None
    rows.append(row)


def curve(ladder: Ladder, member: Member) -> list[tuple[str, float]]:
    """The ratings that a member has had, each with its day; the starting value in front, without.

    >>> from .members import Member
    >>> from .entries import Entry
    >>> curve(Ladder(), Member(Entry("p", "joined", "", "", {"name": "Anna"}), 1200, None))
    [('', 1200)]
    """
    points = [] if member.start is None else [("", member.start)]
    day = ""
    for row in history(ladder, member):
        if row.game is not None:
            day = row.game.date
        if row.new is not None:
            points.append((day, row.new))
    return points


def lately(ladder: Ladder, place: Place, most: int) -> list[float]:
    """The ratings of a member's last rated games, or seasons, the one before them in front.

    Empty where nothing has moved. So many moves at most, however many there were.
    """
    found: list[float] = []
    if ladder.by_game:
        games = last_rated(place.member, most)
        games.reverse()
        for game in games:
            _put_move(found, game.old_of(place.member), game.new_of(place.member))
        return found
    for season in ladder.seasons[-most:]:
        outcome = season.outcomes.get(place.member.identity)
        if outcome is not None:
            _put_move(found, outcome.old, outcome.new)
    if place.change is not None:
        _put_move(found, place.rating, place.expected)
    return found


def _put_move(found: list[float], old: float | None, new: float | None) -> None:
    if new is None:
        return
    if not found and old is not None:
        found.append(old)
    found.append(new)


class Score:
    """A member's score against one opponent: games by their result, and the last of them."""

    def __init__(self, opponent: Member) -> None:
        self.opponent = opponent
        self.wins = 0
        self.draws = 0
        self.losses = 0
        self.last: LadderGame | None = None

    @property
    def games(self) -> int:
        """How many games."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """What the member scored in them."""
        return self.wins + self.draws * DRAW


def head_to_head(member: Member) -> list[Score]:
    """The member's score against everybody he has met, the most frequent opponent first."""
    found: dict[str, Score] = {}
    for game in member.games:
        opponent = game.opponent(member)
        if opponent is None or opponent is member:
            continue
        score = found.get(opponent.identity)
        if score is None:
            score = found[opponent.identity] = Score(opponent)
        own = game.score_of(member)
        score.wins += own == WIN
        score.draws += own == DRAW
        score.losses += own not in (WIN, DRAW)
        score.last = game
    scores = [found[identity] for identity in found]
    scores.sort(key=lambda each: (-each.games, each.opponent.name, each.opponent.identity))
    return scores
