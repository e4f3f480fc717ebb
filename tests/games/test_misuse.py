"""Arguments and positions that would lead compiled code astray are refused before they reach it."""

from dataclasses import replace

import numpy as np
import pytest

from zellige import azul, duel
from zellige.games.offered import read_game


def acting() -> duel.Layout:
    """A duel after its opening plates."""
    game = duel.Game(seed=1)
    for _ in range(2):
        for move in (game.position.display[0], "@1", "r0"):
            game.play(move)
    return game.position.layout


def refused(layout: duel.Layout) -> str:
    with pytest.raises(duel.ImpossiblePosition) as error:
        duel.Position.from_layout(layout)
    return error.value.code


def test_goal_totals_are_those_of_a_player() -> None:
    for player in (-1, 2, 10**7):
        with pytest.raises(ValueError, match="0 or 1"):
            duel.Game(seed=1).position.goal_totals(player)


def test_plates_returned_together_lie_together() -> None:
    layout = acting()
    first, second, third, *rest = layout.stack
    returned = [replace(plate, returner=0, group=group) for plate, group in ((first, 1), (second, 2), (third, 1))]
    assert refused(replace(layout, stack=(*rest, *returned))) == "return_group"
    two_players = [replace(first, returner=0, group=1), replace(second, returner=1, group=1)]
    assert refused(replace(layout, stack=(third, *rest, *two_players))) == "return_group"


def test_a_factory_with_tiles_has_its_chip() -> None:
    layout = acting()
    pile = tuple(sorted((*layout.chip_pile, layout.chips[0]), key=duel.CHIPS.index))
    assert refused(replace(layout, chips=("", *layout.chips[1:]), chip_pile=pile)) == "no_chip_on_factory"


def test_whoever_is_on_turn_can_do_something() -> None:
    layout = acting()
    tiles = "".join(layout.suns)
    bag = tuple(count + tiles.count(letter) for count, letter in zip(layout.bag, "BYRKT", strict=True))
    boards = [replace(board, tokens=0, chips_taken=2) for board in layout.boards]
    boards[1 - layout.player] = replace(boards[1 - layout.player], chips_taken=0)
    spent = replace(boards[0], spent=layout.chips[1:])
    stuck = replace(
        layout,
        suns=("",) * 5,
        bag=bag,  # type: ignore[arg-type]  # five numbers, as zipped
        boards=(spent, boards[1]),
        chips=(layout.chips[0], "", "", ""),
        revealed=(True, False, False, False),
    )
    assert refused(stuck) == "nothing_to_do"


def test_a_full_dome_takes_no_plate() -> None:
    layout = acting()
    names = iter([plate.plate for plate in layout.stack])
    board = layout.boards[layout.player]
    full = replace(board, plates=tuple(plate or f"{next(names)}r0" for plate in board.plates))
    boards = [full if player == layout.player else each for player, each in enumerate(layout.boards)]
    left = tuple(duel.StackPlate(name) for name in names)
    position = duel.Position.from_layout(replace(layout, boards=tuple(boards), stack=left))
    assert not any(isinstance(move, duel.Plate | duel.Draw) for move in position.legal_moves())


def test_chips_suffice_for_the_next_round() -> None:
    start = duel.Game(seed=1).start.layout
    board = replace(start.boards[0], spent=start.chip_pile)
    assert refused(replace(start, boards=(board, start.boards[1]), chip_pile=())) == "chip_count"
    plates = (f"{start.stack[0].plate}r0", *start.boards[0].plates[1:])
    early = replace(start.boards[0], plates=plates)
    assert refused(replace(start, boards=(early, start.boards[1]), stack=start.stack[1:])) == "too_many_plates"


