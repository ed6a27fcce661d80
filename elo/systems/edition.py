"""An edition of a system's rules: from when to when, out of which text, how sure."""

from ..core.assessment import Day, Message

#: How sure we are that an edition is the rule: the federation's own text; a transcription of it;
#: pieced together from code and club pages; or a published formula, no federation's rule.
OFFICIAL = "official"
TRANSCRIBED = "transcribed"
RECONSTRUCTED = "reconstructed"
FORMULA = "formula"
CONFIDENCES = (OFFICIAL, TRANSCRIBED, RECONSTRUCTED, FORMULA)


class Edition:
    """One edition of a system's rules: in force for events from ``since`` on.

    ``since`` and ``until`` are the first and the last day, ISO dates; whether an event's first or
    its last day decides, its system says. ``until`` is None while no end is known. ``source`` names
    the text it follows, ``link`` is that text's address, ``""`` where it has none. ``checked`` is
    the day on which somebody last looked whether all this is still so; a formula out of a book
    stays what it is, so that there it matters to nobody. ``seen`` is whether the text, or a copy of
    it, was at hand; where it was not, the book's doubts say what the rules rest on.

    >>> rules = Edition("1", "2020-01-01", Message("source"), OFFICIAL, "2024-05-31", "2025-12-31")
    >>> [note.name for note in rules.standing("2025-12-31")]
    []
    >>> [note.name for note in rules.standing("2026-01-01")]
    ['rules-ended']
    """

    seen = True

    def __init__(
        self,
        name: str,
        since: str,
        source: Message,
        confidence: str,
        checked: str,
        until: str | None = None,
        link: str = "",
    ) -> None:
        self.name = name
        self.since = since
        self.source = source
        self.confidence = confidence
        self.checked = checked
        self.until = until
        self.link = link

    def standing(self, day: str | None) -> list[Message]:
        """What is to be said of these rules on this day: that it lies beyond what is known of them.

        Beyond their end, or more than a year after they were last checked. Nothing without a day.
        Rules that have ended and hold for the day cannot change any more.
        """
        if day is None:
            return []
        if self.until is not None:
            ended = {"until": Day(self.until), "day": Day(day)}
            return [Message("rules-ended", **ended)] if day > self.until else []
        if self.confidence != FORMULA and day > _a_year_after(self.checked):
            return [Message("rules-checked", checked=Day(self.checked), day=Day(day))]
        return []


def _a_year_after(iso: str) -> str:
    # as texts, so that the 29th of February has a year after it as well
    return str(int(iso[:4]) + 1) + iso[4:]
