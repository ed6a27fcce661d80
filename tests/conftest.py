"""Settings for all tests."""

from hypothesis import settings

# a shared or slow machine must not fail a property that holds
settings.register_profile("steady", deadline=None)
settings.load_profile("steady")
