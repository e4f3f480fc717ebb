"""Every code with which a decision, a deal or a position is refused, and the rule that it names."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from zellige.duel import (
    Awaits,
    Batch,
    Board,
    Deal,
    IllegalDeal,
    IllegalMove,
    ImpossiblePosition,
    Layout,
    Phase,
    Position,
    StackPlate,
    Turn,
    View,
)
from zellige.games.duel import invariants
from zellige.games.duel.position import FAULTS

from .drawing import (
    EMPTY,
    JOKER_DOME,
    SPECIAL_DOME,
    board,
    full_line,
    heap,
    layout,
    position,
    refusal,
    with_all_chips,
    with_all_plates,
    with_all_tiles,
)

DEAL_TEXT = "BYRKT BBYR KKTT RRRT BYKT chips B TY K RT"
TWO_OF_THREE = ("", "", "TT", "", "", "")

#: J4, TR/BW, in the left slot of the middle row, and chips for a turquoise tile.
ONE_PLATE = board(
    """
         . | .. .. ..
        .. | .. .. ..
       .TT | tr .. ..
      .... | bw .. ..
     ..... | .. .. ..
    ...... | .. .. ..""",
    chips="T TY RT",
)

ACTION = layout(large="BYRKT", suns="BBYR", moons="- KT", chips="B Y R", display="S1 S2", top="J1 J2")
DEAL = layout(phase=Phase.DEAL, awaits=Awaits.DEAL)
OVER = layout(phase=Phase.OVER, awaits=Awaits.NOTHING, round_number=5)
OPENING = layout(phase=Phase.OPENING, awaits=Awaits.PLATE, player=1, suns="BBYR", display="S1 S2 S3")
DRAWING = layout(awaits=Awaits.DRAW, suns="BBYR", turn=Turn(drawn=(StackPlate("S1"), StackPlate("J1"))))
KEEPING = replace(DRAWING, awaits=Awaits.KEEP)
RETURNING = layout(
    awaits=Awaits.RETURN,
    suns="BBYR",
    turn=Turn(drawn=(StackPlate("S1"), StackPlate("J1")), plate="S2", return_group=1),
)
SLOT = layout(ONE_PLATE, awaits=Awaits.SLOT, suns="BBYR", turn=Turn(plate="S1"))
ROTATION = layout(ONE_PLATE, awaits=Awaits.ROTATION, suns="BBYR", turn=Turn(plate="S1", slot=0))
LINE = layout(
    replace(EMPTY, lines=("B", "R", "", "", "", "")),
    awaits=Awaits.LINE,
    turn=Turn(hand="BB", leftovers="YR", leftover_factory=1),
)
LEFTOVER = layout(awaits=Awaits.LEFTOVER, turn=Turn(leftovers="YR", leftover_factory=1))
PAYMENT = layout(ONE_PLATE, phase=Phase.TILING, awaits=Awaits.PAYMENT, turn=Turn(line=2))
CHIP = replace(PAYMENT, awaits=Awaits.CHIP, turn=Turn(line=2, pairs=1))
COLUMN = layout(
    replace(ONE_PLATE, lines=full_line(3, "T")), phase=Phase.TILING, awaits=Awaits.COLUMN, turn=Turn(line=2)
)
#: One chip of a pair is paid.
HALF_PAID = with_all_chips(
    replace(
        CHIP,
        turn=Turn(line=2, pairs=1, payment=("T",)),
        boards=(replace(CHIP.boards[0], chips=("TY", "RT"), spent=("T",)), EMPTY),
    )
)
#: Both are.
PAID = with_all_chips(
    replace(
        HALF_PAID,
        awaits=Awaits.COLUMN,
        turn=Turn(line=2, pairs=1, payment=("T", "TY")),
        boards=(replace(CHIP.boards[0], chips=("RT",), spent=("T", "TY")), EMPTY),
    )
)
#: All plates lie on the domes, but for two on the display.
NO_STACK = layout(
    replace(EMPTY, plates=(*(f"S{number}r0" for number in range(1, 9)), "")),
    replace(EMPTY, plates=(*(f"J{number}r0" for number in range(1, 9)), "")),
    round_number=4,
    display="S9 J9",
    suns="BBYR",
)


@pytest.mark.parametrize(
    "possible",
    [
        *(ACTION, DEAL, OVER, OPENING, DRAWING, KEEPING, RETURNING, SLOT, ROTATION, LINE, LEFTOVER),
        *(PAYMENT, CHIP, COLUMN, HALF_PAID, PAID, NO_STACK),
    ],
)
def test_what_the_impossible_ones_are_made_from_is_possible(possible: Layout) -> None:
    assert Position.from_layout(possible).layout == possible


# Decisions


def first_has(**changes: object) -> Layout:
    """ACTION, in which player 0 has something else on the board."""
    return replace(ACTION, boards=(replace(EMPTY, **changes), EMPTY))  # type: ignore[arg-type]  # named below


ILLEGAL_MOVES = [
    ("deal_awaited", "DU-5.2", DEAL, "draw"),
    ("plate_awaited", "DU-2.7", OPENING, "s1B"),
    ("action_awaited", "DU-3.16", ACTION, ">1"),
    ("action_awaited", "DU-3.16", ACTION, "stop"),
    ("draw_awaited", "DU-3.3", DRAWING, "S1"),
    ("keep_awaited", "DU-3.3", KEEPING, "draw"),
    ("return_awaited", "DU-3.3", RETURNING, "@1"),
    ("slot_awaited", "DU-3.1", SLOT, "r1"),
    ("rotation_awaited", "DU-3.1", ROTATION, "@2"),
    ("line_awaited", "DU-3.12", LINE, "^Y"),
    ("leftover_awaited", "DU-3.6", LEFTOVER, ">1"),
    ("payment_awaited", "DU-4.5", PAYMENT, "=1"),
    ("chip_awaited", "DU-4.4", CHIP, "no"),
    ("column_awaited", "DU-4.2", COLUMN, "no"),
    ("game_is_over", "DU-6.1", OVER, "s1B"),
    ("not_on_display", "DU-3.2", ACTION, "J1"),
    ("not_on_display", "DU-3.2", OPENING, "J1"),
    ("no_token", "DU-3.1", first_has(tokens=0), "S1"),
    ("no_token", "DU-3.1", first_has(tokens=0), "draw"),
    ("no_plates_in_last_round", "DU-3.5", replace(ACTION, round=5), "S1"),
    ("no_plates_in_last_round", "DU-3.5", replace(ACTION, round=5), "draw"),
    ("no_point_to_pay", "DU-3.4", first_has(score=0), "draw"),
    ("no_point_to_pay", "DU-3.4", replace(DRAWING, boards=(replace(EMPTY, score=0), EMPTY)), "draw"),
    ("stack_empty", "DU-3.3", NO_STACK, "draw"),
    ("sun_lacks_colour", "DU-3.6", ACTION, "s1K"),
    ("sun_lacks_colour", "DU-3.6", ACTION, "s4B"),
    ("moons_lack_colour", "DU-3.8", ACTION, "mK"),
    ("no_revealed_chip", "DU-3.11", ACTION, "c1"),
    ("no_revealed_chip", "DU-3.11", ACTION, "c4"),
    ("two_chips_taken", "DU-3.11", first_has(chips_taken=2), "c3"),
    ("plate_not_drawn", "DU-3.3", KEEPING, "S2"),
    ("plate_not_drawn", "DU-3.3", RETURNING, "S2"),
    ("slot_taken", "DU-3.1", SLOT, "@4"),
    ("line_full", "DU-3.12", LINE, ">1"),
    ("line_holds_other_colour", "DU-3.12", LINE, ">2"),
    ("no_such_leftover", "DU-3.6", LEFTOVER, "^B"),
    ("cannot_pay", "DU-4.4", PAYMENT, "pay2"),
    ("chip_does_not_fit", "DU-4.4", CHIP, "$B"),
    ("no_such_space", "DU-4.1", COLUMN, "=2"),
]


@pytest.mark.parametrize(("code", "rule", "start", "move"), ILLEGAL_MOVES)
def test_illegal_move(code: str, rule: str, start: Layout, move: str) -> None:
    assert refusal(Position.from_layout(start), move) == (code, rule)


def test_chips_are_named_in_one_order() -> None:
    # The same two chips paid in another order would be the same payment: T, TY, then RT.
    assert refusal(Position.from_layout(CHIP), "$RT") == ("chip_does_not_fit", "DU-4.4")
    assert refusal(Position.from_layout(HALF_PAID), "$T") == ("chip_does_not_fit", "DU-4.4")


@pytest.mark.parametrize("action", [-1, 10_000])
def test_no_such_move(action: int) -> None:
    # A Move always has a number: only a batch can be given another one.
    with pytest.raises(IllegalMove) as error:
        Batch(1, seed=1).step([action])
    assert (error.value.code, error.value.rule) == ("no_such_move", "DU-3.16")


def test_every_fault_of_a_decision_is_shown() -> None:
    shown = {(code, rule) for code, rule, *_ in ILLEGAL_MOVES} | {("no_such_move", "DU-3.16")}
    assert set(FAULTS.values()) == shown


# Deals

ILLEGAL_DEALS = [
    ("game_is_over", "DU-6.1", OVER, DEAL_TEXT),
    ("no_deal_awaited", "DU-5.2", ACTION, DEAL_TEXT),
    ("no_deal_awaited", "DU-5.2", COLUMN, DEAL_TEXT),
    ("factory_tiles", "DU-5.3", DEAL, "BYRK BBYR KKTT RRRT BYKT chips B TY K RT"),
    ("factory_tiles", "DU-5.3", DEAL, "BYRKT BBYR KKTT RRRT BYK chips B TY K RT"),
    ("factory_tiles", "DU-5.3", DEAL, "BYRKT BBYR KKTT RRRT - chips B TY K RT"),
    ("large_factory_of_one_colour", "DU-2.5", DEAL, "BBBBB BBYR KKTT RRRT BYKT chips B TY K RT"),
    ("tiles_not_in_bag", "DU-5.2", DEAL, "BBBBY BBBB BBBB BBRT BYKT chips B TY K RT"),
    ("bag_before_tower", "DU-5.3", with_all_tiles(DEAL, bag="BBBBBBBYYYYYYYRRRRRRR"), DEAL_TEXT),
    ("bag_before_tower", "DU-5.3", with_all_tiles(DEAL, bag="BBBBBBYYYYYY"), DEAL_TEXT),
    ("chips_not_in_pile", "DU-2.6", DEAL, "BYRKT BBYR KKTT RRRT BYKT chips B B B RT"),
]


@pytest.mark.parametrize(("code", "rule", "start", "deal"), ILLEGAL_DEALS)
def test_illegal_deal(code: str, rule: str, start: Layout, deal: str) -> None:
    with pytest.raises(IllegalDeal) as error:
        Position.from_layout(start).deal(deal)
    assert (error.value.code, error.value.rule) == (code, rule)


CHIPS = ("B", "TY", "K", "RT")
SUNS = ("BYRKT", "BBYR", "KKTT", "RRRT", "BYKT")


@pytest.mark.parametrize(
    ("code", "rule", "deal"),
    [
        # The text form of a deal cannot even say this.
        ("number_of_factories", "DU-1.5", Deal(SUNS[:4], CHIPS)),
        ("number_of_factories", "DU-1.5", Deal((*SUNS, "BBYY"), CHIPS)),
        ("number_of_chips", "DU-2.6", Deal(SUNS, CHIPS[:3])),
        ("number_of_chips", "DU-2.6", Deal(SUNS, (*CHIPS, "T"))),
        ("factory_tiles", "DU-5.3", Deal(("BYRKTT", *SUNS[1:]), CHIPS)),
    ],
)
def test_illegal_deal_that_has_no_text(code: str, rule: str, deal: Deal) -> None:
    with pytest.raises(IllegalDeal) as error:
        Position.start().deal(deal)
    assert (error.value.code, error.value.rule) == (code, rule)


@pytest.mark.parametrize(
    ("code", "rule", "start"), [("game_is_over", "DU-6.1", OVER), ("no_deal_awaited", "DU-5.2", ACTION)]
)
def test_no_deal_is_drawn_when_none_is_awaited(code: str, rule: str, start: Layout) -> None:
    with pytest.raises(IllegalDeal) as error:
        Position.from_layout(start).draw_deal(seed=1)
    assert (error.value.code, error.value.rule) == (code, rule)


# Positions


def with_board(start: Layout, first: Board) -> Layout:
    """A layout whose first board is another one, and which has everything."""
    changed = replace(start, boards=(first, start.boards[1]))
    return with_all_plates(with_all_chips(with_all_tiles(changed)))


def with_turn(start: Layout, turn: Turn) -> Layout:
    return with_all_plates(with_all_tiles(replace(start, turn=turn)))


def plate_at(slot: int, plate: str, dome: tuple[str, ...] = EMPTY.dome) -> Board:
    plates = tuple(plate if number == slot else "" for number in range(9))
    return replace(EMPTY, plates=plates, dome=dome)


NO_ROW = ("......",) * 4
FULL_DOME = replace(board(SPECIAL_DOME), tokens=2)

IMPOSSIBLE = [
    # Shape
    ("number_of_boards", "DU-1.2", replace(ACTION, boards=(EMPTY,))),
    ("number_of_boards", "DU-1.2", replace(ACTION, boards=(EMPTY, EMPTY, EMPTY))),
    ("number_of_factories", "DU-1.5", replace(ACTION, suns=ACTION.suns[:4])),
    ("number_of_factories", "DU-1.5", replace(ACTION, moons=(*ACTION.moons, ""))),
    ("number_of_factories", "DU-1.5", replace(ACTION, chips=ACTION.chips[:3])),
    ("number_of_factories", "DU-1.5", replace(ACTION, revealed=(False,) * 5)),
    ("no_such_player", "DU-3.16", replace(ACTION, player=2)),
    ("no_such_player", "DU-3.16", replace(ACTION, starting_player=-1)),
    ("no_such_player", "DU-3.16", replace(ACTION, start_holder=2)),
    ("goals", "DU-2.3", replace(ACTION, goals=("rows", "columns"))),
    ("goals", "DU-2.3", replace(ACTION, goals=("rows", "five-colours", "columns"))),
    ("goals", "DU-2.3", replace(ACTION, goals=("rows", "columns", "squares"))),
    ("goals", "DU-2.3", replace(ACTION, goals=("rows", "columns", "diagonals", "jokers", "outer"))),
    ("round_out_of_range", "DU-6.1", replace(ACTION, round=-1)),
    ("round_out_of_range", "DU-6.1", replace(ACTION, round=6)),
    ("board_shape", "DU-1.2", replace(ACTION, boards=(replace(EMPTY, lines=("",) * 5), EMPTY))),
    ("board_shape", "DU-1.2", replace(ACTION, boards=(EMPTY, replace(EMPTY, plates=("",) * 8)))),
    ("board_shape", "DU-1.2", replace(ACTION, boards=(replace(EMPTY, dome=("......",) * 5), EMPTY))),
    ("board_shape", "DU-1.2", replace(ACTION, boards=(replace(EMPTY, dome=(".....",) * 6), EMPTY))),
    # Factories
    ("factory_overfull", "DU-3.6", layout(large="BBBYYY")),
    ("factory_overfull", "DU-3.6", layout(suns="BBYYR")),
    ("factory_overfull", "DU-3.6", layout(large_moon="BBYYR")),
    ("factory_overfull", "DU-3.6", layout(moons="BYRK")),
    ("factory_overfull", "DU-3.6", layout(large="BY", large_moon="R")),
    ("factory_overfull", "DU-3.6", layout(suns="BY", moons="R")),
    ("factory_overfull", "DU-3.6", with_turn(replace(LEFTOVER, moons=("", "BB", "", "", "")), LEFTOVER.turn)),
    ("no_chip_to_reveal", "DU-3.7", replace(ACTION, revealed=(False, False, True, True))),
    ("chip_revealed_wrongly", "DU-3.10", replace(ACTION, revealed=(True, False, True, False))),
    ("chip_revealed_wrongly", "DU-3.10", replace(ACTION, revealed=(False, True, True, False))),
    ("chip_revealed_wrongly", "DU-3.10", replace(ACTION, revealed=(False, False, False, False))),
    ("chip_revealed_wrongly", "DU-3.10", replace(LEFTOVER, revealed=(True, False, False, False))),
    # Boards
    ("score_out_of_range", "DU-4.9", first_has(score=-1)),
    ("score_out_of_range", "DU-4.9", first_has(score=1 << 15)),
    ("tokens_out_of_range", "DU-2.1", first_has(tokens=3)),
    ("tokens_out_of_range", "DU-2.1", first_has(tokens=-1)),
    ("chips_taken_out_of_range", "DU-3.11", first_has(chips_taken=3)),
    ("chips_taken_out_of_range", "DU-3.11", first_has(chips_taken=-1)),
    ("broken_overfull", "DU-3.14", with_board(ACTION, replace(EMPTY, broken="BBBBB"))),
    ("line_overfull", "DU-1.2", with_board(ACTION, replace(EMPTY, lines=("BB", "", "", "", "", "")))),
    ("line_of_two_colours", "DU-3.12", with_board(ACTION, replace(EMPTY, lines=("", "BY", "", "", "", "")))),
    ("no_such_plate", "DU-1.3", with_board(ACTION, plate_at(0, "S0r0"))),
    ("no_such_plate", "DU-1.3", with_board(ACTION, plate_at(0, "S5r4"))),
    ("no_such_plate", "DU-1.3", with_board(ACTION, plate_at(0, "S5"))),
    # S5 prints YS above KR.
    ("dome_space_of_other_kind", "DU-4.1", with_board(ACTION, plate_at(0, "S5r0", ("B.....", "......", *NO_ROW)))),
    ("dome_space_of_other_kind", "DU-4.1", with_board(ACTION, plate_at(0, "S5r0", (".Y....", "......", *NO_ROW)))),
    ("dome_space_of_other_kind", "DU-4.1", with_board(ACTION, plate_at(0, "S5r0", ("..Y...", "......", *NO_ROW)))),
    ("dome_space_of_other_kind", "DU-4.1", with_board(ACTION, plate_at(0, "S5r0", ("*.....", "......", *NO_ROW)))),
    # J5 prints KY above RW: no special tile goes there.
    ("dome_space_of_other_kind", "DU-4.1", with_board(ACTION, plate_at(0, "J5r0", ("......", ".*....", *NO_ROW)))),
    ("special_tile", "DU-4.8", with_board(ACTION, plate_at(0, "S5r0", ("Y.....", "KR....", *NO_ROW)))),
    ("special_tile", "DU-4.8", with_board(ACTION, plate_at(0, "S5r0", ("Y*....", "K.....", *NO_ROW)))),
    # Tiles, plates and chips
    ("no_such_tile", "DU-1.1", replace(ACTION, moons=("", "", "KW", "", ""))),
    ("no_such_tile", "DU-1.1", with_board(ACTION, replace(EMPTY, lines=("W", "", "", "", "", "")))),
    ("no_such_tile", "DU-1.1", with_board(ACTION, replace(EMPTY, broken="W"))),
    ("tile_count", "DU-8.1", replace(ACTION, tower=heap("B"))),
    ("tile_count", "DU-8.1", replace(ACTION, bag=(*ACTION.bag[:4], ACTION.bag[4] - 1))),
    ("tile_count", "DU-8.1", replace(DEAL, bag=(14, 13, 13, 13, 13), tower=(-1, 0, 0, 0, 0))),
    ("plate_count", "DU-8.1", replace(ACTION, stack=ACTION.stack[1:])),
    ("plate_count", "DU-8.1", replace(ACTION, stack=(*ACTION.stack, StackPlate("S1")))),
    ("plate_count", "DU-8.1", replace(ACTION, stack=(*ACTION.stack[1:], StackPlate("S1")))),
    ("unknown_plate", "DU-7.1", replace(ACTION, stack=(StackPlate("?"), *ACTION.stack[1:]))),
    ("unknown_plate", "DU-7.1", replace(ACTION, stack=(StackPlate("J?"), *ACTION.stack[1:]))),
    ("plate_display_overfull", "DU-2.2", layout(suns="B", display="S1 S2 S3 S4")),
    ("return_group", "DU-3.3", replace(ACTION, stack=(*ACTION.stack[:-1], StackPlate("J9", 0, 0)))),
    ("return_group", "DU-3.3", replace(ACTION, stack=(*ACTION.stack[:-1], StackPlate("J9", None, 1)))),
    ("unknown_chip", "DU-7.1", replace(ACTION, chips=("?", "Y", "R", ""))),
    ("chip_count", "DU-8.1", replace(ACTION, chip_pile=ACTION.chip_pile[1:])),
    ("chip_count", "DU-8.1", first_has(chips=("T",))),
    ("chip_count", "DU-8.1", first_has(spent=("T",))),
    # The turn under way
    ("turn_under_way", "DU-3.16", with_turn(ACTION, Turn(drawn=(StackPlate("J1"),)))),
    ("turn_under_way", "DU-3.16", with_turn(DRAWING, Turn())),
    ("turn_under_way", "DU-3.16", with_turn(ACTION, Turn(plate="J1"))),
    ("turn_under_way", "DU-3.16", with_turn(SLOT, Turn())),
    ("turn_under_way", "DU-3.16", with_turn(SLOT, Turn(plate="S1", slot=0))),
    ("turn_under_way", "DU-3.16", with_turn(ROTATION, Turn(plate="S1"))),
    ("turn_under_way", "DU-3.16", with_turn(ACTION, Turn(hand="B"))),
    ("turn_under_way", "DU-3.16", with_turn(LINE, replace(LINE.turn, hand=""))),
    ("turn_under_way", "DU-3.16", with_turn(ACTION, Turn(line=0))),
    ("turn_under_way", "DU-3.16", with_turn(COLUMN, Turn())),
    ("turn_under_way", "DU-3.16", with_turn(CHIP, Turn(line=2))),
    ("turn_under_way", "DU-3.16", with_turn(PAYMENT, Turn(line=2, pairs=1))),
    ("turn_under_way", "DU-3.6", layout(awaits=Awaits.LINE, turn=Turn(hand="BB", leftovers="YR"))),
    ("turn_under_way", "DU-3.6", with_turn(LINE, Turn(hand="BB", leftover_factory=1))),
    ("turn_under_way", "DU-3.6", with_turn(LEFTOVER, Turn(leftovers="YY", leftover_factory=1))),
    ("turn_under_way", "DU-3.6", with_turn(replace(LEFTOVER, awaits=Awaits.ACTION), LEFTOVER.turn)),
    ("turn_under_way", "DU-3.6", with_turn(layout(awaits=Awaits.LEFTOVER), Turn(leftovers="YR", leftover_factory=0))),
    ("turn_under_way", "DU-3.6", with_turn(replace(LEFTOVER, suns=("", "BBYR", "", "", "")), LEFTOVER.turn)),
    ("turn_under_way", "DU-3.3", with_turn(ACTION, Turn(return_group=1))),
    ("turn_under_way", "DU-3.3", with_turn(RETURNING, replace(RETURNING.turn, return_group=None))),
    ("turn_under_way", "DU-3.3", with_turn(RETURNING, replace(RETURNING.turn, drawn=(StackPlate("S1"),)))),
    ("turn_under_way", "DU-4.4", replace(PAYMENT, turn=Turn(line=2, payment=("T",)))),
    # A complete line needs no chips, and one that is not complete cannot be placed without.
    ("turn_under_way", "DU-4.4", replace(COLUMN, awaits=Awaits.PAYMENT)),
    ("turn_under_way", "DU-4.4", replace(PAYMENT, awaits=Awaits.COLUMN)),
    # Phases
    ("decision_of_other_phase", "DU-3.16", replace(DEAL, awaits=Awaits.ACTION)),
    ("decision_of_other_phase", "DU-3.16", replace(ACTION, awaits=Awaits.PLATE)),
    ("decision_of_other_phase", "DU-3.16", replace(OVER, awaits=Awaits.DEAL)),
    ("factories_not_empty", "DU-3.15", with_all_tiles(replace(DEAL, suns=("B", "", "", "", "")))),
    ("factories_not_empty", "DU-3.15", with_all_tiles(replace(OVER, moons=("B", "", "", "", "")))),
    (
        "factories_not_empty",
        "DU-3.15",
        with_all_chips(replace(PAYMENT, chips=("", "", "", "K"), revealed=(False, False, False, True))),
    ),
    ("start_tile_not_returned", "DU-5.5", replace(DEAL, start_holder=0)),
    ("start_tile_not_returned", "DU-5.5", replace(OVER, start_holder=1)),
    ("starting_player_not_on_turn", "DU-5.5", replace(DEAL, player=1)),
    ("starting_player_not_on_turn", "DU-5.5", replace(OVER, player=1)),
    ("broken_not_cleared", "DU-4.9", with_board(DEAL, replace(EMPTY, broken="B"))),
    ("broken_not_cleared", "DU-4.9", with_board(OVER, replace(EMPTY, broken="B"))),
    ("round_out_of_range", "DU-6.1", replace(OVER, round=4)),
    ("round_out_of_range", "DU-6.1", replace(DEAL, round=5)),
    ("round_out_of_range", "DU-6.1", replace(ACTION, round=0)),
    ("round_out_of_range", "DU-2.7", replace(OPENING, round=2)),
    ("slot_taken", "DU-3.1", with_turn(ROTATION, Turn(plate="S1", slot=3))),
    ("slot_taken", "DU-3.1", with_turn(ROTATION, Turn(plate="S1", slot=9))),
    ("slot_taken", "DU-3.1", with_board(SLOT, board(JOKER_DOME))),
    ("turn_under_way", "DU-3.12", layout(awaits=Awaits.LINE, suns="K", turn=Turn(hand="BY"))),
    ("chip_count", "DU-1.4", replace(ACTION, chips=("B", "Y", "R", "Z"), revealed=(False, False, True, True))),
    ("chip_count", "DU-1.4", replace(ACTION, chip_pile=(*ACTION.chip_pile, "Z"))),
    ("chip_count", "DU-1.4", first_has(chips=("Z",))),
    ("nothing_to_do", "DU-3.15", layout(replace(EMPTY, tokens=0), replace(EMPTY, tokens=0))),
    ("no_such_player", "DU-3.3", replace(ACTION, stack=(replace(ACTION.stack[0], returner=7), *ACTION.stack[1:]))),
    ("turn_under_way", "DU-3.16", replace(PAYMENT, turn=Turn(line=7))),
    (
        "no_chip_on_factory",
        "DU-2.6",
        replace(ACTION, chips=("", *ACTION.chips[1:]), chip_pile=("B", *ACTION.chip_pile)),
    ),
    (
        "chip_count",
        "DU-2.6",
        replace(DEAL, chip_pile=(), boards=(replace(DEAL.boards[0], spent=DEAL.chip_pile), DEAL.boards[1])),
    ),
    (
        "too_many_plates",
        "DU-2.7",
        replace(
            DEAL,
            round=0,
            stack=DEAL.stack[1:],
            boards=(replace(EMPTY, plates=(f"{DEAL.stack[0].plate}r0", *EMPTY.plates[1:])), DEAL.boards[1]),
        ),
    ),
    (
        "broken_not_cleared",
        "DU-4.10",
        replace(
            COLUMN,
            starting_player=1 - COLUMN.player,
            bag=(COLUMN.bag[0] - 1, *COLUMN.bag[1:]),
            boards=tuple(
                each if player == COLUMN.player else replace(each, broken="B")
                for player, each in enumerate(COLUMN.boards)
            ),
        ),
    ),
    # Tiling
    ("no_line_to_place", "DU-4.1", replace(PAYMENT, turn=Turn(line=0))),
    ("no_dome_space", "DU-4.1", with_board(PAYMENT, replace(EMPTY, lines=TWO_OF_THREE))),
    ("no_dome_space", "DU-4.1", with_board(COLUMN, replace(ONE_PLATE, lines=full_line(3, "B")))),
    ("chips_do_not_suffice", "DU-4.4", with_board(PAYMENT, replace(ONE_PLATE, chips=("T", "B")))),
    ("chips_do_not_suffice", "DU-4.4", replace(CHIP, turn=Turn(line=2, pairs=2))),
    ("chips_do_not_suffice", "DU-4.4", replace(HALF_PAID, awaits=Awaits.COLUMN)),
    ("chips_do_not_suffice", "DU-4.4", replace(PAID, awaits=Awaits.CHIP)),
]


@pytest.mark.parametrize(("code", "rule", "impossible"), IMPOSSIBLE)
def test_impossible_position(code: str, rule: str, impossible: Layout) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        Position.from_layout(impossible)
    assert (error.value.code, error.value.rule) == (code, rule)


def test_every_invariant_is_shown() -> None:
    source = Path(invariants.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r'yield "(\w+)", "(DU-[\d.]+)"', source))
    assert named == {(code, rule) for code, rule, _ in IMPOSSIBLE}


# Views


def impossible_view(text: str, known: str, instead: str) -> tuple[str, str]:
    """The code and the rule with which a view is refused when something else is known."""
    assert str(View.parse(text, 0)) == text
    assert known in text
    with pytest.raises(ImpossiblePosition) as error:
        View.parse(text.replace(known, instead, 1), 0)
    return error.value.code, error.value.rule


def test_a_view_has_no_more_special_plates_than_there_are() -> None:
    # S1 lies on the display: eight are left for nine backs.
    text = str(position(suns="B", display="S1", top="J1").seen_by(0))
    assert impossible_view(text, "J?" + ",?" * 9, "J?" + ",S?" * 9) == ("plate_count", "DU-8.1")


def test_a_view_has_no_more_face_down_chips_than_there_are() -> None:
    # Player 0 has all chips but two, which lie face-down on factories 1 and 2.
    chips = ("B", "Y", "R", "K", "T", "TY", "YK", "KB", "BR")
    rich = replace(EMPTY, chips=tuple(chip for chip in chips for _ in range(2)))
    text = str(position(rich, suns="B B", chips="RT RT").seen_by(0))
    assert " RT,RT " in text
    assert impossible_view(text, " RT,RT ", " RT ") == ("chip_count", "DU-8.1")
