"""The programs in examples/ run: one learns, one is a bot for the arena."""

import importlib
import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.protocol.patience import PATIENT
from zellige.cli import app
from zellige.protocol.check import check_engine
from zellige.rl import vector_env

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN_BOT = shlex.join([sys.executable, str(EXAMPLES / "own_bot.py")])


def training(out: Path, moves: int) -> list[str]:
    few = ["--games", "16", "--measurements", "1", "--against", "random"]
    return [sys.executable, str(EXAMPLES / "train_ppo.py"), "--moves", str(moves), "--out", str(out), *few]


def check_kept(out: Path, measurements: int) -> None:
    """The picture has a line with a point for every measurement, and the weights are there."""
    picture = ElementTree.fromstring((out / "curve.svg").read_text())
    (line,) = picture.iter("{http://www.w3.org/2000/svg}polyline")
    assert len(line.attrib["points"].split()) == measurements
    assert len(np.load(out / "weights.npz").files) == 6


def test_it_trains_and_keeps_what_it_learned(tmp_path: Path) -> None:
    done = subprocess.run(training(tmp_path / "new", 600), capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["0", "1,024"]
    check_kept(tmp_path / "new", 2)


def test_ctrl_c_keeps_what_was_measured(tmp_path: Path) -> None:
    with subprocess.Popen(training(tmp_path, 1 << 40), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().split()[0] == "0"
        process.send_signal(signal.SIGINT)
        assert "stopped" in process.stdout.read()
    assert process.returncode == 0
    check_kept(tmp_path, 1)


@pytest.fixture
def train_ppo(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("train_ppo")


def test_moves_better_than_expected_become_likelier(train_ppo: Any) -> None:
    env, rng = vector_env("azul-2-coloured", 16, reward="margin"), np.random.default_rng(0)
    network = train_ppo.Network(env.encoding.size, env.encoding.actions + 1, rng)
    _, played = train_ppo.play(env, env.reset(), network, np.float32(0.1), rng)
    inputs, masks, actions, logs, values, _ = played
    surplus = rng.choice(np.array([-1, 1], np.float32), len(actions))
    train_ppo.improve(network, [inputs, masks, actions, logs, values, surplus], 1e-2, rng)
    now = train_ppo.log_chances(network.layers(inputs)[-1], masks)[np.arange(len(actions)), actions]
    gained = now - logs
    assert gained[surplus > 0].mean() > gained[surplus < 0].mean() + 0.1


def test_own_bot_keeps_the_protocol() -> None:
    items = [*check_engine(shlex.split(OWN_BOT), ["azul-2-coloured", "azul-2-grey"], PATIENT)]
    assert items
    assert [item for item in items if item.outcome == "failed"] == []


def test_own_bot_beats_a_random_one_in_the_arena(tmp_path: Path) -> None:
    command = ["arena", f"cmd:{OWN_BOT}", "random", "--games", "4", "--jobs", "1", "--json", "--out", str(tmp_path)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    players = {player["name"]: player for player in json.loads(done.stdout)["players"]}
    assert players[f"cmd:{OWN_BOT}"]["wins"] == 4
