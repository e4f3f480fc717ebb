"""What Python users import: positions, moves, events and games as typed values over the compiled rules."""
