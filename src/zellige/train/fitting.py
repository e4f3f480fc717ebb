"""Fitting a net to games, with torch; playing needs none of this."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from zellige.bots.works import new_works, search_of
from zellige.search.common.net import HIDDEN, SECOND

from .symmetry import disguise_of

BATCH = 4096
PEAK = 3e-3
WEIGHT_DECAY = 1e-4
#: How much the lead counts beside the result.
LEAD_SHARE = 0.1
#: The held-out positions that are looked at after an epoch.
MOST_HELD_OUT = 100_000

#: Called after every epoch with its number, its mean error, and the share of the held-out variance that is explained.
Told = Callable[[int, float, float], None]


class Net(nn.Module):
    """The same net as in compiled code (search.common.net)."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(inputs + 1, HIDDEN, mode="sum", padding_idx=inputs)
        self.first_bias = nn.Parameter(torch.zeros(HIDDEN))
        self.second = nn.Linear(HIDDEN, SECOND)
        self.last = nn.Linear(SECOND, 2)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.15)
            self.first.weight[inputs] = 0

    def forward(self, places: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
        hidden = torch.relu(self.first(places, per_sample_weights=values) + self.first_bias)
        said: torch.Tensor = self.last(torch.relu(self.second(hidden)))
        return said

    def tensors(self) -> dict[str, torch.Tensor]:
        """The weights by the names, and in the shapes, that compiled code has for them."""
        return {
            "first": self.first.weight[:-1],
            "first_bias": self.first_bias,
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "last": self.last.weight,
            "last_bias": self.last.bias,
        }

    def weights(self, kind: np.dtype[Any]) -> npt.NDArray[Any]:
        net = np.zeros(1, kind)
        net["is_there"] = 1
        for name, tensor in self.tensors().items():
            net[name][0] = tensor.detach().numpy()
        return net

    @torch.no_grad()
    def read(self, net: npt.NDArray[Any]) -> None:
        """Start from weights that were fitted before."""
        for name, tensor in self.tensors().items():
            tensor.copy_(torch.from_numpy(net[name][0].copy()))


class Inputs:
    """What a net sees of positions, written by compiled code a batch at a time."""

    def __init__(self, variant: str, positions: npt.NDArray[Any], *, disguised: bool = True) -> None:
        self.search = search_of(variant)
        self.works = new_works(variant, np.zeros(1, self.search.NET))
        self.positions = positions
        self.disguise = disguise_of(variant) if disguised else None
        #: Which inputs were ever anything but zero.
        self.seen = np.zeros(self.search.INPUTS + 1, np.bool_)

    def batch(
        self, chosen: npt.NDArray[np.int64], seats: npt.NDArray[np.int8], disguising: np.random.Generator | None = None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """What these seats see of the chosen positions; `disguising` draws what they are to look like."""
        positions = self.positions[chosen]
        if disguising and self.disguise:
            self.disguise(positions["state"], disguising)
        places = np.full((len(chosen), self.search.MOST_INPUTS), self.search.INPUTS, np.int16)
        values = np.zeros(places.shape, np.float32)
        self.search.learning.inputs_of(self.works, positions, seats, places, values)
        width = int((places < self.search.INPUTS).sum(1).max())
        self.seen[places] = True
        cut = np.ascontiguousarray(places[:, :width])
        return torch.from_numpy(cut).int(), torch.from_numpy(np.ascontiguousarray(values[:, :width]))


def fit(
    variant: str,
    positions: npt.NDArray[Any],
    returns: npt.NDArray[np.float32],
    leads: npt.NDArray[np.float32],
    held_out: npt.NDArray[np.bool_],
    before: npt.NDArray[Any],
    *,
    epochs: int,
    seed: int,
    told: Told,
    disguised: bool = True,
) -> npt.NDArray[Any]:
    """Fit a net to what positions turned out to be worth, starting from the net before if there is one. In every epoch
    each position is seen with the eyes of one seat, drawn anew, and in another disguise unless that is not wanted.
    """
    torch.set_num_threads(1)  # a batch is too small to be shared
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    search = search_of(variant)
    net = Net(search.INPUTS)
    if before["is_there"][0]:
        net.read(before)
    inputs = Inputs(variant, positions, disguised=disguised)
    learnt, players = np.flatnonzero(~held_out), returns.shape[1]
    size = min(BATCH, len(learnt))
    batches = len(learnt) // size
    optimiser = torch.optim.AdamW(net.parameters(), lr=PEAK, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, PEAK, total_steps=epochs * batches)
    for epoch in range(epochs):
        order = random.permutation(learnt)
        total = 0.0
        for chosen in order[: batches * size].reshape(batches, size):
            seats = random.integers(0, players, size).astype(np.int8)
            said = net(*inputs.batch(chosen, seats, random))
            wrong = (torch.tanh(said[:, 0]) - torch.from_numpy(returns[chosen, seats])).square().mean()
            lead_wrong = (said[:, 1] - torch.from_numpy(leads[chosen, seats])).square().mean()
            optimiser.zero_grad()
            (wrong + LEAD_SHARE * lead_wrong).backward()
            optimiser.step()
            schedule.step()
            total += float(wrong.detach())
        told(epoch + 1, total / batches, _explained(net, inputs, returns, held_out, random))
    fitted = net.weights(search.NET)
    # What was never seen says nothing: the boards of seats that the variant does not have.
    fitted["first"][0][~inputs.seen[:-1]] = 0
    return fitted


@torch.no_grad()
def _explained(
    net: Net,
    inputs: Inputs,
    returns: npt.NDArray[np.float32],
    held_out: npt.NDArray[np.bool_],
    random: np.random.Generator,
) -> float:
    """The share of the variance of held-out returns that the net explains."""
    chosen = np.flatnonzero(held_out)[:MOST_HELD_OUT]
    seats = random.integers(0, returns.shape[1], len(chosen)).astype(np.int8)
    said = torch.tanh(net(*inputs.batch(chosen, seats))[:, 0]).numpy()
    actual = returns[chosen, seats]
    return float(1 - np.square(said - actual).mean() / actual.var())
