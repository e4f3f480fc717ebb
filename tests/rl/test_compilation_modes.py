"""The environments as plain Python, where places out of bounds are errors: the same steps as compiled."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from zellige.rl import vector_env

#: Of games that are cut short after one round, so that many end and start anew.
STEPS = {"azul-2-coloured": 40, "azul-3-grey": 60, "duel": 100}


def steps() -> str:
    """What all steps of a few games lead to."""
    seen = hashlib.sha256()
    for variant, number in STEPS.items():
        env = vector_env(variant, 2, seed=2, reward="rank", most_rounds=1)
        for _ in range(number):
            for array in env.step(env.random_actions()):
                seen.update(array.tobytes())
        assert env.finished.all()
    return seen.hexdigest()


def test_plain_python_takes_the_same_steps() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tests.rl.test_compilation_modes import steps; print(steps())"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == steps(), done.stderr
