"""Norms with what stands beside them: in a player's panel, and of all players on paper."""

from ..runtime import copy_of
from .task_queue import portions

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: Norms that are put on paper in one piece of work.
AT_ONCE = 25


def show_norms(box: "Node", found: "dict[str, Node]") -> None:
    """Fills the box, or hides it where there is no norm."""
    _begin(box, found)
    _add(_part(box, "norms"), found["norms"])


def norms_on_paper(box: "Node", found: "dict[str, Node]") -> "list[Callable[[], object]]":
    """The pieces of work that do the same with the norms of a whole event."""
    lines = found["norms"]

    def portion(start: int, end: int) -> "Callable[[], object]":
        return lambda: _add(_part(box, "norms"), lines[start:end])

    return [lambda: _begin(box, found)] + [portion(a, b) for a, b in portions(len(lines), AT_ONCE)]


def fill_list(items: "Node", texts: list[str]) -> None:
    """Lists sentences; a list without any is not there."""
    items.hidden = not texts
    items.textContent = ""
    _add(items, texts)


def _begin(box: "Node", found: "dict[str, Node]") -> None:
    box.hidden = not found["norms"]
    _part(box, "norms").textContent = ""
    if not box.hidden:
        for name in ("norms-format", "not-checked"):
            _part(box, name).textContent = found[name]
        fill_list(_part(box, "unchecked"), found["unchecked"])


def _part(box: "Node", name: str) -> "Node":
    return box.querySelector("[data-norms=" + name + "]")


def _add(items: "Node", texts: list[str]) -> None:
    for text in texts:
        item = copy_of("template-note")
        item.textContent = text
        items.append(item)
