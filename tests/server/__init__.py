"""Tests of zellige.server."""
