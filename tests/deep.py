"""Engines against oracles over a million games: `make test-deep`, or `python -m tests.deep GAMES FIRST_SEED`.

It prints what it covered as it goes, and when it is interrupted.
"""

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.oracle import comparing_azul, comparing_duel
from zellige import azul

BLOCK = 250
NAMES = [*map(str, azul.VARIANTS), "duel"]


def compare_block(block: int) -> tuple[str, Counter[str], int]:
    name = NAMES[block % len(NAMES)]
    seeds = range(block * BLOCK, (block + 1) * BLOCK)
    if name == "duel":
        return "duel", *comparing_duel.compare_many(seeds)
    return "azul", *comparing_azul.compare_many(azul.Variant.parse(name), seeds)


def main(games: int, first_seed: int) -> None:
    # Compile before the workers start.
    comparing_azul.compare_many(azul.VARIANTS[0], range(1))
    comparing_duel.compare_many(range(1))
    corners: dict[str, Counter[str]] = {"azul": Counter(), "duel": Counter()}
    moves = blocks = 0
    start = time.monotonic()
    first = first_seed // BLOCK
    pool = ProcessPoolExecutor(os.cpu_count())
    try:
        waiting = [pool.submit(compare_block, block) for block in range(first, first + -(-games // BLOCK))]
        for done in as_completed(waiting):
            game, seen, played = done.result()
            corners[game] += seen
            moves += played
            blocks += 1
            rate = blocks * BLOCK / (time.monotonic() - start)
            print(f"\r{blocks * BLOCK:,} of {games:,} games agree, {rate:.0f} a second", end="", flush=True)
    except KeyboardInterrupt:
        print("\ninterrupted")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    print(f"\n{blocks * BLOCK:,} games and {moves:,} moves agree; seen on the way:")
    for game, listed in (("azul", comparing_azul.CORNERS), ("duel", comparing_duel.CORNERS)):
        for corner in listed:
            print(f"{corners[game][corner]:>12,}  {game}: {corner}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
