"""Learning an evaluation from self-play: games, what their positions turned out to be worth, a fit, and a gate."""
