"""Engines as players: each way to break the protocol has its reason, and nothing is left behind."""

import contextlib
import os
import pickle
import shlex
import sys
import time
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest

from tests.protocol.patience import LONG, PATIENT
from zellige import azul, duel
from zellige.bots.thinking import Budget, Thought
from zellige.protocol import process as engine_process
from zellige.protocol.players import Deadlines, EngineFailure, ExternalBot, open_player
from zellige.protocol.samples import random_game

SCRIPT = Path(__file__).parent / "misbehaving.py"
POSITION = azul.Game(seed=1).position
MOVE = str(POSITION.legal_moves()[0])
#: Where a test waits for it to pass.
SHORT = 0.5


@pytest.fixture
def pids(tmp_path: Path) -> Path:
    return tmp_path / "pids"


def misbehaving(
    way: str, pids: Path, deadlines: Deadlines = PATIENT, move: str = MOVE, variant: str = "azul-2-coloured"
) -> ExternalBot:
    return ExternalBot(shlex.join([sys.executable, str(SCRIPT), way, str(pids), move]), variant, deadlines)


def running(pids: Path) -> list[int]:
    """The processes of the groups that these engines led, zombies aside."""
    leaders = set(pids.read_text().split()) if pids.exists() else set()
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, group = status.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if group in leaders and state not in "ZX":
            found.append(int(status.parent.name))
    return found


def nothing_is_left(pids: Path) -> bool:
    """A killed process may take a moment to go."""
    until = time.monotonic() + LONG
    while running(pids):
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("hangs_in_the_handshake", "did not finish the handshake within 0.5 seconds"),
        ("dies_in_the_handshake", "ended with exit code 1; on stderr it said: cannot find my opening book"),
        ("prints_a_banner", "Welcome to Superbot!"),
        ("has_no_name", "did not give its name"),
        ("refuses_the_version", "I speak zbp 2"),
    ],
)
def test_an_engine_that_does_not_greet_fails_in_the_handshake(way: str, words: str, pids: Path) -> None:
    greeting = SHORT if way.startswith("hangs") else LONG
    with pytest.raises(EngineFailure) as failed:
        misbehaving(way, pids, Deadlines(greeting=greeting))
    assert failed.value.reason == "handshake"
    assert words in str(failed.value)
    assert nothing_is_left(pids)


def test_an_engine_that_does_not_offer_the_game_is_unsupported(pids: Path) -> None:
    with pytest.raises(EngineFailure, match="plays azul-3-grey, azul-2-grey, but not azul-2-coloured") as failed:
        misbehaving("offers_other_games", pids)
    assert failed.value.reason == "unsupported"
    assert nothing_is_left(pids)


@pytest.mark.parametrize(
    ("way", "reason", "words"),
    [
        ("is_never_ready", "timeout", "gave no answer to newgame"),
        ("hangs", "timeout", "gave no move in answer to 'go time 0.1 seed 0' within 0.6 seconds"),
        ("dies", "crash", "ended with exit code 3; on stderr it said: out of [31m luck"),
        ("is_killed", "crash", "signal 9"),
        ("closes_its_output", "crash", "closed its output"),
        ("dies_and_leaves_a_child", "crash", "ended with exit code 0"),
        ("plays_another_game", "illegal", "played 'S4', which is not legal"),
        ("plays_nothing", "garbage", "printed 'bestmove'"),
        ("refuses", "refused", "I would rather not"),
        ("prints_garbage", "garbage", "Traceback"),
        ("values_wrongly", "garbage", "value is from −1 to 1, not '7'"),
        ("considers_illegal_moves", "garbage", "9B1 is no legal move"),
        ("prints_an_endless_line", "garbage", "a line of more than 65536 bytes"),
        ("floods_with_info", "garbage", "more than 1048576 bytes"),
        ("floods_with_remarks", "garbage", "more than 1048576 bytes"),
        ("prints_no_utf8", "garbage", "UTF-8"),
        ("answers_unasked", "garbage", "printed 'bestmove"),
    ],
)
def test_an_engine_that_breaks_the_protocol_fails_with_a_reason(
    way: str, reason: str, words: str, pids: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_process, "MOST_OUTPUT", 1 << 20)
    budget = Budget(seconds=0.1) if way == "hangs" else Budget(nodes=1)
    ready = SHORT if way == "is_never_ready" else LONG
    bot = misbehaving(way, pids, Deadlines(greeting=LONG, ready=ready, pong=LONG, answer=LONG, grace=SHORT))
    with pytest.raises(EngineFailure) as failed:
        bot.think(POSITION, budget)
    assert (failed.value.reason, words in str(failed.value)) == (reason, True), str(failed.value)
    assert "\x1b" not in str(failed.value)
    assert nothing_is_left(pids)


def test_a_second_answer_is_found_before_the_next_question(pids: Path) -> None:
    bot = misbehaving("answers_twice", pids)
    assert str(bot.think(POSITION).move) == MOVE
    with pytest.raises(EngineFailure, match="expected pong") as failed:
        bot.think(POSITION)
    assert failed.value.reason == "garbage"
    assert nothing_is_left(pids)


def test_an_illegal_move_is_quoted_with_its_position(pids: Path) -> None:
    illegal = next(str(move) for move in map(POSITION.move, range(5, POSITION.actions)) if not POSITION.is_legal(move))
    with pytest.raises(EngineFailure) as failed:
        misbehaving("plays_what_it_is_told", pids, move=illegal).think(POSITION)
    assert failed.value.reason == "illegal"
    assert illegal in str(failed.value)
    assert str(POSITION) in str(failed.value)


