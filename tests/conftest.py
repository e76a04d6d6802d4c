"""What every test here stands on."""

from hypothesis import settings

# The same examples every time, however slow the machine: a red build can be run again.
settings.register_profile("gamecase", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("gamecase")
