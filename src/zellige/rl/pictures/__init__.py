"""Pictures of positions, as text, SVG or pixels: what everybody at the table may know."""

from typing import Any

from zellige.games.duel.position import Position as DuelPosition

from . import azul, duel
from .text import azul_text, duel_text

RENDER_MODES = ("ansi", "svg", "rgb_array")


def check_render_mode(render_mode: str | None) -> str | None:
    """Raise ValueError unless positions can be shown in this way."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"no render mode is called {render_mode!r}; there are {', '.join(RENDER_MODES)}")
    return render_mode


def rendered(position: Any, render_mode: str | None) -> Any:
    """A position as text, as SVG or as an array of pixels; nothing without a mode."""
    if render_mode is None:
        return None
    is_duel = isinstance(position, DuelPosition)
    layout = position.seen_by(None).layout if is_duel else position.layout
    if render_mode == "ansi":
        return duel_text(layout) if is_duel else azul_text(layout)
    scene = duel.scene(layout) if is_duel else azul.scene(layout)
    return scene.svg() if render_mode == "svg" else scene.pixels()
