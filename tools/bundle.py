"""The program as one file: the fewer the requests, the sooner the first result on a slow line.

The bundle lays the engine's files and the language's catalogues into the interpreter's file system
and starts the page. Comments, docstrings and annotations stay behind in the repository.
"""

import tomllib

import python_minifier

from .catalogue import Catalogue
from .pages import ROOT

CONFIG = ROOT / "pyscript.toml"
MAIN = "elo/page/main.py"

UNPACK = """import os
made = []
for name, text in FILES:
    parts = name.split("/")
    for depth in range(1, len(parts)):
        folder = "/".join(parts[:depth])
        if folder not in made:
            made.append(folder)
            os.mkdir(folder)
    with open(name, "w") as file:
        file.write(text)
FILES = None
"""


def bundle(catalogue: Catalogue) -> str:
    """The program of one language's page."""
    config = tomllib.loads(CONFIG.read_text(encoding="utf-8"))
    names = [name for name in config["files"] if name.endswith(".py")]
    files = [(name, smaller((ROOT / name).read_text(encoding="utf-8"))) for name in names]
    files.append(("locales/all.ftl", catalogue.live_source()))
    main = smaller((ROOT / MAIN).read_text(encoding="utf-8"))
    return f"FILES = {files!r}\n{UNPACK}{main}\n"


def smaller(source: str) -> str:
    """The same program without what only people read; names and order stay."""
    return str(
        python_minifier.minify(
            source,
            remove_literal_statements=True,
            rename_locals=False,
            rename_globals=False,
            hoist_literals=False,
            combine_imports=False,
        )
    )
