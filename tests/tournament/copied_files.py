"""Files as arbiters bring them, and what is known of each from outside."""

from pathlib import Path

FOLDERS = [Path(__file__).parent / "copied", Path(__file__).parent / "files"]
COPIED = FOLDERS[0]


def path_of(name: str) -> Path:
    """Where a small file in the form of a real one lies."""
    [found] = [folder / name for folder in FOLDERS if (folder / name).exists()]
    return found


def copied(name: str) -> bytes:
    """A small file in the form of a real one."""
    return path_of(name).read_bytes()


#: What FIDE's table of expected scores gives, worked out by hand: name -> change.
#:
#: Differences and their expected scores (B.02, 8.1.2): 50 .57, 100 .64, 200 .76, 260 .82, 300 .85,
#: 350 .89. K is 20, from 2400 on 10, and before July 2009 10 and 15.
CHANGES: dict[str, dict[str, float]] = {
    "flag_copy.txt": {
        "Alpha, Ann": 10 * (1.5 - (0.76 + 0.64)),
        "Bravo, Ben": 10 * (1.5 - (0.76 + 0.36)),
        "Charlie, Cy": 20 * (1 - (0.24 + 0.64)),
        "Delta, Di": 20 * (0 - (0.24 + 0.36)),
    },
    "eloI.txt": {
        # 2250 against 1990 and 1900; Claus against 1655 (245: .80) and 2250
        "Adler Anna": 20 * (1.5 - (0.82 + 0.89)),
        "Claus Cora": 20 * (1.5 - (0.80 + 0.11)),
    },
    "pairings_bye.txt": {"Alpha, Ann": 20 * (1 - 0.64), "Charlie, Cy": 0, "Delta, Di": 0},
    "rounds_repeated.txt": {
        "Alpha, Ann": 20 * (2 - (0.64 + 0.85)),
        "Charlie, Cy": 20 * (1.5 - (0.64 + 0.36)),
    },
    "round_sheets.xlsx": {"Adler Anna": 20 * (1.5 - (0.89 + 0.82)), "Claes Cor": 20 * (0 - 0.11)},
    "two_sheets.xlsx": {"Adler Anna": 20 * (1.5 - (0.89 + 0.82))},
    "swissperfect.txt": {
        "Alpha, Ann": 20 * (1.5 - (0.57 + 0.76)),
        "Bravo, Ben": 20 * (0 - 0.43),
        "Charlie, Cy": 20 * (0.5 - 0.24),
        "Delta, Di": 0,
    },
    # 350 points counted at most then
    "mini_dates.trf": {"Adler, A": 10 * (1 - 0.89), "Bakker, B": 15 * (0 - 0.11)},
    "variant.pgn": {"Adler, A": 0, "Bakker, B": 0},
    "pgn_bye.pgn": {"Adler, Anna": 0, "C, C": 0},
    "pgn_double_forfeit.pgn": {"Adler, Anna": 0, "Bakker, Hugo": 0},
    "chess_results.xml": {"Adler,Anna": 20 * (1 - 0.64), "Claes,Olga": 0},
}
CHANGES["flag_copy.html"] = CHANGES["flag_copy.txt"]

#: How many players each has: flags, headings, byes and absences are none.
PLAYERS = {
    **dict.fromkeys(("pgn_bye.pgn", "pgn_double_forfeit.pgn", "variant.pgn", "mini_dates.trf"), 2),
    "chess_results.xml": 3,
}

#: New numbers under the DWZ, worked out by hand in ``test_whole_events`` and ``test_event_dates``.
DWZ: dict[str, dict[str, int]] = {
    "dwz_newcomer.trf": {"Adler, Anna": 1328, "Bakker, Hugo": 1182, "Engel, Daan": 1302},
    "dwz_exceptional.trf": {"Adler, Anna": 1352, "Bakker, Hugo": 1597, "Fischer, Karin": 1695},
    "dwz_new_year.trf": {"Jung, Anton": 1728},
}
