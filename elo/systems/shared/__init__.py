"""Parts that several rating systems share."""
