"""What searches maximise, and the scale of their values."""

import math

from zellige.rules.common.compiling import compiled

#: What is maximised: the chance to win, as estimated; the lead in points over the best opponent when the round ends;
#: or the result if the game ends with the round, a game that goes on counting as a draw.
WIN, MARGIN, RESULT = 0, 1, 2

#: The value of a certain win: a foretold one comes close to SURE, and every point of the lead counts a little more.
WON = 10_000
SURE = 9_000
_POINT = 4
_MOST_POINTS = 100


@compiled
def value_of_lead(lead: float, spread: float) -> int:
    """The value of a foretold lead: how much likelier a win is than a loss, if leads spread normally around it."""
    points = min(max(lead, -_MOST_POINTS), _MOST_POINTS)
    return int(SURE * math.erf(lead / (spread * math.sqrt(2.0))) + _POINT * points)


@compiled
def value_of_judgement(expected: float) -> int:
    """The value that a net expects, which knows no others than games that are over have."""
    return int(WON * expected)


@compiled
def value_of_result(ahead: int, lead: int) -> int:
    """The value of a game that is over: won, shared or lost (1, 0, −1), the higher the better."""
    points = min(max(lead, -_MOST_POINTS), _MOST_POINTS)
    return ahead * (WON - _POINT * _MOST_POINTS) + _POINT * points
