"""Rating lists in ZIP archives, as the federations publish them: unpacked as they are read."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO
from zipfile import BadZipFile, ZipFile, ZipInfo
from zlib import error as deflate_error

#: The first bytes of an archive.
SIGNATURE = b"PK\x03\x04"

#: What goes wrong in a broken or locked archive.
FAULTS = (BadZipFile, deflate_error, NotImplementedError, RuntimeError, EOFError, OSError)

#: The largest list, FIDE's XML, has 800 MB; nothing that unpacks to more is a list.
LARGEST = 2_000_000_000

#: What a list's file name ends in.
ENDINGS = (".txt", ".xml", ".csv")
#: The file of players in the DSB's archive of three.
PLAYERS = "spieler"


class ArchiveError(Exception):
    """An archive without a list to read: ``code`` says why."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


@contextmanager
def open_list(file: IO[bytes], name: str) -> Iterator[tuple[str, IO[bytes]]]:
    """The list in an archive, open for reading, and its name: that of archive and file together.

    Raises ``ArchiveError``: ``list-archive`` for a broken one or one with a password,
    ``list-archive-empty`` where it holds no list, ``list-archive-several`` where it holds several.
    """
    try:
        with ZipFile(file) as archive:
            member = _member(archive)
            with archive.open(member) as source:
                yield f"{name} {member.filename}", source
    except FAULTS as fault:
        raise ArchiveError("list-archive") from fault


def _member(archive: ZipFile) -> ZipInfo:
    lists = [
        member
        for member in archive.infolist()
        if member.filename.lower().endswith(ENDINGS) and 0 < member.file_size <= LARGEST
    ]
    players = [member for member in lists if PLAYERS in member.filename.lower()]
    lists = players if len(players) == 1 else lists
    if not lists:
        raise ArchiveError("list-archive-empty")
    if len(lists) > 1:
        names = ", ".join(member.filename for member in lists[:5])
        raise ArchiveError("list-archive-several", files=names)
    return lists[0]
