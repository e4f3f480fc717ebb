"""Slow, obvious reference implementations of the rules, used only to check the fast engines."""
