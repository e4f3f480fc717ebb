"""Set-up (DU-2)."""

import pytest

from zellige.duel import (
    FIRST_GAME_GOALS,
    GOALS,
    PLATE_NAMES,
    Awaits,
    ChipLaid,
    DisplayFilled,
    Game,
    IllegalDeal,
    Phase,
    PlatePlaced,
    Position,
    RoundStarted,
    TileDealt,
)

from .drawing import before_deal, of_kind, play_all, refusal

DEAL = "BYRKT BBYR KKTT RRRT BYKT chips B TY K RT"
#: The plates in an order that the tests can follow: S1 J1 S2 J2 …
STACK = tuple(f"{kind}{number}" for number in range(1, 10) for kind in "SJ")


def test_du_2_1_two_dome_tokens_and_five_points() -> None:
    for each in Position.start().boards:
        assert (each.tokens, each.score) == (2, 5)


def test_du_2_2_three_plates_face_up_and_fifteen_in_the_stack() -> None:
    start = Position.start(stack=STACK)
    assert start.display == ("S1", "J1", "S2")
    assert tuple(plate.plate for plate in start.stack) == STACK[3:]
    assert len(start.stack) == 15


def test_du_2_2_the_stack_is_shuffled() -> None:
    stacks = set()
    for seed in range(8):
        start = Game(seed=seed).start
        stack = (*start.display, *(plate.plate for plate in start.stack))
        assert sorted(stack) == sorted(PLATE_NAMES)
        stacks.add(stack)
    assert len(stacks) == 8


def test_du_2_3_the_first_game_set_is_rows_columns_and_diagonals() -> None:
    assert FIRST_GAME_GOALS == ["rows", "columns", "diagonals"]
    assert Position.start().goals == Game(seed=1).position.goals == ("rows", "columns", "diagonals")


@pytest.mark.parametrize("goals", [("outer", "corners", "jokers"), ("five-colours", "columns", "corners", "jokers")])
def test_du_2_3_three_or_four_goals_by_hand(goals: tuple[str, ...]) -> None:
    assert Position.start(goals).goals == goals


@pytest.mark.parametrize("goals", [("rows", "columns"), ("rows", "five-colours", "columns"), ("rows", "rows", "outer")])
def test_du_2_3_neither_fewer_nor_two_sides_of_one_tile(goals: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"DU-2\.3"):
        Position.start(goals)


def test_du_2_3_goals_at_random() -> None:
    drawn = {Game("random", seed=seed).position.goals for seed in range(40)}
    assert all(len(goals) in (3, 4) for goals in drawn)
    assert {goal for goals in drawn for goal in goals} == set(GOALS)


def test_du_2_4_all_tiles_in_the_bag_and_the_start_tile_on_the_large_factory() -> None:
    start = Position.start()
    assert sum(start.bag) == 65
    assert sum(start.tower) == 0
    assert start.start_holder is None


def test_du_2_5_five_tiles_on_the_large_sun_and_four_on_each_small_one() -> None:
    dealt, events = Position.start().deal_with_events(DEAL)
    assert dealt.layout.suns == ("BYRKT", "BBYR", "KKTT", "RRRT", "BYKT")
    assert dealt.layout.moons == ("",) * 5
    assert dealt.bag == (13 - 4, 13 - 3, 13 - 5, 13 - 4, 13 - 5)
    assert [event.factory for event in of_kind(events, TileDealt)] == [0] * 5 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4


def test_du_2_5_five_tiles_of_one_colour_do_not_stay_on_the_large_factory() -> None:
    with pytest.raises(IllegalDeal, match="large_factory_of_one_colour"):
        Position.start().deal("BBBBB BBYR KKTT RRRT BYKT chips B TY K RT")


def test_du_2_5_one_colour_is_fine_on_a_small_factory() -> None:
    assert Position.start().deal("BBBBY BBBB YYYY RRRR KKKK chips B TY K RT").layout.suns[1] == "BBBB"


def test_du_2_5_a_draw_of_one_colour_is_drawn_again() -> None:
    # Nine of fourteen draws would leave the only yellow tile in the bag.
    start = before_deal(bag="B" * 13 + "Y")
    assert all(set(start.draw_deal(seed).factories[0]) == {"B", "Y"} for seed in range(20))


def test_du_2_6_a_face_down_chip_on_each_small_factory() -> None:
    dealt, events = Position.start().deal_with_events(DEAL)
    assert dealt.layout.chips == ("B", "TY", "K", "RT")
    assert dealt.layout.revealed == (False,) * 4
    assert len(dealt.layout.chip_pile) == 16
    assert of_kind(events, ChipLaid) == [ChipLaid(1), ChipLaid(2), ChipLaid(3), ChipLaid(4)]


def test_du_2_6_chips_are_drawn_at_random() -> None:
    assert len({Position.start().draw_deal(seed).chips for seed in range(8)}) > 4


def test_du_2_7_the_starting_player_is_drawn() -> None:
    assert {Game(seed=seed).position.starting_player for seed in range(8)} == {0, 1}


@pytest.mark.parametrize("starts", [0, 1])
def test_du_2_7_the_other_player_takes_the_first_plate(starts: int) -> None:
    dealt, events = Position.start(starting_player=starts, stack=STACK).deal_with_events(DEAL)
    assert (dealt.phase, dealt.awaits, dealt.player) == (Phase.OPENING, Awaits.PLATE, 1 - starts)
    assert events[-1] == RoundStarted(starts, 1)
    # J1 goes to the middle, and J2, the top of the stack, to the display.
    first, events1 = play_all(dealt, "J1 @5 r0")
    assert (first.phase, first.awaits, first.player) == (Phase.OPENING, Awaits.PLATE, starts)
    assert first.display == ("S1", "S2", "J2")
    assert events1[1:] == [PlatePlaced(1 - starts, "J1", 4, 0), DisplayFilled("J2")]
    # The same slot is free on the other board.
    second, events2 = play_all(first, "J2 @5 r3")
    assert (second.phase, second.awaits, second.player) == (Phase.ACQUIRING, Awaits.ACTION, starts)
    assert second.display == ("S1", "S2", "S3")
    assert events2[1:] == [PlatePlaced(starts, "J2", 4, 3), DisplayFilled("S3")]


def test_du_2_7_the_first_plates_cost_neither_a_token_nor_a_point() -> None:
    after, _ = play_all(Position.start().deal(DEAL), "S1 @1 r0 S2 @9 r2")
    assert [(each.tokens, each.score) for each in after.boards] == [(2, 5), (2, 5)]


def test_du_2_7_only_face_up_plates_may_be_taken() -> None:
    dealt = Position.start(stack=STACK).deal(DEAL)
    assert [str(move) for move in dealt.legal_moves()] == ["S1", "S2", "J1"]
    assert refusal(dealt, "draw") == ("plate_awaited", "DU-2.7")


def test_du_2_7_any_slot_in_any_rotation() -> None:
    chosen = Position.start(stack=STACK).deal(DEAL).play("S1")
    assert [str(move) for move in chosen.legal_moves()] == [f"@{slot}" for slot in range(1, 10)]
    assert [str(move) for move in chosen.play("@9").legal_moves()] == ["r0", "r1", "r2", "r3"]