def another_players_move() -> tuple[azul.Position, str]:
    """A position on the grey side where a column is asked, and a move that the next player may make after it."""
    for seed in range(100):
        positions = [*random_game("azul-2-grey", seed).positions_before()]
        for position, following in pairwise(positions):
            if position.phase == following.phase == "tiling" and position.player != following.player:
                for move in following.legal_moves():
                    if not position.is_legal(move):
                        return position, str(move)
    raise AssertionError("no such position")


def test_another_players_move_is_illegal(pids: Path) -> None:
    mine, others = another_players_move()
    bot = misbehaving("plays_what_it_is_told", pids, move=others, variant="azul-2-grey")
    with pytest.raises(EngineFailure) as failed:
        bot.think(mine)
    assert failed.value.reason == "illegal"


def test_stop_is_obeyed_or_the_engine_fails(pids: Path) -> None:
    stop = Event()
    stop.set()
    bot = misbehaving("ignores_stop", pids, Deadlines(greeting=LONG, ready=LONG, pong=LONG, grace=SHORT))
    with pytest.raises(EngineFailure, match=r"gave no move in answer to 'stop' within 0\.5 seconds") as failed:
        bot.think(POSITION, Budget(seconds=600), stop=stop)
    assert failed.value.reason == "timeout"
    assert nothing_is_left(pids)


def test_one_failure_costs_one_game(pids: Path) -> None:
    bot = misbehaving("dies_once", pids)
    for _ in range(2):  # the second time without an engine: it stays lost until a new game
        with pytest.raises(EngineFailure) as failed:
            bot.think(POSITION)
        assert failed.value.reason == "crash"
    bot.new_game()
    assert str(bot.think(POSITION).move) == MOVE
    bot.close()
    assert nothing_is_left(pids)


def test_an_engine_that_ignores_quit_goes_with_its_children(pids: Path) -> None:
    bot = misbehaving(
        "ignores_quit_and_leaves_a_child", pids, Deadlines(greeting=LONG, ready=LONG, pong=LONG, end=SHORT)
    )
    bot.think(POSITION)
    assert len(running(pids)) == 2
    bot.close()
    bot.close()
    assert nothing_is_left(pids)


def test_an_engine_that_is_forgotten_goes_too(pids: Path) -> None:
    misbehaving("plays_what_it_is_told", pids)
    assert nothing_is_left(pids)


def test_a_thought_has_what_the_engine_told(pids: Path) -> None:
    reports: list[Thought] = []
    bot = misbehaving("tells", pids)
    thought = bot.think(POSITION, Budget(nodes=80), report=reports.append)
    assert bot.name == "Misbehaving"
    assert (str(thought.move), thought.nodes, thought.best.value, thought.best.margin) == (MOVE, 80, 0.25, 2.5)
    assert [str(move) for move in thought.best.line] == [MOVE, MOVE]
    assert reports[0].depth == 3
    bot.close()


def test_a_flood_on_stderr_does_no_harm(pids: Path) -> None:
    bot = misbehaving("floods_stderr", pids)
    assert not bot.think(POSITION).best.exact  # nothing was said about the move
    bot.close()


def test_breaking_off_a_thought_ends_the_engine(pids: Path) -> None:
    def interrupt(_: Thought) -> None:
        raise KeyboardInterrupt

    bot = misbehaving("tells", pids)
    with pytest.raises(KeyboardInterrupt):
        bot.think(POSITION, report=interrupt)
    assert nothing_is_left(pids)


def test_no_file_stays_open(pids: Path) -> None:
    before = len(os.listdir("/proc/self/fd"))
    for way in ("dies", "plays_what_it_is_told"):
        bot = misbehaving(way, pids)
        with contextlib.suppress(EngineFailure):
            bot.think(POSITION)
        bot.close()
    assert len(os.listdir("/proc/self/fd")) == before


def test_questions_that_may_not_be_asked_reach_no_engine(pids: Path) -> None:
    bot = misbehaving("dies", pids)
    with pytest.raises(ValueError, match="plays azul-2-coloured, not azul-3-coloured"):
        bot.think(azul.Game(3, seed=1).position)
    with pytest.raises(ValueError, match="something to decide"):
        bot.think(azul.Position.start())
    with pytest.raises(TypeError, match="view of a duel"):
        bot._host.think(duel.Game(seed=1).position, None)  # type: ignore[arg-type]  # a whole position, with its secrets
    bot.close()


def test_players_are_opened_by_name_or_command(pids: Path) -> None:
    assert open_player("random", "duel").name == "random"
    with pytest.raises(ValueError, match=r"there are random, .* and cmd:…"):
        open_player("grandmaster", "duel")
    with pytest.raises(ValueError, match="no game is called 'chess'"):
        open_player("random", "chess")
    with pytest.raises(ValueError, match="followed by the command line"):
        open_player("cmd: ", "duel")
    with pytest.raises(ValueError, match="cannot be read: No closing quotation"):
        open_player("cmd:bot 'unclosed", "duel")
    with pytest.raises(EngineFailure, match="cannot be started") as failed:
        open_player("cmd:/no/such/engine --strong", "duel")
    assert failed.value.reason == "handshake"
    command = shlex.join([sys.executable, str(SCRIPT), "tells", str(pids), MOVE])
    bot = open_player(f"cmd:{command}", "azul-2-coloured")
    assert str(bot.think(POSITION).move) == MOVE
    bot.close()


def test_failures_travel_between_processes() -> None:
    failure = pickle.loads(pickle.dumps(EngineFailure("crash", "engine 'x' ended")))
    assert (failure.reason, str(failure)) == ("crash", "engine 'x' ended")
