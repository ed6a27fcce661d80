"""What an event has and a tournament report file has no columns for: never lost in silence."""

from dataclasses import replace

from ..event import ANY_LIST, FIDE_LIST, Entrant, Tournament
from ..problems import NOTICE, Problem
from ..tempo import tempo
from .players import NAME
from .split_rounds import is_apart

#: The longest name, code of a federation, number and name of a team that the columns hold.
LONGEST_NAME = NAME.stop - NAME.start
LONGEST_FEDERATION = 3
LONGEST_ID = 11
LONGEST_TEAM = 32

TEXTS = {
    "trf-facts-left-out": "A TRF has no columns for K or E, the number of rated games, the index"
    " and the highest rating. They are not in the file.",
    "trf-ratings-left-out": "Ratings of a list without a name have no columns in a TRF beside"
    " those of FIDE. They are not in the file: {count}.",
    "trf-list-not-named": "The event does not say of which list its ratings are. In the TRF they"
    " stand in the columns of the FIDE ratings.",
    "trf-rounds-apart": "Where somebody has several games in a round, each has a round of its own"
    " in the TRF.",
    "trf-tempo-left-out": "A TRF has no line for how fast the event was: {tempo}. Choose it again"
    " when the file is opened.",
    "trf-text-cut": "Names or numbers that are too long for their columns in the TRF were cut or"
    " left out: {count}. The first: “{text}”.",
}


def column_list(event: Tournament) -> str:
    """The list whose ratings stand in a player's line: FIDE's, else the one without a name."""
    codes = {code for player in event.players for code in player.ratings}
    return ANY_LIST if ANY_LIST in codes and FIDE_LIST not in codes else FIDE_LIST


def has_columns(code: str, event: Tournament) -> bool:
    """Whether the ratings of this list have a place in the file."""
    return len(code) == 3 or code == column_list(event)


def unsupported_fields(event: Tournament) -> list[Problem]:
    """What is not in the file when the event is written, or stands there otherwise."""
    found = facts_left_out(event)
    without = sum(
        rating.value is not None and not has_columns(code, event)
        for player in event.players
        for code, rating in player.ratings.items()
    )
    if without:
        values: dict[str, str | int] = {"count": without}
        found.append(Problem("trf-ratings-left-out", values=values, severity=NOTICE))
    if column_list(event) == ANY_LIST:
        found.append(Problem("trf-list-not-named", severity=NOTICE))
    if not is_apart(event):
        found.append(Problem("trf-rounds-apart", severity=NOTICE))
    fast = tempo(event)[0]
    if tempo(replace(event, tempo="", format="trf16"))[0] != fast:
        found.append(Problem("trf-tempo-left-out", values={"tempo": fast}, severity=NOTICE))
    cut = [text for player in event.players for text in _too_long(player)]
    cut += [team.name for team in event.teams if len(team.name) > LONGEST_TEAM]
    if cut:
        values = {"count": len(cut), "text": cut[0]}
        found.append(Problem("trf-text-cut", values=values, severity=NOTICE))
    return found


def facts_left_out(event: Tournament) -> list[Problem]:
    """What is said if a rating comes with facts that the file cannot have."""
    for player in event.players:
        for rating in player.ratings.values():
            facts = (rating.k, rating.games, rating.index, rating.peak)
            if any(fact is not None for fact in facts):
                return [Problem("trf-facts-left-out", severity=NOTICE)]
    return []


def _too_long(player: Entrant) -> list[str]:
    names = [player.name] if len(player.name) > LONGEST_NAME else []
    federations = [player.federation] if len(player.federation) > LONGEST_FEDERATION else []
    return names + federations + [text for text in player.ids.values() if len(text) > LONGEST_ID]
