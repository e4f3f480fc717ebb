"""Tests of zellige.rules."""
