"""B02 8.1: the two tables between a score and a rating difference.

Both are kept as the regulation prints them, in whole hundredths of a point; no formula gives
exactly these numbers, and the two tables are not exact inverses. Rapid and blitz (7.1) have the
same tables.
"""

#: 8.1.2: the largest difference D in each row. The first row gives the higher rated player .50
#: and each next row .01 more; above the last edge he has 1.0.
# fmt: off
PROBABILITY_EDGES = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68,  # .50 to .59
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145,  # .60 to .69
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,  # .70 to .79
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,  # .80 to .89
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,  # .90 to .99
)

#: 8.1.1: the difference dp that belongs to a score p of .50, .51, … 1.0. A lower score has the
#: difference of its mirror with a minus; .00 and 1.0 are "notionally" 800.
DIFFERENCES = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,  # .50 to .59
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,  # .60 to .69
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,  # .70 to .79
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,  # .80 to .89
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,  # .90 to .99
    800,
)
# fmt: on

EVEN = 50
FULL = 100


def _rows() -> bytes:
    rows: list[int] = []
    for row, edge in enumerate(PROBABILITY_EDGES):
        rows += [row] * (edge + 1 - len(rows))
    return bytes(rows)


#: The row of 8.1.2 for each difference up to its last edge.
ROWS = _rows()


def probability(difference: float) -> int:
    """PD (8.1.2) in hundredths, 0 to 100: what a player is expected to score in one game.

    ``difference`` is own rating minus opponent's rating, a whole number, as 8.3.1 counts it.

    >>> probability(413), probability(-400), probability(736), probability(-1026)
    (93, 8, 100, 0)
    """
    gap = abs(difference)
    row = ROWS[int(gap)] if gap < len(ROWS) else len(PROBABILITY_EDGES)
    return EVEN + row if difference >= 0 else EVEN - row


def difference_for(percent: int) -> int:
    """The rating difference dp (8.1.1) that belongs to a score of this whole percentage, 0 to 100.

    >>> difference_for(57), difference_for(38), difference_for(100)
    (50, -87, 800)
    """
    if percent >= EVEN:
        return DIFFERENCES[percent - EVEN]
    return -DIFFERENCES[EVEN - percent]


def whole_percent(halves: int, games: int) -> int:
    """A score as a whole percentage; half a percent is rounded up (B01 1.4.9).

    ``halves`` is the score in half points, so that the tie is decided on whole numbers.

    >>> whole_percent(8, 7), whole_percent(3, 4)  # 4 of 7; 1½ of 4 is 37.5 %
    (57, 38)
    """
    return (FULL * halves + games) // (2 * games)
