"""A club that plays: ladders built as a page builds them, and scripts of what a club may do."""

import random
from typing import Any

from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.games import DRAW, LOSS, WIN
from elo.ladder import commands
from elo.ladder.entries import Entry
from elo.ladder.journal import Journal, moment
from elo.ladder.ladder import Ladder
from elo.ladder.members import LadderGame, Member
from elo.ladder.merging import Plan, undoing
from elo.ladder.stamps import Result, Stamp
from elo.ladder.writing import write_file

DAY = "2025-11-07"
NAMES = ("Anna", "Bert", "Chantal", "Dirk", "Els", "Frits")


class Club:
    """One device with its copy of the ladder: it counts its entries and its clock."""

    def __init__(self, device: str = "phone", ladder: Ladder | None = None) -> None:
        self.device = device
        self.ladder = ladder or Ladder()
        self.made = 0
        self.clock = 0

    def stamp(self) -> Stamp:
        """A stamp for a new entry: this device's next number, a second later."""
        self.made += 1
        self.clock += 1000
        order = self.ladder.journal.next_order(moment(DAY, self.clock))
        return Stamp(f"{self.device}-{self.made}", order, self.device)

    def add(self, entry: Entry) -> Entry:
        """Adds an entry to this copy."""
        assert self.ladder.add(entry)
        return entry

    def found(self, system: str = "schaaks", **facts: Any) -> Entry:
        """Founds the ladder; everybody starts at 1200 unless the facts say otherwise."""
        given = {"name": "Club", "season": "Autumn", "system": system, "start": 1200} | facts
        return self.add(commands.found(self.stamp(), given))

    def join(self, name: str, **facts: Any) -> Member:
        """A new player."""
        entry = self.add(commands.join(self.ladder, self.stamp(), {"name": name, **facts}))
        member = self.ladder.member(entry.identity)
        assert member is not None
        return member

    def play(self, white: Member, black: Member, score: float, **said: Any) -> LadderGame:
        """A game."""
        result = Result(white.identity, black.identity, score, said.pop("date", DAY), **said)
        entry = self.add(commands.play(self.ladder, self.stamp(), result))
        return self.round(entry.identity)

    def correct(self, game: LadderGame, score: float) -> Entry:
        """Another score for a game."""
        assert game.white is not None
        assert game.black is not None
        result = Result(game.white.identity, game.black.identity, score, game.date)
        return self.add(commands.correct(self.ladder, self.stamp(), game.identity, result))

    def undo(self, *identities: str) -> Entry:
        """Undoes entries."""
        return self.add(commands.undo(self.ladder, self.stamp(), list(identities)))

    def close(self, following: str) -> Entry:
        """Closes the season."""
        return self.add(commands.close_season(self.ladder, self.stamp(), following))

    def take_back(self, found: Plan) -> list[Entry]:
        """Undoes an import: the entries that do so."""
        undoings: list[Entry] = []
        for _ in undoing(self.stamp, found, undoings):
            pass
        for entry in undoings:
            self.add(entry)
        return undoings

    def round(self, identity: str) -> LadderGame:
        """The game of this identity."""
        game = self.ladder.game(identity)
        assert game is not None
        return game

    def ratings(self) -> dict[str, float | None]:
        """Everybody's rating by name."""
        return {member.name: member.rating for member in self.ladder.everybody()}


def played_season(games: int) -> list[Entry]:
    """The entries of a club that plays."""
    here = Club()
    here.found()
    members = [here.join(f"Player {number}") for number in range(12)]
    for number in range(games):
        here.play(members[number % 12], members[(number * 5 + 1) % 12], (1, 0.5, 0)[number % 3])
    return here.ladder.journal.entries


def large_ladder(games: int, players: int = 60) -> str:
    """A ladder of many games as a file, without working it out: always the same."""
    dice = random.Random(20251107)
    names = [f"player-{number}" for number in range(players)]
    facts = {"name": "Large club", "season": "1", "system": "schaaks", "start": 1200}
    said: list[tuple[str, str, dict[str, object]]] = [("founding", "founded", facts)]
    for number, name in enumerate(names):
        said.append((name, "joined", {"name": f"Player {number}"}))
    for number in range(games):
        white, black = dice.sample(names, 2)
        score = dice.choice(SCORES)
        game = {"white": white, "black": black, "score": score, "date": DAY}
        said.append((f"game-{number}", "played", game))
    journal = Journal()
    for number, (identity, kind, fields) in enumerate(said):
        journal.add(Entry(identity, kind, moment(DAY, 1000 + number), "laptop", fields))
    return write_file(journal)


