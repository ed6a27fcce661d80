"""How fast games are: the words that all systems share, whatever they call it themselves."""

STANDARD = "standard"
RAPID = "rapid"
BLITZ = "blitz"

#: The slowest first. A system's own tempos stand in the same order, and quicker ones behind them.
TEMPOS = (STANDARD, RAPID, BLITZ)
