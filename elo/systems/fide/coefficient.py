"""B02 8.3.3: the development coefficient K, and why a player has it.

The article lists four cases and no order among them. The order here is the one that agrees best
with the K that FIDE publishes: ever published at 2400 comes first, then the young who have never
been published at 2300, then the newcomers, then everybody else.

The young have K 40 "until the end of the year of their 18th birthday" in the text of 2022; in that
of 2014 it is "until their 18th birthday", as quoted by federations until 2018. With the year of
birth alone the birthday is not known, so that a note says what depends on it.
"""

from ...core.assessment import Day, Figure, Message
from ...core.errors import InputError
from ...core.games import Event, Player
from ...core.numbers import decimals
from ..shared.override import override
from .edition import FideEdition

NEWCOMER_GAMES = 30  #: "until they have completed events with at least 30 games"
TOP_RATING = 2400  #: "once a player's published rating has reached 2400"
JUNIOR_RATING = 2300  #: "as long as their rating remains under 2300"
JUNIOR_AGE = 18  #: "until the end of the year of their 18th birthday"; see above


class Choice:
    """The K of a period: its value, the reason, the working behind it and what to note."""

    def __init__(self, k: float, reason: Message) -> None:
        self.k = k
        self.reason = reason
        self.steps: list[Message] = []
        self.notes: list[Message] = []


def choose(player: Player, games: int, event: Event, edition: FideEdition) -> Choice:
    """K for a period of this many rated games: the player's own choice, else the rules'.

    A K given with the player is used as it is. The limit of K times games then only earns a note,
    because the K in a FIDE profile is the one before that limit. Another note says that the rules
    of the day are not known.
    """
    suggested, reason = suggest(player, event, edition)
    limited = within_limit(suggested, games, edition)
    if player.k is None:
        choice = Choice(limited, reason)
        if limited != suggested:
            choice.steps.append(reason)
            choice.reason = limit_reason(limited, suggested, games, edition)
    else:
        choice = Choice(player.k, override(player.k, limited))
        if edition.k_limit is not None and player.k * games > edition.k_limit:
            choice.notes.append(
                Message(
                    "fide-k-above-limit",
                    k=Figure(player.k, decimals(player.k)),
                    games=Figure(games),
                    limit=Figure(edition.k_limit),
                    largest=Figure(edition.k_limit // games),
                )
            )
    if event.date is not None and event.date < edition.since:
        choice.notes.append(Message("fide-note-early", checked=Day(edition.checked)))
    if player.k is None and _birthday_matters(player, reason, event):
        choice.notes.append(
            Message(
                "fide-note-birthday",
                age=Figure(JUNIOR_AGE),
                k=Figure(edition.coefficients.new),
                after=Figure(edition.coefficients.usual),
            )
        )
    if _age_matters(player, suggested, event, edition):
        choice.notes.append(Message("fide-age-needs-date", age=Figure(JUNIOR_AGE)))
    return choice


def within_limit(k: float, games: int, edition: FideEdition) -> float:
    """K, lowered to "the largest whole number such that K x n does not exceed 700"."""
    if edition.k_limit is None or k * games <= edition.k_limit:
        return k
    return edition.k_limit // games


def limit_reason(k: float, before: float, games: int, edition: FideEdition) -> Message:
    """Says that K is lower than it was before that limit."""
    return Message(
        "fide-k-limit",
        k=Figure(k),
        suggested=Figure(before),
        games=Figure(games),
        limit=Figure(edition.k_limit or 0),
    )


def suggest(player: Player, event: Event, edition: FideEdition) -> tuple[int, Message]:
    """The K of 8.3.3 before its last paragraph, and the reason."""
    values = edition.coefficients
    if values.flat:
        return values.usual, Message("fide-k-everybody", k=Figure(values.usual))
    highest = highest_rating(player)
    games = player.whole("games")
    new = games is not None and games < NEWCOMER_GAMES
    junior = values.juniors and is_junior(player, event)
    if highest >= TOP_RATING and not (new and values.newcomers_first):
        return values.top, _reason("fide-k-top", values.top, limit=TOP_RATING)
    if junior and highest < JUNIOR_RATING:
        return values.new, _reason(
            "fide-k-junior-birthday" if values.to_birthday else "fide-k-junior",
            values.new,
            age=JUNIOR_AGE,
            limit=JUNIOR_RATING,
        )
    if new:
        return values.new, _reason("fide-k-new", values.new, games=NEWCOMER_GAMES)
    name = "fide-k-assumed" if games is None else "fide-k-usual"
    if junior:
        name = "fide-k-junior-strong"
    return values.usual, _reason(
        name, values.usual, games=NEWCOMER_GAMES, limit=TOP_RATING, junior=JUNIOR_RATING
    )


def is_junior(player: Player, event: Event) -> bool:
    """Whether the event starts before the end of the year of the player's 18th birthday.

    False while birth year or date is missing. Raises ``InputError`` (``out-of-range``) for a
    birth year after the event.
    """
    born = player.whole("born")
    if born is None or event.date is None:
        return False
    year = int(event.date[:4])
    if born > year:
        raise InputError(
            "out-of-range", "player.born", "must not lie after the event", low=0, high=year
        )
    return year - born <= JUNIOR_AGE


def highest_rating(player: Player) -> float:
    """The highest rating the player is known to have had; 0 when nothing is known."""
    return max(player.rating or 0, player.number("peak") or 0)


def _age_matters(player: Player, k: int, event: Event, edition: FideEdition) -> bool:
    # without a date the event lies somewhere after the edition's first day, so that only those
    # who were still 18 or younger then can be juniors
    born = player.whole("born")
    if event.date is not None or born is None or not edition.coefficients.juniors:
        return False
    perhaps = int(edition.since[:4]) - born <= JUNIOR_AGE
    return perhaps and k != edition.coefficients.new and highest_rating(player) < JUNIOR_RATING


def _birthday_matters(player: Player, reason: Message, event: Event) -> bool:
    # in the year of the birthday; a newcomer keeps his K after it as well
    games, born = player.whole("games"), player.whole("born")
    if reason.name != "fide-k-junior-birthday" or event.year is None or born is None:
        return False
    new = games is not None and games < NEWCOMER_GAMES
    return event.year - born == JUNIOR_AGE and not new


def _reason(name: str, k: int, **values: float) -> Message:
    figures = {figure: Figure(values[figure]) for figure in values}
    return Message(name, k=Figure(k), **figures)
