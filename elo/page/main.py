"""Starts the page. The last line declares it ready; a failure before that is seen from outside."""

from elo.page.calculator import start
from elo.page.runtime import wording

room = start(wording())
