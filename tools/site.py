"""Builds ``dist/``: a page per language, versioned code folders, preload hints.

Style and boot script stand inside the page, allowed by their hash, so that the first paint waits
for nothing else. The program lies in a folder named after what is in it, so that a visitor never
mixes old files with new ones.
"""

import base64
import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bs4 import Tag

from elo.page.view.chapters import CHAPTERS

from .bundle import chapter_bundle, main_bundle, opening_chapter, source_bundle, worker_bundle
from .cards import describe
from .catalogue import LANGUAGES, Catalogue
from .desk import desk_python
from .manifest import NAME as MANIFEST
from .manifest import theme_colours, write_manifest
from .minify import minified
from .offline import STAMP, write_service_worker
from .pages import element, fill, read_config, read_index, tightened
from .questions import add_data
from .reach import MODULE, ROOT
from .served import PLACE, lay_packages
from .wheel import build_wheel

DIST = ROOT / "dist"

#: The files that Pyodide itself asks for, beside its modules and the standard library.
FETCHED_BY_PYODIDE = ("pyodide.asm.wasm",)

#: PyScript asks for this one by itself, whatever the page says of plugins.
UNASKED = "error-*.js"

#: What lays the programs.
LAYING = "static/laying.js"

#: Where the engine lies as a package, for who works with it in Python.
PACKAGES = "python"

#: Files that keep their address in every release.
STABLE = ("static/icon.svg", "static/icons", "static/cards")

#: The same for scripts that other sites' pages load.
STABLE_SCRIPTS = ("static/embed.js",)

#: What some hosts read: which headers to send with which files.
HEADERS = "_headers"


def build(dist: Path = DIST) -> None:
    """Builds the whole site."""
    shutil.rmtree(dist, ignore_errors=True)
    packages = lay_packages(dist)
    for name in STABLE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        copy(ROOT / name, dist / name)
    for name in STABLE_SCRIPTS:
        (dist / name).write_text(minified(name) + "\n", encoding="utf-8")
    (dist / ".nojekyll").touch()
    build_wheel(dist / PACKAGES)
    shutil.copy2(ROOT / "static" / HEADERS, dist / HEADERS)
    charts = _write_code(dist, _charts())
    for language in LANGUAGES:
        Page(Catalogue(language), dist, charts, packages).write()
    write_service_worker(dist)


def _charts() -> dict[str, str]:
    """What draws charts, for every language: the module with its library, and its style."""
    name = "static/charts"
    module = minified(f"{name}.js", "--bundle", "--format=esm")
    return {"charts.js": module, "charts.css": minified(f"{name}.css")}


def _write_code(dist: Path, files: Mapping[str, bytes | str]) -> str:
    """Writes files into a folder named after their content; the address of the first."""
    contents = {
        name: content if isinstance(content, bytes) else content.encode()
        for name, content in files.items()
    }
    digest = hashlib.sha256(b"\0".join(contents.values())).hexdigest()[:12]
    folder = dist / "code" / digest
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return f"code/{digest}/{next(iter(files))}"


@cache
def _sent_size(file: Path) -> int:
    """The bytes of a file as a host sends it that compresses, as almost all do."""
    return len(gzip.compress(file.read_bytes(), mtime=0))


def _without_packages(runtime: Path) -> str:
    """Pyodide's list of its packages, emptied: the desk brings what it needs."""
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps(lock | {"packages": {}})


