"""What is wrong with an input, and where."""


class InputError(ValueError):
    """An input that cannot be used.

    ``code`` is stable and names the kind of fault (``"out-of-range"``); ``field`` names the
    place as the batch contract does (``"player.rating"``, ``"games.2.opponent"``), and is ``""``
    for the whole input; ``message`` is English for developers; ``values`` are the limits that
    the message speaks of, for whoever says it in another language.

    >>> fault = InputError("out-of-range", "player.rating", "must be 0 to 4000", low=0, high=4000)
    >>> fault.code, fault.field, sorted(fault.values.items())
    ('out-of-range', 'player.rating', [('high', 4000), ('low', 0)])
    """

    def __init__(self, code: str, field: str, message: str, **values: float) -> None:
        super().__init__(message)
        self.code = code
        self.field = field
        self.message = message
        self.values = values

    def at(self, field: str) -> "InputError":
        """The same fault at another place: the caller knows where the value stood."""
        return InputError(self.code, field, self.message, **self.values)
