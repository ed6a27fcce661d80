"""A rating list as large as it is asked for: invented players, the same every time."""

from collections.abc import Iterator
from pathlib import Path

SAMPLE = Path(__file__).parent / "lists" / "fide_players_list_sample.txt"

#: As many as FIDE lists, about.
HALF_A_MILLION = 500_000

#: Bytes are given in pieces of so many players.
PIECE = 5_000

LINE = "%-15d%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4s"


def large_list(players: int = HALF_A_MILLION) -> Iterator[bytes]:
    """A combined list in FIDE's columns, in pieces."""
    yield SAMPLE.read_bytes().split(b"\r\n")[0] + b"\r\n"
    for start in range(0, players, PIECE):
        lines = []
        for i in range(start, start + PIECE):
            facts = (
                *(1_000_000 + i, f"Player{i}, Any", "NED", "M", "", "", "", ""),
                *(1400 + i % 1000, 0, 20, 1500, 0, 20, 1600, 0, 20, 1950 + i % 60, ""),
            )
            lines.append(LINE % facts)
        yield "\r\n".join(lines).encode() + b"\r\n"
