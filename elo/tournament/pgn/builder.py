"""An event from the tags of its games: players, results, days."""

from ...core.games import BYE, FORFEIT, OPEN, PLAYED
from ..event import (
    ANY_LIST,
    BLACK,
    NO_COLOUR,
    SHORT,
    VARIANT,
    WHITE,
    Entrant,
    Rating,
    Result,
    Team,
    Tournament,
)
from ..problems import ERROR, NOTICE, WARNING, Problem
from ..tables.words import is_no_name
from .counts import Counts, once
from .games import ENOUGH, PgnGame
from .roster import Roster
from .values import (
    RATING_TAGS,
    UNPLAYED,
    is_variant,
    list_of,
    read_date,
    read_rating,
    read_result,
    read_round,
)

SIDES = (("white", WHITE), ("black", BLACK))
HIGHEST = 3500


class Builder:
    """One event from its games."""

    def __init__(self, name: str) -> None:
        self.event = Tournament(name)
        self.problems = self.event.problems
        self.teams: dict[str, Team] = {}
        self.roster = Roster(self.event)
        self.counts = Counts()
        self.unnumbered = 0
        #: The last round so far of each player, by number.
        self.last: dict[int, int] = {}

    def build(self, games: list[PgnGame]) -> Tournament:
        """The event of these games."""
        event = self.event
        moves = any(game.moves for game in games)
        for game in once(games, self.problems):
            self._game(game, moves)
        self.counts.tell(self.problems)
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
        event.by_name = True
        event.teams = list(self.teams.values())
        event.rounds = max((r.round for p in event.players for r in p.results), default=0)
        if any(ANY_LIST in player.ratings for player in event.players):
            self.problems.append(Problem("site-ratings", severity=NOTICE))
        if self.unnumbered:
            values: dict[str, str | int] = {"count": self.unnumbered}
            self.problems.append(Problem("round-unknown", values=values, severity=NOTICE))
            event.rounds_known = self.unnumbered < len(games)
        return event

    def _game(self, game: PgnGame, moves: bool) -> None:
        for side, _ in SIDES:
            if not game.tag(side).strip("?- "):
                if game.tags:
                    self.problems.append(Problem("player-missing", game.line, 1))
                return
        if self._bye(game):
            return
        white, black = (self._player(game, side) for side, _ in SIDES)
        if white is black:
            self.problems.append(Problem("same-player", game.line, 1, {"name": white.name}))
            return
        who: dict[str, str | int] = {"white": white.name, "black": black.name}
        white_score, black_score, state, code = self._result(game, who)
        if state == PLAYED:
            state = self._state(game, moves, who)
        number = self._round(game, [white, black])
        line = game.lines.get("result", game.line)
        white.results.append(Result(number, black.number, WHITE, white_score, state, code, line, 1))
        black.results.append(Result(number, white.number, BLACK, black_score, state, code, line, 1))

    def _state(self, game: PgnGame, moves: bool, who: dict[str, str | int]) -> str:
        """Whether a game that has a result was one by the rules, with a move of each at least."""
        variant = game.tag("Variant")
        if is_variant(variant, ""):
            self.counts.add("games-by-other-rules", WARNING, game.line, {**who, "variant": variant})
            return VARIANT
        if is_variant("", game.tag("FEN")):
            self.counts.add("games-from-positions", ERROR, game.line, who)
            return VARIANT
        if not game.moves and moves:
            self.counts.add("games-without-moves", ERROR, game.line, who)
        return SHORT if 0 < game.moves < ENOUGH else PLAYED

    def _round(self, game: PgnGame, players: list[Entrant]) -> int:
        number = read_round(game.tag("Round"))
        if number is None:
            self.unnumbered += 1
            number = 1 + max(self.last.get(each.number, 0) for each in players)
        for each in players:
            self.last[each.number] = max(number, self.last.get(each.number, 0))
        return number

    def _bye(self, game: PgnGame) -> bool:
        """Takes a game of one player against "BYE"; whether it is one."""
        absent = [is_no_name(game.tag(side)) for side, _ in SIDES]
        if not any(absent):
            return False
        if not all(absent):
            side = SIDES[absent.index(False)][0]
            player = self._player(game, side)
            found = read_result(game.tag("Result"))
            own = (found[0] if side == SIDES[0][0] else found[1]) if found else None
            line = game.lines.get("result", game.line)
            in_round = self._round(game, [player])
            player.results.append(Result(in_round, None, NO_COLOUR, own, BYE, "bye", line, 1))
        return True

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
        identity = game.tag(side + "FideId").strip("?- ")
        player = self.roster.take(game.tag(side), identity, game.lines.get(side, game.line))
        player.title = player.title or game.tag(side + "Title").strip("?- ").upper()
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
