"""Search, compiled: trees of positions, and what the positions at their ends are worth."""
