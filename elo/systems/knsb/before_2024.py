"""KNSB before 2024: the Dutch federation's rating as club pages explain it.

Sources: pages of Dutch chess clubs (curve, K table, first rating, floor, which games count). The
regulation itself was not available. In force until the one-off raise of 1 March 2024. In 2015 the
lists came four times a year, by 2023 once a month; for a list of either kind the sum is the same.

    expected score   We = Phi((R - Ro) / (2000/7))                expectation.py
    K                216 / sqrt(n) below 75 games, then 25 to 10  coefficient.py
    new rating       R + sum of K (W - We), all games from R, rounded once, at least 100
    first rating     average + 400 (2 W / n - 1), from 6 games within two years

A game counts when the opponent has at least 25 counted games; without that number it is taken
to be so.

The young: besides this list they had one of their own. This one, too, gave them points with every
list, 10 up to category C and 5 in the categories A and B, to nobody above 1600
(nosbo.nl/rating/987, 2023), and K depended on games, rating and youth (nosbo.nl/rating/988, June
2023). The table of that K was not found, and the categories are not asked for, so neither is
included; ``knsb-classic-note-youth`` says so.
"""

from ...core.assessment import Day, Figure, Message, Name, Performance, Points
from ...core.games import TODAY, Event, Game, Player
from ...core.numbers import decimals, round_half_up, total
from ..base import RECONSTRUCTED, Edition, Fact
from ..shared.period import own_rating
from .book import LATEST, OLDEST, KnsbBook, is_young
from .coefficient import K, counted_games, senior_k

FLOOR = 100
RATING = Fact("rating", FLOOR, 4000, state=True)
GAMES = counted_games(Message("knsb-classic-hint-games"))

#: Counted games that make an opponent's rating reliable enough.
OPPONENT_GAMES = 25

#: A first rating lies within this of the opponents' average.
SPAN = 400

#: The last day before the list followed other rules: its ratings were raised.
UNTIL = "2024-02-29"

#: The day on which all of this was last looked up.
CHECKED = "2026-11-30"

#: Whoever is not older than this at the end of the year may be in a category of the young; the
#: oldest of them, A, takes those who are under 20 when the year begins.
YOUNG = 20

#: What the young were given with every list, up to category C and above it, and to whom no more.
BONUS = (10, 5)
BONUS_LIMIT = 1600

BORN = Fact("born", OLDEST, LATEST, hint=Message("knsb-classic-hint-born"))


class KnsbClassic(KnsbBook):
    """The list before 2024: normal curve, one K for the whole period, floor 100."""

    name = "knsb-classic"
    federation = "NED"
    editions = (
        Edition(
            "pre-2024",
            "2015-02-01",  # the oldest list that our sources speak of
            Message("source-knsb-classic", site=Name("nosbo.nl"), year=Figure(2023)),
            RECONSTRUCTED,
            checked=CHECKED,
            until=UNTIL,
            link="https://nosbo.nl/rating/988",
        ),
    )
    rating = RATING
    facts = (RATING, GAMES, BORN, K)
    opponent = Fact("opponent", RATING.low, RATING.high)
    opponent_facts = (Fact("games", GAMES.low, GAMES.high, label="fact-opponent-games"),)
    rates_newcomers = True
    figures = (("performance", Message("knsb-performance-linear", span=Figure(SPAN))),)

    def k_by_rule(self, player: Player, event: Event) -> tuple[float, Message]:
        """K from the senior table.

        >>> KNSB_CLASSIC.suggest_k(Player(1729, games=25))[0]
        43.2
        """
        games = player.whole("games")
        if games is not None:
            GAMES.check(games, "player.games")
        return senior_k(own_rating(player, RATING), games)

    def floor(self, event: Event) -> int:
        """No rating lies below 100."""
        return FLOOR

    def why_not_counted(self, game: Game, place: str, event: Event = TODAY) -> Message | None:
        """Besides what counts nowhere: games against opponents with fewer than 25 games."""
        reason = super().why_not_counted(game, place, event)
        games = game.whole("opponent_games")
        if games is not None:
            GAMES.check(games, place + ".opponent_games")
            if games < OPPONENT_GAMES:
                return reason or Message(
                    "knsb-not-counted-few-games",
                    games=Figure(games),
                    limit=Figure(OPPONENT_GAMES),
                )
        return reason

    def standing(self, event: Event) -> list[Message]:
        """That these rules have ended, for a game played since, and which came after them."""
        if super().standing(event):
            return [Message("knsb-note-ended", until=Day(UNTIL))]
        return []

    def notes(self, player: Player, new_rating: float, event: Event) -> list[Message]:
        """That the rules are pieced together, and what the young got besides."""
        notes = [Message("knsb-classic-note-reconstructed")]
        if player.whole("born") is not None and event.year is None:
            notes.append(Message("knsb-note-no-date"))
        if is_young(player.whole("born"), event, YOUNG, "player.born"):
            notes.append(
                Message(
                    "knsb-classic-note-youth",
                    younger=Figure(BONUS[0]),
                    older=Figure(BONUS[1]),
                    limit=Figure(BONUS_LIMIT),
                    checked=Day(CHECKED),
                )
            )
        return notes

    def performance(self, games: list[Game], steps: list[Message], notes: list[Message]) -> float:
        """The opponents' average plus 400 (2 W / n - 1): within 400 of that average.

        >>> KNSB_CLASSIC.first([Game(1500, score) for score in (1, 1, 1, 0, 0, 0)]).rating
        1500
        """
        average, score, found = _linear(games)
        steps.append(
            Message(
                "knsb-step-first",
                average=Figure(average, decimals(average)),
                span=Figure(SPAN),
                score=Points(score),
                games=Figure(len(games)),
                performance=Figure(found, decimals(found)),
            )
        )
        return found

    def perform(self, games: list[Game], player: Player) -> list[Performance]:
        """The linear performance that first ratings are made of, rounded.

        >>> [each.value for each in KNSB_CLASSIC.performances([Game(1500, 1), Game(1600, 0.5)])]
        [1750]
        """
        name, definition = self.figures[0]
        _, _, found = _linear(games)
        return [Performance(name, definition, round_half_up(found))]


def _linear(games: list[Game]) -> tuple[float, float, float]:
    score = total([game.score or 0 for game in games])
    average = total([game.opponent or 0 for game in games]) / len(games)
    return average, score, linear_performance(average, len(games), score)


def linear_performance(average: float, games: int, score: float) -> float:
    """Average + 400 (2 W / n - 1): the club pages' first rating, before it is rounded.

    >>> linear_performance(1550, 2, 1.5)
    1750.0
    """
    return average + SPAN * (2 * score / games - 1)


KNSB_CLASSIC = KnsbClassic()
