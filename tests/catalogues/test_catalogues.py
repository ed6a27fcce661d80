"""The texts: whole in every language, fed by the program, and without a number of their own."""

import re
from functools import cache

import pytest
from babel import Locale

from elo.core.assessment import Day
from elo.core.errors import InputError
from elo.core.formats import FORMATS
from elo.core.games import STATES, Event
from elo.ladder.members import FRIENDLY, GUEST, SAME, UNKNOWN
from elo.page.view.calculator.explanations import explanation_values
from elo.page.view.chapters import CHAPTERS
from elo.page.worker.about import RESULT_NAMES
from elo.page.worker.columns import COLUMNS, FACTOR
from elo.page.worker.problem_list import CHOSEN
from elo.page.worker.words import LISTS
from elo.systems import SYSTEMS, shelf
from elo.systems.base import CONFIDENCES
from elo.systems.conversions import CONVERSIONS
from elo.systems.counting import counting_rules
from elo.tournament.edits import FACTS as CORRECTABLE
from elo.tournament.event import BLACK, WHITE
from elo.tournament.export.english import TEXTS as EXPORT_WORDS
from elo.tournament.problems import SEVERITIES
from elo.tournament.texts import TEXTS as PROBLEMS
from tests.catalogues.names import Source, hyphened, prefixes, sources
from tests.catalogues.scenes import facts, spoken
from tests.catalogues.texts import Texts, read, unlike, wrong_choices
from tools.catalogue import LANGUAGES, LOCALES, Catalogue, is_static
from tools.pages import ROOMS, carrying, read_index, read_page
from tools.reach import ROOT

#: Every text that an answer on what counts may rest on.
RULES = [edition for rules in counting_rules() for edition in rules.editions]

#: Only this figure chooses a plural; all others arrive as written text.
COUNT = "count"

ELO = ROOT / "elo"
PAGE = sources(ELO / "page")
DESK = sources(ELO / "tournament")
TOOLS = sources(ROOT / "tools")
ENGINE = sources(ELO / "core", ELO / "systems", ELO / "questions")
LADDER = sources(ELO / "ladder")

#: What the rating systems say, as their source shows it.
OF_SYSTEMS = {
    name for module in sources(ELO / "systems") for name in module.messages() if "-step-" in name
}

CONVERSION_NAMES = [conversion.name for conversion in CONVERSIONS]

#: Why a game of a ladder is shown and never rated.
LADDER_UNRATED = [GUEST, FRIENDLY, UNKNOWN, SAME]

