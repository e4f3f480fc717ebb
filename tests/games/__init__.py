"""Tests of zellige.games."""
