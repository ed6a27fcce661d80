"""KNSB since March 2024: classical, rapid and blitz ratings with monthly lists. Reconstructed.

Sources: github.com/SteefCoder/fimo-api at 31414a41 (2026-03-27), ``app/rating/domain/rules``: one
person's unofficial code that cites articles of the KNSB-ratingreglement (handbook H1);
schaakbond.nl/rating/faq (six games, opponents with a rating); nosbo.nl/rating/1075 (the raise that
began this period). The regulation itself was not available. Rapid and blitz lists have appeared
since October 2024.

    expected score   We = Phi((R - Ro) / (2000/7)), art. 2.8      expectation.py
    K                senior or junior table                       coefficient.py
    halved K         against juniors with fewer than 100 games    juniors.py
    new rating       R + the sum, rounded once, within the cap at the LPR and the floor
    lists            floors, facts and the edition                lists.py
    LPR              list performance rating                      list_performance.py
    first rating     the LPR, from six games
    which rating     art. 2.2.1 to 2.2.3                          applicable.py

What is not confirmed, and what was decided:

* K of a junior between 2100 and 2400: see coefficient.py; note ``knsb-note-junior-k``.
* Halved K: the code asked for a lost game until February 2026 and since then for lost rating
  points, so that a costly draw counts too. The newer one is followed; ``knsb-note-halved-draw``.
* Youth bonus: it exists and does not lift anybody above 1750, but its amounts since 2024 are not
  known. None is added; ``knsb-note-youth-bonus``.
* Rapid and blitz opponents without a rating get an "opponent's LPR" whose formula is not known.
  Such a game is left out; ``knsb-not-counted-no-tlpr``.
* Six games or more at 0 % or 100 %: see list_performance.py; ``knsb-note-first-extreme``.
* First rating: the code starts a newcomer at the LPR with one counted game and then rates the
  period from there. What that adds comes from rounding the LPR, or from the fictitious draw; it
  is left out, so that the first rating is the LPR itself.
* An exact half is rounded up; ``knsb-note-half``.
* Old club pages ask for opponents with 25 counted games. The newer sources do not, nor do we.

Every result carries ``knsb-note-reconstructed``.
"""

from ...core.assessment import Assessment, Day, Figure, Line, Message, Performance
from ...core.field import Field
from ...core.games import DRAW, PLAYED, TODAY, Event, Game, Player
from ...core.numbers import decimals, same, total
from ...core.tempo import BLITZ, RAPID
from ..base import CONVERSIONS, COUNTING, USUAL_QUESTIONS, Fact
from ..shared.period import Tally, own_rating
from ..shared.spread import SCORES, spread_of_sums
from .book import KnsbBook
from .coefficient import K, junior_k, senior_k
from .juniors import HALVING, halve, halved, is_halved, is_junior, junior_notes
from .list_performance import CAP, clearly_within, limits, list_performance, lpr_step, of_games
from .lists import (
    BEGAN_CLASSICAL,
    BEGAN_QUICK,
    BORN,
    CHECKED,
    CLASSICAL,
    EDITION,
    FLOOR_CLASSICAL,
    FLOOR_QUICK,
    GAMES,
    RATING,
)
from .working import lift


