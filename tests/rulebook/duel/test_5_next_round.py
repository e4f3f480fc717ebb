"""Phase 3, the next round (DU-5)."""

from dataclasses import replace

import pytest

from zellige.duel import (
    Awaits,
    BagRefilled,
    Board,
    BrokenScored,
    ChipLaid,
    ChipRevealed,
    DisplayFilled,
    IllegalDeal,
    Phase,
    Position,
    RoundStarted,
    StartTileTaken,
    TileDealt,
)

from .drawing import (
    EMPTY,
    JOKER_DOME,
    SPECIAL_DOME,
    before_deal,
    board,
    end_acquiring,
    filled_with,
    of_kind,
    play_all,
    position,
    refusal,
)

DEAL = "BYRKT BBYR KKTT RRRT BYKT chips B TY K RT"


def only_blue_left() -> tuple[Board, Board]:
    """Two domes with all tiles that are not blue.

    The special dome takes 21 of them and the joker dome 22, 10 yellow and 11 of each other colour; the nine
    multicoloured spaces take the rest.
    """
    first = board(filled_with(SPECIAL_DOME, "YRKT"))
    second = board(filled_with(JOKER_DOME, "YRKTW"), on_w="YYYRRKKTT")
    return first, second


def no_tile_left() -> tuple[Board, Board]:
    """Two boards with all tiles: some wait in lines of the second one for a multicoloured space."""
    first = board(filled_with(SPECIAL_DOME, "BYRKT"))
    second = board(
        """
             . | TY TK RW
            .K | WK Rw BK
           .TT | TR KY wB
          ..RR | BW Rw TK
         ..... | TB YR RT
        ....YY | WY wB Yw""",
        on_w="YKBB",
    )
    return first, second


def test_du_5_1_tokens_return_to_their_owners() -> None:
    assert [each.tokens for each in before_deal().boards] == [0, 0]
    assert [each.tokens for each in before_deal().deal(DEAL).boards] == [2, 2]


def test_du_5_1_both_may_take_two_chips_again() -> None:
    done = replace(EMPTY, chips_taken=2)
    assert [each.chips_taken for each in before_deal(done, done).deal(DEAL).boards] == [0, 0]


@pytest.mark.parametrize(("display", "filled"), [("", ["J4", "S5", "J6"]), ("S1", ["J4", "S5"]), ("S1 S2", ["J4"])])
def test_du_5_1_the_display_is_refilled_to_three_from_the_stack(display: str, filled: list[str]) -> None:
    start = position(phase=Phase.DEAL, awaits=Awaits.DEAL, display=display, top="J4 S5 J6")
    dealt, events = start.deal_with_events(DEAL)
    assert dealt.display == (*display.split(), *filled)
    assert of_kind(events, DisplayFilled) == [DisplayFilled(plate) for plate in filled]
    assert len(dealt.stack) == 18 - 3


def test_du_5_1_after_round_4_there_is_no_plate_left() -> None:
    start = before_deal(board(SPECIAL_DOME), board(JOKER_DOME), round_number=4)
    assert (start.display, start.stack) == ((), ())
    dealt, events = start.deal_with_events(DEAL)
    assert (dealt.round, dealt.display) == (5, ())
    assert of_kind(events, DisplayFilled) == []


def test_du_5_2_the_large_factory_then_the_small_ones_and_a_new_chip_each() -> None:
    dealt, events = before_deal(replace(EMPTY, chips=("B", "TY"))).deal_with_events(DEAL)
    assert dealt.layout.suns == ("BYRKT", "BBYR", "KKTT", "RRRT", "BYKT")
    assert [event.factory for event in of_kind(events, TileDealt)] == [0] * 5 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    assert of_kind(events, ChipLaid) == [ChipLaid(factory) for factory in range(1, 5)]
    assert dealt.layout.chips == ("B", "TY", "K", "RT")
    assert len(dealt.layout.chip_pile) == 20 - 2 - 4


def test_du_5_2_a_one_coloured_fill_of_the_large_factory_is_redrawn() -> None:
    with pytest.raises(IllegalDeal, match=r"large_factory_of_one_colour \(DU-2\.5\)"):
        before_deal().deal("YYYYY BBYR KKTT RRRT BYKT chips B TY K RT")