class Page:
    """The page of one language in the making."""

    def __init__(
        self, catalogue: Catalogue, dist: Path, charts: str, packages: dict[str, str]
    ) -> None:
        self.catalogue = catalogue
        self.packages = packages
        self.charts = charts
        self.language = catalogue.language
        self.dist = dist
        self.is_root = self.language == LANGUAGES[0]
        self.up = "./" if self.is_root else "../"
        self.soup = read_index()

    def write(self) -> None:
        """Fills, links and writes the page."""
        fill(self.soup, self.catalogue)
        add_data(self.soup)
        describe(self.soup, self.catalogue)
        self._inline()
        config = self._config()
        script = element(self.soup, 'script[type="mpy"]')
        script["config"] = json.dumps(config, separators=(",", ":"))
        del script["src"]
        script.string = f"import {MODULE}"
        self._write_programs()
        self._write_modules()
        self._prepare_desk()
        self._readdress()
        self._link_languages()
        self._preload(config)
        self._keep_offline()
        folder = self.dist if self.is_root else self.dist / self.language
        folder.mkdir(exist_ok=True)
        write_manifest(folder, self.up, self.catalogue)
        (folder / "index.html").write_text(tightened(str(self.soup)), encoding="utf-8")

    def _write_programs(self) -> None:
        """Writes the page's program and its chapters, and all of it for the other interpreter."""
        boot = element(self.soup, "script[data-core]")
        boot["data-program"] = self._write_program("main.bin", main_bundle(self.catalogue))
        boot["data-sources"] = self._write_program("sources.bin", source_bundle(self.catalogue))
        for chapter in CHAPTERS:
            if chapter is opening_chapter(self.catalogue):
                continue
            host = element(self.soup, f"[data-chapter={chapter.name}]")
            program = chapter_bundle(chapter, self.catalogue)
            host["data-program"] = self._write_program(f"{chapter.name}.bin", program)

    def _write_program(self, name: str, program: bytes | str) -> str:
        """Writes a program into a folder named after its content; its address."""
        return self.up + _write_code(self.dist, {name: program})

    def _prepare_desk(self) -> None:
        """The desk's worker, its Python, its program; and how many bytes come when it is needed."""
        host = element(self.soup, "[data-chapter=tournament]")
        program, library = worker_bundle(self.catalogue), desk_python().library
        host["data-worker"] = self._write_program(
            "desk-worker.js", minified(str(host["data-worker"]))
        )
        host["data-desk"] = self._write_program("desk.bin", program)
        host["data-library"] = self._write_program("desk-library.bin", library)
        host["data-laying"] = self._address(LAYING)
        for name in ("data-pyodide", "data-fluent", "data-spreadsheets"):
            host[name] = self._address(str(host[name]))
        runtime = (self.dist / str(host["data-pyodide"]).removeprefix(self.up)).parent
        host["data-lock"] = self._write_program("desk-lock.json", _without_packages(runtime))
        fetched = [runtime / name for name in FETCHED_BY_PYODIDE]
        ours = len(library) + len(program)
        host["data-bytes"] = str(ours + sum(file.stat().st_size for file in fetched))
        host["data-sent"] = str(ours + sum(_sent_size(file) for file in fetched))

    def _write_modules(self) -> None:
        """Writes what a part of the page needs of JavaScript, each with its library in one file."""
        for host in self.soup.select("[data-module]"):
            name = str(host["data-module"])
            code = minified(name, "--bundle", "--format=esm")
            host["data-module"] = self.up + _write_code(self.dist, {Path(name).name: code})

    def _address(self, name: str) -> str:
        """Where a file lies, seen from this page; a module of ours is written where it belongs."""
        name = name.removeprefix("./")
        if name.startswith(f"{PLACE}/"):
            package, file = name.removeprefix(f"{PLACE}/").split("/", 1)
            return f"{self.up}{PLACE}/{self.packages[package]}/{file}"
        if name.startswith(STABLE):
            return self.up + name
        return self.up + _write_code(self.dist, {Path(name).name: minified(name, "--format=esm")})

    def _config(self) -> dict[str, object]:
        """The page's configuration as JSON, which saves the request for a TOML parser."""
        config = read_config()
        modules = {
            self._address(name): target for name, target in config["js_modules"]["main"].items()
        }
        return {
            "interpreter": self._address(config["interpreter"]),
            "plugins": config["plugins"],
            "js_modules": {"main": modules},
        }

    def _inline(self) -> None:
        """Puts style and boot script into the page, and their hashes into its policy."""
        css = minified("static/style.css", "--bundle")
        style = self.soup.new_tag("style")
        style.string = css
        element(self.soup, "link[rel=stylesheet]").replace_with(style)
        code = minified("static/boot.js")
        boot = element(self.soup, "script[data-core]")
        boot.string = code
        del boot["src"]
        policy = element(self.soup, "meta[http-equiv=Content-Security-Policy]")
        policy["content"] = (
            str(policy["content"])
            .replace("style-src 'self'", f"style-src 'self' {_hash_source(css)}")
            .replace("script-src 'self'", f"script-src 'self' {_hash_source(code)}")
        )

    def _readdress(self) -> None:
        for tag in self.soup.select("[src^='static/'], link[href^='static/']"):
            name = "src" if tag.has_attr("src") else "href"
            tag[name] = self._address(str(tag[name]))
        boot = element(self.soup, "script[data-core]")
        for name in (
            "data-core",
            "data-package",
            "data-pyodide",
            "data-frame",
            "data-memory",
            "data-laying",
        ):
            boot[name] = self._address(str(boot[name]))
        boot["data-charts"] = self.up + self.charts
        for tag in self.soup.select("a[href='./']"):
            tag["href"] = self.up if tag.get("class") == ["brand"] else "./"

    def _link_languages(self) -> None:
        """The visible links between the languages, and the ones for search engines."""
        nav = element(self.soup, "#languages")
        del nav["hidden"]
        head = element(self.soup, "head")
        for link in nav.select("a"):
            language = str(link["data-language"])
            target = self.up if language == LANGUAGES[0] else f"{self.up}{language}/"
            link["href"] = target
            if language == self.language:
                link["aria-current"] = "page"
            alternate = self._link("alternate", target)
            alternate["hreflang"] = language
            head.append(alternate)
        fallback = self._link("alternate", self.up)
        fallback["hreflang"] = "x-default"
        head.append(fallback)

    def _preload(self, config: dict[str, object]) -> None:
        """Asks for every file of the first result at once, instead of one after the other.

        At the end of the body, so that they do not take the line from the page's own text.
        """
        body = element(self.soup, "body")
        core = str(element(self.soup, "script[data-core]")["data-core"])
        interpreter = str(config["interpreter"])
        modules = config["js_modules"]
        assert isinstance(modules, dict)
        for address in [core, *self._chunks(core), *modules["main"], interpreter]:
            body.append(self._link("modulepreload", address))
        program = str(element(self.soup, "script[data-core]")["data-program"])
        for address in [interpreter.replace(".mjs", ".wasm"), program]:
            link = self._link("preload", address)
            link["as"] = "fetch"
            link["crossorigin"] = ""
            body.append(link)

    def _keep_offline(self) -> None:
        """Names the script that keeps the site, the manifest, and the place of the release."""
        address = self.up + _write_code(self.dist, {"offline.js": minified("static/offline.js")})
        element(self.soup, "script[data-core]")["data-offline"] = address
        name, _, value = STAMP.partition("=")
        element(self.soup, "html")[name] = value.strip('"')
        head = element(self.soup, "head")
        head.append(self._link("manifest", f"./{MANIFEST}"))
        for colour, scheme in zip(theme_colours(), ("light", "dark"), strict=True):
            tag = self.soup.new_tag("meta", content=colour)
            tag["name"] = "theme-color"
            tag["media"] = f"(prefers-color-scheme: {scheme})"
            head.append(tag)

    def _chunks(self, core: str) -> list[str]:
        """The hashed modules of PyScript's start; their names change with releases."""
        folder, _, name = core.rpartition("/")
        place = self.dist / folder.removeprefix(self.up)
        source = (place / name).read_text(encoding="utf-8")
        found = re.findall(r'from\s*"\./([\w-]+\.js)"', source)
        unasked = sorted(file.name for file in place.glob(UNASKED))
        return [f"{folder}/{chunk}" for chunk in dict.fromkeys([*found, *unasked])]

    def _link(self, rel: str, href: str) -> Tag:
        return self.soup.new_tag("link", rel=rel, href=href)


def _hash_source(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"'sha256-{digest}'"


if __name__ == "__main__":
    build()
