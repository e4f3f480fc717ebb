"""Positions as readable text."""

from zellige.games.azul.layout import Layout as AzulLayout
from zellige.games.duel.layout import EMPTY
from zellige.games.duel.layout import Layout as DuelLayout


def azul_text(layout: AzulLayout) -> str:
    """Displays and centre, then every board: pattern lines to the left of the wall, the floor line below."""
    displays = "  ".join(f"{number}:{display}" for number, display in enumerate(layout.displays, 1))
    text = [f"{layout.variant}, round {layout.round}, {layout.phase}", displays, f"C:{layout.centre}"]
    for player, board in enumerate(layout.boards):
        turn = "*" if player == layout.player else " "
        text.append(f"{turn}player_{player}: {board.score}")
        for row, (tiles, wall) in enumerate(zip(board.lines, board.wall, strict=True)):
            text.append(f"  {tiles.rjust(row + 1, EMPTY).rjust(len(board.lines))}  {wall}")
        text.append(f"  floor {board.floor}")
    return "\n".join(text) + "\n"


def duel_text(layout: DuelLayout) -> str:
    """Factories, sun and moon, with their chips; then every board: lines, what the dome prints and what lies there."""
    factories = [
        f"{number}:{sun}|{moon}" for number, (sun, moon) in enumerate(zip(layout.suns, layout.moons, strict=True))
    ]
    text = [
        f"duel, round {layout.round}, {layout.phase}, awaits {layout.awaits}",
        "  ".join(factories),
        "chips " + " ".join(f"({chip or '-'})" for chip in layout.chips),
        f"display {' '.join(layout.display)}  stack {len(layout.stack)}  goals {' '.join(layout.goals)}",
    ]
    for player, board in enumerate(layout.boards):
        turn = "*" if player == layout.player else " "
        text.append(f"{turn}player_{player}: {board.score}  tokens {board.tokens}")
        for row, (tiles, printed, dome) in enumerate(zip(board.lines, board.spaces(), board.dome, strict=True)):
            text.append(f"  {tiles.rjust(row + 1, EMPTY).rjust(len(board.lines))}  {printed}  {dome}")
        text.append(f"  broken {board.broken}  chips {' '.join(board.chips)}")
    return "\n".join(text) + "\n"
