"""Measuring the engine: figures of one run on one core, beside the oracle in the same run."""

import contextlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from zellige.games.offered import OFFERED, Offered

#: Random games on the grey side need not end (AZ-6.2).
MOST_ROUNDS = 100
BATCH_SIZE = 1024

_START = "import zellige.azul as azul; g = azul.Game(seed=1); g.play(g.position.legal_moves()[0])"


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second: the best of the repetitions that fit, as noise only ever slows a machine down."""
    work()  # once unmeasured: compiled code is loaded when it is first called
    best = 0.0
    end = time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        done = work()
        now = time.perf_counter()
        best = max(best, done / (now - start))
        if now > end:
            return best


def _load_oracle(game: str) -> Any:
    """The oracles belong to the tests, so they are there only in a checkout of the source."""
    path = Path(__file__).parents[3] / "tests" / "oracle" / f"{game}.py"
    if not path.exists():
        return None
    name = f"zellige_oracle_{game}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _oracle_moves(name: str, games: range) -> int:
    """How many moves the plain Python implementation plays in these random games."""
    game, *variant = name.split("-")
    oracle = _load_oracle(game)
    arguments = [int(variant[0]), variant[1]] if variant else []
    moves = 0
    for seed in games:
        # On Azul's grey side a random game need not end; the oracle gives up after many rounds.
        with contextlib.suppress(getattr(oracle, "EndlessGameError", ValueError)):
            moves += oracle.random_game(*arguments, seed).moves_played
    return moves


def measure_variant(offered: Offered, seconds: float) -> dict[str, float | None]:
    """The figures of one variant; each takes about `seconds`."""
    games = offered.new_batch(2000)
    engine = games.engine
    starts = games.states.tobytes()

    def random_games() -> int:
        states = np.frombuffer(bytearray(starts), engine.STATE)
        return int(engine.random_games(states, games.seeds, MOST_ROUNDS))

    moves_per_game = random_games() / len(games)
    moves_per_second = _rate(random_games, seconds)

    batch = offered.new_batch(BATCH_SIZE)
    masks = batch.masks()

    def batch_steps() -> int:
        steps = 0
        for _ in range(64):
            over = batch.over
            if over.any():
                batch.reset(over)
            batch.step(batch.random_actions())
            batch.masks(masks)
            steps += len(batch)
        return steps

    position = offered.new_game(seed=1).position
    move = position.legal_moves()[0]

    def applies() -> int:
        for _ in range(1000):
            position.play(move)
        return 1000

    def lists() -> int:
        for _ in range(1000):
            position.legal_moves()
        return 1000

    figures: dict[str, float | None] = {
        "moves_per_second": round(moves_per_second),
        "games_per_second": round(moves_per_second / moves_per_game),
        "batch_steps_per_second": round(_rate(batch_steps, seconds)),
        "apply_microseconds": round(1e6 / _rate(applies, seconds / 4), 2),
        "legal_moves_microseconds": round(1e6 / _rate(lists, seconds / 4), 2),
        "oracle_ratio": None,
    }
    if _load_oracle(offered.name.partition("-")[0]) is not None:
        oracle_moves_per_second = _rate(lambda: _oracle_moves(offered.name, range(3)), seconds)
        figures["oracle_ratio"] = round(moves_per_second / oracle_moves_per_second)
    return figures


def _seconds_to_first_move(cache: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", _START], check=True, env={**os.environ, "ZELLIGE_CACHE": cache})
    return round(time.perf_counter() - start, 2)


def measure_start() -> dict[str, float]:
    """From nothing to the first move of a game: the first start ever, and every later one."""
    with tempfile.TemporaryDirectory() as cache:
        cold = _seconds_to_first_move(cache)
        warm = min(_seconds_to_first_move(cache) for _ in range(3))
    return {"cold_seconds": cold, "warm_seconds": warm}


def measure(seconds: float) -> Iterator[tuple[str, dict[str, Any]]]:
    """All figures, one by one, with the name they go by."""
    for name, offered in OFFERED.items():
        yield name, measure_variant(offered, seconds)
    yield "start", measure_start()
