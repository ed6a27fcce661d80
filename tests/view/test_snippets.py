"""The lines for webmasters are well-formed HTML that says what was chosen, whatever was typed."""

from urllib.parse import parse_qs, urlsplit

from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from elo.page.view.snippets import SETTINGS, element, frame

ROOT = "https://club.example/elo/"
anything = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=40)
settings = st.dictionaries(st.sampled_from(SETTINGS), anything.filter(bool))


@given(settings, anything)
def test_the_element_holds_the_settings_and_nothing_else(chosen: dict[str, str], name: str) -> None:
    soup = BeautifulSoup(element(ROOT, "nl/", chosen, name, "nl"), "html.parser")
    assert [tag.name for tag in soup.find_all(True)] == ["script", "elo-calculator", "a"]
    assert soup.script is not None
    assert soup.script.attrs == {"async": "", "src": ROOT + "static/embed.js"}
    calculator = soup.find("elo-calculator")
    assert calculator is not None
    assert calculator.attrs == {"lang": "nl", **chosen}
    assert soup.a is not None
    assert (soup.a.attrs, soup.a.text) == ({"href": ROOT + "nl/"}, name)


@given(settings, anything, st.integers(80, 20_000))
def test_the_frame_asks_for_the_settings_and_nothing_else(
    chosen: dict[str, str], name: str, height: int
) -> None:
    soup = BeautifulSoup(frame(ROOT, "", chosen, name, height), "html.parser")
    (tag,) = soup.find_all(True)
    assert (tag["title"], tag["height"]) == (name, str(height))
    address = urlsplit(str(tag["src"]))
    assert str(tag["src"]).startswith(ROOT + "?")
    assert address.fragment == ""
    asked = parse_qs(address.query, keep_blank_values=True)
    assert asked == {"embed": ["1"], **{name: [value] for name, value in chosen.items()}}
