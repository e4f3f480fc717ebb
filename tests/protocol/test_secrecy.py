"""What is sent to an engine is what its seat may know: nothing hidden makes a difference to it."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.protocol.fake import FakeProcess
from zellige import duel
from zellige.bots.thinking import Budget
from zellige.games.duel.position import determinize
from zellige.protocol.host import Deadlines, Host
from zellige.protocol.messages import Go

seeds = st.integers(0, (1 << 64) - 1)


def conversation(known: duel.View, move: duel.Move) -> list[str]:
    """Every line that an engine is sent when it is asked for a move."""
    engine = FakeProcess(lambda line: [f"bestmove {move}".encode()] if line.startswith("go") else [])
    assert Host(engine, Deadlines()).think(known, Go(Budget(nodes=9), seed=5)).move == move
    return engine.sent


@settings(max_examples=6)
@given(seed=seeds, other=seeds)
def test_an_engine_gets_its_view_and_nothing_else(seed: int, other: int) -> None:
    rng = random.Random(seed)
    game = duel.Game("random", seed=seed)
    while not game.is_over:
        position = game.position
        seat = position.player
        view = position.seen_by(seat)
        move = rng.choice(position.legal_moves())
        sent = conversation(view, move)
        assert sent == ["ping", f"position {view}", "go nodes 9 seed 5"]
        assert conversation(determinize(view, other).seen_by(seat), move) == sent
        game.play(move)
