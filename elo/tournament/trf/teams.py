"""Teams, and byes that stand in lines of their own."""

from ...games import BYE
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

TEXTS = {
    "team-player-missing": "Team “{team}” lists player {number}, but no player has that number.",
    "team-not-read": "The players of team “{team}” cannot be read: “{text}”.",
    "player-in-two-teams": "Player {number}, {name}, stands in team “{team}” and in another.",
    "bye-not-read": "This bye cannot be read: “{text}”.",
    "bye-and-result": "A bye is given for round {round} of player {number}, {name}, who has another"
    " result there; the result in the player's line holds.",
}


def read_team(
    tag: str, line: str, row: int, event: Tournament, players: dict[int, Entrant]
) -> None:
    """A team of line 013 or 310. The same team in both is one team."""
    where, begin = LAYOUTS[tag]
    name = line[where].strip()
    numbers = []
    for start in range(begin, len(line.rstrip()), STEP):
        digits = line[start : start + STEP - 1].strip()
        if digits.isascii() and digits.isdigit():
            numbers.append((int(digits), start))
        elif digits:
            values: dict[str, str | int] = {"team": name, "text": digits}
            event.problems.append(Problem("team-not-read", row, start + 1, values, WARNING))
    team = next((team for team in event.teams if team.name == name), None)
    if team is None:
        team = Team(_number(tag, line, event), name)
        event.teams.append(team)
    for number, start in numbers:
        player = players.get(number)
        values = {"team": name, "number": number, "name": player.name if player else ""}
        if player is None:
            event.problems.append(Problem("team-player-missing", row, start + 1, values, WARNING))
        elif player.team not in (None, team.number):
            event.problems.append(Problem("player-in-two-teams", row, start + 1, values, WARNING))
        elif player.team is None:
            player.team = team.number
            team.players.append(number)


def _number(tag: str, line: str, event: Tournament) -> int:
    used = {team.number for team in event.teams}
    digits = line[NUMBER_OF_310].strip()
    if tag == "310" and digits.isascii() and digits.isdigit() and int(digits) not in used:
        return int(digits)
    return max(used, default=0) + 1


def read_bye(line: str, row: int, event: Tournament, players: dict[int, Entrant]) -> None:
    """Line 240: byes of a round. They repeat the players' lines, or announce a later round."""
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
        event.problems.append(Problem("bye-not-read", row, 5, values, WARNING))
        return
    number = int(round_digits)
    for word in numbers:
        player = players.get(int(word))
        if player is None:
            values = {"text": word}
            event.problems.append(Problem("bye-not-read", row, BYE_PLAYERS + 1, values, WARNING))
            continue
        there = [result for result in player.results if result.round == number]
        if not there:
            player.results.append(Result(number, None, "", CODES[code][1], BYE, code, row, 5))
            player.results.sort(key=lambda result: result.round)
        elif there[0].code != code:
            values = {"number": player.number, "name": player.name, "round": number}
            event.problems.append(Problem("bye-and-result", row, 5, values, WARNING))
