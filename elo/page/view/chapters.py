"""The parts of the page that come only when somebody opens them: their programs and their texts.

The first result waits for none of them. A chapter's program is every module that its own module
reaches and the page's main program does not; the build works it out.
"""


class Chapter:
    """One part of the page.

    ``name`` is that of its host, the element with ``data-chapter``; ``module`` is imported when the
    chapter is opened; ``catalogues`` are the texts that it composes sentences from. What it shows
    stands in ``static/rooms/<name>.html``, where it has more to show than its host does.
    ``behind`` are the texts that only the chapter's worker composes sentences from: the page itself
    never fetches them. ``systems`` are the rating systems that come with the chapter, and with no
    other; one that shows whatever system a visitor has needs ``every_system`` first.
    """

    def __init__(
        self,
        name: str,
        module: str,
        catalogues: tuple[str, ...],
        behind: tuple[str, ...] = (),
        systems: tuple[str, ...] = (),
        every_system: bool = False,
    ) -> None:
        self.name = name
        self.module = module
        self.catalogues = catalogues
        self.behind = behind
        self.systems = systems
        self.every_system = every_system


CHAPTERS = (
    Chapter("fide", "elo.systems.fide", ("fide",), systems=("fide",)),
    Chapter(
        "knsb",
        "elo.systems.knsb.since_2024",
        ("knsb",),
        systems=("knsb", "knsb-classic", "schaaks"),
    ),
    Chapter("dwz", "elo.systems.dwz", ("dwz",), systems=("dwz",)),
    Chapter(
        "glicko",
        "elo.systems.glicko",
        ("glicko", "glicko2", "lichess"),
        systems=("glicko", "glicko2", "lichess"),
    ),
    Chapter("glance", "elo.page.browser.glance", ("glance",)),
    Chapter("event", "elo.page.browser.event.chapter", ("event", "event-answers")),
    Chapter("pasting", "elo.page.view.calculator.pasting", ()),
    Chapter("side", "elo.page.view.side_questions", ("side",)),
    Chapter("taking", "elo.page.browser.taking", ("taking", "saving")),
    Chapter(
        "tournament",
        "elo.page.browser.tournament.room",
        ("tournament", "saving"),
        ("desk", "dwz-event", "lists", "problems"),
    ),
    Chapter("website", "elo.page.browser.website", ("website",), every_system=True),
    Chapter("ladder", "elo.page.browser.ladder.room", ("ladder", "saving"), every_system=True),
)


def by_name(name: str) -> Chapter:
    """The chapter of this name. Raises ``LookupError`` where there is none."""
    for chapter in CHAPTERS:
        if chapter.name == name:
            return chapter
    raise LookupError("no chapter " + name)


def of_system(name: str) -> "Chapter | None":
    """The chapter that a rating system comes with; None for one that the page begins with.

    >>> of_system("lichess").name, of_system("elo") is None
    ('glicko', True)
    """
    for chapter in CHAPTERS:
        if name in chapter.systems:
            return chapter
    return None
