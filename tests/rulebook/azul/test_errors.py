"""Every code with which a move, a deal or a position is refused, and the rule that it names."""

from dataclasses import replace

import pytest

from zellige.azul import Batch, Board, Deal, IllegalDeal, IllegalMove, ImpossiblePosition, Layout, Phase, Position
from zellige.games.azul.position import FAULTS

from .drawing import EMPTY, FULL_TABLE, Side, board, heap, layout, position, refusal, with_all_tiles

ONE_ROW = replace(EMPTY, wall=("BYRKW", ".....", ".....", ".....", "....."))
ONE_LINE = replace(EMPTY, lines=("B", "", "", "", ""))

OFFER = layout(displays="BBYR")
DEAL = layout(phase=Phase.DEAL)
TILING = layout(ONE_LINE, side="grey", phase=Phase.TILING)
OVER = layout(ONE_ROW, phase=Phase.OVER)


# Moves

IN_USE = position(
    board("""
            Y | . . . . .
           .R | . . . . .
          ... | . . B . .
         .... | . . . . .
        ..... | . . . . ."""),
    displays="BBYR",
    centre="W",
)
TO_PLACE = position(
    board("""
            . | . B . . .
           BB | R . . . .
          ... | . . . . .
         .... | . . . . .
        YYYYY | . . . . ."""),
    side="grey",
    phase=Phase.TILING,
)

ILLEGAL_MOVES = [
    ("deal_awaited", "AZ-4.1", Position.from_layout(DEAL), "1B1"),
    ("game_is_over", "AZ-5.1", Position.from_layout(OVER), "1B1"),
    ("take_awaited", "AZ-2.5", IN_USE, "1-1"),
    ("placement_awaited", "AZ-7.6", TO_PLACE, "1B1"),
    ("no_such_display", "AZ-1.1", IN_USE, "6B1"),
    ("display_lacks_colour", "AZ-2.2", IN_USE, "1K3"),
    ("centre_lacks_colour", "AZ-2.3", IN_USE, "CB4"),
    ("line_full", "AZ-2.9", IN_USE, "1Y1"),
    ("line_holds_other_colour", "AZ-2.7", IN_USE, "1B2"),
    ("colour_on_wall_row", "AZ-2.8", IN_USE, "1B3"),
    ("space_taken", "AZ-7.1", TO_PLACE, "2-1"),
    ("colour_in_column", "AZ-7.2", TO_PLACE, "2-2"),
    ("other_line", "AZ-7.3", TO_PLACE, "5-1"),
]


@pytest.mark.parametrize(("code", "rule", "start", "move"), ILLEGAL_MOVES)
def test_illegal_move(code: str, rule: str, start: Position, move: str) -> None:
    assert refusal(start, move) == (code, rule)


@pytest.mark.parametrize(("players", "move"), [(2, "6B1"), (3, "8B1")])
def test_no_such_display(players: int, move: str) -> None:
    assert refusal(position(players=players, displays="B"), move) == ("no_such_display", "AZ-1.1")


@pytest.mark.parametrize("action", [-1, 10_000])
def test_no_such_move(action: int) -> None:
    # A Move always has a number: only a batch can be given another one.
    with pytest.raises(IllegalMove) as error:
        Batch(1, seed=1).step([action])
    assert (error.value.code, error.value.rule) == ("no_such_move", "AZ-2.2")


def test_every_fault_of_a_move_is_shown() -> None:
    shown = {code for code, *_ in ILLEGAL_MOVES} | {"no_such_move"}
    # The coloured side places its tiles by itself and never asks for a space.
    assert {code for code, _ in FAULTS.values()} - {"space_of_other_colour"} <= shown


# Deals


