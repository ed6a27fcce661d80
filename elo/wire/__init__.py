"""The one JSON vocabulary: how each value of the engine is called and written, and read again.

    values    numbers with the same digits everywhere, JSON as text, errors
    messages  a sentence as its name and its values
    answers   assessments, first ratings, performances, forecasts, the lines of games
    norms     norms with their conditions
    systems   what a system declares
    reading   numbers, texts and facts that come in

The keys are those of the batch contract (``docs/batch.md``). The batch lines, the report of an
event and the desk of the page's worker speak it; :mod:`elo.tournament.wire` adds what only an event
has.
"""
