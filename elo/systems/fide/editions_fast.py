"""Editions of the "FIDE Rapid and Blitz Rating Regulations": chapter 7.

Rapid and blitz began with FIDE's news of November 2011: the method of standard chess, so with its
limit of 400 points, and K 20 for everybody; whoever had a FIDE rating began with that one. In
November 2021 a reader of the regulations found no such limit in them any more. No text that says
when it went was found, so that the limit is kept until then, and said to be unsure.
"""

from ...core.assessment import Day, Figure, Message, Name
from ...core.tempo import BLITZ, RAPID
from ..base import RECONSTRUCTED, TRANSCRIBED
from .edition import (
    CHECKED,
    FLOOR,
    HALF_POINTS,
    HANDBOOK,
    K_20,
    K_40_20_10,
    K_LIMIT,
    TWO_DRAWS,
    FideEdition,
)

FAST = (RAPID, BLITZ)

#: The name of FIDE's own text.
RAPID_AND_BLITZ = Name("B02, FIDE Rapid and Blitz Rating Regulations")

#: By this day rapid and blitz had no limit to the difference.
UNLIMITED_BY = "2021-11-10"

#: Oldest first; each ends on the day before the next.
FAST_EDITIONS = (
    FideEdition(
        "2012-01",
        "2012-01-01",
        "2021-11-09",
        FAST,
        Message(
            "source-fide-2012-01", news=Figure(5721), day=Day("2011-11-16"), k=Figure(K_20.usual)
        ),
        RECONSTRUCTED,
        CHECKED,
        cap=400,
        floor=1000,
        coefficients=K_20,
        k_limit=K_LIMIT,
        cap_gone_by=UNLIMITED_BY,
        link="https://old.fide.com/component/content/article/1-fide-news/"
        "5721-rapid-and-blitz-rating-lists.html",
    ),
    FideEdition(
        "2021-11",
        UNLIMITED_BY,
        "2022-09-30",
        FAST,
        Message(
            "source-fide-2021-11",
            site=Name("chessexpress.blogspot.com"),
            day=Day(UNLIMITED_BY),
            gap=Figure(735),
        ),
        RECONSTRUCTED,
        CHECKED,
        cap=None,
        floor=1000,
        coefficients=K_20,
        k_limit=K_LIMIT,
        link="https://chessexpress.blogspot.com/2021/11/the-thing-about-ratings.html",
    ),
    FideEdition(
        "2022-10",
        "2022-10-01",
        "2024-02-29",
        FAST,
        Message(
            "source-fide-2022-10",
            document=RAPID_AND_BLITZ,
            day=Day("2022-10-01"),
            year=Figure(2022),
        ),
        RECONSTRUCTED,
        CHECKED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=HALF_POINTS,
        one_upgrade=True,
        link=HANDBOOK + "B02RBRegulations2022",
    ),
    FideEdition(
        "2024-03",
        "2024-03-01",
        "2024-11-30",
        FAST,
        Message("source-fide-since", document=RAPID_AND_BLITZ, day=Day("2024-03-01")),
        TRANSCRIBED,
        CHECKED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
        link=HANDBOOK + "B02RBRegulations2024",
    ),
    FideEdition(
        "2024-12",
        "2024-12-01",
        None,
        FAST,
        Message(
            "source-fide-amended",
            document=RAPID_AND_BLITZ,
            day=Day("2024-03-01"),
            article=Name("7.3.1"),
            amended=Day("2024-12-01"),
        ),
        TRANSCRIBED,
        CHECKED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
        gap_rule=True,
        link=HANDBOOK + "B02RBRegulations2024",
    ),
)
