"""The lines of HTML with which a webmaster puts the calculator on a club's website."""

from .html import escaped

#: What an element or a frame can be told, in the order in which it is written.
SETTINGS = ("system", "systems", "mode", "k", "theme", "accent")

#: How characters are written that mean something in an address.
IN_QUERY = (("%", "%25"), ("#", "%23"), ("&", "%26"), ("+", "%2B"), (" ", "+"))


def element(root: str, folder: str, settings: dict[str, str], name: str, language: str) -> str:
    """The script and its element: what stands between the tags is seen until it is live.

    ``root`` is the site's address, ``folder`` that of the language's page in it; a setting that is
    empty is left out.

    >>> print(element("https://a.example/", "nl/", {"system": "knsb"}, "Elo", "nl"))
    <script async src="https://a.example/static/embed.js"></script>
    <elo-calculator lang="nl" system="knsb"><a href="https://a.example/nl/">Elo</a></elo-calculator>
    """
    attributes = _attribute("lang", language)
    for setting in SETTINGS:
        if settings.get(setting):
            attributes += _attribute(setting, settings[setting])
    script = "<script async" + _attribute("src", root + "static/embed.js") + "></script>"
    link = "<a" + _attribute("href", root + folder) + ">" + escaped(name) + "</a>"
    return script + "\n<elo-calculator" + attributes + ">" + link + "</elo-calculator>"


def frame(root: str, folder: str, settings: dict[str, str], name: str, height: int) -> str:
    """A frame of a fixed height, for sites that take scripts out.

    >>> print(frame("https://a.example/", "", {"k": "20"}, "Elo", 800)[:57])
    <iframe src="https://a.example/?embed=1&amp;k=20" title="
    """
    return (
        "<iframe"
        + _attribute("src", address(root, folder, settings))
        + _attribute("title", name)
        + _attribute("width", "100%")
        + _attribute("height", str(height))
        + ' style="border:0" loading="lazy" referrerpolicy="no-referrer"></iframe>'
    )


def address(root: str, folder: str, settings: dict[str, str]) -> str:
    """The address of the embedded page with these settings.

    >>> address("./", "de/", {"accent": "#a00", "systems": "fide dwz"})
    './de/?embed=1&systems=fide+dwz&accent=%23a00'
    """
    query = "embed=1"
    for setting in SETTINGS:
        if settings.get(setting):
            query += "&" + setting + "=" + _asked(settings[setting])
    return root + folder + "?" + query


def _attribute(name: str, value: str) -> str:
    return " " + name + '="' + escaped(value) + '"'


def _asked(text: str) -> str:
    for sign, written in IN_QUERY:
        text = text.replace(sign, written)
    return text
