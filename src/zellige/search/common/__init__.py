"""What the searches of all games share."""
