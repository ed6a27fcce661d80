"""One player under each system: facts, games with the reason when one does not count, working."""

from urllib.parse import urlencode

from ...core.assessment import Assessment, FirstRating
from ...core.errors import InputError
from ...core.games import OPEN, PLAYED, UNRATED
from ...core.names import isolated
from ...core.numbers import decimals, write
from ...systems.base import Fact, RuleBook
from ...tournament.edits import BYES, FACTS
from ...tournament.event import BLACK, WHITE, Entrant
from ...tournament.report import Report
from ...tournament.rows import GameRow
from ..view.calculator.address import to_pairs
from ..view.calculator.entry import RESULTS, SEVERAL, Entry
from ..view.calculator.entry import Row as SheetRow
from ..view.wording import CHANGE, EXPECTED, Wording
from .about import RESULT_NAMES
from .norms import player_norms
from .words import fact_name, factor, points, written

Json = dict[str, object]


def player_sheet(reports: list[Report], number: int, wording: Wording) -> Json:
    """All that is said about a player. Raises ``LookupError``."""
    player = reports[0].players.get(number)
    if player is None:
        raise LookupError(f"no player has the number {number}")
    return {
        "number": number,
        "name": player.name,
        "about": _about(player, reports[0], wording),
        "facts": _facts(player, reports[0], wording),
        "systems": [_system(player, report, wording) for report in reports],
        "results": [_named(code, wording) for code in RESULT_NAMES if code not in BYES],
        "byes": [_named(code, wording) for code in BYES],
    }


def _named(code: str, wording: Wording) -> list[str]:
    return [code, wording.text("desk-result-" + RESULT_NAMES[code])]


def _about(player: Entrant, report: Report, wording: Wording) -> str:
    team = report.event.team_of(player)
    ids = [f"{code or 'ID'} {number}" for code, number in sorted(player.ids.items())]
    parts = [player.title, player.federation, team.name if team else "", *ids]
    return " · ".join(isolated(part) for part in parts if part)


def _facts(player: Entrant, report: Report, wording: Wording) -> list[list[str]]:
    """What may be corrected: name, label, present value."""
    known = player.ratings.get(report.list)
    found = []
    for fact in report.book.facts:
        if fact.name not in FACTS:
            continue
        value: object = player.born
        if fact.name != "born":
            value = getattr(known, "value" if fact.name == "rating" else fact.name, None)
        text = "" if value is None else str(value)
        found.append([fact.name, fact_name(fact.name, report, wording), text])
    return found


def _system(player: Entrant, report: Report, wording: Wording) -> Json:
    detail = report.detail(player)
    found, games = detail.found, detail.games
    sentences: list[str] = []
    if isinstance(found, Assessment):
        if found.k_reason is not None:
            sentences.append(wording.message(found.k_reason))
    elif isinstance(found, FirstRating) and found.reason is not None:
        sentences.append(wording.message(found.reason))
    if found is not None:
        sentences += [wording.message(note) for note in found.notes]
    return {
        "system": wording.text("system-" + report.book.name),
        "result": _result(player, found, report, wording),
        "sentences": sentences,
        "games": [_game(game, which, wording) for game, which in _in_rounds(games)],
        "figures": _figures(player, report, wording),
        **player_norms(player, report, wording),
        "steps": [wording.message(step) for step in found.steps] if found else [],
        "link": "#" + urlencode(_link(player, report, games)),
    }


def _figures(player: Entrant, report: Report, wording: Wording) -> list[str]:
    """The system's performance figures, those that there are."""
    try:
        found = report.performances(player)
    except InputError:
        return []
    return [
        wording.text(
            "desk-figure",
            name=wording.text("figure-" + each.name),
            value=written(each.value, 0, wording),
        )
        for each in found
        if each.value is not None
    ]


