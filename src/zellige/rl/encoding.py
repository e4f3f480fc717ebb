"""The encoding of every variant, by name: how many actions and numbers there are, and what each of them means."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.azul.position import Position as AzulPosition
from zellige.games.azul.variant import SIDES, VARIANTS
from zellige.games.common.position import BasePosition
from zellige.games.duel.position import Position as DuelPosition
from zellige.games.duel.position import View as DuelView
from zellige.games.offered import OFFERED, Offered
from zellige.rl.azul import observation as azul
from zellige.rl.common.planes import Plane
from zellige.rl.common.stepping import Stepping
from zellige.rl.duel import observation as duel
from zellige.rules.duel.play import MAX_ACTIONS
from zellige.rules.duel.state import PLAYERS

#: A position of either game, or what one seat may know of a duel.
Position = BasePosition[Any, Any, Any, Any] | DuelView

DTYPE = np.int16


@dataclass(frozen=True)
class Encoding:
    """How a variant's positions and moves become numbers.

    An observation is one row of `size` numbers, made of `planes`; a mask has 1 for each legal one of `actions` moves.

    >>> encoding = encoding_of("azul-2-coloured")
    >>> encoding.actions, encoding.size
    (185, 161)
    >>> position = OFFERED["azul-2-coloured"].new_game(seed=7).position
    >>> encoding.split(encoding.observe(position, seat=0))["sources"].shape
    (6, 5)
    """

    variant: str
    players: int
    actions: int
    planes: tuple[Plane, ...]
    stepping: Stepping

    @property
    def size(self) -> int:
        return self.planes[-1].stop

    @cached_property
    def high(self) -> npt.NDArray[np.int16]:
        """The greatest value of each number; the least is 0."""
        return np.concatenate([np.full(plane.stop - plane.start, plane.high, DTYPE) for plane in self.planes])

    def split(self, observations: npt.NDArray[np.int16]) -> dict[str, npt.NDArray[np.int16]]:
        """The planes of one observation, or of an array of them, by name; nothing is copied."""
        leading = observations.shape[:-1]
        return {
            plane.name: observations[..., plane.start : plane.stop].reshape(*leading, *plane.shape)
            for plane in self.planes
        }

    def observe(self, position: Position, seat: int) -> npt.NDArray[np.int16]:
        """What a seat may know, whoever is on turn. Of a duel either the position or that seat's view will do."""
        self._check(position)
        if seat not in range(self.players):
            raise ValueError(f"{self.variant} has the seats 0–{self.players - 1}, not {seat!r}")
        if isinstance(position, DuelPosition):
            position = position.seen_by(seat)
        if isinstance(position, DuelView) and position.viewer != seat:
            raise ValueError(f"seat {seat} does not observe the view of {position.viewer}")
        observation = np.empty(self.size, DTYPE)
        self.stepping.encode_one(position.record, int(seat), observation)
        return observation

    def mask(self, position: Position) -> npt.NDArray[np.int8]:
        """1 for each legal move of whoever is on turn; none while a deal is awaited and when the game is over."""
        self._check(position)
        mask = np.zeros(self.actions, np.int8)
        if isinstance(position, DuelView):
            mask[[move.action for move in position.legal_moves()]] = 1
        else:
            mask[position.legal_actions()] = 1
        return mask

    def _check(self, position: Position) -> None:
        if isinstance(position, AzulPosition) and self._is_azul(position.record[0]):
            return
        if isinstance(position, DuelPosition | DuelView) and self.variant == "duel":
            return
        raise ValueError(f"not a position of {self.variant}: {position!r}")

    def _is_azul(self, state: Any) -> bool:
        """Whether a state of Azul is one of this variant; its layout would take longer than all the rest."""
        return f"azul-{state['players']}-{SIDES[state['side']]}" == self.variant


def offered(variant: str) -> Offered:
    """The game of that name; raises ValueError."""
    if variant not in OFFERED:
        raise ValueError(f"no variant is called {variant!r}; there are {', '.join(OFFERED)}")
    return OFFERED[variant]


def _encodings() -> dict[str, Encoding]:
    encodings = {
        str(variant): Encoding(
            str(variant),
            variant.players,
            variant.actions,
            azul.planes_of(variant.players, variant.side_code),
            azul.stepping,
        )
        for variant in VARIANTS
    }
    encodings["duel"] = Encoding("duel", PLAYERS, MAX_ACTIONS, duel.PLANES, duel.stepping)
    return encodings


#: Every variant's encoding, by its name.
ENCODINGS = _encodings()


def encoding_of(variant: str) -> Encoding:
    """The encoding of a variant; raises ValueError."""
    return ENCODINGS[offered(variant).name]