#: Names that are put together of a beginning and one of these endings.
COMPOSED = {
    "system-": [*SYSTEMS, *[f"{name}-about" for name in SYSTEMS]],
    "difference-": SYSTEMS,
    "confidence-": CONFIDENCES,
    "figure-": {name for book in shelf() for name, _ in book.figures},
    "tempo-": {tempo for book in shelf() for tempo in book.tempos},
    "fact-": {f.name for book in shelf() for f in facts(book) if f.label == f"fact-{f.name}"},
    "choice-": {f"{f.name}-{each}" for book in shelf() for f in facts(book) for each in f.choices},
    "conversion-": [*CONVERSION_NAMES, *[f"{name}-about" for name in CONVERSION_NAMES]],
    "not-counted-": [state for state in STATES if state != "played"],
    "counting-": ["none"],
    "counting-fide-": ["rapid", "blitz", "too-short"],
    "counting-knsb-": ["rapid", "blitz"],
    "dwz-e-": [
        *["youth", "youth-fast", "junior", "adult", "unknown-age"],
        *["brake", "least", "index", "most"],
    ],
    "dwz-step-limit-": ["least", "index", "most", "braked"],
    "dwz-k-": [
        *[row + index for row in ("young", "adult", "others") for index in ("", "-experienced")],
        *["unknown-age", "brake", "bonus", "most"],
    ],
    "dwz-step-k0-": [
        row + index for row in ("young", "adult", "others") for index in ("", "-experienced")
    ],
    "problem-": PROBLEMS,
    "export-": EXPORT_WORDS,
    "norm-format-": FORMATS,
    "ladder-": ["correct-short", "correct-game", "undo-short", "undo-game", "more-game"],
    "ladder-form-": ["win", "draw", "loss"],
    "ladder-missing-": ["white", "black", "result"],
    "ladder-why-": LADDER_UNRATED,
    "ladder-unrated-": LADDER_UNRATED,
    "ladder-kept-": ["yes", "no", "unknown", "not", "refused"],
    "ladder-trouble-": [
        *("refused", "full", "broken", "damaged", "newer", "later", "missing", "lost"),
        "stranded",
    ],
    "ladder-earlier-": [
        *("open", "save", "remove", "open-which", "save-which", "remove-which"),
    ],
    "ladder-refusal-": ["lost", "full", "refused", "broken", "moved", "gone", "shown"],
    "saving-": ["saved", "asked", "stopped", "failed"],
    "desk-column-": [
        "number",
        "name",
        "team",
        "performance",
        *[each.name for each in COLUMNS if each.name != FACTOR],
    ],
    "desk-fact-": [name for name in CORRECTABLE if name != FACTOR],
    "desk-result-": RESULT_NAMES.values(),
    "desk-stage-": ["python", "start", "work", "read", "list", "games", "write"],
    "desk-list-": [*[code.lower() for code in LISTS], "any", "suggested"],
    "desk-colour-": [WHITE, BLACK],
    "desk-answer-": sorted({"join", *CHOSEN.values()}),
    "desk-count-": SEVERITIES,
    "desk-severity-": SEVERITIES,
    "desk-failed-": ["missing", "broken"],
}

#: Faults that need no text, because nobody can commit them on the page.
UNREACHABLE = {
    "unknown-state": "kinds of game are chosen from a list",
    "unknown-title": "titles are chosen from a list",
    "unknown-format": "formats are chosen from a list",
    "not-finite": "what can be typed is finite",
}

#: The digits that a text may hold: where (a message's name), which, and why they are no number of
#: a regulation.
MONTHS = (
    "January|March|June|August|October|February"
    "|januari|maart|juni|augustus|oktober|februari"
    "|Januar|März|Juni|August|Oktober|Februar"
)
ALLOWED = (
    (r"problem-.*-headings", r"\b1, 2, 3\b", "headings of rounds, as an example"),
    (r".*", r"1 / \(1 \+ 10\^\(", "the logistic curve: its one number, the scale, is a figure"),
    (r".*", r"(?<=[FN}])/100\b", "hundredths"),
    (r".*", r"\(2 × [^()]* − 1\)", "from a share of the points to twice its distance from half"),
    (r"dwz-step-brake", r"\) − 1 =", "an exponential function that begins at zero"),
    (r"fide-step-.*", r"\{\}\.\d(\.\d)?\b", "an article's number, after its chapter"),
    (r".*", rf"\b(\d{{1,2}}\.? )?({MONTHS}) 20\d\d\b", "the day or month that names an edition"),
    (r"system-.*", r"\(\w+ 20\d\d\)", "the year that names an edition"),
    (r"system-\w+", r"-\d$", "the number in the name of a system"),
    (r"conversion-first", r"-\d{4}$", "the name of a conversion"),
    (r"conversion-.*-\d+(-about)?", r"\b20\d\d\b", "the year that names a conversion"),
    (r"error-bad-games", r"\b1\b", "games are counted from one"),
    (r"error-bad-points", r"\b0\b", "points are counted from nothing"),
    (r"paste-.*", r"[“„‘][^”“’]*[”“’]", "an example of what may be typed"),
)

#: Numbers in words, which would hide from a search for digits; "one" is an article as well.
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve twenty fifty hundred "
    "thousand twice double",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf twintig vijftig honderd "
    "duizend tweemaal dubbele",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig fünfzig hundert "
    "tausend zweimal doppelte",
}

