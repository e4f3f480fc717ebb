"""Engine against oracle, move by move, over games that are steered into the rare corners of the rules."""

import random
from collections import Counter
from collections.abc import Callable, Iterable

from tests.oracle.azul import Azul
from zellige import azul
from zellige.azul import Layout, Position, Variant

#: Some games on the grey side never end (AZ-6.2); this many rounds are enough to compare.
MOST_ROUNDS = 15

CORNERS = (
    "bag empty in the middle of a deal",
    "deal cut short",
    "no tile left to deal",
    "marker on a full floor line",
    "tiles beyond the floor line",
    "display of one colour",
    "nobody took the marker",
    "line that cannot be placed",
    "score clamped at 0",
    "game over",
    "tie broken by rows",
    "shared victory",
)

Policy = Callable[[Position, list[str], random.Random], str]
Dealer = Callable[[Position, int], azul.Deal]


def uniform(position: Position, moves: list[str], rng: random.Random) -> str:
    return rng.choice(moves)


def to_the_floor(position: Position, moves: list[str], rng: random.Random) -> str:
    """Mostly floor moves: full floor lines, scores at 0, long games and empty bags."""
    floor = [move for move in moves if move.endswith("F")]
    return rng.choice(floor if floor and rng.random() < 0.7 else moves)


def to_hoard(position: Position, moves: list[str], rng: random.Random) -> str:
    """Mostly lines that stay incomplete: tiles stay on the boards and the bag runs dry."""
    lines = position.boards[position.player].lines
    hoarding = []
    for move in moves:
        source, colour, destination = move[0], move[1], move[-1]
        if colour != "-" and destination != "F":
            tiles = (position.centre if source == "C" else position.displays[int(source) - 1]).count(colour)
            if len(lines[int(destination) - 1]) + tiles < int(destination):
                hoarding.append(move)
    return rng.choice(hoarding if hoarding and rng.random() < 0.95 else moves)


def drawn_fairly(position: Position, seed: int) -> azul.Deal:
    return position.draw_deal(seed)


def sorted_by_colour(position: Position, seed: int) -> azul.Deal:
    """Displays of one colour wherever the bag allows it."""
    rng = random.Random(seed * 1000 + position.round)
    colours = rng.sample("BYRKW", 5)
    tiles = [letter * position.bag["BYRKW".index(letter)] for letter in colours]
    tiles += [letter * position.lid["BYRKW".index(letter)] for letter in colours]
    dealt = "".join(tiles)[: 4 * position.variant.displays]
    displays = [dealt[start : start + 4] for start in range(0, 4 * position.variant.displays, 4)]
    return azul.Deal(tuple(rng.sample(displays, len(displays))))


POLICIES: tuple[Policy, ...] = (uniform, to_the_floor, to_hoard)
DEALERS: tuple[Dealer, ...] = (drawn_fairly, sorted_by_colour)


