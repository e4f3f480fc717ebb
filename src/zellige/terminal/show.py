"""Showing a file: a position, or a game to step through."""

import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from zellige.games.azul.game import Game
from zellige.games.azul.moves import Move
from zellige.games.azul.position import Position
from zellige.i18n import Texts

from .drawing import draw
from .play import names_of
from .telling import tell, tell_result

NEXT = {"\x1b[C", "\x1bOC", " ", "n", "\r", "\n", "l"}
BACK = {"\x1b[D", "\x1bOD", "p", "b", "h", "\x7f"}
FIRST = {"\x1b[H", "\x1b[1~", "\x1bOH", "0", "g"}
LAST = {"\x1b[F", "\x1b[4~", "\x1bOF", "$", "G"}
QUIT = {"q", "Q", "\x1b", "\x03", "\x04", ""}


def read(text: str) -> Game:
    """A game file, a position or a position as JSON; each becomes a game, possibly without moves."""
    stripped = text.strip()
    if stripped.startswith("{"):
        return Game.from_position(Position.from_json(stripped))
    if stripped.startswith("azul-"):
        return Game.from_position(Position.parse(stripped))
    return Game.parse(text)


def read_file(file: Path) -> Game:
    return read(file.read_text("utf-8"))


def show_step(game: Game, step: int, texts: Texts, console: Console) -> None:
    """Draw the position after that many steps, and tell what the last of them did."""
    names = names_of(game, texts)
    if step == 0:
        console.print(draw(game.start, texts, names))
        return
    taken = game.steps[step - 1]
    console.print(draw(taken.position, texts, names, taken.action if isinstance(taken.action, Move) else None))
    if isinstance(taken.action, Move):
        before = game.steps[step - 2].position if step > 1 else game.start
        console.print(Text(texts("event-move", player=names[before.player], move=str(taken.action)), "bold"))
    for sentence in tell(taken.events, texts, names):
        console.print(Text(sentence))
    if taken.comment:
        console.print(Text(taken.comment, "italic"))
    if taken.position.is_over:
        console.print(Text(tell_result(taken.position, texts, names), "bold"))


def recorder() -> Console:
    """A console that remembers what it shows, for a picture."""
    return Console(record=True, file=io.StringIO(), width=98, force_terminal=True, color_system="truecolor")


def picture(console: Console) -> str:
    """What a recorder has shown, as SVG; with the reader's own fonts, not ones fetched from elsewhere."""
    return re.sub(r"@font-face \{.*?\}\s*", "", console.export_svg(title="zellige"), flags=re.DOTALL)


def step_through(game: Game, texts: Texts, console: Console, key: Callable[[], str]) -> None:
    """Walk through a game with the arrow keys until the person leaves."""
    step = 0
    while True:
        console.clear()
        show_step(game, step, texts, console)
        console.print(Text(f"{texts('show-step', step=step, steps=len(game.steps))}   {texts('show-keys')}", "dim"))
        pressed = key()
        if pressed in QUIT:
            return
        if pressed in NEXT:
            step = min(step + 1, len(game.steps))
        elif pressed in BACK:
            step = max(step - 1, 0)
        elif pressed in FIRST:
            step = 0
        elif pressed in LAST:
            step = len(game.steps)
