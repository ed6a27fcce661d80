"""What a messenger shows of a link to the page: a title, a text, and a picture in its language.

The pictures are drawn by ``make icons`` from the opening example, by the engine and in the page's
own colours. Who asks for a card wants a whole address of the picture: the site's, which whoever
builds it names once.
"""

import os
import re

from bs4 import BeautifulSoup

from elo.page.view.calculator.opening import opening
from elo.page.view.calculator.presentation import answer
from elo.page.view.calculator.result_picture import COLOURS, HEIGHT, WIDTH, result_picture
from elo.systems import SYSTEMS, by_name

from .catalogue import LANGUAGES, Catalogue
from .manifest import VARIABLES
from .pages import element
from .reach import ROOT

FOLDER = ROOT / "static" / "cards"

#: The environment variable that names the public address of the site, with a slash at its end.
SITE_ADDRESS = "SITE_ADDRESS"


def card(catalogue: Catalogue) -> str:
    """The picture of a language's page, as SVG: its example, and its name at the foot."""
    entry = opening(catalogue.wording, SYSTEMS)
    book = by_name(entry.system)
    entry.complete(book)
    looks = VARIABLES.read_text(encoding="utf-8")
    colours = {}
    for name in COLOURS:
        # the first is that of the light theme
        (colours[name],) = re.findall(rf"--{name}: (#[0-9a-f]+);", looks)[:1]
    heading = str(catalogue.text("heading", {}))
    return result_picture(
        answer(entry, book, catalogue.wording), colours, heading, catalogue.wording
    )


def describe(page: BeautifulSoup, catalogue: Catalogue) -> None:
    """Puts into a language's page what messengers read."""
    site = os.environ.get(SITE_ADDRESS, "")
    is_root = catalogue.language == LANGUAGES[0]
    up = site or ("./" if is_root else "../")
    found = {
        "og:type": "website",
        "og:locale": catalogue.language,
        "og:site_name": str(catalogue.text("brand", {})),
        "og:title": str(catalogue.text("page-title", {})),
        "og:description": catalogue.attributes("page-description", {})["content"],
        "og:image": f"{up}static/cards/{catalogue.language}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": str(catalogue.text("heading", {})),
    }
    if site:
        found["og:url"] = site if is_root else f"{site}{catalogue.language}/"
    head = element(page, "head")
    for name, content in found.items():
        head.append(page.new_tag("meta", attrs={"property": name, "content": content}))
    head.append(
        page.new_tag("meta", attrs={"name": "twitter:card", "content": "summary_large_image"})
    )
