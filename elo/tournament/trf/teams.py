"""Teams, and byes that stand in lines of their own."""

from bisect import insort

from ...core.games import BYE
from ..event import Entrant, Result, Team, Tournament
from ..problems import WARNING, Problem
from .rounds import CODES

#: Columns of a team's name, and where the numbers of its players begin; each takes five columns.
LAYOUTS = {"013": (slice(4, 36), 36), "310": (slice(8, 40), 73)}
NUMBER_OF_310 = slice(4, 7)
STEP = 5

BYE_TYPE = 4
BYE_ROUND = slice(6, 9)
BYE_PLAYERS = 10
#: "0000 - -" in a player's line leaves open which kind of bye it was.
ABSENT = "-"

TEXTS = {
    "team-player-missing": "Team “{team}” lists player {number}, but no player has that number.",
    "team-not-read": "The players of team “{team}” cannot be read: “{text}”.",
    "player-in-two-teams": "Player {number}, {name}, stands in team “{team}” and in another.",
    "bye-not-read": "This bye cannot be read: “{text}”.",
    "bye-and-result": "A bye is given for round {round} of player {number}, {name}, who has another"
    " result there; the result in the player's line holds.",
}


class Teams:
    """Reads the teams of an event."""

    def __init__(self, event: Tournament, players: dict[int, Entrant]) -> None:
        self.event = event
        self.players = players
        self._by_name: dict[str, Team] = {}
        self._numbers: set[int] = set()
        self._highest = 0

    def read(self, tag: str, line: str, row: int) -> None:
        """A team of line 013 or 310. The same team in both is one team."""
        where, begin = LAYOUTS[tag]
        name = line[where].strip()
        problems = self.event.problems
        numbers = []
        for start in range(begin, len(line.rstrip()), STEP):
            digits = line[start : start + STEP - 1].strip()
            if digits.isascii() and digits.isdigit():
                numbers.append((int(digits), start))
            elif digits:
                values: dict[str, str | int] = {"team": name, "text": digits}
                problems.append(Problem("team-not-read", row, start + 1, values, WARNING))
        team = self._by_name.get(name)
        if team is None:
            team = self._by_name[name] = Team(self._number(tag, line), name)
            self.event.teams.append(team)
        for number, start in numbers:
            player = self.players.get(number)
            values = {"team": name, "number": number, "name": player.name if player else ""}
            if player is None:
                problems.append(Problem("team-player-missing", row, start + 1, values, WARNING))
            elif player.team not in (None, team.number):
                problems.append(Problem("player-in-two-teams", row, start + 1, values, WARNING))
            elif player.team is None:
                player.team = team.number
                team.players.append(number)

    def _number(self, tag: str, line: str) -> int:
        digits = line[NUMBER_OF_310].strip() if tag == "310" else ""
        number = int(digits) if digits.isascii() and digits.isdigit() else None
        if number is None or number in self._numbers:
            number = self._highest + 1
        self._numbers.add(number)
        self._highest = max(self._highest, number)
        return number


class Byes:
    """Reads the byes that stand in lines of their own."""

    def __init__(self, event: Tournament, players: dict[int, Entrant]) -> None:
        self.event = event
        self.players = players
        #: The first result of each player in each round, of the players who have a bye.
        self._rounds: dict[int, dict[int, Result]] = {}

    def read(self, line: str, row: int) -> None:
        """Line 240: byes of a round. They repeat the players' lines, or announce a later round."""
        problems = self.event.problems
        code = line[BYE_TYPE : BYE_TYPE + 1].upper()
        round_digits = line[BYE_ROUND].strip()
        words = [
            line[start : start + STEP - 1].strip() for start in range(BYE_PLAYERS, len(line), STEP)
        ]
        numbers = [word for word in words if word]
        if code not in ("F", "H", "Z") or not all(
            text.isascii() and text.isdigit() for text in [round_digits, *numbers]
        ):
            values: dict[str, str | int] = {"text": line[4:].strip()}
            problems.append(Problem("bye-not-read", row, 5, values, WARNING))
            return
        number = int(round_digits)
        for word in numbers:
            player = self.players.get(int(word))
            if player is None:
                values = {"text": word}
                problems.append(Problem("bye-not-read", row, BYE_PLAYERS + 1, values, WARNING))
                continue
            there = self._results(player).get(number)
            if there is None:
                there = Result(number, None, "", CODES[code][1], BYE, code, row, 5)
                self._results(player)[number] = there
                insort(player.results, there, key=lambda result: result.round)
            elif there.code != code and (there.opponent is not None or there.code != ABSENT):
                values = {"number": player.number, "name": player.name, "round": number}
                problems.append(Problem("bye-and-result", row, 5, values, WARNING))

    def _results(self, player: Entrant) -> dict[int, Result]:
        found = self._rounds.get(player.number)
        if found is None:
            found = self._rounds[player.number] = {}
            for result in player.results:
                found.setdefault(result.round, result)
        return found
