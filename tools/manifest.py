"""Writes the web app manifest of a language: how the page is named and shown once installed."""

import json
import re
from pathlib import Path

from .catalogue import Catalogue
from .reach import ROOT

NAME = "manifest.webmanifest"

VARIABLES = ROOT / "static" / "style" / "variables.css"

#: Made by ``make icons``. A maskable icon may be cut to any shape that keeps its middle.
ICONS = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icons/icon-192.png", "192x192", "image/png", "any"),
    ("icons/icon-512.png", "512x512", "image/png", "any"),
    ("icons/maskable-512.png", "512x512", "image/png", "maskable"),
)


def theme_colours() -> tuple[str, str]:
    """The colour of the page in its light and in its dark theme."""
    light, dark = re.findall(r"--paper: (#[0-9a-f]{6});", VARIABLES.read_text(encoding="utf-8"))
    return light, dark


def write_manifest(folder: Path, up: str, catalogue: Catalogue) -> None:
    """Writes the manifest beside a language's page; ``up`` leads to the site's root."""
    light, _ = theme_colours()
    manifest = {
        "start_url": "./",
        "scope": up,
        "name": catalogue.text("heading", {}),
        "short_name": catalogue.text("brand", {}),
        "description": catalogue.attributes("page-description", {})["content"],
        "lang": catalogue.language,
        "display": "standalone",
        "background_color": light,
        "theme_color": light,
        "icons": [
            {"src": f"{up}static/{src}", "sizes": sizes, "type": kind, "purpose": purpose}
            for src, sizes, kind, purpose in ICONS
        ],
    }
    text = json.dumps(manifest, ensure_ascii=False, indent=1)
    (folder / NAME).write_text(text + "\n", encoding="utf-8")
