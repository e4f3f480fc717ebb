"""What every position of the duel, and every view of one, satisfies: a layout that does not is refused by name."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from zellige.games.common.errors import ImpossiblePosition
from zellige.rules.duel import state as rules
from zellige.rules.duel.components import CHIPS, CHIPS_OF_EACH_KIND, GOALS, LETTERS, TILES_PER_COLOUR

from .layout import EMPTY, SPECIAL_TILE, UNKNOWN, UNKNOWN_JOKER, UNKNOWN_SPECIAL, Awaits, Board, Layout, Phase, Turn
from .moves import PLATE_NAMES

Fault = tuple[str, str, str]

#: Scores are kept in 16 bits; the rest leaves room to play on.
LARGEST = 30000

#: The decisions that each phase may await.
_AWAITED = {
    Phase.DEAL: {Awaits.DEAL},
    Phase.OPENING: {Awaits.PLATE, Awaits.SLOT, Awaits.ROTATION},
    Phase.ACQUIRING: {
        Awaits.ACTION,
        Awaits.DRAW,
        Awaits.KEEP,
        Awaits.RETURN,
        Awaits.SLOT,
        Awaits.ROTATION,
        Awaits.LINE,
        Awaits.LEFTOVER,
    },
    Phase.TILING: {Awaits.PAYMENT, Awaits.CHIP, Awaits.COLUMN},
    Phase.OVER: {Awaits.NOTHING},
}


def _limits(turn: Turn) -> tuple[tuple[int | None, int], ...]:
    """The numbers of a turn, and below what they must be."""
    return (
        (turn.line, rules.LINES),
        (turn.pairs, rules.LINES),
        (turn.return_group, len(PLATE_NAMES) + 1),
        (turn.leftover_factory, rules.FACTORIES),
    )


def check(layout: Layout, is_view: bool = False) -> None:
    """Raise ImpossiblePosition for the first invariant that does not hold."""
    for code, rule, subject in _faults(layout, is_view):
        raise ImpossiblePosition(code, rule, subject)


def _faults(layout: Layout, is_view: bool) -> Iterator[Fault]:
    yield from _shape(layout)
    yield from _factories(layout)
    for player, board in enumerate(layout.boards):
        yield from _board(board, f"boards[{player}]")
    yield from _tiles(layout)
    yield from _plates(layout, is_view)
    yield from _chips(layout, is_view)
    yield from _turn(layout)
    yield from _phase(layout)


def _shape(layout: Layout) -> Iterator[Fault]:
    if len(layout.boards) != rules.PLAYERS:
        yield "number_of_boards", "DU-1.2", "boards"
    if len(layout.suns) != rules.FACTORIES or len(layout.moons) != rules.FACTORIES:
        yield "number_of_factories", "DU-1.5", "suns"
    if len(layout.chips) != rules.SMALL_FACTORIES or len(layout.revealed) != rules.SMALL_FACTORIES:
        yield "number_of_factories", "DU-1.5", "chips"
    for seat in ("player", "starting_player", "start_holder"):
        allowed = (None, 0, 1) if seat == "start_holder" else (0, 1)
        if getattr(layout, seat) not in allowed:
            yield "no_such_player", "DU-3.16", seat
    if any(plate.returner not in (None, 0, 1) for plate in (*layout.stack, *layout.turn.drawn)):
        yield "no_such_player", "DU-3.3", "stack"
    turn = layout.turn
    if not all(0 <= (number or 0) < limit for number, limit in _limits(turn)):
        yield "turn_under_way", "DU-3.16", "turn"
    tiles = {GOALS.index(goal) // 2 for goal in layout.goals if goal in GOALS}
    if len(layout.goals) not in (3, 4) or len(tiles) != len(layout.goals):
        yield "goals", "DU-2.3", "goals"
    if not 0 <= layout.round <= rules.ROUNDS:
        yield "round_out_of_range", "DU-6.1", "round"
    for board in layout.boards:
        if (
            len(board.lines) != rules.LINES
            or len(board.plates) != rules.SLOTS
            or [len(row) for row in board.dome] != [rules.DOME] * rules.DOME
        ):
            yield "board_shape", "DU-1.2", "boards"


def _letters(layout: Layout) -> Iterator[tuple[str, str]]:
    yield "suns", "".join(layout.suns)
    yield "moons", "".join(layout.moons)
    yield "turn.hand", layout.turn.hand
    yield "turn.leftovers", layout.turn.leftovers
    for player, board in enumerate(layout.boards):
        yield f"boards[{player}].lines", "".join(board.lines)
        yield f"boards[{player}].broken", board.broken
        yield f"boards[{player}].dome", "".join(board.dome).replace(EMPTY, "").replace(SPECIAL_TILE, "")


def _factories(layout: Layout) -> Iterator[Fault]:
    for factory, (sun, moon) in enumerate(zip(layout.suns, layout.moons, strict=True)):
        size = rules.LARGE_TILES if factory == rules.LARGE else rules.SMALL_TILES
        if len(sun) > size or len(moon) >= size or (sun and moon):
            yield "factory_overfull", "DU-3.6", f"suns[{factory}]"
    for small, (chip, shown) in enumerate(zip(layout.chips, layout.revealed, strict=True)):
        covered = layout.suns[small + 1] or layout.moons[small + 1] or layout.turn.leftover_factory == small + 1
        if shown and not chip:
            yield "no_chip_to_reveal", "DU-3.7", f"chips[{small}]"
        if covered and not chip:
            yield "no_chip_on_factory", "DU-2.6", f"chips[{small}]"
        if chip and bool(covered) == shown:
            yield "chip_revealed_wrongly", "DU-3.10", f"chips[{small}]"


def _board(board: Board, name: str) -> Iterator[Fault]:
    if not 0 <= board.score <= LARGEST:
        yield "score_out_of_range", "DU-4.9", f"{name}.score"
    if not 0 <= board.tokens <= rules.TOKENS:
        yield "tokens_out_of_range", "DU-2.1", f"{name}.tokens"
    if not 0 <= board.chips_taken <= rules.CHIPS_PER_ROUND:
        yield "chips_taken_out_of_range", "DU-3.11", f"{name}.chips_taken"
    if len(board.broken) > rules.BROKEN_SPACES:
        yield "broken_overfull", "DU-3.14", f"{name}.broken"
    for line, tiles in enumerate(board.lines):
        if len(tiles) > line + 1:
            yield "line_overfull", "DU-1.2", f"{name}.lines[{line}]"
        if len(set(tiles)) > 1:
            yield "line_of_two_colours", "DU-3.12", f"{name}.lines[{line}]"
    for slot, plate in enumerate(board.plates):
        if plate and (plate[:2] not in PLATE_NAMES or plate[2:] not in ("r0", "r1", "r2", "r3")):
            yield "no_such_plate", "DU-1.3", f"{name}.plates[{slot}]"
            return
    spaces = board.spaces()
    for row in range(rules.DOME):
        for column in range(rules.DOME):
            tile, space = board.dome[row][column], spaces[row][column]
            allowed = {"W": LETTERS, "S": SPECIAL_TILE, EMPTY: ""}.get(space, space)
            if tile != EMPTY and tile not in allowed:
                yield "dome_space_of_other_kind", "DU-4.1", f"{name}.dome[{row}]"
    yield from _special_tiles(board, spaces, name)


def _special_tiles(board: Board, spaces: tuple[str, ...], name: str) -> Iterator[Fault]:
    """A special tile lies exactly where the three colours of a special plate are filled (DU-4.8)."""
    for slot in range(rules.SLOTS):
        corner = [(2 * (slot // 3) + row, 2 * (slot % 3) + column) for row in range(2) for column in range(2)]
        special = [(row, column) for row, column in corner if spaces[row][column] == "S"]
        filled = sum(board.dome[row][column] not in (EMPTY, SPECIAL_TILE) for row, column in corner)
        for row, column in special:
            if (board.dome[row][column] == SPECIAL_TILE) != (filled == 3):
                yield "special_tile", "DU-4.8", f"{name}.plates[{slot}]"


def _tiles(layout: Layout) -> Iterator[Fault]:
    found: Counter[str] = Counter()
    for place, letters in _letters(layout):
        if set(letters) - set(LETTERS):
            yield "no_such_tile", "DU-1.1", place
        found.update(letters)
    for name in ("bag", "tower"):
        if min(getattr(layout, name)) < 0:
            yield "tile_count", "DU-8.1", name
    for colour, letter in enumerate(LETTERS):
        if found[letter] + layout.bag[colour] + layout.tower[colour] != TILES_PER_COLOUR:
            yield "tile_count", "DU-8.1", letter


def _plates(layout: Layout, is_view: bool) -> Iterator[Fault]:
    """All 18 plates are accounted for; in a view the unknown ones are those not seen (DU-8.1)."""
    listed = [*layout.display, *(plate.plate for plate in (*layout.stack, *layout.turn.drawn))]
    listed += [plate[:2] for board in layout.boards for plate in board.plates if plate]
    if layout.turn.plate:
        listed.append(layout.turn.plate)
    known = [plate for plate in listed if plate in PLATE_NAMES]
    hidden = [plate for plate in listed if plate not in PLATE_NAMES]
    if len(known) != len(set(known)) or len(listed) != len(PLATE_NAMES):
        yield "plate_count", "DU-8.1", "plates"
    back_is_known = [*layout.turn.drawn, *(plate for plate in layout.stack if plate.group)]
    if (hidden and not is_view) or any(plate.plate == UNKNOWN for plate in back_is_known):
        yield "unknown_plate", "DU-7.1", "stack"
    unseen = [plate for plate in PLATE_NAMES if plate not in known]
    for back, kind in ((UNKNOWN_SPECIAL, "S"), (UNKNOWN_JOKER, "J")):
        if hidden.count(back) > sum(plate[0] == kind for plate in unseen):
            yield "plate_count", "DU-8.1", "plates"
    if len(layout.display) > rules.DISPLAY:
        yield "plate_display_overfull", "DU-2.2", "display"
    yield from _groups(layout)


def _groups(layout: Layout) -> Iterator[Fault]:
    """Plates returned together lie together, and were returned by one player."""
    for place, plate in enumerate(layout.stack):
        if (plate.returner is None) != (plate.group == 0) or not 0 <= plate.group < len(PLATE_NAMES):
            yield "return_group", "DU-3.3", f"stack[{place}]"
    runs = [key for key, _ in groupby(layout.stack, key=lambda plate: (plate.group, plate.returner))]
    groups = [group for group, _ in runs]
    returning = layout.turn.return_group
    if len(set(groups)) < len(groups) or any(plate.group for plate in layout.turn.drawn):
        yield "return_group", "DU-3.3", "stack"
    if returning in groups and runs[-1] != (returning, layout.player):
        yield "return_group", "DU-3.3", "turn.return_group"


def _chips(layout: Layout, is_view: bool) -> Iterator[Fault]:
    face_down = layout.chips.count(UNKNOWN)
    if face_down and not is_view:
        yield "unknown_chip", "DU-7.1", "chips"
    listed = [*layout.chip_pile, *(chip for chip in layout.chips if chip and chip != UNKNOWN)]
    for board in layout.boards:
        listed += [*board.chips, *board.spent]
    if {*listed, *layout.turn.payment} - {*CHIPS}:
        yield "chip_count", "DU-1.4", "chips"
    for chip in CHIPS:
        if listed.count(chip) != CHIPS_OF_EACH_KIND:
            yield "chip_count", "DU-8.1", chip
    needed = rules.SMALL_FACTORIES if layout.phase is Phase.DEAL else face_down
    if len(layout.chip_pile) < needed:
        yield "chip_count", "DU-2.6", "chip_pile"


def _turn(layout: Layout) -> Iterator[Fault]:
    """What is under way fits the decision that is awaited."""
    turn, awaits = layout.turn, layout.awaits
    expected = {
        "drawn": awaits in (Awaits.DRAW, Awaits.KEEP, Awaits.RETURN),
        "plate": awaits in (Awaits.RETURN, Awaits.SLOT, Awaits.ROTATION),
        "slot": awaits is Awaits.ROTATION,
        "hand": awaits is Awaits.LINE,
        "line": layout.phase is Phase.TILING,
        "pairs": awaits is Awaits.CHIP or (awaits is Awaits.COLUMN and turn.pairs is not None),
    }
    for name, due in expected.items():
        if (getattr(turn, name) in (None, "", ())) == due:
            yield "turn_under_way", "DU-3.16", f"turn.{name}"
    if len(set(turn.hand)) > 1:
        yield "turn_under_way", "DU-3.12", "turn.hand"
    if bool(turn.leftovers) != (turn.leftover_factory is not None):
        yield "turn_under_way", "DU-3.6", "turn.leftovers"
    if (awaits is Awaits.LEFTOVER and len(set(turn.leftovers)) < 2) or (
        turn.leftovers and awaits not in (Awaits.LINE, Awaits.LEFTOVER)
    ):
        yield "turn_under_way", "DU-3.6", "turn.leftovers"
    if turn.leftover_factory is not None:
        factory = turn.leftover_factory
        if not 1 <= factory <= rules.SMALL_FACTORIES or layout.suns[factory]:
            yield "turn_under_way", "DU-3.6", "turn.leftover_factory"
        elif len(turn.leftovers) + len(layout.moons[factory]) > rules.MOON_SPACES:
            yield "factory_overfull", "DU-3.6", f"moons[{factory}]"
    if (turn.return_group is not None) != (awaits is Awaits.RETURN):
        yield "turn_under_way", "DU-3.3", "turn.return_group"
    if awaits is Awaits.RETURN and len(turn.drawn) < 2:
        yield "turn_under_way", "DU-3.3", "turn.drawn"
    if turn.payment and turn.pairs is None:
        yield "turn_under_way", "DU-4.4", "turn.payment"


def _phase(layout: Layout) -> Iterator[Fault]:
    phase, turn = layout.phase, layout.turn
    if layout.awaits not in _AWAITED[phase]:
        yield "decision_of_other_phase", "DU-3.16", "awaits"
    on_factories = any(layout.suns) or any(layout.moons)
    plates_left = layout.round < rules.ROUNDS and any(each.tokens for each in layout.boards)
    if layout.awaits is Awaits.ACTION and not (on_factories or any(layout.chips) or plates_left):
        yield "nothing_to_do", "DU-3.15", "awaits"
    if phase in (Phase.DEAL, Phase.TILING, Phase.OVER) and (on_factories or any(layout.chips)):
        yield "factories_not_empty", "DU-3.15", "suns"
    if phase in (Phase.DEAL, Phase.OVER):
        if layout.start_holder is not None:
            yield "start_tile_not_returned", "DU-5.5", "start_holder"
        if layout.player != layout.starting_player:
            yield "starting_player_not_on_turn", "DU-5.5", "player"
        if any(board.broken for board in layout.boards):
            yield "broken_not_cleared", "DU-4.9", "boards"
    if (phase is Phase.OVER) != (layout.round == rules.ROUNDS and phase in (Phase.OVER, Phase.DEAL)):
        yield "round_out_of_range", "DU-6.1", "round"
    if (phase is Phase.DEAL and layout.round == rules.ROUNDS) or (phase is not Phase.DEAL and layout.round == 0):
        yield "round_out_of_range", "DU-6.1", "round"
    if phase is Phase.OPENING and layout.round != 1:
        yield "round_out_of_range", "DU-2.7", "round"
    board = layout.boards[layout.player]
    if turn.slot is not None and not (0 <= turn.slot < rules.SLOTS and not board.plates[turn.slot]):
        yield "slot_taken", "DU-3.1", "turn.slot"
    if turn.plate and all(board.plates):
        yield "slot_taken", "DU-3.1", "turn.plate"
    if layout.round == 0 and any(plate for each in layout.boards for plate in each.plates):
        yield "too_many_plates", "DU-2.7", "boards"
    finished = phase is Phase.TILING and layout.player != layout.starting_player
    if finished and layout.boards[layout.starting_player].broken:
        yield "broken_not_cleared", "DU-4.10", f"boards[{layout.starting_player}].broken"
    if phase is Phase.TILING and turn.line is not None:
        yield from _asked_line(layout, board, turn.line)


def _asked_line(layout: Layout, board: Board, line: int) -> Iterator[Fault]:
    """The asked line holds tiles, has a space, and is complete, or could be completed with chips (DU-4.1, DU-4.4)."""
    place = f"boards[{layout.player}].lines[{line}]"
    tiles = board.lines[line]
    if not tiles:
        yield "no_line_to_place", "DU-4.1", place
        return
    spaces = zip(board.dome[line], board.spaces()[line], strict=True)
    if not any(tile == EMPTY and space in (tiles[0], "W") for tile, space in spaces):
        yield "no_dome_space", "DU-4.1", place
    missing = line + 1 - len(tiles)
    pairs = layout.turn.pairs
    complete = layout.awaits is Awaits.COLUMN and pairs is None
    if (missing == 0) != complete:
        yield "turn_under_way", "DU-4.4", place
    chips = [*board.chips, *layout.turn.payment]
    showing = sum(tiles[0] in chip for chip in chips)
    counts = range(missing + 1) if pairs is None else [pairs]
    if missing and not any(0 <= a <= missing and showing >= 2 * a and len(chips) >= 3 * missing - a for a in counts):
        yield "chips_do_not_suffice", "DU-4.4", place
    if pairs is not None:
        due = 3 * missing - pairs
        paid = len(layout.turn.payment)
        if (paid == due) != (layout.awaits is Awaits.COLUMN) or paid > due:
            yield "chips_do_not_suffice", "DU-4.4", "turn.payment"
