"""Measuring the engine: figures of one run on one core, beside the oracle in the same run."""

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

from zellige.games.azul.batch import Batch
from zellige.games.azul.position import Position
from zellige.games.azul.variant import VARIANTS, Variant
from zellige.rules.azul import batch as rules
from zellige.rules.azul.state import STATE

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


def _load_oracle() -> Any:
    """The oracle belongs to the tests, so it is there only in a checkout of the source."""
    path = Path(__file__).parents[3] / "tests" / "oracle" / "azul.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location("zellige_oracle", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["zellige_oracle"] = module
    spec.loader.exec_module(module)
    return module


def _oracle_moves(oracle: Any, variant: Variant, games: range) -> int:
    moves = 0
    for seed in games:
        try:
            moves += oracle.random_game(variant.players, variant.side, seed).moves_played
        except oracle.EndlessGameError:
            continue
    return moves


def measure_variant(variant: Variant, seconds: float, oracle: Any) -> dict[str, float | None]:
    """The figures of one variant; each takes about `seconds`."""
    games = 2000
    states = np.zeros(games, STATE)
    seeds = np.arange(games, dtype=np.uint64)
    starting = np.zeros(games, np.int8)

    def random_games() -> int:
        rules.start_games(states, variant.players, variant.side_code, starting)
        return int(rules.random_games(states, seeds, MOST_ROUNDS))

    moves_per_game = random_games() / games
    moves_per_second = _rate(random_games, seconds)

    batch = Batch(BATCH_SIZE, variant.players, variant.side)
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

    position = Position.start(variant.players, variant.side).deal(seed=1)
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
    if oracle is not None:
        figures["oracle_ratio"] = round(
            moves_per_second / _rate(lambda: _oracle_moves(oracle, variant, range(20)), seconds)
        )
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
    oracle = _load_oracle()
    for variant in VARIANTS:
        yield str(variant), measure_variant(variant, seconds, oracle)
    yield "start", measure_start()
