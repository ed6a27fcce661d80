"""A club's ladder: a journal of entries, replayed.

entries, checks       what a journal is made of, and what may stand in it
journal               entries in their order, each once
effective             which of them stand, and what they were corrected to
members, periods      players, games and seasons; what a season is worth
ladder                the replay
commands              what can be done to a ladder
ranking, opponents    what people want to see of it
exchange, table_*     files
merging               two copies become one
"""
