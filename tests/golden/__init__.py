"""Whole recorded games and counts, as text."""
