"""A club's ladder: a journal of entries, replayed.

entries, kinds        what a journal is made of, and the fields of each kind
checks                what may stand in a field
journal               entries in their order, each once
effective             which of them stand, and what they were corrected to
members, periods      players, games and seasons; what a season is worth
ladder, moves         the replay, and what a game does to its players
commands              what can be done to a ladder
ranking, opponents    what people want to see of it
keeper, current       changes that are kept in a store, and what the store says
exchange, table_*     files
merging               two copies become one
"""
