"""The calculator: entry, reading, answer, address."""
