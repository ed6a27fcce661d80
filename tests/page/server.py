"""Serves the built site on a free port, as GitHub Pages would, for the time of a test run."""

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from tools.serve import application


@contextlib.contextmanager
def serving(folder: Path, base: str, seconds: int = 0, readable: bool = True) -> Iterator[str]:
    """The address of the folder, served under a base path."""
    app = application(folder, base, seconds, readable)
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 10
    while not server.started:
        if time.monotonic() > deadline:
            raise TimeoutError("the server did not start")
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}{base}"
    finally:
        server.should_exit = True
        thread.join(timeout=10)
