"""Our engine: it answers while it thinks, refuses what it cannot do, and survives whatever it is sent."""

import io
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zellige import azul
from zellige.bots.simple import RandomBot
from zellige.bots.thinking import Bot, Budget, Candidate, Known, Report, Thought
from zellige.games.offered import OFFERED
from zellige.protocol import engine as our_engine
from zellige.protocol.engine import Engine
from zellige.protocol.messages import LONGEST_LINE, Info, read_line
from zellige.protocol.positions import write_position
from zellige.protocol.samples import sample

POSITION = azul.Game(seed=1, starting_player=0).position
ASKED = f"position {POSITION}"


class Ponderer(Bot):
    """Thinks until it is told to stop, unless it has a limit of nodes; remembers what it was asked."""

    name = "ponderer"

    def __init__(self) -> None:
        self.games = 0
        self.asked: list[tuple[Known, Budget | None, int]] = []

    def new_game(self) -> None:
        self.games += 1

    def think(
        self,
        known: Known,
        budget: Budget | None = None,
        *,
        seed: int = 0,
        report: Report | None = None,
        stop: Event | None = None,
    ) -> Thought:
        self.asked.append((known, budget, seed))
        if seed == 13:
            raise ZeroDivisionError("superstition\nand more")
        move = known.legal_moves()[0]
        thought = Thought((Candidate(move, 0.5, 2.0, (move,)),), 3, 1, 0.0, proved=False)
        if budget is None or budget.nodes is None:
            assert report is not None
            assert stop is not None
            report(thought)
            stop.wait()
        return thought


class Talk:
    """A conversation with an engine in a thread of its own."""

    def __init__(self) -> None:
        commands, self._to = os.pipe()
        self._from, answers = os.pipe()
        self._answers = os.fdopen(self._from, "r", encoding="utf-8")
        engine = Engine(os.fdopen(commands, "rb"), os.fdopen(answers, "wb"), "master")
        self.thread = Thread(target=engine.run, daemon=True)
        self.thread.start()

    def say(self, *lines: str) -> None:
        os.write(self._to, "".join(f"{line}\n" for line in lines).encode())

    def hear(self) -> str:
        return self._answers.readline().rstrip("\n")

    def has_ended(self) -> bool:
        self.thread.join(60)
        return not self.thread.is_alive()

    def close(self) -> None:
        os.close(self._to)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> dict[str, Ponderer]:
    opened: dict[str, Ponderer] = {}

    def open_bot(name: str) -> Bot:
        return opened.setdefault(name, Ponderer())

    monkeypatch.setattr(our_engine, "open_bot", open_bot)
    return opened


@pytest.fixture
def talk(bots: dict[str, Ponderer]) -> Iterator[Talk]:
    talk = Talk()
    yield talk
    talk.close()
    assert talk.has_ended()


def in_game(talk: Talk) -> None:
    talk.say("newgame azul-2-coloured")
    assert talk.hear().startswith("info string preparing azul-2-coloured")
    assert talk.hear() == "ready"
    talk.say(ASKED)


def test_it_answers_while_it_thinks(talk: Talk) -> None:
    in_game(talk)
    talk.say("go", "ping", "zbp 1")
    heard: list[str] = []
    while "zbpok" not in heard or not any(line.startswith("info") for line in heard):
        heard.append(talk.hear())
    assert "pong" in heard
    assert not any(line.startswith("bestmove") for line in heard)
    talk.say("go", "position x", "newgame duel", "go banana", "stop")
    assert [talk.hear().split(":")[0] for _ in range(4)] == ["error the engine is busy"] * 3 + [
        "error go takes level, time, cpu, nodes and seed, each with a value, not 'banana'"
    ]
    assert talk.hear().startswith("info ")
    assert talk.hear() == f"bestmove {POSITION.legal_moves()[0]}"
    talk.say("go nodes 1")  # who has heard the best move may ask again at once
    assert talk.hear().startswith("info ")
    assert talk.hear().startswith("bestmove ")


@pytest.mark.parametrize("last", [["quit"], []])
def test_quit_and_the_end_of_the_input_break_a_thought_off(bots: dict[str, Ponderer], last: list[str]) -> None:
    talk = Talk()
    in_game(talk)
    talk.say("go", *last)
    if not last:
        talk.close()
    assert talk.has_ended()


