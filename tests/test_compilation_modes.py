"""The rules with bounds checked, and as plain Python: the same games as compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAMES = """
from tests.oracle import comparing_azul, comparing_duel
from zellige import azul, duel
for variant in azul.VARIANTS:
    corners, moves = comparing_azul.compare_many(variant, range({games}))
    print(variant, moves, sorted(corners.items()))
corners, moves = comparing_duel.compare_many(range({games}))
print("duel", moves, sorted(corners.items()))
game = duel.Game(seed=9)
while not game.is_over:
    view = game.position.seen_by(game.position.player)
    print(view, duel.determinize(view, 3))
    game.play(view.legal_moves()[-1])
batch = azul.Batch(4, 3, "grey", seed=5)
for turn in range(30):
    batch.step(batch.random_actions())
    batch.masks()
print(batch.results())
print(azul.perft(azul.Position.start(), 2, seed=1))
"""


def run(games: int, **mode: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", GAMES.format(games=games)],
        env={**os.environ, **mode},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("mode", "games"), [("NUMBA_BOUNDSCHECK", 16), ("NUMBA_DISABLE_JIT", 4)])
def test_every_mode_plays_the_same_games(mode: str, games: int) -> None:
    assert run(games, **{mode: "1"}) == run(games)
