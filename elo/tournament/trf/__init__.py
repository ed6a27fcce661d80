"""The tournament report file of FIDE: TRF06 (Krause), TRF16 with its extensions, and TRF26.

    reader      the whole file, line by line
    players     a player's line: starting rank to final rank, and national ratings
    rounds      the results behind it
    header      what is known of the event; dates, points for results
    teams       teams, and byes that stand in lines of their own
    writer      an event as a file; split_rounds: a round for each game;
                unsupported_fields: what has no columns
    patch       the file that an event came from, with what was corrected

Columns count from 1 as in FIDE's annexes; slices in the code count from 0.
"""

from . import reader, unsupported_fields
from .patch import to_trf
from .reader import lines_of, looks_like_trf, read_trf
from .writer import write_trf

TEXTS = {**reader.TEXTS, **unsupported_fields.TEXTS}

__all__ = ["TEXTS", "lines_of", "looks_like_trf", "read_trf", "to_trf", "write_trf"]
