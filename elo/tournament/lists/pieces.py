"""Chunks of bytes to whole lines or elements, however the chunks were cut."""

import re

#: No line of any list is nearly as long: what is longer is no list, and is not kept in memory.
LONGEST = 65_536

BOM = b"\xef\xbb\xbf"

#: How the element of a player begins and ends.
START = re.compile(rb"<player(?=[\s>])")
END = b"</player>"


def decode(raw: bytes) -> str:
    """A line as text: UTF-8, else the Western Windows encoding that federations write.

    >>> decode("Zoë".encode()), decode("Zoë".encode("cp1252"))
    ('Zoë', 'Zoë')
    """
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


class Lines:
    r"""Lines ending in LF, CRLF or CR, each with its number from 1; empty ones are left out.

    >>> lines = Lines()
    >>> lines.feed(b"one\r"), lines.feed(b"\ntwo\rth"), lines.feed(b"ree"), lines.close()
    ([], [(1, b'one'), (2, b'two')], [], [(3, b'three')])
    """

    def __init__(self) -> None:
        self._rest = b""
        self._number = 0

    def feed(self, chunk: bytes) -> list[tuple[int, bytes]]:
        """The lines that this chunk completes."""
        data = self._rest + chunk
        # a CR at the very end may be half of a CRLF
        whole = data[:-1] if data.endswith(b"\r") else data
        cut = max(whole.rfind(b"\n"), whole.rfind(b"\r")) + 1
        self._rest = data[cut:]
        found = self._numbered(data[:cut])
        if len(self._rest) > LONGEST:
            found += self.close()
        return found

    def close(self) -> list[tuple[int, bytes]]:
        """The last line, when no line end follows it."""
        rest, self._rest = self._rest, b""
        return self._numbered(rest)

    def _numbered(self, data: bytes) -> list[tuple[int, bytes]]:
        first = self._number + 1
        lines = data.splitlines()
        self._number += len(lines)
        return [(first + i, line) for i, line in enumerate(lines) if line]


class Elements:
    r"""The elements of players in XML, none inside another, each with the line that it starts on.

    >>> players = Elements()
    >>> players.feed(b"<list>\n<player><id>1</id></pla"), players.feed(b"yer>\n<player/><pl")
    ([], [(2, b'<player><id>1</id></player>')])
    """

    def __init__(self) -> None:
        self._rest = b""
        self._line = 1

    def feed(self, chunk: bytes) -> list[tuple[int, bytes]]:
        """The elements that this chunk completes."""
        data = self._rest + chunk
        found = []
        place = 0
        while (end := data.find(END, place)) >= 0:
            end += len(END)
            start = START.search(data, place, end)
            if start is not None:
                self._line += data.count(b"\n", place, start.start())
                found.append((self._line, data[start.start() : end]))
                place = start.start()
            self._line += data.count(b"\n", place, end)
            place = end
        self._rest = data[place:]
        if len(self._rest) > LONGEST:
            self._line += self._rest.count(b"\n")
            self._rest = b""
        return found

    def close(self) -> list[tuple[int, bytes]]:
        """The element that the list breaks off in: not whole, so that it will be reported."""
        start = START.search(self._rest)
        if start is None:
            return []
        self._line += self._rest.count(b"\n", 0, start.start())
        rest, self._rest = self._rest[start.start() :], b""
        return [(self._line, rest)]
