"""What a board amid tiling holds: what the rest of its tiling brings, a payment that has begun included (DU-4.4)."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

from tests.search.positions import rounds
from zellige.bots.works import HAND_MADE, net_of, new_works, search_of
from zellige.games.duel.layout import Awaits, Phase
from zellige.search.common.self_play import position_record


def leads(works: Any, positions: list[Any], player: int) -> list[float]:
    """What the hand-made evaluation expects for a player."""
    shown = np.zeros(len(positions), position_record(search_of("duel").STATE))
    for index, position in enumerate(positions):
        shown["state"][index] = position.record[0]
    found = np.zeros((2, len(positions)))
    seats = np.full(len(positions), player, np.int8)
    search_of("duel").learning.outlooks_of(works, shown, seats, found[0], found[1])
    return [float(lead) for lead in found[0]]


def amid_payments() -> Iterator[Any]:
    """Positions in which some chips of a line are paid."""
    for seed in count():
        for played in rounds("duel", seed):
            yield from (each for each in played if each.record[0]["pairs"] >= 0)


def test_a_payment_that_has_begun_is_completed() -> None:
    works = new_works("duel", net_of("duel", HAND_MADE))
    seen: Counter[Any] = Counter()
    for position in amid_payments():
        layout = position.layout
        after = [position.play(move) for move in position.legal_moves()]
        if any(each.layout.phase is not Phase.TILING for each in after):
            continue
        own, *others = leads(works, [position, *after], layout.player)
        best = max(others) if layout.awaits is Awaits.COLUMN else others[0]
        assert own == pytest.approx(best, abs=1e-4), str(position)
        seen[layout.awaits] += 1
        if min(seen[Awaits.COLUMN], seen[Awaits.CHIP]) >= 20:
            break
