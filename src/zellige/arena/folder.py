"""Where an arena keeps its games, so that it loses none and the same command goes on after an interruption."""

import contextlib
import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from zellige import __version__
from zellige.files import write_whole

from .table import Result

SETTINGS, RESULTS, REPORT, PLOT, GAMES = "settings.json", "results.jsonl", "report.json", "plot.svg", "games"


class Folder:
    """The folder of one arena: its settings, a line for every finished game, and the game files."""

    def __init__(self, path: Path, settings: dict[str, Any], *, fresh: bool = False) -> None:
        """Open the folder, or make it; `fresh` forgets an arena that was there. Raises ValueError and OSError."""
        self.path = path
        own = path / SETTINGS
        if path.exists() and not own.exists() and any(path.iterdir()):
            raise ValueError(f"{path} holds something else than an arena; name a new folder")
        if own.exists() and fresh:
            self._forget()
        if own.exists():
            kept = read_settings(path)
            if differing := [name for name in settings if kept.get(name) != settings[name]]:
                raise ValueError(
                    f"{path} holds an arena with other settings ({', '.join(differing)}); "
                    "name another folder, or start over with --fresh"
                )
        (path / GAMES).mkdir(parents=True, exist_ok=True)
        if not own.exists():
            self.write(SETTINGS, json.dumps({**settings, "version": __version__}, indent=2) + "\n")
        #: The games that were finished before, by number.
        self.results = self._read_results()
        self._lines = (path / RESULTS).open("ab")

    def keep(self, result: Result, game_file: str) -> None:
        """Keep a finished game: first its file, then its line."""
        self.write(f"{GAMES}/{result.number:06}.azul", game_file)
        self._lines.write(json.dumps(asdict(result)).encode() + b"\n")
        self._lines.flush()
        os.fsync(self._lines.fileno())

    def write(self, name: str, text: str) -> None:
        write_whole(self.path / name, text)

    def close(self) -> None:
        self._lines.close()

    def _forget(self) -> None:
        for game in (self.path / GAMES).glob("*.azul"):
            game.unlink()
        for name in (RESULTS, REPORT, PLOT, SETTINGS):
            with contextlib.suppress(FileNotFoundError):
                (self.path / name).unlink()

    def _read_results(self) -> dict[int, Result]:
        path = self.path / RESULTS
        if path.exists() and (broken := _broken_line(path.read_bytes())):
            os.truncate(path, path.stat().st_size - broken)
        return read_results(self.path)


def _broken_line(content: bytes) -> int:
    """How many bytes there are of a last line that was being written when everything stopped."""
    return len(content) - (content.rfind(b"\n") + 1)


def read_results(folder: Path) -> dict[int, Result]:
    """The finished games of an arena by number; nothing is changed. Raises ValueError and OSError."""
    path = folder / RESULTS
    if not path.exists():
        return {}
    content = path.read_bytes()
    results: dict[int, Result] = {}
    for number, line in enumerate(content[: len(content) - _broken_line(content)].splitlines(), 1):
        try:
            result = _read_result(json.loads(line))
        except (ValueError, TypeError, KeyError):
            raise ValueError(f"{path}, line {number}: not the result of a game; start over with --fresh") from None
        results.setdefault(result.number, result)
    return results


def read_settings(folder: Path) -> dict[str, Any]:
    """What the games of an arena depend on, and the version that began it. Raises ValueError and OSError."""
    path = folder / SETTINGS
    try:
        settings = json.loads(path.read_bytes())
    except ValueError:
        settings = None
    if not isinstance(settings, dict):
        raise ValueError(f"{path} cannot be read; name another folder, or start over with --fresh")
    return settings


def _read_result(document: dict[str, Any]) -> Result:
    values: dict[str, Any] = {field.name: document[field.name] for field in fields(Result)}
    for name, value in values.items():
        values[name] = tuple(value) if isinstance(value, list) else value
    return Result(**values)
