"""FIDE's list as XML: one ``player`` element a player, and nothing else of interest.

Unpacked it has some 800 MB, so it is taken apart player by player: what is broken in one does not
hide the next, and nothing of the whole is kept.
"""

import re
from xml.etree import ElementTree

from ...core.tempo import BLITZ, RAPID, STANDARD
from ..event import FIDE_LIST, Rating
from .listed import Listed, UnreadableError, rating_of, whole
from .names import plain_id

FIRST = re.compile(rb"<(playerslist|player)[\s>]", re.IGNORECASE)

ID = re.compile(r"<fideid>\s*(\d+)\s*</fideid>")
NAME = re.compile(r"<name>([^<&]*)</name>")

#: A tempo, and what stands before ``rating``, ``games`` and ``k`` for it.
TEMPOS = ((STANDARD, ""), (RAPID, "rapid_"), (BLITZ, "blitz_"))


def begins(head: bytes) -> bool:
    r"""Whether the first bytes of a file are those of such a list.

    >>> begins(b'<?xml version="1.0"?>\n<playerslist>'), begins(b"Name;Note\nAnna;<player >")
    (True, False)
    """
    return head.lstrip().startswith(b"<") and FIRST.search(head) is not None


class FideXml:
    """Reads the elements of a list."""

    list_code = FIDE_LIST
    tempo_unknown = False

    def ids_and_name(self, text: str) -> tuple[tuple[str, ...], str]:
        """What an element is found by. Raises ``UnreadableError`` without a number or name."""
        number, name = ID.search(text), NAME.search(text)
        if number is not None and name is not None and name[1].strip():
            return (number[1].lstrip("0"),), name[1].strip()
        player = _parsed(text)  # names with entities, and elements that are out of order
        found, called = _text(player, "fideid"), _text(player, "name")
        if not (found.isdigit() and found.isascii()):
            raise UnreadableError("list-no-id", 0, text=found[:40])
        if not called:
            raise UnreadableError("list-no-name")
        return (found.lstrip("0"),), called

    def read(self, line: int, text: str) -> Listed:
        """The player of an element. Raises ``UnreadableError`` where it is broken."""
        player = _parsed(text)
        ids, name = self.ids_and_name(text)
        ratings, games = {}, {}
        for tempo, before in TEMPOS:
            value = rating_of(_text(player, f"{before}rating"), 0, f"{before}rating")
            k = whole(_text(player, f"{before}k"), 0, f"{before}k")
            ratings[FIDE_LIST, tempo] = Rating(value, k=k)
            games[tempo] = whole(_text(player, f"{before}games"), 0, f"{before}games") or 0
        flag = _text(player, "flag").lower()
        return Listed(
            name,
            {FIDE_LIST: plain_id(ids[0])},
            ratings,
            federation=_text(player, "country").upper(),
            title=(_text(player, "title") or _text(player, "w_title")).upper(),
            sex={"M": "m", "F": "w", "W": "w"}.get(
                _text(player, "sex").upper(), "w" if "w" in flag else ""
            ),
            born=whole(_text(player, "birthday"), 0, "birthday"),
            period_games=games,
            inactive="i" in flag,
            line=line,
        )


def _parsed(text: str) -> ElementTree.Element:
    # an element alone cannot declare entities, so nothing in it can grow
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError as fault:
        raise UnreadableError("list-broken-element") from fault


def _text(player: ElementTree.Element, name: str) -> str:
    return (player.findtext(name) or "").strip()
