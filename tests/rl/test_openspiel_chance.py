"""What OpenSpiel's chance nodes draw is what the rules draw, and what is drawn face-down stays hidden."""

import random
from collections import defaultdict
from fractions import Fraction
from typing import Any

import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rl.positions import VARIANTS
from zellige import duel
from zellige.games.offered import OFFERED
from zellige.rl import openspiel
from zellige.rl.openspiel.drawing import Chance, Supply
from zellige.rl.openspiel.duel_chance import Factory
from zellige.rl.openspiel.tree import Moment, root

heaps = st.tuples(*[st.integers(0, 3)] * 5)


def one_by_one(bag: list[int], reserve: list[int], size: int) -> dict[tuple[int, ...], Fraction]:
    """The handfuls that come of drawing tile after tile, as the rules say."""
    if not any(bag):
        bag, reserve = reserve, [0] * 5
    if not size or not any(bag):
        return {(0,) * 5: Fraction(1)}
    handfuls: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for colour in range(5):
        if bag[colour]:
            left = [tiles - (index == colour) for index, tiles in enumerate(bag)]
            for handful, chance in one_by_one(left, reserve, size - 1).items():
                drawn = tuple(tiles + (index == colour) for index, tiles in enumerate(handful))
                handfuls[drawn] += chance * Fraction(bag[colour], sum(bag))
    return handfuls


@given(heaps, heaps, st.integers(4, 5))
def test_handfuls_are_as_likely_as_tile_after_tile(bag: Any, reserve: Any, size: int) -> None:
    supply = Supply(bag, reserve)
    expected = one_by_one(list(bag), list(reserve), size)
    drawn = {supply.handful(size, number): chance for number, chance in supply.draws(size)}
    assert drawn == {handful: pytest.approx(float(chance)) for handful, chance in expected.items()}
    for handful in drawn:
        rest = supply.without(handful)
        assert sum(rest.bag) + sum(rest.reserve) + sum(handful) == sum(bag) + sum(reserve)


@given(heaps, heaps)
def test_du_2_5_the_large_factory_is_drawn_again_while_it_has_one_colour(bag: Any, reserve: Any) -> None:
    supply = Supply(bag, reserve)
    expected = one_by_one(list(bag), list(reserve), 5)
    colours = sum(a + b > 0 for a, b in zip(bag, reserve, strict=True))
    if colours > 1:
        expected = {tiles: chance for tiles, chance in expected.items() if max(tiles) < 5}
    whole = sum(expected.values())
    if not whole:  # the bag holds one colour, and the tower is emptied into it first (DU-5.6)
        return
    factory = Factory(duel.Position.start(), supply)
    drawn = {supply.handful(5, number): chance for number, chance in factory.outcomes()}
    assert drawn == {tiles: pytest.approx(float(chance / whole)) for tiles, chance in expected.items()}


def outcome(stage: Chance, text: str) -> int:
    return next(number for number, _ in stage.outcomes() if stage.text(number) == text)


def draws_of(deal: Any) -> list[str]:
    if isinstance(deal, duel.Deal):
        return [tiles or "-" for tiles in deal.factories] + list(deal.chips)
    return [display or "-" for display in deal.displays]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_in_open_spiel_is_the_games_own(variant: str) -> None:
    """Every deal that a seed draws can be drawn, and leads to the same position; so does every move, to the end."""
    rng = random.Random(variant)
    for seed in range(3):
        game = OFFERED[variant].new_game(seed=seed)
        while not game.is_over and game.position.round < 12:
            game.play(rng.choice(game.position.legal_moves()))
        kind = openspiel.DuelGame() if variant == "duel" else openspiel.AzulGame(azul_params(variant))
        state = kind.new_initial_state()
        state.apply_action(game.start.starting_player)
        for plate in (*game.start.display, *(plate.plate for plate in game.start.stack)) if variant == "duel" else ():
            state.apply_action(outcome(state.moment.stage, plate))
        for step in game.steps:
            if step.move is not None:
                state.apply_action(step.move.action)
            for text in () if step.deal is None else draws_of(step.deal):
                state.apply_action(outcome(state.moment.stage, text))
            assert getattr(state.moment.stage, "position", state.moment.stage) == step.position
        if game.is_over:
            assert state.is_terminal()
            assert [value == max(state.returns()) for value in state.returns()] == [
                p == 0 for p in game.position.places()
            ]


def azul_params(variant: str) -> dict[str, Any]:
    _, players, side = variant.split("-")
    return {"players": int(players), "side": side}


#: Where the first duel's actions are those of the stack from its top, and of the four chips.
STACK, CHIPS = range(1, 19), range(24, 28)


@settings(max_examples=15)
@given(st.integers(0, 1 << 30), st.sampled_from([(STACK[4], STACK[5]), (STACK[5], STACK[17]), (CHIPS[0], CHIPS[3])]))
def test_du_7_players_know_what_they_have_seen_and_nothing_else(seed: int, swapped: tuple[int, int]) -> None:
    """Two duels differ in what was drawn face-down: a player tells them apart from the first view on that differs."""
    rng = random.Random(seed)
    one = other = root(openspiel.DuelGame().tree)
    drawn = drawn_actions(one, rng)
    changed = dict(zip(swapped, reversed(swapped), strict=True))
    for index in range(len(drawn)):
        one, other = one.after(drawn[index]), other.after(drawn[changed.get(index, index)])
    alike = {0: True, 1: True}
    for _ in range(60):
        for player in alike:
            views: list[str] = [str(moment.stage.seen_by(player)) for moment in (one, other)]
            alike[player] = alike[player] and views[0] == views[1]
            assert (one.story(player) == other.story(player)) == alike[player]
        actions = set(one.stage.legal_actions().tolist()) & set(other.stage.legal_actions().tolist())
        if not actions:
            return
        action = rng.choice(sorted(actions))
        one, other = one.after(action), other.after(action)
        if isinstance(one.stage, Chance) or isinstance(other.stage, Chance):
            return


def drawn_actions(moment: Moment, rng: random.Random) -> list[int]:
    """The actions of chance up to the first decision."""
    actions: list[int] = []
    while isinstance(moment.stage, Chance):
        actions.append(rng.choice(moment.stage.outcomes())[0])
        moment = moment.after(actions[-1])
    return actions


def test_a_guess_looks_the_same() -> None:
    state, rng = pyspiel.load_game("zellige_duel").new_initial_state(), random.Random(3)
    different = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            guess = state.resample_from_infostate(player, rng.random)
            different += str(guess) != str(state)
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.observation_string(player) == state.observation_string(player)
            assert guess.observation_tensor(player) == state.observation_tensor(player)
            assert guess.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 50
