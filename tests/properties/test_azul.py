"""What holds in every game of Azul."""

import copy
import json
import pickle
import random
from collections import Counter

import jsonschema
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.strategies import games, played, positions, seeds, variants
from zellige import azul
from zellige.azul import Position
from zellige.games.azul.json_form import schema

Heaps = Counter[str]


def heaps(position: Position) -> Heaps:
    """Every tile of a position by place and colour."""
    found: Heaps = Counter()
    places = {"centre": position.centre} | {str(n): display for n, display in enumerate(position.displays, 1)}
    for player, board in enumerate(position.boards):
        places |= {f"line {player} {line}": tiles for line, tiles in enumerate(board.lines)}
        places |= {f"wall {player} {row}": tiles.replace(".", "") for row, tiles in enumerate(board.wall)}
        places[f"floor {player}"] = board.floor.replace("M", "")
    for colour, letter in enumerate("BYRKW"):
        found[f"bag {letter}"] = position.bag[colour]
        found[f"lid {letter}"] = position.lid[colour]
        for place, tiles in places.items():
            found[f"{place} {letter}"] = tiles.count(letter)
    return +found


def moved(found: Heaps, origin: str, target: str, colour: azul.Colour) -> None:
    assert found[f"{origin} {colour.letter}"] > 0, f"no {colour.name} in {origin}"
    found[f"{origin} {colour.letter}"] -= 1
    found[f"{target} {colour.letter}"] += 1


def follow(found: Heaps, scores: list[int], event: azul.Event) -> None:
    """Move the tile that an event tells of, or write its points down."""
    match event:
        case azul.TileTaken(player, source, colour):
            moved(found, str(source) if source else "centre", f"hand {player}", colour)
        case azul.TileCentred(display, colour):
            moved(found, str(display), "centre", colour)
        case azul.TileLaid(player, line, _, colour):
            moved(found, f"hand {player}", f"line {player} {line}", colour)
        case azul.TileFallen(player, space, colour, line):
            origin = f"hand {player}" if line is None else f"line {player} {line}"
            moved(found, origin, "lid" if space is None else f"floor {player}", colour)
        case azul.TilePlaced(player, row, _, colour, horizontal, vertical):
            moved(found, f"line {player} {row}", f"wall {player} {row}", colour)
            scores[player] += horizontal + vertical
        case azul.TileDiscarded(player, line, colour):
            moved(found, f"line {player} {line}", "lid", colour)
        case azul.FloorScored(player, cost, score):
            scores[player] = max(0, scores[player] - cost)
            assert scores[player] == score
        case azul.TileSwept(player, _, colour):
            moved(found, f"floor {player}", "lid", colour)
        case azul.BagRefilled():
            for letter in "BYRKW":
                found[f"bag {letter}"] += found.pop(f"lid {letter}", 0)
        case azul.TileDealt(display, colour):
            moved(found, "bag", str(display), colour)
        case azul.BonusScored(player, _, _, points):
            scores[player] += points


@given(games)
def test_az_6_1_events_alone_lead_from_position_to_position_and_keep_every_tile(game: azul.Game) -> None:
    found, scores = heaps(game.start), list(game.start.scores)
    for step in game.steps:
        for event in step.events:
            follow(found, scores, event)
            for letter in "BYRKW":
                assert sum(count for place, count in found.items() if place.endswith(letter)) == 20
        assert +found == heaps(step.position)
        assert tuple(scores) == step.position.scores


@given(positions)
def test_text_of_a_position_round_trips(position: Position) -> None:
    assert Position.parse(str(position)) == position
    assert eval(repr(position)) == position
    assert hash(Position.parse(str(position))) == hash(position)


@given(positions)
def test_json_of_a_position_round_trips_and_follows_its_schema(position: Position) -> None:
    document = position.to_json()
    jsonschema.validate(document, schema())
    assert Position.from_json(document) == position
    assert Position.from_json(json.dumps(document)) == position


@given(positions)
def test_copies_and_pickles_are_equal(position: Position) -> None:
    assert copy.copy(position) == copy.deepcopy(position) == pickle.loads(pickle.dumps(position)) == position


