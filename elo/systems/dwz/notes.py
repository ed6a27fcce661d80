"""What a reader of a DWZ assessment should know besides the number."""

from ...core.assessment import Day, Figure, Message
from ...core.games import PLAYED, UNRATED, Event, Game, Player
from ..base import Edition
from .ages import EACH_GROUP, JUNIOR
from .edition import DwzEdition, Result
from .expectation import expected_thousandths, in_thousandths
from .next_rating import change_of, next_rating
from .performance import LEAST_GAMES, rating_for
from .raise_2026 import HIGH_END, RAISED_ON, raise_2026

#: 3.6.3: who performs more than this above his DWZ counts for his opponents with his performance.
EXCEPTIONAL = 300

#: By so many thousandths of a point more than the score, an expectation is beyond it for certain.
CLEARLY = 100

#: 4.1.2: from this DWZ on a player usually counts with his FIDE rating instead.
FIDE_FROM = 2400

#: Until this day somebody may still have the DWZ in mind that he had before the raise.
RAISE_IS_NEWS_UNTIL = "2027-06-08"


def input_notes(player: Player, event: Event, edition: DwzEdition) -> list[Message]:
    """What is to be known of the numbers that were entered."""
    notes = []
    if player.k is None and player.whole("born") is not None and event.end is None:
        notes.append(Message("dwz-note-no-date"))
    if player.rating is not None:
        if edition.since >= RAISED_ON and player.rating < edition.least:
            figures = _raised(player.rating)
            notes.append(Message("dwz-note-not-raised", least=Figure(edition.least), **figures))
        if player.rating >= FIDE_FROM:
            notes.append(Message("dwz-note-fide", least=Figure(FIDE_FROM)))
    return notes


def _raised(own: float) -> dict[str, Figure]:
    return {"rating": Figure(own), "raised": Figure(raise_2026(own))}


def may_be_older(own: float, event: Event, edition: DwzEdition) -> bool:
    """Whether a DWZ may be one from before the raise, and would be another since."""
    if edition.since < RAISED_ON or own < edition.least:
        return False
    fresh = event.end is not None and event.end < RAISE_IS_NEWS_UNTIL
    return fresh and raise_2026(own) != own


def raise_notes(player: Player, event: Event, edition: DwzEdition) -> list[Message]:
    """That the DWZ that somebody enters for himself may be from before the raise."""
    own = player.rating
    if own is None or not may_be_older(own, event, edition):
        return []
    return [Message("dwz-note-raised", limit=Figure(HIGH_END), **_raised(own))]


def unknown_notes(
    own: float, age: int | None, index: int | None, result: Result, edition: DwzEdition
) -> list[Message]:
    """Between which numbers the next DWZ lies, where age or index are not known and decide."""
    behind = result.is_behind()
    found = []
    # the coefficient moves one way with the index, so the ends are enough
    for known_index in (1, edition.experienced) if index is None else (index,):
        for known_age in EACH_GROUP if age is None else (age,):
            k = edition.weight(own, known_age, known_index, behind)
            found.append(next_rating(own, change_of(result, k, edition), edition))
    low, high = min(found), max(found)
    if low == high:
        return []
    name = "dwz-note-no-age" if index is not None else "dwz-note-no-index"
    if age is None and index is None:
        name = "dwz-note-no-age-no-index"
    return [
        Message(
            name,
            low=Figure(low),
            high=Figure(high),
            junior=Figure(JUNIOR),
            experienced=Figure(edition.experienced),
        )
    ]


def event_notes(oldest: Edition, event: Event) -> list[Message]:
    """That an event is older than the rules that are known here."""
    if event.end is not None and event.end < oldest.since:
        return [Message("dwz-note-older-event")]
    return []


def exceptional_notes(
    own: float, opponents: list[float], score: float, edition: DwzEdition
) -> list[Message]:
    """That the player counts for his opponents with his performance (3.6.3).

    >>> from .editions import EDITIONS
    >>> exceptional_notes(1500, [1800] * 5, 3.5, EDITIONS[0])[0].values["performance"].value
    1948
    """
    performance = exceptional_performance(own, opponents, score)
    if performance is None:
        return []
    figures = {"performance": Figure(performance), "points": Figure(EXCEPTIONAL)}
    return [Message("dwz-note-exceptional", **figures)] + unseen_notes(edition)


def unseen_notes(edition: DwzEdition) -> list[Message]:
    """That 3.6.3 is known of an older text only, where that of the edition was not seen."""
    if edition.seen:
        return []
    return [Message("dwz-note-exceptional-unseen", checked=Day(edition.checked))]


def exceptional_performance(own: float, opponents: list[float], score: float) -> int | None:
    """3.6.3: the performance, if it lies more than 300 above the player's DWZ.

    None with all points or none: what they are worth there is not known.

    >>> exceptional_performance(1500, [1800] * 5, 2.5) is None
    True
    """
    if len(opponents) < LEAST_GAMES or not 0 < score < len(opponents):
        return None
    if expected_thousandths(own + EXCEPTIONAL, opponents) > in_thousandths(score) + CLEARLY:
        return None  # 300 points more would expect clearly more: no need to look further
    performance = rating_for(opponents, score)
    return performance if performance > own + EXCEPTIONAL else None


def newcomer_notes(games: list[Game]) -> list[Message]:
    """3.4.1.2: that a game against a newcomer counts if he got his first DWZ in the same event.

    >>> newcomer_notes([Game(None, 1), Game(1500, 1)])[0].values["games"].value
    1
    """
    unrated = [
        game
        for game in games
        if game.state == UNRATED or (game.state == PLAYED and game.opponent is None)
    ]
    return [Message("dwz-note-newcomers", games=Figure(len(unrated)))] if unrated else []
