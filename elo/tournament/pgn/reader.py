"""Events, players and results from the tags of PGN games.

Games with the same ``Event`` are one event; a game without that tag belongs to the event of the
game before it. A player is known by FIDE number, else by name.
"""

import re

from ...core.games import FORFEIT, OPEN, PLAYED
from ..decoding import UNICODE, decode, split_lines
from ..event import ANY_LIST, BLACK, SHORT, WHITE, Entrant, Rating, Result, Team, Tournament
from ..limits import OverBudgetError, check_results
from ..problems import ERROR, NOTICE, WARNING, Problem
from .games import ENOUGH, PgnGame, is_tag, split_games
from .values import RATING_TAGS, UNPLAYED, list_of, read_date, read_rating, read_result, read_round

SIDES = (("white", WHITE), ("black", BLACK))
HIGHEST = 3500

TEXTS = {
    "broken-tag": "This looks like a tag but is none: “{text}”.",
    "player-missing": "This game does not name both players; it was left out.",
    "same-player": "In this game {name} plays against himself or herself; it was left out.",
    "odd-result": "“{text}” is no result; the game between {white} and {black} counts as not"
    " finished.",
    "no-result": "The game between {white} and {black} has no result.",
    "results-differ": "The tag of the game between {white} and {black} says “{text}”, the end of"
    " its moves “{other}”; it counts as not finished until somebody says which.",
    "result-from-moves": "The game between {white} and {black} has no result tag; the end of its"
    " moves says “{text}”.",
    "game-without-moves": "The game between {white} and {black} has no moves, unlike others here."
    " It counts as played.",
    "rating-not-read": "The rating of {name} cannot be read: “{text}”.",
    "rating-differs": "{name} has the rating {rating} here and {other} before; the first one is"
    " used.",
    "site-ratings": "The ratings are those of an online site, not FIDE's.",
    "round-unknown": "Games: {count}. They name no round; they were numbered as they follow each"
    " other.",
}


def looks_like_pgn(data: bytes) -> bool:
    r"""Whether a file has tags of games in its first lines.

    >>> looks_like_pgn(b'[Event "Open"]\n[White "A"]'), looks_like_pgn(b"Name;Rating")
    (True, False)
    """
    text, _ = decode(data[:20000])
    return any(is_tag(line) for line in split_lines(text))


def read_pgn(data: bytes) -> list[Tournament]:
    """The events in a PGN file, in the order in which they begin."""
    text, encoding = decode(data)
    games, broken = split_games(split_lines(text))
    try:
        # a row for each side
        check_results(2 * len(games))
    except OverBudgetError as fault:
        return [Tournament(problems=[fault.problem], format="pgn")]
    groups: dict[str, list[PgnGame]] = {}
    event = ""
    for game in games:
        event = game.tags.get("event", event)
        groups.setdefault(event, []).append(game)
    found = [_Builder(name).build(group) for name, group in groups.items()] or [Tournament()]
    for each in found:
        each.format = "pgn"
        each.source = data if len(found) == 1 else b""
    problems = found[0].problems
    if encoding not in UNICODE:
        problems.insert(0, Problem("encoding-assumed", 0, 0, {"encoding": encoding}, NOTICE))
    for line, tag in broken:
        problems.append(Problem("broken-tag", line, 1, {"text": tag}))
    if not any(each.players for each in found):
        problems.append(Problem("no-players"))
    return found


