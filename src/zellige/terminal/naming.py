"""How colours, points and results are named, whatever the game."""

from collections.abc import Sequence
from typing import Any

from zellige.games.common.game import BaseGame
from zellige.games.common.position import BasePosition
from zellige.i18n import Texts, without_controls

COLOUR_NAMES = {
    "B": "colour-blue",
    "Y": "colour-yellow",
    "R": "colour-red",
    "K": "colour-black",
    "W": "colour-white",
    "T": "colour-turquoise",
}


def points_text(horizontal: int, vertical: int) -> str:
    return f"{horizontal} + {vertical}" if horizontal and vertical else str(horizontal + vertical)


def names_of(game: BaseGame[Any, Any, Any, Any], texts: Texts) -> Sequence[str]:
    """A name per seat, as the game has them or by number."""
    players = game.start.players
    given = [*game.names, *[""] * players]
    return [without_controls(given[seat])[:40] or texts("seat", number=seat + 1) for seat in range(players)]


def tell_result(position: BasePosition[Any, Any, Any, Any], texts: Texts, names: Sequence[str]) -> str:
    winners = [names[player] for player in position.winners()]
    if len(winners) == 1:
        return texts("result-won", player=winners[0])
    return texts("result-shared", players=", ".join(winners))
