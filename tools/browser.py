"""The browser that tests, measurements and pictures use; ``python -m tools.browser`` gets one.

The system's Chromium where there is one, else Playwright's own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

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


def playwrights_chromium() -> str | None:
    """The path of the Chromium that Playwright has installed for itself."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def get() -> str:
    """The path of a browser, installed now if there was none."""
    found = system_chromium() or playwrights_chromium()
    if found:
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        _apt("update")
        _apt("install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation")
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    found = system_chromium() or playwrights_chromium()
    return found or sys.exit("No browser could be installed. Name one: CHROMIUM=/path/to/chromium")


def _apt(*arguments: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "--quiet", *arguments], check=True, env=quiet)


if __name__ == "__main__":
    print(f"Browser: {get()}")
