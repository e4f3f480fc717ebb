"""Reading text forms: where a text stops making sense, and the grammar of game files."""