def test_a_position_takes_moves_of_its_own_game() -> None:
    for position, move in (
        (azul.Game(seed=1).position, duel.Move.parse("sLR")),
        (duel.Game(seed=1).position, azul.Move.parse("CBF")),
        (azul.Game(seed=1).position, 5),
    ):
        with pytest.raises(TypeError, match="a move is a"):
            position.is_legal(move)  # type: ignore[arg-type]  # on purpose
    with pytest.raises(TypeError, match="starts from"):
        azul.Game.from_position(duel.Game(seed=1).position)  # type: ignore[arg-type]  # on purpose


def test_whole_numbers_of_any_type_make_the_same_move() -> None:
    assert azul.Take(np.int8(9), np.int8(1), np.int8(1)) == azul.Take(9, azul.Colour.YELLOW, 1)  # type: ignore[arg-type]
    assert azul.Take(np.int8(9), np.int8(1), np.int8(1)).action == azul.Move.parse("9Y2").action  # type: ignore[arg-type]
    for broken in (lambda: azul.Take(1.5, 1, 1), lambda: azul.Game(2.0), lambda: azul.Position.start().move(1.5)):  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            broken()


def test_numbers_leave_room_to_play_on() -> None:
    start = azul.Position.start().layout
    for broken in (replace(start, round=32767), replace(start, boards=(replace(start.boards[0], score=32767),) * 2)):
        with pytest.raises(azul.ImpossiblePosition, match="out_of_range"):
            azul.Position.from_layout(broken)


def test_a_batch_takes_whole_numbers_and_gives_copies() -> None:
    batch = duel.Batch(2, seed=1)
    with pytest.raises(ValueError, match="integers"):
        batch.step([1.5, 2.5])
    with pytest.raises(ValueError, match="seed"):
        batch.reset(seeds=np.array([-1, 3]))
    batch.players_to_move[:] = 9
    assert set(batch.players_to_move.tolist()) <= {0, 1}
    moves = batch.random_actions()
    batch.step(moves)
    batch.reset()
    assert batch.random_actions().tolist() == moves.tolist()


def test_seeds_are_numbers() -> None:
    for game in (azul.Game, duel.Game):
        with pytest.raises(ValueError, match="seed"):
            game(seed="7")  # type: ignore[arg-type]  # on purpose


def test_decisions_made_by_hand_are_checked() -> None:
    position = duel.Game(seed=1).position
    for move in (duel.Sun(9, "Q"), duel.Line(99), duel.Move()):
        with pytest.raises(ValueError, match="no such decision"):
            position.is_legal(move)


def test_without_a_seed_the_stack_is_given() -> None:
    with pytest.raises(ValueError, match="stack"):
        duel.Game(seed=None)
    with pytest.raises(duel.NotationError, match="header_stack"):
        duel.Game.parse('[Variant "duel"]\n[Seed "7"]\n')


def test_a_file_is_the_game_that_its_header_names() -> None:
    text = str(azul.Game(seed=1)) + '{the header [Variant "duel"] was mistyped}\n'
    assert isinstance(read_game(text), azul.Game)
    assert read_game(text).steps[-1].comment.startswith("the header")
    spaced = str(duel.Game(seed=1)).replace("[Variant ", "[Variant   ")
    assert isinstance(read_game(spaced), duel.Game)


def test_parts_of_a_turn_are_named_once() -> None:
    game = duel.Game(seed=1)
    game.play(game.position.display[0])
    text = str(game.position)
    part = f"plate={game.position.layout.turn.plate}"
    with pytest.raises(duel.NotationError, match="turn"):
        duel.Position.parse(text.replace(part, f"{part};{part}"))


def test_guessing_with_the_games_own_seed_tells_nothing() -> None:
    """The truth comes up as often as one in 15 plates would by chance, not more: 3,000 games with fixed seeds."""
    hits = 0
    for seed in range(3000):
        position = duel.Game(seed=seed).position
        guess = duel.determinize(position.seen_by(0), seed)
        hits += sum(a == b for a, b in zip(position.stack, guess.stack, strict=True))
    assert 0.064 < hits / 3000 / 15 < 0.080