def scarce_start(variant: Variant, rng: random.Random) -> Position:
    """Walls with four tiles a row and lines begun: with four players hardly a tile is left to deal."""
    left = dict.fromkeys("BYRKW", 20)
    boards = []
    for _ in range(variant.players):
        gap = rng.sample(range(5), 5)  # a different free column in every row keeps columns apart as well
        wall = []
        for row in range(5):
            letters = ["BYRKW"[(column - row) % 5] for column in range(5)]
            letters[gap[row]] = "."
            wall.append("".join(letters))
        boards.append(azul.Board(rng.randrange(60), ("",) * 5, tuple(wall), ""))
        for letter in left:
            left[letter] -= "".join(wall).count(letter)
    for player, board in enumerate(boards):
        lines = []
        for row in range(5):
            missing = next(letter for letter in "BYRKW" if letter not in board.wall[row])
            tiles = min(rng.randint(row // 2, row), left[missing])
            left[missing] -= tiles
            lines.append(missing * tiles)
        boards[player] = azul.Board(board.score, tuple(lines), board.wall, "")
    bag = [rng.randint(0, count) for count in left.values()]
    lid = [count - drawn for count, drawn in zip(left.values(), bag, strict=True)]
    heaps = [(b, y, r, k, w) for b, y, r, k, w in (bag, lid)]
    start = rng.randrange(variant.players)
    phase = azul.Phase.DEAL if sum(bag) + sum(lid) else azul.Phase.OVER
    displays = ("",) * variant.displays
    return Position.from_layout(
        Layout(variant, 5, phase, start, start, None, displays, "", heaps[0], heaps[1], tuple(boards))
    )


def oracle_at(position: Position) -> Azul:
    """The oracle, set up by hand where a game between two rounds stands."""
    oracle = Azul(position.variant.players, position.variant.side, position.starting_player)
    oracle.phase = str(position.phase)
    oracle.round = position.round
    oracle.bag = list("".join(letter * count for letter, count in zip("BYRKW", position.bag, strict=True)))
    oracle.lid = list("".join(letter * count for letter, count in zip("BYRKW", position.lid, strict=True)))
    for mine, board in zip(oracle.boards, position.boards, strict=True):
        mine.score = board.score
        mine.lines = [list(line) for line in board.lines]
        mine.wall = [[None if letter == "." else letter for letter in row] for row in board.wall]
    return oracle


def snapshot(position: Position) -> dict[str, object]:
    """The engine's position in the oracle's words."""
    layout = position.layout
    return {
        "phase": str(layout.phase),
        "player": layout.player,
        "round": layout.round,
        "starting_player": layout.starting_player,
        "marker_holder": layout.marker_holder,
        "displays": list(layout.displays),
        "centre": layout.centre,
        "bag": list(layout.bag),
        "lid": list(layout.lid),
        "boards": [
            {"score": board.score, "lines": list(board.lines), "wall": list(board.wall), "floor": board.floor}
            for board in layout.boards
        ],
    }


def scoring(events: tuple[azul.Event, ...]) -> list[tuple[object, ...]]:
    """The engine's events in the oracle's words: what scores, and lines that cannot be placed."""
    told: list[tuple[object, ...]] = []
    for event in events:
        match event:
            case azul.TilePlaced(player, row, column, colour, horizontal, vertical):
                told.append(("wall", player, row, column, colour.letter, horizontal, vertical))
            case azul.FloorScored(player, cost, score):
                told.append(("floor", player, cost, score))
            case azul.BonusScored(player, kind, index, points):
                told.append(("bonus", player, kind, azul.Colour(index).letter if kind == "colour" else index, points))
            case azul.TileFallen(player, _, _, int(line)) if ("unplaceable", player, line) not in told:
                told.append(("unplaceable", player, line))
    return told


def compare_game(
    start: Position, seed: int, policy: Policy = uniform, dealer: Dealer = drawn_fairly
) -> tuple[Counter[str], int]:
    """Play one game on both; any difference is an AssertionError. Returns the corners it saw and its moves."""
    rng = random.Random(seed)
    oracle = oracle_at(start)
    position = start
    corners: Counter[str] = Counter()
    moves = 0
    while not position.is_over and position.round < start.round + MOST_ROUNDS:
        before = position
        if position.awaits_deal:
            deal = dealer(position, seed)
            position, events = position.deal_with_events(deal)
            told = oracle.deal(list(deal.displays))
        else:
            legal = sorted(map(str, position.legal_moves()))
            assert legal == sorted(oracle.legal_moves()), f"legal moves differ at {position!r}"
            move = policy(position, legal, rng)
            position, events = position.play_with_events(move)
            told = oracle.play(move)
            moves += 1
            assert before.play(move) == position, f"play with and without events differ at {before!r}, {move}"
        assert snapshot(position) == oracle.snapshot(), f"positions differ after {before!r}"
        assert scoring(events) == told, f"events differ after {before!r}"
        _note_corners(corners, before, position, events)
    if position.is_over:
        assert set(position.winners()) == oracle.winners(), f"winners differ at {position!r}"
    return corners, moves


def _note_corners(corners: Counter[str], before: Position, after: Position, events: tuple[azul.Event, ...]) -> None:
    for event in events:
        match event:
            case azul.BagRefilled():
                corners["bag empty in the middle of a deal"] += 1
            case azul.MarkerTaken(_, None):
                corners["marker on a full floor line"] += 1
            case azul.TileFallen(_, None, _, _):
                corners["tiles beyond the floor line"] += 1
            case azul.TileFallen(_, _, _, int()):
                corners["line that cannot be placed"] += 1
            case azul.FloorScored(_, _, 0):
                corners["score clamped at 0"] += 1
    if before.awaits_deal:
        if sum(map(len, after.displays)) < 4 * after.variant.displays:
            corners["deal cut short"] += 1
        if any(len(set(display)) == 1 for display in after.displays):
            corners["display of one colour"] += 1
    elif after.awaits_deal or after.is_over:
        took_last = any(isinstance(event, azul.MarkerTaken) for event in events)
        if before.phase is azul.Phase.OFFER and before.marker_holder is None and not took_last:
            corners["nobody took the marker"] += 1
    if after.is_over:
        corners["game over"] += 1
        if not any("." not in row for board in after.boards for row in board.wall):
            corners["no tile left to deal"] += 1
        best = max(after.scores)
        if len(after.winners()) > 1:
            corners["shared victory"] += 1
        elif after.scores.count(best) > 1:
            corners["tie broken by rows"] += 1


def compare_many(variant: Variant, seeds: Iterable[int]) -> tuple[Counter[str], int]:
    """Compare one game per seed, going round policies, dealers and starts."""
    corners: Counter[str] = Counter()
    moves = 0
    for seed in seeds:
        rng = random.Random(seed)
        if seed % 4 == 3:
            start = scarce_start(variant, rng)
        else:
            start = Position.start(variant.players, variant.side, rng.randrange(variant.players))
        policy = POLICIES[seed % len(POLICIES)]
        dealer = DEALERS[(seed // 5) % len(DEALERS)]
        seen, played = compare_game(start, seed, policy, dealer)
        corners += seen
        moves += played
    return corners, moves
