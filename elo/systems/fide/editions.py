"""The editions of FIDE's rating regulations, and what each of them lays down.

The present texts are B02 "FIDE Rating Regulations" (standard) and its sister chapter "FIDE Rapid
and Blitz Rating Regulations", both of 1 March 2024. Articles are cited by the numbers of those
two: the chapter that works the ratings is 8 for standard and 7 for rapid and blitz, so that 8.3.1
is 7.3.1 there. An edition applies to tournaments that START on or after its date (0.1).

Rapid and blitz began with FIDE's news of November 2011: the method of standard chess, so with its
limit of 400 points, and K 20 for everybody; whoever had a FIDE rating began with that one. In
November 2021 a reader of the regulations found no such limit in them any more. No text that says
when it went was found, so that the limit is kept until then, and said to be unsure.
"""

from ...core.assessment import Day, Figure, Message, Name
from ...core.tempo import BLITZ, RAPID, STANDARD
from ..base import RECONSTRUCTED, TRANSCRIBED
from .edition import (
    HALF_POINT_VALUE,
    HALF_POINTS,
    K_20,
    K_25_15_10,
    K_30_15_10,
    K_40_20_10,
    K_40_20_10_BIRTHDAY,
    TWO_DRAWS,
    FideEdition,
)

ONLY_STANDARD = (STANDARD,)
FAST = (RAPID, BLITZ)

#: 8.3.3, last paragraph. Seen in the texts from 2014 on, and in rapid and blitz from the start.
K_LIMIT = 700

#: 8.3.1 since 1 October 2025: "rated 2650 and above".
FULL_FROM = 2650

#: 7.2.1: the floor since 1 March 2024.
FLOOR = 1400

#: The day on which all of this was last looked up.
CHECKED = "2026-11-30"

#: The names of FIDE's own texts.
B02 = Name("B02, FIDE Rating Regulations")
RAPID_AND_BLITZ = Name("B02, FIDE Rapid and Blitz Rating Regulations")

#: Where FIDE keeps them.
HANDBOOK = "https://handbook.fide.com/chapter/"

#: By this day rapid and blitz had no limit to the difference.
UNLIMITED_BY = "2021-11-10"

#: Every edition known, oldest first; each ends on the day before the next for the same tempo.
EDITIONS = (
    FideEdition(
        "before-2009-07",
        "1971-01-01",
        "2009-06-30",
        ONLY_STANDARD,
        Message(
            "source-fide-before-2009-07",
            first=Figure(2008),
            last=Figure(2009),
            cap=Figure(350),
            article=Name("B02.10.5"),
        ),
        RECONSTRUCTED,
        CHECKED,
        cap=350,
        floor=None,
        coefficients=K_25_15_10,
    ),
    FideEdition(
        "2009-07",
        "2009-07-01",
        "2011-06-30",
        ONLY_STANDARD,
        Message(
            "source-fide-2009-07",
            news=Figure(4059),
            day=Day("2009-07-13"),
            cap=Figure(400),
            before=Figure(350),
            floor=Figure(1200),
        ),
        RECONSTRUCTED,
        CHECKED,
        cap=400,
        floor=1200,
        coefficients=K_25_15_10,
    ),
    FideEdition(
        "2011-07",
        "2011-07-01",
        "2012-06-30",
        ONLY_STANDARD,
        Message("source-fide-2011-07", k=Figure(K_30_15_10.new), checked=Day(CHECKED)),
        RECONSTRUCTED,
        CHECKED,
        cap=400,
        floor=1200,
        coefficients=K_30_15_10,
    ),
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
        "2012-07",
        "2012-07-01",
        "2014-06-30",
        ONLY_STANDARD,
        Message("source-fide-2012-07", year=Figure(2011), floor=Figure(1000)),
        RECONSTRUCTED,
        CHECKED,
        cap=400,
        floor=1000,
        coefficients=K_30_15_10,
    ),
    FideEdition(
        "2014-07",
        "2014-07-01",
        "2017-06-30",
        ONLY_STANDARD,
        Message(
            "source-fide-2014-07",
            document=B02,
            day=Day("2014-07-01"),
            article=Name("8.56"),
            new=Figure(K_40_20_10_BIRTHDAY.new),
            usual=Figure(K_40_20_10_BIRTHDAY.usual),
            top=Figure(K_40_20_10_BIRTHDAY.top),
        ),
        RECONSTRUCTED,
        CHECKED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10_BIRTHDAY,
        k_limit=K_LIMIT,
    ),
    FideEdition(
        "2017-07",
        "2017-07-01",
        "2021-12-31",
        ONLY_STANDARD,
        Message(
            "source-fide-2017-07",
            document=B02,
            day=Day("2017-07-01"),
            article=Name("8.2.3"),
            points=Figure(HALF_POINT_VALUE),
        ),
        RECONSTRUCTED,
        CHECKED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10_BIRTHDAY,
        k_limit=K_LIMIT,
        newcomers=HALF_POINTS,
        link=HANDBOOK + "B022017",
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
        "2022-01",
        "2022-01-01",
        "2024-02-29",
        ONLY_STANDARD,
        Message(
            "source-fide-between",
            document=B02,
            day=Day("2022-01-01"),
            last=Day("2024-02-29"),
            article=Name("8.2"),
            other=Name("8.3.1"),
        ),
        TRANSCRIBED,
        CHECKED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=HALF_POINTS,
        one_upgrade=True,
        link=HANDBOOK + "B022022",
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
        "2025-09-30",
        ONLY_STANDARD,
        Message("source-fide-since", document=B02, day=Day("2024-03-01")),
        TRANSCRIBED,
        CHECKED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
        link=HANDBOOK + "B022024",
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
    FideEdition(
        "2025-10",
        "2025-10-01",
        None,
        ONLY_STANDARD,
        Message(
            "source-fide-amended",
            document=B02,
            day=Day("2024-03-01"),
            article=Name("8.3.1"),
            amended=Day("2025-10-01"),
        ),
        TRANSCRIBED,
        CHECKED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
        full_from=FULL_FROM,
        link=HANDBOOK + "B022024",
    ),
)
