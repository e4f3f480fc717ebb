"""The fitted weights of the evaluations, which tools/fit_evaluation.py writes into the package."""

from pathlib import Path
from typing import Any

import numpy as np


def load_weights(file: Path, record: np.dtype[Any], variant: str) -> Any:
    """The weights of a variant as an array of one record, or None if none were fitted yet."""
    if not file.exists():
        return None
    table = np.zeros(1, record)
    with np.load(file) as fitted:
        if f"{variant}/weights" not in fitted:
            return None
        table["weights"][0] = fitted[f"{variant}/weights"]
        table["spread"][0] = fitted[f"{variant}/spread"]
    return table


def save_weights(file: Path, variant: str, table: Any) -> None:
    """Put the weights of a variant beside those of the others."""
    kept = {}
    if file.exists():
        with np.load(file) as before:
            kept = dict(before)
    kept[f"{variant}/weights"] = table["weights"][0]
    kept[f"{variant}/spread"] = table["spread"][0]
    np.savez_compressed(file, **kept)
