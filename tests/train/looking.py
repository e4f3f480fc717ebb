"""Games that a net judges, and the same positions as inputs."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zellige.bots.works import new_works, search_of
from zellige.games.offered import OFFERED
from zellige.search.common.net import WEIGHTS
from zellige.train.plan import Generation
from zellige.train.playing import play_games


class Looked(NamedTuple):
    """What a net sees of positions, and what it says of them when it looks once and again."""

    net: npt.NDArray[Any]
    places: npt.NDArray[np.int16]
    values: npt.NDArray[np.float32]
    leads: npt.NDArray[np.float64]
    worths: npt.NDArray[np.float64]


def random_net(variant: str) -> npt.NDArray[Any]:
    net = np.zeros(1, search_of(variant).NET)
    random = np.random.default_rng(1)
    for name in WEIGHTS:
        net[name][0] = random.normal(0, 0.1, net[name][0].shape)
    net["is_there"] = 1
    return net


def look_at_games(variant: str, games: int = 1, most: int = 150) -> Looked:
    search, net = search_of(variant), random_net(variant)
    played = play_games(
        variant, np.zeros(1, search.NET), Generation(games, 100, 20), np.arange(3, 3 + games, dtype=np.uint64)
    )
    # In one piece: for an array with gaps everything would be compiled again.
    chosen = played.positions[:: max(1, len(played.positions) // most)].copy()
    seats = (np.arange(len(chosen)) % OFFERED[variant].players).astype(np.int8)
    places = np.full((len(chosen), search.MOST_INPUTS), search.INPUTS, np.int16)
    values = np.zeros(places.shape, np.float32)
    works = new_works(variant, net)
    search.learning.inputs_of(works, chosen, seats, places, values)
    said = np.zeros((2, 2, len(chosen)))
    for leads, worths in said:
        search.learning.outlooks_of(works, chosen, seats, leads, worths)
    return Looked(net, places, values, said[:, 0], said[:, 1])
