"""The browsers that tests, measurements and pictures use; ``python -m tools.browser`` gets them.

Chromium is the one that everything runs in. ``python -m tools.browser all`` gets Firefox and
WebKitGTK as well. The system's own are used where there are any; as root on Debian the missing ones
are installed; elsewhere a message says what to install.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

#: Chromium without windows, menus and a sound system: the same pages in half the time.
SHELL = "chromium-headless-shell"

SHELL_NAME = "Chromium's shell"

#: Names under which a Chromium is installed.
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: Where a system installs one without a command.
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)

#: A quiet browser: no calls to its maker, which a test could take for the page's; and files are
#: saved without the system's dialog, which nobody is there to answer.
QUIET = (
    "--disable-blink-features=FileSystemAccessLocal",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

#: Firefox under Linux; the release line with long support first.
FIREFOX_COMMANDS = ("firefox-esr", "firefox")

#: WebKit's small browser, which has no command of its own.
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"

#: What Debian calls the packages.
PACKAGES = {
    "Chromium": ("chromium", "fonts-liberation"),
    SHELL_NAME: (SHELL,),
    "Firefox": ("firefox-esr",),
    "WebKitGTK": ("webkit2gtk-driver", "xvfb"),
}


def system_chromium() -> str | None:
    """The path of an installed Chromium, ``$CHROMIUM`` first."""
    return _installed("CHROMIUM", *COMMANDS, *APPLICATIONS)


def system_shell() -> str | None:
    """The path of an installed Chromium without windows, ``$CHROMIUM`` first."""
    return _installed("CHROMIUM", SHELL)


def system_firefox() -> str | None:
    """The path of an installed Firefox, ``$FIREFOX`` first."""
    return _installed("FIREFOX", *FIREFOX_COMMANDS)


def system_webkit() -> tuple[str, str] | None:
    """The paths of WebKitGTK's small browser and of its driver; a screen is needed as well."""
    driver = shutil.which("WebKitWebDriver")
    browsers = sorted(map(str, Path("/").glob(MINI_BROWSERS.lstrip("/"))))
    return (browsers[-1], driver) if driver and browsers and shutil.which("Xvfb") else None


def _installed(variable: str, *commands: str) -> str | None:
    named = os.environ.get(variable)
    return named or next(filter(None, map(shutil.which, commands)), None)


def launch_options(shell: bool = False) -> dict[str, Any]:
    """How Playwright starts Chromium, its shell if there is one; root has no sandbox for either."""
    arguments = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
    path = (shell and system_shell()) or system_chromium()
    return {"args": arguments} | ({"executable_path": path} if path else {})


def firefox_options() -> dict[str, Any]:
    """How Playwright starts the system's Firefox: as it is, over WebDriver BiDi."""
    return {"channel": "moz-firefox", "executable_path": system_firefox()}


def get(all_three: bool = False) -> dict[str, str | None]:
    """Where each browser is, None where it is missing; what can be installed is installed now."""
    wanted = list(PACKAGES) if all_three else ["Chromium"]
    missing = [name for name in wanted if not _path(name)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        _apt("update")
        for name in missing:
            _apt("install", "--yes", "--no-install-recommends", *PACKAGES[name])
    found = {name: _path(name) for name in wanted}
    if found["Chromium"] is None:
        # does nothing when it is there already
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
        found["Chromium"] = "Playwright's own"
    if all_three and found[SHELL_NAME] is None:
        # slower, and the same pages
        found[SHELL_NAME] = found["Chromium"]
    return found


def _path(name: str) -> str | None:
    if name == "WebKitGTK":
        found = system_webkit()
        return found[0] if found else None
    look = {"Chromium": system_chromium, SHELL_NAME: system_shell, "Firefox": system_firefox}
    return look[name]()


def _apt(*arguments: str) -> None:
    """What does not work here is told afterwards: not every Debian has every package."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "--quiet", *arguments], check=False, env=quiet)


def main() -> None:
    """Says where the browsers are, and what to do about a missing one: its tests will fail."""
    for name, path in get("all" in sys.argv[1:]).items():
        if path:
            print(f"{name}: {path}")
            continue
        short = "webkit" if name == "WebKitGTK" else name.lower()
        print(
            f"{name} is missing, and the tests in it will fail.\n"
            f"  On Debian and Ubuntu: apt-get install {' '.join(PACKAGES[name])}\n"
            f"  To leave it out: make test ARGS=\"-k 'not {short}'\"",
            file=sys.stderr,
        )


if __name__ == "__main__":
    main()
