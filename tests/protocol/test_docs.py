"""docs/protocol.md: the session in it is what our engine says, and its numbers are those of the code."""

import re
import sys
import time
from dataclasses import fields
from pathlib import Path

from zellige.games.offered import OFFERED
from zellige.protocol.host import WALL_PER_CPU, Deadlines
from zellige.protocol.messages import LONGEST_LINE, MOST_RANKS, Info
from zellige.protocol.process import MOST_OUTPUT, EngineProcess

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
OURS = [sys.executable, "-c", "from zellige.cli import main; main()", "engine", "--level", "random"]


def without_chance(line: str) -> str:
    """A line without what differs from run to run and from version to version."""
    return re.sub(r"(?<=Zellige )\S+", "…", re.sub(r"(?<=time )\d\S*", "0", line))


def test_the_session_is_what_our_engine_says() -> None:
    session = re.findall(r"^([<>]) (.+)$", PAGE[PAGE.index("## A session") :], re.MULTILINE)
    assert session[0] == (">", "zbp 1")
    assert session[-1] == (">", "quit")
    engine = EngineProcess(OURS)
    heard, expected = [], []
    for side, line in session:
        if side == ">":
            engine.send(line)
        else:
            answer = engine.line(time.monotonic() + 300)
            heard.append(without_chance((answer or b"nothing").decode()))
            expected.append(without_chance(line))
    assert heard == expected
    assert engine.leaves(time.monotonic() + 300)
    engine.kill()


def test_the_numbers_are_those_of_the_code() -> None:
    deadlines = Deadlines()
    words = " ".join(PAGE.split())
    for sentence in (
        f"at most {LONGEST_LINE:,} bytes",
        f"the handshake within {deadlines.greeting:g} seconds",
        f"not `ready` within {deadlines.ready:g} seconds",
        f"more than {deadlines.pong:g} for `pong`",
        f"`time` and {deadlines.grace:g} seconds, or {WALL_PER_CPU} times `cpu` and {deadlines.grace:g} seconds",
        f"{deadlines.grace:g} seconds after `stop`",
        f"without a limit of time, than {deadlines.answer:g} seconds",
        f"more than {MOST_OUTPUT >> 20} MiB",
        f"After `quit` an engine has {deadlines.end:g} seconds",
        f"up to {MOST_RANKS}",
        ", ".join(f"`{name}`" for name in OFFERED),
    ):
        assert sentence in words
    assert re.findall(r"\[(\w+) [^]]+\]", PAGE[PAGE.index("\ninfo [") :].split("\n```")[0]) == [
        part.name for part in fields(Info)
    ]
