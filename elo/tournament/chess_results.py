"""The XML that chess-results gives for an event: players with their ratings, and every pairing.

tournament  name location from to rounds timecontrol chiefarbiter deputyarbiter federation
round       round date time
player      no lastname firstname title rtg rtgfide rtgnat dob sex fed fideid rank pts teamno
            clubname
playerpairing  round whiteno blackno reswhite resblack forfeit

Black's number is -1 for a bye and -2 for somebody who was not paired.
"""

import re
from xml.parsers import expat

from ..core.games import BYE, FORFEIT, LOSS, OPEN, PLAYED
from .dates import read_birth, read_day
from .event import (
    ANY_LIST,
    BLACK,
    FEMALE,
    FIDE_LIST,
    MALE,
    NO_COLOUR,
    WHITE,
    Entrant,
    Rating,
    Result,
    Team,
    Tournament,
)
from .limits import OverBudgetError, check_results
from .problems import Problem

FORMAT = "chess-results"
ROOT = re.compile(rb"<chessresults[\s>]")
HEAD = 4000
PAIRING = b"<playerpairing"

#: What stands for an opponent's number where there is none.
NOT_PAIRED = "-2"
SEXES = {"M": MALE, "F": FEMALE, "W": FEMALE}
SCORES = {"1": 1.0, "0.5": 0.5, "0": 0.0, "½": 0.5}

TEXTS = {
    "xml-broken": "The XML is broken in line {row}. Nothing was read. Fetch it again.",
    "xml-number": "“{text}” is no number of a player. The pairing was left out.",
}


def looks_like_chess_results(data: bytes) -> bool:
    """Whether bytes begin as such a file.

    >>> looks_like_chess_results(b'<?xml version="1.0"?><chessresults>')
    True
    """
    return ROOT.search(data[:HEAD]) is not None


def read_chess_results(data: bytes) -> list[Tournament]:
    """The event in such a file."""
    event = Tournament(format=FORMAT, source=data)
    reader = _Reader(event)
    parser = expat.ParserCreate()
    parser.StartElementHandler = reader.element
    # a file of this kind declares nothing; what does could grow beyond any measure
    parser.StartDoctypeDeclHandler = reader.refuse
    try:
        check_results(2 * data.count(PAIRING))
        reader.parser = parser
        parser.Parse(data, True)
    except OverBudgetError as fault:
        return [Tournament(format=FORMAT, source=data, problems=[fault.problem])]
    except (expat.ExpatError, _RefusedError):
        broken = Problem("xml-broken", values={"row": parser.CurrentLineNumber})
        return [Tournament(format=FORMAT, source=data, problems=[broken])]
    reader.finish()
    return [event]


class _RefusedError(Exception):
    """The file declares a type of document."""


