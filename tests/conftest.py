"""Settings for all tests."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

# No deadline: the first example loads compiled code, and tests are never about time.
settings.register_profile("zellige", deadline=None, max_examples=40, print_blob=True)
settings.load_profile("zellige")

# A shell that starts the tests in its background has them ignore Ctrl-C, and so would the programs that they interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_COMPILE = """
from tests.train.looking import look_at_games
from zellige.bots.registry import open_bot, warm_up
from zellige.rl import vector_env
for name in ("master", "uct"):
    warm_up(open_bot(name), {game!r})
env = vector_env({game!r}, 1)
env.encoding.observe(env.batch[0], 0)
look_at_games({game!r})
"""
ROOT = Path(__file__).parents[1]


def pytest_configure(config: pytest.Config) -> None:
    """Compile searches and environments, one process a game, before several workers would each do so; where that was
    done before, it takes seconds.
    """
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        return
    print("compiling searches and environments, two minutes at first…", flush=True)
    for process in [
        subprocess.Popen([sys.executable, "-c", _COMPILE.format(game=game)], cwd=ROOT)
        for game in ("azul-2-coloured", "duel")
    ]:
        process.wait()
