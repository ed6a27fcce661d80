"""A player's line in the table: figures, the last results as dots, a small curve."""

from ....ladder.ladder import Ladder
from ....ladder.ranking import Place
from ...view.ladder.curve import small_curve
from ...view.ladder.texts import direction, form, form_text, place_cells
from ...view.wording import Wording
from ..runtime import copy_of, every
from .parts import fill

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node


def place_row(ladder: Ladder, place: Place, wording: Wording) -> "Node":
    """A line of the table."""
    row = copy_of("template-ladder-place")
    results = form(place)
    cells = place_cells(place, wording)
    cells["form"] = form_text(results, wording)
    fill(row, cells)
    link = row.querySelector("a")
    link.href = "#ladder/player/" + place.member.identity
    link.dataset.key = "place-" + place.member.identity
    for name, value in (("change", place.change), ("trend", place.trend)):
        row.querySelector("[data-cell=" + name + "]").dataset.direction = direction(value)
    # below the name on a narrow screen, in a column of their own on others
    for dots in every(".dots", row):
        for result in results:
            dot = copy_of("template-ladder-dot")
            dot.dataset.result = result
            dots.append(dot)
    _draw(row, ladder, place, wording)
    return row


def _draw(row: "Node", ladder: Ladder, place: Place, wording: Wording) -> None:
    curve = small_curve(ladder, place, wording)
    if curve is None:
        return
    drawing = row.querySelector("svg")
    drawing.removeAttribute("hidden")
    drawing.setAttribute("aria-label", curve.about)
    drawing.querySelector("polyline").setAttribute("points", curve.points)
    end = drawing.querySelector("circle")
    end.setAttribute("cx", curve.end[0])
    end.setAttribute("cy", curve.end[1])
