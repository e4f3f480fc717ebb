"""Working spaces for the searches: which game they are of, and what judges positions in them."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.search.azul import evaluation as azul_evaluation
from zellige.search.azul import search as azul_search
from zellige.search.common.net import load_net
from zellige.search.common.weights import load_weights
from zellige.search.duel import evaluation as duel_evaluation
from zellige.search.duel import search as duel_search

#: What judges positions: the weighted features of `search.GAME.evaluation`; the net that the package has for a variant,
#: or else those features; any other text is the path of a net.
HAND_MADE, LEARNED = "hand-made", "learned"
#: The folder of a search that has the nets of its variants.
NETS = "nets"
#: What the odds to win are to be multiplied by that a search with the net of a variant expects, if not by 1: a search
#: that takes opponents to play together expects too little (`python -m benchmarks.calibration --fit`).
ODDS_FACTORS = {"azul-3-coloured": 1.38}


def search_of(variant: str) -> ModuleType:
    """The module with the search of a variant's game."""
    return duel_search if variant == "duel" else azul_search


def evaluation_of(variant: str) -> ModuleType:
    """The module with the hand-made evaluation of a variant's game."""
    return duel_evaluation if variant == "duel" else azul_evaluation


def net_file(variant: str) -> Path:
    """Where the package has the net of a variant, if it has one."""
    return Path(search_of(variant).__file__ or "").with_name(NETS) / f"{variant}.npz"


def net_of(variant: str, judge: str) -> npt.NDArray[Any]:
    """The net that a judge is, an empty one for the hand-made evaluation; raises ValueError and OSError."""
    kind = search_of(variant).NET
    if judge == LEARNED and net_file(variant).exists():
        return load_net(net_file(variant), kind, variant)
    return np.zeros(1, kind) if judge in (HAND_MADE, LEARNED) else load_net(Path(judge), kind, variant)


def odds_factor_of(variant: str, judge: str) -> float:
    """What the odds are to be multiplied by that a search expects (ODDS_FACTORS)."""
    return ODDS_FACTORS.get(variant, 1.0) if judge == LEARNED else 1.0


def new_works(variant: str, net: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Room for a search, one record."""
    evaluation = evaluation_of(variant)
    works = np.zeros(1, search_of(variant).WORK)
    weights = load_weights(evaluation.WEIGHTS_FILE, evaluation.WEIGHTS, variant)
    works["weights"] = evaluation.first_guess() if weights is None else weights
    works["net"] = net
    return works
