"""The formats of an event that rules tell apart."""

SWISS = "swiss"
ROUND_ROBIN = "round-robin"
DOUBLE_ROUND_ROBIN = "double-round-robin"
FORMATS = (SWISS, ROUND_ROBIN, DOUBLE_ROUND_ROBIN)
