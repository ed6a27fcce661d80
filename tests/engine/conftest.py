"""Properties are checked without a clock: a busy machine is no fault of the engine."""

from hypothesis import settings

settings.register_profile("engine", deadline=None)
settings.load_profile("engine")
