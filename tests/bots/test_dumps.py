"""No level but random drops tiles without a reason."""

import itertools
from typing import Any

import pytest

from tests.search.positions import rounds
from zellige import azul, duel
from zellige.bots.registry import SEARCHING, open_bot
from zellige.bots.thinking import Budget, known_to_mover
from zellige.games.duel.moves import BREAK
from zellige.games.offered import OFFERED

#: Those that judge roughly, or by their first impression; the others may have reasons.
ROUGH = [name for name, level in SEARCHING.items() if level.blur > 0 or level.turns == 0]


def positions(variant: str) -> list[Any]:
    """Positions of all stages of rounds, of games of all kinds."""
    played = (played for seed in range(4) for played in rounds(variant, seed))
    return [position for round_played in itertools.islice(played, 12) for position in round_played[::4]]


def kind_of(position: Any, move: Any) -> tuple[bool, bool]:
    """Whether a move puts none of the tiles that it takes on a line, and whether it puts some there and drops none."""
    if isinstance(move, azul.Take):
        board = position.boards[position.player]
        room = 0 if move.line == azul.FLOOR else move.line + 1 - len(board.lines[move.line])
        tiles = (position.centre, *position.displays)[move.source].count(move.colour.letter)
        takes_marker = move.source == azul.CENTRE and position.marker_holder is None
        return room == 0, 0 < tiles <= room and not takes_marker
    if isinstance(move, duel.Line):
        lines = (*position.boards[position.player].lines, "")
        room = 0 if move.line == BREAK else move.line + 1 - len(lines[move.line])
        return room == 0, len(position.layout.turn.hand) <= room
    if isinstance(move, duel.Sun | duel.Moon):
        taken = position.play(move)
        kinds = [kind_of(taken, line) for line in taken.legal_moves()]
        return all(is_dump for is_dump, _ in kinds), any(is_tidy for _, is_tidy in kinds)
    return False, False


@pytest.mark.parametrize("variant", OFFERED)
def test_nobody_drops_tiles_who_could_put_some_somewhere_and_drop_none(variant: str) -> None:
    met = 0
    bots = {name: open_bot(name) for name in ROUGH}
    for position in positions(variant):
        kinds = {move: kind_of(position, move) for move in position.legal_moves()}
        if not any(is_dump for is_dump, _ in kinds.values()) or not any(is_tidy for _, is_tidy in kinds.values()):
            continue
        met += 1
        for name, bot in bots.items():
            for seed in range(4 if SEARCHING[name].turns == 0 else 1):
                move = bot.think(known_to_mover(position), Budget(nodes=500), seed=seed).move
                assert not kinds[move][0], f"{name} plays {move} in {position!r}"
    assert met > 20
