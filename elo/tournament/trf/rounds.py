"""The rounds of a player's line: ten columns each, from column 92 on.

92-95 opponent   97 colour   99 result   then two blanks, and the next round
"""

import re

from ...core.games import BYE, DRAW, FORFEIT, LOSS, OPEN, PLAYED, WIN
from ..event import BLACK, NO_COLOUR, SHORT, WHITE, Entrant, Result
from ..problems import ERROR, NOTICE, WARNING, Problem

#: Where the first round begins, and how wide each is.
FIRST = 91
WIDTH = 10

#: What each code says: state and score. A bye's points are the tournament's; these are the usual.
CODES: dict[str, tuple[str, float | None]] = {
    "1": (PLAYED, WIN),
    "=": (PLAYED, DRAW),
    "0": (PLAYED, LOSS),
    "W": (SHORT, WIN),
    "D": (SHORT, DRAW),
    "L": (SHORT, LOSS),
    "+": (FORFEIT, WIN),
    "-": (FORFEIT, LOSS),
    "F": (BYE, WIN),
    "U": (BYE, WIN),
    "H": (BYE, DRAW),
    "Z": (BYE, LOSS),
    " ": (OPEN, None),
}

COLOURS = {"w": WHITE, "b": BLACK, "-": NO_COLOUR, " ": NO_COLOUR}

#: A round as the annex has it; a number is right-aligned, or 0000 for nobody.
_ROUND = r"(?:    |   \d|  \d\d| \d{3}|\d{4}) [wbWB\- ] [01=+\-WDLFUHZwdlfuhz ]  "
_ROUNDS = re.compile(f"(?:{_ROUND})*")
_ONE = re.compile(_ROUND)

#: How a game with an opponent is written behind his number, and what that says: most of a file.
_GAMES = {
    f" {colour} {code}  ": (COLOURS[colour.lower()], score, state, code.upper())
    for colour in "wbWB- "
    for codes, (state, score) in CODES.items()
    for code in {codes, codes.lower()}
    if state != BYE
}

#: How far the rounds may stand beside their columns and still be found.
REACH = 9

TEXTS = {
    "rounds-shifted": "The rounds of player {number}, {name}, begin {by} columns beside their"
    " place; they were read from where they stand.",
    "round-not-read": "Round {round} of player {number}, {name}, cannot be read: “{text}”.",
    "unknown-result": "Round {round} of player {number}, {name}, has the unknown result “{code}”.",
    "result-without-opponent": "Round {round} of player {number}, {name}, has the result “{code}”"
    " but no opponent; no game was read.",
    "bye-with-opponent": "Round {round} of player {number}, {name}, is a bye (“{code}”) but names"
    " opponent {opponent}.",
}


def count_rounds(line: str) -> int:
    """How many rounds a player's line has room for."""
    return -(-len(line[FIRST:].rstrip()) // WIDTH)


def read_rounds(
    player: Entrant, line: str, row: int, shift: int, problems: list[Problem]
) -> list[Result]:
    """The results in a player's line; ``shift`` is how far its other fields were beside theirs."""
    text = _block(line, shift)
    if not text:
        return []
    found = shift
    is_regular = bool(_ROUNDS.fullmatch(text))
    if not is_regular:
        fitting = [by for by in _nearest(shift) if _fits(line, by)]
        if fitting:
            is_regular = True
            found = fitting[0]
            text = _block(line, found)
            values = {**_who(player), "by": found}
            problems.append(Problem("rounds-shifted", row, FIRST + found + 1, values, WARNING))
    results = []
    for start in range(0, len(text), WIDTH):
        block = text[start : start + WIDTH]
        if block.isspace():
            continue
        column = FIRST + found + start + 1
        number = start // WIDTH + 1
        game = _GAMES.get(block[4:]) if is_regular else None
        opponent = _opponent(block) if game else None
        if game and opponent is not None:
            results.append(Result(number, opponent, *game, row, column))
            continue
        result = _result(player, block, number, row, column, problems)
        if result is not None:
            results.append(result)
    return results


def _nearest(shift: int) -> list[int]:
    return sorted(
        [by for by in range(shift - REACH, shift + REACH + 1) if by != shift],
        key=lambda by: abs(by - shift),
    )


def _fits(line: str, shift: int) -> bool:
    text = _block(line, shift)
    before = line[FIRST + shift - 1 : FIRST + shift]
    return bool(text) and before in ("", " ") and bool(_ROUNDS.fullmatch(text))


def _block(line: str, shift: int) -> str:
    """The rounds' part of the line, filled up with blanks to whole rounds."""
    text = line[FIRST + shift :].rstrip()
    return text.ljust(-(-len(text) // WIDTH) * WIDTH)


def _who(player: Entrant) -> dict[str, str | int]:
    return {"number": player.number, "name": player.name}


def _result(
    player: Entrant, block: str, number: int, row: int, column: int, problems: list[Problem]
) -> Result | None:
    who: dict[str, str | int] = {**_who(player), "round": number}
    if not _ONE.fullmatch(block):
        code = block[7]
        if _ONE.fullmatch(block[:7] + " " + block[8:]):
            problems.append(Problem("unknown-result", row, column + 7, {**who, "code": code}))
            opponent = _opponent(block)
            colour = COLOURS[block[5].lower()]
            return Result(number, opponent, colour, None, OPEN, code, row, column)
        problems.append(Problem("round-not-read", row, column, {**who, "text": block.strip()}))
        return None
    opponent = _opponent(block)
    code = block[7].upper()
    state, score = CODES[code]
    if opponent is None and state in (PLAYED, SHORT, OPEN):
        # nobody to have played: a bye whose points only the standings tell
        if state != OPEN:
            # without a colour it is a bye of as many points, as older files write it
            severity = NOTICE if COLOURS[block[5].lower()] == NO_COLOUR else ERROR
            problems.append(
                Problem("result-without-opponent", row, column, {**who, "code": code}, severity)
            )
        state = BYE
    elif opponent is not None and state == BYE:
        values = {**who, "code": code, "opponent": opponent}
        problems.append(Problem("bye-with-opponent", row, column, values, WARNING))
    return Result(number, opponent, COLOURS[block[5].lower()], score, state, code, row, column)


def _opponent(block: str) -> int | None:
    digits = block[:4].strip()
    return int(digits) or None if digits else None
