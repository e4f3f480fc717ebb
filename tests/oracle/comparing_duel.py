"""Engine against oracle for the duel, decision by decision, steered into the rare corners of the rules."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from tests.oracle.duel import Duel
from zellige import duel
from zellige.duel import Layout, Phase, Position

CORNERS = (
    "bag empty in the middle of a deal",
    "deal cut short",
    "no tile at all",
    "large factory of one colour",
    "large factory empty",
    "tower before the bag",
    "factory of one colour reveals its chip",
    "chip on a factory without tiles",
    "draw at 1 point",
    "free draw at 0 points",
    "several plates drawn",
    "order of returned plates chosen",
    "hopeless line breaks",
    "complete line waits for a plate",
    "tiles broken beyond the fourth",
    "forced pass",
    "paid with pairs",
    "paid with triples",
    "paid with a mixture",
    "choice of chips",
    "special tile",
    "tile linked with a special tile",
    "score clamped at 0",
    "goals below 0",
    "tie broken by the start tile",
)

Policy = Callable[[Position, list[str], random.Random], str]
Dealer = Callable[[Position, int], duel.Deal]


def uniform(position: Position, moves: list[str], rng: random.Random) -> str:
    return rng.choice(moves)


def ambitious(position: Position, moves: list[str], rng: random.Random) -> str:
    """Fill lines that the dome has a space for, waste nothing, pay with chips: domes fill up and specials appear."""
    board = position.boards[position.player]
    if position.awaits is duel.Awaits.LINE:
        hand = position.layout.turn.hand
        spaces = board.spaces()
        useful = [
            move
            for move in moves
            if move != ">X"
            and any(
                tile == "." and space in (hand[0], "W")
                for tile, space in zip(board.dome[int(move[1]) - 1], spaces[int(move[1]) - 1], strict=True)
            )
        ]
        fitting = [move for move in useful if int(move[1]) - len(board.lines[int(move[1]) - 1]) >= len(hand)]
        if useful:
            return min(fitting or useful, key=lambda move: int(move[1]) - len(board.lines[int(move[1]) - 1]))
    return rng.choice([move for move in moves if move not in ("draw", "no", ">X")] or moves)


def drawing(position: Position, moves: list[str], rng: random.Random) -> str:
    """Draw from the stack whenever possible: many plates drawn and returned, scores at 0."""
    if "draw" in moves and rng.random() < 0.8:
        return "draw"
    return ambitious(position, moves, rng)


def chip_saving(position: Position, moves: list[str], rng: random.Random) -> str:
    """Take chips early, keep short lines waiting, and pay late: every kind of payment."""
    chips = [move for move in moves if move[0] == "c"]
    if chips:
        return rng.choice(chips)
    if position.awaits is duel.Awaits.PAYMENT and position.round < 4 and "no" in moves:
        return "no"
    if position.awaits is duel.Awaits.PAYMENT:
        return rng.choice([move for move in moves if move != "no"])
    return ambitious(position, moves, rng)


def drawn_fairly(position: Position, seed: int) -> duel.Deal:
    return position.draw_deal(seed)


def sorted_by_colour(position: Position, seed: int) -> duel.Deal:
    """Small factories of one colour wherever the supply allows it."""
    fair = position.draw_deal(seed)
    if sum(map(len, fair.factories)) > sum(position.bag):
        return fair  # the bag's tiles come before the tower's, in the order of the factories
    small = "".join(sorted("".join(fair.factories[1:])))
    sizes = [len(tiles) for tiles in fair.factories[1:]]
    starts = [sum(sizes[:index]) for index in range(len(sizes))]
    factories = [small[start : start + size] for start, size in zip(starts, sizes, strict=True)]
    return duel.Deal((fair.factories[0], *factories), fair.chips)


POLICIES: tuple[Policy, ...] = (uniform, ambitious, drawing, chip_saving)
DEALERS: tuple[Dealer, ...] = (drawn_fairly, sorted_by_colour)


def fresh_start(rng: random.Random) -> Position:
    sides = [pair[rng.randrange(2)] for pair in zip(duel.GOALS[::2], duel.GOALS[1::2], strict=True)]
    goals = rng.sample(sides, rng.choice((3, 4)))
    stack = rng.sample(duel.PLATE_NAMES, 18)
    return Position.start(tuple(goals), rng.randrange(2), tuple(stack))


def fill_dome(board: duel.Board, supply: list[int]) -> duel.Board:
    """Lay tiles of the supply on free spaces of the joker plates, where no special tile follows."""
    spaces = board.spaces()
    dome = [list(row) for row in board.dome]
    for row in range(6):
        for column in range(6):
            colour = "BYRKT".find(spaces[row][column])
            joker_plate = board.plates[3 * (row // 2) + column // 2].startswith("J")
            if joker_plate and dome[row][column] == "." and colour >= 0 and supply[colour]:
                supply[colour] -= 1
                dome[row][column] = "BYRKT"[colour]
    return replace(board, dome=tuple("".join(row) for row in dome))


def scarce_start(rng: random.Random) -> Position:
    """A later round with tiles heaped on the lines, so that bag and tower hold few, or few colours."""
    position = fresh_start(rng)
    rounds = rng.randint(1, 4)
    while not (position.awaits_deal and position.round == rounds):
        if position.awaits_deal:
            position = position.deal(seed=rng.getrandbits(64))
        else:
            position = position.play(ambitious(position, sorted(map(str, position.legal_moves())), rng))
    supply = [bag + tower for bag, tower in zip(position.bag, position.tower, strict=True)]
    kept = rng.randrange(5)
    boards = []
    for board in position.boards:
        lines = []
        for line, tiles in enumerate(board.lines):
            colours = [c for c in range(5) if supply[c] and c != kept] or [c for c in range(5) if supply[c]]
            colour = "BYRKT".index(tiles[0]) if tiles else rng.choice(colours) if colours else 0
            more = min(line + 1 - len(tiles), supply[colour]) if colour != kept or rng.random() < 0.3 else 0
            supply[colour] -= more
            lines.append("BYRKT"[colour] * (len(tiles) + more))
        board = replace(board, lines=tuple(lines), score=rng.choice((0, 1, 2, 30)))
        boards.append(fill_dome(board, supply) if rng.random() < 0.4 else board)
    bag = [rng.choice((0, count, rng.randint(0, count))) for count in supply]
    tower = [count - drawn for count, drawn in zip(supply, bag, strict=True)]
    heaps = [(b, y, r, k, t) for b, y, r, k, t in (bag, tower)]
    return Position.from_layout(replace(position.layout, boards=tuple(boards), bag=heaps[0], tower=heaps[1]))


def oracle_at(position: Position) -> Duel:
    """The oracle, set up by hand where a game between two rounds stands."""
    layout = position.layout
    stack = [*layout.display, *(plate.plate for plate in layout.stack)]
    oracle = Duel(list(layout.goals), layout.starting_player, stack + [p for p in duel.PLATE_NAMES if p not in stack])
    oracle.display = list(layout.display)
    oracle.stack = [plate.plate for plate in layout.stack]
    oracle.round = layout.round
    oracle.bag = [letter for letter, count in zip("BYRKT", layout.bag, strict=True) for _ in range(count)]
    oracle.tower = [letter for letter, count in zip("BYRKT", layout.tower, strict=True) for _ in range(count)]
    oracle.chip_pile = list(layout.chip_pile)
    for mine, board in zip(oracle.boards, layout.boards, strict=True):
        mine.score = board.score
        mine.tokens = board.tokens
        mine.chips_taken = board.chips_taken
        mine.lines = [list(line) for line in board.lines]
        mine.plates = [(plate[:2], int(plate[3])) if plate else None for plate in board.plates]
        mine.dome = [[None if tile == "." else tile for tile in row] for row in board.dome]
        mine.chips = list(board.chips)
        mine.spent = list(board.spent)
    return oracle


_AWAITING = {"payment": "pay", "nothing": "over"}


def snapshot(position: Position) -> dict[str, object]:
    """The engine's position in the oracle's words."""
    layout: Layout = position.layout
    names = ["L", "1", "2", "3", "4"]
    return {
        "phase": str(layout.phase),
        "awaiting": _AWAITING.get(str(layout.awaits), str(layout.awaits)),
        "player": layout.player,
        "round": layout.round,
        "starting_player": layout.starting_player,
        "start_holder": layout.start_holder,
        "display": list(layout.display),
        "stack": [plate.plate for plate in layout.stack],
        "bag": "".join(letter * count for letter, count in zip("BYRKT", layout.bag, strict=True)),
        "tower": "".join(letter * count for letter, count in zip("BYRKT", layout.tower, strict=True)),
        "chip_pile": list(layout.chip_pile),
        "suns": dict(zip(names, layout.suns, strict=True)),
        "moons": dict(zip(names, layout.moons, strict=True)),
        "chips": {name: chip or None for name, chip in zip(names[1:], layout.chips, strict=True)},
        "revealed": dict(zip(names[1:], layout.revealed, strict=True)),
        "hand": layout.turn.hand,
        "leftovers": layout.turn.leftovers,
        "drawn": [plate.plate for plate in layout.turn.drawn],
        "plate": layout.turn.plate or None,
        "boards": [
            {
                "score": board.score,
                "tokens": board.tokens,
                "lines": list(board.lines),
                "plates": [(plate[:2], int(plate[3])) if plate else None for plate in board.plates],
                "dome": list(board.dome),
                "broken": board.broken,
                "chips": list(board.chips),
                "spent": list(board.spent),
                "chips_taken": board.chips_taken,
            }
            for board in layout.boards
        ],
    }


def scoring(events: tuple[duel.Event, ...]) -> list[tuple[object, ...]]:
    """The engine's events in the oracle's words."""
    told: list[tuple[object, ...]] = []
    for event in events:
        match event:
            case duel.PointPaid(player, _):
                told.append(("paid", player, 1))
            case duel.TilePlaced(player, row, column, colour, horizontal, vertical):
                told.append(("tile", player, row, column, colour, horizontal, vertical))
            case duel.SpecialTilePlaced(player, row, column, points):
                told.append(("special", player, row, column, points))
            case duel.TileBroken(player, _, _, int(line)) if ("break", player, line) not in told:
                told.append(("break", player, line))
            case duel.BrokenScored(player, cost, score):
                told.append(("broken", player, cost, score))
            case duel.GoalScored(player, goal, points):
                told.append(("goal", player, goal, points))
            case duel.FinalScored(player, score):
                told.append(("final", player, score))
    return told


def compare_game(
    start: Position, seed: int, policy: Policy = uniform, dealer: Dealer = drawn_fairly
) -> tuple[Counter[str], int]:
    """Play one game on both; any difference is an AssertionError. Returns the corners it saw and its decisions."""
    rng = random.Random(seed)
    oracle = oracle_at(start)
    position = start
    corners: Counter[str] = Counter()
    moves = 0
    while not position.is_over:
        before = position
        if position.awaits_deal:
            deal = dealer(position, seed)
            position, events = position.deal_with_events(deal)
            told = oracle.deal(list(deal.factories), list(deal.chips))
            _note_deal(corners, before, position)
        else:
            legal = sorted(map(str, position.legal_moves()))
            assert legal == sorted(oracle.legal_moves()), f"legal moves differ at {position!r}"
            move = policy(position, legal, rng)
            position, events = position.play_with_events(move)
            told = oracle.play(move)
            moves += 1
            assert before.play(move) == position, f"play with and without events differ at {before!r}, {move}"
            _note_move(corners, before, position, move, events)
        mine, theirs = snapshot(position), oracle.snapshot()
        differing = {key: (mine[key], theirs[key]) for key in theirs if mine[key] != theirs[key]}
        assert not differing, f"positions differ after {before!r}: {differing}"
        assert scoring(events) == told, f"events differ after {before!r}"
    assert position.winners() == (oracle.winner(),), f"winners differ at {position!r}"
    if len(set(position.scores)) == 1:
        corners["tie broken by the start tile"] += 1
    return corners, moves


def _note_deal(corners: Counter[str], before: Position, after: Position) -> None:
    layout = after.layout
    tiles = sum(map(len, layout.suns))
    bag_colours = sum(count > 0 for count in before.bag)
    corners["bag empty in the middle of a deal"] += tiles > sum(before.bag) > 0
    corners["deal cut short"] += tiles < 21
    corners["no tile at all"] += tiles == 0
    corners["large factory empty"] += not layout.suns[0]
    corners["large factory of one colour"] += len(set(layout.suns[0])) == 1
    corners["tower before the bag"] += bag_colours == 1 and sum(before.bag) >= 5 and len(set(layout.suns[0])) > 1
    corners["chip on a factory without tiles"] += any(layout.revealed)


def _note_move(
    corners: Counter[str], before: Position, after: Position, move: str, events: tuple[duel.Event, ...]
) -> None:
    board = before.boards[before.player]
    if move == "draw":
        corners["draw at 1 point"] += board.score == 1
        corners["free draw at 0 points"] += board.score == 0
        corners["several plates drawn"] += len(after.layout.turn.drawn) > 1
    corners["order of returned plates chosen"] += before.awaits is duel.Awaits.RETURN
    corners["choice of chips"] += before.awaits is duel.Awaits.CHIP
    if move.startswith("pay"):
        line = before.layout.turn.line
        assert line is not None
        missing, pairs = line + 1 - len(board.lines[line]), int(move[3])
        corners["paid with pairs"] += pairs == missing
        corners["paid with triples"] += pairs == 0
        corners["paid with a mixture"] += 0 < pairs < missing
    corners["factory of one colour reveals its chip"] += move[0] == "s" and any(
        isinstance(event, duel.ChipRevealed) for event in events
    )
    for event in events:
        match event:
            case duel.Passed():
                corners["forced pass"] += 1
            case duel.TileBroken(_, _, True, _):
                corners["tiles broken beyond the fourth"] += 1
            case duel.TileBroken(_, _, _, int()):
                corners["hopeless line breaks"] += 1
            case duel.SpecialTilePlaced():
                corners["special tile"] += 1
            case duel.TilePlaced(player, row, column, _, _, _):
                dome = before.boards[player].dome
                around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
                linked = any(0 <= r < 6 and 0 <= c < 6 and dome[r][c] == "*" for r, c in around)
                corners["tile linked with a special tile"] += linked
            case duel.BrokenScored(_, _, 0):
                corners["score clamped at 0"] += 1
            case duel.GoalScored(_, _, points) if points < 0:
                corners["goals below 0"] += 1
    if after.phase is Phase.DEAL and before.phase is Phase.TILING:
        lines = [(line, tiles) for each in after.boards for line, tiles in enumerate(each.lines)]
        corners["complete line waits for a plate"] += any(len(tiles) == line + 1 for line, tiles in lines)


def compare_scarce(seeds: Iterable[int]) -> tuple[Counter[str], int]:
    """Compare games that start with hardly a tile to deal."""
    corners: Counter[str] = Counter()
    moves = 0
    for seed in seeds:
        seen, played = compare_game(scarce_start(random.Random(seed)), seed, ambitious)
        corners += seen
        moves += played
    return corners, moves


def compare_many(seeds: Iterable[int]) -> tuple[Counter[str], int]:
    """Compare one game per seed, going round policies, dealers and starts."""
    corners: Counter[str] = Counter()
    moves = 0
    for seed in seeds:
        rng = random.Random(seed)
        start = scarce_start(rng) if seed % 5 == 4 else fresh_start(rng)
        policy = POLICIES[seed % len(POLICIES)]
        dealer = DEALERS[(seed // 7) % len(DEALERS)]
        seen, played = compare_game(start, seed, policy, dealer)
        corners += seen
        moves += played
    return corners, moves
