"""Records of compiled code, read as plain Python."""

from functools import cache
from struct import Struct
from typing import Any

import numpy as np

#: How numbers of NumPy are called by struct.
_FORMATS = {np.dtype(np.int8): "b", np.dtype(np.int16): "h", np.dtype(np.bool_): "?"}


def fields_of(record: bytes, kind: np.dtype[Any]) -> dict[str, Any]:
    """All fields of a packed record, from its bytes at once: asking NumPy for one after the other takes ten times as
    long. Arrays become tuples, and records within the record stay bytes.
    """
    struct, places = _reader(kind)
    read = struct.unpack(record)
    fields = {}
    for name, start, end, columns in places:
        if columns is not None:
            fields[name] = tuple([read[row : row + columns] for row in range(start, end, columns)])
        else:
            fields[name] = read[start] if end is None else read[start:end]
    return fields


def packed(kind: np.dtype[Any]) -> Struct:
    """What reads a packed record whose arrays are wanted as bytes: quicker still, where bytes can be looked up."""
    assert kind.names is not None
    fields = [kind[name] for name in kind.names]
    return Struct("=" + "".join(f"{field.itemsize}s" if field.shape else _FORMATS[field] for field in fields))


@cache
def _reader(kind: np.dtype[Any]) -> tuple[Struct, list[tuple[str, int, Any, int | None]]]:
    """What reads a record, and where in it each field is: its start, the end of an array, the columns of a table."""
    formats, places, start = "=", [], 0
    assert kind.names is not None
    for name in kind.names:
        base, shape = kind[name].base, kind[name].shape
        count = int(np.prod(shape, dtype=int))
        formats += (_FORMATS[base] if base.names is None else f"{base.itemsize}s") * count
        places.append((name, start, start + count if shape else None, shape[1] if len(shape) > 1 else None))
        start += count
    return Struct(formats), places
