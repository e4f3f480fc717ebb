"""Compiling the rules with Numba, and keeping the machine code for the next start."""

import contextlib
import functools
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba.core import config as numba_config
from numba.core.caching import UserProvidedCacheLocator

#: Numba fills its configuration in at run time.
config: Any = numba_config

Function = TypeVar("Function", bound=Callable[..., Any])

#: How many versions of the rules keep their machine code: enough to switch branches without compiling.
KEPT_VERSIONS = 8


def record(fields: list[Any]) -> np.dtype[Any]:
    """A packed record type whose fields are attributes, compiled or not: `state.players[0].score`."""
    return np.dtype((np.record, np.dtype(fields)))


def _version_of(*sources: Path) -> str:
    """Numba's cache does not see edits in other modules, nor a change of bounds checking: name all of them."""
    digest = hashlib.sha256(f"{numba.__version__} boundscheck={config.BOUNDSCHECK}".encode())
    for source in sources:
        for path in sorted(source.rglob("*.py")):
            digest.update(str(path.relative_to(source)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _forget_old_versions(folder: Path) -> None:
    versions = sorted((path for path in folder.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for version in versions[:-KEPT_VERSIONS]:
        shutil.rmtree(version, ignore_errors=True)


def _choose_cache_folder(folder: Path, *sources: Path) -> Path | None:
    """Where machine code from these sources is kept; None, and so compiling at every start, if nowhere."""
    version = folder / _version_of(*sources)
    if not _is_writable(version):
        return None
    # Another process may be doing the same.
    with contextlib.suppress(OSError):
        _forget_old_versions(folder)
    return version


def _rules_folder() -> Path | None:
    """In `$ZELLIGE_CACHE` or the user's cache folder. Never in a shared one: whoever can write there could plant
    machine code.
    """
    named = os.environ.get("ZELLIGE_CACHE")
    folder = (Path(named) if named else platformdirs.user_cache_path("zellige")) / "compiled"
    return None if config.DISABLE_JIT else _choose_cache_folder(folder, PACKAGE / "rules")


@functools.cache
def _folder_of(game: str, layer: str) -> Path | None:
    """What is built on the rules is kept within their folder: an edit of one search leaves the rest compiled."""
    if CACHE_FOLDER is None:
        return None
    if layer == RULES:
        return CACHE_FOLDER / game
    return _choose_cache_folder(CACHE_FOLDER / layer / game, PACKAGE / layer / "common", PACKAGE / layer / game)


PACKAGE = Path(__file__).parents[2]
#: The layers with compiled code are the folders of the package that have one for each game and one for both.
RULES = "rules"
CACHE_FOLDER = _rules_folder()


def is_compiled(game: str, layer: str = RULES) -> bool:
    """Whether machine code of a game's rules, or of a layer above, is on disk: starting takes milliseconds then."""
    folder = _folder_of(game, layer)
    return bool(config.DISABLE_JIT) or (folder is not None and any(folder.rglob("*.nbi")))


class PackageLocator(UserProvidedCacheLocator):
    """Machine code is found by what the sources say, and not by where the package lies: another checkout or
    environment with the same sources compiles nothing.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, source: str) -> str:
        return str(Path(source).relative_to(PACKAGE).parent)


@contextlib.contextmanager
def _numba_caches_in(folder: Path) -> Iterator[None]:
    """Numba picks the folder when a function is decorated; other packages' functions keep theirs."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{PackageLocator.__name__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def compiled(function: Function) -> Function:
    """Compile a rule. It is called from other compiled code, and kept on disk as part of its entry points."""
    result: Any = numba.njit(nogil=True, error_model="numpy")(function)
    return cast(Function, result)


def entry_point(game: str, layer: str = RULES) -> Callable[[Function], Function]:
    """Compile a function that Python calls, and keep its machine code on disk, in a folder for each game: functions
    of the same name are kept in one index, which two games must not write at once.
    """
    folder = _folder_of(game, layer)

    def compile_and_keep(function: Function) -> Function:
        if folder is None:
            return compiled(function)
        with _numba_caches_in(folder):
            result: Any = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
        return cast(Function, result)

    return compile_and_keep


def uncompiled(function: Function) -> Function:
    """The same rule as plain Python, for a single call from Python that compiling would not pay for."""
    plain: Function = getattr(function, "py_func", function)
    return plain
