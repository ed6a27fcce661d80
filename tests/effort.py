"""How many examples the properties are tried with: few while one works, many before a release."""

import os

from hypothesis import settings

#: Set by ``make test-thorough``.
THOROUGH = bool(os.environ.get("THOROUGH"))


def tried(examples: int) -> settings:
    """For a property that shows its faults in many examples only; a quick run takes a tenth.

    Properties without it are tried as often as the profile in ``tests/conftest.py`` says.
    """
    return settings(max_examples=examples if THOROUGH else examples // 10)
