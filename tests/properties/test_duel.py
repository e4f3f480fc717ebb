"""What holds in every duel: nothing is lost, nothing leaks, and a guess is any position that fits."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle.comparing_duel import drawing
from zellige import duel
from zellige.duel import Position, StackPlate

seeds = st.integers(0, (1 << 64) - 1)
viewers = st.sampled_from([0, 1, None])
Heaps = Counter[tuple[str, str]]


def played_on(game: duel.Game, seed: int, moves: int) -> duel.Game:
    """Play on, drawing plates from the stack and returning them whenever possible."""
    rng = random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            break
        game.play(drawing(game.position, sorted(map(str, game.position.legal_moves())), rng))
    return game


def played(seed: int, moves: int) -> duel.Game:
    return played_on(duel.Game("random", seed=seed), seed, moves)


def drawn_a_lot(seed: int, moves: int) -> Position:
    """A position of a game that began with points to spend, so that many plates were drawn and returned."""
    start = duel.Game("random", seed=seed).start.layout
    rich = replace(start, boards=tuple(replace(board, score=30) for board in start.boards))
    return played_on(duel.Game.from_position(Position.from_layout(rich), seed=seed), seed, moves).position


games = st.builds(played, seeds, st.integers(0, 300))
busy_positions = st.builds(drawn_a_lot, seeds, st.integers(0, 160))


# Conservation


def heaps(position: Position) -> Heaps:
    """Every tile, plate and chip of a position by its place."""
    layout = position.layout
    found: Heaps = Counter()
    places = {f"sun {n}": tiles for n, tiles in enumerate(layout.suns)}
    places |= {f"moon {n}": tiles for n, tiles in enumerate(layout.moons)}
    places["hand"] = layout.turn.hand
    places["leftovers"] = layout.turn.leftovers
    for player, board in enumerate(layout.boards):
        places |= {f"line {player} {line}": tiles for line, tiles in enumerate(board.lines)}
        places |= {f"dome {player} {row}": tiles.strip(".*") for row, tiles in enumerate(board.dome)}
        places[f"broken {player}"] = board.broken
    for place, tiles in places.items():
        found.update((place, tile) for tile in tiles if tile in "BYRKT")
    for name, heap in (("bag", layout.bag), ("tower", layout.tower)):
        found.update({(name, letter): count for letter, count in zip("BYRKT", heap, strict=True)})
    return +found


def follow(found: Heaps, scores: list[int], event: duel.Event) -> None:
    """Move the tile that an event tells of, or write its points down."""

    def moved(origin: str, target: str, colour: str) -> None:
        assert found[origin, colour] > 0, f"no {colour} in {origin}"
        found[origin, colour] -= 1
        found[target, colour] += 1

    match event:
        case duel.TileTaken(_, factory, moon, colour):
            moved(f"{'moon' if moon else 'sun'} {factory}", "hand", colour)
        case duel.TileLeft(factory, colour):
            origin = "sun 0" if factory == 0 else "leftovers"
            moved(origin, f"moon {factory}", colour)
        case duel.TileLaid(player, line, _, colour):
            moved("hand", f"line {player} {line}", colour)
        case duel.TileBroken(player, colour, to_tower, line):
            origin = "hand" if line is None else f"line {player} {line}"
            moved(origin, "tower" if to_tower else f"broken {player}", colour)
        case duel.TilePlaced(player, row, _, colour, horizontal, vertical):
            moved(f"line {player} {row}", f"dome {player} {row}", colour)
            scores[player] += horizontal + vertical
        case duel.TileDiscarded(player, line, colour):
            moved(f"line {player} {line}", "tower", colour)
        case duel.TileSwept(player, colour):
            moved(f"broken {player}", "tower", colour)
        case duel.BagRefilled():
            for letter in "BYRKT":
                found["bag", letter] += found.pop(("tower", letter), 0)
        case duel.TileDealt(factory, colour):
            moved("bag", f"sun {factory}", colour)
        case duel.SpecialTilePlaced(player, _, _, points):
            scores[player] += points
        case duel.PointPaid(player, score):
            scores[player] -= 1
            assert scores[player] == score
        case duel.BrokenScored(player, cost, score):
            scores[player] = max(0, scores[player] - cost)
            assert scores[player] == score
        case duel.FinalScored(player, score):
            scores[player] = score


def without_leftovers(found: Heaps) -> Heaps:
    """A small factory's leftovers leave the sun without an event of their own: they are on their way to the moon."""
    merged: Heaps = Counter()
    for (place, colour), count in found.items():
        name = "on the way" if place == "leftovers" or (place.startswith("sun") and place != "sun 0") else place
        merged[name, colour] += count
    return +merged


@given(games)
def test_du_8_1_events_alone_lead_from_position_to_position_and_keep_every_tile(game: duel.Game) -> None:
    found, scores = heaps(game.start), list(game.start.scores)
    for step in game.steps:
        for event in step.events:
            if isinstance(event, duel.TileLeft) and event.factory:
                # The leftover is taken from wherever the sun's tiles were counted.
                place = next(p for p in ("leftovers", f"sun {event.factory}") if found[p, event.colour])
                found[place, event.colour] -= 1
                found["leftovers", event.colour] += 1
            follow(found, scores, event)
            for letter in "BYRKT":
                assert sum(count for (_, colour), count in found.items() if colour == letter) == 13
        assert without_leftovers(found) == without_leftovers(heaps(step.position))
        assert tuple(scores) == step.position.scores


