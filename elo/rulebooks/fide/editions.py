"""The editions of FIDE's rating regulations, and what each of them lays down.

The present texts are B02 "FIDE Rating Regulations" (standard) and its sister chapter "FIDE Rapid
and Blitz Rating Regulations", both of 1 March 2024. Articles are cited by the numbers of those
two: the chapter that works the ratings is 8 for standard and 7 for rapid and blitz, so that 8.3.1
is 7.3.1 there. An edition applies to tournaments that START on or after its date (0.1).
"""

from ..rulebook import RECONSTRUCTED, TRANSCRIBED
from .edition import (
    BLITZ,
    HALF_POINTS,
    K_20,
    K_25_15_10,
    K_30_15_10,
    K_40_20_10,
    RAPID,
    STANDARD,
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

#: Every edition known, oldest first.
EDITIONS = (
    FideEdition(
        "before-2009-07",
        "1971-01-01",
        ONLY_STANDARD,
        "350-point rule as FIDE calculated in 2008 and 2009 (old articles B02.10.5)",
        RECONSTRUCTED,
        cap=350,
        floor=None,
        coefficients=K_25_15_10,
    ),
    FideEdition(
        "2009-07",
        "2009-07-01",
        ONLY_STANDARD,
        "FIDE news 4059 of 13 July 2009: 400 points instead of 350, floor 1200, K unchanged",
        RECONSTRUCTED,
        cap=400,
        floor=1200,
        coefficients=K_25_15_10,
    ),
    FideEdition(
        "2011-07",
        "2011-07-01",
        ONLY_STANDARD,
        "Handbook text quoted by federations: newcomers' K 30; the exact day is not confirmed",
        RECONSTRUCTED,
        cap=400,
        floor=1200,
        coefficients=K_30_15_10,
    ),
    FideEdition(
        "2012-01",
        "2012-01-01",
        FAST,
        "FIDE news 5721 of 16 November 2011: first rapid and blitz lists, K 20 for everybody",
        RECONSTRUCTED,
        cap=None,
        floor=1000,
        coefficients=K_20,
        k_limit=K_LIMIT,
    ),
    FideEdition(
        "2012-07",
        "2012-07-01",
        ONLY_STANDARD,
        "Presidential Board decision of 2011: floor 1000 and monthly lists from July 2012",
        RECONSTRUCTED,
        cap=400,
        floor=1000,
        coefficients=K_30_15_10,
    ),
    FideEdition(
        "2014-07",
        "2014-07-01",
        ONLY_STANDARD,
        "B02 effective 1 July 2014, 8.56 as quoted by federations: K 40, 20 and 10",
        RECONSTRUCTED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
    ),
    FideEdition(
        "2017-07",
        "2017-07-01",
        ONLY_STANDARD,
        "B02 effective 1 July 2017, 8.2.3 as quoted: newcomers 20 points for each half point",
        RECONSTRUCTED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=HALF_POINTS,
    ),
    FideEdition(
        "2022-01",
        "2022-01-01",
        ONLY_STANDARD,
        "B02 effective 1 January 2022 till 29 February 2024, 8.2 and 8.3.1",
        TRANSCRIBED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=HALF_POINTS,
        one_upgrade=True,
    ),
    FideEdition(
        "2022-10",
        "2022-10-01",
        FAST,
        "Rapid and Blitz Rating Regulations of 1 October 2022: K as in standard; one upgrade per"
        " tournament as in a rapid event that FIDE rated in 2022",
        RECONSTRUCTED,
        cap=400,
        floor=1000,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=HALF_POINTS,
        one_upgrade=True,
    ),
    FideEdition(
        "2024-03",
        "2024-03-01",
        ONLY_STANDARD,
        "B02 effective 1 March 2024 (Council, 15 December 2023)",
        TRANSCRIBED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
    ),
    FideEdition(
        "2024-03",
        "2024-03-01",
        FAST,
        "Rapid and Blitz Rating Regulations effective 1 March 2024",
        TRANSCRIBED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
        standard_stands_in=True,
    ),
    FideEdition(
        "2024-12",
        "2024-12-01",
        FAST,
        "Rapid and Blitz Rating Regulations, 7.3.1 as amended on 1 December 2024",
        TRANSCRIBED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
        gap_rule=True,
        standard_stands_in=True,
    ),
    FideEdition(
        "2025-10",
        "2025-10-01",
        ONLY_STANDARD,
        "B02 effective 1 March 2024, 8.3.1 as amended on 1 October 2025",
        TRANSCRIBED,
        cap=400,
        floor=FLOOR,
        coefficients=K_40_20_10,
        k_limit=K_LIMIT,
        newcomers=TWO_DRAWS,
        full_from=FULL_FROM,
    ),
)