#: The name of a format, which is no number of a regulation.
FORMAT_NAME = re.compile(r"double round-robin", re.IGNORECASE)

#: These files speak of the page itself, where "two players" is no rule.
ABOUT_THE_PAGE = (
    *("page.ftl", "live.ftl", "ladder.ftl", "tournament.ftl", "desk.ftl"),
    *("event-page.ftl", "ladder-page.ftl", "tournament-page.ftl"),
)

#: How a language quotes, and its apostrophe; English labels are promised with the plain one.
QUOTES = {"en": ("“", "”", "'"), "nl": ("‘", "’", "’"), "de": ("„", "“", "’")}

#: Words of the address that a language's texts do not use.
WRONG_ADDRESS = {
    "en": r"$^",
    "nl": r"\b([Uu]|[Uu]w|Uwe)\b",
    "de": r"(?<=[^.:!?–„(] )Sie\b|\b(Ihr(e[nmrs]?)?|Ihnen)\b",
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def texts(language: str) -> Texts:
    return read(LOCALES / language)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def composed() -> set[str]:
    return {beginning + ending for beginning, endings in COMPOSED.items() for ending in endings}


def codes(modules: list[Source]) -> dict[str, set[str]]:
    """Every fault's code, and the figures that come with it wherever it is found."""
    found: dict[str, set[str]] = {}
    for module in modules:
        for code, keywords in module.named_calls("InputError"):
            found[code] = found.get(code, set(keywords)) & set(keywords)
    return found


@cache
def reachable_codes() -> dict[str, set[str]]:
    found = codes([*ENGINE, *LADDER, *PAGE])
    return {code: found[code] for code in found if code not in UNREACHABLE}


@cache
def in_html() -> set[str]:
    pages = [read_index(), *(read_page(file) for file in ROOMS.glob("*.html"))]
    return {str(tag["data-l10n-id"]) for page in pages for tag in carrying(page, "data-l10n-id")}


def page_texts() -> list[tuple[str, list[str]]]:
    return [call for module in PAGE for call in module.named_calls("text")]


def engine_names() -> set[str]:
    """Every name that the engine may give to a message, as its source shows them."""
    names = {name for module in ENGINE for name in module.messages()}
    names |= {fact.label for book in shelf() for fact in facts(book)}
    return names | {message.name for message in spoken()}


def names_needed() -> set[str]:
    names = engine_names() | composed() | in_html() | {name for name, _ in page_texts()}
    return names | {f"error-{code}" for code in reachable_codes()}


def names_mentioned() -> set[str]:
    """Every string that might be a message's name somewhere in the program."""
    return {text for module in [*ENGINE, *DESK, *PAGE, *TOOLS] for text in module.constants()}


def missing(catalogued: Texts, names: set[str]) -> list[str]:
    return sorted(names - set(catalogued.messages))


def unused(catalogued: Texts, names: set[str]) -> list[str]:
    quoted = {other for name in catalogued.messages for other in catalogued.quoted(name)}
    return sorted(set(catalogued.messages) - names - quoted)


def digits(catalogued: Texts) -> list[str]:
    """The texts that hold digits, but for those that are allowed and for systems' names."""
    found = []
    systems = {f"system-{name}" for name in SYSTEMS} & set(catalogued.messages)
    names = [text for system in systems for text in catalogued.written(system)]
    names.sort(key=len, reverse=True)  # the longest first, of which another may be a part
    for name in catalogued.messages:
        for text in catalogued.written(name):
            for each in names if name not in systems else ():
                text = text.replace(each, "")
            for place, pattern, _ in ALLOWED:
                if re.fullmatch(place, name):
                    text = re.sub(pattern, "", text)
            if any(character.isdigit() for character in text):
                found.append(f"{name}: {text}")
    return found


def number_words(catalogued: Texts, language: str) -> list[str]:
    words = re.compile(rf"\b({NUMBER_WORDS[language].replace(' ', '|')})\b", re.IGNORECASE)
    return [
        f"{name}: {text}"
        for name in catalogued.messages
        if catalogued.files[name] not in ABOUT_THE_PAGE
        for text in catalogued.written(name)
        if words.search(FORMAT_NAME.sub("", text))
    ]


def wrong_marks(catalogued: Texts, language: str) -> list[str]:
    """Texts whose quotation marks or apostrophes are not the language's, or stand alone."""
    opening, closing, apostrophe = QUOTES[language]
    found = []
    for name in catalogued.messages:
        for text in catalogued.written(name):
            others = "".join(re.findall(r"[\"“”„«»‚‘]", text.replace(opening, "")))
            quoted = re.findall(f"{opening}[^{opening}{closing}]+{closing}", text)
            alone = others.replace(closing, "") or others.count(closing) > len(quoted)
            if (
                alone
                or len(quoted) != text.count(opening)
                or set(re.findall("['’]", text)) - {apostrophe}
            ):
                found.append(f"{name}: {text}")
    return found


def wrong_address(catalogued: Texts, language: str) -> list[str]:
    return [
        f"{name}: {text}"
        for name in catalogued.messages
        for text in catalogued.written(name)
        if re.search(WRONG_ADDRESS[language], text)
    ]


# every language is whole


@each_language
def test_every_text_is_understood_and_given_once(language: str) -> None:
    assert texts(language).junk == []
    assert texts(language).repeated == []


def test_a_broken_and_a_repeated_text_are_seen() -> None:
    broken = Texts(
        {"a.ftl": "good = Good\nbad = { $open\n-term = Term\n", "b.ftl": "good = Twice\n"}
    )
    assert len(broken.junk) == 2
    assert broken.repeated == ["good"]


@each_language
def test_every_language_says_the_same_things_with_the_same_figures(language: str) -> None:
    assert unlike(texts(LANGUAGES[0]), texts(language)) == []


@pytest.mark.parametrize(
    "other",
    [
        "a = No figure\nb =\n    .title = B\nc = C",
        "a = { $x }\nb =\n    .label = B\nc = C",
        "a = { $x }\nb = B\n    .title = B\nc = C",
        "a = { $x }\nb =\n    .title = B",
        "a = { $x }\nb =\n    .title = B\nc = { a }",
        "a = { $x ->\n   *[other] { $x }\n    }\nb =\n    .title = B\nc = C",
    ],
)
def test_every_difference_between_languages_is_seen(other: str) -> None:
    one = Texts({"a.ftl": "a = { $x }\nb =\n    .title = B\nc = C\n"})
    assert unlike(one, one) == []
    assert unlike(one, Texts({"a.ftl": other + "\n"}))
    assert unlike(one, Texts({"b.ftl": "a = { $x }\nb =\n    .title = B\nc = C\n"}))


def plurals(language: str) -> set[str]:
    return {"other", *Locale(language).plural_form.tags}


@each_language
def test_choices_are_the_plurals_of_the_language(language: str) -> None:
    assert wrong_choices(texts(language), plurals(language), COUNT) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "a = { $games ->\n    [one] x\n   *[other] y\n }",
        "a = { $count ->\n   *[other] y\n }",
        "a = { $count ->\n    [one] x\n    [few] x\n   *[other] y\n }",
    ],
)
def test_a_wrong_choice_is_seen(wrong: str) -> None:
    assert wrong_choices(Texts({"a.ftl": wrong + "\n"}), plurals("nl"), COUNT)


