"""From results to numbers: scores, first places and Elo, each with its 95 % interval."""

import math
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt

from .table import Result

#: Half a 95 % interval in standard errors.
Z = 1.96
#: Elo points per unit of a logit: 400 points are odds of ten to one.
ELO = 400 / math.log(10)

Floats = npt.NDArray[np.float64]


def expected_score(elo: float) -> float:
    """What a player scores against one that is so many Elo points weaker."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference that a score stands for, up to 200 to 1."""
    bounded = min(max(score, 0.005), 0.995)
    return ELO * math.log(bounded / (1 - bounded))


def seat_scores(result: Result) -> list[float]:
    """For every seat, the share of the other players' seats that it beat; a tie counts half.

    Seats of the same contestant are not compared.
    """
    scores = []
    for player, place in zip(result.seats, result.places, strict=True):
        others = [theirs for other, theirs in zip(result.seats, result.places, strict=True) if other != player]
        scores.append(sum((theirs > place) + 0.5 * (theirs == place) for theirs in others) / len(others))
    return scores


def first_shares(result: Result) -> list[float]:
    """For every seat, 1 for the first place, divided among those who share it."""
    firsts = result.places.count(0)
    return [1 / firsts if place == 0 else 0.0 for place in result.places]


#: One deal in all rotations of a pairing: its games depend on each other, those of different blocks do not.
Block = tuple[int, int]


def block_of(result: Result) -> Block:
    return result.pairing, result.deal


def share_error(values: Sequence[float], blocks: Sequence[Block]) -> float:
    """Half the width of Wilson's interval for the mean of shares, with the variance taken over blocks.

    Deviations are from the mean of the pairing: who meets whom is not left to chance.
    """
    by_pairing: dict[int, dict[int, list[float]]] = {}
    for value, (pairing, deal) in zip(values, blocks, strict=True):
        by_pairing.setdefault(pairing, {}).setdefault(deal, []).append(value)
    variance = 0.0
    for deals in by_pairing.values():
        mean = sum(map(sum, deals.values())) / sum(map(len, deals.values()))
        deviations = sum((sum(games) - mean * len(games)) ** 2 for games in deals.values())
        variance += deviations * len(deals) / max(1, len(deals) - 1)
    return Z / (len(values) + Z**2) * math.sqrt(variance + Z**2 / 4)


def compared(result: Result) -> list[tuple[int, int, float]]:
    """For every two seats of different contestants: who sits there, and what the first scored against the second."""
    seated = list(zip(result.seats, result.places, strict=True))
    return [
        (one, other, (theirs > place) + 0.5 * (theirs == place))
        for (one, place), (other, theirs) in combinations(seated, 2)
        if one != other
    ]


def bradley_terry(
    contestants: int, pairings: Sequence[tuple[int, ...]], results: Sequence[Result]
) -> tuple[Floats, Floats]:
    """Elo around a mean of 0, and half the 95 % intervals; a table of more than two compares every two at it.

    Whoever can meet gets half a win for either side, as two games of half the weight: whoever won everything stays
    finite. The intervals are those of the sandwich estimator over blocks, in which one game's comparisons depend on
    each other too.
    """
    meetings = [met for pairing in pairings for met in combinations(dict.fromkeys(pairing), 2)]
    given = [(one, other, won) for won in (1.0, 0.0) for one, other in meetings]
    found = [(block_of(result), comparison) for result in results for comparison in compared(result)]
    everything = [comparison for _, comparison in found] + given
    first = np.array([one for one, _, _ in everything], np.intp)
    second = np.array([other for _, other, _ in everything], np.intp)
    score = np.array([won for _, _, won in everything], np.float64)
    weight = np.array([1.0] * len(found) + [0.5] * len(given), np.float64)
    played = {block: index for index, block in enumerate(dict.fromkeys(block for block, _ in found))}
    blocks = len(played) + len(given)
    block = np.array([played[block] for block, _ in found] + list(range(len(played), blocks)), np.intp)

    anchor = np.full((contestants, contestants), 1 / contestants)  # makes the information regular, at a mean of 0
    rating = np.zeros(contestants)
    for _ in range(100):
        chance = 1 / (1 + np.exp(rating[second] - rating[first]))
        surprise = weight * (score - chance)
        gradient = np.bincount(first, surprise, contestants) - np.bincount(second, surprise, contestants)
        information = np.zeros((contestants, contestants))
        curvature = weight * chance * (1 - chance)
        np.add.at(information, (first, first), curvature)
        np.add.at(information, (second, second), curvature)
        np.add.at(information, (first, second), -curvature)
        np.add.at(information, (second, first), -curvature)
        spread = np.linalg.inv(information + anchor) - anchor
        step = spread @ gradient
        rating += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-10:
            break
    surprises = np.zeros((blocks, contestants))
    np.add.at(surprises, (block, first), surprise)
    np.add.at(surprises, (block, second), -surprise)
    covariance = spread @ (surprises.T @ surprises) @ spread * blocks / (blocks - 1)
    return ELO * rating, Z * ELO * np.sqrt(np.diag(covariance))
