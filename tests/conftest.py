"""Settings for all tests."""

import subprocess
import sys

import pytest
from hypothesis import settings

from zellige.rules.common.compiling import is_compiled

# No deadline: the first example loads compiled code, and tests are never about time.
settings.register_profile("zellige", deadline=None, max_examples=40, print_blob=True)
settings.load_profile("zellige")

_COMPILE = """
from zellige.bots.registry import open_bot, warm_up
for name in ("master", "uct"):
    warm_up(open_bot(name), {game!r})
"""


def pytest_configure(config: pytest.Config) -> None:
    """Compile the searches, one process each, before several workers would each do so."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        return
    missing = [game for game in ("azul-2-coloured", "duel") if not is_compiled(game.split("-")[0], "search")]
    processes = [subprocess.Popen([sys.executable, "-c", _COMPILE.format(game=game)]) for game in missing]
    if processes:
        print("compiling the searches, about two minutes…", flush=True)
    for process in processes:
        process.wait()
