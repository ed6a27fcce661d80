"""What pytest passes over: the page's modules that need the browser; tests/page runs them in one.

It stands at the root because pytest asks only the folders above a file.
"""

from tools.reach import ROOT, reach

#: What asks the browser itself; nobody else does.
BROWSER = {
    "elo/page/browser/modules.py",
    "elo/page/browser/places.py",
    "elo/page/browser/runtime.py",
}

collect_ignore = [
    str(file)
    for file in sorted((ROOT / "elo" / "page").rglob("*.py"))
    if BROWSER & reach({file.relative_to(ROOT).as_posix()})
]
