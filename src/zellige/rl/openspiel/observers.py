"""What players see of a state: as text, and as numbers in planes."""

from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from zellige.rl.encoding import DTYPE, Encoding

from .drawing import Chance
from .states import State
from .tree import Tree


class Observer:
    """Observes as OpenSpiel asks: what is public or private, at this moment or since the beginning (perfect recall).

    The numbers are the planes of the encoding; with perfect recall, the words of the story follow, each in bits.
    """

    def __init__(self, tree: Tree[Any], encoding: Encoding, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, such as {params!r}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer shows the private information of all players; str(state) does")
        self._tree = tree
        self._encoding = encoding
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        shapes = {plane.name: plane.shape for plane in encoding.planes}
        if self._recalls:
            shapes |= {"story": (tree.longest_story, len(tree.words).bit_length())}
        #: All numbers in a row, and its parts by name; None if there are none of the kind.
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._public and prod(shapes.get("story", (1,))):
            self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
            start = 0
            for name, shape in shapes.items():
                self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
                start += prod(shape)

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees of a state to `tensor`; nothing is seen before the set-up is complete."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        position = position_of(state)
        if position is not None:
            view = self._tree.view(position, player if self._private else None)
            numbers = np.empty(self._encoding.size, DTYPE)
            self._encoding.stepping.encode_one(view.record, player, numbers)
            self.tensor[: len(numbers)] = numbers
        if self._recalls:
            story = state.moment.story(player if self._private else None)
            numbers = np.array([self._tree.words[word] for word in story], np.int64)
            plane = self.dict["story"]
            plane[: len(numbers)] = numbers[:, None] >> np.arange(plane.shape[1]) & 1

    def string_from(self, state: State, player: int) -> str:
        """What a player sees of a state, as text."""
        viewer = player if self._private else None
        position = position_of(state)
        if not self._public:
            return self._tree.secrets(position, player) if self._private else ""
        if self._recalls:
            return " ".join(state.moment.story(viewer))
        return "" if position is None else str(self._tree.view(position, viewer))


def position_of(state: State) -> Any:
    """Where the game stands, if need be before the deal under way; None before the set-up is complete."""
    stage = state.moment.stage
    return getattr(stage, "position", None) if isinstance(stage, Chance) else stage
