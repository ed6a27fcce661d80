"""The room of the pictures beside the answer: what draws them comes by itself, after the answer."""

from ..view.wording import Wording
from .calculator.calculator import Calculator
from .loading import Loading
from .runtime import ROOT, data, soon


def bring(wording: Wording, loading: Loading, calculator: Calculator) -> None:
    """Fetches the pictures once the page is live; a frame in another page has no room for them."""
    if not data(ROOT, "embed"):
        soon(lambda: loading.open("glance", lambda module: module.begin(wording, calculator)))  # type: ignore[attr-defined]
