"""The search of the duel."""
