"""Run as a process: a server whose bots answer at once."""

import sys

from zellige.server.serving import bind, run

from .conftest import UNLIMITED

if __name__ == "__main__":
    port, database = sys.argv[1:]
    run(bind("127.0.0.1", int(port)), database, lambda: None, limits=UNLIMITED, least=0.0)
