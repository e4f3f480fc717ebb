"""Azul Duel as typed Python values."""