# every name has a text, every text a user, every figure a giver


@each_language
def test_everything_that_the_program_says_has_a_text(language: str) -> None:
    assert missing(texts(language), names_needed()) == []


@each_language
def test_no_text_is_unused(language: str) -> None:
    assert unused(texts(language), names_needed() | names_mentioned()) == []


def test_a_missing_and_an_unused_text_are_seen() -> None:
    small = Texts({"a.ftl": "a = { b }\nb = B\nc = C\n"})
    assert missing(small, {"a", "d"}) == ["d"]
    assert unused(small, {"a"}) == ["c"]


def test_what_looks_like_a_name_in_the_engine_is_one() -> None:
    """A name that is misspelt, or handed on before it becomes a message's, is seen here."""
    editions = {edition.name for book in shelf() for edition in book.editions}
    editions |= {rules.name for rules in RULES}
    endings = {ending for endings in COMPOSED.values() for ending in endings}
    known = {
        *texts("en").messages,
        *codes(ENGINE),
        *SYSTEMS,
        *CONVERSION_NAMES,
        *editions,
        *endings,
    }
    assert hyphened(ENGINE) - known == set()


def test_every_composed_name_is_accounted_for() -> None:
    beginnings = prefixes(ENGINE)
    for module in [*ENGINE, *PAGE]:
        beginnings |= module.beginnings("Message") | module.beginnings("text")
    assert beginnings - {*COMPOSED, "error-"} == set()


