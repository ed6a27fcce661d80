"""From bytes to lines: the encodings and line ends that tournament files come in."""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE

#: What follows a line: carriage return alone is what the TRF asks for.
LINE_END = re.compile(r"\r\n|\r|\n")

UTF_8 = "utf-8"
UTF_16 = "utf-16"
WINDOWS = "cp1252"
LATIN_1 = "latin-1"

#: With these the text is certain; others were assumed.
UNICODE = (UTF_8, UTF_16)


def decode(data: bytes) -> tuple[str, str]:
    r"""The text, and the encoding that was taken for it.

    A mark at the beginning decides; else strict UTF-8, then Windows western European, and Latin-1
    for bytes that Windows leaves open. Columns are counted in characters, so this comes first.

    >>> decode("Zoë".encode("cp1252"))
    ('Zoë', 'cp1252')
    >>> decode(b"\xef\xbb\xbf012 Open")
    ('012 Open', 'utf-8')
    """
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode(UTF_16, "replace"), UTF_16
    body = data.removeprefix(BOM_UTF8)
    for encoding in (UTF_8, WINDOWS):
        try:
            return body.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    return body.decode(LATIN_1), LATIN_1


def split_lines(text: str) -> list[str]:
    r"""The lines, whichever way they end.

    >>> split_lines("a\rb\r\nc")
    ['a', 'b', 'c']
    """
    return LINE_END.split(text)
