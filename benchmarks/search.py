"""The speed of the searches beside the engine's bare speed, in one run; `make bench-search`.

    python -m benchmarks.search [--seconds 2] [--json]

Positions are the starts of rounds in random games. "Two cores" is two processes at once, beside one alone. The
alpha-beta search judges by hand-made features, and by the net that ships for a game.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from joblib import Parallel, delayed
from rich.console import Console
from rich.table import Table

from zellige.bots.registry import SEARCHING, UCT
from zellige.bots.searching import SearchBot, UctBot
from zellige.bots.thinking import Bot, Budget, known_to_mover
from zellige.bots.works import HAND_MADE, LEARNED, net_file
from zellige.games.offered import OFFERED

GAMES = ("azul-2-coloured", "azul-3-coloured", "azul-4-coloured", "duel")
SLICE = 0.25
BOTS: dict[str, Callable[[], Bot]] = {
    HAND_MADE: lambda: SearchBot("bench", replace(SEARCHING["master"], judge=HAND_MADE)),
    LEARNED: lambda: SearchBot("bench", SEARCHING["master"]),
    "uct": lambda: UctBot("bench", UCT),
}


def search_speed(game: str, kind: str, seconds: float) -> float:
    """Nodes, or simulations, a second of CPU time of one bot."""
    bot = BOTS[kind]()
    offered = OFFERED[game]
    bot.think(known_to_mover(offered.new_game(seed=0).position), Budget(nodes=1000))
    nodes, spent, seed = 0, 0.0, 1
    while spent < seconds:
        bot.new_game()
        position = offered.new_game(seed=seed).position
        bot.think(known_to_mover(position), Budget(nodes=1))
        began = time.process_time()
        nodes += bot.think(known_to_mover(position), Budget(cpu_seconds=SLICE), seed=seed).nodes
        spent += time.process_time() - began
        seed += 1
    return nodes / spent


def bare_speed(game: str, seconds: float) -> float:
    """Random moves a second of the compiled engine."""
    offered = OFFERED[game]
    batch = offered.new_batch(500, seed=1)
    moves, spent = 0, 0.0
    engine: Any = offered.position_type.engine
    engine.random_games(batch.states.copy(), np.arange(500, dtype=np.uint64), 12)
    while spent < seconds:
        states = batch.states.copy()
        began = time.process_time()
        moves += engine.random_games(states, np.arange(500, dtype=np.uint64), 12)
        spent += time.process_time() - began
    return moves / spent


def measure(seconds: float) -> dict[str, dict[str, float]]:
    figures: dict[str, dict[str, float]] = {}
    for game in GAMES:
        row = {"engine moves/s": bare_speed(game, seconds)}
        for kind in BOTS:
            if kind == LEARNED and not net_file(game).exists():
                continue
            row[f"{kind}/s"] = search_speed(game, kind, seconds)
            both = Parallel(2)(delayed(search_speed)(game, kind, seconds) for _ in range(2))
            row[f"{kind}/s on two cores"] = sum(both)
        figures[game] = {name: round(value) for name, value in row.items()}
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps(figures, indent=2))
        return
    table = Table("", *figures, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for name in dict.fromkeys(name for row in figures.values() for name in row):
        table.add_row(name, *(f"{row[name]:,}" if name in row else "" for row in figures.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
