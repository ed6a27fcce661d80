"""The questions at the foot of the page: the drawing of the first, and all of them for machines."""

import json

from bs4 import BeautifulSoup

from elo.page.view.calculator.explanations import DIFFERENCES
from elo.systems import SYSTEMS, by_name

#: The drawing's size in its own units: a point of difference is one unit wide.
REACH = max(DIFFERENCES)
HEIGHT = 100

#: Points of difference between two points of the curve.
STEP = 40

#: The differences that are written below it.
TICKS = (-REACH, -REACH // 2, 0, REACH // 2, REACH)


def elo_curve() -> str:
    """The expected score over the difference, as a path.

    >>> elo_curve()[:7], elo_curve().split("L")[10]
    ('M0 90.9', '400 50')
    """
    book = by_name(SYSTEMS[0])
    places = []
    for difference in range(-REACH, REACH + 1, STEP):
        up = HEIGHT * (1 - book.expect(REACH + difference, REACH))
        places.append(f"{REACH + difference} {up:.1f}".removesuffix(".0"))
    return "M" + "L".join(places)


def draw_curve(page: BeautifulSoup) -> None:
    """Puts the curve and the differences below it into the page."""
    for line in page.select("#elo-curve"):
        line["d"] = elo_curve()
    for place, tick in zip(page.select("#elo-ticks span"), TICKS, strict=True):
        place.string = f"{tick:+d}".replace("-", "\u2212") if tick else "0"


def as_data(page: BeautifulSoup) -> str:
    """The questions and their answers as a FAQPage of schema.org, from a page that is filled."""
    asked = [
        {
            "@type": "Question",
            "name": _text(one.summary),
            "url": f"#{one['id']}",
            "acceptedAnswer": {"@type": "Answer", "text": _text(one.p)},
        }
        for one in page.select(".question")
    ]
    found = {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "inLanguage": str(page.html["lang"]) if page.html else "",
        "mainEntity": asked,
    }
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def add_data(page: BeautifulSoup) -> None:
    """Writes them into the head: a page's contents hold no script."""
    script = page.new_tag("script", type="application/ld+json")
    script.string = as_data(page)
    if page.head:
        page.head.append(script)


def _text(tag: object) -> str:
    return " ".join(str(getattr(tag, "text", "")).split())
