"""The arena: many games between bots, and what they prove (docs/arena.md)."""

from zellige.bots.thinking import Budget

from .report import PairingReport, PlayerReport, Report, SprtReport
from .run import Interrupted, run_arena
from .sprt import Sprt
from .workers import WorkersLost

__all__ = [
    "Budget",
    "Interrupted",
    "PairingReport",
    "PlayerReport",
    "Report",
    "Sprt",
    "SprtReport",
    "WorkersLost",
    "run_arena",
]