def test_the_scenes_bring_up_everything_that_the_engine_says() -> None:
    heard = {message.name for message in spoken()}
    said = {name for module in ENGINE for name in module.messages()}
    with_figures = {name for name in hyphened(ENGINE) if name in texts("en").messages}
    silent = {name for name in with_figures if not texts("en").variables(name)}
    assert said - heard == set()
    assert with_figures - silent - heard == set()


def test_the_source_is_read_as_it_should_be() -> None:
    module = Source(
        '''
        "a-docstring"
        def f(x):
            """not-this"""
            Message("a-b" if x else "c-d", k=1)
            Message("e-f-" + x)
            say.text("g-h", own=1, **more)
            say.text("i-j", own=1)
            say.text("k-" + x.name + "-l")
            return f"m-{x}"
        '''.replace("\n        ", "\n")
    )
    assert module.messages() == {"a-b", "c-d"}
    assert module.named_calls("text") == [("i-j", ["own"])]
    assert module.beginnings("Message") | module.beginnings("text") == {"e-f-", "k-"}
    assert hyphened([module]) == {"a-b", "c-d", "g-h", "i-j"}
    assert prefixes([module]) == {"e-f-", "k-", "m-"}


@each_language
def test_every_message_of_the_engine_brings_the_figures_of_its_text(language: str) -> None:
    for message in spoken():
        assert catalogue(language).wording.message(message)
        assert texts(language).variables(message.name) <= set(message.values), message.name


@each_language
def test_every_text_of_the_page_gets_its_figures(language: str) -> None:
    assert page_texts()
    for name, given in page_texts():
        assert texts(language).variables(name) <= set(given), name
    for name in in_html():
        assert texts(language).variables(name) <= set(explanation_values(".")), name


@each_language
def test_every_fault_that_reaches_the_page_is_explained(language: str) -> None:
    assert {"empty", "not-a-number", "out-of-range", "missing"} <= set(reachable_codes())
    for code, given in reachable_codes().items():
        fault = InputError(code, "", "", **{name: 1.0 for name in given})
        assert catalogue(language).wording.fault(fault)


def test_a_text_that_lacks_its_figures_is_refused() -> None:
    with pytest.raises(LookupError, match="step-sum"):
        catalogue("en").wording.text("step-sum", games="3")


def test_every_fact_beyond_rating_and_k_says_what_it_is_good_for() -> None:
    for book in shelf():
        for fact in book.facts:
            if fact.name not in ("rating", "k"):
                assert fact.hint is not None, (book.name, fact.name)


def test_every_catalogue_of_a_chapter_is_there_and_holds_no_static_texts() -> None:
    for chapter in CHAPTERS:
        for name in chapter.catalogues:
            assert (LOCALES / LANGUAGES[0] / f"{name}.ftl").is_file()
            assert not is_static(f"{name}.ftl")


# no number of a regulation outside its rule book


