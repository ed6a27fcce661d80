"""What the ladder's room shows, as text: one value for each place on the page."""

from ....core.games import DRAW, LOSS, WIN
from ....core.names import isolated
from ....core.numbers import decimals, write, write_points
from ....ladder.ladder import Ladder
from ....ladder.members import LadderGame, Member
from ....ladder.ranking import Place, Row, Score, change_in
from ..wording import Wording

#: White's score, as it stands between two names.
RESULTS = ((WIN, "1 – 0"), (DRAW, "½ – ½"), (LOSS, "0 – 1"))


def rating(value: "float | None", wording: Wording) -> str:
    """A rating, a dash where there is none."""
    return wording.dash if value is None else write(value, decimals(value), wording.mark)


def change(value: "float | None", wording: Wording, digits: int = 0) -> str:
    """A change with its sign, a dash where there is none."""
    return wording.dash if value is None else write(value, digits, wording.mark, signed=True)


def direction(value: "float | None") -> str:
    """``gain``, ``loss`` or nothing: for the colour beside the sign."""
    if not value:
        return ""
    return "gain" if value > 0 else "loss"


def result(score: float) -> str:
    """White's score as it stands between two names.

    >>> result(0.5)
    '½ – ½'
    """
    for value, text in RESULTS:
        if value == score:
            return text
    return ""


def name_of(game: LadderGame, side: str, wording: Wording) -> str:
    """The name of the player of that colour."""
    member = game.white if side == "white" else game.black
    return isolated(member.name) if member else wording.text("ladder-stranger")


def place_cells(place: Place, wording: Wording) -> dict[str, str]:
    """The cells of a line of the table."""
    scores = [write_points(game.score_of(place.member)) for game in place.last]
    scores.reverse()
    return {
        "rank": "" if place.rank is None else str(place.rank),
        "name": place.member.name,
        "rating": rating(place.rating, wording),
        "change": change(place.change, wording),
        "expected": rating(place.expected, wording),
        "five": " ".join(scores),
        "trend": change(place.trend, wording),
    }


#: What a score is called in a player's form, the name of its message.
FORM = ((WIN, "win"), (DRAW, "draw"), (LOSS, "loss"))


def form(place: Place) -> list[str]:
    """A player's last results, the oldest first: ``win``, ``draw``, ``loss``."""
    found = []
    for game in place.last:
        score = game.score_of(place.member)
        found += [name for value, name in FORM if value == score]
    found.reverse()
    return found


def form_text(names: list[str], wording: Wording) -> str:
    """The same as a sentence, for whoever does not see the dots."""
    return ", ".join([wording.text("ladder-form-" + name) for name in names])


def game_text(game: LadderGame, wording: Wording) -> str:
    """A game as a line: ``Anna 1 – 0 Bert``."""
    white, black = name_of(game, "white", wording), name_of(game, "black", wording)
    return white + " " + result(game.score) + " " + black


def move_text(game: LadderGame, member: "Member | None", wording: Wording) -> str:
    """What a game did to a member: ``1213 (+13)``; empty where it moved nothing."""
    if member is None:
        return ""
    new = game.new_of(member)
    if new is None:
        return ""
    values = {"rating": rating(new, wording), "change": change(change_in(game, member), wording)}
    return wording.text("ladder-move", **values)


def moves_text(game: LadderGame, ladder: Ladder, wording: Wording) -> str:
    """What a game did to both, or why it did nothing."""
    if game.why is not None:
        return wording.text("ladder-why-" + game.why)
    if not ladder.by_game:
        return ""
    white, black = move_text(game, game.white, wording), move_text(game, game.black, wording)
    return white + " · " + black


def outcome_text(game: LadderGame, ladder: Ladder, wording: Wording) -> str:
    """What has just been entered, as a sentence."""
    text = wording.text("ladder-entered", game=game_text(game, wording))
    if game.why is not None:
        return text + " " + wording.text("ladder-why-" + game.why)
    if not ladder.by_game:
        return text + " " + wording.text("ladder-at-the-end")
    return text


def announcement(game: LadderGame, ladder: Ladder, wording: Wording) -> str:
    """The same with both new ratings, for whoever listens."""
    text = outcome_text(game, ladder, wording)
    for member in (game.white, game.black):
        moved = move_text(game, member, wording)
        if member is not None and moved:
            text += " " + isolated(member.name) + " " + moved + "."
    return text


def about(ladder: Ladder, wording: Wording) -> str:
    """By which rules the ladder goes, in a sentence."""
    rules = ladder.rules
    if rules is None:
        return ""
    start = rules.number("start")
    values = {
        "ladder": isolated(rules.says("name")),
        "system": wording.text("system-" + rules.says("system")),
        "season": isolated(ladder.seasons[-1].name),
        "start": rating(start, wording),
    }
    if start is None:
        text = wording.text("ladder-about-unrated", **values)
    else:
        text = wording.text("ladder-about-running", **values)
    return text + " " + pace(ladder.by_game, wording)


def pace(by_game: bool, wording: Wording) -> str:
    """When ratings move."""
    return wording.text("ladder-by-game" if by_game else "ladder-by-period")


def figures(ladder: Ladder, place: "Place | None", member: Member, wording: Wording) -> str:
    """The figures below a name on a player's card."""
    parts = [wording.text("ladder-card-rating", rating=rating(member.rating, wording))]
    if place is not None and place.rank is not None:
        parts.append(wording.text("ladder-card-rank", rank=str(place.rank)))
    if place is not None and place.last:
        cells = place_cells(place, wording)
        parts.append(wording.text("ladder-card-five", five=cells["five"], trend=cells["trend"]))
    games = str(member.season_games)
    points = write_points(member.points)
    parts.append(
        wording.text(
            "ladder-card-season",
            points=points,
            games=games,
            count=member.season_games,
            season=isolated(ladder.seasons[-1].name),
        )
    )
    if member.guest:
        parts.append(wording.text("ladder-card-guest"))
    elif not member.active:
        parts.append(wording.text("ladder-card-left"))
    return " · ".join(parts)


def score_cells(score: Score, wording: Wording) -> dict[str, str]:
    """The cells of a line of scores against opponents."""
    return {
        "name": score.opponent.name,
        "opponent": score.opponent.name,
        "games": str(score.games),
        "points": write_points(score.points),
        "tally": str(score.wins) + " · " + str(score.draws) + " · " + str(score.losses),
    }


def row_cells(row: Row, member: Member, wording: Wording) -> dict[str, str]:
    """The cells of a line of a player's history."""
    digits = 0 if row.new is not None or row.change is None else 2
    cells = {
        "day": "",
        "opponent": wording.text("ladder-season-end", season=isolated(row.season)),
        "score": "",
        "change": change(row.change, wording, digits),
        "rating": rating(row.new, wording),
    }
    if row.game is not None:
        opponent = row.game.opponent(member)
        white = row.game.white is member
        name = isolated(opponent.name) if opponent else wording.text("ladder-stranger")
        cells["day"] = wording.date(row.game.date)
        cells["opponent"] = wording.text(
            "ladder-as-white" if white else "ladder-as-black", player=name
        )
        cells["score"] = write_points(row.game.score_of(member))
    if row.note in ("guest", "friendly", "unknown-player", "same-player"):
        cells["change"] = wording.text("ladder-unrated-" + row.note)
    return cells


def start_cells(member: Member, wording: Wording) -> dict[str, str]:
    """The cells of the line that a player's history begins with."""
    cells = {"day": "", "opponent": wording.text("ladder-start-row"), "score": "", "change": ""}
    cells["rating"] = rating(member.start, wording)
    return cells
