"""No bot uses what its seat cannot know: whatever is hidden, the thought is the same."""

from collections import Counter
from typing import Any

import pytest

from tests.bots.test_bots import ask, every_bot
from tests.search.positions import rounds
from zellige import azul, duel
from zellige.bots.registry import open_bot
from zellige.bots.thinking import known_to_mover
from zellige.games.offered import OFFERED

NODES = 120
#: Games that bots are asked about, and how many decisions apart.
GAMES, APART = 5, 6


def duels() -> list[duel.Position]:
    positions: list[Any] = [position for seed in range(GAMES) for played in rounds("duel", seed) for position in played]
    return positions[::APART]


@every_bot
def test_a_bot_thinks_the_same_whatever_is_hidden(name: str) -> None:
    """Both bots are asked the same questions in turn, so that what they remember is compared as well."""
    bot, other = open_bot(name), open_bot(name)
    seen: Counter[str] = Counter()
    for number, position in enumerate(duels()):
        known = known_to_mover(position)
        for seed in range(3):
            permuted = duel.determinize(position.seen_by(position.player), 1000 * number + seed)
            thought = ask(bot, known, NODES, seed)
            assert thought == ask(other, known_to_mover(permuted), NODES, seed), f"{position!r} {permuted!r}"
            seen["asked"] += 1
            seen["other stack"] += permuted.stack != position.stack
            seen["other chips"] += permuted.layout.chips != position.layout.chips
    assert seen["asked"] >= 200
    assert seen["other stack"] >= 100
    assert seen["other chips"] >= 50


def test_nothing_hidden_is_left_in_what_a_bot_is_given() -> None:
    for number, position in enumerate(duels()):
        permuted = duel.determinize(position.seen_by(position.player), number)
        assert known_to_mover(permuted).record.tobytes() == known_to_mover(position).record.tobytes(), repr(position)


@every_bot
def test_a_bot_is_not_shown_a_whole_duel(name: str) -> None:
    with pytest.raises((TypeError, ValueError)):
        ask(open_bot(name), duel.Game(seed=1).position)  # type: ignore[arg-type]  # the type does not allow it either


@every_bot
def test_a_bot_is_not_shown_the_view_of_another_seat(name: str) -> None:
    position = duel.Game(seed=1).position
    with pytest.raises(ValueError, match="another seat"):
        ask(open_bot(name), position.seen_by(1 - position.player))


@every_bot
@pytest.mark.parametrize("variant", [name for name in OFFERED if name != "duel"])
def test_the_seed_of_a_game_makes_no_difference(name: str, variant: str) -> None:
    for played in list(rounds(variant, 3))[:3]:
        position = played[len(played) // 2]
        assert isinstance(position, azul.Position)
        games = [azul.Game.from_position(position, seed=seed) for seed in (1, 2)]
        thoughts = [ask(open_bot(name), known_to_mover(game.position), NODES) for game in games]
        assert thoughts[0] == thoughts[1]
