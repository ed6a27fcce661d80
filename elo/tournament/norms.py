"""Norms of an event: those that a player has made or can still make in the rounds to come."""

from ..core.games import BYE, FORFEIT, LOSS, OPEN, Game
from ..systems.base import NORMS
from ..systems.norm_report import NOT_MET, NormReport, Opponent
from ..systems.norms import norms_of
from .event import MALE, SHORT, VARIANT, Entrant, Result
from .format import event_format
from .report import Report
from .rows import GameRow

#: A full-point bye that was asked for, in a TRF: no pairing has allocated it.
FULL_POINT = "F"


def has_norms(report: Report) -> bool:
    """Whether there are norms: under a system that offers them, at its slowest tempo."""
    book = report.book
    return book.offers(NORMS) and book.tempo(report.terms) == book.tempos[0]


class EventNorms:
    """The norms of an event, as far as its file tells, for all its players.

    ``form`` is the event's format: the one that was chosen, else the one that the file tells, None
    where neither is so.
    """

    def __init__(self, report: Report) -> None:
        self.report = report
        self.form = report.format or event_format(report.event)
        self.rules = norms_of(report.book) if has_norms(report) else None
        self.over = _last_round(report)
        #: A title that is missing means none only in a file that has titles at all.
        self.has_titles = any(each.title for each in report.event.players)

    def norms(self, player: Entrant) -> list[NormReport]:
        """The norms that are met or not out of reach, from the highest; none where there are none.

        Norms for women are asked for everybody but men.
        """
        report = self.report
        if self.rules is None:
            return []
        opponents = self._opponents(player)
        if not [each for each in opponents if each.game.state != BYE]:
            return []
        own, terms = player.federation or None, report.terms
        rounds = max(report.event.rounds, len(opponents))
        rules = self.rules
        wanted = [
            name
            for name in rules.names
            if (name not in rules.women or player.sex != MALE)
            and rules.may_be_made(name, opponents, rounds, self.form)
        ]
        found = [rules.report(name, opponents, own, rounds, terms, self.form) for name in wanted]
        return [each for each in found if each.status != NOT_MET]

    def _opponents(self, player: Entrant) -> list[Opponent]:
        """The player's rounds in their order; one that was missed is a bye without a point."""
        rows: dict[int, list[GameRow]] = {}
        for row in self.report.games(player):
            rows.setdefault(row.result.round, []).append(row)
        found = []
        for number in range(1, max([self.over, *rows]) + 1):
            found += [self._opponent(row) for row in rows.get(number, [])]
            if number not in rows:
                found.append(Opponent(Game(None, LOSS, BYE)))
        return found

    def _opponent(self, row: GameRow) -> Opponent:
        game, opponent, result = row.line.game, row.opponent, row.result
        if result.state in (SHORT, VARIANT) or (game.state == BYE and result.code == FULL_POINT):
            # neither a forfeit win nor a bye that the pairing has allocated
            game = Game(game.opponent, LOSS, game.state)
        if opponent is None:
            return Opponent(game)
        title: str | None = opponent.title if self.has_titles else None
        if title and self.rules is not None and title not in self.rules.titles:
            title = None
        scored = None if row.rating is not None else self._has_scored(opponent)
        return Opponent(game, title, opponent.federation or None, scored)

    def _has_scored(self, opponent: Entrant) -> bool:
        """Whether an unrated player took at least half a point from rated ones, over the board."""
        rows = self.report.games(opponent)
        return any(_is_point(row.result) and row.rating is not None for row in rows)


def norms(report: Report, player: Entrant) -> list[NormReport]:
    """The norms of one player; see :class:`EventNorms`."""
    return EventNorms(report).norms(player)


def _last_round(report: Report) -> int:
    """The last round that is over, as far as the file tells; 0 for none."""
    rounds: dict[int, bool] = {}
    for player in report.event.players:
        for result in player.results:
            rounds[result.round] = rounds.get(result.round, True) and result.state != OPEN
    over = [number for number in rounds if rounds[number]]
    last = max(over, default=0)
    # whoever has no line in the newest round may not be paired yet
    return last if last >= report.event.rounds else max(last - 1, 0)


def _is_point(result: Result) -> bool:
    return result.state not in (BYE, FORFEIT, SHORT, VARIANT, OPEN) and result.score not in (
        None,
        LOSS,
    )
