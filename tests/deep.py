"""Engine against oracle over a million games: `make test-deep`, or `python -m tests.deep GAMES FIRST_SEED`.

It prints what it covered as it goes, and when it is interrupted.
"""

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.oracle.comparing import CORNERS, compare_many
from zellige import azul

BLOCK = 250


def compare_block(block: int) -> tuple[Counter[str], int]:
    variant = azul.VARIANTS[block % len(azul.VARIANTS)]
    return compare_many(variant, range(block * BLOCK, (block + 1) * BLOCK))


def main(games: int, first_seed: int) -> None:
    compare_many(azul.VARIANTS[0], range(1))  # compiles before the workers start
    corners: Counter[str] = Counter()
    moves = blocks = 0
    start = time.monotonic()
    first = first_seed // BLOCK
    pool = ProcessPoolExecutor(os.cpu_count())
    try:
        waiting = [pool.submit(compare_block, block) for block in range(first, first + -(-games // BLOCK))]
        for done in as_completed(waiting):
            seen, played = done.result()
            corners += seen
            moves += played
            blocks += 1
            rate = blocks * BLOCK / (time.monotonic() - start)
            print(f"\r{blocks * BLOCK:,} of {games:,} games agree, {rate:.0f} a second", end="", flush=True)
    except KeyboardInterrupt:
        print("\ninterrupted")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    print(f"\n{blocks * BLOCK:,} games and {moves:,} moves agree; seen on the way:")
    for corner in CORNERS:
        print(f"{corners[corner]:>12,}  {corner}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
