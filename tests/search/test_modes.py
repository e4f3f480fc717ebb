"""The searches as plain Python, which checks bounds and overflow: the same thoughts as compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

THOUGHTS = """
from tests.search.positions import rounds
from zellige.bots.registry import open_bot
from zellige.bots.thinking import Budget, known_to_mover
for variant in {variants}:
    for name, nodes in (("greedy", 1), ("club", 25), ("master", 25), ("uct", 2)):
        bot = open_bot(name)
        for position in next(rounds(variant, 1))[::6]:
            thought = bot.think(known_to_mover(position), Budget(nodes=nodes))
            # Plain Python sums up in other precision than compiled code.
            values = [(str(each.move), round(each.value, 2)) for each in thought.candidates]
            print(variant, name, thought.depth, thought.nodes, values[:1], sorted(values))
"""

KEYS = """
import numpy as np
from tests.search.positions import rounds
from zellige.search.{game} import search
works = np.zeros(1, search.WORK)
work = works[0]
for seed in range(4):
    for played in rounds({variant!r}, seed):
        seen = set()
        for position in played:
            work.stack[0] = position.record[0]
            search.prepare(work, work.stack[0])
            seen.add(int(search.position_key(work, 0)))
        assert len(seen) == len(played), (seed, position.round)
print("told apart")
"""

GAMES = {"azul": ("azul-2-coloured", "azul-3-grey"), "duel": ("duel",)}


def run(script: str, **mode: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script],
        env={**os.environ, **mode},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_plain_python_thinks_the_same(game: str) -> None:
    script = THOUGHTS.format(variants=GAMES[game])
    assert run(script, NUMBA_DISABLE_JIT="1") == run(script)


@pytest.mark.parametrize("game", GAMES)
def test_keys_tell_positions_apart(game: str) -> None:
    """Plain Python does not let a key that is too long for 64 bits overflow in silence."""
    script = KEYS.format(game=game, variant=GAMES[game][0])
    assert run(script, NUMBA_DISABLE_JIT="1") == "told apart\n"