@pytest.mark.parametrize(
    ("code", "rule", "start", "deal"),
    [
        ("game_is_over", "AZ-5.1", Position.from_layout(OVER), "BBBB YYYY RRRR KKKK WWWW"),
        ("no_deal_awaited", "AZ-4.1", Position.from_layout(OFFER), "BBBB YYYY RRRR KKKK WWWW"),
        ("no_deal_awaited", "AZ-4.1", Position.from_layout(TILING), "BBBB YYYY RRRR KKKK WWWW"),
        ("number_of_displays", "AZ-1.1", Position.start(2), "BBBB YYYY RRRR KKKK"),
        ("number_of_displays", "AZ-1.1", Position.start(2), "BBBB YYYY RRRR KKKK WWWW -"),
        ("number_of_tiles", "AZ-4.3", Position.start(2), "BBBB YYYY RRRR KKKK WWW"),
        ("tiles_not_in_bag", "AZ-4.1", position(phase=Phase.DEAL, bag="B" * 20), "BBBB BBBB BBBB BBBB YYYY"),
        ("bag_not_used_up", "AZ-4.2", position(phase=Phase.DEAL, bag="B"), "WWWW YYYY RRRR KKKK WWWW"),
    ],
)
def test_illegal_deal(code: str, rule: str, start: Position, deal: str) -> None:
    with pytest.raises(IllegalDeal) as error:
        start.deal(deal)
    assert (error.value.code, error.value.rule) == (code, rule)


def test_display_overfull() -> None:
    # The text form of a deal cannot even say this.
    with pytest.raises(IllegalDeal) as error:
        Position.start(2).deal(Deal(("BBBBB", "YYY", "RRRR", "KKKK", "WWWW")))
    assert (error.value.code, error.value.rule) == ("display_overfull", "AZ-1.6")


@pytest.mark.parametrize(
    ("code", "rule", "start"),
    [
        ("game_is_over", "AZ-5.1", Position.from_layout(OVER)),
        ("no_deal_awaited", "AZ-4.1", Position.from_layout(OFFER)),
    ],
)
def test_no_deal_is_drawn_when_none_is_awaited(code: str, rule: str, start: Position) -> None:
    with pytest.raises(IllegalDeal) as error:
        start.draw_deal(seed=1)
    assert (error.value.code, error.value.rule) == (code, rule)


# Positions


def with_board(start: Layout, first: Board, side: Side = "coloured") -> Layout:
    """A layout whose first board is another one, and whose tiles are all there."""
    variant = replace(start.variant, side=side)
    return with_all_tiles(replace(start, variant=variant, boards=(first, *start.boards[1:])))


NO_TILE_LEFT = layout(*FULL_TABLE, phase=Phase.DEAL)

#: Player 0 has tiled, and player 1 is asked.
FIRST_HAS_TILED = layout(EMPTY, ONE_LINE, side="grey", phase=Phase.TILING, player=1)


@pytest.mark.parametrize(
    "possible", [OFFER, DEAL, TILING, OVER, FIRST_HAS_TILED, replace(NO_TILE_LEFT, phase=Phase.OVER)]
)
def test_what_the_impossible_ones_are_made_from_is_possible(possible: Layout) -> None:
    assert Position.from_layout(possible).layout == possible


