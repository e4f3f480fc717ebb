"""Invariants (AZ-6)."""

import random
from collections import Counter

import pytest

from zellige.azul import (
    VARIANTS,
    BagRefilled,
    Batch,
    Colour,
    Event,
    Game,
    Layout,
    Phase,
    Position,
    TileCentred,
    TileDealt,
    TileDiscarded,
    TileFallen,
    TileLaid,
    TilePlaced,
    TileSwept,
    TileTaken,
    Variant,
)

from .drawing import LETTERS, heap, position

#: How many tiles of a colour lie in a place.
Table = Counter[tuple[str, Colour]]


def table_of(layout: Layout) -> Table:
    letters = {
        "centre": layout.centre,
        "line": "".join("".join(board.lines) for board in layout.boards),
        "floor": "".join(board.floor for board in layout.boards),
        "wall": "".join("".join(board.wall) for board in layout.boards),
    }
    letters |= {f"display {number}": tiles for number, tiles in enumerate(layout.displays, 1)}
    heaps = {place: heap(tiles) for place, tiles in letters.items()} | {"bag": layout.bag, "lid": layout.lid}
    return +Table(
        {(place, Colour(index)): count for place, tiles in heaps.items() for index, count in enumerate(tiles)}
    )


def way_of(event: Event) -> tuple[str, str, Colour] | None:
    """From where to where an event moves a tile of which colour."""
    match event:
        case TileDealt(display, colour):
            return "bag", f"display {display}", colour
        case TileTaken(_, source, colour):
            return f"display {source}" if source else "centre", "hand", colour
        case TileCentred(display, colour):
            return f"display {display}", "centre", colour
        case TileLaid(_, _, _, colour):
            return "hand", "line", colour
        case TileFallen(_, space, colour, line):
            return "hand" if line is None else "line", "lid" if space is None else "floor", colour
        case TilePlaced(_, _, _, colour):
            return "line", "wall", colour
        case TileDiscarded(_, _, colour):
            return "line", "lid", colour
        case TileSwept(_, _, colour):
            return "floor", "lid", colour
    return None


def follow(table: Table, event: Event) -> Table:
    """The table after an event."""
    after = Table(table)
    if isinstance(event, BagRefilled):
        for colour in Colour:
            after["bag", colour] += after.pop(("lid", colour), 0)
    elif way := way_of(event):
        origin, target, colour = way
        assert after[origin, colour] > 0, event
        after[origin, colour] -= 1
        after[target, colour] += 1
    return after


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_az_6_1_twenty_tiles_of_each_colour_after_every_event(variant: Variant) -> None:
    game = Game(variant.players, variant.side, seed=11)
    chooser = random.Random(11)
    while not game.is_over:
        game.play(chooser.choice(game.position.legal_moves()))
    table = table_of(game.start.layout)
    for step in game.steps:
        for event in step.events:
            table = follow(table, event)
            for colour in Colour:
                assert sum(count for (_, tile), count in table.items() if tile is colour) == 20
        assert +table == table_of(step.position.layout)


def test_az_6_2_the_shortest_game_lasts_five_rounds() -> None:
    game = Game(2, seed=None, starting_player=0)
    for number, letter in enumerate(LETTERS, 1):
        assert not game.is_over
        # Player 0 sends one tile a round to the top row, and everything else falls.
        game.deal("BBBB YYYY RRRR KKKK WWWW")
        assert game.position.round == number
        game.play(f"{number}{letter}1")
        for display, other in enumerate(LETTERS, 1):
            if other != letter:
                game.play(f"{display}{other}F")
    assert game.is_over
    assert game.position.round == 5
    # At most 5 points a round against 14 for a full floor line; then the row's bonus.
    assert game.position.scores == (2, 0)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_az_6_2_no_game_is_shorter(variant: Variant) -> None:
    batch = Batch(100, variant.players, variant.side, seed=5)
    while not batch.over.all():
        batch.step(batch.random_actions())
    assert min(batch[number].round for number in range(len(batch))) >= 5


def test_az_6_2_nothing_bounds_a_game_from_above() -> None:
    game = Game(2, seed=3)
    while game.position.round < 40:
        game.play(next(move for move in game.position.legal_moves() if str(move).endswith("F")))
    assert game.position.phase is Phase.OFFER


def test_az_6_3_within_a_round_there_is_no_chance() -> None:
    start = position(displays="BBYR KKWW", centre="RRW")
    moves = ("1B2", "CR3", "2K3", "CY1", "CW4")
    ends = []
    for seed in (1, 2):
        game = Game.from_position(start, seed=seed)
        for move in moves:
            assert (game.position.bag, game.position.round) == (start.bag, 1)
            game.play(move)
        ends.append(game)
    # The deal is the first thing that the seed decides.
    before_the_deal = [game.steps[-2].position for game in ends]
    assert before_the_deal[0] == before_the_deal[1]
    assert ends[0].position != ends[1].position


def test_az_6_3_bag_and_lid_are_public_by_deduction() -> None:
    dealt = Position.start(2).deal("BBYR KKWW RRRW BYKW YYKK")
    # What is not in sight, 20 of each colour less the displays, is in the bag.
    assert dealt.bag == (20 - 3, 20 - 4, 20 - 4, 20 - 5, 20 - 4)
