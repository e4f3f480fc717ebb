"""Which chips to spend, if the player does not care: those of least use to the other lines."""

from collections.abc import Iterable, Iterator

from zellige.games.duel.layout import Awaits
from zellige.games.duel.moves import Move, Pay
from zellige.games.duel.position import Position


def proposed_payment(position: Position, pay: Pay) -> tuple[str, ...]:
    """A whole legal payment, the move that begins it included.

    The criterion: of all payments the one whose chips show the fewest colours of the player's other lines that still
    lack tiles, then the one with the fewest two-coloured chips, then the first by kind.
    """
    board = position.boards[position.player]
    paid = position.layout.turn.line
    wanted = [tiles[0] for line, tiles in enumerate(board.lines) if line != paid and 0 < len(tiles) <= line]

    def use(payment: tuple[Move, ...]) -> tuple[int, int]:
        chips = spent_chips(position, map(str, payment))
        return sum(colour in chip for chip in chips for colour in wanted), sum(map(len, chips))

    best = min(_payments(position.play(pay), (pay,)), key=use)
    return tuple(map(str, best))


def _payments(position: Position, so_far: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """All ways to complete a payment; the engine names chips in one order, so each way is there once."""
    if position.layout.awaits is not Awaits.CHIP:
        yield so_far
        return
    for move in position.legal_moves():
        yield from _payments(position.play(move), (*so_far, move))


def spent_chips(position: Position, payment: Iterable[str]) -> list[str]:
    """The chips that go with a payment, those for which there is no choice included."""
    player = position.player
    before = list(position.boards[player].chips)
    for move in payment:
        position = position.play(move)
    for chip in position.boards[player].chips:
        before.remove(chip)
    return before
