"""The command ``norm``: the conditions of title norms."""

from ...core.errors import InputError
from ...systems.base import NORMS, RuleBook
from ...systems.norm_report import Opponent
from ...systems.norms import NormRules, norms_of
from ...wire.norms import write_norm
from ...wire.reading import read_number, read_text, read_truth, read_whole
from .reading import read_asked, read_games

#: No event has more rounds.
MOST_ROUNDS = 100


def norm(request: dict[str, object]) -> dict[str, object]:
    """The conditions of one norm, or of all. Raises ``InputError`` at the fault's place."""
    book, event, _ = read_asked(request, ("federation",))
    book.need(NORMS, "system")
    if book.tempo(event) != book.tempos[0]:
        raise InputError("not-offered", "tempo", "there are norms in standard chess only")
    rules = norms_of(book)
    opponents = _opponents(request, book, rules)
    federation = _federation(request.get("player"))
    rounds = _rounds(request.get("rounds"))
    form = read_text(request.get("format"), "format")
    name = read_text(request.get("norm"), "norm")
    if name is None:
        reports = rules.reports(opponents, federation, rounds, event, form)
    else:
        if name not in rules.names:
            known = ", ".join(rules.names)
            raise InputError("unknown-norm", "norm", "must be one of " + known)
        reports = [rules.report(name, opponents, federation, rounds, event, form)]
    return {"system": book.name, "norms": [write_norm(report) for report in reports]}


def _opponents(request: dict[str, object], book: RuleBook, rules: NormRules) -> list[Opponent]:
    found = []
    rows = request.get("games")
    for index, game in enumerate(read_games(request, book)):
        place = "games." + str(index)
        row = rows[index]  # type: ignore[index]
        more = row if isinstance(row, dict) else {}
        title = read_text(more.get("title"), place + ".title")
        federation = read_text(more.get("federation"), place + ".federation")
        scored = read_truth(more.get("opponent_scored"), place + ".opponent_scored")
        try:
            found.append(rules.opponent(game, title, federation, scored))
        except InputError as fault:
            raise fault.at(place + "." + fault.field)
    return found


def _federation(player: object) -> str | None:
    given = player.get("federation") if isinstance(player, dict) else None
    return read_text(given, "player.federation")


def _rounds(given: object) -> int | None:
    if given is None:
        return None
    rounds = read_whole(read_number(given, "rounds"), "rounds")
    if rounds is None or not 1 <= rounds <= MOST_ROUNDS:
        text = "must be from 1 to " + str(MOST_ROUNDS)
        raise InputError("out-of-range", "rounds", text, low=1, high=MOST_ROUNDS)
    return rounds
