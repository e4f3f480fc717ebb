"""Settings for all tests."""

from hypothesis import settings

# No deadline: the first example loads compiled code, and tests are never about time.
settings.register_profile("zellige", deadline=None, max_examples=60, print_blob=True)
settings.load_profile("zellige")
