"""Zellige: Azul for players and researchers."""