def test_du_5_2_chips_come_from_the_pile() -> None:
    with pytest.raises(IllegalDeal, match="chips_not_in_pile"):
        before_deal(replace(EMPTY, chips=("B", "B"))).deal(DEAL)


def test_du_5_3_when_the_bag_is_empty_the_whole_tower_goes_into_it() -> None:
    start = before_deal(bag="BYRKT" + "BB")
    dealt, events = start.deal_with_events(DEAL)
    kinds = [type(event) for event in events if isinstance(event, TileDealt | BagRefilled)]
    assert kinds == [TileDealt] * 7 + [BagRefilled] + [TileDealt] * 14
    assert dealt.bag == (13 - 4, 13 - 3, 13 - 5, 13 - 4, 13 - 5)
    assert dealt.tower == (0, 0, 0, 0, 0)


def test_du_5_3_not_before_the_bag_is_empty() -> None:
    # 21 tiles are just enough.
    dealt, events = before_deal(bag="BBBBYYYRRRRRKKKKTTTTT").deal_with_events(DEAL)
    assert of_kind(events, BagRefilled) == []
    assert dealt.bag == (0, 0, 0, 0, 0)
    assert sum(dealt.tower) == 65 - 21


def test_du_5_3_what_is_in_the_bag_comes_first() -> None:
    with pytest.raises(IllegalDeal, match="bag_before_tower"):
        before_deal(bag="BBBBBY").deal("BYRKT KKYR KKTT RRRT YYKT chips B TY K RT")


def test_du_5_3_the_large_factory_is_filled_before_the_tower_is_touched() -> None:
    # Six tiles are in the bag: five of them go to the large factory, and no others.
    start = before_deal(bag="BBBYYY")
    with pytest.raises(IllegalDeal):
        start.deal("RRKKT BBBY YYTT RRRT RYKT chips B TY K RT")


def test_du_5_3_a_small_factory_is_filled_before_the_next_one() -> None:
    # Nine tiles are in the bag: five for the large factory and four for the first small one.
    start = before_deal(bag="BBBYYYRRR")
    with pytest.raises(IllegalDeal):
        start.deal("BBBYY KKKK TTTT YRRR BYKT chips B TY K RT")


def test_du_5_3_drawn_deals_use_the_bag_in_that_order() -> None:
    start = before_deal(bag="BBBYYY")
    for seed in range(10):
        large, small, *_ = start.draw_deal(seed).factories
        assert set(large) == {"B", "Y"}
        # The sixth tile.
        assert ("B" if large.count("B") == 2 else "Y") in small


def test_du_5_3_the_round_starts_with_what_there_is() -> None:
    start = before_deal(*only_blue_left())
    assert start.bag == (13, 0, 0, 0, 0)
    dealt, events = start.deal_with_events("BBBBB BBBB BBBB - - chips B TY K RT")
    assert dealt.layout.suns == ("BBBBB", "BBBB", "BBBB", "", "")
    assert (dealt.phase, dealt.awaits) == (Phase.ACQUIRING, Awaits.ACTION)
    # Chips without tiles on them are revealed at once.
    assert of_kind(events, ChipRevealed) == [ChipRevealed(3, "K"), ChipRevealed(4, "RT")]
    assert dealt.layout.revealed == (False, False, True, True)
    assert dealt.is_legal("c3")


def test_du_5_3_drawn_deals_run_out_too() -> None:
    deal = before_deal(*only_blue_left()).draw_deal(seed=3)
    assert deal.factories == ("BBBBB", "BBBB", "BBBB", "", "")


def test_du_5_3_no_fewer_tiles_than_there_are() -> None:
    with pytest.raises(IllegalDeal, match="factory_tiles"):
        before_deal(*only_blue_left()).deal("BBBBB BBBB BBB B - chips B TY K RT")


def test_du_5_4_a_one_coloured_fill_stands_if_there_is_only_one_colour() -> None:
    dealt = before_deal(*only_blue_left(), starting_player=1).deal("BBBBB BBBB BBBB - - chips B TY K RT")
    # Whoever takes it from the sun also takes the start tile.
    taken, events = play_all(dealt, "sLB")
    assert of_kind(events, StartTileTaken) == [StartTileTaken(1)]
    assert taken.start_holder == 1


