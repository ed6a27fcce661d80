"""The tournament desk's side of the wall: what runs in the page's worker, in full Python.

service        questions in, answers out; keeps the desk between them
about          an event and what was decided about it, in the reader's words
problem_list   what was noticed: each with its place and its severity
rows           the report's lines: columns, order, search, pages
norms          norms of a player or of all, and what was not checked
player         one player's games, facts that may be corrected, working, and the link
exports        files that are saved: their names and their bytes

All that is answered is text in the reader's language: the page shows it and computes nothing.
"""