@pytest.mark.parametrize(
    ("code", "rule", "impossible"),
    [
        ("number_of_boards", "AZ-1.1", replace(OFFER, boards=(EMPTY,))),
        ("number_of_boards", "AZ-1.1", replace(OFFER, boards=(EMPTY, EMPTY, EMPTY))),
        ("number_of_displays", "AZ-1.1", replace(OFFER, displays=("BBYR", "", "", ""))),
        ("number_of_displays", "AZ-1.1", replace(OFFER, displays=("BBYR", "", "", "", "", ""))),
        ("no_such_player", "AZ-1.1", replace(OFFER, player=2)),
        ("no_such_player", "AZ-1.1", replace(OFFER, starting_player=-1)),
        ("no_such_player", "AZ-1.1", replace(OFFER, marker_holder=2)),
        ("display_overfull", "AZ-1.6", with_all_tiles(replace(OFFER, displays=("BBBYR", "", "", "", "")))),
        ("round_out_of_range", "AZ-6.2", replace(OFFER, round=-1)),
        ("round_out_of_range", "AZ-6.2", replace(OFFER, round=1 << 15)),
        ("score_out_of_range", "AZ-3.7", with_board(OFFER, replace(EMPTY, score=-1))),
        ("score_out_of_range", "AZ-3.7", with_board(OFFER, replace(EMPTY, score=1 << 15))),
        ("floor_overfull", "AZ-2.10", with_board(OFFER, replace(EMPTY, floor="KKKKKKKK"))),
        ("colour_twice_in_row", "AZ-7.2", with_board(OFFER, replace(EMPTY, wall=("B.B..", *EMPTY.wall[1:])), "grey")),
        (
            "colour_twice_in_column",
            "AZ-7.2",
            with_board(OFFER, replace(EMPTY, wall=("B....",) * 2 + EMPTY.wall[2:]), "grey"),
        ),
        ("wall_space_of_other_colour", "AZ-1.7", with_board(OFFER, replace(EMPTY, wall=(".B...", *EMPTY.wall[1:])))),
        ("line_overfull", "AZ-2.6", with_board(OFFER, replace(EMPTY, lines=("BB", "", "", "", "")))),
        ("line_of_two_colours", "AZ-2.7", with_board(OFFER, replace(EMPTY, lines=("", "BY", "", "", "")))),
        ("line_colour_on_wall_row", "AZ-2.8", with_board(OFFER, replace(ONE_LINE, wall=("B....", *EMPTY.wall[1:])))),
        ("tile_count", "AZ-6.1", replace(OFFER, lid=heap("B"))),
        ("tile_count", "AZ-6.1", replace(OFFER, centre="B", bag=(18, 18, 19, 20, 20))),
        ("marker_twice", "AZ-2.3", replace(with_board(OFFER, replace(EMPTY, floor="MM")), marker_holder=0)),
        ("marker_on_other_floor", "AZ-2.3", replace(with_board(OFFER, replace(EMPTY, floor="M")), marker_holder=1)),
        ("marker_on_other_floor", "AZ-2.3", with_board(OFFER, replace(EMPTY, floor="M"))),
        ("marker_missing_on_floor", "AZ-2.3", replace(OFFER, marker_holder=0)),
        ("marker_missing_on_floor", "AZ-2.3", replace(FIRST_HAS_TILED, marker_holder=1)),
        ("tiles_left_to_take", "AZ-2.12", replace(OFFER, phase=Phase.DEAL)),
        ("tiles_left_to_take", "AZ-2.12", with_all_tiles(replace(TILING, centre="K"))),
        ("tiles_left_to_take", "AZ-2.12", with_all_tiles(replace(OVER, centre="K"))),
        ("no_tiles_to_take", "AZ-2.12", replace(DEAL, phase=Phase.OFFER)),
        ("complete_line_not_tiled", "AZ-3.2", with_board(DEAL, ONE_LINE)),
        ("complete_line_not_tiled", "AZ-3.2", with_board(OVER, replace(ONE_ROW, lines=("", "BB", "", "", "")))),
        ("complete_line_not_tiled", "AZ-3.2", with_board(FIRST_HAS_TILED, ONE_LINE, "grey")),
        ("floor_not_cleared", "AZ-3.8", with_board(DEAL, replace(EMPTY, floor="B"))),
        ("floor_not_cleared", "AZ-3.8", with_board(OVER, replace(ONE_ROW, floor="B"))),
        ("floor_not_cleared", "AZ-3.8", with_board(FIRST_HAS_TILED, replace(EMPTY, floor="B"), "grey")),
        ("round_out_of_range", "AZ-2.1", replace(OFFER, round=0)),
        ("round_out_of_range", "AZ-2.1", replace(TILING, round=0)),
        ("game_should_be_over", "AZ-5.1", with_board(OFFER, ONE_ROW)),
        ("game_should_be_over", "AZ-5.1", with_board(DEAL, ONE_ROW)),
        ("game_should_be_over", "AZ-4.4", NO_TILE_LEFT),
        ("game_not_over", "AZ-5.1", replace(DEAL, phase=Phase.OVER)),
        ("no_choice_on_coloured_side", "AZ-3.2", layout(ONE_LINE, phase=Phase.TILING)),
        ("no_line_to_place", "AZ-7.3", with_board(TILING, EMPTY, "grey")),
        (
            "no_space_to_place",
            "AZ-7.4",
            with_board(TILING, replace(ONE_LINE, wall=("YRKW.", "....B", *EMPTY.wall[2:])), "grey"),
        ),
        ("starting_player_not_on_turn", "AZ-2.1", replace(DEAL, player=1)),
        ("starting_player_not_on_turn", "AZ-2.1", replace(OVER, player=1)),
        ("tiles_outside_the_bag", "AZ-1.2", replace(with_all_tiles(DEAL, bag="B"), round=0)),
        ("score_before_the_start", "AZ-1.4", replace(with_board(DEAL, replace(EMPTY, score=1)), round=0)),
    ],
)
def test_impossible_position(code: str, rule: str, impossible: Layout) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        Position.from_layout(impossible)
    assert (error.value.code, error.value.rule) == (code, rule)