def test_du_5_4_fewer_than_five_tiles_of_one_colour_bring_the_start_tile_too() -> None:
    _, events = play_all(position(large="BB", suns="-"), "sLB")
    assert of_kind(events, StartTileTaken) == [StartTileTaken(0)]


@pytest.mark.parametrize("starts", [0, 1])
def test_du_5_4_without_a_tile_on_the_large_factory_the_start_tile_stays_without_cost(starts: int) -> None:
    start = before_deal(*no_tile_left(), round_number=2, starting_player=starts)
    assert (sum(start.bag), sum(start.tower)) == (0, 0)
    dealt = start.deal("- - - - - chips B Y BR BR")
    assert dealt.layout.revealed == (True,) * 4
    # All plates are on the domes, so that only chips are left to take.
    after, events = play_all(dealt, "c1 c2 c3 c4")
    assert after.phase is Phase.DEAL
    assert of_kind(events, BrokenScored) == []
    assert after.scores == (5, 5)
    assert (after.starting_player, after.player) == (starts, starts)


@pytest.mark.parametrize("holder", [0, 1])
def test_du_5_5_the_holder_of_the_start_tile_puts_it_back_and_starts(holder: int) -> None:
    after, _ = end_acquiring(start_holder=holder)
    assert (after.phase, after.start_holder, after.starting_player, after.player) == (Phase.DEAL, None, holder, holder)
    dealt, events = after.deal_with_events(DEAL)
    assert events[-1] == RoundStarted(holder, 2)
    assert (dealt.round, dealt.player, dealt.start_holder) == (2, holder, None)
    assert (dealt.phase, dealt.awaits) == (Phase.ACQUIRING, Awaits.ACTION)


def test_du_5_5_in_later_rounds_there_is_no_plate_before_the_first_turn() -> None:
    assert refusal(before_deal().deal(DEAL), "@1") == ("action_awaited", "DU-3.16")


ONE_COLOUR_BAG = "BBBBBB"


def test_du_5_6_a_one_coloured_bag_gets_the_tower_first() -> None:
    start = before_deal(bag=ONE_COLOUR_BAG)
    dealt, events = start.deal_with_events("YYRRK RRTT KKTT RRRT YYKT chips B TY K RT")
    kinds = [type(event) for event in events if isinstance(event, TileDealt | BagRefilled)]
    assert kinds == [BagRefilled] + [TileDealt] * 21
    # No blue tile need be dealt: all 13 are in the bag, with the others.
    assert dealt.bag[0] == 13
    assert dealt.tower == (0, 0, 0, 0, 0)


def test_du_5_6_the_large_factory_then_has_two_colours() -> None:
    start = before_deal(bag=ONE_COLOUR_BAG)
    assert all(len(set(start.draw_deal(seed).factories[0])) > 1 for seed in range(20))
    with pytest.raises(IllegalDeal, match="large_factory_of_one_colour"):
        start.deal("BBBBB BYRR KKTT RRRT YYKT chips B TY K RT")


def test_du_5_6_not_if_fewer_than_five_tiles_are_in_the_bag() -> None:
    start = before_deal(bag="BBBB")
    _, events = start.deal_with_events("BBBBY BYRR KKTT RRRT YYKT chips B TY K RT")
    kinds = [type(event) for event in events if isinstance(event, TileDealt | BagRefilled)]
    assert kinds[:5] == [TileDealt] * 4 + [BagRefilled]
    with pytest.raises(IllegalDeal):
        start.deal("YYRRK RRTT KKTT RRRT YYKT chips B TY K RT")


def test_du_5_6_not_if_the_tower_has_no_other_colour() -> None:
    start = before_deal(*only_blue_left(), bag="BBBBBB")
    assert start.tower == (7, 0, 0, 0, 0)
    dealt, events = start.deal_with_events("BBBBB BBBB BBBB - - chips B TY K RT")
    kinds = [type(event) for event in events if isinstance(event, TileDealt | BagRefilled)]
    assert kinds == [TileDealt] * 6 + [BagRefilled] + [TileDealt] * 7
    assert dealt.layout.suns[0] == "BBBBB"


def test_du_5_6_the_first_deal_needs_no_tower() -> None:
    _, events = Position.start().deal_with_events(DEAL)
    assert of_kind(events, BagRefilled) == []
