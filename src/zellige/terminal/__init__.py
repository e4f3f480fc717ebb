"""Azul in the terminal: drawing a position, stepping through a game, playing, measuring."""
