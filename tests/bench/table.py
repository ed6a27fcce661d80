"""The table of budgets: printed line by line, and kept in ``docs/figures.md`` when asked to."""

from pathlib import Path

FIGURES = Path(__file__).resolve().parents[2] / "docs" / "figures.md"

#: What stands above the figures.
HEAD = """\
# Figures

`make figures` measures them in one run and in one browser, and writes this page. “Plain” is the
same form in plain JavaScript. The slow line has 1.6 Mbit/s and 150 ms, with a processor four times
slower. Compare the ratios: another machine, or one that is busy, has other milliseconds. What is
over its budget says so.

```text
"""


class Table:
    """The lines so far, and how many budgets are broken."""

    def __init__(self) -> None:
        self.broken = 0
        self.lines: list[str] = []
        self._write(f"{'':58}{'site':>10}{'beside':>10}{'ratio':>8}{'budget':>10}")

    def ratio(self, name: str, site: float, beside: float, budget: float | None) -> None:
        """A line that compares milliseconds with those of what stands beside it."""
        allowed = "" if budget is None else f"{budget:.2f}"
        self._line(name, f"{site:.0f} ms", f"{beside:.0f} ms", site / beside, budget, allowed)

    def absolute(self, name: str, site: str, beside: str, used: float, allowed: str) -> None:
        """A line with a budget of its own; ``used`` is the share of it that is used up."""
        self._line(name, site, beside, used, 1.0, allowed, show_ratio=False)

    def note(self, text: str) -> None:
        """A line without a budget."""
        self._write(text)

    def keep(self) -> None:
        """Writes the page of figures."""
        body = "\n".join(self.lines)
        FIGURES.write_text(f"{HEAD}{body}\n```\n", encoding="utf-8")

    def _line(
        self,
        name: str,
        site: str,
        beside: str,
        value: float,
        budget: float | None,
        allowed: str,
        show_ratio: bool = True,
    ) -> None:
        over = budget is not None and value > budget
        self.broken += over
        ratio = f"{value:.2f}" if show_ratio else ""
        mark = "  OVER" if over else ""
        self._write(f"{name:58}{site:>10}{beside:>10}{ratio:>8}{allowed:>10}{mark}")

    def _write(self, line: str) -> None:
        self.lines.append(line.rstrip())
        print(line.rstrip(), flush=True)
