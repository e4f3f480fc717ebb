"""Hypothesis strategies: variants, and games played some way in."""

import random

from hypothesis import strategies as st

from zellige import azul

variants = st.sampled_from(azul.VARIANTS)
seeds = st.integers(0, (1 << 64) - 1)


def played(variant: azul.Variant, seed: int, moves: int) -> azul.Game:
    """A game with that many random moves, fewer if it ends."""
    game = azul.Game(variant.players, variant.side, seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            break
        game.play(rng.choice(game.position.legal_moves()))
    return game


games = st.builds(played, variants, seeds, st.integers(0, 120))
positions = games.map(lambda game: game.position)
