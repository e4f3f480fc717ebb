"""OpenSpiel's algorithms on the whole tree below a position find what the solver finds."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts, minimax

from tests.rl.openspiel_positions import AZUL, COVERED_VIEW, DUEL
from zellige import azul, duel
from zellige.analysis.solver import solve
from zellige.rl import openspiel
from zellige.rl.openspiel.drawing import Chance


def mcts_bot(game: Any, simulations: int) -> Any:
    rng = np.random.RandomState(1)
    return mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)


@pytest.mark.parametrize("text", [*AZUL, DUEL])
def test_minimax_and_mcts_agree_with_the_solver(text: str) -> None:
    position: Any = duel.Position.parse(text) if text == DUEL else azul.Position.parse(text)
    solution = solve(position.seen_by(position.player) if text == DUEL else position, "result")
    assert solution.proved
    best = [move.action for move in solution.moves]
    assert len(best) < len(position.legal_moves())
    game = pyspiel.load_game("zellige_duel" if text == DUEL else "zellige_azul", {"position": text})
    value, action = minimax.expectiminimax(game.new_initial_state(), 99, None, position.player)
    assert value == solution.value
    assert action in best
    assert mcts_bot(game, 2000).step(game.new_initial_state()) in best


def worlds(stage: Any, weight: float = 1.0) -> list[tuple[float, duel.Position]]:
    """All that chance can make of a view."""
    if not isinstance(stage, Chance):
        return [(weight, stage)]
    return [world for number, chance in stage.outcomes() for world in worlds(stage.then(number), weight * chance)]


def value_of(alike: list[tuple[float, duel.Position]]) -> float:
    """What worlds that nobody can tell apart are worth to the first player; neither knows more than the other."""
    position = alike[0][1]
    if position.is_over:
        return sum(weight * (-1 if position.places()[0] else 1) for weight, position in alike)
    values = []
    for move in position.legal_moves():
        seen: dict[str, list[tuple[float, duel.Position]]] = {}
        for weight, world in alike:
            after = world.play(move)
            seen.setdefault(str(after.seen_by(None)), []).append((weight, after))
        values.append(sum(map(value_of, seen.values())))
    return min(values) if position.player else max(values)


def test_cfr_values_what_is_hidden() -> None:
    game = pyspiel.load_game("zellige_duel", {"position": COVERED_VIEW})
    drawn = worlds(game.root.stage)
    hidden, open_to_all = value_of(drawn), sum(value_of([world]) for world in drawn)
    assert hidden != open_to_all
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    # How much both could still gain together bounds how far the value is from that of the game.
    doubt = exploitability.nash_conv(game, policy)
    assert doubt < 0.2
    assert abs(value - hidden) <= doubt


def test_mcts_plays_whole_games() -> None:
    game = pyspiel.load_game("zellige_azul(players=3,side=grey,most_rounds=2)")
    state, rng, bot = game.new_initial_state(), np.random.RandomState(2), mcts_bot(game, 3)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == 0


def test_ismcts_plays_without_looking() -> None:
    game = openspiel.DuelGame({"position": COVERED_VIEW})
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 20, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state))
    assert sorted(state.returns()) == [-1, 1]
