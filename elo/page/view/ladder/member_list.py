"""A list of players as people paste it: "name; rating", or a table copied from a web page."""

from ....core.errors import InputError
from ....core.names import cleaned, isolated
from ....ladder.ladder import Ladder
from ....ladder.table_cells import cells_of
from ....systems.base import RuleBook
from ..wording import Wording
from .member_headings import Columns, columns_of
from .member_line import freely, in_columns, same

#: So much is read at once, so that the page does not stand still; the rest stays for the next time.
LONGEST_TEXT = 50_000
MOST_MEMBERS = 1_000

SEPARATORS = ("\t", ";", "|")
#: So many lines that were not taken are told one by one, and so much of each.
MOST_TOLD = 10
LONGEST_QUOTE = 60

HERE = "member-here"
TWICE = "member-twice"
WHY = {HERE: "ladder-list-member-here", TWICE: "ladder-list-member-twice"}


class Unread:
    """A line that was not taken.

    ``line`` counts from 1 in the text that remains; of somebody who is there already ``other`` is
    the name that is there.
    """

    def __init__(self, line: int, text: str, fault: InputError, other: str = "") -> None:
        self.line = line
        self.text = text
        self.fault = fault
        self.other = other


class MemberList:
    """What was understood of a list: the facts of each new player, as ``commands.join`` takes them.

    ``kept`` is the text that remains: the lines that were not taken, with their headings.
    """

    def __init__(self) -> None:
        self.members: list[dict[str, object]] = []
        self.unread: list[Unread] = []
        self._lines: list[str] = []
        self._heading: str | None = None

    @property
    def kept(self) -> str:
        """The lines that were not taken."""
        return "\n".join(self._lines)

    def head(self, text: str) -> None:
        """From here on columns have these headings, or none."""
        self._heading = text

    def leave(self, text: str, fault: InputError, other: str = "") -> None:
        """A line is not taken. Its headings stay above it, or else it could not be read again."""
        if self._heading is not None:
            if self._lines:
                self._lines.append("")
            if self._heading:
                self._lines.append(self._heading)
            self._heading = None
        self._lines.append(text)
        self.unread.append(Unread(len(self._lines), text, fault, other))

    def postpone(self, text: str) -> None:
        """More than is read at once."""
        if text:
            self._lines.append(text)


def read_members(text: str, ladder: Ladder, book: RuleBook) -> MemberList:
    r"""The players of a pasted text who are not on the ladder yet.

    ``book`` is the ladder's system, or the one that is chosen for it: what it asks of a player is
    taken. Titles and headings above a table are passed over.

    >>> from elo.systems import by_name
    >>> found = read_members("Adler, Anna; 1850\nBert 1.700\n1718", Ladder(), by_name("elo"))
    >>> [(member["name"], member["rating"]) for member in found.members]
    [('Adler, Anna', 1850), ('Bert', 1700)]
    >>> found.kept, found.unread[0].fault.code
    ('1718', 'member-no-name')
    """
    found = MemberList()
    names = {same(member.name): (HERE, member.name) for member in ladder.everybody()}
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    # a line is never cut
    end = len(text) if len(text) <= LONGEST_TEXT else text.rfind("\n", 0, LONGEST_TEXT) + 1
    lines = text[:end].split("\n")
    rows = [_cells(line) for line in lines]
    heads = [columns_of(row or [], book) for row in rows]
    titles = _titles(lines, rows, heads)
    columns: Columns | None = None
    for number, line in enumerate(lines):
        row, head = rows[number], heads[number]
        if head is not None or not _filled(row):
            columns = head
            found.head(line if head else "")
        elif len(found.members) >= MOST_MEMBERS:
            found.postpone("\n".join(lines[number:]))
            break
        elif not titles[number]:
            _take(found, names, line, row, columns, book)
    found.postpone(text[end:])
    return found


def _take(
    found: MemberList,
    names: "dict[str, tuple[str, str]]",
    line: str,
    row: "list[str] | None",
    columns: "Columns | None",
    book: RuleBook,
) -> None:
    try:
        if row is None:
            raise InputError("open-quote", "", "a quotation mark is not closed")
        if columns:
            facts = in_columns(row, columns, book)
        else:
            facts = freely(row if _separator(line) or '"' in line else [line], book)
    except InputError as fault:
        found.leave(line, fault)
        return
    name = str(facts["name"])
    if same(name) in names:
        code, other = names[same(name)]
        found.leave(line, InputError(code, "name", "is there already"), other)
    else:
        names[same(name)] = TWICE, name
        found.members.append(facts)


def _separator(line: str) -> str:
    """What parts the cells of a line; commas part last names from first names as well."""
    for separator in SEPARATORS:
        if separator in line:
            return separator
    return ""


def _cells(line: str) -> "list[str] | None":
    """The cells of a line as those of a table; None where a quotation mark is open."""
    try:
        return cells_of(line, _separator(line) or ",")
    except InputError:
        return None


def _filled(row: "list[str] | None") -> int:
    """How many cells of a line have something in them."""
    return 1 if row is None else len([cell for cell in row if cell])


def _titles(
    lines: "list[str]", rows: "list[list[str] | None]", heads: "list[Columns | None]"
) -> "list[bool]":
    """Which lines stand above the headings of a table and are no rows: its title, say."""
    found = [False] * len(lines)
    below = ""
    for number in range(len(lines) - 1, -1, -1):
        if heads[number] is not None:
            below = _separator(lines[number])
        elif not _filled(rows[number]):
            below = ""
        else:
            found[number] = bool(below) and below not in lines[number]
    return found


def list_lines(found: MemberList, wording: Wording) -> "list[str]":
    """What is said of the lines that were not taken, each at its place."""
    lines = []
    for each in found.unread[:MOST_TOLD]:
        quote = " ".join([part for part in each.text.replace("\t", " ").split(" ") if part])
        if len(quote) > LONGEST_QUOTE:
            quote = quote[:LONGEST_QUOTE] + "\u2026"
        if each.other:
            why = wording.text(WHY[each.fault.code], player=isolated(each.other))
        else:
            why = wording.fault(each.fault)
        lines.append(
            wording.text(
                "ladder-list-line", line=str(each.line), text=isolated(cleaned(quote)), why=why
            )
        )
    more = len(found.unread) - MOST_TOLD
    if more > 0:
        lines.append(wording.text("ladder-list-more", number=str(more), count=more))
    return lines
