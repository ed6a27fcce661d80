"""The tournament desk: messages to and from its worker."""
