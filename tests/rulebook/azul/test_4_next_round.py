"""Next round (AZ-4)."""

from dataclasses import replace

import pytest

from zellige.azul import (
    BagRefilled,
    BonusScored,
    Deal,
    GameEnded,
    IllegalDeal,
    MarkerTaken,
    Phase,
    Position,
    RoundStarted,
    TileDealt,
)

from .drawing import EMPTY, FULL_TABLE, SIDES, Side, board, end_offer, heap, of_kind, play_all, position

#: One yellow tile, and then seven tiles, are not on the boards.
ONE_SHORT = (replace(FULL_TABLE[0], lines=("", "", "", "YY", "BBBB")), *FULL_TABLE[1:])
SEVEN_SHORT = (replace(FULL_TABLE[0], lines=("",) * 5), *FULL_TABLE[1:])


def deal_refusal(start: Position, deal: str) -> tuple[str, str]:
    with pytest.raises(IllegalDeal) as error:
        start.deal(deal)
    return error.value.code, error.value.rule


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_az_4_1_every_display_receives_four_tiles_from_the_bag(players: int, side: Side) -> None:
    # Four complete columns end nothing: only a complete row does.
    start = position(FULL_TABLE[0], players=players, side=side, displays="B").play("1BF")
    assert start.phase is Phase.DEAL
    after, events = start.deal_with_events(seed=1)
    assert {len(display) for display in after.displays} == {4}
    assert sum(after.bag) == sum(start.bag) - 4 * len(after.displays)
    assert after.lid == start.lid == heap("B")
    assert len(of_kind(events, TileDealt)) == 4 * len(after.displays)
    assert events[-1] == RoundStarted(0, 2)


