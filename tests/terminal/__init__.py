"""Tests of zellige.terminal."""