def club(system: str = "schaaks", players: int = 4, **facts: Any) -> tuple[Club, list[Member]]:
    """A founded ladder with some players."""
    made = Club()
    made.found(system, **facts)
    return made, [made.join(name) for name in NAMES[:players]]


#: One thing that may happen: what, and numbers that choose whom, which and how.
Happening = tuple[str, int, int, int]

KINDS = (
    *(("play",) * 8),
    *("correct", "correct", "undo", "undo", "undo", "close", "friendly"),
    *("join", "guest", "rename", "leave", "return", "unite", "refound", "restate"),
)

happenings = st.tuples(
    st.sampled_from(KINDS),
    st.integers(0, 50),
    st.integers(0, 50),
    st.integers(0, 2),
)
scripts = st.lists(happenings, max_size=25)

SCORES = (WIN, DRAW, LOSS)


def act(club: Club, happening: Happening) -> None:
    """Lets one thing happen, unless the ladder refuses it."""
    if not club.ladder.members:
        return
    try:
        entry = _said(club, *happening)
    except InputError:
        return
    club.add(entry)


def _said(club: Club, kind: str, one: int, two: int, three: int) -> Entry:
    ladder, stamp = club.ladder, club.stamp()
    everybody = ladder.everybody()
    white, black = everybody[one % len(everybody)], everybody[two % len(everybody)]
    entries = ladder.journal.entries
    result = Result(white.identity, black.identity, SCORES[three], DAY, kind != "friendly")
    if kind == "correct":
        game = ladder.games[one % len(ladder.games)].identity if ladder.games else "none"
        return commands.correct(ladder, stamp, game, result)
    if kind == "undo":
        return commands.undo(ladder, stamp, [entries[-1 - one % len(entries)].identity])
    if kind == "close":
        return commands.close_season(ladder, stamp, f"Season {club.made}")
    if kind == "refound":
        # of the three one rates by period, and one has no first rating
        system = ("schaaks", "fide", "elo")[three]
        rules: dict[str, object] = {"name": "Club", "season": "1", "system": system}
        return commands.refound(ladder, stamp, rules | {"start": 1000 + 10 * one})
    if kind in ("join", "guest"):
        name = f"{NAMES[one % len(NAMES)]} {club.device} {club.made}"
        facts = {"name": name, "guest": kind == "guest", "games": two}
        return commands.join(ladder, stamp, facts)
    if kind in ("play", "friendly"):
        return commands.play(ladder, stamp, result)
    return _said_of_players(ladder, stamp, kind, white, black)


def _said_of_players(
    ladder: Ladder, stamp: Stamp, kind: str, white: Member, black: Member
) -> Entry:
    if kind == "restate":
        # a number that everybody can have come with
        told: dict[str, object] = {"rating": 1000 + len(ladder.journal.entries)}
        return commands.restate(ladder, stamp, white.identity, told | {"guest": black.guest})
    if kind == "rename":
        return commands.rename(ladder, stamp, white.identity, f"Renamed {stamp.identity}")
    if kind == "leave":
        return commands.leave(ladder, stamp, white.identity)
    if kind == "return":
        return commands.come_back(ladder, stamp, white.identity)
    return commands.unite(ladder, stamp, white.identity, black.identity)


def state(ladder: Ladder) -> Any:
    """All that a visitor could see of a ladder, for comparing two."""
    return {
        "members": {
            member.identity: (
                member.name,
                member.active,
                member.guest,
                member.rating,
                member.whole("games"),
                member.points,
                member.season_games,
                [game.identity for game in member.games],
            )
            for member in ladder.everybody()
        },
        "games": [
            (
                game.identity,
                game.entry.identity,
                game.white.identity if game.white else None,
                game.black.identity if game.black else None,
                game.season,
                game.why,
                game.score,
                (game.white_old, game.white_new, game.black_old, game.black_new),
            )
            for game in ladder.games
        ],
        "seasons": [
            (
                season.name,
                season.first,
                season.last,
                [(each.member.identity, each.rating, each.points) for each in season.final],
                {key: outcome.new for key, outcome in season.outcomes.items()},
            )
            for season in ladder.seasons
        ],
    }
