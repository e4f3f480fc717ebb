"""The solver against brute force, over the ends of many rounds."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from tests.search.brute_force import OBJECTIVES, BruteForce, TooLarge
from tests.search.positions import Position, rounds
from zellige.analysis.solver import solve
from zellige.bots.thinking import Budget, known_to_mover, nothing_is_hidden

#: How many decisions before the end of a round are compared at most, so that brute force mostly gets there.
FROM_THE_END = {"coloured": 5, "grey": 7, "duel": 14}
#: More than alpha-beta needs for what brute force can do.
NODES = Budget(nodes=10_000_000)


def level(position: Position, lead: int) -> Position:
    """The same without that lead of the player on turn over the others."""
    scores = [board.score + max(lead, 0) for board in position.layout.boards]
    scores[position.player] += max(-lead, 0) - max(lead, 0)
    boards = [replace(board, score=score) for board, score in zip(position.layout.boards, scores, strict=True)]
    return position.from_layout(replace(position.layout, boards=tuple(boards)))


def compare(position: Position, tried: BruteForce) -> Counter[str]:
    """Compare both objectives; returns what the position shows."""
    seen = Counter({"compared": 1, str(position.layout.phase): 1, "forced": int(len(tried.outcomes) == 1)})
    for objective in OBJECTIVES:
        value, moves = tried.best(objective)
        solution = solve(known_to_mover(position), objective, NODES)
        found = solution.proved, solution.value, sorted(map(str, solution.moves))
        assert found == (True, value, sorted(map(str, moves))), f"{objective} in {position!r}"
        assert solution.line[0] in moves
        seen[f"choice of {objective}"] = int(len(moves) < len(tried.outcomes))
        if objective == "result":
            seen[f"result {value:+}"] += 1
    return seen


def compare_late(position: Position, most_moves: int, rng: random.Random) -> Iterator[Counter[str]]:
    """Compare in a position, and if the game can end there, again with scores that make it a close one."""
    known = known_to_mover(position)
    if not nothing_is_hidden(known):
        assert not solve(known, "margin", Budget(nodes=100)).proved, repr(known)
        yield Counter({"hidden": 1})
        return
    try:
        tried = BruteForce(position, most_moves)
        yield compare(position, tried)
        if any(result for _, result in tried.outcomes.values()):
            closer = level(position, tried.best("margin")[0] + rng.choice((-1, 0, 1)))
            yield compare(closer, BruteForce(closer, most_moves))
    except TooLarge:
        yield Counter({"too large": 1})


def compare_many(name: str, seeds: Iterable[int], most_moves: int, *, further: int = 0) -> Counter[str]:
    """One position of every round of the games with these seeds, up to so much further from its end."""
    seen: Counter[str] = Counter()
    farthest = FROM_THE_END[name.rpartition("-")[2]] + further
    for seed in seeds:
        rng = random.Random(seed)
        for played in rounds(name, seed):
            for one in compare_late(rng.choice(played[-farthest:]), most_moves, rng):
                seen += one
    return seen
