"""Azul: `from zellige import azul`."""

from zellige.games.azul.batch import Batch
from zellige.games.azul.events import (
    BagRefilled,
    BonusScored,
    Event,
    FloorScored,
    GameEnded,
    MarkerTaken,
    RoundStarted,
    TileCentred,
    TileDealt,
    TileDiscarded,
    TileFallen,
    TileLaid,
    TilePlaced,
    TileSwept,
    TileTaken,
)
from zellige.games.azul.game import Game
from zellige.games.azul.layout import Board, Layout, Phase
from zellige.games.azul.moves import FLOOR, Deal, Move, Placement, Take
from zellige.games.azul.position import Position
from zellige.games.azul.variant import VARIANTS, Side, Variant
from zellige.games.common.errors import BrokenRule, IllegalDeal, IllegalMove, ImpossiblePosition, InvalidMove
from zellige.games.common.game import Step
from zellige.games.common.perft import perft
from zellige.games.common.tiles import Colour, Heap
from zellige.notation.scanner import NotationError
from zellige.rules.azul.state import CENTRE, STATE

__all__ = [
    "CENTRE",
    "FLOOR",
    "STATE",
    "VARIANTS",
    "BagRefilled",
    "Batch",
    "Board",
    "BonusScored",
    "BrokenRule",
    "Colour",
    "Deal",
    "Event",
    "FloorScored",
    "Game",
    "GameEnded",
    "Heap",
    "IllegalDeal",
    "IllegalMove",
    "ImpossiblePosition",
    "InvalidMove",
    "Layout",
    "MarkerTaken",
    "Move",
    "NotationError",
    "Phase",
    "Placement",
    "Position",
    "RoundStarted",
    "Side",
    "Step",
    "Take",
    "TileCentred",
    "TileDealt",
    "TileDiscarded",
    "TileFallen",
    "TileLaid",
    "TilePlaced",
    "TileSwept",
    "TileTaken",
    "Variant",
    "perft",
]
