"""What the engine says: the messages that come up in a thousand assessments."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

from elo.core.assessment import Assessment, Message
from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.formats import DOUBLE_ROUND_ROBIN, FORMATS
from elo.core.games import BYE, DRAW, FORFEIT, LOSS, WIN, Event, Game, Player
from elo.questions.forecast import outlook
from elo.systems import shelf
from elo.systems.base import DAY, Fact, RuleBook
from elo.systems.conversions import CONVERSIONS
from elo.systems.counting import Clock, counting_rules
from elo.systems.dwz import performance
from elo.systems.events import rate_event
from elo.systems.fide.counting import fide_counting
from elo.systems.fide.federations import MEMBERS
from elo.systems.fide.norms.chapter import FIDE_NORMS
from elo.systems.knsb.counting import knsb_counting
from elo.systems.norm_report import Opponent
from tests.engine.systems.events import entered

#: Every text that an answer on what counts may rest on.
RULES = [edition for rules in counting_rules() for edition in rules.editions]

#: From the lowest that any system knows to a master's; between them every limit is crossed.
RATINGS = (101, 1010, 1350, 2250, 2350, 2450, 2660)
DATES = (
    *(None, "2008-01-01", "2012-06-01", "2018-01-01", "2023-01-01", "2026-01-01", "2026-09-01"),
)

#: A master's K for many games, newcomers, the old, the young and those in between.
PLAYERS = (
    Player(),
    Player(k=100),
    Player(k=60),
    Player(born=1980),
    Player(games=0, index=1),
    Player(games=20, index=5, peak=2420),
    Player(games=1000, index=40, born=1980),
    Player(games=1000, index=40, born=2000),
    Player(games=1000, index=40, born=2003),
    Player(games=1000, index=40, born=2012),
)


@cache
def spoken() -> list[Message]:
    """What these scenes show to a visitor: each message once for each set of its figures."""
    found: dict[tuple[str, frozenset[str]], Message] = {}
    for scene in _scenes():
        for message in messages_in(scene):
            found[message.name, frozenset(message.values)] = message
    return list(found.values())


def messages_in(value: object) -> list[Message]:
    """The messages in a result, wherever they are kept."""
    if isinstance(value, Message):
        return [value]
    if isinstance(value, (list, tuple)):
        return [message for each in value for message in messages_in(each)]
    if isinstance(value, Assessment):
        return messages_in([value.k_reason, value.steps, value.notes, value.lines])
    if hasattr(value, "__dict__"):
        return messages_in(list(vars(value).values()))
    return []


def facts(book: RuleBook) -> list[Fact]:
    """Everything that a rule book asks for."""
    editions = [book.facts_at(Event(edition.since)) for edition in book.editions]
    own = [fact for asked in editions for fact in asked]
    return [*own, *book.opponent_facts, *book.game_facts]


def _scenes() -> Iterator[object]:
    for book in shelf():
        yield facts(book)
        yield book.figures
        yield [book.doubts(Event(edition.since)) for edition in book.editions]
        yield [[edition.source, edition.standing("2100-06-01")] for edition in book.editions]
        yield book.standing(Event("2100-06-01"))
        for date, tempo, own in product(
            DATES, book.tempos[:1] + book.tempos[-1:] or (None,), RATINGS
        ):
            event = Event(date, tempo)
            yield from _firsts(book, own, event)
            for player in (*PLAYERS, *_declared(book)):
                yield from _periods(book, _rated(player, own), event)
        if book.rates_events:
            yield from _whole_event(book)
    yield [[conversion.about, conversion.source] for conversion in CONVERSIONS]
    yield [[rules.source, rules.standing("2100-06-01")] for rules in RULES]
    yield [performance([1500] * 5, 5), performance([1500], 1), performance([400] * 5, 0)]
    yield from _clocks()
    yield from _norms()


def _declared(book: RuleBook) -> list[Player]:
    """Players of whom all is known that the system asks for and none other does: low and high."""
    common = {name for player in PLAYERS for name in player.facts} | {"rating", "k"}
    own = [fact for fact in book.facts if fact.name not in common]
    if not own:
        return []
    days = {DAY: ("2007-12-31", "2007-12-31")}
    values: dict[str, tuple[float | str, ...]] = {
        fact.name: days.get(fact.kind) or fact.choices or (fact.low, fact.high) for fact in own
    }
    return [Player().moved({name: values[name][place] for name in values}) for place in (0, -1)]


def _periods(book: RuleBook, player: Player, event: Event) -> Iterator[object]:
    own = player.rating or 0
    for place, games in enumerate(_sheets(own)):
        yield from _if_valid(book.rate, player, games, event)
        if place in FORECAST and own in RATINGS[1::2]:
            yield from _if_valid(book.performances, games, player, event)
            yield from _if_valid(_forecast_notes, book, player, games, event)
    for field in (Field(own + 60, 1, 0), Field(own - 500, 6, 5.5), Field(own - 500, 2, 2)):
        yield from _if_valid(book.rate_field, player, field, event)


#: The sheets of which a forecast or a performance says something of its own.
FORECAST = (0, 2, 4)


def _sheets(own: float) -> Iterator[list[Game]]:
    yield [Game(own, WIN)]
    yield [Game(own, LOSS)]
    yield [Game(own + 200, WIN)] * 20 + [Game(own, DRAW)]
    yield [Game(own + distance, WIN) for distance in (-900, -500, 0, 700)]
    yield [Game(own, None), Game(None, WIN), Game(own, WIN, FORFEIT), Game(own, WIN, BYE)]
    yield [
        Game(own - 100, LOSS, opponent_games=20, opponent_born=2012),
        Game(own - 100, DRAW, opponent_games=20, opponent_born=2012),
    ]
    yield [Game(own - 100, LOSS, opponent_games=20, opponent_born=2012), Game(own, LOSS)]
    yield [Game(own - 100, LOSS, opponent_born=2012)]


def _firsts(book: RuleBook, own: float, event: Event) -> Iterator[object]:
    for score, count in product((LOSS, DRAW, WIN), (1, 7)):
        games = [Game(own, score)] * count + [Game(own, None)]
        yield from _if_valid(book.first, games, event)
    games = [Game(own, LOSS)] * 7 + [Game(own, DRAW)]
    yield from _if_valid(book.first, games, event)


def _whole_event(book: RuleBook) -> Iterator[object]:
    """Everything that a player can be in an event that is rated as a whole."""
    rated, first, second, left, surprise, winner = range(5), 5, 6, 7, 8, 9
    players = [Player(900, index=9)] * 5 + [Player()] * 3 + [Player(700), Player(700)]
    results = [(first, place, DRAW if place == 0 else LOSS) for place in rated]
    results += [(second, place, DRAW) for place in range(4)] + [(second, first, WIN)]
    results += [(left, 0, LOSS), (left, first, LOSS), (left, second, LOSS)]
    results += [(surprise, place, WIN if place else DRAW) for place in rated]
    results += [(winner, place, WIN) for place in rated]
    whole = rate_event(book, entered(players, results))
    for place in range(len(players)):
        yield whole.assess(place)
        yield whole.performances(place)


def _clocks() -> Iterator[object]:
    for base, increment, date in product((3, 4, 5, 15, 45, 60, 90, 110), (0, 30), DATES):
        for white, black in ((1500, 1400), (1850, 1900), (2650, 2000), (None, 1500), (None, None)):
            yield fide_counting(Clock(base, increment), white, black, Event(date))
            yield knsb_counting(Clock(base, increment), white, black, Event(date))
    yield knsb_counting(Clock(90, 0), 1500, 1500, Event(), members=False)


def _norms() -> Iterator[object]:
    titles = ("GM", None, "")
    rivals = [Opponent(Game(2500, WIN), title, "GER") for title in titles * 3]
    weak = Opponent(Game(1900, None), "", "FRA")
    forfeit = Opponent(Game(2400, WIN, FORFEIT))
    for sheet in ([], rivals, [*rivals, weak], [forfeit], [weak]):
        for federation in (None, "GER"):
            yield FIDE_NORMS.reports(sheet, federation, 11, Event("2023-01-01"))
    yield FIDE_NORMS.reports(rivals[:7])
    yield from _norm_rules()


def _norm_rules() -> Iterator[object]:
    """Norms in which games are left aside, and what hangs on the format."""
    abroad = ["GER", "FRA", "ENG", "POL"] * 4

    def rounds(scores: str, rating: int = 2601) -> list[Opponent]:
        points = {"w": WIN, "d": DRAW, "l": LOSS, "o": None}
        return [
            Opponent(Game(rating, points[score]), "GM", abroad[place])
            for place, score in enumerate(scores)
        ]

    bye, forfeit = Opponent(Game(None, WIN, BYE)), Opponent(Game(2600, WIN, FORFEIT), "GM", "GER")
    missed = Opponent(Game(None, LOSS, BYE))
    weak = [Opponent(Game(1900, score), "FM", "FRA") for score in (WIN, None)]
    unrated = Opponent(Game(None, WIN), "", "FRA")
    outside = [Opponent(Game(2600, DRAW), "GM", code) for code in ("NON", "DEU")]
    sheets = [
        rounds("wwwwddddd" + "ll", 2520),
        [*rounds("dddddddd"), bye],
        [missed, *rounds("wwwddddd"), forfeit],
        [*rounds("ddddddddd"), weak[0]],
        [*rounds("ddddddddd"), weak[1]],
        [*rounds("wddddddd"), unrated],
        [*rounds("dddddddd"), *outside],
        rounds("d" * 14),
        # more ways of ignoring wins than anybody tries, with too many opponents from home
        [Opponent(Game(2601, DRAW), "GM", "NED")] * 14
        + [Opponent(Game(2601, WIN), "GM", code) for code in MEMBERS[:9]],
    ]
    for sheet in sheets:
        for form in (None, *FORMATS):
            yield FIDE_NORMS.reports(sheet, "NED", None, Event(), form)
    yield FIDE_NORMS.reports(rounds("d" * 9), "DEU")
    yield FIDE_NORMS.reports(rounds("d" * 10, 2600), "NED", 10, Event(), DOUBLE_ROUND_ROBIN)


def _forecast_notes(
    book: RuleBook, player: Player, games: list[Game], event: Event
) -> list[Message]:
    coming = [Game(game.opponent, None, None, **game.facts) for game in games]
    return outlook(book, player, coming, event).notes


def _rated(player: Player, rating: float) -> Player:
    return player.moved({"rating": rating})


def _if_valid(scene: Callable[..., object], *given: object) -> Iterator[object]:
    try:
        yield scene(*given)
    except InputError:
        return
