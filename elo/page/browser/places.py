"""Places for texts: what is written at every key crosses to the browser at once."""

from pyscript.js_modules import seam

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: What stands between texts that cross together.
BETWEEN = "\x1f"


class Places:
    """Elements that texts are put into, many at once: a crossing for each would cost more.

    Nobody else writes into them. A text that stands in its place already is not put there again.
    """

    def __init__(self) -> None:
        self._texts = seam.texts()
        self._numbers: dict[str, str] = {}
        self._shown: dict[str, str] = {}

    def add(self, name: str, node: "Node") -> None:
        """Another place; one of the same name is given up for it."""
        self._numbers[name] = str(int(self._texts.add(node)))
        self._shown.pop(name, None)

    def put(self, texts: dict[str, str]) -> None:
        """Puts each text into the place of its name, where there is such a place."""
        shown = self._shown
        changed: list[str] = []
        for name in texts:
            text = texts[name]
            if shown.get(name) != text and name in self._numbers:
                shown[name] = text
                changed += [self._numbers[name], text]
        if changed:
            self._texts.put(BETWEEN.join(changed))


class Texts:
    """Elements that are all written together, every time."""

    def __init__(self, nodes: "list[Node]") -> None:
        self._texts = seam.texts()
        for node in nodes:
            self._texts.add(node)
        self._shown: list[str] = []

    def write(self, texts: list[str]) -> None:
        """Puts a text into each of the elements, in order."""
        if texts != self._shown:
            self._shown = texts
            self._texts.write(BETWEEN.join(texts))
