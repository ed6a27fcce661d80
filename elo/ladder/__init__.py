"""A club ladder: a journal of entries, replayed."""
