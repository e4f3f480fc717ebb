"""The rules with bounds checked, and as plain Python: the same games as compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import zellige
from zellige import azul

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


ELSEWHERE = """
import zellige
from zellige import azul
from zellige.rules.azul.batch import start_games
azul.Game(2, seed=1)
print(zellige.__file__, sum(start_games.stats.cache_hits.values()), sum(start_games.stats.cache_misses.values()))
"""


def test_the_same_sources_elsewhere_compile_nothing(tmp_path: Path) -> None:
    azul.Game(2, seed=1)
    elsewhere = tmp_path / "zellige"
    elsewhere.symlink_to(Path(zellige.__file__).parent)
    there = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], env=there, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(elsewhere / "__init__.py"), "1", "0"]
