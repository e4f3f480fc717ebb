"""Zellige: Azul and Azul Duel for players and researchers: `from zellige import azul, duel`."""

__version__ = "0.14.0"
