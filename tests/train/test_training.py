"""A training run: what it plays, what it learns from, and that nothing is lost when it is interrupted."""

import json
from dataclasses import replace
from inspect import signature
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zellige.arena.run import Watch
from zellige.bots.works import net_file, net_of, new_works, search_of
from zellige.cli.contests import train as train_command
from zellige.games.offered import OFFERED
from zellige.rules.common.chance import mix
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.duel.batch import guess_all, hide_all
from zellige.rules.duel.state import (
    ACQUIRING,
    AWAITS_ACTION,
    AWAITS_CHIP,
    AWAITS_COLUMN,
    AWAITS_LEFTOVER,
    AWAITS_LINE,
    AWAITS_PAYMENT,
)
from zellige.search.common.alpha_beta import UNFINISHED
from zellige.search.common.self_play import position_record
from zellige.train import running
from zellige.train.folder import Folder
from zellige.train.plan import GAMES, GATE_GAMES, NODES, Generation, Plan
from zellige.train.playing import Games, play_games
from zellige.train.targets import leads_of, returns_and_leads

QUICK = Generation(games=8, nodes=30, exploring=10)


class Silent:
    """Hears everything and says nothing."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def says(self, line: str) -> None:
        self.lines.append(line)

    def is_at(self, what: str, done: int, total: int) -> None:
        assert 0 <= done <= total

    @property
    def watch(self) -> Watch:
        return lambda *_: None


def hand_made(variant: str) -> Any:
    return np.zeros(1, search_of(variant).NET)


def small_plan(**changes: Any) -> Plan:
    plan = Plan("azul-2-coloured", 7, (QUICK, QUICK), epochs=1, gate_seconds=0.001, gate_games=2)
    return replace(plan, **changes)


@pytest.mark.parametrize("variant", ["azul-2-coloured", "azul-3-grey", "duel"])
def test_games_follow_from_their_seeds_and_are_whole(variant: str) -> None:
    seeds = Plan.of(variant, games=3).seeds(0)
    once, again = (play_games(variant, hand_made(variant), QUICK, seeds) for _ in range(2))
    assert once.positions.tobytes() == again.positions.tobytes()
    assert len(once.lengths) == 3
    assert once.lengths.sum() == len(once.positions)
    rounds = once.positions["state"]["round_number"]
    assert {0, 1} <= set(np.diff(rounds)) <= {0, 1, *range(-12, 0)}, "games run through their rounds"
    # Between rounds nothing is expected, otherwise something that may happen.
    expected = once.positions["expected"]
    assert 0 < np.isnan(expected).mean() < 0.5
    assert (np.abs(expected[~np.isnan(expected)]) <= 1).all()


def test_a_duel_is_learned_from_what_its_players_may_know() -> None:
    """What is hidden from the player on turn is exchanged, and the search expects the same."""
    batch = OFFERED["duel"].new_batch(30, seed=5)
    for _ in range(25):
        batch.step(batch.random_actions())
    compared = 0
    for game in range(30):
        truth = batch.states[game : game + 1].copy()
        other = truth.copy()
        hide_all(other, int(truth["player"][0]))
        guess_all(other, np.array([game], np.uint64))
        begins_turn = truth["phase"][0] == ACQUIRING and truth["awaits"][0] == AWAITS_ACTION
        if not begins_turn or (truth == other).all():
            continue
        compared += 1
        expected = []
        for states in (truth, other):
            positions = np.zeros(4_000, position_record(search_of("duel").STATE))
            works = new_works("duel", hand_made("duel"))
            learning = search_of("duel").learning
            count = learning.recorded_play(works, states, np.array([9], np.uint64), 500, 0, 1, positions)
            # After the first decision what was hidden may have come to light.
            assert count > 0
            expected.append(float(positions["expected"][0]))
        assert expected[0] == expected[1]
    assert compared > 5


def test_a_turn_of_the_duel_is_thought_through_once() -> None:
    """Tiles go where the search that took them wanted them, and not where a search with another guess would."""
    search, first, nodes = search_of("duel"), np.array([9], np.uint64), 100
    seed, compared = mix(first[0]), 0
    batch, alone = OFFERED["duel"].new_batch(60, seed=5), OFFERED["duel"].new_batch(1, seed=5)
    for _ in range(18):
        batch.step(batch.random_actions())
    for game in range(60):
        start = batch.states[game : game + 1].copy()
        if start["phase"][0] != ACQUIRING or start["awaits"][0] != AWAITS_ACTION:
            continue
        world, works = start.copy(), new_works("duel", hand_made("duel"))
        hide_all(world, int(start["player"][0]))
        guess_all(world, np.array([seed]))
        search.search.begin_search(works, world, seed)
        works["node_limit"] = nodes
        depth = 1
        while search.search.search_depth(works, depth, 1) == UNFINISHED and not works["aborted"][0]:
            depth += 1
        line = works["root_lines"][0, 0, : works["root_lengths"][0, 0]].tolist()
        alone.states[:] = start
        alone.step(np.array(line[:1]))
        decisions = 1
        while decisions < len(line) and alone.states["awaits"][0] in (AWAITS_LINE, AWAITS_LEFTOVER):
            alone.step(np.array(line[decisions : decisions + 1]))
            decisions += 1
        if decisions == 1 or alone.states["awaits"][0] != AWAITS_ACTION:
            continue
        positions = np.zeros(4_000, position_record(search.STATE))
        after = alone.states.copy()
        search.learning.recorded_play(new_works("duel", hand_made("duel")), start, first, nodes, 0, 1, positions)
        assert positions["state"][1] == after[0]
        compared += 1
    assert compared > 8


def test_a_duel_is_not_learned_from_the_midst_of_a_payment() -> None:
    """The chips are gone and the line is not complete: such a board promises what it will not bring, and no search
    stops there.
    """
    states = play_games("duel", hand_made("duel"), QUICK, Plan.of("duel", games=6).seeds(0)).positions["state"]
    assert (states["awaits"] == AWAITS_PAYMENT).any(), "whether to pay is learned"
    assert not (states["awaits"] == AWAITS_CHIP).any()
    choices = states[states["awaits"] == AWAITS_COLUMN]
    assert len(choices) > 0
    for state in choices:
        line = state["line"]
        assert state["boards"][state["player"]]["line_count"][line] == capacity(line)


def test_returns_are_results_mixed_with_what_searches_expected() -> None:
    kind = position_record(search_of("azul-2-coloured").STATE)
    positions = np.zeros(3, kind)
    positions["state"]["player"] = [0, 1, 0]
    positions["expected"] = [0.5, np.nan, 0.0]
    games = Games(positions, np.array([3]), np.array([[40, 30]], np.int16), np.array([[0, 1]], np.int8))
    results, leads = returns_and_leads(games, 1.0)
    assert (results[:, 0] > 0.95).all()
    assert np.allclose(results[:, 0], -results[:, 1])
    assert np.allclose(leads, [[0.5, -0.5]] * 3)
    mixed, _ = returns_and_leads(games, 0.5)
    won = results[0, 0]
    assert np.allclose(mixed[:, 0], [0.25 + won / 4, won / 2, won / 2])
    assert np.allclose(mixed[:, 1], -mixed[:, 0])


def test_a_lead_is_over_the_best_of_the_others() -> None:
    scores = np.array([[30, 42, 42, 10]], np.int16)
    assert leads_of(scores).tolist() == [[-12, 0, 0, -32]]


def test_a_run_that_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "TASK", 4)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    whole = running.train(small_plan(), Silent(), folder=tmp_path / "whole", jobs=1)

    def interrupted(*arguments: Any) -> Games:
        monkeypatch.setattr(running, "play_games", stopping)
        return play_games(*arguments)

    def stopping(*_: Any) -> Games:
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "play_games", interrupted)
    with pytest.raises(KeyboardInterrupt):
        running.train(small_plan(), Silent(), folder=tmp_path / "halves", jobs=1)
    first = tmp_path / "halves" / "games-1-000.npz"
    assert first.exists()
    kept = first.stat().st_mtime_ns
    monkeypatch.setattr(running, "play_games", play_games)
    audience = Silent()
    halves = running.train(small_plan(), audience, folder=tmp_path / "halves", jobs=1)
    assert first.stat().st_mtime_ns == kept
    with np.load(whole) as one, np.load(halves) as other:
        assert all((one[name] == other[name]).all() for name in one)
    told = json.loads((tmp_path / "halves" / "run.json").read_text())
    assert [known["gate"]["games"] for known in told["generations"]] == [2, 2]
    assert (tmp_path / "halves" / "curve.svg").read_text().startswith("<svg")
    assert any("sha256" in line for line in audience.lines)


def test_a_run_can_begin_with_a_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The net plays the first games, the fit starts from it, and it is what the first gate is against."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    start = net_file("azul-2-coloured")
    plan = small_plan(generations=(QUICK,))
    running.train(plan, Silent(), start=start, folder=tmp_path / "run", jobs=1)
    assert (tmp_path / "run" / "net-0.npz").read_bytes() == start.read_bytes()
    played = Games.load([tmp_path / "run" / "games-1-000.npz"])
    net = net_of("azul-2-coloured", str(start))
    again = play_games("azul-2-coloured", net, QUICK, plan.seeds(0))
    assert played.positions.tobytes() == again.positions.tobytes()
    gates = [json.loads(file.read_text()) for file in (tmp_path / "zellige" / "arena").glob("*/settings.json")]
    assert [gate["players"][1] for gate in gates] == [f"net:{tmp_path / 'run' / 'net-0.npz'}"]
    with pytest.raises(ValueError, match=r"another plan \(start\)"):
        running.train(plan, Silent(), folder=tmp_path / "run", jobs=1)
    with pytest.raises(ValueError, match="a net for azul-2-coloured, not for duel"):
        running.train(replace(plan, variant="duel"), Silent(), start=start, folder=tmp_path / "other", jobs=1)
    assert not (tmp_path / "other").exists()


def test_gates_can_be_left_out_and_made_up_for_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    audience, plan = Silent(), small_plan(generations=(QUICK,))
    net = running.train(replace(plan, gate_games=0), audience, folder=tmp_path / "run", jobs=1)
    assert "generation 1: it takes over without a test" in audience.lines
    fitted = net.read_bytes()
    assert running.train(plan, audience, folder=tmp_path / "run", jobs=1) == net
    assert net.read_bytes() == fitted
    assert json.loads((tmp_path / "run" / "run.json").read_text())["generations"][0]["gate"]["games"] == 2


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    Folder(tmp_path / "run", small_plan().to_json())
    with pytest.raises(ValueError, match=r"another plan \(seed\)"):
        Folder(tmp_path / "run", small_plan(seed=8).to_json())
    (tmp_path / "run" / "run.json").write_text("{")
    with pytest.raises(ValueError, match="cannot be read"):
        Folder(tmp_path / "run", small_plan().to_json())
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").touch()
    with pytest.raises(ValueError, match="something else than a training run"):
        Folder(tmp_path / "mine", small_plan().to_json())


def test_generations_and_games_have_seeds_of_their_own() -> None:
    plans = [Plan.of(variant, games=50, seed=seed) for variant in OFFERED for seed in (1, 2)]
    seeds = [seed for plan in plans for number in range(4) for seed in plan.seeds(number).tolist()]
    assert len(set(seeds)) == len(seeds)


def test_a_plan_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="no game is called 'chess'"):
        Plan.of("chess")
    with pytest.raises(ValueError, match="games: a run has one or more, not 0"):
        Plan.of("duel", games=0)
    with pytest.raises(ValueError, match="keeping: a return keeps a share from 0 to 1"):
        Plan.of("duel", keeping=1.5)
    with pytest.raises(ValueError, match="gate_games: a gate has some, or none for no gate, not -1"):
        Plan.of("duel", gate_games=-1)


def test_the_command_proposes_what_the_plan_does() -> None:
    proposed = {name: parameter.default for name, parameter in signature(train_command).parameters.items()}
    assert (proposed["games"], proposed["nodes"], proposed["gate_games"]) == (GAMES, NODES, GATE_GAMES)
    assert proposed["generations"] == len(Plan.of("duel").generations)


def test_returns_keep_more_of_what_comes_later_where_a_net_played() -> None:
    assert [Plan.of("duel").keeping_of(generation) for generation in range(3)] == [0.5, 0.95, 0.95]
    assert replace(Plan.of("duel"), start="a net").keeping_of(0) == 0.95
    assert [Plan.of("duel", keeping=0.7).keeping_of(generation) for generation in range(2)] == [0.7, 0.7]


def test_a_run_goes_on_only_with_the_returns_it_began_with(tmp_path: Path) -> None:
    Folder(tmp_path, Plan.of("duel", keeping=0.9).to_json())
    with pytest.raises(ValueError, match=r"another plan \(keeping\)"):
        Folder(tmp_path, Plan.of("duel").to_json())
