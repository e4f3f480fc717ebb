"""What both games share: compiling, tiles, pattern lines, linked tiles, chance and events."""