class Knsb(KnsbBook):
    """The monthly lists of today, as far as public code shows their rules."""

    name = "knsb"
    federation = "NED"
    editions = (EDITION,)
    tempos = (CLASSICAL, RAPID, BLITZ)
    rating = RATING
    facts = (RATING, GAMES, BORN, K)
    opponent = Fact("opponent", RATING.low, RATING.high)
    opponent_facts = (
        Fact("games", GAMES.low, GAMES.high, label="fact-opponent-games"),
        Fact("born", BORN.low, BORN.high, label="fact-opponent-born"),
    )
    rates_newcomers = True
    questions = USUAL_QUESTIONS + (COUNTING, CONVERSIONS)
    figures = (("lpr", Message("knsb-performance-lpr")),)

    def k_by_rule(self, player: Player, event: Event) -> tuple[float, Message]:
        """K from the senior or the junior table; without a birth year from the senior one.

        >>> KNSB.suggest_k(Player(1500, games=80, born=2010), Event("2025-03-01"))[0]
        40
        """
        games = player.whole("games")
        if games is not None:
            GAMES.check(games, "player.games")
        own = own_rating(player, RATING)
        if is_junior(player.whole("born"), event, "player.born"):
            return junior_k(own, games)
        return senior_k(own, games)

    def floor(self, event: Event) -> int:
        """1200 for classical ratings, 400 for rapid and blitz."""
        return FLOOR_CLASSICAL if self.tempo(event) == CLASSICAL else FLOOR_QUICK

    def why_not_counted(self, game: Game, place: str, event: Event = TODAY) -> Message | None:
        """Besides what counts nowhere: quick games that need an unknown opponent's LPR."""
        if game.facts:
            games, born = game.whole("opponent_games"), game.whole("opponent_born")
            if games is not None:
                GAMES.check(games, place + ".opponent_games")
            if born is not None:
                is_junior(born, event, place + ".opponent_born")
        if game.opponent is None and game.state == PLAYED and self.tempo(event) != CLASSICAL:
            return Message("knsb-not-counted-no-tlpr", checked=Day(CHECKED))
        return super().why_not_counted(game, place, event)

    def line(self, player: Player, k: float, game: Game, index: int, event: Event) -> Line:
        """One game; K is halved where points are lost to a junior with fewer than 100 games."""
        line = super().line(player, k, game, index, event)
        if (
            line.change is None
            or line.change >= 0
            or is_junior(player.whole("born"), event)
            or not is_junior(game.whole("opponent_born"), event)
        ):
            return line
        halve(line, k, game.whole("opponent_games"))
        return line

    def conclude(
        self,
        player: Player,
        k: float,
        k_reason: Message,
        found: Tally,
        lines: list[Line],
        field: Field | None,
        event: Event,
    ) -> Assessment:
        """The same conclusion; where every game had half K, that is the K of the period."""
        cheap = [line for line in lines if is_halved(line)]
        if cheap and len(cheap) == found.games:
            if player.k is None:
                k_reason = Message("knsb-k-halved", **halved(k))
            k = k / HALVING
        result = super().conclude(player, k, k_reason, found, lines, field, event)
        if [line for line in cheap if same(line.game.score or 0, DRAW)]:
            result.notes.append(Message("knsb-note-halved-draw", checked=Day(CHECKED)))
        return result

    def line_steps(self, own: float, line: Line, number: int, several: bool) -> list[Message]:
        """The working of a game, and that its K was halved."""
        steps = super().line_steps(own, line, number, several)
        if line.note is not None and is_halved(line):
            figures = line.note.values
            steps.append(Message("knsb-step-halved", number=Figure(number), **figures))
        return steps

    def limit(
        self, own: float, moved: float, found: Tally, event: Event, steps: list[Message] | None
    ) -> float:
        """At most 20 points beyond the LPR, and never below the floor.

        The code lifts to the floor first. From a rating that a list can show both orders give the
        same; this one keeps the promise for a rating typed below the floor, too.
        """
        raw = own + moved
        if steps is None:
            if clearly_within(found.opponents, found.score, own, moved):
                return lift(raw, self.floor(event), None)
            steps = []
        lpr = list_performance(found.opponents, found.score, own)
        steps.append(lpr_step(lpr, found.score, found.games))
        within = raw
        low, high = limits(own, lpr.rating, moved)
        if low is not None:
            within = max(within, low)
        if high is not None:
            within = min(within, high)
        if not same(within, raw):
            figures = {"lpr": Figure(lpr.rating), "cap": Figure(CAP), "rating": Figure(within)}
            steps.append(Message("knsb-step-cap", **figures))
        return lift(within, self.floor(event), steps)

    def performance(self, games: list[Game], steps: list[Message], notes: list[Message]) -> float:
        """The LPR of a newcomer.

        >>> KNSB.first([Game(1500, score) for score in (1, 1, 1, 0, 0, 0)]).rating
        1500
        """
        score = total([game.score or 0 for game in games])
        lpr = of_games(games, score, None)
        steps.append(lpr_step(lpr, score, len(games)))
        if lpr.drawn_with is not None:
            notes.append(Message("knsb-note-first-extreme", checked=Day(CHECKED)))
        return lpr.rating

    def spread(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> list[tuple[list[float], list[float]]] | None:
        """Points lost to a junior with few games cost half, so it matters to whom they go."""
        k, _ = self.suggest_k(player, event)
        matters = False
        changes = []
        for index in still:
            lines = [
                self.line(player, k, games[index].scored(score), index, event) for score in SCORES
            ]
            matters = matters or is_halved(lines[0])
            changes.append((lines[0].change or 0, lines[1].change or 0, lines[2].change or 0))
        return spread_of_sums(changes) if matters else None

    def perform(self, games: list[Game], player: Player) -> list[Performance]:
        """The LPR; all points or none need a fictitious draw, and a note says against whom.

        >>> [each.value for each in KNSB.performances([Game(1500, 0.5), Game(1700, 0.5)])]
        [1600]
        """
        name, definition = self.figures[0]
        if player.rating is not None:
            RATING.check(player.rating, "player.rating")
        lpr = of_games(games, total([game.score or 0 for game in games]), player.rating)
        notes = [Message("knsb-note-reconstructed")]
        if lpr.drawn_with is not None:
            drawn_with = Figure(lpr.drawn_with, decimals(lpr.drawn_with))
            notes.append(Message("knsb-performance-draw", rating=drawn_with))
        return [Performance(name, definition, lpr.rating, None, tuple(notes))]

    def notes(self, player: Player, new_rating: float, event: Event) -> list[Message]:
        """What is not known about this result."""
        notes = [Message("knsb-note-reconstructed")]
        began = BEGAN_CLASSICAL if self.tempo(event) == CLASSICAL else BEGAN_QUICK
        if event.date is not None and event.date < began:
            notes.append(Message("knsb-note-not-yet"))
        if player.whole("born") is not None and event.year is None:
            notes.append(Message("knsb-note-no-date"))
        if player.rating is None or not is_junior(player.whole("born"), event):
            return notes
        return notes + junior_notes(player, new_rating, CHECKED)


KNSB = Knsb()
