"""The ladder of a Dutch chess site: ``book`` rates, ``working`` shows the steps."""