class _Reader:
    """Takes element after element."""

    def __init__(self, event: Tournament) -> None:
        self.event = event
        self.parser: expat.XMLParserType | None = None
        self.players: dict[str, Entrant] = {}
        self.teams: dict[str, Team] = {}

    def refuse(self, *about: object) -> None:
        """Ends the reading."""
        raise _RefusedError

    def element(self, name: str, given: dict[str, str]) -> None:
        """Takes an element with its attributes."""
        known = {key: " ".join(value.split()) for key, value in given.items()}
        if name == "tournament":
            self._tournament(known)
        elif name == "round":
            self._round(known)
        elif name == "player":
            self._player(known)
        elif name == "playerpairing":
            self._pairing(known)

    def finish(self) -> None:
        """All elements are read."""
        event = self.event
        event.players = list(self.players.values())
        event.teams = list(self.teams.values())
        played = [result.round for player in event.players for result in player.results]
        event.rounds = event.rounds or max(played, default=0)
        if not event.players:
            event.problems.append(Problem("no-players"))

    def _line(self) -> int:
        return self.parser.CurrentLineNumber if self.parser else 0

    def _tournament(self, known: dict[str, str]) -> None:
        event = self.event
        event.name = known.get("name", "")
        event.city = known.get("location", "")
        event.clock = known.get("timecontrol", "")
        event.arbiter = known.get("chiefarbiter", "")
        event.start, event.end = (_day(known.get(each, "")) for each in ("from", "to"))
        event.rounds = _whole(known.get("rounds", "")) or 0

    def _round(self, known: dict[str, str]) -> None:
        number, day = _whole(known.get("round", "")), _day(known.get("date", ""))
        if number and number < 100 and day:
            dates = self.event.round_dates
            dates += [""] * (number - len(dates))
            dates[number - 1] = day

    def _player(self, known: dict[str, str]) -> None:
        number = _whole(known.get("no", ""))
        if not number or known["no"] in self.players:
            values: dict[str, str | int] = {"text": known.get("no", "")}
            self.event.problems.append(Problem("xml-number", self._line(), 0, values))
            return
        last, first = known.get("lastname", ""), known.get("firstname", "")
        player = Entrant(number, f"{last}, {first}" if first else last, line=self._line())
        player.title = known.get("title", "").upper()
        player.sex = SEXES.get(known.get("sex", "").upper(), "")
        player.birth = read_birth(known.get("dob", "")) or ""
        player.federation = known.get("fed", "").upper()
        player.rank = _whole(known.get("rank", ""))
        player.points = _points(known.get("pts", ""))
        if known.get("fideid", "").strip("0"):
            player.ids[FIDE_LIST] = known["fideid"]
        fide, national = (_whole(known.get(each, "")) for each in ("rtgfide", "rtgnat"))
        if fide:
            player.ratings[FIDE_LIST] = Rating(fide)
        other = national or (None if fide else _whole(known.get("rtg", "")))
        if other:
            player.ratings[ANY_LIST] = Rating(other)
        self.players[known["no"]] = player
        self._team(player, known)

    def _team(self, player: Entrant, known: dict[str, str]) -> None:
        number = _whole(known.get("teamno", ""))
        if number:
            team = self.teams.setdefault(
                known["teamno"], Team(number, known.get("clubname", "") or known["teamno"])
            )
            player.team = number
            team.players.append(player.number)

    def _pairing(self, known: dict[str, str]) -> None:
        in_round = _whole(known.get("round", ""))
        white = self.players.get(known.get("whiteno", ""))
        text = known.get("blackno", "")
        black = self.players.get(text)
        if not in_round or white is None or (black is None and not text.startswith("-")):
            values: dict[str, str | int] = {"text": text if white else known.get("whiteno", "")}
            self.event.problems.append(Problem("xml-number", self._line(), 0, values))
            return
        own, other = (_points(known.get(each, "")) for each in ("reswhite", "resblack"))
        line = self._line()
        if black is None:
            score = LOSS if own is None and text == NOT_PAIRED else own
            code = "Z" if text == NOT_PAIRED and not score else "bye"
            white.results.append(Result(in_round, None, NO_COLOUR, score, BYE, code, line))
            return
        forfeit = bool(known.get("forfeit")) or own == other == LOSS
        state = FORFEIT if forfeit else OPEN if own is None and other is None else PLAYED
        code = f"{known.get('reswhite', '')}-{known.get('resblack', '')}{known.get('forfeit', '')}"
        for player, opponent, colour, score in (
            (white, black, WHITE, own),
            (black, white, BLACK, other),
        ):
            result = Result(in_round, opponent.number, colour, score, state, code, line)
            player.results.append(result)


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None


def _points(text: str) -> float | None:
    plain = text.replace(",", ".").removesuffix(".0")
    if plain in SCORES:
        return SCORES[plain]
    whole, _, half = plain.partition(".")
    number = _whole(whole)
    return None if number is None or half not in ("", "5") else number + (0.5 if half else 0.0)


def _day(text: str) -> str:
    day = read_day(text)
    return day.iso if day else ""
