"""A training run: every generation plays, is fitted, and has to beat the one before."""

import hashlib
import shutil
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
import platformdirs

from zellige.arena import Budget, Sprt, run_arena
from zellige.arena.run import Watch, fingerprint
from zellige.arena.workers import on_cluster, on_this_machine
from zellige.bots.registry import NET
from zellige.bots.works import HAND_MADE, net_of
from zellige.files import write_whole
from zellige.search.common.net import save_net

from .curves import curve
from .folder import Folder
from .plan import Generation, Plan
from .playing import Games, play_games
from .targets import returns_and_leads

CURVE = "curve.svg"
#: Games of one task, and the share of the games that no fit sees: one of so many.
TASK = 50
HELD_OUT = 20
#: The number of a task, and the seeds of its games.
Task = tuple[int, npt.NDArray[np.uint64]]


class Audience(Protocol):
    """Who is told how a run goes."""

    def says(self, line: str) -> None:
        """Something is done."""

    def is_at(self, what: str, done: int, total: int) -> None:
        """Something is under way."""

    @property
    def watch(self) -> Watch:
        """Told of the games of a gate."""


def default_folder(plan: Plan) -> Path:
    """A folder of the user's own that the plan names, so that the same command goes on."""
    return platformdirs.user_data_path("zellige") / "training" / f"{plan.variant}-{plan.seed}"


def digest(file: Path) -> str:
    """What tells the net of a file from any other."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def train(
    plan: Plan,
    audience: Audience,
    *,
    start: Path | None = None,
    folder: Path | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
) -> Path:
    """Carry out what is left of a plan, and return the file of the best net: the last that passed a gate. Every
    generation plays with the newest, for what it gets wrong is what there is to learn. `start` is a net to begin
    with, and becomes part of the plan.

    Raises ValueError for a folder of another run, WorkersLost and OSError; what was finished is kept on Ctrl-C.
    """
    if start is not None:
        net_of(plan.variant, str(start))
        plan = replace(plan, start=digest(start))
    run = Folder(folder or default_folder(plan), plan.to_json())
    if start is not None and not run.net(-1).exists():
        shutil.copyfile(start, run.net(-1))
    begun = newest = best = HAND_MADE if start is None else str(run.net(-1))
    for number in range(len(plan.generations)):
        net = net_of(plan.variant, newest)
        _play(plan, run, number, net, audience, jobs, cluster)
        _fit(plan, run, number, net, audience)
        newest = str(run.net(number))
        if _passes_gate(plan, run, number, best, audience, jobs, cluster):
            best = newest
        write_whole(run.path / CURVE, curve(plan.variant, run.run["generations"]))
    if best == begun:
        audience.says("no generation is better than what the run began with yet; more generations may be")
        best = newest
    chosen = Path(best)
    audience.says(f"{chosen}: sha256 {digest(chosen)}")
    return chosen


def _play(
    plan: Plan,
    run: Folder,
    number: int,
    net: npt.NDArray[Any],
    audience: Audience,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Play the games of a generation that are not there yet."""
    seeds = plan.seeds(number)
    tasks = list(enumerate(seeds[start : start + TASK] for start in range(0, len(seeds), TASK)))
    missing = [task for task in tasks if not run.games(number, task[0]).exists()]
    done = len(tasks) - len(missing)
    what = f"generation {number + 1}: games"
    work = partial(_part, plan.variant, net, plan.generations[number])
    began = time.monotonic()
    audience.is_at(what, min(done * TASK, len(seeds)), len(seeds))
    with closing(
        on_cluster(work, missing, cluster, jobs) if cluster else on_this_machine(work, missing, jobs)
    ) as played:
        for part, games, seconds in played:
            games.save(run.games(number, part))
            done += 1
            known = run.told(number)
            known["code"] = fingerprint(plan.variant, ("rules", "search"), "*.py")
            known["cpu_seconds"] = round(known.get("cpu_seconds", 0.0) + seconds, 1)
            run.write()
            audience.is_at(what, min(done * TASK, len(seeds)), len(seeds))
    if missing:
        pace = len(missing) * TASK / (time.monotonic() - began)
        audience.says(f"generation {number + 1}: {len(seeds)} games, {pace:.1f} a second")


