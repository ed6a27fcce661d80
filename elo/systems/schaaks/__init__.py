"""The ladder of a Dutch chess site: ``book`` rates, ``game`` is one game, ``working`` the steps."""
