"""A position of Azul as a scene."""

from zellige.games.azul.layout import EMPTY, Layout, Phase
from zellige.games.common.tiles import LETTERS
from zellige.rules.azul.state import FLOOR, LINES, WALL
from zellige.rules.azul.wall_tiling import printed_column
from zellige.rules.common.compiling import uncompiled

from .scene import STEP, Box, Disc, Scene, Shape, Words, line, space, tile, tiles

MARGIN = 12
BOARD_WIDTH = (LINES + 1 + WALL) * STEP + MARGIN
BOARD_HEIGHT = (LINES + 3) * STEP
DISPLAY = 2 * STEP + MARGIN


def scene(layout: Layout) -> Scene:
    """Displays and centre above, the players' boards below from left to right."""
    shapes: list[Shape] = []
    for index, display in enumerate(layout.displays):
        x = MARGIN + index * (DISPLAY + MARGIN)
        shapes.append(Disc(x + DISPLAY // 2, MARGIN + DISPLAY // 2, DISPLAY // 2 + 4, "#dfe8ea"))
        shapes += tiles(display[:2], x + MARGIN // 2, MARGIN + MARGIN // 2)
        shapes += tiles(display[2:], x + MARGIN // 2, MARGIN + MARGIN // 2 + STEP)
    marker = "M" if layout.marker_holder is None and layout.phase is Phase.OFFER else ""
    centre = 2 * MARGIN + DISPLAY
    shapes += tiles(marker + layout.centre, MARGIN, centre)
    top = centre + STEP + MARGIN
    for player in range(len(layout.boards)):
        shapes += _board(layout, player, MARGIN + player * (BOARD_WIDTH + MARGIN), top)
    boards = len(layout.boards) * (BOARD_WIDTH + MARGIN)
    displays = len(layout.displays) * (DISPLAY + MARGIN)
    return Scene(MARGIN + max(boards, displays, 30 * STEP), top + BOARD_HEIGHT + MARGIN, tuple(shapes))


def _board(layout: Layout, player: int, x: int, y: int) -> list[Shape]:
    board = layout.boards[player]
    on_turn = layout.player == player and layout.phase in (Phase.OFFER, Phase.TILING)
    shapes: list[Shape] = [
        Box(x, y, BOARD_WIDTH, BOARD_HEIGHT, "#fffbe6" if on_turn else "#ffffff"),
        Words(x + MARGIN, y + STEP // 2, f"player_{player}: {board.score}"),
    ]
    wall = x + MARGIN + (LINES + 1) * STEP - STEP // 2
    for row in range(LINES):
        top = y + (row + 1) * STEP
        shapes += line(board.lines[row], row + 1, x + MARGIN + LINES * STEP, top)
        for column, letter in enumerate(board.wall[row]):
            left = wall + column * STEP
            shapes += tile(letter, left, top) if letter != EMPTY else [space(left, top)]
        if layout.variant.side == "coloured":
            for colour, letter in enumerate(LETTERS):
                column = uncompiled(printed_column)(row, colour)
                if board.wall[row][column] == EMPTY:
                    shapes.append(space(wall + column * STEP, top, letter))
    floor = y + (LINES + 1) * STEP + STEP // 2
    shapes += [space(x + MARGIN + place * STEP, floor) for place in range(FLOOR)]
    return shapes + tiles(board.floor, x + MARGIN, floor)