@given(positions)
def test_text_of_a_move_and_its_number_round_trip(position: Position) -> None:
    for move in position.legal_moves():
        assert azul.Move.parse(str(move)) == move
        assert azul.Move.parse(str(move).lower()) == move
        assert position.move(move.action) == move


@given(games, st.text(max_size=30), st.text(max_size=20))
def test_game_file_round_trips(game: azul.Game, comment: str, name: str) -> None:
    game.comment = comment
    game.names = [name]
    game.headers["Event"] = name
    if game.steps:
        game.steps[-1].comment = comment
    text = str(game)
    again = azul.Game.parse(text)
    assert str(again) == text
    assert again.position == game.position
    assert again.moves == game.moves
    assert again.seed == game.seed


@given(games)
def test_undo_leads_back_through_every_position(game: azul.Game) -> None:
    before = [game.start, *(step.position for step in game.steps)]
    moves = game.moves
    while game.moves:
        index = max(i for i, step in enumerate(game.steps) if isinstance(step.action, azul.Move))
        assert game.undo() == moves.pop()
        assert game.position == before[index]


@given(positions)
def test_playing_leaves_the_position_as_it_was(position: Position) -> None:
    before = str(position), position.record.tobytes()
    for move in position.legal_moves():
        position.play(move)
        position.play_with_events(move)
    if position.awaits_deal:
        position.deal(seed=1)
    assert (str(position), position.record.tobytes()) == before


@given(positions, st.integers(-5, 400))
def test_a_move_is_legal_exactly_if_it_is_listed(position: Position, action: int) -> None:
    listed = {move.action for move in position.legal_moves()}
    if 0 <= action < position.variant.actions:
        assert position.is_legal(position.move(action)) == (action in listed)


@given(variants, seeds, st.integers(0, 60))
def test_same_seed_same_game(variant: azul.Variant, seed: int, moves: int) -> None:
    assert str(played(variant, seed, moves)) == str(played(variant, seed, moves))


@given(variants, seeds)
def test_a_batch_plays_the_games_of_its_seeds(variant: azul.Variant, seed: int) -> None:
    batch = azul.Batch(3, variant.players, variant.side, seed=seed)
    games = [azul.Game(variant.players, variant.side, seed=int(own)) for own in batch.seeds]
    rng = random.Random(seed)
    for _ in range(40):
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


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = azul.Move.parse(text)
    except azul.InvalidMove as error:
        assert error.line >= 1
        assert error.column >= 1
    else:
        assert str(move) == text.upper()


@given(positions, st.data())
def test_damaged_position_text_is_read_or_refused(position: Position, data: st.DataObject) -> None:
    text = str(position)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 6)))
    damaged = text[:start] + data.draw(st.text("BYRKWM.-/:,> 0123456789azulofer", max_size=6)) + text[end:]
    try:
        read = Position.parse(damaged)
    except (azul.NotationError, azul.ImpossiblePosition):
        return
    # Whatever is accepted can be played on: no accepted text leads compiled code astray.
    assert Position.parse(str(read)) == read
    for move in read.legal_moves():
        read.play(move)


@given(games, st.data())
def test_damaged_game_file_is_read_or_refused(game: azul.Game, data: st.DataObject) -> None:
    text = str(game)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 8)))
    damaged = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    try:
        azul.Game.parse(damaged)
    except (azul.NotationError, azul.BrokenRule) as error:
        assert str(error)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    )
)
def test_any_json_is_refused_with_its_place(document: object) -> None:
    try:
        Position.from_json(json.dumps(document))
    except azul.NotationError as error:
        assert error.hint
    else:
        raise AssertionError("that was no position")


@given(positions, st.data())
def test_changed_json_is_read_or_refused(position: Position, data: st.DataObject) -> None:
    document = position.to_json()
    key = data.draw(st.sampled_from(sorted(document)))
    document[key] = data.draw(
        st.integers(-1, 40) | st.text("BYRKWM.", max_size=6) | st.none() | st.lists(st.integers(0, 20))
    )
    try:
        read = Position.from_json(document)
    except (azul.NotationError, azul.ImpossiblePosition):
        return
    assert Position.from_json(read.to_json()) == read
