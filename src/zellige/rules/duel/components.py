"""The components of Azul Duel, as data: a corrected list changes no code (DU-1.7).

How sure they are: the plates' colour sets are sure, their left/right mirroring less so (rotation makes it almost
immaterial); the chips are fairly sure (DU-1.3, DU-1.4).
"""

import numpy as np

#: Upper left, upper right / lower left, lower right. B, Y, R, K, T are colours, S special, W multicoloured (DU-1.3).
SPECIAL_PLATES = ["YK/TS", "KS/TR", "SK/RB", "TR/BS", "YS/KR", "BK/ST", "ST/YB", "SY/BR", "YB/KS"]
JOKER_PLATES = ["TY/WK", "TK/RW", "RW/BK", "TR/BW", "KY/RW", "WB/TK", "TB/WY", "YR/WB", "RT/YW"]

#: The ten kinds of bonus chip, two of each: one colour, or either of two (DU-1.4).
CHIPS = ["B", "Y", "R", "K", "T", "TY", "YK", "KB", "BR", "RT"]
CHIPS_OF_EACH_KIND = 2

LETTERS = "BYRKT"
TILES_PER_COLOUR = 13

#: The goals, two on each of the four scoring tiles, front and back (DU-1.6).
GOALS = ["rows", "five-colours", "columns", "outer", "diagonals", "corners", "jokers", "empty-specials"]
#: The set for a first game (DU-2.3; unverified).
FIRST_GAME_GOALS = ["rows", "columns", "diagonals"]

SPECIAL, JOKER = 5, 6
_SPACES = LETTERS + "SW"

#: Every plate's four spaces: upper left, upper right, lower left, lower right.
PLATE_SPACES = np.array(
    [[_SPACES.index(letter) for letter in plate.replace("/", "")] for plate in SPECIAL_PLATES + JOKER_PLATES], np.int8
)
#: Whether a kind of chip shows a colour.
CHIP_SHOWS = np.array([[letter in chip for letter in LETTERS] for chip in CHIPS], np.int8)

PLATES = len(PLATE_SPACES)
SPECIALS = len(SPECIAL_PLATES)
CHIP_KINDS = len(CHIPS)
