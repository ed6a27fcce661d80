"""B02 7.1.4 and 8.2: the first rating of a player new to the list."""

from ...core.assessment import Figure, FirstRating, Line, Message, Points
from ...core.errors import InputError
from ...core.games import Game
from ...core.numbers import total
from .differences import reason_not_counted
from .edition import HALF_POINT_VALUE, HALF_POINTS, NOT_KNOWN, STANDARD_CHAPTER, FideEdition
from .tables import EVEN, difference_for, whole_percent

MIN_GAMES = 5  #: 7.1.4: "based on at least 5 games against rated opponents"
HYPOTHETICAL = 2  #: 8.2.2: "plus two hypothetical opponents rated 1800 … considered as a draw"
HYPOTHETICAL_RATING = 1800
MAXIMUM = 2200  #: 8.2.3: "The maximum initial rating is 2200."


class PooledLine(Line):
    """A newcomer's game: it counts or not, but has no expected score of its own."""

    def __init__(self, game: Game, note: Message | None) -> None:
        super().__init__(game, None, None, note)

    @property
    def counted(self) -> bool:
        """Whether the game enters the first rating."""
        return self.note is None


class Sum:
    """Ra + dp as a fraction, so that only the result is rounded.

    ``points`` is the sum of the ``games`` ratings in Ra, ``added`` what is added to their average.
    """

    def __init__(self, points: int, games: int, added: int) -> None:
        self.points = points
        self.games = games
        self.added = added

    @property
    def average(self) -> float:
        """Ra, unrounded."""
        return self.points / self.games

    @property
    def exact(self) -> float:
        """Ru before rounding."""
        return (self.points + self.added * self.games) / self.games

    @property
    def rounded(self) -> int:
        """Ru "rounded to the nearest whole number"; the text says nothing of ½, here it goes up."""
        return (2 * (self.points + self.added * self.games) + self.games) // (2 * self.games)


def first_rating(system: str, games: list[Game], edition: FideEdition) -> FirstRating:
    """The first rating from the pooled games, or the reason why there is none yet.

    The games may come from several tournaments within 26 months (7.1.4). A zero score in the
    first one is disregarded (8.2.1): whoever has such a tournament leaves it out, and a pool with
    no point at all is refused for that reason. The difference limit of 8.3.1 plays no part.
    Raises ``InputError`` (``not-offered``) for editions whose rule is not known.
    """
    if edition.newcomers == NOT_KNOWN:
        raise InputError("not-offered", "date", "no rule for a first rating is known for this date")
    lines = [PooledLine(game, reason_not_counted(game, edition)) for game in games]
    counted = [line.game for line in lines if line.counted]
    ratings = int(total([game.opponent or 0 for game in counted]))
    halves = int(2 * total([game.score or 0 for game in counted]))
    found = FirstRating(system, edition.name, None, None, None, list(lines), [], [])
    if edition.chapter != STANDARD_CHAPTER:
        found.notes.append(Message("fide-first-standard-counts"))  # 7.2.1 of rapid and blitz
    if counted and halves == 0:
        found.reason = Message("fide-first-zero", games=Figure(len(counted)))
        for line in lines:
            line.note = line.note or found.reason
        return found
    if counted:
        rule = _half_points if edition.newcomers == HALF_POINTS else _two_draws
        ru = rule(ratings, halves, len(counted), edition, found.steps)
        found.performance = ru.exact
        _publish(found, ru, edition)
    if len(counted) < MIN_GAMES:
        found.rating = None
        found.reason = Message(
            "fide-first-few",
            games=Figure(len(counted)),
            needed=Figure(MIN_GAMES),
            missing=Figure(MIN_GAMES - len(counted)),
        )
    return found


def _two_draws(
    ratings: int, halves: int, games: int, edition: FideEdition, steps: list[Message]
) -> Sum:
    # since 1 March 2024: 8.2.2 and 8.2.3
    ratings += HYPOTHETICAL * HYPOTHETICAL_RATING
    percent = whole_percent(halves + HYPOTHETICAL, games + HYPOTHETICAL)
    ru = Sum(ratings, games + HYPOTHETICAL, difference_for(percent))
    steps.append(
        Message(
            "fide-step-first-average-draws",
            chapter=Figure(edition.chapter),
            games=Figure(games),
            draws=Figure(HYPOTHETICAL),
            rating=Figure(HYPOTHETICAL_RATING),
            average=Figure(ru.average, 2),
        )
    )
    steps.append(_percentage(halves + HYPOTHETICAL, games + HYPOTHETICAL, percent, edition))
    return ru


def _half_points(
    ratings: int, halves: int, games: int, edition: FideEdition, steps: list[Message]
) -> Sum:
    # until 29 February 2024: above 50 % in steps of 20, below by the table, in between Ra itself
    above = halves - games
    steps.append(
        Message(
            "fide-step-first-average",
            chapter=Figure(edition.chapter),
            games=Figure(games),
            average=Figure(ratings / games, 2),
        )
    )
    if above >= 0:
        steps.append(
            Message(
                "fide-step-first-half-points",
                chapter=Figure(edition.chapter),
                points=Points(halves / 2),
                games=Figure(games),
                even=Figure(EVEN),
                halves=Figure(above),
                each=Figure(HALF_POINT_VALUE),
                added=Figure(HALF_POINT_VALUE * above, 0, signed=True),
            )
        )
        return Sum(ratings, games, HALF_POINT_VALUE * above)
    percent = whole_percent(halves, games)
    steps.append(_percentage(halves, games, percent, edition))
    return Sum(ratings, games, difference_for(percent))


def _percentage(halves: int, games: int, percent: int, edition: FideEdition) -> Message:
    return Message(
        "fide-step-first-percentage",
        chapter=Figure(edition.chapter),
        points=Points(halves / 2),
        games=Figure(games),
        percent=Figure(percent),
        added=Figure(difference_for(percent), 0, signed=True),
    )


def _publish(found: FirstRating, ru: Sum, edition: FideEdition) -> None:
    rating = ru.rounded
    found.steps.append(
        Message(
            "fide-step-first-rating",
            chapter=Figure(edition.chapter),
            average=Figure(ru.average, 2),
            added=Figure(ru.added, 0, signed=True),
            exact=Figure(ru.exact, 2),
            rating=Figure(rating),
        )
    )
    if edition.newcomers != HALF_POINTS and rating > MAXIMUM:
        found.notes.append(
            Message("fide-first-maximum", rating=Figure(rating), maximum=Figure(MAXIMUM))
        )
        rating = MAXIMUM
    if edition.floor is not None and rating < edition.floor:
        found.reason = Message(
            "fide-first-below-floor", rating=Figure(rating), floor=Figure(edition.floor)
        )
        return
    found.rating = rating
