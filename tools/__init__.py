"""What the makers of Zellige run now and then."""
