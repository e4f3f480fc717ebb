"""Every game and variant that the package offers, by name: a further game joins the list and gets the rest for free."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from zellige.games.azul.batch import Batch as AzulBatch
from zellige.games.azul.game import Game as AzulGame
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.azul.variant import VARIANTS
from zellige.games.common.batch import BaseBatch
from zellige.games.common.game import BaseGame
from zellige.games.common.position import BasePosition
from zellige.games.duel.batch import Batch as DuelBatch
from zellige.games.duel.game import Game as DuelGame
from zellige.games.duel.position import Position as DuelPosition
from zellige.notation import game_file


@dataclass(frozen=True)
class Offered:
    """A game or variant: `new_game(seed=…)` and `new_batch(size, seed=…)` start it."""

    name: str
    players: int
    position_type: type[BasePosition[Any, Any, Any, Any]]
    game_type: type[BaseGame[Any, Any, Any, Any]]
    new_game: Callable[..., BaseGame[Any, Any, Any, Any]]
    new_batch: Callable[..., BaseBatch[Any]]


OFFERED = {
    str(variant): Offered(
        str(variant),
        variant.players,
        AzulPosition,
        AzulGame,
        partial(AzulGame, variant.players, variant.side),
        partial(AzulBatch, players=variant.players, side=variant.side),
    )
    for variant in VARIANTS
}
OFFERED["duel"] = Offered("duel", 2, DuelPosition, DuelGame, DuelGame, DuelBatch)


def read_position(text: str) -> BasePosition[Any, Any, Any, Any]:
    """Read a position of any game, as text or JSON; raises NotationError or ImpossiblePosition."""
    stripped = text.strip()
    if stripped.startswith("{"):
        position = DuelPosition if '"awaits"' in stripped else AzulPosition
        return position.from_json(stripped)
    return (DuelPosition if stripped.startswith("duel") else AzulPosition).parse(stripped)


def read_game(text: str) -> BaseGame[Any, Any, Any, Any]:
    """Read a game file of any game; raises NotationError, IllegalMove or IllegalDeal."""
    variant = game_file.read(text).headers.get("Variant", "")
    return (DuelGame if variant == "duel" else AzulGame).parse(text)
