"""The tournament desk: whole events from their files. Full Python; knows no browser.

command, desk                  the faces: the command line, and what the page's worker calls
report, checks, edits          what an event is worth, what is odd about it, corrections
detect                         which format a file has
trf, pgn, ...                  one reader a format, and the writers
event, problems                the event as it was read, and what was noticed
"""
