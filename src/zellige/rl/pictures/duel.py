"""What everybody may know of a duel as a scene."""

from zellige.games.duel.layout import EMPTY, Awaits, Board, Layout
from zellige.games.duel.moves import PLATE_PRINTS
from zellige.rules.duel.state import BROKEN_SPACES, DOME, LINES

from .scene import STEP, Box, Scene, Shape, Words, line, space, tile, tiles

MARGIN = 12
FACTORY_WIDTH, FACTORY_HEIGHT = 5 * STEP + MARGIN, 3 * STEP + MARGIN
BOARD_WIDTH = (LINES + 1 + DOME) * STEP + MARGIN
BOARD_HEIGHT = (LINES + 4) * STEP
#: A multicoloured space is drawn like an empty one, with its letter.
MULTICOLOURED = "W"


def scene(layout: Layout) -> Scene:
    """Factories above, then the plates of the display, the players' boards below."""
    shapes: list[Shape] = []
    for factory in range(len(layout.suns)):
        shapes += _factory(layout, factory, MARGIN + factory * (FACTORY_WIDTH + MARGIN), MARGIN)
    plates = 2 * MARGIN + FACTORY_HEIGHT
    for place, plate in enumerate(layout.display):
        shapes += _plate(plate, MARGIN + place * (3 * STEP), plates)
    words = MARGIN + 9 * STEP + MARGIN
    shapes.append(Words(words, plates + STEP // 2, f"stack {len(layout.stack)}"))
    shapes.append(Words(words, plates + STEP + STEP // 2, "goals " + " ".join(layout.goals)))
    top = plates + 2 * STEP + MARGIN
    for player in range(len(layout.boards)):
        shapes += _board(layout, player, MARGIN + player * (BOARD_WIDTH + MARGIN), top)
    width = MARGIN + len(layout.suns) * (FACTORY_WIDTH + MARGIN)
    return Scene(width, top + BOARD_HEIGHT + MARGIN, tuple(shapes))


def _factory(layout: Layout, factory: int, x: int, y: int) -> list[Shape]:
    """The sun above, the moon below, then the chip, or the start tile of the large factory."""
    inner = x + MARGIN // 2
    shapes: list[Shape] = [Box(x, y, FACTORY_WIDTH, FACTORY_HEIGHT, "#dfe8ea")]
    shapes += tiles(layout.suns[factory], inner, y + MARGIN // 2)
    shapes += tiles(layout.moons[factory], inner, y + MARGIN // 2 + STEP)
    below = y + MARGIN // 2 + 2 * STEP
    if factory == 0 and layout.start_holder is None:
        shapes += tile("M", inner, below)
    if factory > 0 and layout.chips[factory - 1]:
        shapes.append(Words(inner, below + STEP // 2, f"({layout.chips[factory - 1]})"))
    return shapes


def _printed(letter: str, x: int, y: int) -> list[Shape]:
    if letter == MULTICOLOURED:
        return [space(x, y), Words(x + 10, y + 10, letter, centred=True)]
    return [space(x, y, "" if letter == EMPTY else letter)]


def _plate(name: str, x: int, y: int) -> list[Shape]:
    return [
        shape
        for place, letter in enumerate(PLATE_PRINTS[name])
        for shape in _printed(letter, x + place % 2 * STEP, y + place // 2 * STEP)
    ]


def _dome(board: Board, x: int, y: int) -> list[Shape]:
    shapes: list[Shape] = []
    for row, spaces in enumerate(board.spaces()):
        for column, printed in enumerate(spaces):
            left, top = x + column * STEP, y + row * STEP
            laid = board.dome[row][column]
            shapes += _printed(printed, left, top) if laid == EMPTY else tile(laid, left, top)
    return shapes


def _board(layout: Layout, player: int, x: int, y: int) -> list[Shape]:
    board = layout.boards[player]
    on_turn = layout.player == player and layout.awaits not in (Awaits.DEAL, Awaits.NOTHING)
    title = f"player_{player}: {board.score}  tokens {board.tokens}" + (f"  {layout.awaits}" if on_turn else "")
    shapes: list[Shape] = [
        Box(x, y, BOARD_WIDTH, BOARD_HEIGHT, "#fffbe6" if on_turn else "#ffffff"),
        Words(x + MARGIN, y + STEP // 2, title),
    ]
    for row in range(LINES):
        shapes += line(board.lines[row], row + 1, x + MARGIN + LINES * STEP, y + (row + 1) * STEP)
    shapes += _dome(board, x + MARGIN + (LINES + 1) * STEP - STEP // 2, y + STEP)
    below = y + (LINES + 1) * STEP + STEP // 2
    shapes += [space(x + MARGIN + place * STEP, below) for place in range(BROKEN_SPACES)]
    shapes += tiles(board.broken, x + MARGIN, below)
    chips = " ".join(f"({chip})" for chip in board.chips)
    return [*shapes, Words(x + MARGIN, below + STEP + STEP // 2, chips)]
