"""Tests of zellige.analysis and of the commands that tell what it finds."""
