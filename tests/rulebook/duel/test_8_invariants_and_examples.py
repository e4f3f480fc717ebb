"""Invariants and worked examples (DU-8)."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from zellige.duel import (
    Awaits,
    BrokenScored,
    ChipSpent,
    Game,
    Layout,
    Phase,
    Position,
    SpecialTilePlaced,
    StartTileTaken,
    TilePlaced,
)

from .drawing import (
    CHIP_KINDS,
    COLOURS,
    EMPTY,
    PLATES,
    board,
    end_acquiring,
    moves_of,
    of_kind,
    play_all,
    position,
    tile_dome,
    tiles_shown,
)


def random_game(seed: int) -> Iterator[Position]:
    """Every position of a game whose decisions are drawn at random."""
    choices = random.Random(seed)
    game = Game("random", seed=seed)
    yield game.position
    while not game.is_over:
        game.play(choices.choice(game.position.legal_moves()))
        yield game.position


def tiles_of(layout: Layout) -> Counter[str]:
    hidden = "".join(
        letter * (bag + tower) for letter, bag, tower in zip(COLOURS, layout.bag, layout.tower, strict=True)
    )
    return Counter(tiles_shown(layout) + hidden)


def plates_of(layout: Layout) -> list[str]:
    plates = [*layout.display, *(plate.plate for plate in (*layout.stack, *layout.turn.drawn))]
    plates += [plate[:2] for each in layout.boards for plate in each.plates if plate]
    return plates + ([layout.turn.plate] if layout.turn.plate else [])


def chips_of(layout: Layout) -> Counter[str]:
    chips = [*layout.chip_pile, *(chip for chip in layout.chips if chip)]
    for each in layout.boards:
        chips += [*each.chips, *each.spent]
    return Counter(chips)


@pytest.mark.parametrize("seed", range(4))
def test_du_8_1_tiles_plates_and_chips_are_conserved(seed: int) -> None:
    for each in random_game(seed):
        assert tiles_of(each.layout) == dict.fromkeys(COLOURS, 13)
        assert sorted(plates_of(each.layout)) == sorted(PLATES)
        assert chips_of(each.layout) == dict.fromkeys(CHIP_KINDS, 2)


@pytest.mark.parametrize("seed", range(4))
def test_du_8_1_after_round_4_both_domes_hold_nine_plates(seed: int) -> None:
    plates = [[sum(map(bool, board.plates)) for board in each.boards] for each in random_game(seed) if each.round == 5]
    assert plates[0] == plates[-1] == [9, 9]


@pytest.mark.parametrize("seed", range(4))
def test_du_8_1_every_position_of_a_game_is_a_possible_one(seed: int) -> None:
    for each in random_game(seed):
        assert Position.from_layout(each.layout) == each


@pytest.mark.parametrize("seed", range(2))
def test_du_8_1_a_game_has_five_rounds_and_a_winner(seed: int) -> None:
    *_, last = random_game(seed)
    assert (last.round, last.phase) == (5, Phase.OVER)
    assert len(last.winners()) == 1
    # Four chips a round, two for each.
    assert [len(each.chips) + len(each.spent) for each in last.boards] == [10, 10]


def test_du_8_2_turquoise_from_the_large_factory() -> None:
    after, _ = play_all(position(large="TTBYR"), "sLT >2")
    assert after.boards[0].lines[1] == "TT"
    assert sorted(after.layout.moons[0]) == sorted("BYR")
    # Singly: each of the three may be taken next.
    assert [move for move in moves_of(after) if move.startswith("m")] == ["mB", "mY", "mR"]


def test_du_8_3_yellow_tops_of_small_factories_leave_the_start_tile() -> None:
    # Tops: one red and two black on the large factory, two yellow on small ones.
    start = position(large_moon="RKK", moons="BY RY")
    after, events = play_all(start, "mY >2")
    assert after.boards[0].lines[1] == "YY"
    assert of_kind(events, StartTileTaken) == []
    assert after.start_holder is None
    # Black does take it.
    assert play_all(start, "mK >2")[0].start_holder == 0


def test_du_8_4_a_tile_a_special_tile_and_a_link_with_it() -> None:
    first = board("""
         Y | yK .. ..
        .. | Ts .. ..
       BBB | yb .. ..
      .... | ks .. ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    yellow, events = tile_dome(first, moves="=1")
    assert events[0] == TilePlaced(0, 0, 0, "Y", 2, 2)
    assert of_kind(events, SpecialTilePlaced) == [SpecialTilePlaced(0, 1, 1, 2)]
    assert yellow.scores[0] == 5 + 4 + 2
    blue, events = play_all(yellow, "=2")
    assert events[0] == TilePlaced(0, 2, 1, "B", 0, 3)
    assert blue.scores[0] == 5 + 4 + 2 + 3


def test_du_8_5_three_broken_tiles_and_the_start_tile_cost_8() -> None:
    first, second = replace(EMPTY, score=20, broken="BYR"), replace(EMPTY, score=20, broken="KT")
    after, events = end_acquiring(first, second, start_holder=0)
    assert of_kind(events, BrokenScored) == [BrokenScored(0, 8, 12), BrokenScored(1, 3, 17)]
    assert after.scores == (12, 17)


def test_du_8_6_two_chips_showing_turquoise_and_any_three_chips() -> None:
    # Turquoise in row 3 and blue in row 4 lack one tile each.
    first = board(
        """
             . | .. .. ..
            .. | .. .. ..
           .TT | tr .. ..
          .BBB | bw .. ..
         ..... | .. .. ..
        ...... | .. .. ..""",
        chips="TY RT Y Y K",
    )
    asked, _ = end_acquiring(first)
    assert asked.awaits is Awaits.PAYMENT
    turquoise, events = play_all(asked, "pay1 =1")
    assert of_kind(events, ChipSpent) == [ChipSpent(0, "TY"), ChipSpent(0, "RT")]
    assert turquoise.awaits is Awaits.PAYMENT
    blue, events = play_all(turquoise, "pay0 =1")
    assert of_kind(events, ChipSpent) == [ChipSpent(0, "Y"), ChipSpent(0, "Y"), ChipSpent(0, "K")]
    assert blue.boards[0].dome[2:4] == ("T.....", "B.....")
    assert blue.boards[0].chips == ()
    # 1 for turquoise, 2 for blue below it.
    assert blue.scores[0] == 5 + 1 + 2
    assert blue.tower == (2, 0, 0, 0, 1)
