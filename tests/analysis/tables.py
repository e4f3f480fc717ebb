"""Positions for the tests, drawn with what matters: the bag, the stack and the pile get the rest."""

from collections import Counter

from zellige import azul, duel
from zellige.games.azul.layout import Board as AzulBoard
from zellige.games.duel.layout import Board as DuelBoard

EMPTY_WALL = "...../...../...../...../....."
EMPTY_DOME = "/".join(["......"] * 6)


def azul_board(lines: str = "-/-/-/-/-", wall: str = EMPTY_WALL, floor: str = "", score: int = 0) -> AzulBoard:
    return AzulBoard(score, _listed(lines), tuple(wall.split("/")), floor)


def _listed(text: str, between: str = "/") -> tuple[str, ...]:
    return tuple(part.strip("-") for part in text.split(between))


def azul_table(
    displays: str = "",
    centre: str = "",
    *boards: AzulBoard,
    side: azul.Side = "coloured",
    marker_holder: int | None = None,
) -> azul.Position:
    """Player 0 on turn, in the offer if there is anything to take, else at the wall."""
    boards = boards or (azul_board(), azul_board())
    boards = boards if len(boards) > 1 else (*boards, azul_board())
    variant = azul.Variant(len(boards), side)
    filled = [*displays.split(), *[""] * variant.displays][: variant.displays]
    used = Counter("".join((*filled, centre)))
    for board in boards:
        used.update("".join((*board.lines, *board.wall, board.floor)))
    bag = tuple(20 - used[letter] for letter in "BYRKW")
    phase = azul.Phase.OFFER if displays or centre else azul.Phase.TILING
    none: azul.Heap = (0, 0, 0, 0, 0)
    layout = azul.Layout(variant, 2, phase, 0, 0, marker_holder, tuple(filled), centre, bag, none, boards)  # type: ignore[arg-type]  # five numbers
    return azul.Position.from_layout(layout)


def duel_board(
    lines: str = "-/-/-/-/-/-",
    plates: str = "-,-,-,-,-,-,-,-,-",
    dome: str = EMPTY_DOME,
    broken: str = "",
    chips: str = "",
    score: int = 5,
    tokens: int = 2,
    chips_taken: int = 0,
) -> DuelBoard:
    return DuelBoard(
        score,
        tokens,
        chips_taken,
        _listed(lines),
        _listed(plates, ","),
        tuple(dome.split("/")),
        broken,
        tuple(chips.split()),
        (),
    )


def duel_table(
    suns: str = "-/-/-/-/-",
    moons: str = "-/-/-/-/-",
    *boards: DuelBoard,
    chips: str = "-/-/-/-",
    display: str = "",
    round: int = 2,  # noqa: A002  # as the rulebook calls it
    goals: tuple[str, ...] = ("rows", "columns", "diagonals"),
    start_holder: int | None = None,
    phase: duel.Phase = duel.Phase.ACQUIRING,
    awaits: duel.Awaits = duel.Awaits.ACTION,
    turn: duel.Turn | None = None,
) -> duel.Position:
    """Player 0 on turn; chips are face-down where a factory has tiles."""
    turn = turn or duel.Turn()
    boards = boards or (duel_board(), duel_board())
    boards = boards if len(boards) > 1 else (*boards, duel_board())
    sun_tiles, moon_tiles, laid = _listed(suns), _listed(moons), _listed(chips)
    used = Counter("".join((*sun_tiles, *moon_tiles, turn.hand, turn.leftovers)))
    owned: Counter[str] = Counter(chip for chip in laid if chip)
    plates = [*display.split(), turn.plate, *(plate.plate for plate in turn.drawn)]
    for board in boards:
        used.update("".join((*board.lines, *board.dome, board.broken)))
        owned.update((*board.chips, *board.spent))
        plates += [plate.partition("r")[0] for plate in board.plates]
    bag = tuple(13 - used[letter] for letter in "BYRKT")
    pile = tuple(chip for chip in duel.CHIPS for _ in range(2 - owned[chip]))
    stack = tuple(duel.StackPlate(plate) for plate in duel.PLATE_NAMES if plate not in plates)
    revealed = tuple(
        bool(chip) and not sun and not moon for chip, sun, moon in zip(laid, sun_tiles[1:], moon_tiles[1:], strict=True)
    )
    layout = duel.Layout(
        round,
        phase,
        awaits,
        0,
        0,
        start_holder,
        goals,
        sun_tiles,
        moon_tiles,
        laid,
        revealed,
        bag,  # type: ignore[arg-type]  # five numbers
        (0, 0, 0, 0, 0),
        pile,
        tuple(display.split()),
        stack,
        turn,
        boards,
    )
    return duel.Position.from_layout(layout)
