"""The parts of the room by their names, and how they are filled. Data becomes text, never HTML."""

from ..runtime import copy_of, data, every, focused, listen, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


def part(name: str) -> "Node":
    """The part of the room of this name."""
    return one("[data-ladder=" + name + "]")


def put(name: str, text: str) -> None:
    """Puts a text into a part of the room."""
    part(name).textContent = text


def on_click(name: str, press: "Callable[[], object]") -> None:
    """Does this at a press of a part."""
    # a function of its own: in a loop its variable would be the last one for every button
    listen(part(name), "click", lambda event: press())


def fill(node: "Node", cells: dict[str, str]) -> None:
    """Puts texts into the cells of a copy of a template."""
    for cell in every("[data-cell]", node):
        cell.textContent = cells.get(data(cell, "cell"), "")


def replace_all(home: "Node", nodes: "list[Node]") -> None:
    """Puts these into an element, in place of what was there."""
    home.replaceChildren()
    for node in nodes:
        home.append(node)


def texts_as_items(home: "Node", texts: list[str]) -> None:
    """A list of texts."""
    items = []
    for text in texts:
        item = copy_of("template-ladder-item")
        item.textContent = text
        items.append(item)
    replace_all(home, items)


def choose_among(select: "Node", options: list[tuple[str, str]], empty: str = "") -> None:
    """Fills a select with values and names; what was chosen stays chosen where it can."""
    chosen = str(select.value)
    nodes = []
    for value, name in [("", empty)] + options:
        option = copy_of("template-option")
        option.value = value
        option.textContent = name
        nodes.append(option)
    replace_all(select, nodes)
    select.value = chosen if chosen in [value for value, _ in options] else ""


def field(form: "Node", name: str) -> "Node":
    """A form's control of this name."""
    return form.querySelector("[name=" + name + "]")


def chosen(form: "Node", name: str) -> str:
    """The value of the radio button that is chosen, empty for none."""
    found = form.querySelector("[name=" + name + "]:checked")
    return str(found.value) if found else ""


def choose(form: "Node", name: str, value: str) -> None:
    """Chooses a radio button by its value, none for an empty text."""
    for radio in every("[name=" + name + "]", form):
        radio.checked = str(radio.value) == value


def is_on(node: "Node") -> bool:
    """Whether a box is ticked."""
    return bool(node.checked)


def with_focus_kept(show: "Callable[[], object]") -> None:
    """Shows something anew; what had the focus, by its ``data-key``, has it afterwards."""
    key = data(focused(), "key")
    show()
    if key and data(focused(), "key") != key:
        for node in every("[data-key]"):
            if data(node, "key") == key:
                node.focus()
                return
