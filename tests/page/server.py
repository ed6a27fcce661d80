"""Serves the built site on a free port, as GitHub Pages would, for the time of a test run."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from tools.serve import application


class Host:
    """A server that can go away, come back at the same address, and get another release."""

    def __init__(
        self,
        folder: Path,
        base: str,
        seconds: int = 0,
        readable: bool = True,
        headers: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self._headers = headers
        self._base = base
        self._seconds = seconds
        self._readable = readable
        self._folder = folder
        self._port = _free_port()
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def address(self) -> str:
        """The site's address, whether it is served or not."""
        return f"http://127.0.0.1:{self._port}{self._base}"

    def __enter__(self) -> "Host":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def publish(self, folder: Path) -> None:
        """Serves another folder from now on."""
        self.stop()
        self._folder = folder
        self.start()

    def start(self) -> None:
        """Answers from now on."""
        app = application(self._folder, self._base, self._seconds, self._readable, self._headers)
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=self._port,
            log_level="error",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + 10
        while not self._server.started:
            if time.monotonic() > deadline:
                raise TimeoutError("the server did not start")
            time.sleep(0.01)

    def stop(self) -> None:
        """Is gone: whoever asks is refused."""
        if self._server and self._thread:
            self._server.should_exit = True
            self._thread.join(timeout=10)
        self._server = self._thread = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(folder: Path, base: str, seconds: int = 0, readable: bool = True) -> Iterator[str]:
    """The address of the folder, served under a base path."""
    with Host(folder, base, seconds, readable) as host:
        yield host.address