def _result(
    player: Entrant, found: Assessment | FirstRating | None, report: Report, wording: Wording
) -> str:
    if isinstance(found, Assessment) and found.new_rating is not None:
        figures = {
            "own": written(report.facts(player).rating, 0, wording),
            "score": points(found.score, wording),
            "expected": written(found.expected, EXPECTED, wording),
            "change": written(found.change, CHANGE, wording, True),
            "rating": written(found.new_rating, 0, wording),
        }
        if not report.letter:
            return wording.text("desk-sum", **figures)
        k = factor(found.k, wording)
        return wording.text("desk-sum-factor", letter=report.letter, k=k, **figures)
    if isinstance(found, FirstRating) and found.rating is not None:
        return wording.text("status-first", rating=written(found.rating, 0, wording))
    return wording.text("desk-unrated") if found is None else ""


def _in_rounds(games: list[GameRow]) -> list[tuple[GameRow, int]]:
    """Each game, and which of its round's it is, from 1."""
    counts: dict[int, int] = {}
    found = []
    for game in games:
        counts[game.result.round] = counts.get(game.result.round, 0) + 1
        found.append((game, counts[game.result.round]))
    return found


def _game(game: GameRow, which: int, wording: Wording) -> list[object]:
    """Round, colour, opponent, rating, the result's code, its word, expected, points, reason.

    At the end stands which of the games of its round it is.
    """
    result, opponent = game.result, game.opponent
    colour = ""
    if result.colour in (WHITE, BLACK):
        colour = wording.text("desk-colour-" + result.colour)
    name = wording.text("desk-nobody")
    if opponent is not None:
        name = f"{opponent.number} {isolated(opponent.name)}"
    elif result.opponent is not None:
        name = str(result.opponent)
    return [
        result.round,
        colour,
        name,
        wording.dash if game.rating is None else str(game.rating),
        _code(game),
        points(result.score, wording),
        written(game.line.expected, EXPECTED, wording),
        written(game.line.change, CHANGE, wording, True),
        wording.message(game.reason) if game.reason else "",
        which,
    ]


def _code(game: GameRow) -> str:
    """The result's code where it may be corrected, else nothing."""
    code = game.result.code or " "
    if game.result.opponent is None:
        return ""
    for known, score, state in (("1", 1, PLAYED), ("=", 0.5, PLAYED), ("0", 0, PLAYED)):
        if game.result.state == state and game.result.score == score:
            return known
    return code if code in RESULT_NAMES and code not in BYES else ""


def _link(player: Entrant, report: Report, games: list[GameRow]) -> list[tuple[str, str]]:
    """The player's games as the calculator's own entry."""
    facts = report.facts(player)
    entry = Entry()
    entry.system, entry.mode = report.book.name, SEVERAL
    terms = report.terms
    entry.date, entry.end, entry.tempo = terms.date or "", terms.end or "", terms.tempo or ""
    entry.newcomer = facts.rating is None
    for fact in report.book.facts:
        entry.facts[fact.name] = _typed(facts.value(fact.name), fact)
    if not entry.fact("k") and report.book.usual_k is not None:
        entry.facts["k"] = str(report.book.usual_k)
    entry.rows = [_sheet_row(game, report.book) for game in games]
    return to_pairs(entry, report.book)


def _sheet_row(game: GameRow, book: RuleBook) -> SheetRow:
    told = game.line.game
    rating = "" if told.opponent is None else write(told.opponent, decimals(told.opponent))
    result = next((name for name, score in RESULTS if score == told.score), "")
    state = told.state
    if state == PLAYED and told.opponent is None:
        state = UNRATED
    row = SheetRow(rating, result, PLAYED if state == OPEN else state)
    for name in told.facts:
        row.set(name, _typed(told.facts[name], book.fact_of_game(name)))
    return row


def _typed(value: float | str | None, fact: Fact | None) -> str:
    """A fact as somebody would type it; empty where it is not known."""
    if value is None or isinstance(value, str):
        return value or ""
    return write(value, max(decimals(value), fact.digits if fact else 0))
