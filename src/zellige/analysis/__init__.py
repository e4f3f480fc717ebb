"""Analysis: what a position is worth, and why a move is good."""
