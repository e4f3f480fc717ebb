"""Reading the games and positions that somebody names."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from .common import fail, prepare

if TYPE_CHECKING:
    from rich.console import Console

    from zellige.i18n import Texts


def game_in(file: Path) -> str:
    """A variant of the game that a file is about, to compile no other; reading the file in earnest comes later."""
    try:
        with file.open("rb") as stream:
            return game_of(stream.read(200))
    except (OSError, ValueError):
        return "azul-2-coloured"


def game_of(head: bytes) -> str:
    return "duel" if b"duel" in head or b"awaits" in head else "azul-2-coloured"


def read_game(file: Path, texts: "Texts") -> Any:
    from zellige.games.common.errors import BrokenRule
    from zellige.notation.scanner import NotationError
    from zellige.terminal.show import read_file

    try:
        return read_file(file)
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{file}: not a text file in UTF-8")
    except (NotationError, BrokenRule) as error:
        fail(f"{file}: {texts.error(error)}")


def read_source(source: str, texts: "Texts", progress: "Console") -> Any:
    """A game from a file, from standard input (`-`) or from the text of a position, with its search compiled."""
    from zellige.games.common.errors import BrokenRule
    from zellige.notation.scanner import NotationError
    from zellige.terminal.show import LARGEST_FILE, read_text

    if source != "-" and not (" " in source and source.lstrip().startswith(("azul-", "duel ", "{"))):
        prepare(texts, progress, game_in(Path(source)), search=True)
        return read_game(Path(source), texts)
    place, text = "position", source
    try:
        if source == "-":
            place, text = "-", typer.get_binary_stream("stdin").read(LARGEST_FILE).decode("utf-8")
        prepare(texts, progress, game_of(text.encode()[:200]), search=True)
        return read_text(text)
    except UnicodeDecodeError:
        fail(f"{place}: not a text in UTF-8")
    except (NotationError, BrokenRule) as error:
        fail(f"{place}: {texts.error(error)}")
