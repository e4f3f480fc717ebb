"""Work is done once and all of it, also when a process is killed in the middle."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from zellige.arena import workers
from zellige.arena.contestants import read_contestants
from zellige.arena.schedule import Schedule, Table
from zellige.arena.table import Match, Result, play_table
from zellige.arena.workers import WorkersLost, on_cluster, on_this_machine
from zellige.bots.thinking import Budget

MATCH = Match("azul-2-coloured", 1, read_contestants(["random", "random"], Budget(nodes=1)))
TABLES = list(Schedule.of(2, 2, 12).tables())

Outcome = tuple[Result, str]
Spread = Callable[[Callable[[Table], Outcome], list[Table]], Iterator[Outcome]]


def here(work: Callable[[Table], Outcome], tables: list[Table]) -> Iterator[Outcome]:
    return on_this_machine(work, tables, jobs=2)


def on_ray(work: Callable[[Table], Outcome], tables: list[Table]) -> Iterator[Outcome]:
    return on_cluster(work, tables, "local", jobs=2)


def killed_once(folder: Path, table: Table) -> Outcome:
    """Play, but the process that gets the fifth game first is killed at it."""
    with (folder / "processes").open("a") as processes:
        processes.write(f"{os.getpid()}\n")
    if table.number == 5:
        try:
            (folder / "killed").touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return play_table(MATCH, table)


@pytest.mark.parametrize("spread", [here, on_ray])
def test_a_process_killed_in_the_middle_loses_no_game(spread: Spread, tmp_path: Path) -> None:
    outcomes = list(spread(partial(killed_once, tmp_path), TABLES))
    assert (tmp_path / "killed").exists()
    assert sorted(result.number for result, _ in outcomes) == list(range(12))
    by_number = {result.number: (result.places, result.scores, text) for result, text in outcomes}
    expected = {table.number: play_table(MATCH, table) for table in TABLES}
    assert by_number == {number: (result.places, result.scores, text) for number, (result, text) in expected.items()}
    processes = set((tmp_path / "processes").read_text().split())
    assert len(processes) >= 2
    assert str(os.getpid()) not in processes


ENDLESS = """
from tests.arena.test_workers import endless
from zellige.arena.workers import on_this_machine
list(on_this_machine(endless, range(2), jobs=2))
"""


def endless(task: int) -> None:
    print(task, flush=True)
    time.sleep(10_000)


@pytest.mark.skipif(sys.platform == "win32", reason="a process there does not hear of its parent's end")
def test_whoever_is_killed_leaves_no_process_behind() -> None:
    parent = subprocess.Popen([sys.executable, "-c", ENDLESS], cwd=Path(__file__).parents[2], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    assert sorted(parent.stdout.readline() for _ in range(2)) == [b"0\n", b"1\n"]
    parent.kill()
    parent.communicate(timeout=60)  # it waits until the last process that could still print something has ended


def killed_always(task: int) -> int:
    if task == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_work_that_always_kills_its_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "RETRIES", 1)
    with pytest.raises(WorkersLost, match="2 times"):
        list(on_this_machine(killed_always, range(4), jobs=2))


def test_what_is_ready_can_be_had_before_the_rest_and_the_rest_be_left() -> None:
    outcomes = on_this_machine(abs, range(100_000), jobs=2)
    assert next(outcomes) in range(100)
    outcomes.close()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(WorkersLost, match=f"no Ray cluster at '{address}'"):
        next(on_cluster(abs, [1], address, jobs=None))
