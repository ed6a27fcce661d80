"""The monthly lists since March 2024: which there are, what they ask, since when."""

from ...core.assessment import Day, Figure, Message, Name
from ..base import RECONSTRUCTED, Edition, Fact
from .book import LATEST, OLDEST
from .coefficient import FIDE_GAMES, counted_games
from .juniors import JUNIOR_AGE
from .raise_2024 import KNSB_RAISE_2024

CLASSICAL = "classical"

#: No list shows a lower rating.
FLOOR_CLASSICAL = 1200
FLOOR_QUICK = 400

#: The first lists: the classical one after the raise, the others half a year later.
BEGAN_CLASSICAL = KNSB_RAISE_2024[1]
BEGAN_QUICK = "2024-10-01"

#: The day on which all of this was last looked up.
CHECKED = "2026-11-30"

RATING = Fact("rating", FLOOR_QUICK, 4000, state=True)
BORN = Fact("born", OLDEST, LATEST, hint=Message("knsb-hint-born", age=Figure(JUNIOR_AGE)))
GAMES = counted_games(Message("knsb-hint-games", product=Figure(FIDE_GAMES)))

EDITION = Edition(
    "2024",
    BEGAN_CLASSICAL,
    Message(
        "source-knsb",
        code=Name("github.com/SteefCoder/fimo-api"),
        version=Name("31414a41"),
        day=Day("2026-03-27"),
        document=Name("KNSB-ratingreglement"),
        site=Name("schaakbond.nl/rating/faq"),
    ),
    RECONSTRUCTED,
    checked=CHECKED,
    link="https://schaakbond.nl/rating/faq",
)
