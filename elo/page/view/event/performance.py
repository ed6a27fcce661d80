"""What was it worth? Every performance figure of the system, named and defined."""

from ....core.assessment import Figure, Performance
from ....core.errors import InputError
from ....questions.performance import performances_in_field
from ..calculator.entry import AVERAGE
from ..calculator.reading import Reading
from ..wording import Wording


def worth(reading: Reading, wording: Wording) -> tuple[str, list[tuple[str, str, str]]]:
    """What was counted, and for each figure its name, its value, and what it is."""
    book = reading.book
    found: list[Performance] = []
    basis = ""
    try:
        if reading.entry.mode == AVERAGE:
            if reading.field is not None:
                field, player = reading.field, reading.player()
                found = performances_in_field(book, field, player, reading.event)
                basis = wording.text("note-estimate")
        else:
            games = reading.games()
            found = book.performances(games, reading.player(), reading.event)
            dropped = [
                index
                for index, game in enumerate(games)
                if book.why_not_counted(game, "games." + str(index), reading.event) is not None
            ]
            counted = len(games) - len(dropped)
            if counted < len(games):
                basis = wording.text("counted", counted=str(counted), listed=str(len(games)))
    except InputError:
        # the form says what is wrong, at its field
        found = []
    if not found:
        basis = wording.text("performance-no-games")
    return basis, [_figure(each, wording) for each in found]


def _figure(found: Performance, wording: Wording) -> tuple[str, str, str]:
    sentences = [wording.message(found.definition)]
    value = wording.dash
    if found.value is not None:
        value = wording.figure(Figure(found.value))
    elif found.reason is not None:
        sentences.append(wording.message(found.reason))
    sentences += [wording.message(note) for note in found.notes]
    return wording.text("figure-" + found.name), value, " ".join(sentences)
