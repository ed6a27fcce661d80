"""Questions from the page's own thread, answered one after the other.

A question is a JSON object with ``do``, and ``choices`` and ``view`` where the answer depends on
them; a file comes as a path. An answer is a JSON object, with bytes beside it for a file that
leaves. ``{"fault": sentence}`` says that what was asked cannot be done, and that nothing changed.
"""

import json
from collections.abc import Callable
from pathlib import Path

from ...core.errors import InputError
from ...systems import FOR_AN_EVENT, SYSTEMS, by_name
from ...tournament.desk import Desk
from ..view.wording import Wording
from . import about, exports, problem_list
from .correction import Correction
from .norms import event_norms
from .player import player_sheet
from .rows import Rows, View

#: Where the sample event lies, beside the program.
SAMPLE = Path(__file__).with_name("sample.trf")

#: Bytes of a rating list that are read at a time.
CHUNK = 1 << 20

Json = dict[str, object]

#: Questions that come with a file or a text.
GIVEN = ("open", "add", "list")


class Service:
    """A desk, the words of its reader, and what is chosen at present.

    ``progress`` is called with what is going on, how much of it is done, and how much there is.
    """

    def __init__(
        self,
        say: Callable[[str, dict[str, str | int]], object],
        progress: Callable[[str, int, int], object],
    ) -> None:
        self.wording = Wording(say)
        self.progress = progress
        self.desk = Desk()
        self.choices = about.Choices()
        self.rows = Rows([], self.wording)

    def answer(self, text: str, path: str) -> tuple[str, bytes | None]:
        """The answer to a question, as JSON, and a file where one was asked for."""
        question = json.loads(text)
        try:
            if question["do"] == "export":
                name, content = self._export(question)
                note = exports.left_out(self.desk, self.wording)
                return json.dumps({"name": name, "note": note}), content
            return json.dumps(self._answer(question, path)), None
        except InputError as fault:
            return json.dumps({"fault": self.wording.fault(fault)}), None

    def _answer(self, question: Json, path: str) -> Json:
        do = question["do"]
        if do == "view":
            return self._view(question)
        if do == "player":
            return self._player(question)
        if do == "norms":
            return event_norms(self.desk.reports, self.wording)
        if do in GIVEN:
            self._take(str(do), question, path)
        elif do == "choose":
            self.desk.choose(_whole(question, "event"))
            self.choices = about.Choices()
        elif do == "restore":
            self._restore(self.desk, question)
        elif do == "edit":
            self._edit(question)
        elif do == "undo":
            self.desk.undo()
        return self._state(question)

    def _take(self, do: str, question: Json, path: str) -> None:
        """Takes what was given: an event, another table of it, a rating list."""
        takers = {"open": self._open, "add": self._add, "list": self._list}
        takers[do](question, path)

    def _open(self, question: Json, path: str) -> None:
        desk = Desk()
        desk.open(self._data(question, path), str(question.get("name") or ""))
        self._restore(desk, question)
        # whatever is wrong with the question, the event that lay here stays until now
        self.desk = desk
        self.choices = about.Choices()

    def _data(self, question: Json, path: str) -> bytes:
        """What was given: a file, the sample, or a text."""
        self.progress("read", 0, 0)
        if path:
            return Path(path).read_bytes()
        if question.get("sample"):
            return SAMPLE.read_bytes()
        return str(question.get("text", "")).encode("utf-8")

    def _restore(self, desk: Desk, question: Json) -> None:
        """A desk that was stopped comes back with what was chosen and corrected."""
        edits = question.get("edits")
        for place, corrections in edits.items() if isinstance(edits, dict) else []:
            desk.choose(int(place))
            for edit in corrections:
                desk.edit(edit)
        if question.get("event") is not None:
            desk.choose(_whole(question, "event"))

    def _add(self, question: Json, path: str) -> None:
        """Another table of an event that is open."""
        here, place = self.desk.current, _whole(question, "event")
        self.desk.choose(place)
        name = str(question.get("name") or self.wording.text("desk-add-pasted"))
        try:
            self.desk.add(self._data(question, path), name)
        except InputError as fault:
            if fault.code == "no-table":
                raise InputError("desk-no-table", "file", "has no table") from fault
            raise InputError("desk-other-event", "file", "is of another event") from fault
        finally:
            self.desk.choose(here)

    def _list(self, question: Json, path: str) -> None:
        size, done = Path(path).stat().st_size, 0
        here, place = self.desk.current, _whole(question, "event")
        if place != here:
            self.desk.choose(place)
        self.desk.begin_list(str(question["name"]))
        with open(path, "rb") as file:
            while chunk := file.read(CHUNK):
                self.desk.feed_list(chunk)
                done += len(chunk)
                self.progress("list", done, size)
        self.desk.end_list()
        if place != here:
            self.desk.choose(here)

    def _edit(self, question: Json) -> None:
        correction = Correction(question)
        self.desk.edit(correction.edit(self.desk.reports[0]))

    def _state(self, question: Json) -> Json:
        """Everything that the page shows above the table, and the lines in view."""
        event = self.desk.event
        found = about.file(self.desk, self.wording)
        if event.players:
            self.choices.take(question.get("choices"))
            if self.choices.system not in SYSTEMS:
                self.choices.system = _suggested(self.desk)
            self.desk.rate(self.choices.of(event), self._watch)
            found |= about.state(self.desk, self.choices, self.wording)
            self.rows = Rows(self.desk.reports, self.wording)
            found |= self.rows.head()
            found |= self._view(question)
        found["problems"] = problem_list.listed(self.desk, self.wording)
        return found

    def _watch(self, done: int, size: int) -> None:
        self.progress("games", done, size)

    def _view(self, question: Json) -> Json:
        return self.rows.view(View(question.get("view")))

    def _player(self, question: Json) -> Json:
        number = _whole(question, "number")
        return player_sheet(self.desk.reports, number, self.wording)

    def _export(self, question: Json) -> tuple[str, bytes]:
        self.progress("write", 0, 0)
        return exports.file(self.desk, str(question["kind"]), self.wording)


def _whole(question: Json, name: str) -> int:
    value = question[name]
    assert isinstance(value, int)
    return value


def _suggested(desk: Desk) -> str:
    """The usual system, unless far more players have a rating on another one's list."""
    counts: dict[str, int] = {}
    for player in desk.event.players:
        for code, rating in player.ratings.items():
            if rating.value is not None:
                counts[code] = counts.get(code, 0) + 1
    of_systems = {name: counts.get(by_name(name).federation, 0) for name in SYSTEMS}
    best = max(SYSTEMS, key=lambda name: of_systems[name])
    return best if of_systems[best] > 2 * of_systems[FOR_AN_EVENT] else FOR_AN_EVENT
