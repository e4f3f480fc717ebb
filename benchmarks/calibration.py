"""How often what is called a 70 % chance to win is won: the strongest bot's expectations beside what happened.

    python -m benchmarks.calibration --game azul-2-coloured [--games 400] [--nodes 3000] [--picture FILE] [--json]

The bot plays itself on deals that no training has seen. Before every decision it says what it expects for the player on
turn (`Candidate.winning_chance`, a shared win counting half); the chances are sorted into ten classes, and each is
compared with the share that was won. The error is the mean distance between the two, weighted by how often a class
occurs.
"""

import argparse
import hashlib
import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table

from zellige.arena.workers import on_this_machine
from zellige.bots.thinking import winning_chance
from zellige.bots.works import LEARNED, net_of
from zellige.charts import chart
from zellige.games.offered import OFFERED
from zellige.train.plan import Generation
from zellige.train.playing import play_games

CLASSES = 10
TASK = 20
#: Sizes of the picture in pixels.
SIZE, MARGIN = 420, 56


def expectations(variant: str, nodes: int, seeds: npt.NDArray[np.uint64]) -> tuple[Any, Any]:
    """For every decision of some games the chance that was expected, and the share of the win that came of it."""
    games = play_games(variant, net_of(variant, LEARNED), Generation(len(seeds), nodes, 0), seeds)
    won = (games.places == 0) / (games.places == 0).sum(1, keepdims=True)
    game = np.repeat(np.arange(len(games.lengths)), games.lengths)
    asked = ~np.isnan(games.positions["expected"])
    players = games.positions["state"]["player"]
    chances = np.vectorize(winning_chance)(games.positions["expected"])
    return chances[asked], won[game, players][asked]


def seeds_of(variant: str, games: int) -> npt.NDArray[np.uint64]:
    digest = hashlib.sha256(f"calibration:{variant}".encode()).digest()
    return np.random.SeedSequence(int.from_bytes(digest, "big")).generate_state(games, np.uint64) >> np.uint64(1)


def classes(chances: npt.NDArray[Any], won: npt.NDArray[Any]) -> list[dict[str, float]]:
    """How often each class of chances occurred, what was expected on average, and what was won."""
    place = np.clip((chances * CLASSES).astype(int), 0, CLASSES - 1)
    return [
        {
            "decisions": int((place == index).sum()),
            "expected": float(chances[place == index].mean()),
            "won": float(won[place == index].mean()),
        }
        for index in range(CLASSES)
        if (place == index).any()
    ]


def picture(title: str, found: list[dict[str, float]]) -> str:
    """The reliability plot: on the diagonal what is expected is what happens."""
    inner = SIZE - 2 * MARGIN

    def at(expected: float, won: float) -> str:
        return f"{MARGIN + expected * inner:.1f},{SIZE - MARGIN - won * inner:.1f}"

    parts = [
        f'<text class="faint" x="{SIZE / 2}" y="{SIZE - 14}" text-anchor="middle">expected chance to win</text>',
        f'<text class="faint" transform="translate(16 {SIZE / 2}) rotate(-90)" text-anchor="middle">won</text>',
    ]
    for tenth in range(0, 11, 2):
        x, y = at(tenth / 10, tenth / 10).split(",")
        parts.append(f'<path class="grid" d="M{MARGIN} {y}H{SIZE - MARGIN}M{x} {MARGIN}V{SIZE - MARGIN}"/>')
        parts.append(f'<text class="faint" x="{x}" y="{SIZE - MARGIN + 18}" text-anchor="middle">{tenth * 10}</text>')
        parts.append(f'<text class="faint" x="{MARGIN - 6}" y="{float(y) + 4}" text-anchor="end">{tenth * 10}</text>')
    line = " ".join(at(each["expected"], each["won"]) for each in found)
    parts.append(f'<polyline class="zero" fill="none" stroke-dasharray="4 4" points="{at(0, 0)} {at(1, 1)}"/>')
    parts.append(f'<polyline class="line" stroke-width="2" points="{line}"/>')
    most = max(each["decisions"] for each in found)
    for each in found:
        x, y = at(each["expected"], each["won"]).split(",")
        parts.append(f'<circle class="bar" cx="{x}" cy="{y}" r="{2 + 6 * (each["decisions"] / most) ** 0.5:.1f}"/>')
    return chart(title, SIZE, SIZE, parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(OFFERED), default="azul-2-coloured")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=3_000)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--picture", type=Path, help="write the plot as SVG")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    seeds = seeds_of(chosen.game, chosen.games)
    tasks = [seeds[start : start + TASK] for start in range(0, len(seeds), TASK)]
    parts = []
    with Console(stderr=True).status("playing…") as status:
        for part in on_this_machine(partial(expectations, chosen.game, chosen.nodes), tasks, chosen.jobs):
            parts.append(part)
            status.update(f"{len(parts) * TASK} of {chosen.games} games")
    chances, won = (np.concatenate(each) for each in zip(*parts, strict=True))
    found = classes(chances, won)
    error = sum(each["decisions"] * abs(each["expected"] - each["won"]) for each in found) / len(chances)
    if chosen.picture:
        chosen.picture.write_text(picture(f"{chosen.game}: {chosen.games} games", found), "utf-8")
    if chosen.json:
        print(json.dumps({"game": chosen.game, "games": chosen.games, "error": round(error, 4), "classes": found}))
        return
    table = Table(title=f"{chosen.game}: {len(chances):,} decisions of {chosen.games} games, error {error:.1%}")
    for heading in ("expected", "won", "decisions"):
        table.add_column(heading, justify="right")
    for each in found:
        table.add_row(f"{each['expected']:.1%}", f"{each['won']:.1%}", f"{each['decisions']:,}")
    Console().print(table)


if __name__ == "__main__":
    main()
