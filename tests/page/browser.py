"""Which browser the tests drive: the system's Chromium where there is one, else Playwright's."""

import os
import shutil
from typing import Any

#: Names under which a Chromium is installed.
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: A quiet browser: no calls to its maker, which a test could take for the page's.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def system_chromium() -> str | None:
    """The path of an installed Chromium, ``$CHROMIUM`` first."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next(filter(None, map(shutil.which, COMMANDS)), None)


def launch_options() -> dict[str, Any]:
    """How Playwright starts it; root has no sandbox to run it in."""
    arguments = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
    path = system_chromium()
    return {"args": arguments} | ({"executable_path": path} if path else {})
