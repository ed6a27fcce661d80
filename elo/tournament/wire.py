"""What only an event has, in the JSON vocabulary of :mod:`elo.wire`: players, rows, problems.

A player's line has the members that ``rate`` of the batch contract answers for the same games.
"""

from ..core.assessment import FirstRating, Performance
from ..core.errors import InputError
from ..core.numbers import total
from ..wire.answers import numbers_of_rate, write_assessment, write_first, write_line
from ..wire.messages import names_of, write_message
from ..wire.values import plain, write_error
from .event import Entrant, Tournament
from .problems import Problem
from .report import Report
from .rows import Detail, GameRow, Row
from .texts import sentence
from .totals import TeamRow

Json = dict[str, object]


def write_problem(given: Problem) -> Json:
    """``code``, ``severity``, ``line``, ``column``, ``sheet``, ``values``, and the English text."""
    return {
        "code": given.code,
        "severity": given.severity,
        "line": given.line,
        "column": given.column,
        "sheet": given.sheet,
        "values": given.values,
        "text": sentence(given),
    }


def write_event(given: Tournament) -> Json:
    """What is known of an event, without its players."""
    lists = sorted({code for player in given.players for code in player.ratings})
    return {
        "name": given.name,
        "city": given.city,
        "federation": given.federation,
        "start": given.start,
        "end": given.end,
        "rounds": given.rounds,
        "clock": given.clock,
        "format": given.format,
        "players": len(given.players),
        "teams": len(given.teams),
        "games": sum(1 for p in given.players for r in p.results if r.opponent is not None) // 2,
        "lists": lists,
    }


def write_entrant(given: Entrant, code: str) -> Json:
    """Who a player is, and what the list ``code`` says of him."""
    rating = given.ratings.get(code)
    return {
        "number": given.number,
        "name": given.name,
        "title": given.title,
        "sex": given.sex,
        "born": given.born,
        "federation": given.federation,
        "ids": given.ids,
        "team": given.team,
        "listed_rating": rating.value if rating else None,
        "listed_k": rating.k if rating else None,
        "listed_games": rating.games if rating else None,
        "listed_index": rating.index if rating else None,
        "listed_peak": rating.peak if rating else None,
    }


def write_row(given: Row, figure: Performance | None) -> Json:
    """A player's row in a report, with the system's main performance figure."""
    return {
        "number": given.player.number,
        "name": given.player.name,
        "title": given.player.title,
        "federation": given.player.federation,
        "team": given.player.team,
        "born": given.player.born,
        "status": given.status,
        "rating": given.rating,
        "k": plain(given.k),
        "k_from": given.k_from,
        "k_reason": given.k_reason.name if given.k_reason else None,
        "counted": given.counted,
        "score": plain(given.score),
        "expected": plain(given.expected),
        "change": plain(given.change),
        "new_rating": plain(given.new_rating),
        "after": given.after,
        "performance": {figure.name: figure.value} if figure else {},
        "reason": given.reason.name if given.reason else None,
        "notes": names_of(given.notes),
    }


def write_report(given: Report) -> Json:
    """A report under one system: what was decided, what was noticed, and a row a player."""
    return {
        "system": given.book.name,
        "edition": given.edition.name,
        "source": write_message(given.edition.source),
        "confidence": given.edition.confidence,
        "checked": given.edition.checked,
        "link": given.edition.link or None,
        "notes": names_of(given.book.standing(given.terms)),
        "date": given.terms.date,
        "end": given.terms.end,
        "tempo": given.terms.tempo,
        "list": given.list,
        "letter": given.letter,
        "problems": [write_problem(each) for each in given.problems],
        "rows": [write_row(each, given.performance(each.player)) for each in given.rows],
    }


def write_team(given: TeamRow) -> Json:
    """A team's row."""
    return {
        "number": given.team.number,
        "name": given.team.name,
        "players": given.players,
        "rated": given.rated,
        "average": plain(given.average),
        "games": given.games,
        "score": plain(given.score),
        "expected": plain(given.expected),
        "change": plain(given.change),
    }


def write_player(report: Report, player: Entrant) -> Json:
    """``number``, ``name`` and what the batch contract answers for the player's games.

    Every player has all members of ``rate``. Of one without a rating ``new_rating`` is the first
    rating and ``score`` the one that it rests on; what does not exist is null.
    """
    detail = report.detail(player)
    answered = _answered(report, detail)
    if "games" in answered:
        answered["games"] = [write_game(game) for game in detail.games]
    known: Json = {
        "system": report.book.name,
        "edition": report.edition.name,
        **dict.fromkeys(numbers_of_rate(report.book)),
        "games": [],
        "notes": [],
    }
    if "rating" in answered:
        known["new_rating"] = answered["rating"]
        counted = [game.line for game in detail.games if game.line.counted]
        known["score"] = total([line.game.score or 0 for line in counted])
    return {
        "number": player.number,
        "name": player.name,
        **known,
        **answered,
        "performance": _performances(report, player),
    }


def write_game(given: GameRow) -> Json:
    """A game as in an answer, with its ``round`` and the ``opponent_number``.

    A ``note`` that only the event can know stands in place of the rule book's.
    """
    line = write_line(given.line)
    line["round"] = given.result.round
    line["opponent_number"] = given.result.opponent
    return line


def _answered(report: Report, detail: Detail) -> Json:
    """The answer of ``rate`` or ``first``, or its error."""
    found = detail.found
    try:
        if detail.fault is not None:
            raise detail.fault
        if found is None:
            # the book itself says that it has no rule for a first rating, or what it gives instead
            found = report.book.first([game.line.game for game in detail.games], report.terms)
    except InputError as fault:
        return write_error(fault)
    if isinstance(found, FirstRating):
        return write_first(found, report.book.standing(report.terms))
    return write_assessment(found, report.book, report.terms)


def _performances(report: Report, player: Entrant) -> Json:
    try:
        return {each.name: each.value for each in report.performances(player)}
    except InputError:
        return {}
