"""Things that go wrong on purpose: answers that are missing, altered, late or never come."""

from collections.abc import Callable

from playwright.sync_api import Page, Route

from tools.bundle import packed, unpacked
from tools.reach import MAIN

Answer = Callable[[Route], None]

#: The runtime's one large file; while it is held back, the page waits for Python.
RUNTIME = "**/micropython.wasm"
PROGRAM = "**/main.bin"


def unaltered(route: Route) -> None:
    """The site's own answer."""
    route.continue_()


def missing(route: Route) -> None:
    """Not found."""
    route.fulfill(status=404, body="Not found")


def cut_off(route: Route) -> None:
    """No answer: the line broke."""
    route.abort()


def somebody_elses_page(route: Route) -> None:
    """What a hotel's network sends until one has logged in."""
    route.fulfill(status=200, content_type="text/html", body="<!doctype html><h1>Log in</h1>")


def having(files: dict[str, bytes]) -> Answer:
    """The site's own bundle with these files instead of its own; an empty one is left out."""

    def answer(route: Route) -> None:
        response = route.fetch()
        merged = unpacked(response.body()) | files
        kept = {name: content for name, content in merged.items() if content}
        route.fulfill(response=response, body=packed(kept))

    return answer


def starting_with(program: str) -> Answer:
    """The site's own program, but that it starts with this source, which is compiled late."""
    return having({MAIN.replace(".py", ".mpy"): b"", MAIN: program.encode()})


def altered(edit: Callable[[str], str]) -> Answer:
    """The site's own answer with its text altered; an edit that changes nothing is an error."""

    def answer(route: Route) -> None:
        response = route.fetch()
        before = response.text()
        after = edit(before)
        assert after != before, "the edit found nothing to change"
        route.fulfill(response=response, body=after)

    return answer


class Held:
    """Requests that wait for their answer until they are released."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._waiting: list[Route] = []
        self._answer: Answer | None = None
        page.route(pattern, self._take)

    def _take(self, route: Route) -> None:
        if self._answer:
            self._answer(route)
        else:
            self._waiting.append(route)

    def release(self, answer: Answer = unaltered) -> None:
        """Answers what waits, and whatever is asked for from now on."""
        self._answer = answer
        while self._waiting:
            answer(self._waiting.pop())
