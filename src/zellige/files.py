"""Writing files that are there either whole or not at all."""

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np


def write_whole(path: Path, content: bytes | str) -> None:
    """Write a file beside the place where it belongs, and then put it there."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def save_arrays(path: Path, **arrays: Any) -> None:
    """Write arrays as a compressed archive of NumPy."""
    archive = BytesIO()
    np.savez_compressed(archive, **arrays)
    write_whole(path, archive.getvalue())
