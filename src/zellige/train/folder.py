"""Where a training run keeps what it has, so that it loses nothing and the same command goes on."""

import json
from pathlib import Path
from typing import Any

from zellige.files import write_whole

RUN = "run.json"


class Folder:
    """The folder of one run: its plan, the games of each generation in parts, the nets, and what was measured."""

    def __init__(self, path: Path, plan: dict[str, Any]) -> None:
        """Open the folder, or make it; raises ValueError and OSError."""
        self.path = path
        run = path / RUN
        if path.exists() and not run.exists() and any(path.iterdir()):
            raise ValueError(f"{path} holds something else than a training run; name a new folder")
        path.mkdir(parents=True, exist_ok=True)
        self.run: dict[str, Any] = {"plan": plan, "generations": []}
        if run.exists():
            self.run = _read(run)
            if differing := [name for name in plan if self.run["plan"].get(name) != plan[name]]:
                raise ValueError(
                    f"{path} holds a run with another plan ({', '.join(differing)}); go on with that one, or name "
                    "another folder"
                )
        self.write()

    def write(self) -> None:
        write_whole(self.path / RUN, json.dumps(self.run, indent=2) + "\n")

    def games(self, generation: int, part: int) -> Path:
        return self.path / f"games-{generation + 1}-{part:03}.npz"

    def all_games(self, generation: int) -> list[Path]:
        return sorted(self.path.glob(f"games-{generation + 1}-*.npz"))

    def net(self, generation: int) -> Path:
        """The net of a generation; that of −1 is what the run began with."""
        return self.path / f"net-{generation + 1}.npz"

    def told(self, generation: int) -> dict[str, Any]:
        """What is known of a generation; changes are kept by `write`."""
        while len(self.run["generations"]) <= generation:
            self.run["generations"].append({})
        known: dict[str, Any] = self.run["generations"][generation]
        return known


def _read(path: Path) -> dict[str, Any]:
    try:
        run = json.loads(path.read_bytes())
    except ValueError:
        run = None
    if not isinstance(run, dict) or not {"plan", "generations"} <= run.keys():
        raise ValueError(f"{path} cannot be read; name another folder")
    return run
