"""Hostile inputs from a seed: real samples with something changed, and shapes that grow."""

import io
import random
import zipfile

#: What reads like the sign of something else, or ends something.
SIGNS = (
    *("\x00", "\t", "\n", "\r", " ", '"', "'", ";", ",", "|", "=", "-", "+", ":", ".", "/", "\\"),
    *("<", ">", "&", "[", "]", "{", "}", "(", ")", "0", "1", "9", "½", "w", "b", "é", "\u0301"),
    *("\u0316", "\u202e", "\ufeff", "\u2028", "😀", "NaN", "1e400", "-0", "null", "true"),
)
#: Lengths of what grows: the longest is rare.
LENGTHS = (3, 30, 300, 3_000, 30_000)
CHANCES = (30, 30, 25, 12, 3)


def length(chance: random.Random) -> int:
    """How long something grows."""
    return chance.choices(LENGTHS, CHANCES)[0]


def grown(chance: random.Random) -> str:
    """A shape that grows: one sign, two in turn, digits, quotes, nesting, lines that are alike."""
    one, other, size = chance.choice(SIGNS), chance.choice(SIGNS), length(chance)
    return chance.choice(
        (
            one * size,
            (one + other) * (size // 2),
            one + other * size + one,
            "".join(chance.choices("0123456789", k=size)),
            '"' + one * size,
            "[" * size + "]" * size,
            '{"a":' * size,
            (one + "\n") * (size // 4),
            f"{one};{other};1\n" * (size // 8),
            f"001 {size % 10_000:4d} m    {one}\n" * (size // 16),
            f'[Event "{one}"]\n[White "a"]\n[Black "b"]\n\n1-0\n\n' * (size // 40),
        )
    )


def changed(chance: random.Random, sample: bytes) -> bytes:
    """A sample with one to four changes: bytes, lines, cuts, and grown shapes put in."""
    data = sample
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        place = chance.randrange(len(data) + 1)
        kind = chance.randrange(7)
        if kind == 0:
            data = data[:place] + chance.choice(SIGNS).encode() + data[place + 1 :]
        elif kind == 1:
            data = data[:place] + grown(chance).encode() + data[place:]
        elif kind == 2:
            data = data[:place]
        elif kind == 3:
            data = data[:place] + data[place + chance.choice((1, 2, 10, 100)) :]
        else:
            data = _lines_changed(chance, data, kind)
    return data


def _lines_changed(chance: random.Random, data: bytes, kind: int) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    place = chance.randrange(len(lines))
    if kind == 4:
        lines[place:place] = [lines[place]] * (length(chance) // 10)
    elif kind == 5:
        del lines[place]
    else:
        other = chance.randrange(len(lines))
        lines[place], lines[other] = lines[other], lines[place]
    # whatever grows, the sum stays small enough for ten thousand of them
    return b"".join(lines)[:200_000]


def repacked(chance: random.Random, workbook: bytes) -> bytes:
    """A workbook with a part of it changed, or with parts that unpack to very much."""
    if chance.random() < 0.1:
        return changed(chance, workbook)
    result = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(workbook)) as old,
        zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        names = old.namelist()
        spoilt = chance.choice([*names, *[name for name in names if "sheet" in name] * 3])
        for name in names:
            data = old.read(name)
            if name == spoilt:
                data = _part(chance, data)
            new.writestr(name, data)
    return result.getvalue()


def _part(chance: random.Random, data: bytes) -> bytes:
    row = chance.choice((b"<row/>", b"<row><c/></row>", b'<row><c r="OJ1"><v>1</v></c></row>'))
    many = length(chance) * (100 if chance.random() < 0.02 else 1)
    kind = chance.randrange(4)
    if kind == 0:
        return data.replace(b"<sheetData>", b"<sheetData>" + row * many)
    if kind == 1:
        return data.replace(b"</sst>", b"<si/>" * many + b"</sst>")
    if kind == 2:
        return data.replace(b"<v>", b"<f>1</f>" + b" " * many + b"<v>", 1)
    return changed(chance, data)
