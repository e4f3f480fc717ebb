"""What every game and variant keeps: values, text forms, undo, batches, and refusing nonsense politely."""

import copy
import json
import pickle
import random
from typing import Any

import jsonschema
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zellige import azul, duel
from zellige.games.common.game import BaseGame
from zellige.games.common.perft import perft, perft_by_move
from zellige.games.offered import OFFERED, Offered, read_game, read_position
from zellige.notation.scanner import NotationError

every_game = pytest.mark.parametrize("offered", OFFERED.values(), ids=OFFERED)
seeds = st.integers(0, (1 << 64) - 1)
depths = st.integers(0, 300)

Game = BaseGame[Any, Any, Any, Any]


def played(offered: Offered, seed: int, moves: int) -> Game:
    """A game with that many random moves, fewer if it ends."""
    game = offered.new_game(seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            break
        game.play(rng.choice(game.position.legal_moves()))
    return game


@every_game
@given(seed=seeds, moves=depths)
def test_text_of_a_position_round_trips(offered: Offered, seed: int, moves: int) -> None:
    position = played(offered, seed, moves).position
    assert offered.position_type.parse(str(position)) == position
    assert eval(repr(position), {"Position": offered.position_type}) == position
    assert hash(offered.position_type.parse(str(position))) == hash(position)
    assert read_position(str(position)) == position


@every_game
@given(seed=seeds, moves=depths)
def test_json_of_a_position_round_trips_and_follows_its_schema(offered: Offered, seed: int, moves: int) -> None:
    position: Any = played(offered, seed, moves).position
    document = position.to_json()
    jsonschema.validate(document, offered.position_type.forms.json.schema())
    assert type(position).from_json(document) == position
    assert read_position(json.dumps(document)) == position


@every_game
@given(seed=seeds, moves=depths)
def test_copies_and_pickles_are_equal(offered: Offered, seed: int, moves: int) -> None:
    position = played(offered, seed, moves).position
    assert copy.copy(position) == copy.deepcopy(position) == pickle.loads(pickle.dumps(position)) == position


@every_game
@given(seed=seeds, moves=depths)
def test_text_of_a_move_and_its_number_round_trip(offered: Offered, seed: int, moves: int) -> None:
    position = played(offered, seed, moves).position
    for move in position.legal_moves():
        assert position.parse_move(str(move)) == move
        assert position.parse_move(str(move).lower()) == move
        assert position.move(move.action) == move


@every_game
@given(seed=seeds, moves=depths, comment=st.text(max_size=30), name=st.text(max_size=20))
def test_game_file_round_trips(offered: Offered, seed: int, moves: int, comment: str, name: str) -> None:
    game = played(offered, seed, moves)
    game.comment = comment
    game.names = [name]
    game.headers["Event"] = name
    if game.steps:
        game.steps[-1].comment = comment
    again = read_game(str(game))
    assert str(again) == str(game)
    assert again.position == game.position
    assert again.moves == game.moves
    assert again.seed == game.seed


@every_game
@given(seed=seeds, moves=depths)
def test_undo_leads_back_through_every_position(offered: Offered, seed: int, moves: int) -> None:
    game = played(offered, seed, moves)
    before = [game.start, *(step.position for step in game.steps)]
    expected = game.moves
    while game.moves:
        index = max(i for i, step in enumerate(game.steps) if step.move)
        assert game.undo() == expected.pop()
        assert game.position == before[index]
    with pytest.raises(ValueError, match="no move to undo"):
        game.undo()


@every_game
@given(seed=seeds, moves=depths)
def test_playing_leaves_the_position_as_it_was(offered: Offered, seed: int, moves: int) -> None:
    position = played(offered, seed, moves).position
    before = str(position), position.record.tobytes()
    for move in position.legal_moves():
        assert position.play(move) == position.play_with_events(move)[0]
    assert (str(position), position.record.tobytes()) == before


@every_game
@given(seed=seeds, moves=depths)
def test_a_move_is_legal_exactly_if_it_is_listed(offered: Offered, seed: int, moves: int) -> None:
    position = played(offered, seed, moves).position
    listed = position.legal_actions().tolist()
    assert listed == sorted(set(listed))
    for action in range(position.actions):
        assert position.is_legal(position.move(action)) == (action in listed)


@every_game
@given(seed=seeds, moves=depths)
def test_same_seed_same_game(offered: Offered, seed: int, moves: int) -> None:
    assert str(played(offered, seed, moves)) == str(played(offered, seed, moves))


@every_game
@given(seed=st.integers(0, 1 << 32))
def test_a_batch_plays_the_games_of_its_seeds(offered: Offered, seed: int) -> None:
    batch = offered.new_batch(3, seed=seed)
    games = [offered.new_game(seed=int(own)) for own in batch.seeds]
    rng = random.Random(seed)
    for _ in range(60):
        masks = batch.masks()
        actions = np.full(len(batch), -1)
        for number, game in enumerate(games):
            assert batch[number] == game.position
            legal = [move.action for move in game.position.legal_moves()]
            assert np.flatnonzero(masks[number]).tolist() == legal
            if legal:
                actions[number] = rng.choice(legal)
                game.play(game.position.move(int(actions[number])))
        batch.step(actions)
        scores, places = batch.results()
        assert [tuple(row) for row in scores.tolist()] == [game.position.scores for game in games]
        assert [tuple(row) for row in places.tolist()] == [game.position.places() for game in games]


@every_game
def test_a_batch_refuses_an_illegal_move_by_its_game_and_plays_nothing(offered: Offered) -> None:
    batch = offered.new_batch(3, seed=1)
    before = batch.states.tobytes()
    actions = batch.random_actions()
    actions[1] = next(action for action in range(batch.actions) if not batch.masks()[1, action])
    with pytest.raises(azul.IllegalMove) as refused:
        batch.step(actions)
    assert refused.value.subject.startswith("game 1")
    assert batch.states.tobytes() == before
    actions[1] = 99999
    with pytest.raises(azul.IllegalMove, match="no_such_move"):
        batch.step(actions)


@every_game
def test_a_batch_resets_only_the_marked_games(offered: Offered) -> None:
    batch = offered.new_batch(2, seed=1)
    start = [batch[0], batch[1]]
    batch.step(batch.random_actions())
    batch.reset(np.array([True, False]))
    assert batch[0] == start[0]
    assert batch[1] != start[1]


@every_game
def test_a_batch_takes_only_arguments_that_make_sense(offered: Offered) -> None:
    with pytest.raises(ValueError, match="at least one"):
        offered.new_batch(0)
    batch = offered.new_batch(2)
    with pytest.raises(ValueError, match="one move per game"):
        batch.step([1, 2, 3])
    with pytest.raises(ValueError, match=rf"\(2, {batch.actions}\)"):
        batch.masks(np.zeros((2, 3), np.uint8))


@every_game
@given(seed=seeds)
def test_a_game_ends_with_a_winner_and_nothing_to_do(offered: Offered, seed: int) -> None:
    game = played(offered, seed, 2000)
    if not game.is_over:  # on Azul's grey side a game need not end (AZ-6.2)
        assert offered.name.endswith("grey")
        return
    assert game.position.winners()
    assert game.position.legal_moves() == []
    assert not game.position.awaits_deal
    with pytest.raises(azul.IllegalDeal, match="game_is_over"):
        game.position.deal(seed=1)
    with pytest.raises(azul.IllegalMove, match="game_is_over"):
        game.position.play(game.moves[0])


@every_game
def test_perft_adds_up(offered: Offered) -> None:
    start = offered.new_game(seed=3).position
    assert perft(start, 0) == 1
    assert perft(start, 1) == len(start.legal_moves())
    assert perft(start, 2) == sum(len(start.play(move).legal_moves()) for move in start.legal_moves())
    assert perft(start, 2) == sum(count for _, count in perft_by_move(start, 2))
    with pytest.raises(ValueError, match="0 or more"):
        perft(start, -1)


@every_game
@given(text=st.text(max_size=12))
def test_any_text_is_a_move_or_refused(offered: Offered, text: str) -> None:
    try:
        move = offered.position_type.parse_move(text)
    except azul.InvalidMove as error:
        assert error.line >= 1
        assert error.column >= 1
    else:
        assert str(move).lower() == text.lower()


@every_game
@given(seed=seeds, moves=depths, data=st.data())
def test_damaged_position_text_is_read_or_refused(offered: Offered, seed: int, moves: int, data: st.DataObject) -> None:
    text = str(played(offered, seed, moves).position)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 6)))
    alphabet = "BYRKWTSJM.-/:,>|()?*;=@ r0123456789"
    damaged = text[:start] + data.draw(st.text(alphabet, max_size=6)) + text[end:]
    try:
        read = offered.position_type.parse(damaged)
    except (NotationError, azul.ImpossiblePosition):
        return
    # Whatever is accepted can be played on: no accepted text leads compiled code astray.
    assert offered.position_type.parse(str(read)) == read
    rng = random.Random(seed)
    for _ in range(40):
        if read.is_over:
            break
        moves_here = read.legal_moves()
        assert moves_here or read.awaits_deal, str(read)
        read = read.deal(seed=seed) if read.awaits_deal else read.play(rng.choice(moves_here))


