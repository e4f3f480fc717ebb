"""Minds: what a searching bot thinks with, and keeps between the moves of a game."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from zellige.games.azul.position import Position as AzulPosition
from zellige.games.common.position import as_seed
from zellige.games.duel.layout import Awaits, Phase
from zellige.games.duel.moves import MOVES
from zellige.games.duel.position import View as DuelView
from zellige.games.offered import OFFERED
from zellige.rules.azul.play import TAKES
from zellige.rules.common.tiles import NONE
from zellige.rules.duel.batch import guess_all
from zellige.search.common.alpha_beta import FINISHED, PROVED
from zellige.search.common.values import MARGIN, WIN, WON

from .dumps import pointless_dumps
from .last_rounds import is_last_round
from .thinking import Candidate, Known, Thought
from .works import HAND_MADE, net_of, new_works, odds_factor_of, search_of


@dataclass(frozen=True, slots=True)
class Level:
    """What a player of some strength sees and overlooks.

    `turns` is how far ahead it looks within a round: 0 is the first impression of a move, 1 the own move and what the
    board is worth then, 2 the reply to it. `blur` is how wrong, in points, it may be about a board; whoever judges
    roughly makes no pointless dumps (dumps). `nodes` limits the search where no budget is given. `objective` is what is
    maximised (search.common.values), and `judge` what judges positions (works). `opponent_moves` is how many moves of
    each opponent are considered, those that look best for themselves, at a table of three and of four; whoever `widens`
    considers more of them in a game's last round, once that is searched to its end.
    """

    turns: int
    nodes: int
    blur: float = 0.0
    objective: int = WIN
    opponent_moves: tuple[int, int] = (2, 2)
    widens: bool = False
    judge: str = HAND_MADE

    def moves_of_each_opponent(self, variant: str) -> int:
        """How many are considered in a game of that variant; with two players the search considers all."""
        of_three, of_four = self.opponent_moves
        return of_four if OFFERED[variant].players == 4 else of_three


class Mind(Protocol):
    """What thinks about one variant, and keeps what it found between the moves of a game."""

    def begin(self, known: Known, seed: int, nodes: int) -> None:
        """Put what is known at the root."""

    def thoughts(self) -> Iterator[Thought]:
        """Ever better thoughts, at least one."""

    def stop(self) -> None:
        """Called from another thread: come to an end."""


def continues_turn(known: Known, before: Known | None) -> bool:
    """Whether a decision is a later one of the turn in which the one before was. A turn of Azul is one decision."""
    if not (isinstance(known, DuelView) and isinstance(before, DuelView)):
        return False
    layout, earlier = known.layout, before.layout
    if layout.awaits is Awaits.ACTION or not layout.phase is earlier.phase is Phase.ACQUIRING:
        return False
    return (layout.round, layout.player) == (earlier.round, earlier.player)


class SearchMind:
    """The alpha-beta search; in a duel in one of the worlds that fit what is known, guessed anew for every decision."""

    def __init__(self, variant: str, level: Level, wanted: int) -> None:
        self.search = search_of(variant).search
        self.level = level
        self.wanted = wanted
        self.opponent_moves = level.moves_of_each_opponent(variant)
        self.may_widen = level.widens and OFFERED[variant].players > 2
        self.works = new_works(variant, net_of(variant, level.judge))
        self.works["objective"] = level.objective
        self.works["blur"] = level.blur
        self.odds_factor = odds_factor_of(variant, level.judge)
        #: What was asked about before, and how far the first decision of that turn looked: later ones look as far.
        self.before: Known | None = None
        self.turns = level.turns

    def begin(self, known: Known, seed: int, nodes: int) -> None:
        if not continues_turn(known, self.before):
            self.turns = self.level.turns
        self.known = self.before = known
        self.widens = self.may_widen and is_last_round(known)
        # Whoever judges precisely drops tiles for a reason, or not at all.
        self.left_out = pointless_dumps(known) if self.level.blur > 0 else set()
        self.began = time.perf_counter()
        self.works["stop"] = 0
        self.works["opponent_moves"] = self.opponent_moves
        self.works["node_limit"] = nodes
        self.works["blur_seed"] = as_seed(seed)
        self.search.begin_search(self.works, _world_of(known, seed), as_seed(seed))

    def stop(self) -> None:
        self.works["stop"] = 1

    def thoughts(self) -> Iterator[Thought]:
        yield self._thought(0, False)
        # A forced move needs no thought, except where what it leads to is the question.
        is_forced = int(self.works["root_count"][0]) == 1 and self.wanted == 1 and self.level.objective == WIN
        turns = min(self.turns, 1) if is_forced else self.turns
        for depth in range(1, turns + 1):
            ended = self.search.search_depth(self.works, depth, self.wanted)
            if self.works["aborted"][0]:
                self.turns = max(depth - 1, 1)
                yield self._thought(depth - 1, False)
                return
            yield self._thought(depth, ended == PROVED)
            if ended == PROVED or (ended == FINISHED and not self.widens):
                return
            if ended == FINISHED:
                self._widen()

    def _widen(self) -> None:
        """Consider twice as many moves of each opponent, and forget what was found with fewer."""
        self.works["opponent_moves"] *= 2
        self.works["table"] = 0

    def _thought(self, depth: int, proved: bool) -> Thought:
        candidates = tuple(_candidates(self.known, self.works, self.search, self.left_out, self.odds_factor))
        return Thought(candidates, depth, int(self.works["nodes"][0]), time.perf_counter() - self.began, proved)


class UctMind:
    """The plain UCT. Its tree is grown anew for every decision, in a later one of the same turn only as large as the
    part of the tree before that would have been kept: a turn is thought through once.
    """

    def __init__(self, game: ModuleType) -> None:
        self.uct = game.uct
        self.trees = np.zeros(1, game.uct.TREE)
        self.guesses = np.zeros(1, game.GUESSING)
        #: What was asked about before, and how often the best move was tried where there was a choice.
        self.before: Known | None = None
        self.tried = 0

    def begin(self, known: Known, seed: int, nodes: int) -> None:
        self.simulations = min(nodes, max(self.tried, 1)) if continues_turn(known, self.before) else nodes
        self.known = self.before = known
        self.began = time.perf_counter()
        self.seed = as_seed(seed)
        self.trees["stop"] = 0
        self.uct.clear_tree(self.trees)

    def stop(self) -> None:
        self.trees["stop"] = 1

    def thoughts(self) -> Iterator[Thought]:
        yield self._thought()
        states = self.known.record
        size = 64
        while not self.trees["stop"][0] and self.trees["simulations"][0] < self.simulations:
            left = self.simulations - int(self.trees["simulations"][0])
            self.uct.simulate(self.trees, states, self.guesses, self.seed, min(size, left))
            size *= 2
            yield self._thought()
            if len(self.known.legal_moves()) == 1:
                return

    def _thought(self) -> Thought:
        """The moves by how often they were tried."""
        nodes = self.trees["nodes"][0]
        found = {move.action: Candidate(move, 0.0, 0.0, (move,), exact=False) for move in self.known.legal_moves()}
        child = int(nodes[0]["child"])
        while child != NONE:
            node = nodes[child]
            move, visits = _move(self.known, int(node["action"])), int(node["visits"])
            if visits:
                value = 2 * float(node["won"]) / visits - 1
                found[move.action] = Candidate(move, value, 0.0, (move,), exact=False, visits=visits)
            child = int(node["sibling"])
        candidates = tuple(sorted(found.values(), key=lambda candidate: -candidate.visits))
        if len(candidates) > 1:
            self.tried = candidates[0].visits
        return Thought(candidates, 0, int(self.trees["simulations"][0]), time.perf_counter() - self.began, False)


def _world_of(known: Known, seed: int) -> npt.NDArray[Any]:
    """A position that fits what is known, as likely as any other."""
    states = np.array(known.record)
    if not isinstance(known, AzulPosition):
        guess_all(states, np.array([as_seed(seed)]))
    return states


def _candidates(
    known: Known, works: npt.NDArray[Any], search: Any, left_out: set[Any], odds_factor: float
) -> list[Candidate]:
    """What was found about each move, best first."""
    work = works[0]
    found: list[Candidate] = []
    best = None
    for index in range(int(work["root_count"])):
        length = int(work["root_lengths"][index])
        line = _line(known, work["root_lines"][index, :length].tolist())
        if line[0] in left_out:
            continue
        # A move that an interrupted pass did not reach keeps an older value: no better than the best.
        value = float(work["root_values"][index])
        best = value if best is None else best
        value = min(value, best)
        exact = bool(work["root_exact"][index]) and bool(work["root_done"][index])
        margin = 0.0
        if work["objective"] == MARGIN:
            margin = float(value)
        elif work["objective"] == WIN:
            value = max(-1.0, value / WON)
            margin = float(search.lead_of_line(works, index)) if exact else 0.0
        visits = int(work["root_nodes"][index])
        found.append(Candidate(line[0], value, margin, line, exact, visits, odds_factor))
    return found


def _line(known: Known, actions: list[int]) -> tuple[Any, ...]:
    """The moves that integers encode one after the other: which line a placement is of, only its position tells."""
    if not isinstance(known, AzulPosition) or min(actions) >= TAKES:
        return tuple(_move(known, action) for action in actions)
    line, position = [], known
    for action in actions:
        line.append(position.move(action))
        position = position.play(line[-1])
    return tuple(line)


def _move(known: Known, action: int) -> Any:
    return known.move(action) if isinstance(known, AzulPosition) else MOVES[action]
