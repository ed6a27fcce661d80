"""The program's modules in the interpreter's own memory, from where it imports them.

Out of its file system it would read each of them in pieces of 20 bytes, every piece a call into
JavaScript, and look in vain for each under three other names. ``static/laying.js`` starts this one
under the name ``modules``, before the page's program; what it uses only MicroPython has.
"""

import io
import sys

import vfs

#: Where the modules are, seen from inside.
PLACE = "/modules"

#: What a file system says of a file and of a folder; the interpreter looks at the first number.
FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)

#: The number of the error "no such file".
MISSING = 2


class Modules:
    """A file system of compiled modules. Each is imported once, and its bytes are let go then."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}
        self._found: dict[str, tuple[int, ...]] = {}

    def add(self, path: str, content: bytes) -> None:
        """Another module; one that came with another part of the program stays as it is."""
        if path in self._found:
            return
        self._files[path] = content
        self._found[path] = FILE
        while "/" in path[1:]:
            path = path[: path.rfind("/")]
            self._found[path] = FOLDER

    def mount(self, readonly: bool, make: bool) -> None:
        """Nothing is to be done: the interpreter asks for it."""

    def stat(self, path: str) -> tuple[int, ...]:
        """What there is under a path. Raises ``OSError`` where there is nothing."""
        if path in self._found:
            return self._found[path]
        raise OSError(MISSING)

    def open(self, path: str, mode: str) -> io.BytesIO:
        """A module to be read. Raises ``KeyError`` where it was read already."""
        return io.BytesIO(self._files.pop(path))


_modules = Modules()
vfs.mount(_modules, PLACE)
# nowhere else is there anything to import but what the interpreter has in itself
sys.path[:] = [PLACE, ".frozen"]


def take(listed: str, name: str) -> None:
    """Takes modules from a file, one after the other there: a line for each, path and size."""
    with open(name, "rb") as file:
        for line in listed.split("\n"):
            path, _, size = line.partition(" ")
            _modules.add("/" + path, file.read(int(size)))
