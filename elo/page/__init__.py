"""The page, in three parts, each with the same rooms.

    view      entries, their reading, and the texts and charts of an answer; no browser
    browser   the start, the seam to the browser, and the rooms' elements
    worker    the tournament desk's side in its worker: full Python, no elements

``browser`` and ``worker`` use ``view``; nothing else knows one of the others. The site's build uses
``view`` as well, to write the opening example's result into the HTML.
"""
