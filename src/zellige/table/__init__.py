"""A referee without input or output: seats, turns, clocks, undo, and what each person at the table may see."""
