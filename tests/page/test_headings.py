"""Headings stand over their columns: every table of every room, at four widths."""

from playwright.sync_api import Page, expect

from tools.catalogue import LANGUAGES, Catalogue

from .conftest import Visitor
from .desk import Desk
from .ladder_visit import Ladder

WIDTHS = (320, 360, 768, 1280)

#: The tables that are seen, each with the headings and cells that do not share their edges. A cell
#: across several columns has no heading of its own.
ASKEW = """() => {
  const found = [];
  const seen = (node) => node.checkVisibility();
  for (const table of [...document.querySelectorAll("table")].filter(seen)) {
    const heads = [...(table.tHead?.rows ?? [])].filter(seen).at(-1);
    if (!heads) continue;
    const edges = (row) => [...row.cells].filter(seen).map((cell) => {
      const box = cell.getBoundingClientRect();
      return [Math.round(box.left), Math.round(box.right)];
    });
    const over = edges(heads);
    let rows = 0;
    for (const part of [...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])]) {
      for (const row of [...part.rows].filter(seen)) {
        if ([...row.cells].some((cell) => cell.colSpan > 1)) continue;
        rows += 1;
        if (String(edges(row)) !== String(over)) {
          found.push([table.className, innerWidth, String(over), String(edges(row))]);
        }
      }
    }
    found.push(rows);
  }
  return found;
}"""


#: The words that a select has no room for beside its arrow, which is about as wide as it is high.
CUT = """(select, words) => {
  const style = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - 18;
  return words.filter((word) => pen.measureText(word).width > room);
}"""


def assert_all_stand(page: Page, tables: int) -> None:
    """So many tables with rows are seen at every width, and all their headings stand."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found = page.evaluate(ASKEW)
        assert [each for each in found if isinstance(each, list)] == []
        assert len([rows for rows in found if rows]) >= tables


def test_in_the_calculator(visitor: Visitor) -> None:
    games = "&game=w1900&game=d1800&game=l1750"
    fragment = f"#v=1&system=fide&mode=several&rating=1850{games}"
    page = visitor.open(fragment=fragment)
    page.evaluate("() => document.querySelectorAll('main details').forEach((d) => d.open = true)")
    assert_all_stand(page, 0)


def test_at_the_tournament_desk(desk: Desk) -> None:
    desk.part("sample").click()
    desk.settled()
    desk.open_player("Okafor, Daniel")
    assert_all_stand(desk.page, 2)
    # and no usual result is cut, in whichever language
    desk.page.set_viewport_size({"width": 320, "height": 900})
    names = ("desk-result-win", "desk-result-draw", "desk-result-loss")
    words = [Catalogue(language).wording.text(name) for language in LANGUAGES for name in names]
    select = desk.page.locator(".player-games select").first
    assert select.evaluate(CUT, words) == []
    desk.choose("second", "knsb")
    assert_all_stand(desk.page, 1)


def test_on_the_ladder(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Wilhelmina van der Hoogenband")
    ladder.enter("Anna", "Wilhelmina van der Hoogenband", "1")
    assert_all_stand(ladder.page, 1)
    ladder.page.set_viewport_size({"width": 1280, "height": 900})
    ladder.row("Anna").get_by_role("link").click()
    expect(ladder.page.get_by_role("article", name="Anna")).to_be_visible()
    assert_all_stand(ladder.page, 2)
