"""What a seat observes: all that it may know, and nothing else."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.rl.positions import VARIANTS, positions
from zellige import azul, duel
from zellige.games.azul.layout import EMPTY, MARKER
from zellige.games.common.tiles import LETTERS
from zellige.games.duel.layout import Awaits, Layout, Phase
from zellige.games.duel.moves import PLATE_NAMES
from zellige.games.offered import OFFERED
from zellige.rl.encoding import encoding_of
from zellige.rules.duel.components import CHIPS, GOALS
from zellige.rules.duel.components import LETTERS as DUEL_LETTERS

every_variant = pytest.mark.parametrize("variant", VARIANTS)


def spelled(counts: Any, letters: str = LETTERS) -> str:
    return "".join(letter * int(count) for letter, count in zip(letters, counts, strict=True))


def chosen(flags: Any, names: Any) -> tuple[Any, ...]:
    return tuple(name for flag, name in zip(flags, names, strict=True) if flag)


@every_variant
def test_planes_follow_each_other_and_cover_the_observation(variant: str) -> None:
    encoding = encoding_of(variant)
    start = 0
    for plane in encoding.planes:
        assert plane.start == start
        assert plane.stop - plane.start == np.prod(plane.shape)
        start = plane.stop
    assert start == encoding.size == len(encoding.high)
    assert len({plane.name for plane in encoding.planes}) == len(encoding.planes)


@every_variant
def test_numbers_stay_within_their_planes_ranges_and_every_plane_is_used(variant: str) -> None:
    encoding = encoding_of(variant)
    seen = np.zeros(encoding.size, np.bool_)
    for position in positions(variant):
        for seat in range(encoding.players):
            observation = encoding.observe(position, seat)
            assert observation.dtype == np.int16
            assert (observation >= 0).all()
            assert (observation <= encoding.high).all()
            seen |= observation != 0
    used = {name for name, plane in encoding.split(seen).items() if plane.any()}  # type: ignore[arg-type]  # flags
    # What a duel's turn seldom holds; `test_a_duel_can_be_read_off` compares these planes on positions made for it.
    rare = {"drawn_returned", "returned"} if variant == "duel" else set()
    assert {plane.name for plane in encoding.planes} - used <= rare


@every_variant
def test_masks_are_the_legal_moves(variant: str) -> None:
    encoding = encoding_of(variant)
    for position in positions(variant):
        assert np.flatnonzero(encoding.mask(position)).tolist() == position.legal_actions().tolist()


def read_azul(variant: str, observation: Any, seat: int) -> azul.Position:
    """The position that an observation of Azul describes."""
    encoding = encoding_of(variant)
    planes = encoding.split(observation)
    kind = azul.Variant.parse(variant)

    def seat_of(name: str) -> int | None:
        index = np.flatnonzero(planes[name])
        return (int(index[0]) + seat) % kind.players if len(index) else None

    boards: dict[int, azul.Board] = {}
    for index in range(kind.players):
        if kind.side == "grey":
            wall = planes["wall"][index]
            rows = ["".join((*chosen(wall[:, row, col], LETTERS), EMPTY)[0] for col in range(5)) for row in range(5)]
        else:
            flags = planes["wall"][index]
            rows = ["".join(LETTERS[(c - r) % 5] if flags[r, c] else EMPTY for c in range(5)) for r in range(5)]
        boards[(index + seat) % kind.players] = azul.Board(
            int(planes["score"][index]),
            tuple(spelled(line) for line in planes["lines"][index]),
            tuple(rows),
            spelled(planes["floor"][index], LETTERS + MARKER),
        )
    sources = [spelled(source) for source in planes["sources"]]
    tiling = kind.side == "grey" and bool(planes["tiling"][0])
    player, starting_player = seat_of("on_turn"), seat_of("started")
    assert player is not None
    assert starting_player is not None
    return azul.Position.from_layout(
        azul.Layout(
            kind,
            int(planes["round"][0]),
            azul.Phase.TILING if tiling else azul.Phase.OFFER,
            player,
            starting_player,
            seat_of("marker"),
            tuple(sources[1:]),
            sources[0],
            tuple(planes["bag"].tolist()),
            tuple(planes["lid"].tolist()),
            tuple(boards[player] for player in sorted(boards)),
        )
    )


def with_sorted_floors(position: azul.Position) -> azul.Layout:
    """The order in which tiles lie on a floor line makes no difference to anything."""
    layout = position.layout
    order = (LETTERS + MARKER).index
    boards = (replace(board, floor="".join(sorted(board.floor, key=order))) for board in layout.boards)
    return replace(layout, boards=tuple(boards))


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant != "duel"])
def test_a_position_of_azul_can_be_read_off_any_seats_observation(variant: str) -> None:
    for position in positions(variant):
        assert isinstance(position, azul.Position)
        for seat in range(position.players):
            read = read_azul(variant, encoding_of(variant).observe(position, seat), seat)
            assert with_sorted_floors(read) == with_sorted_floors(position)


def seen(layout: Layout, seat: int) -> dict[str, Any]:
    """What a view's layout holds, in the words of `read_duel`."""
    turn = layout.turn
    own_first = (layout.boards[seat], layout.boards[1 - seat])
    stack = layout.stack
    deciding = layout.awaits not in (Awaits.DEAL, Awaits.NOTHING)
    group = turn.return_group
    return {
        "awaits": layout.awaits,
        "opening": layout.phase is Phase.OPENING,
        "round": layout.round,
        "goals": tuple(sorted(layout.goals, key=GOALS.index)),
        "heaps": (layout.bag, layout.tower),
        "suns": layout.suns,
        "moons": (tuple(sorted(layout.moons[0])), *layout.moons[1:]),
        "chips": layout.chips,
        "chip_pile": layout.chip_pile,
        "display": tuple(sorted(layout.display, key=PLATE_NAMES.index)),
        "stack": tuple(
            (
                plate.plate,
                None if plate.returner is None else int(plate.returner != seat),
                bool(place and plate.group and plate.group == stack[place - 1].group),
            )
            for place, plate in enumerate(stack)
        ),
        "drawn": Counter(plate.plate for plate in turn.drawn),
        "drawn_returned": tuple(sum(plate.returner == player for plate in turn.drawn) for player in (seat, 1 - seat)),
        "returned": sum(plate.group == group for plate in stack) if group is not None else 0,
        "plate": (turn.plate, turn.slot),
        "hand": (turn.hand, "".join(sorted(turn.leftovers, key=DUEL_LETTERS.index)), turn.leftover_factory),
        "payment": (turn.line, turn.pairs or 0, turn.payment),
        "on_turn": int(layout.player != seat) if deciding else None,
        "started": int(layout.starting_player != seat),
        "start_tile": None if layout.start_holder is None else int(layout.start_holder != seat),
        "boards": tuple(
            (
                board.score,
                board.tokens,
                board.chips_taken,
                board.chips,
                board.spent,
                "".join(sorted(board.broken, key=DUEL_LETTERS.index)),
                board.lines,
                {plate.partition("r")[0] for plate in board.plates if plate},
                board.spaces(),
                board.dome,
            )
            for board in own_first
        ),
    }