def test_az_4_1_no_deal_after_a_complete_row() -> None:
    after, _ = end_offer(
        board("""
            W | B Y R K .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    )
    assert after.phase is Phase.OVER
    assert deal_refusal(after, "BBYR KKWW RRRW BYKW YYKK") == ("game_is_over", "AZ-5.1")


def test_az_4_1_no_move_before_the_deal() -> None:
    assert Position.start(2).legal_moves() == []


def test_az_4_2_the_lid_goes_into_the_bag_when_that_runs_out() -> None:
    start = position(phase=Phase.DEAL, bag="BYRKW")
    after, events = start.deal_with_events("BYRK WBBB YYYK RRKK WWRW")
    kinds = [type(event) for event in events]
    assert kinds == [TileDealt] * 5 + [BagRefilled] + [TileDealt] * 15 + [RoundStarted]
    # Four of each colour are dealt; what is left of the lid lies in the bag now.
    assert after.bag == (16, 16, 16, 16, 16)
    assert after.lid == heap("")


def test_az_4_2_a_drawn_deal_does_the_same() -> None:
    start = position(phase=Phase.DEAL, bag="BYRKW")
    after, events = start.deal_with_events(seed=1)
    assert events.index(BagRefilled()) == 5
    assert {len(display) for display in after.displays} == {4}
    assert (sum(after.bag), after.lid) == (80, heap(""))


def test_az_4_2_the_lid_waits_while_the_bag_suffices() -> None:
    start = position(phase=Phase.DEAL, bag="BYRKW" * 4)
    after, events = start.deal_with_events("BBBB YYYY RRRR KKKK WWWW")
    assert of_kind(events, BagRefilled) == []
    assert after.bag == heap("")
    assert after.lid == (16, 16, 16, 16, 16)


def test_az_4_2_an_empty_bag_is_filled_at_once() -> None:
    start = position(phase=Phase.DEAL, bag="")
    _, events = start.deal_with_events(seed=1)
    assert events[0] == BagRefilled()


def test_az_4_3_the_round_starts_with_displays_partly_filled_or_empty() -> None:
    start = position(*SEVEN_SHORT, phase=Phase.DEAL)
    assert start.bag == heap("BBBBYYY")
    after = start.deal(seed=1)
    assert [len(display) for display in after.displays] == [4, 3, 0, 0, 0, 0, 0, 0, 0]
    assert after.phase is Phase.OFFER


def test_az_4_3_a_single_tile_is_enough_for_a_round() -> None:
    start = position(*ONE_SHORT, displays="Y").play("1YF")
    assert (start.bag, start.lid) == (heap(""), heap("Y"))
    after, events = start.deal_with_events(seed=1)
    assert after.displays == ("Y", "", "", "", "", "", "", "", "")
    assert [type(event) for event in events] == [BagRefilled, TileDealt, RoundStarted]


@pytest.mark.parametrize("side", SIDES)
def test_az_4_4_the_game_ends_if_not_a_single_tile_can_be_dealt(side: Side) -> None:
    after, events = position(*ONE_SHORT, side=side, displays="Y").play_with_events("1Y4")
    assert (sum(after.bag), sum(after.lid)) == (0, 0)
    assert after.phase is Phase.OVER
    assert events[-1] == GameEnded()
    # Section 5 applies: four complete columns for everybody, no row, no colour.
    assert {(event.kind, event.points) for event in of_kind(events, BonusScored)} == {("column", 7)}
    assert after.scores == (28, 28, 28, 28)
    assert after.winners() == (0, 1, 2, 3)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("players", "deal", "moves"),
    [
        (2, "BBBB YYYY RRRR KKKK WWWW", "1BF 2YF 3RF 4KF 5WF"),
        (3, "BBBB YYYY RRRR KKKK WWWW BBBB YYYY", "1BF 2YF 3RF 4KF 5WF 6BF 7YF"),
        (4, "BBBB YYYY RRRR KKKK WWWW BBBB YYYY RRRR KKKK", "1BF 2YF 3RF 4KF 5WF 6BF 7YF 8RF 9KF"),
    ],
)
def test_az_4_5_nobody_took_the_marker(players: int, deal: str, moves: str, seat: int) -> None:
    start = Position.start(players, starting_player=seat).deal(deal)
    after, events = play_all(start, moves)
    assert of_kind(events, MarkerTaken) == []
    assert (after.phase, after.starting_player, after.player) == (Phase.DEAL, seat, seat)
    assert after.deal(seed=1).player == seat


@pytest.mark.parametrize("seed", range(5))
def test_az_4_6_a_drawn_deal_fills_display_after_display(seed: int) -> None:
    start = position(*SEVEN_SHORT, phase=Phase.DEAL)
    assert [len(display) for display in start.draw_deal(seed).displays] == [4, 3, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("seed", range(5))
def test_az_4_6_a_drawn_deal_uses_the_bag_up_first(seed: int) -> None:
    start = position(phase=Phase.DEAL, bag="BBBBBB")
    first, second, *_ = start.draw_deal(seed).displays
    assert first == "BBBB"
    assert second.startswith("BB")


@pytest.mark.parametrize(
    "deal",
    [
        "BBBB YYY - - - - - - -",
        "- - - - - - - YYY BBBB",
        "B B B B Y Y Y - -",
        "BY - BY - BY - B - -",
    ],
)
def test_az_4_6_a_given_deal_may_be_any_distribution(deal: str) -> None:
    start = position(*SEVEN_SHORT, phase=Phase.DEAL)
    after = start.deal(deal)
    assert after.displays == Deal.parse(deal).displays
    assert after.bag == heap("")


def test_az_4_6_a_given_deal_may_use_the_bag_for_the_last_displays() -> None:
    start = position(phase=Phase.DEAL, bag="BYRKW")
    after = start.deal("WBBB YYYK RRKK WWRW BYRK")
    assert after.displays[4] == "BYRK"
    assert after.bag == (16, 16, 16, 16, 16)


def test_az_4_6_at_most_four_tiles_a_display() -> None:
    start = Position.start(2)
    with pytest.raises(IllegalDeal) as error:
        start.deal(Deal(("BBBBB", "YYY", "RRRR", "KKKK", "WWWW")))
    assert (error.value.code, error.value.rule) == ("display_overfull", "AZ-1.6")


@pytest.mark.parametrize("deal", ["BBBB YY - - - - - - -", "BBBB YYY Y - - - - - -"])
def test_az_4_6_as_many_tiles_as_there_are(deal: str) -> None:
    start = position(*SEVEN_SHORT, phase=Phase.DEAL)
    assert deal_refusal(start, deal) == ("number_of_tiles", "AZ-4.3")


def test_az_4_6_every_dealt_tile_is_available() -> None:
    start = position(*SEVEN_SHORT, phase=Phase.DEAL)
    assert deal_refusal(start, "BBBB YYK - - - - - - -") == ("tiles_not_in_bag", "AZ-4.1")


def test_az_4_6_the_lid_is_not_available_while_the_bag_suffices() -> None:
    start = position(phase=Phase.DEAL, bag="B" * 20)
    assert deal_refusal(start, "BBBB BBBB BBBB BBBB BBBY") == ("tiles_not_in_bag", "AZ-4.1")


def test_az_4_6_all_tiles_of_the_bag_are_dealt_before_the_lid() -> None:
    start = position(phase=Phase.DEAL, bag="BYRKW")
    assert deal_refusal(start, "YRKW YYYY RRRR KKKK WWWW") == ("bag_not_used_up", "AZ-4.2")


def test_az_4_6_a_deal_is_for_all_displays() -> None:
    assert deal_refusal(Position.start(3), "BBYR KKWW RRRW BYKW YYKK") == ("number_of_displays", "AZ-1.1")


def test_az_4_6_a_deal_is_for_the_start_of_a_round() -> None:
    assert deal_refusal(position(EMPTY, displays="B"), "BBYR KKWW RRRW BYKW YYKK") == ("no_deal_awaited", "AZ-4.1")
