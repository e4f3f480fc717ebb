"""Azul as typed Python values."""
