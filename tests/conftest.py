"""Settings for all tests, and the built site that the browsers visit."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.effort import THOROUGH
from tools import site

# a shared or slow machine must not fail a property that holds; and the same tree gives the same
# answer on every machine, while a thorough run looks for new examples each time
settings.register_profile("quick", deadline=None, max_examples=50, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=250)
settings.load_profile("thorough" if THOROUGH else "quick")

#: Where real browsers run: what fails there is tried once more, for a busy machine may stumble. The
#: summary names what needed it (RERUN); that is a fault of the test's, to be mended.
IN_BROWSERS = tuple(Path(__file__).parent / folder for folder in ("browsers", "page"))

#: Names the folder of a site that has just been built, as `make test` does.
BUILT = "BUILT_SITE"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives tests in browsers a second try."""
    for item in items:
        if any(folder in item.path.parents for folder in IN_BROWSERS):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, which no test changes; built afresh unless a folder is named."""
    if BUILT in os.environ:
        return Path(os.environ[BUILT]).resolve()
    folder = tmp_path_factory.mktemp("dist")
    site.build(folder)
    return folder
