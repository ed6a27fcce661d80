"""The catalogues of the page's language, which lie beside the program."""

import json
import os

from pyscript.js_modules import fluent, seam

from ..view.wording import Wording
from .runtime import ROOT

#: Where they lie in the interpreter's own file system.
CATALOGUES = "locales"

_catalogue = seam.catalogue(fluent, str(ROOT.lang))


def read_catalogue(name: str) -> None:
    """Adds a catalogue to the texts that the page can say."""
    with open(CATALOGUES + "/" + name) as file:
        _catalogue.add(file.read())


def wording() -> Wording:
    """The page's language: the catalogues that are there from the beginning."""
    for name in os.listdir(CATALOGUES):
        read_catalogue(name)
    return Wording(_say)


def _say(name: str, values: "dict[str, str | int]") -> str:
    return str(_catalogue.say(name, json.dumps(values)))
