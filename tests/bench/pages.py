"""The two pages that are measured side by side: the site, and the same form in plain JavaScript."""

import shutil
from pathlib import Path

from bs4 import BeautifulSoup

from tools import site

HERE = Path(__file__).resolve().parent


def lay_out(folder: Path) -> None:
    """Builds both into a folder: ``site/`` and ``plain/``."""
    site.build(folder / "site")
    index = folder / "site" / "index.html"
    page = BeautifulSoup(index.read_text(encoding="utf-8"), "html.parser")
    _time_the_number(page)
    index.write_text(str(page), encoding="utf-8")
    _write_plain(page, folder)


def _time_the_number(page: BeautifulSoup) -> None:
    """Asks the browser to report when the opening example's result is painted."""
    found = page.select_one("#new-rating")
    assert found is not None
    found["elementtiming"] = "new-rating"


def _write_plain(page: BeautifulSoup, folder: Path) -> None:
    """The same HTML with its style, and one small script instead of the runtimes."""
    plain = folder / "plain"
    for tag in page.select("script, link[rel=modulepreload], link[rel=preload]"):
        tag.decompose()
    body = page.body
    assert body is not None
    body.append(page.new_tag("script", type="module", src="plain.js"))
    plain.mkdir()
    (plain / "static").mkdir()
    shutil.copy2(folder / "site" / "static" / "icon.svg", plain / "static" / "icon.svg")
    shutil.copy2(HERE / "plain.js", plain / "plain.js")
    (plain / "index.html").write_text(str(page), encoding="utf-8")
