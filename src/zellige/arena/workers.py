"""Who carries out the work: the cores of this machine through joblib, or a cluster through Ray."""

import logging
import os
import signal
import socket
import time
import warnings
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from threading import Thread
from typing import Any, TypeVar
from urllib.parse import urlsplit

from .table import close_players

TaskT = TypeVar("TaskT")
OutcomeT = TypeVar("OutcomeT")

#: How often work is handed out again when the process or machine that had it disappears.
RETRIES = 3
#: How often, in seconds, a process looks whether its parent still lives.
_GLANCE = 1.0
KEPT = "finished games are kept, and the same command goes on"


class WorkersLost(Exception):
    """Some work could not be done, because whatever was to do it disappeared or is not there."""


def on_this_machine(work: Callable[[TaskT], OutcomeT], tasks: Sequence[TaskT], jobs: int | None) -> Generator[OutcomeT]:
    """The outcomes in the order in which they are ready; `jobs` processes, by default one for each core.

    When a process is killed, joblib gives up everything that was under way: that is handed out again.
    """
    from joblib import Parallel, delayed
    from joblib.externals.loky import get_reusable_executor
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    left = dict(enumerate(tasks))
    disappeared = 0
    while left:
        parallel = Parallel(
            n_jobs=jobs or -1,
            batch_size=1,
            return_as="generator_unordered",
            backend="loky",
            initializer=_begin_process,
        )
        handed_out = [delayed(_numbered)(work, number, task) for number, task in left.items()]
        outcomes = parallel(handed_out)
        try:
            for number, outcome in outcomes:
                del left[number]
                disappeared = 0
                yield outcome
        except TerminatedWorkerError:
            disappeared += 1
            if disappeared > RETRIES:
                raise WorkersLost(f"processes were killed {disappeared} times in a row; {KEPT}") from None
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", UserWarning)  # that some tasks are left undone is meant
                outcomes.close()
            # Nothing stays behind, neither the processes nor the engines that they started.
            close_players()
            get_reusable_executor(reuse=True).shutdown()


def _numbered(work: Callable[[TaskT], OutcomeT], number: int, task: TaskT) -> tuple[int, OutcomeT]:
    return number, work(task)


def _begin_process() -> None:
    """Interrupts are the parent's business, and without a parent nobody wants what is under way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_GLANCE)
    os._exit(1)


def on_cluster(
    work: Callable[[TaskT], OutcomeT], tasks: Sequence[TaskT], address: str, jobs: int | None
) -> Generator[OutcomeT]:
    """The outcomes in the order in which they are ready, from the Ray cluster at an address; `local` starts one here.

    These are Ray's own tasks, not its backend for joblib: that one works in actors, and what a killed actor had is
    lost, whereas Ray carries out a task again when its process or its machine disappears.
    """
    ray = _connected(address, jobs)
    try:

        def carry_out(task: TaskT) -> OutcomeT:
            return work(task)

        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(carry_out)
        # So many are handed out at a time that no core waits, and few enough to stop soon.
        at_once = 2 * (jobs or max(1, int(ray.cluster_resources().get("CPU", 1))))
        waiting = iter(tasks)
        under_way: list[Any] = []
        lost = 0
        while True:
            under_way += [remote.remote(task) for task in islice(waiting, at_once - len(under_way))]
            if not under_way:
                break
            ready, under_way = ray.wait(under_way)
            try:
                yield ray.get(ready[0])
            except ray.exceptions.RayTaskError as error:
                raise WorkersLost(f"the cluster cannot play: {error.cause!r}") from None
            except ray.exceptions.RayError:
                lost += 1
        if lost:
            raise WorkersLost(f"{lost} games were lost with their processes, {RETRIES + 1} times each; {KEPT}")
    finally:
        ray.shutdown()


def _connected(address: str, jobs: int | None) -> Any:
    """Ray, connected to the cluster at an address; raises WorkersLost."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise WorkersLost("--cluster needs Ray: pip install 'zellige[cluster]'") from None
    options: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        if address not in ("local", "auto"):
            _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **options)
    except (OSError, ValueError, RuntimeError) as error:
        sentence = str(error).strip().partition("\n")[0]
        raise WorkersLost(f"no Ray cluster at {address!r}: {sentence}") from None
    return ray


def _knock(address: str) -> None:
    """See whether anybody answers, for Ray tries for minutes; raises OSError or ValueError."""
    place = urlsplit(address if "://" in address else f"//{address}")
    if not place.hostname or not place.port:
        raise ValueError("an address is local, auto, HOST:PORT or ray://HOST:PORT")
    socket.create_connection((place.hostname, place.port), timeout=10).close()
