"""Tests of zellige.notation."""
