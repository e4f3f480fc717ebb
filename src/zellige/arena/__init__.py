"""The arena: many games between bots, and what they prove (docs/arena.md)."""

from zellige.bots.thinking import Budget

from .report import PairingReport, PlayerReport, Report, SprtReport
from .run import Interrupted, Kept, kept_arena, run_arena
from .sprt import Sprt
from .workers import WorkersLost

__all__ = [
    "Budget",
    "Interrupted",
    "Kept",
    "PairingReport",
    "PlayerReport",
    "Report",
    "Sprt",
    "SprtReport",
    "WorkersLost",
    "kept_arena",
    "run_arena",
]
