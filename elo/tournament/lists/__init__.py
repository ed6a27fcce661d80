"""Rating lists to look players up in: FIDE (text and XML), KNSB, DSB.

lookup                        a list in chunks, found out by its content, and answers from it
wanted                        whom to look up, and which line of a list is him
fide_text, fide_xml, knsb, dsb    what a line of each list says
names, delimited, pieces, archive    names made alike; cells, lines and archives taken apart
"""

from .listed import Listed
from .lookup import Lookup, look_up, looks_like_list
from .wanted import Answer, Wanted

__all__ = ["Answer", "Listed", "Lookup", "Wanted", "look_up", "looks_like_list"]
