"""One-off conversions: days on which a federation moved its ratings by a formula.

A conversion is no rating period: nobody played. Whoever compares an old rating with a new one
needs it, and whoever rates old games must not apply it twice.
"""

from ..core.assessment import Message
from .dwz.raise_2026 import DWZ_RAISE_2026
from .fide.conversions import FIDE_COMPRESSION_2024, FIDE_UPLIFT_2022
from .knsb.raise_2024 import KNSB_RAISE_2024

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class Conversion:
    """A federation's one-off conversion of its ratings.

    ``name`` is stable, ``date`` the ISO day from which the new ratings hold;
    ``source``, ``confidence``, ``checked`` and ``link`` are as in an edition. ``convert`` takes the
    ratings that ``needs`` names, in that order, and returns the new one before any rounding; it
    raises ``InputError`` (``out-of-range``) for a rating that there was not. ``about`` says what
    was done.
    """

    def __init__(
        self,
        name: str,
        date: str,
        source: Message,
        confidence: str,
        checked: str,
        convert: "Callable[..., float]",
        about: Message,
        needs: tuple[str, ...] = ("rating",),
        link: str = "",
    ) -> None:
        self.name = name
        self.date = date
        self.source = source
        self.confidence = confidence
        self.checked = checked
        self.convert = convert
        self.about = about
        self.needs = needs
        self.link = link


#: Those of all systems, by day. Each stands beside its regulation, as the values of a conversion.
CONVERSIONS = (
    Conversion(*FIDE_UPLIFT_2022),
    Conversion(*FIDE_COMPRESSION_2024),
    Conversion(*KNSB_RAISE_2024),
    Conversion(*DWZ_RAISE_2026),
)
