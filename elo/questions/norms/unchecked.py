"""What B01 asks besides, and what is never looked at here: the one list of it.

Page, desk, batch answer and ``docs/batch.md`` all show this list beside the result.
"""

from ...systems.fide.norms import WOMEN, Norm

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: a report has such a list
    from .report import NormReport

#: A message's name, and the articles of B01 that it stands for.
UNCHECKED = (
    # registered in time, time control, rounds a day, arbiters in the playing venue
    ("norm-unchecked-event", "1.1"),
    # World and continental team championships, World Cup
    ("norm-unchecked-fewer", "1.4.1b"),
    ("norm-unchecked-adjudged", "1.4.2c"),
    ("norm-unchecked-altered", "1.4.2d"),
    # anything but Swiss, round-robin, double round-robin and knockout
    ("norm-unchecked-format", "1.4.2e"),
    # national championships, zonals, large open Swiss tournaments
    ("norm-unchecked-exempt", "1.4.3a-d"),
    # ratings, titles and federations at the start; in long events when the game was played
    ("norm-unchecked-list", "1.4.6a, 1.1.4"),
    # conditions on all the norms of an application
    ("norm-unchecked-together", "1.1.3a, 1.4.1c, 1.4.3e, 1.5.6"),
)
#: And of a norm for women: that the player is one.
OF_WOMEN = ("norm-unchecked-woman", "0.3")


def unchecked(norm: Norm) -> list[tuple[str, str]]:
    """What is not looked at for this norm, in the order of B01.

    >>> from ...systems.fide.norms import NORMS
    >>> [len(unchecked(norm)) for norm in NORMS]
    [8, 8, 9, 9]
    """
    return ([OF_WOMEN] if norm.name in WOMEN else []) + list(UNCHECKED)


def unchecked_of_all(reports: "list[NormReport]") -> list[tuple[str, str, list[str]]]:
    """The lists of several norms as one: what is not looked at, the articles, and for which norms.

    The norms are left out where it is all of them, and what concerns only some comes last.

    >>> from ...systems.fide.norms import NORMS
    >>> from .report import norm_report
    >>> found = unchecked_of_all([norm_report(norm, []) for norm in NORMS])
    >>> found[0], found[-1]
    (('norm-unchecked-event', '1.1', []), ('norm-unchecked-woman', '0.3', ['WGM', 'WIM']))
    """
    found: list[tuple[str, str, list[str]]] = []
    for report in reports:
        for name, article in report.unchecked:
            known = [norms for known, _, norms in found if known == name]
            if known:
                known[0].append(report.norm.name)
            else:
                found.append((name, article, [report.norm.name]))
    some = [each for each in found if len(each[2]) < len(reports)]
    for each in found:
        if len(each[2]) == len(reports):
            each[2].clear()
    return [each for each in found if not each[2]] + some
