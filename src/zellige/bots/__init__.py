"""Players that are programs. A bot sees a position, never the seed."""