@every_game
@given(seed=seeds, moves=depths, data=st.data())
def test_damaged_game_file_is_read_or_refused(offered: Offered, seed: int, moves: int, data: st.DataObject) -> None:
    text = str(played(offered, seed, moves))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 8)))
    damaged = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    try:
        offered.game_type.parse(damaged)
    except (NotationError, azul.BrokenRule) as error:
        assert str(error)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@every_game
@given(document=anything)
def test_any_json_is_refused_with_its_place(offered: Offered, document: object) -> None:
    position: Any = offered.position_type
    with pytest.raises(NotationError) as refused:
        position.from_json(json.dumps(document))
    assert refused.value.hint


@every_game
@given(seed=seeds, moves=depths, data=st.data())
def test_changed_json_is_read_or_refused(offered: Offered, seed: int, moves: int, data: st.DataObject) -> None:
    position: Any = played(offered, seed, moves).position
    document = position.to_json()
    key = data.draw(st.sampled_from(sorted(document)))
    other = st.integers(-1, 40) | st.text("BYRKWTM.", max_size=6) | st.none() | st.lists(st.integers(0, 20))
    document[key] = data.draw(other)
    try:
        read = type(position).from_json(document)
    except (NotationError, azul.ImpossiblePosition):
        return
    assert type(position).from_json(read.to_json()) == read


@every_game
def test_seeds_are_checked(offered: Offered) -> None:
    for seed in (-1, 1 << 64, True, 1.5):
        with pytest.raises((ValueError, TypeError)):
            offered.new_game(seed=seed)


def test_games_share_one_set_of_errors() -> None:
    assert azul.IllegalMove is duel.IllegalMove
