"""The rest of the standard library, for a desk that began with the part that it uses.

The build leaves out what no day's work imports. Should something be imported after all, the whole
library takes the place of the part, and the import goes on.
"""

import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

#: Where the library lies.
LIBRARY = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")

#: The modules that were left out, a name a line.
REST = Path(__file__).with_name("rest.txt")


class Rest(MetaPathFinder):
    """Finds the modules of ``names`` in the whole library, which ``fetch`` gives."""

    def __init__(self, names: Sequence[str], fetch: Callable[[], bytes], place: Path) -> None:
        self.names = frozenset(names)
        self.fetch = fetch
        self.place = place

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies that was left out; None for any other."""
        if fullname not in self.names:
            return None
        self.names = frozenset()
        self.place.write_bytes(self.fetch())
        importlib.invalidate_caches()
        return PathFinder.find_spec(fullname, path, target)


def complete(fetch: Callable[[], object]) -> None:
    """Has the rest of the library fetched when it is needed; ``fetch`` gives JavaScript's bytes."""
    names = REST.read_text(encoding="utf-8").split()
    sys.meta_path.append(Rest(names, lambda: fetch().to_bytes(), LIBRARY))  # type: ignore[attr-defined]