@each_language
def test_no_text_holds_a_number_of_its_own(language: str) -> None:
    assert digits(texts(language)) == []
    assert number_words(texts(language), language) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "fide-hint-games = Fewer than 30 games mean a higher K.",
        "dwz-step-base = ({ $own } / { $scale })⁴",
        "dwz-step-limit-index = E is at most 5 × { $index }.",
        "a = { 60 } moves",
        'a = { "60" } moves',
        "a =\n    .title = 60 moves",
        "a = { $count ->\n    [one] a game\n   *[other] 60 games\n }",
        "a = The limit was 1 / (1 + 400).",
        "a = Article { $chapter }.3.1",
        "a = Since 2024 it is so.",
        "system-fide = FIDE (at most 2400)",
        "fide-step-sum = { $chapter }.3.2: K 40",
        "error-bad-points = From 0 to 5.",
        "fide-k-everybody = K 20 before 1 October 2022.",
        "paste-label = As in “1850 1”, up to 300 games.",
    ],
)
def test_a_number_in_a_text_is_seen(wrong: str) -> None:
    assert digits(Texts({"a.ftl": wrong + "\n"}))


@pytest.mark.parametrize(
    "right",
    [
        "step-expected = 1 / (1 + 10^({ $gap } / { $scale }))",
        "fide-step-sum = { $chapter }.3.2, rated games: { $games }.",
        "fide-step-change = K × (F/100 − { $expected }/100)",
        "knsb-step-first = { $span } × (2 × { $score } / { $games } − 1)",
        "dwz-step-brake = e^(({ $below } − { $own }) / { $scale }) − 1 = { $brake }",
        "fide-k-everybody = K is { $k } before 1 October 2022.",
        "system-knsb = KNSB (seit 2024)",
        "tell-expected = { $d1 } points",
        'dwz-fact-k = Entwicklungs{ "\\u00AD" }koeffizient E',
        "paste-label = As in “1850 1” or „1900 verloren“.",
    ],
)
def test_what_is_no_rule_is_allowed(right: str) -> None:
    assert digits(Texts({"a.ftl": right + "\n"})) == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", "a = Kept for two years."),
        ("nl", "a = Vijf keer de index."),
        ("de", "a = Zwei Jahre."),
    ],
)
def test_a_number_in_words_is_seen(language: str, wrong: str) -> None:
    assert number_words(Texts({"a.ftl": wrong + "\n"}), language)
    assert number_words(Texts({"page.ftl": wrong + "\n"}), language) == []


# the language's own ways


@each_language
def test_quotes_and_address_are_the_languages_own(language: str) -> None:
    assert wrong_marks(texts(language), language) == []
    assert wrong_address(texts(language), language) == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", 'a = The "field"'),
        ("en", "a = FIDE’s"),
        ("nl", "a = Het “veld”"),
        ("nl", "a = Het „veld”"),
        ("nl", "a = Het ‘veld"),
        ("nl", "a = zo'n"),
        ("de", "a = Das „Feld”"),
        ("de", "a = Das “Feld„"),
    ],
)
def test_a_foreign_mark_is_seen(language: str, wrong: str) -> None:
    assert wrong_marks(Texts({"a.ftl": wrong + "\n"}), language)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("nl", "a = Vul uw rating in."),
        ("nl", "a = U koos K."),
        ("de", "a = Geben Sie das Jahr ein."),
        ("de", "a = Ihr K gilt."),
        ("de", "a = Hier können Sie tippen."),
        ("de", "a = Wie Ihnen bekannt ist."),
    ],
)
def test_another_address_is_seen(language: str, wrong: str) -> None:
    assert wrong_address(Texts({"a.ftl": wrong + "\n"}), language)


# what was not known, and when that was so

