"""Questions around an event: performance, forecast, chances, conversions, counting, norms."""