class _Builder:
    """One event from its games."""

    def __init__(self, name: str) -> None:
        self.event = Tournament(name)
        self.problems = self.event.problems
        self.players: dict[str, Entrant] = {}
        self.teams: dict[str, Team] = {}
        self.unnumbered = 0
        #: The last round so far of each player, by number.
        self.last: dict[int, int] = {}

    def build(self, games: list[PgnGame]) -> Tournament:
        event = self.event
        moves = any(game.moves for game in games)
        for game in games:
            self._game(game, moves)
        days = sorted(
            day
            for game in games
            for day in [read_date(game.tag("Date")) or read_date(game.tag("UTCDate"))]
            if day
        )
        starts = sorted(filter(None, [read_date(game.tag("EventDate")) for game in games]))
        if days:
            event.start, event.end = min([days[0], *starts[:1]]), days[-1]
        elif starts:
            event.start = starts[0]
        event.city = next((game.tag("Site") for game in games if game.tag("Site")), "")
        clocks = {game.tag("TimeControl") for game in games} - {"", "?", "-"}
        event.clock = clocks.pop() if len(clocks) == 1 else ""
        event.players = list(self.players.values())
        event.teams = list(self.teams.values())
        event.rounds = max((r.round for p in event.players for r in p.results), default=0)
        if any(ANY_LIST in player.ratings for player in event.players):
            self.problems.append(Problem("site-ratings", severity=NOTICE))
        if self.unnumbered:
            values: dict[str, str | int] = {"count": self.unnumbered}
            self.problems.append(Problem("round-unknown", values=values, severity=NOTICE))
        return event

    def _game(self, game: PgnGame, moves: bool) -> None:
        for side, _ in SIDES:
            if not game.tag(side).strip("?- "):
                if game.tags:
                    self.problems.append(Problem("player-missing", game.line, 1))
                return
        white, black = (self._player(game, side) for side, _ in SIDES)
        if white is black:
            self.problems.append(Problem("same-player", game.line, 1, {"name": white.name}))
            return
        who: dict[str, str | int] = {"white": white.name, "black": black.name}
        white_score, black_score, state, code = self._result(game, who)
        if state == PLAYED and not game.moves and moves:
            self.problems.append(Problem("game-without-moves", game.line, 1, who, WARNING))
        elif state == PLAYED and 0 < game.moves < ENOUGH:
            state = SHORT
        number = read_round(game.tag("Round"))
        if number is None:
            self.unnumbered += 1
            number = 1 + max(self.last.get(each.number, 0) for each in (white, black))
        for each in (white, black):
            self.last[each.number] = max(number, self.last.get(each.number, 0))
        line = game.lines.get("result", game.line)
        white.results.append(Result(number, black.number, WHITE, white_score, state, code, line, 1))
        black.results.append(Result(number, white.number, BLACK, black_score, state, code, line, 1))

    def _result(
        self, game: PgnGame, who: dict[str, str | int]
    ) -> tuple[float | None, float | None, str, str]:
        text = game.tag("Result")
        line = game.lines.get("result", game.line)
        open_game = (None, None, OPEN, text or "*")
        if not text.strip("? "):
            if not game.marker:
                self.problems.append(Problem("no-result", line, 1, who))
                return open_game
            values = {**who, "text": game.marker}
            self.problems.append(Problem("result-from-moves", line, 1, values, NOTICE))
            text = game.marker
        found = read_result(text)
        if found is None:
            self.problems.append(Problem("odd-result", line, 1, {**who, "text": text}))
            return open_game
        marked = read_result(game.marker) if game.marker else None
        if marked is not None and marked != found and found[2] == PLAYED:
            values = {**who, "text": text, "other": game.marker}
            self.problems.append(Problem("results-differ", line, 1, values))
            return open_game
        if found[2] == PLAYED and game.tag("Termination").strip().lower() in UNPLAYED:
            return found[0], found[1], FORFEIT, text
        return (*found, text)

    def _player(self, game: PgnGame, side: str) -> Entrant:
        name = " ".join(game.tag(side).split())
        identity = game.tag(side + "FideId").strip("?- ")
        key = identity.lstrip("0") or re.sub(r"[\s,.]+", " ", name).strip().casefold()
        player = self.players.get(key)
        if player is None:
            player = Entrant(len(self.players) + 1, name, line=game.lines.get(side, game.line))
            self.players[key] = player
            if identity.strip("0"):
                player.ids["FID"] = identity
        title = game.tag(side + "Title").strip("?- ").upper()
        player.title = player.title or title
        self._ratings(player, game, side)
        self._team(player, " ".join(game.tag(side + "Team").split()))
        return player

    def _ratings(self, player: Entrant, game: PgnGame, side: str) -> None:
        for ending, code in RATING_TAGS:
            tag = (side + ending).lower()
            text = game.tags.get(tag, "")
            if not text.strip("? "):
                continue
            which = list_of(game.tag("Site")) if ending == "Elo" else code
            rating = read_rating(text)
            if rating is None or rating > HIGHEST:
                values: dict[str, str | int] = {"name": player.name, "text": text}
                self.problems.append(Problem("rating-not-read", game.lines[tag], 1, values, ERROR))
                continue
            first = player.ratings.setdefault(which, Rating(rating or None))
            if first.value != (rating or None):
                values = {
                    "name": player.name,
                    "rating": rating,
                    "other": first.value or 0,
                }
                self.problems.append(Problem("rating-differs", game.lines[tag], 1, values, WARNING))

    def _team(self, player: Entrant, name: str) -> None:
        if not name or player.team is not None:
            return
        team = self.teams.setdefault(name, Team(len(self.teams) + 1, name))
        player.team = team.number
        team.players.append(player.number)