def read_duel(observation: Any) -> dict[str, Any]:
    """The same, read off an observation."""
    planes = encoding_of("duel").split(observation)

    def first(name: str) -> int | None:
        index = np.flatnonzero(planes[name])
        return int(index[0]) if len(index) else None

    def chips(counts: Any) -> tuple[str, ...]:
        return tuple(chip for chip, count in zip(CHIPS, counts, strict=True) for _ in range(count))

    def grid(flags: Any, letters: str) -> tuple[str, ...]:
        return tuple("".join((*chosen(flags[:, r, c], letters), EMPTY)[0] for c in range(6)) for r in range(6))

    known = {int(place) - 1: PLATE_NAMES[plate] for plate, place in enumerate(planes["stack_plates"]) if place}
    stack = []
    for place in range(int(planes["stack"][0])):
        back = "S?" if planes["stack_specials"][place] else "J?" if planes["stack_jokers"][place] else "?"
        returner = chosen(planes["stack_returned"][:, place], (0, 1))
        stack.append((known.get(place, back), returner[0] if returner else None, bool(planes["stack_together"][place])))
    drawn = Counter(chosen(planes["drawn"], PLATE_NAMES))
    drawn.update({back: int(count) for back, count in zip(("S?", "J?"), planes["drawn_backs"], strict=True) if count})
    plate = first("plate")
    factory = first("leftover_factory")
    moons = [[spelled(tile, DUEL_LETTERS) for tile in moon] for moon in planes["moons"]]
    covered = ["?" if flag else "" for flag in planes["covered_chips"]]
    awaits = first("awaits")
    assert awaits is not None
    return {
        "awaits": list(Awaits)[awaits],
        "opening": bool(planes["opening"][0]),
        "round": int(planes["round"][0]),
        "goals": chosen(planes["goals"], GOALS),
        "heaps": (tuple(planes["bag"].tolist()), tuple(planes["tower"].tolist())),
        "suns": tuple(spelled(sun, DUEL_LETTERS) for sun in planes["suns"]),
        "moons": (
            tuple(sorted(spelled(planes["large_moon"], DUEL_LETTERS))),
            *("".join(reversed(moon)) for moon in moons),
        ),
        "chips": tuple((*chosen(planes["chips"][small], CHIPS), covered[small])[0] for small in range(4)),
        "chip_pile": chips(planes["chip_pile"]),
        "display": chosen(planes["display"], PLATE_NAMES),
        "stack": tuple(stack),
        "drawn": drawn,
        "drawn_returned": tuple(planes["drawn_returned"].tolist()),
        "returned": int(planes["returned"][0]),
        "plate": ("" if plate is None else PLATE_NAMES[plate], first("slot")),
        "hand": (
            spelled(planes["hand"], DUEL_LETTERS),
            spelled(planes["leftovers"], DUEL_LETTERS),
            None if factory is None else factory + 1,
        ),
        "payment": (first("line"), int(planes["pairs"][0]), chips(planes["payment"])),
        "on_turn": first("on_turn"),
        "started": first("started"),
        "start_tile": first("start_tile"),
        "boards": tuple(
            (
                int(planes["score"][index]),
                int(planes["tokens"][index]),
                int(planes["chips_taken"][index]),
                chips(planes["owned_chips"][index]),
                chips(planes["spent_chips"][index]),
                spelled(planes["broken"][index], DUEL_LETTERS),
                tuple(spelled(line, DUEL_LETTERS) for line in planes["lines"][index]),
                set(chosen(planes["plates"][index], PLATE_NAMES)),
                grid(planes["printed"][index], DUEL_LETTERS + "SW"),
                grid(planes["dome"][index], DUEL_LETTERS + "*"),
            )
            for index in range(2)
        ),
    }


