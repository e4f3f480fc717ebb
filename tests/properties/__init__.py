"""Properties that hold over all games, checked with Hypothesis and against the oracle."""
