"""Text as somebody would write it who means harm, or whose program is broken."""

import random
import string

from elo.page.view.calculator.entry import FIELD
from elo.systems import SYSTEMS, asked_of_players

NAMES = [
    *["v", "system", "mode", "date", "tempo", "newcomer", "opponent", "game", *FIELD],
    *[*asked_of_players(), "color", "last", "deviaton", "opponent_deviation", "__init__"],
]
VALUES = [
    *["1", "2", "", "one", "several", "average", *SYSTEMS, "rapid", "2025-11-07", "9999-99-99"],
    *[
        "w1900",
        "d1800*f*n40",
        "l1700*y2010",
        "o1600*.color.w",
        "w1*.a.b.c*..*.",
        "*" * 50,
        "w" * 5000,
        "\ud800",
        "\x00\x07",
    ],
    *["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)"],
    *[
        "=HYPERLINK(0)",
        "1e400",
        "-0",
        "nan",
        "inf",
        "½",
        "１８５０",
        "١٨٥٠",
        "1.850",
        "2,5",
        "9" * 400,
    ],
    *["__proto__", "constructor", "\u202e1850", "%00", "${1}", "{{7*7}}", "1;DROP TABLE"],
]
SIGNS = string.printable + "½–−×·„”\u00a0\u2028\ufeff\x00é€😀"


def noise(chance: random.Random, most: int) -> str:
    return "".join(chance.choices(SIGNS, k=chance.randrange(most)))


def hostile_pairs(chance: random.Random) -> list[tuple[str, str]]:
    """A fragment's pairs: mostly of our form, so that what lies behind the door is reached."""
    pairs = [("v", "1")] if chance.random() < 0.9 else []
    for _ in range(chance.randrange(12)):
        name = chance.choice(NAMES) if chance.random() < 0.9 else noise(chance, 20)
        value = chance.choice(VALUES) if chance.random() < 0.7 else noise(chance, 60)
        pairs.append((name, value))
    if chance.random() < 0.01:
        pairs += [("game", "w1900")] * 2000
    return pairs


def hostile_list(chance: random.Random) -> str:
    lines = [
        " ".join(chance.choices([*VALUES, noise(chance, 10)], k=chance.randrange(6)))
        for _ in range(chance.randrange(6))
    ]
    text = chance.choice(["\n", "\r\n", "\r", ";", "\t"]).join(lines)
    if chance.random() < 0.3:
        text = "a;b;c;d;e;f;g;h\n" + text.replace(" ", ";")
    return text
