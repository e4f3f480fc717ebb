"""The speed of the environments beside the engine's bare batch and a game of OpenSpiel, in one run.

    python -m benchmarks.environments [--seconds 2] [--games 1024] [--json]

Everything plays random moves on one core and is timed by its own CPU time, in turns, so that whatever else the machine
does slows all of them alike. OpenSpiel's game is backgammon, in C++: it has dice like our deals, two players, a game of
some 100 moves with 24 choices each, and an observation of 200 numbers. It is asked for what the environments give: the
legal moves and the observation of the player on turn. It is called from Python, as by whoever trains with it.
"""

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from zellige.games.offered import OFFERED
from zellige.rl import pettingzoo_env, vector_env

OPEN_SPIEL_GAME = "backgammon"
#: Steps of an environment that is called move by move, and of one that is called for all its games, at a time.
SINGLE, VECTOR = 300, 40


def bare_batch(variant: str, games: int) -> Callable[[], int]:
    """The engine's batch: random moves, masks, and games that are over start anew; no observations."""
    batch = OFFERED[variant].new_batch(games, seed=1)
    masks = batch.masks()

    def steps() -> int:
        for _ in range(VECTOR):
            over = batch.over
            if over.any():
                batch.reset(over)
            batch.step(batch.random_actions())
            batch.masks(masks)
        return VECTOR * games

    return steps


def vector(variant: str, games: int) -> Callable[[], int]:
    env = vector_env(variant, games, seed=1)

    def steps() -> int:
        for _ in range(VECTOR):
            env.step(env.random_actions())
        return VECTOR * games

    return steps


def pettingzoo(variant: str) -> Callable[[], int]:
    env = pettingzoo_env(variant)
    rng = random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(SINGLE):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                observation = env.observe(env.agent_selection)
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return SINGLE

    return steps


def open_spiel(name: str) -> Callable[[], int]:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    state = game.new_initial_state()

    def steps() -> int:
        nonlocal state
        played = 0
        while played < SINGLE:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                played += 1
        return played

    return steps


def measure(games: int, seconds: float) -> dict[str, float]:
    """Steps a second of everything; each gets about so many seconds."""
    works = {f"open_spiel {OPEN_SPIEL_GAME}": open_spiel(OPEN_SPIEL_GAME)}
    for variant in OFFERED:
        works[f"batch {variant}"] = bare_batch(variant, games)
        works[f"vector {variant}"] = vector(variant, games)
        works[f"pettingzoo {variant}"] = pettingzoo(variant)
    spent = dict.fromkeys(works, 0.0)
    best = dict.fromkeys(works, 0.0)
    for work in works.values():
        work()  # once unmeasured: compiled code is loaded when it is first called
    while min(spent.values()) < seconds:
        for name, work in works.items():
            began = time.process_time()
            done = work()
            taken = time.process_time() - began
            spent[name] += taken
            best[name] = max(best[name], done / taken)
    return best


def show(figures: dict[str, float]) -> None:
    other = figures[f"open_spiel {OPEN_SPIEL_GAME}"]
    table = Table(title=f"steps a second; OpenSpiel's {OPEN_SPIEL_GAME}: {other:,.0f}")
    table.add_column("variant")
    for heading in ("batch", "vector", "PettingZoo", "of batch", "× PettingZoo", "× OpenSpiel"):
        table.add_column(heading, justify="right")
    for variant in OFFERED:
        batch, vectors, single = (figures[f"{kind} {variant}"] for kind in ("batch", "vector", "pettingzoo"))
        ratios = [f"{vectors / batch:.0%}", f"{vectors / single:.0f}", f"{vectors / other:.0f}"]
        table.add_row(variant, *(f"{rate / 1000:,.0f} k" for rate in (batch, vectors, single)), *ratios)
    Console(width=100).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = measure(options.games, options.seconds)
    if options.json:
        print(json.dumps({name: round(rate) for name, rate in figures.items()}))
    else:
        show(figures)


if __name__ == "__main__":
    main()
