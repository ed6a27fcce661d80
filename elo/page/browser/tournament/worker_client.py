"""The worker in which the desk's Python runs: started when it is first needed."""

import json

from ..runtime import ROOT, WINDOW, data, listen, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: Where the worker finds what it needs: the host's data, by the worker's own names. The last three
#: are there in a built site.
ADDRESSES = (
    ("pyodide", "pyodide"),
    ("fluent", "fluent"),
    ("program", "desk"),
    ("spreadsheets", "spreadsheets"),
    ("laying", "laying"),
    ("library", "library"),
    ("lock", "lock"),
)

#: The options of the worker and of its first line, as only JavaScript's own parser can make them.
MODULE = '{"type": "module"}'
SCRIPT = '{"type": "text/javascript"}'


class WorkerClient:
    """Asks questions and hands the answers on, in order.

    ``heard`` is called with what the worker says by itself: its name and its figures.
    """

    def __init__(self, heard: "Callable[[str, list[Node]], object]") -> None:
        self.heard = heard
        self.host = one("[data-chapter=tournament]")
        self.worker: "Node" = None
        self.waiting: dict[str, Callable[["dict[str, Node]", Node], object]] = {}
        self.asked = 0
        self.started = 0
        self.entry = ""

    def is_running(self) -> bool:
        """Whether there is a worker, however far it is."""
        return self.worker is not None

    def start(self) -> None:
        """Starts the worker, unless there is one."""
        if self.is_running():
            return
        self.worker = WINDOW.Worker.new(self._entry(), WINDOW.JSON.parse(MODULE))
        self.started += 1
        number = self.started
        listen(self.worker, "message", lambda event: self._message(event, number))
        listen(self.worker, "error", self._error)
        options = {"language": str(ROOT.lang)}
        for name, place in ADDRESSES:
            if data(self.host, place):
                options[name] = self._address(place)
        self.worker.postMessage(WINDOW.Array.of("begin", json.dumps(options)))

    def ask(
        self,
        question: "dict[str, Node]",
        file: "Node",
        ready: "Callable[[dict[str, Node], Node], object]",
    ) -> None:
        """Asks; ``ready`` is called with the answer, and with the bytes of a file that leaves."""
        self.start()
        self.asked += 1
        name = str(self.asked)
        self.waiting[name] = ready
        self.worker.postMessage(WINDOW.Array.of("ask", name, json.dumps(question), file))

    def stop(self) -> None:
        """Ends the worker at once; what it was asked is not answered any more."""
        if self.worker is not None:
            self.worker.terminate()
        self.worker = None
        self.waiting = {}

    def _entry(self) -> str:
        """The address of a script of the page's own making, which imports the worker's.

        A worker from a file's address has the policy that came with the file, and most hosts send
        none; one that the page has made has the policy of the page.
        """
        if not self.entry:
            line = "import " + json.dumps(self._address("worker")) + ";"
            script = WINDOW.Blob.new(WINDOW.Array.of(line), WINDOW.JSON.parse(SCRIPT))
            self.entry = str(WINDOW.URL.createObjectURL(script))
        return self.entry

    def _address(self, name: str) -> str:
        return str(WINDOW.URL.new(data(self.host, name), WINDOW.document.baseURI).href)

    def _message(self, event: "Node", number: int) -> None:
        # a worker that was stopped may have spoken before
        if self.worker is None or number != self.started:
            return
        said = event.data
        kind = str(said[0])
        if kind == "answer":
            ready = self.waiting.pop(str(said[1]))
            ready(json.loads(str(said[2])), said[3])
        else:
            self.heard(kind, [said[i] for i in range(1, said.length)])

    def _error(self, event: "Node") -> None:
        event.preventDefault()
        self.heard("failed", ["missing"])
