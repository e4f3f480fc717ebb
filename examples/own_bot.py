"""A bot of your own for Azul: a rule of thumb, and the bot protocol (docs/protocol.md) around it.

    zellige arena "cmd:python examples/own_bot.py" random greedy --games 100

Change `worth`, and see in the arena whether it was for the better.
"""

import sys

from zellige import azul


def worth(position: azul.Position, move: azul.Move) -> float:
    """How much a move promises: lines filled without waste, low on the board, beside tiles of the wall."""
    if isinstance(move, azul.Placement):
        return position.play(move).scores[position.player]
    board = position.boards[position.player]
    source = position.centre if move.source == 0 else position.displays[move.source - 1]
    tiles = source.count(move.colour.letter)
    if move.line == azul.FLOOR:
        return -2.0 * tiles
    missing = move.line + 1 - len(board.lines[move.line])
    wasted, left_open = max(tiles - missing, 0), max(missing - tiles, 0)
    neighbours = 0
    if position.variant.side == "coloured":
        column = (move.colour + move.line) % 5
        for row, beside in (
            (move.line - 1, column),
            (move.line + 1, column),
            (move.line, column - 1),
            (move.line, column + 1),
        ):
            neighbours += 0 <= row < 5 and 0 <= beside < 5 and board.wall[row][beside] != "."
    return min(tiles, missing) - 2.0 * wasted - 1.5 * left_open + neighbours


def best_move(position: azul.Position) -> azul.Move:
    return max(position.legal_moves(), key=lambda move: worth(position, move))


def answer(command: str, rest: str, position: azul.Position | None) -> azul.Position | None:
    """Do what the host says, and return the position to think about next."""
    if command == "zbp" and rest == "1":
        print("id name Rule of Thumb", *(f"game {variant}" for variant in azul.VARIANTS), "zbpok", sep="\n")
    elif command == "ping":
        print("pong")
    elif command == "newgame" and rest in map(str, azul.VARIANTS):
        variant = azul.Variant.parse(rest)
        start = azul.Game(variant.players, variant.side).position
        best_move(azul.Position.parse(str(start)))  # what has to be compiled or loaded, is now
        print("ready")
        return None
    elif command == "position":
        return azul.Position.parse(rest)
    elif command == "go" and position is not None:
        limits = dict(zip(rest.split()[::2], map(float, rest.split()[1::2]), strict=True))
        if limits.keys() - {"time", "cpu", "nodes", "seed"}:
            raise ValueError("go takes time, cpu, nodes and seed")
        print("bestmove", best_move(position))
    elif command not in ("", "stop"):
        raise ValueError(f"cannot do {command!r} now")
    return position


def main() -> None:
    sys.stdin.reconfigure(errors="replace")  # bytes that are no UTF-8 become an unknown command
    position = None
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "quit":
            break
        try:
            position = answer(command, rest, position)
        except ValueError as error:  # the host's mistake, not ours: say so, and everything stays as it was
            print("error", str(error)[:200].replace("\n", " "))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