# What each player knows


@given(busy_positions, viewers, seeds)
def test_du_7_1_a_guess_looks_the_same_to_whoever_guesses(position: Position, viewer: int | None, seed: int) -> None:
    """The guess differs from the truth in hidden things only, and from it the viewer's view is the same."""
    view = position.seen_by(viewer)
    guess = duel.determinize(view, seed)
    assert Position.parse(str(guess)) == guess, "a guess is a possible position"
    assert guess.seen_by(viewer) == view


@given(busy_positions, viewers)
def test_du_7_1_a_view_has_no_hidden_names(position: Position, viewer: int | None) -> None:
    layout = position.seen_by(viewer).layout
    for small, chip in enumerate(layout.chips):
        assert chip == "?" or not chip or layout.revealed[small]
    for place, plate in enumerate(layout.stack):
        if plate.returner is None or plate.returner != viewer:
            assert plate.plate in ("?", "S?", "J?"), f"{plate} at {place}"
    truth = position.layout
    if truth.stack:
        assert layout.stack[0].plate[0] == truth.stack[0].plate[0], "the back of the top plate is public"


@given(busy_positions, viewers)
def test_text_of_a_view_round_trips(position: Position, viewer: int | None) -> None:
    view = position.seen_by(viewer)
    again = duel.View.parse(str(view), viewer)
    assert again == view
    assert hash(again) == hash(view)
    assert eval(repr(view), {"View": duel.View}) == view


@given(busy_positions)
def test_the_player_on_turn_knows_the_legal_moves(position: Position) -> None:
    if not position.is_over:
        assert position.seen_by(position.player).legal_moves() == position.legal_moves()


@given(busy_positions, seeds)
def test_playing_a_public_decision_keeps_equal_views_equal(position: Position, seed: int) -> None:
    """What one player cannot tell apart before an opponent's move that reveals nothing, it cannot tell apart after."""
    if position.is_over or position.awaits_deal or position.awaits in (duel.Awaits.KEEP, duel.Awaits.RETURN):
        return
    onlooker = position.seen_by(None)
    guess = duel.determinize(onlooker, seed)
    for move in position.legal_moves():
        after, events = position.play_with_events(move)
        guessed, guessed_events = guess.play_with_events(move)
        told = duel.seen_by(events, None)
        # A revealed chip, a plate laid out and the back of the next top plate are news; all else must agree.
        news = (duel.ChipRevealed, duel.DisplayFilled, duel.PlateDrawn)
        if not any(isinstance(event, news) for event in told) and after.phase is position.phase:
            assert duel.seen_by(guessed_events, None) == told
            assert guessed.seen_by(None) == after.seen_by(None)


def test_du_7_3_guesses_are_uniform() -> None:
    """A stack of five with two plates returned by the other player: every order that fits is guessed equally often."""
    position = duel.Game(seed=3).position
    for text in ("first", "@1", "r0", "first", "@2", "r0"):
        position = position.play(position.display[0] if text == "first" else text)
    layout = position.layout
    kept = [plate for plate in layout.stack if plate.plate[0] == "S"][:2]
    kept += [plate for plate in layout.stack if plate.plate[0] == "J"][:2]
    others = [plate.plate for plate in layout.stack if plate not in kept]
    # Lay the other plates on the domes, so that only four are left unseen: S, S, J, J.
    slots = iter(f"{plate}r0" for plate in others)
    boards = tuple(
        replace(board, plates=tuple(plate or next(slots, "") for plate in board.plates)) for board in layout.boards
    )
    top, second, third, bottom = (plate.plate for plate in kept)
    # From the top: S (its back is seen), then an unknown one, then a group of one S and one J that player 0 returned.
    stack = (StackPlate(top), StackPlate(third), StackPlate(second, 0, 1), StackPlate(bottom, 0, 1))
    position = Position.from_layout(replace(layout, stack=stack, boards=boards))
    view = position.seen_by(1)
    assert [plate.plate for plate in view.layout.stack] == ["S?", "?", "J?", "S?"]
    guesses = Counter(tuple(plate.plate for plate in duel.determinize(view, seed).stack) for seed in range(4000))
    # Which S is on top (2) · which J is the unknown one (2) · the order within the group (2).
    assert len(guesses) == 8
    expected = 4000 / 8
    # Chi-square with 7 degrees of freedom: 24.32 is exceeded once in a thousand fair trials, and the seeds are fixed.
    assert sum((count - expected) ** 2 / expected for count in guesses.values()) < 24.32
    assert position.seen_by(0).layout.stack[2:] == position.layout.stack[2:], "who returned them knows them"


def test_face_down_chips_are_guessed_uniformly() -> None:
    position = duel.Game(seed=5).position
    view = position.seen_by(0)
    assert view.layout.chips == ("?", "?", "?", "?")
    first = Counter(duel.determinize(view, seed).layout.chips[0] for seed in range(4000))
    assert set(first) == set(duel.CHIPS)
    # Chi-square with 9 degrees of freedom.
    assert sum((count - 400) ** 2 / 400 for count in first.values()) < 27.88


def test_views_are_of_players_or_onlookers() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        duel.Game(seed=1).position.seen_by(2)