def _part(variant: str, net: npt.NDArray[Any], generation: Generation, task: Task) -> tuple[int, Games, float]:
    """Play some games of a generation: the number of the task, the games, and the seconds of CPU that they took."""
    part, seeds = task
    began = time.process_time()
    games = play_games(variant, net, generation, seeds)
    return part, games, time.process_time() - began


def _lessons(
    plan: Plan, run: Folder, generations: range
) -> tuple[Games, npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """The games of some generations, and what their positions turned out to be worth."""
    played = [Games.load(run.all_games(number)) for number in generations]
    found = [returns_and_leads(games, plan.keeping_of(of)) for of, games in zip(generations, played, strict=True)]
    returns, leads = (np.concatenate(each) for each in zip(*found, strict=True))
    return Games.joined(played), returns, leads


def _fit(plan: Plan, run: Folder, number: int, net: npt.NDArray[Any], audience: Audience) -> None:
    if run.net(number).exists():
        return
    from .fitting import fit

    window = range(max(0, number - plan.window + 1), number + 1)
    games, returns, leads = _lessons(plan, run, window)
    held_out = np.repeat(np.arange(len(games.lengths)) % HELD_OUT == 0, games.lengths)
    known = run.told(number)
    known.update(fitted_games=len(games.lengths), fitted_positions=len(games.positions), epochs=[])

    def told(epoch: int, wrong: float, explained: float) -> None:
        known["epochs"].append([round(wrong, 4), round(explained, 4)])
        audience.is_at(f"generation {number + 1}: epochs", epoch, plan.epochs)

    began = time.process_time()
    fitted = fit(
        plan.variant,
        games.positions,
        returns,
        leads,
        held_out,
        net,
        epochs=plan.epochs,
        seed=plan.seed + number,
        told=told,
    )
    known["fit_cpu_seconds"] = round(time.process_time() - began, 1)
    save_net(run.net(number), fitted, plan.variant)
    run.write()
    audience.says(
        f"generation {number + 1}: fitted to {len(games.positions)} positions of {len(games.lengths)} games, "
        f"{known['epochs'][-1][1]:.1%} of the held-out variance explained"
    )


def _passes_gate(
    plan: Plan, run: Folder, number: int, best: str, audience: Audience, jobs: int | None, cluster: str | None
) -> bool:
    """Whether a net is better than the best before it, on deals that nobody has seen."""
    known = run.told(number)
    if "passed" not in known and plan.gate_games == 0:
        audience.says(f"generation {number + 1}: it takes over without a test")
        return True
    if "passed" not in known:
        report = run_arena(
            [f"{NET}{run.net(number)}", best if best == HAND_MADE else f"{NET}{best}"],
            plan.variant,
            games=plan.gate_games,
            budget=Budget(cpu_seconds=plan.gate_seconds),
            seed=plan.seed * 1_000 + number,
            sprt=Sprt(0.0, plan.gate_elo),
            jobs=jobs,
            cluster=cluster,
            watch=audience.watch,
        )
        net, accepted = report.players[0], report.sprt.accepted if report.sprt else None
        known["gate"] = {
            "games": report.games,
            "score": round(net.score, 4),
            "score_error": round(net.score_error, 4),
        }
        known["passed"] = accepted == "elo1" or (accepted is None and net.score > 0.5)
        run.write()
    gate = known["gate"]
    verdict = "takes over" if known["passed"] else "is not better than the best before"
    score = f"{gate['score']:.1%} ± {gate['score_error']:.1%} over {gate['games']} games"
    audience.says(f"generation {number + 1}: {score}: it {verdict}")
    return bool(known["passed"])