def test_it_thinks_as_it_is_told(talk: Talk, bots: dict[str, Ponderer]) -> None:
    in_game(talk)
    assert bots["master"].games == 1  # what was thought to get ready is forgotten
    talk.say("go level club nodes 1 seed 9 time 2.5")
    assert talk.hear().startswith("info rank 1 depth 3 ")
    assert talk.hear().startswith("bestmove")
    assert bots["club"].asked == [(POSITION, Budget(seconds=2.5, nodes=1), 9)]
    in_game(talk)
    assert (bots["master"].games, bots["club"].games) == (2, 1)


def test_a_bot_that_fails_is_an_error_and_not_the_end(talk: Talk) -> None:
    in_game(talk)
    talk.say("go seed 13 nodes 1")
    assert talk.hear() == r"error ZeroDivisionError: 'superstition\nand more'"
    talk.say("go nodes 1")
    assert talk.hear().startswith("info")
    assert talk.hear().startswith("bestmove")


def test_the_order_of_commands(talk: Talk) -> None:
    talk.say(ASKED, "go", "newgame chess", "go level grandmaster", "stop", "zbp 2", "hello", "")
    heard = [talk.hear() for _ in range(6)]
    assert heard[:2] == ["error newgame comes before position", "error position comes before go"]
    for line, words in zip(
        heard[2:],
        ("the games are azul-2-coloured", "the levels are random", "speaks zbp 1, not '2'", "not 'hello'"),
        strict=True,
    ):
        assert words in line


asked = [write_position(known) for name in ("azul-2-grey", "duel") for known, *_ in sample(name, 1).values()]
plain = ["zbp 1", "ping", "stop", "go", "go nodes 3", "go time 0.01", "go level random", "position start 1", "\r", " "]
commands = st.one_of(
    st.sampled_from([f"newgame {name}" for name in OFFERED] + asked + plain),
    st.text(max_size=30),
    st.builds("{} {}".format, st.sampled_from(["position", "go", "newgame"]), st.text(max_size=20)),
).map(lambda line: line.encode(errors="replace"))
lines = st.one_of(commands, st.binary(max_size=40), st.just(b"x" * (LONGEST_LINE + 5)))


@contextmanager
def threads_may_not_raise() -> Iterator[None]:
    raised: list[object] = []
    before, threading.excepthook = threading.excepthook, raised.append
    try:
        yield
    finally:
        threading.excepthook = before
    assert raised == []


@settings(max_examples=150)
@given(sent=st.lists(lines, max_size=12))
def test_nothing_that_is_sent_raises_and_every_answer_is_of_the_protocol(sent: list[bytes]) -> None:
    answers = io.BytesIO()
    with threads_may_not_raise():
        Engine(io.BytesIO(b"\n".join(sent)), answers, "random").run()
    written = answers.getvalue()
    assert written == b"" or written.endswith(b"\n")
    for line in written.splitlines():
        keyword, rest = read_line(line)
        assert keyword in ("id", "game", "level", "feature", "zbpok", "pong", "ready", "info", "bestmove", "error")
        if keyword == "info":
            Info.parse(rest)


class Chatterbox(RandomBot):
    """Prints while it thinks, from Python and from below it."""

    def think(self, *arguments: object, **named: object) -> Thought:
        print("thinking aloud")
        os.write(1, b"from below\n")
        return super().think(*arguments, **named)  # type: ignore[arg-type]  # whatever it was given


def test_only_the_protocol_is_printed() -> None:
    program = (
        "from tests.protocol.test_engine import Chatterbox; from zellige.protocol import engine;"
        "engine.open_bot = lambda name: Chatterbox(); engine.serve('random')"
    )
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, "-c", program], stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("newgame azul-2-coloured\n")
    process.stdin.flush()
    assert process.stdout.readline().startswith("info string")
    assert process.stdout.readline() == "ready\n"
    rest, aside = process.communicate("quit\n")
    assert rest == ""
    assert "thinking aloud" in aside
    assert "from below" in aside
    assert process.returncode == 0
