"""Without the frameworks the package says what to install, and the vector environment works."""

import subprocess
import sys

_WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "PIL"):
    sys.modules[name] = None
from zellige.rl import vector_env
print(vector_env("azul-2-coloured", 2).reset().masks.any())
try:
    from zellige.rl import pettingzoo_env
except ImportError as error:
    print(error)
try:
    from zellige.rl import gymnasium_env
except ImportError as error:
    print(error)
"""


def test_what_is_missing_is_named() -> None:
    done = subprocess.run([sys.executable, "-c", _WITHOUT], capture_output=True, text=True)
    assert done.stdout.splitlines() == [
        "True",
        "pettingzoo_env needs gymnasium: pip install 'zellige[rl]'",
        "gymnasium_env needs gymnasium: pip install 'zellige[rl]'",
    ], done.stderr
