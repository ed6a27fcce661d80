"""The command line: the batch lines, and the report of a whole event."""
