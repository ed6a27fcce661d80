"""The files for a club's website: whole, escaped, and without anything that runs."""

from bs4 import BeautifulSoup
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.games import DRAW, WIN
from elo.ladder.checks import clean_name
from elo.page.view.ladder.document import card_page, ranking_page
from tests.engine.ladder.clubs import DAY, Club, club
from tools.catalogue import LANGUAGES, Catalogue

WORDING = {language: Catalogue(language).wording for language in LANGUAGES}

names = st.text(
    st.characters(categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=40
).filter(lambda name: name.strip(" ") != "" and name == name.replace("\xa0", ""))


def evening(name: str) -> Club:
    here = Club()
    here.found(name="<Club> & Co")
    odd, bert = here.join(clean_name(name)), here.join("Bert\u0301")
    here.play(odd, bert, WIN)
    here.play(bert, odd, DRAW)
    return here


@settings(max_examples=60)
@given(names, st.sampled_from(LANGUAGES))
def test_whatever_a_name_is_it_is_text(name: str, language: str) -> None:
    here = evening(name)
    member = next(m for m in here.ladder.everybody() if m.name != "Bert\u0301")
    wording = WORDING[language]
    for page in (
        ranking_page(here.ladder, DAY, language, wording),
        card_page(here.ladder, member, DAY, language, wording),
    ):
        soup = BeautifulSoup(page, "html.parser")
        assert soup.html is not None
        assert soup.html["lang"] == language
        assert {tag.name for tag in soup.find_all()} <= {
            *("html", "head", "meta", "title", "style", "body", "h1", "p"),
            *("table", "caption", "thead", "tbody", "tr", "th", "td"),
        }
        found = [cell.get_text() for cell in soup.find_all(["td", "h1"])]
        assert member.name in found
        assert [
            tag for tag in soup.find_all() if any(key.startswith("on") for key in tag.attrs)
        ] == []


def test_a_ladder_that_rates_by_period_shows_what_the_season_would_give() -> None:
    here, (anna, bert, *_) = club("fide", start=1600, k=20)
    here.play(anna, bert, WIN)
    soup = BeautifulSoup(ranking_page(here.ladder, DAY, "en", WORDING["en"]), "html.parser")
    row = next(row for row in soup.find_all("tr") if "Anna" in row.get_text())
    assert [cell.get_text() for cell in row.find_all("td")][:4] == ["1", "Anna", "1600", "1610"]
