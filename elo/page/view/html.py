"""Text as it stands in HTML."""

#: How characters are written that mean something there.
SIGNS = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;"))


def escaped(text: str) -> str:
    """A text as it stands in HTML, between tags or in an attribute.

    >>> escaped('<b>"A" & B</b>')
    '&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;'
    """
    for sign, written in SIGNS:
        text = text.replace(sign, written)
    return text
