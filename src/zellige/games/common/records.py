"""Records of compiled code, read as plain Python."""

from typing import Any

import numpy as np


def fields_of(record: Any) -> dict[str, Any]:
    """All fields of a record at once, for asking NumPy for one after the other takes long. Numbers become Python's, in
    lists; records within the record stay what they are.
    """
    return {name: _plain(value) for name, value in zip(record.dtype.names, record.item(), strict=True)}


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, np.ndarray) and value.dtype.names is None else value
