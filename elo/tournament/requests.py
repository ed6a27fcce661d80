"""Requests to the desk: choices and corrections, read from JSON and written to it."""

from collections.abc import Iterable

from ..core.errors import InputError
from .edits import ApartEdit, Edit, FactEdit, JoinEdit, ResultEdit
from .rows import Choices

Json = dict[str, object]

#: What is said of two players, by its name among what is asked.
PAIRS: dict[str, type[JoinEdit] | type[ApartEdit]] = {"join": JoinEdit, "apart": ApartEdit}


def read_choices(given: Json) -> Choices:
    """What a report is to be made of. Raises ``InputError`` for a name that is none."""
    known = {"system", "tempo", "date", "end", "list", "format"}
    if not known >= set(given) or not isinstance(given.get("system"), str):
        raise InputError("unknown-field", "report", "must be of " + ", ".join(sorted(known)))
    return Choices(**{name: _text(given, name) for name in given})  # type: ignore[arg-type]


def read_edit(given: Json) -> Edit:
    """A correction of a fact or of a result. Raises ``InputError`` at its field."""
    number = _whole(given, "number")
    if number is None:
        raise InputError("missing", "number", "is needed")
    for name, kind in PAIRS.items():
        if name in given:
            other = _whole(given, name)
            if other is None:
                raise InputError("missing", name, "is needed")
            return kind(number, other)
    if "fact" in given:
        fact, code = _text(given, "fact") or "", _text(given, "list") or ""
        return FactEdit(number, fact, _whole(given, "value"), code)
    in_round = _whole(given, "round")
    if in_round is None:
        raise InputError("missing", "round", "is needed")
    code, opponent = _text(given, "code") or "", _whole(given, "opponent")
    game = _whole(given, "game")
    return ResultEdit(number, in_round, code, opponent, 1 if game is None else game)


def _text(given: Json, name: str) -> str | None:
    value = given.get(name)
    if value is None or isinstance(value, str):
        return value
    raise InputError("not-a-name", name, "must be a text")


def _whole(given: Json, name: str) -> int | None:
    value = given.get(name)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise InputError("not-whole", name, "must be a whole number")


def write_edit(edit: Edit) -> Json:
    """The correction as it was asked for."""
    for name, kind in PAIRS.items():
        if isinstance(edit, kind):
            return {"number": edit.number, name: edit.other}
    names: Iterable[str] = edit.__dataclass_fields__
    return {name: getattr(edit, name) for name in names}