@cache
def drawing_duels() -> list[duel.Position]:
    """Positions of games whose players draw plates whenever they may, and so return many."""
    found = []
    for seed in range(3):
        rng = random.Random(seed)
        game = duel.Game(seed=seed, goals="random")
        while not game.is_over:
            found.append(game.position)
            moves = [str(move) for move in game.position.legal_moves()]
            drawing = [move for move in moves if move == "draw"]
            game.play(rng.choice(drawing if drawing and rng.random() < 0.8 else moves))
    return found


def duels() -> list[duel.Position]:
    return [*(position for position in positions("duel") if isinstance(position, duel.Position)), *drawing_duels()[::4]]


def test_a_duel_can_be_read_off_the_observation_as_far_as_the_seat_knows_it() -> None:
    found: Counter[Awaits] = Counter()
    for position in duels():
        found[position.awaits] += 1
        for seat in (0, 1):
            expected = seen(position.seen_by(seat).layout, seat)
            assert read_duel(encoding_of("duel").observe(position, seat)) == expected, f"{position!r} {seat}"
    assert found[Awaits.RETURN] > 0
    assert found[Awaits.CHIP] > 0


def test_positions_that_a_seat_cannot_tell_apart_give_equal_observations() -> None:
    encoding = encoding_of("duel")
    hidden: Counter[str] = Counter()
    for number, position in enumerate(duels()[::2]):
        for seat in (0, 1):
            view = position.seen_by(seat)
            permuted = duel.determinize(view, number)
            observation = encoding.observe(position, seat)
            assert (encoding.observe(permuted, seat) == observation).all(), f"{position!r} {permuted!r} {seat}"
            assert (encoding.observe(view, seat) == observation).all()
            hidden["stack"] += permuted.stack != position.stack
            hidden["chips"] += permuted.layout.chips != position.layout.chips
            hidden["drawn"] += permuted.layout.turn.drawn != position.layout.turn.drawn
    assert min(hidden[kind] for kind in ("stack", "chips", "drawn")) > 0, hidden


@every_variant
def test_positions_without_a_decision_have_nobody_on_turn(variant: str) -> None:
    encoding = encoding_of(variant)
    start = OFFERED[variant].new_game(seed=1).start
    assert start.awaits_deal
    assert not encoding.split(encoding.observe(start, 0))["on_turn"].any()
    assert not encoding.mask(start).any()


def test_what_is_not_a_seat_or_a_position_of_the_variant_is_refused() -> None:
    encoding = encoding_of("azul-2-coloured")
    position = azul.Game(seed=1).position
    for seat in (2, -1, "a"):
        with pytest.raises(ValueError, match="seats 0–1"):
            encoding.observe(position, seat)  # type: ignore[arg-type]  # the property is about that
    with pytest.raises(ValueError, match="not a position of azul-2-coloured"):
        encoding.observe(azul.Game(3, seed=1).position, 0)
    with pytest.raises(ValueError, match="not a position of azul-2-coloured"):
        encoding.mask(duel.Game(seed=1).position)
    with pytest.raises(ValueError, match="does not observe the view of 1"):
        encoding_of("duel").observe(duel.Game(seed=1).position.seen_by(1), 0)
    with pytest.raises(ValueError, match="azul-4-grey, duel"):
        encoding_of("chess")
