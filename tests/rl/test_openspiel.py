"""OpenSpiel's own tests of the interface, for every variant, and what a user may get wrong."""

import io
import pickle
import random
import subprocess
import sys
import unittest
from itertools import count
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment

from tests.rl.openspiel_positions import AZUL, COVERED, COVERED_VIEW
from zellige import azul
from zellige.games.azul.variant import VARIANTS
from zellige.games.common.errors import IllegalMove
from zellige.games.offered import OFFERED
from zellige.rl import openspiel
from zellige.rl.openspiel.tree import CHANCE, TERMINAL, Moment

GAMES = [f"zellige_azul(players={variant.players},side={variant.side})" for variant in VARIANTS]
GAMES += ["zellige_duel(goals=random)"]


def conform(base: Any, name: str, game: Any) -> None:
    case = type(name, (base,), {"game": game, "game_name": name})
    failures = io.StringIO()
    result = unittest.TextTestRunner(failures).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.wasSuccessful(), failures.getvalue()


def played(variant: str, moves: int) -> Any:
    """The position after so many random moves."""
    game, rng = OFFERED[variant].new_game(seed=1), random.Random(variant)
    for _ in range(moves):
        game.play(rng.choice(game.position.legal_moves()))
    return game.position


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_keeps_the_interface(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", OFFERED)
def test_api_test_of_some_states(variant: str) -> None:
    """The states are those near the root: draws at the start, decisions in the middle of a game."""
    name = "zellige_duel" if variant == "duel" else "zellige_azul"
    params = {} if variant == "duel" else {"players": OFFERED[variant].players, "side": variant.split("-")[2]}
    conform(api_test.EnforceAPIOnPartialTreeBase, name, pyspiel.load_game(name, params))
    later = pyspiel.load_game(name, {"position": str(played(variant, 60))})
    conform(api_test.EnforceAPIOnPartialTreeBase, name, later)


@pytest.mark.parametrize(
    ("name", "position"), [("zellige_azul", AZUL[1]), ("zellige_duel", COVERED_VIEW)], ids=["azul", "duel"]
)
def test_api_test_of_a_whole_tree(name: str, position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among others: what a player knows is never forgotten, as text and as numbers."""
    game = pyspiel.load_game(name, {"position": position})
    if name == "zellige_azul":  # what a player of Azul knows is told as text only
        monkeypatch.setattr(pyspiel.State, "information_state_tensor", pyspiel.State.observation_tensor)
    counts = {"chance": 0, "decision": 0, "terminal": 0}
    known = set()

    def visit(moment: Moment) -> None:
        kind = {CHANCE: "chance", TERMINAL: "terminal"}.get(moment.player, "decision")
        counts[kind] += 1
        if kind == "decision":
            known.add((moment.player, *moment.story(moment.player)))
        stage: Any = moment.stage
        actions = [number for number, _ in stage.outcomes()] if kind == "chance" else stage.legal_actions().tolist()
        for action in actions:
            visit(moment.after(action))

    visit(game.root)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, tuple(counts.values()))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, len(known))
    conform(api_test.EnforceAPIOnFullTreeBase, name, game)


def test_parameters_survive_writing() -> None:
    for game in (*GAMES, openspiel.AzulGame({"position": AZUL[0]}), openspiel.DuelGame({"position": COVERED_VIEW})):
        loaded = pyspiel.load_game(str(game))
        assert str(loaded) == str(pyspiel.load_game(str(loaded)))
        action = loaded.new_initial_state().legal_actions()[-1]
        state = pickle.loads(pickle.dumps(loaded)).new_initial_state().child(action)
        assert str(pickle.loads(pickle.dumps(state))) == str(state) == str(loaded.new_initial_state().child(action))
    assert str(pyspiel.load_game("zellige_azul", {"position": AZUL[0]}).new_initial_state()) == AZUL[0]


@pytest.mark.parametrize(
    ("name", "params", "complaint"),
    [
        ("zellige_azul", {"players": 5}, "players must be 2, 3 or 4"),
        ("zellige_azul", {"side": "pink"}, "side must be 'coloured' or 'grey'"),
        ("zellige_azul", {"most_rounds": 0}, "most_rounds is an integer from 1"),
        ("zellige_azul", {"position": AZUL[0][:40]}, "line 1, column 41"),
        ("zellige_azul", {"position": COVERED}, "line 1, column 1: expected variant"),
        ("zellige_duel", {"goals": "rows+beauty"}, "no goal is called 'beauty'"),
        ("zellige_duel", {"position": COVERED.replace("7,4,8,3,2", "8,4,8,3,2")}, "tile_count"),
    ],
)
def test_wrong_parameters_are_named(name: str, params: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(name, params)


def test_returned_plates_must_be_known() -> None:
    """Which of them a player knows is not told by an onlooker's view: chance could not draw them."""
    after = (played("duel", moves) for moves in count(20))
    position = next(position for position in after if any(plate.group for plate in position.stack))
    with pytest.raises(ValueError, match="plates that were drawn must be known"):
        pyspiel.load_game("zellige_duel", {"position": str(position.seen_by(None))})


def test_an_illegal_move_is_refused() -> None:
    state = pyspiel.load_game("zellige_azul", {"position": AZUL[0]}).new_initial_state()
    with pytest.raises(IllegalMove, match="display_lacks_colour"):
        state.apply_action(azul.Move.parse("2B1").action)
    assert str(state) == AZUL[0]
    drawing = pyspiel.load_game("zellige_azul").new_initial_state()
    with pytest.raises(ValueError, match="chance cannot draw 2 here"):
        drawing.apply_action(2)


def test_a_game_cut_short_is_decided_by_its_standing() -> None:
    seen = set()
    for seed in range(6):
        state, rng = pyspiel.load_game("zellige_azul(players=3,most_rounds=4)").new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        position = state.moment.stage
        assert position.round == 4
        assert not position.is_over
        winners = position.places().count(0)
        assert state.returns() == [3 / winners - 1 if place == 0 else -1 for place in position.places()]
        seen.add(winners)
    assert 1 in seen


def test_the_environment_of_open_spiel() -> None:
    env = rl_environment.Environment(pyspiel.load_game("zellige_azul"))
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sorted(step.rewards) in ([-1, 1], [0, 0])


def test_without_open_spiel_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import zellige.rl.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "zellige.rl.openspiel needs open_spiel: pip install 'zellige[rl]'" in done.stderr
