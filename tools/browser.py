"""The browser that tests, measurements and pictures use; ``python -m tools.browser`` gets one.

The system's Chromium where there is one, else Playwright's own.
"""

import os
import shutil
import subprocess
import sys
from typing import Any

#: Names under which a Chromium is installed.
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: Where a system installs one without a command.
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)

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
    return next(filter(None, map(shutil.which, (*COMMANDS, *APPLICATIONS))), None)


def launch_options() -> dict[str, Any]:
    """How Playwright starts it; root has no sandbox to run it in."""
    arguments = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
    path = system_chromium()
    return {"args": arguments} | ({"executable_path": path} if path else {})


def get() -> str:
    """What the browser is; it is installed now if there was none."""
    if system_chromium() is None and shutil.which("apt-get") and os.geteuid() == 0:
        _apt("update")
        _apt("install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation")
    found = system_chromium()
    if found is None:
        # does nothing when it is there already
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found or "Playwright's own Chromium"


def _apt(*arguments: str) -> None:
    """What does not work here is left to Playwright: not every Debian has every package."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "--quiet", *arguments], check=False, env=quiet)


if __name__ == "__main__":
    print(f"Browser: {get()}")
