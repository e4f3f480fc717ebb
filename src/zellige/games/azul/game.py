"""A game of Azul with its history: play, deal, undo, and the game file."""

from collections.abc import Iterator, Sequence

import numpy as np

from zellige.games.common.game import FRESH, BaseGame, Seed, drawn_seed, header_number
from zellige.games.common.position import as_seed
from zellige.notation.scanner import NotationError
from zellige.rules.azul.batch import starting_players

from .events import Event
from .layout import Phase
from .moves import Deal, Move
from .position import Position
from .variant import VARIANTS, Side, Variant


class Game(BaseGame[Position, Move, Deal, Event]):
    """A game of Azul from its set-up on.

    With a seed, deals follow by themselves and the same seed gives the same game; with `seed=None` every deal is
    given with `deal`. The starting player is drawn from the seed unless the table chooses one (AZ-1.5).

    >>> game = Game(players=2, seed=7)
    >>> game.position.displays
    ('RRKW', 'RKKW', 'RKWW', 'YRKW', 'YRKW')
    >>> events = game.play("1R2")
    >>> str(game.undo())
    '1R2'
    """

    position_type = Position

    def __init__(
        self,
        players: int = 2,
        side: Side = "coloured",
        *,
        seed: Seed = FRESH,
        starting_player: int | None = None,
        names: Sequence[str] = (),
    ) -> None:
        seed = drawn_seed(seed)
        if starting_player is None:
            starting_player = 0 if seed is None else draw_starting_player(seed, Variant(players, side).players)
        super().__init__(Position.start(players, side, starting_player), seed, names)

    @property
    def variant(self) -> Variant:
        return self.start.variant

    def _start_headers(self) -> dict[str, str]:
        headers = {"Variant": str(self.variant)}
        if self.start == Position.start(self.variant.players, self.variant.side, self.start.starting_player):
            return headers | {"Starts": str(self.start.starting_player + 1)}
        return headers | {"Position": str(self.start)}

    @classmethod
    def _start_of(cls, headers: dict[str, str]) -> Position:
        names = [str(variant) for variant in VARIANTS]
        if "Position" in headers:
            start = Position.parse(headers.pop("Position"))
            if headers.pop("Variant", str(start.variant)) != str(start.variant):
                raise NotationError("header_variant", str(start.variant), "", 1, 1)
            return start
        name = headers.pop("Variant", "")
        if name not in names:
            raise NotationError("header_variant", ", ".join(names), name, 1, 1)
        variant = Variant.parse(name)
        starts = header_number(headers, "Starts", 1, variant.players) if "Starts" in headers else 1
        return Position.start(variant.players, variant.side, starts - 1)

    def _labels(self) -> Iterator[str | None]:
        """A line for every turn of all players, numbered; then one for each player's wall."""
        turn, tiler = 0, -1
        for step, before in zip(self.steps, self.positions_before(), strict=False):
            if step.move is None:
                turn, tiler = 0, -1
                yield None
            elif before.phase is Phase.TILING:
                yield None if tiler == before.player else "  "
                tiler = before.player
            else:
                yield f"{turn // before.players + 1}." if turn % before.players == 0 else None
                turn += 1


def draw_starting_player(seed: int, players: int) -> int:
    """The starting player that a seed draws (AZ-1.5)."""
    out = np.zeros(1, np.int8)
    starting_players(np.array([as_seed(seed)]), players, out)
    return int(out[0])
