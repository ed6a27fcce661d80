"""The end of a season, which can be taken back."""

from .entries import Entry
from .members import Season, Standing
from .periods import settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .ladder import Ladder


class Closing:
    """The end of a season in the ladder's course, and what was before it."""

    def __init__(self, ladder: "Ladder", entry: Entry) -> None:
        self.ladder = ladder
        self.entry = entry
        self.before = [Standing(member) for member in ladder.everybody()]
        season = ladder.seasons[-1]
        season.closed = entry
        season.last = len(ladder.games)
        if not ladder.by_game:
            self._rate(season)
        for member in ladder.everybody():
            if member.season_games:
                season.final.append(Standing(member))
            member.season_games = 0
            member.points = 0.0
            member.outcome = None
        ladder.seasons.append(Season(entry.says("next"), len(ladder.games)))

    def _rate(self, season: Season) -> None:
        # in a replay those are there already who joined later
        members = [
            each
            for each in self.ladder.everybody()
            if each.season_games or (self.ladder.ages and each.entry.precedes(self.entry))
        ]
        outcomes = [self.ladder.outcome(member) for member in members]
        for member, outcome in zip(members, outcomes):
            settle(member, outcome)
            if member.season_games:
                season.outcomes[member.identity] = outcome

    def revert(self) -> None:
        """Opens the season again."""
        self.ladder.seasons.pop()
        season = self.ladder.seasons[-1]
        season.closed = None
        season.last = None
        season.final = []
        season.outcomes = {}
        for standing in self.before:
            standing.restore()
