"""Events made up by Hypothesis: whole, and free of contradictions."""

from datetime import date

from hypothesis import strategies as st

from elo.core.games import BYE, DRAW, FORFEIT, LOSS, OPEN, PLAYED, WIN
from elo.tournament.event import SHORT, Entrant, Rating, Result, Team, Tournament
from elo.tournament.trf.players import TITLES

#: What both sides of a board can have: the codes of White and Black.
BOARDS = ("10", "01", "==", "+-", "-+", "--", "WL", "LW", "DD", "  ")
BYES = "HFZU"
STATES = {
    "1": (PLAYED, WIN),
    "=": (PLAYED, DRAW),
    "0": (PLAYED, LOSS),
    "+": (FORFEIT, WIN),
    "-": (FORFEIT, LOSS),
    "W": (SHORT, WIN),
    "D": (SHORT, DRAW),
    "L": (SHORT, LOSS),
    " ": (OPEN, None),
    "H": (BYE, DRAW),
    "F": (BYE, WIN),
    "Z": (BYE, LOSS),
    "U": (BYE, WIN),
}

LETTERS = "abcdeèéøüßñłAÄÖŽабв"
words = st.text(LETTERS, min_size=1, max_size=12)
texts = st.lists(words, max_size=3).map(" ".join)
names = st.tuples(words, words).map(", ".join)
days = st.dates(date(1950, 1, 1)).map(date.isoformat)
ratings = st.one_of(st.none(), st.integers(1, 3500)).map(Rating)


@st.composite
def entrants(draw: st.DrawFn, number: int) -> Entrant:
    """A player without results."""
    listed = draw(
        st.dictionaries(st.sampled_from(["FID", "NED", "GER", "BEL"]), ratings, max_size=3)
    )
    return Entrant(
        number,
        draw(names),
        title=draw(st.sampled_from(["", *TITLES])),
        sex=draw(st.sampled_from(["", "m", "w"])),
        birth=draw(st.sampled_from(["", "1978", "2011-02", "2004-02-29"])),
        federation=draw(st.sampled_from(["", "NED", "GER", "FID"])),
        ids={code: str(draw(st.integers(1, 10**10))) for code in listed},
        ratings=listed,
        points=draw(st.one_of(st.none(), st.integers(0, 40).map(lambda halves: halves / 2))),
        rank=draw(st.one_of(st.none(), st.integers(1, 999))),
    )


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """An event whose two sides of every game agree, as a TRF can hold it."""
    numbers = draw(st.lists(st.integers(1, 9999), min_size=1, max_size=8, unique=True))
    players = {number: draw(entrants(number)) for number in numbers}
    rounds = draw(st.integers(0, 6))
    for number in range(1, rounds + 1):
        _draw_round(draw, number, players)
    event = Tournament(
        draw(texts),
        city=draw(texts),
        start=draw(st.one_of(st.just(""), days)),
        end=draw(st.one_of(st.just(""), days)),
        rounds=rounds,
        arbiter=draw(texts),
        deputies=draw(st.lists(words, max_size=2)),
        clock=draw(st.sampled_from(["", "90+30", "40/6000+30:900+30"])),
        players=list(players.values()),
    )
    for team in range(draw(st.integers(0, 2))):
        members = [player for player in event.players if player.team is None][: team + 2]
        event.teams.append(Team(team + 1, f"Team {team + 1}", [p.number for p in members]))
        for player in members:
            player.team = team + 1
    return event


def _draw_round(draw: st.DrawFn, number: int, players: dict[int, Entrant]) -> None:
    """Pairs some of the players, gives some of the others a bye."""
    order = draw(st.permutations(sorted(players)))
    pairs = draw(st.integers(0, len(order) // 2))
    for board in range(pairs):
        white, black = players[order[2 * board]], players[order[2 * board + 1]]
        codes = draw(st.sampled_from(BOARDS))
        for player, opponent, colour, code in (
            (white, black, "w", codes[0]),
            (black, white, "b", codes[1]),
        ):
            state, score = STATES[code]
            player.results.append(Result(number, opponent.number, colour, score, state, code))
    for left in order[2 * pairs :]:
        code = draw(st.sampled_from(["", *BYES]))
        if code:
            state, score = STATES[code]
            players[left].results.append(Result(number, None, "", score, state, code))
