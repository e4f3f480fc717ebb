"""The solver against brute force over many rounds: `python -m tests.search.deep_solver POSITIONS FIRST_SEED`.

It goes further from the end of a round than the tests do, and prints what it saw as it goes and when it is interrupted.
"""

import os
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from tests.search.comparing import compare_many
from zellige.bots.registry import open_bot, warm_up
from zellige.games.offered import OFFERED

NAMES = list(OFFERED)
#: Games that a worker plays at a time.
BLOCK = 4
MOST_MOVES = 15_000


def compare_block(block: int) -> tuple[str, Counter[str]]:
    name = NAMES[block % len(NAMES)]
    return name, compare_many(name, range(block * BLOCK, (block + 1) * BLOCK), MOST_MOVES, further=1)


def main(positions: int, first_seed: int) -> None:
    for name in ("azul-2-coloured", "duel"):
        warm_up(open_bot("master"), name)  # before the workers start
    seen: dict[str, Counter[str]] = {name: Counter() for name in NAMES}
    workers = os.cpu_count() or 1
    block, compared = first_seed // BLOCK, 0
    start = time.monotonic()
    pool = ProcessPoolExecutor(workers)
    waiting: set[Future[tuple[str, Counter[str]]]] = set()
    try:
        while compared < positions:
            while len(waiting) < 2 * workers:
                waiting.add(pool.submit(compare_block, block))
                block += 1
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for name, found in (future.result() for future in done):
                seen[name] += found
                compared += found["compared"]
            rate = compared / (time.monotonic() - start)
            print(f"\r{compared:,} of {positions:,} positions agree, {rate:.0f} a second", end="", flush=True)
    except KeyboardInterrupt:
        print("\ninterrupted")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    print(f"\n{compared:,} positions agree; seen on the way:")
    for name, found in seen.items():
        print(f"{name}: " + ", ".join(f"{count:,} {shown}" for shown, count in found.most_common()))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
