"""Fit the evaluation to games that the search plays against itself, and write its weights into the package.

    python tools/fit_evaluation.py azul-2-coloured --games 2000 --nodes 2000 --generations 2

Each generation plays with the weights of the one before, the first with those of the package (or a first guess).
"""

import argparse
import sys
import time
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
from joblib import Parallel, cpu_count, delayed

from zellige.games.offered import OFFERED
from zellige.search.common.evaluation import ROUND_END, STAGES
from zellige.search.common.weights import load_weights, save_weights

#: Games per task, rounds after which a game is given up, and the strength of the regression's pull towards 0.
TASK = 20
MAX_ROUNDS = 12
RIDGE = 20.0


def modules_of(variant: str) -> tuple[Any, Any]:
    game = variant.split("-")[0]
    return import_module(f"zellige.search.{game}.evaluation"), import_module(f"zellige.search.{game}.search")


def play_games(variant: str, weights: Any, seeds: npt.NDArray[np.uint64], nodes: int) -> npt.NDArray[Any]:
    """Games of the search against itself: what was noted of them."""
    evaluation, search = modules_of(variant)
    works = np.zeros(1, search.WORK)
    works["weights"] = weights
    found = []
    for seed in seeds.tolist():
        batch = OFFERED[variant].new_batch(1, seed=seed)
        samples = np.zeros(4000, evaluation.SAMPLE)
        seeds_now = np.array([seed], np.uint64)
        count = search.learning.self_play(works, batch.states, seeds_now, nodes, 8, 30, MAX_ROUNDS, samples)
        if batch.over[0]:
            samples["game"][:count] = seed % (1 << 31)
            found.append(samples[:count])
    return np.concatenate(found)


def fit(evaluation: Any, samples: npt.NDArray[Any], players: int) -> Any:
    """Ridge regression of what a player still gains on the features, for every stage and number of rounds left."""
    table = evaluation.first_guess()
    for stage in range(STAGES):
        for rounds in range(evaluation.ROUNDS_LEFT):
            chosen = samples[(samples["stage"] == stage) & (samples["rounds_left"] == rounds)]
            if len(chosen) < 200 or (stage, rounds) == (ROUND_END, 0):
                continue  # at the end of the game there is nothing to foretell
            features = chosen["features"].astype(np.float64)
            gained = (chosen["final"] - chosen["score"]).astype(np.float64)
            pull = RIDGE * np.eye(features.shape[1])
            pull[evaluation.ALWAYS, evaluation.ALWAYS] = 0.01
            weights = np.linalg.solve(features.T @ features + pull, features.T @ gained)
            table["weights"][0, stage, rounds] = weights
            # The players' samples of one position stand one after the other.
            expected = (features @ weights + chosen["score"]).reshape(-1, players)
            final = chosen["final"].reshape(-1, players)
            leads = [(scores[:, :1] - np.delete(scores, 0, 1).max(1, keepdims=True)) for scores in (expected, final)]
            errors = leads[1] - leads[0]
            table["spread"][0, stage, rounds] = max(float(np.sqrt((errors**2).mean())), 1.0)
            explained = 1 - errors.var() / max(leads[1].var(), 1e-9)
            print(
                f"  stage {stage} rounds {rounds}: {len(chosen):7d} boards, lead ± "
                f"{table['spread'][0, stage, rounds]:5.2f}, R² {explained:.2f}"
            )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", choices=OFFERED)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--first-guess", action="store_true", help="start from the first guess")
    chosen = parser.parse_args()
    evaluation, _ = modules_of(chosen.variant)
    table = None
    if not chosen.first_guess:
        table = load_weights(evaluation.WEIGHTS_FILE, evaluation.WEIGHTS, chosen.variant)
    if table is None:
        table = evaluation.first_guess()
    players = OFFERED[chosen.variant].players
    random = np.random.default_rng(chosen.seed)
    previous: list[npt.NDArray[Any]] = []
    for generation in range(1, chosen.generations + 1):
        seeds = random.integers(0, 1 << 63, chosen.games, np.uint64)
        tasks = [seeds[start : start + TASK] for start in range(0, chosen.games, TASK)]
        began = time.perf_counter()
        samples = []
        work = (delayed(play_games)(chosen.variant, table, task, chosen.nodes) for task in tasks)
        for noted in Parallel(chosen.jobs, return_as="generator_unordered")(work):
            samples.append(noted)
            rate = len(samples) * TASK / (time.perf_counter() - began)
            sys.stderr.write(f"\rgeneration {generation}: {len(samples) * TASK}/{chosen.games} games, {rate:.1f}/s")
        sys.stderr.write("\n")
        previous = [*previous[-1:], np.concatenate(samples)]
        table = fit(evaluation, np.concatenate(previous), players)
        save_weights(evaluation.WEIGHTS_FILE, chosen.variant, table)


if __name__ == "__main__":
    main()
