"""The tournament desk: whole events from their files. Full Python; knows no browser.

table, norm_table              the command line's tables
desk, requests, under, wire    what the page's worker calls; the values that go to and fro
report, rows, faulty           what an event is worth to each player under one system
terms, rating_source           which rules hold, and whose ratings
event_games                    players and games as the rule book takes them
totals, norms, progress        by team; norms made or in reach; how far it is
edits, rated                   corrections, and ratings from a list, laid over an event
checks, cross_checks, pairs    what is odd about an event and its games; the two rows of a game
tempo                          how fast it was
detect                         which format a file has
trf, pgn, tables               one reader a format
lists                          rating lists to look players up in
export                         workbooks and CSV
event, problems, texts         the event as it was read; what was noticed, and its English
decoding, dates                bytes, lines and days as tournament files have them
"""
