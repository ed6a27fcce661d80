"""Messages as JSON: the name of a sentence, and the values that stand in it."""

from ..core.assessment import Message
from .values import plain


def write_message(message: Message) -> dict[str, object]:
    """A message as its name and its values: numbers, days and names."""
    values: dict[str, object] = {}
    for name in message.values:
        value = message.values[name].value
        values[name] = value if isinstance(value, str) else plain(value)
    return {"name": message.name, "values": values}


def names_of(messages: list[Message]) -> list[str]:
    """The names of messages, each once."""
    found: list[str] = []
    for message in messages:
        if message.name not in found:
            found.append(message.name)
    return found
