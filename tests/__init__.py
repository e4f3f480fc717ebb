"""The tests of Zellige."""
