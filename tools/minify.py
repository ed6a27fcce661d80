"""Makes JavaScript and style sheets small, for the browsers that the site is for."""

import subprocess

from .reach import ROOT

ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"


def minified(name: str, *options: str) -> str:
    """A file of the repository, minified; more options are esbuild's own."""
    command = [str(ESBUILD), str(ROOT / name), "--minify", "--log-level=warning", *options]
    result = subprocess.run(
        [*command, "--target=es2022,safari16.4"], check=True, capture_output=True, text=True
    )
    return result.stdout.strip()
