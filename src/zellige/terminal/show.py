"""Showing a file: a position, or a game to step through."""

import errno
import io
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from zellige.games.azul.game import Game as AzulGame
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.common.game import BaseGame
from zellige.games.duel.game import Game as DuelGame
from zellige.games.offered import read_game, read_position
from zellige.i18n import Texts, without_controls

from . import azul_drawing, azul_telling, duel_drawing, duel_telling
from .naming import names_of, tell_result

Game = BaseGame[Any, Any, Any, Any]

#: No game is this long; a device or an archive might be.
LARGEST_FILE = 4 << 20

NEXT = {"\x1b[C", "\x1bOC", " ", "n", "\r", "\n", "l"}
BACK = {"\x1b[D", "\x1bOD", "p", "b", "h", "\x7f"}
FIRST = {"\x1b[H", "\x1b[1~", "\x1bOH", "0", "g"}
LAST = {"\x1b[F", "\x1b[4~", "\x1bOF", "$", "G"}
QUIT = {"q", "Q", "\x1b", "\x03", "\x04", ""}


def read_file(file: Path) -> Game:
    """A game file, or a position, which becomes a game without moves; of any game."""
    with file.open("rb") as stream:
        data = stream.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return read_text(data.decode("utf-8"))


def read_text(text: str) -> Game:
    """The same from the text itself."""
    if text.strip().startswith(("{", "azul-", "duel ")):
        position: Any = read_position(text)
        return (AzulGame if isinstance(position, AzulPosition) else DuelGame).from_position(position)
    return read_game(text)


def draw_and_tell(game: Game) -> tuple[Callable[..., RenderableType], Callable[..., Iterator[str]]]:
    """How a game is drawn and its events are told."""
    if isinstance(game, DuelGame):
        return duel_drawing.draw, duel_telling.tell
    return azul_drawing.draw, azul_telling.tell


def show_step(game: Game, step: int, texts: Texts, console: Console) -> None:
    """Draw the position after that many steps, and tell what the last of them did."""
    names = names_of(game, texts)
    draw, tell = draw_and_tell(game)
    if step == 0:
        console.print(draw(game.start, texts, names))
        return
    taken = game.steps[step - 1]
    console.print(draw(taken.position, texts, names, taken.move))
    if taken.move is not None:
        before = game.steps[step - 2].position if step > 1 else game.start
        console.print(Text(texts("event-move", player=names[before.player], move=str(taken.move)), "bold"))
    for sentence in tell(taken.events, texts, names):
        console.print(Text(sentence))
    if taken.comment:
        console.print(Text(without_controls(taken.comment), "italic"))
    if taken.position.is_over:
        console.print(Text(tell_result(taken.position, texts, names), "bold"))


def recorder() -> Console:
    """A console that remembers what it shows, for a picture."""
    return Console(record=True, file=io.StringIO(), width=110, force_terminal=True, color_system="truecolor")


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