#: How each language says that something about the rules was not to be had.
NOT_KNOWN = {
    "en": r"not (been )?(found|known|confirmed|published|available|stated|at hand|included here)\b"
    r"|\bunknown\b|\bplan(ned)?\b|no text\b|did not say|does not say|publishes no rule"
    r"|[Nn]othing (we|that)",
    "nl": r"niet (bekend|bevestigd|gepubliceerd|beschikbaar|gevonden|in te zien|ingezien|voor welk)"
    r"|onbekend|gepland|\bplan\b|geen tekst|zegt niet|zei niet|niet kennen|kennen wij|er niet bij"
    r"|[Nn]ergens",
    "de": r"nicht (bekannt|bestätigt|veröffentlicht|gefunden|angegeben|vor\b|kennen)|unbekannt"
    r"|geplant|\bPlan\b|kein(en)? (Text|Beleg)|sagte? nicht|regelt nicht|kennen wir",
}

#: Texts in which something is not known, and that is no statement about the world's rules.
ABOUT_SOMETHING_ELSE = {
    "dwz-(e|k|step-k0|note-no)-.*": "the reader has not entered it",
    "error-not-offered": "the edition of the date that was entered has no such rule here",
    "norm-own-unknown": "the reader has not entered it",
}

#: The files that speak of rules and not of the page, of one event, of files or of lists: those of
#: the systems.
ABOUT_RULES = {
    "side.ftl",
    "systems.ftl",
    *(
        f"{file.stem}.ftl"
        for file in (LOCALES / LANGUAGES[0]).glob("*.ftl")
        if any(Texts({file.name: file.read_text("utf-8")}).messages.keys() & OF_SYSTEMS)
    ),
} - {"live.ftl", "dwz-event.ftl"}


def undated(catalogued: Texts, language: str) -> list[str]:
    """The texts that say what is not known, and not on which day that was so."""
    saying = re.compile(NOT_KNOWN[language])
    return [
        name
        for name in catalogued.messages
        if catalogued.files[name] in ABOUT_RULES
        and not any(re.fullmatch(other, name) for other in ABOUT_SOMETHING_ELSE)
        and any(saying.search(text) for text in catalogued.written(name))
        and "checked" not in catalogued.variables(name)
    ]


@each_language
def test_what_was_not_known_names_the_day_on_which_that_was_so(language: str) -> None:
    assert undated(texts(language), language) == []


@each_language
def test_what_names_its_day_in_one_language_does_so_in_all(language: str) -> None:
    for name in texts("en").messages:
        theirs = "checked" in texts(language).variables(name)
        assert ("checked" in texts("en").variables(name)) == theirs, name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "How it is rounded is not confirmed."),
        ("nl", "Hoe dat wordt afgerond is niet bekend."),
        ("de", "Die Ordnung lag nicht vor."),
    ],
)
def test_a_statement_without_its_day_is_seen(language: str, text: str) -> None:
    assert undated(Texts({"knsb.ftl": f"a = {text}\n"}), language) == ["a"]
    assert undated(Texts({"knsb.ftl": f"a = {text} {{ $checked }}\n"}), language) == []


def test_the_day_comes_from_the_edition_and_stands_in_no_text() -> None:
    for message in spoken():
        day = message.values.get("checked")
        assert day is None or isinstance(day, Day), message.name
    for book in shelf():
        for edition in book.editions:
            for message in (edition.source, *book.standing(Event("2100-06-01"))):
                day = message.values.get("checked")
                assert day is None or day.value in {each.checked for each in book.editions}


#: How a language says that something is not so.
NEGATIONS = {"en": ("not", "no"), "nl": ("niet", "geen"), "de": ("nicht", "keine")}


@pytest.mark.parametrize("name", ["system-schaaks-about", "difference-schaaks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_schaaks_is_not_taken_for_the_rating_of_the_knsb(language: str, name: str) -> None:
    # it takes K from the KNSB's table, but its curve is the logistic one and it has no lists
    # (KNSB rating regulations: a normal curve and monthly lists)
    text = str(Catalogue(language).text(name, {"checked": "2026-11-30"}))
    about = [set(re.findall(r"\w+", part)) for part in re.split(r"[.:,;]", text) if "KNSB" in part]
    assert any(words & set(NEGATIONS[language]) for words in about)
