"""Serves a folder as GitHub Pages does: compressed, with the right types, under a sub-path.

python -m tools.serve [--port 8000] [--base /elo-calculator/] [FOLDER]
"""

import argparse
import gzip
import mimetypes
import os
from functools import cache
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .site import DIST

TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}

#: What a host compresses, and how small it may be: archives and pictures are compressed already.
COMPRESSED = (
    "text/",
    "application/json",
    "application/wasm",
    "application/javascript",
    "image/svg",
)
LEAST = 500


@cache
def compressed(path: str, modified: float) -> bytes:
    """A file compressed, once for all who ask: the wait for it is not the host's work."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class Files(StaticFiles):
    """Files that a browser may keep for a number of seconds before it asks again."""

    def __init__(
        self, folder: Path, seconds: int, readable: bool, headers: dict[str, dict[str, str]]
    ) -> None:
        super().__init__(directory=folder, html=True)
        self._headers = headers
        self._seconds = seconds
        self._readable = readable

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and "gzip" in Headers(scope=scope).get(
            "accept-encoding", ""
        ):
            response = _as_sent(response)
        response.headers["Cache-Control"] = f"max-age={self._seconds}"
        if self._readable:
            response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers.update(self._headers.get(path, {}))
        return response


def _as_sent(response: FileResponse) -> Response:
    """A file as a host sends it, compressed where that makes it smaller."""
    found = os.stat(response.path)
    if not str(response.media_type).startswith(COMPRESSED) or found.st_size < LEAST:
        return response
    sent = Response(compressed(str(response.path), found.st_mtime), response.status_code)
    for name, value in response.headers.items():
        if name not in ("content-length", "accept-ranges"):
            sent.headers[name] = value
    sent.headers["Content-Encoding"] = "gzip"
    sent.headers["Vary"] = "Accept-Encoding"
    return sent


def application(
    folder: Path,
    base: str = "/",
    seconds: int = 0,
    readable: bool = True,
    headers: dict[str, dict[str, str]] | None = None,
) -> Starlette:
    """The site under a base path that begins and ends with a slash.

    ``readable`` lets other origins read the files, as Pages does: a frame with a sandbox and no
    origin of its own is one. ``headers`` are more of them, by the file that they are sent with.
    """
    for ending, kind in TYPES.items():
        mimetypes.add_type(kind, ending)
    files = Mount(base.rstrip("/"), Files(folder, seconds, readable, headers or {}))
    routes: list[Route | Mount] = [files]
    if base != "/":

        async def to_base(_: Request) -> RedirectResponse:
            return RedirectResponse(base)

        routes.insert(0, Route("/", to_base))
    return Starlette(routes=routes)


def main() -> None:
    """Serves until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve")
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT", "8000")))
    parser.add_argument("--base", default="/")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST)
    options = parser.parse_args()
    print(f"The calculator is at http://localhost:{options.port}{options.base}", flush=True)
    uvicorn.run(
        application(options.folder, options.base),
        host="127.0.0.1",
        port=options.port,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
