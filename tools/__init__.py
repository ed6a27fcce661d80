"""What builds, serves and checks the site; the product itself is in ``elo`` and ``static``."""
