"""Azul Duel, played slowly and obviously: an oracle to check a fast engine against.

Rule numbers (DU-3.4) refer to the numbered rules of the project. Players, lines, rows, columns and slots count from 0
in Python and from 1 in the text of a move. Tiles are the letters of their colours, a special tile is "*".

>>> game = Duel(["rows", "columns", "diagonals"], starting_player=0, stack=SPECIAL_PLATES + JOKER_PLATES)
>>> game.display
['S1', 'S2', 'S3']
>>> game.deal(["TTBYR", "BBYR", "YYYK", "RRKK", "TKBY"], ["B", "TY", "B", "RT"])
[]
>>> for move in ["S2", "@5", "r0", "S4", "@1", "r3"]:  # the other player's set-up plate, then the starting player's
...     assert game.play(move) == []
>>> game.play("sLT"), game.play(">2")
([], [])
>>> game.boards[0].lines[1], game.moons["L"], game.player
(['T', 'T'], ['B', 'Y', 'R'], 1)
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

COLOURS = "BYRKT"
"""Blue, yellow, red, black, turquoise (DU-1.1)."""

TILES_OF_EACH_COLOUR = 13

SPECIAL_SPACE = "S"
JOKER_SPACE = "W"
SPECIAL_TILE = "*"

PLATES = {
    # The nine special plates (DU-1.3).
    "S1": ["YK", "TS"],
    "S2": ["KS", "TR"],
    "S3": ["SK", "RB"],
    "S4": ["TR", "BS"],
    "S5": ["YS", "KR"],
    "S6": ["BK", "ST"],
    "S7": ["ST", "YB"],
    "S8": ["SY", "BR"],
    "S9": ["YB", "KS"],
    # The nine joker plates (DU-1.3).
    "J1": ["TY", "WK"],
    "J2": ["TK", "RW"],
    "J3": ["RW", "BK"],
    "J4": ["TR", "BW"],
    "J5": ["KY", "RW"],
    "J6": ["WB", "TK"],
    "J7": ["TB", "WY"],
    "J8": ["YR", "WB"],
    "J9": ["RT", "YW"],
}
"""The upper and the lower half of every plate as printed, that is in rotation 0 (DU-1.3)."""

SPECIAL_PLATES = [name for name in PLATES if name.startswith("S")]
JOKER_PLATES = [name for name in PLATES if name.startswith("J")]

CHIP_KINDS = ["B", "Y", "R", "K", "T", "TY", "YK", "KB", "BR", "RT"]
"""A chip is named by the colours it shows (DU-1.4)."""

CHIPS_OF_EACH_KIND = 2

LARGE = "L"
SMALL_FACTORIES = ["1", "2", "3", "4"]
FACTORIES = [LARGE, *SMALL_FACTORIES]
CAPACITY = {"L": 5, "1": 4, "2": 4, "3": 4, "4": 4}

SCORING_TILES = [
    ("rows", "five-colours"),
    ("columns", "outer"),
    ("diagonals", "corners"),
    ("jokers", "empty-specials"),
]
"""The two sides of each scoring tile (DU-1.6)."""

STARTING_POINTS = 5
TOKENS = 2
CHIPS_PER_PLAYER_AND_ROUND = 2
PLATES_ON_DISPLAY = 3
ROUNDS = 5
BROKEN_SPACES = 4
COST_OF_BROKEN_TILES = [0, 1, 3, 6, 10]
COST_OF_START_TILE = 2

Dome = list[list[str | None]]
Event = tuple[object, ...]


def empty_lines() -> list[list[str]]:
    """Six pattern lines without tiles (DU-1.2)."""
    return [[] for _ in range(6)]


def empty_slots() -> list[tuple[str, int] | None]:
    """Nine slots without plates (DU-1.2)."""
    return [None] * 9


def empty_dome() -> Dome:
    """Six rows of six spaces without tiles (DU-1.2)."""
    return [[None] * 6 for _ in range(6)]


@dataclass
class Board:
    """One player's board: 5 points and 2 dome tokens at the start, otherwise empty (DU-1.2, DU-2.1)."""

    score: int = STARTING_POINTS
    tokens: int = TOKENS
    lines: list[list[str]] = field(default_factory=empty_lines)
    plates: list[tuple[str, int] | None] = field(default_factory=empty_slots)  # name and rotation
    dome: Dome = field(default_factory=empty_dome)
    broken: list[str] = field(default_factory=list)
    chips: list[str] = field(default_factory=list)  # unspent, in the order taken
    spent: list[str] = field(default_factory=list)
    chips_taken: int = 0  # in this round (DU-3.11)


# ---- The dome -------------------------------------------------------------------------------------------------------


def turned(halves: list[str]) -> list[str]:
    """A plate after a quarter turn clockwise: its left column, read upwards, becomes its upper half.

    >>> turned(["YK", "TS"])
    ['TY', 'SK']
    """
    upper, lower = halves
    return [lower[0] + upper[0], lower[1] + upper[1]]


def plate_spaces(name: str, rotation: int) -> list[str]:
    """The upper and the lower half of a plate after so many quarter turns clockwise (DU-3.1)."""
    halves = PLATES[name]
    for _ in range(rotation):
        halves = turned(halves)
    return halves


def slot_of_space(row: int, column: int) -> int:
    """The slot, counted row by row, to which a space of the dome belongs (DU-1.2)."""
    return 3 * (row // 2) + column // 2


def spaces_of_slot(slot: int) -> list[tuple[int, int]]:
    """The row and column of the four spaces of a slot."""
    return [(row, column) for row in range(6) for column in range(6) if slot_of_space(row, column) == slot]


def printed_space(board: Board, row: int, column: int) -> str | None:
    """What the dome shows there: a colour, the special space S, the multicoloured space W; None without a plate."""
    plate = board.plates[slot_of_space(row, column)]
    if plate is None:
        return None
    name, rotation = plate
    return plate_spaces(name, rotation)[row % 2][column % 2]


def spaces_showing(board: Board, printed: str) -> list[tuple[int, int]]:
    """The row and column of every space of the dome that shows this."""
    return [(row, column) for row in range(6) for column in range(6) if printed_space(board, row, column) == printed]


def available_columns(board: Board, row: int, colour: str) -> list[int]:
    """Where in a dome row a tile may go: the free spaces of its colour and the free multicoloured ones (DU-4.1)."""
    return [
        column
        for column in range(6)
        if board.dome[row][column] is None and printed_space(board, row, column) in (colour, JOKER_SPACE)
    ]


def row_is_covered(board: Board, row: int) -> bool:
    """Whether all 3 slots of a dome row hold plates (DU-4.3)."""
    return all(board.plates[slot_of_space(row, column)] is not None for column in range(6))


def neighbours_in_direction(dome: Dome, row: int, column: int, down: int, right: int) -> int:
    """How many tiles, special ones included, follow (row, column) without a gap, going (down, right) at each step."""
    count = 0
    row, column = row + down, column + right
    while 0 <= row < 6 and 0 <= column < 6 and dome[row][column] is not None:
        count += 1
        row, column = row + down, column + right
    return count


def score_tile(dome: Dome, row: int, column: int) -> tuple[int, int]:
    """Points for the tile just laid at (row, column): (horizontally linked, vertically linked) (DU-4.7).

    A direction without a neighbour earns 0. A tile without any neighbour earns 1, written (1, 0).
    """
    left = neighbours_in_direction(dome, row, column, 0, -1)
    right = neighbours_in_direction(dome, row, column, 0, +1)
    above = neighbours_in_direction(dome, row, column, -1, 0)
    below = neighbours_in_direction(dome, row, column, +1, 0)
    if left + right + above + below == 0:
        return (1, 0)
    horizontal = left + 1 + right if left + right > 0 else 0
    vertical = above + 1 + below if above + below > 0 else 0
    return (horizontal, vertical)


# ---- Bonus chips ----------------------------------------------------------------------------------------------------


def sorted_by_kind(chips: Sequence[str]) -> list[str]:
    """The chips in the order of their kinds."""
    return sorted(chips, key=CHIP_KINDS.index)


def possible_payments(chips: list[str], colour: str, pairs: int, triples: int) -> set[tuple[str, ...]]:
    """Every choice of chips, sorted by kind, that pays for so many missing tiles of a colour (DU-4.4, DU-4.5).

    A pair is 2 chips showing the colour, a triple any 3 chips; each pays for one tile. A two-coloured chip counts as
    one chip of either of its colours (DU-1.4).

    >>> sorted(possible_payments(["T", "RT", "B"], "T", pairs=1, triples=0))
    [('T', 'RT')]
    """
    # combinations() keeps the order of what it is given, so every payment is sorted as well.
    choices = set(combinations(sorted_by_kind(chips), 2 * pairs + 3 * triples))
    return {choice for choice in choices if sum(colour in kind for kind in choice) >= 2 * pairs}


# ---- The game -------------------------------------------------------------------------------------------------------


class Duel:
    """A game from set-up to the end; it stops and waits whenever a deal or a player's decision is needed."""

    def __init__(self, goals: list[str], starting_player: int, stack: list[str]) -> None:
        """Set up the table (DU-2.1 to DU-2.4) and wait for the first deal."""
        sides_in_play = [sum(goal in sides for goal in goals) for sides in SCORING_TILES]
        if len(goals) not in (3, 4) or sum(sides_in_play) != len(goals) or max(sides_in_play) > 1:
            raise ValueError(f"3 or 4 goals of different scoring tiles, not {goals}")
        if starting_player not in (0, 1):
            raise ValueError(f"no player {starting_player}")
        if sorted(stack) != sorted(PLATES):
            raise ValueError("the stack must hold each of the 18 plates once")
        self.goals = list(goals)
        self.phase = "deal"
        self.awaiting = "deal"
        self.player = starting_player
        self.round = 0
        self.starting_player = starting_player
        self.start_holder: int | None = None
        self.display: list[str] = []
        self.stack: list[str] = list(stack)  # top first
        self.bag: list[str] = [colour for colour in COLOURS for _ in range(TILES_OF_EACH_COLOUR)]
        self.tower: list[str] = []
        self.chip_pile: list[str] = [kind for kind in CHIP_KINDS for _ in range(CHIPS_OF_EACH_KIND)]
        self.suns: dict[str, list[str]] = {factory: [] for factory in FACTORIES}
        self.moons: dict[str, list[str]] = {factory: [] for factory in FACTORIES}  # small ones bottom to top
        self.chips: dict[str, str | None] = dict.fromkeys(SMALL_FACTORIES)
        self.revealed: dict[str, bool] = dict.fromkeys(SMALL_FACTORIES, False)
        self.hand: list[str] = []
        self.leftovers: list[str] = []
        self.drawn: list[str] = []
        self.plate: str | None = None
        self.boards: list[Board] = [Board(), Board()]
        self.moves_played = 0
        # What a half-made decision is about; each is set by an earlier decision of the same turn or line.
        self._leftover_factory = SMALL_FACTORIES[0]
        self._slot = 0
        self._line = 0
        self._payments: set[tuple[str, ...]] = set()
        self._paid_chips: tuple[str, ...] = ()
        self._refill_display()

    @property
    def _board(self) -> Board:
        """The board of the player who decides."""
        return self.boards[self.player]

    def _refill_display(self) -> None:
        """Lay plates from the top of the stack on the display until it shows 3 or the stack is empty (DU-2.2)."""
        while len(self.display) < PLATES_ON_DISPLAY and self.stack:
            self.display.append(self.stack.pop(0))

    # ---- The deal ----

    def deal(self, factories: list[str], chips: list[str]) -> list[Event]:
        """Fill the factories L, 1, 2, 3, 4 and start the next round (DU-2.5, DU-2.6, DU-5.1 to DU-5.5).

        The tower goes into the bag only if the bag does not hold enough (DU-5.3). ValueError if the deal is impossible.
        In the first round the set-up plates follow, the other player's first (DU-2.7).
        """
        self._check_deal(factories, chips)
        tiles = "".join(factories)
        if len(tiles) > len(self.bag) or self._tower_comes_first():
            self.bag = self.bag + self.tower
            self.tower = []
        for tile in tiles:
            self.bag.remove(tile)
        for factory, letters in zip(FACTORIES, factories, strict=True):
            self.suns[factory] = list(letters)
        for factory, kind in zip(SMALL_FACTORIES, chips, strict=True):
            self.chip_pile.remove(kind)
            self.chips[factory] = kind
            self.revealed[factory] = self.suns[factory] == []  # DU-5.3
        for board in self.boards:
            board.tokens = TOKENS  # DU-5.1; in round 5 they lie there unused (DU-3.5)
            board.chips_taken = 0
        self.round += 1
        self._refill_display()  # DU-5.1; in round 1 it shows 3 already
        if self.round == 1:
            self.phase = "opening"
            self.awaiting = "plate"
            self.player = 1 - self.starting_player
        else:
            self._start_acquiring()
        return []

    def _tower_comes_first(self) -> bool:
        """A bag of one colour that could fill the large factory alone gets the tower first, if that helps (DU-5.6)."""
        could_fill_alone = len(self.bag) >= CAPACITY["L"] and len(set(self.bag)) == 1
        return could_fill_alone and len(set(self.bag + self.tower)) > 1

    def _check_deal(self, factories: list[str], chips: list[str]) -> None:
        """Raise ValueError unless this can come out of bag, tower and chips (DU-2.5, DU-2.6, DU-5.2 to DU-5.4)."""
        if self.phase != "deal":
            raise ValueError(f"no deal in the phase {self.phase!r}")
        if len(factories) != len(FACTORIES) or len(chips) != len(SMALL_FACTORIES):
            raise ValueError("a deal is tiles for 5 factories and chips for 4")
        tiles_left = len(self.bag) + len(self.tower)
        for factory, letters in zip(FACTORIES, factories, strict=True):
            expected = min(CAPACITY[factory], tiles_left)
            if len(letters) != expected:
                raise ValueError(f"factory {factory} gets {expected} tiles, not {len(letters)}")
            tiles_left -= expected
        dealt, bag, tower = Counter("".join(factories)), Counter(self.bag), Counter(self.tower)
        if self._tower_comes_first():
            bag, tower = bag + tower, Counter()
        # Between counters, <= means "each tile of the left one is also in the right one".
        if dealt.total() <= bag.total():
            if not dealt <= bag:
                raise ValueError("the bag does not hold these tiles")
        else:
            if not bag <= dealt:
                raise ValueError("tiles come out of the tower only after all those of the bag")
            if not dealt <= bag + tower:
                raise ValueError("bag and tower together do not hold these tiles")
        if must_redraw(self, factories[0]):
            raise ValueError("a one-coloured large factory is drawn again")
        if not Counter(chips) <= Counter(self.chip_pile):
            raise ValueError("the pile does not hold these chips")

    # ---- Decisions ----

    def legal_moves(self) -> set[str]:
        """Everything the player to decide may do; nothing while waiting for a deal and after the end."""
        match self.awaiting:
            case "plate":
                return set(self.display)  # DU-2.7
            case "action":
                return self._legal_actions(self.player)
            case "draw":
                return {"draw", "stop"} if self.stack and self._board.score > 0 else {"stop"}  # DU-3.3, DU-3.4
            case "keep" | "return":
                return set(self.drawn)  # DU-3.3
            case "slot":
                return {f"@{slot + 1}" for slot in range(9) if self._board.plates[slot] is None}  # DU-3.1
            case "rotation":
                return {f"r{rotation}" for rotation in range(4)}  # DU-3.1
            case "line":
                return {">X"} | {f">{row + 1}" for row in range(6) if self._line_accepts_hand(row)}  # DU-3.12
            case "leftover":
                return {f"^{colour}" for colour in self.leftovers}  # DU-3.6
            case "pay":
                return {"no"} | {f"pay{pairs}" for pairs in self._affordable_pairs()}  # DU-4.4, DU-4.5
            case "chip":
                return {f"${kind}" for kind in self._next_chips()}  # DU-4.5
            case "column":
                return {f"={column + 1}" for column in self._available_columns()}  # DU-4.1
        return set()

    def play(self, move: str) -> list[Event]:
        """Make a decision, carry on to the next one, to a deal or to the end, and tell what was scored on the way."""
        if move not in self.legal_moves():
            raise ValueError(f"illegal move {move!r}")
        self.moves_played += 1
        match self.awaiting:
            case "plate":
                self._take_face_up_plate(move)
                return []
            case "action":
                return self._play_action(move)
            case "draw":
                return self._play_draw_or_stop(move)
            case "keep":
                return self._keep_plate(move)
            case "return":
                return self._return_plate(move)
            case "slot":
                self._slot = int(move[1:]) - 1
                self.awaiting = "rotation"
                return []
            case "rotation":
                return self._lay_plate(rotation=int(move[1:]))
            case "line":
                return self._lay_hand(move[1:])
            case "leftover":
                self._stack_leftover(move[1:])
                return self._stack_leftovers_without_choice()
            case "pay":
                return self._play_pay_or_no(move)
            case "chip":
                self._pay_chip(move[1:])
                return self._pay_chips_without_choice()
            case "column":
                return self._play_column(int(move[1:]) - 1)
        raise AssertionError(f"nobody answers {self.awaiting!r}")

    # ---- Turns ----

    def _start_acquiring(self) -> None:
        """The starting player has the first turn (DU-3). There is always something to do: each round has 4 chips."""
        self.phase = "acquiring"
        self.awaiting = "action"
        self.player = self.starting_player

    def _end_turn(self) -> list[Event]:
        """It is the other player's turn, or the same player's again if the other one must pass (DU-3.16).

        Somebody who can do nothing sees no tile on any factory, has no token left and has taken 2 chips, so passing
        once is the same as passing for the rest of the phase.
        """
        if self._acquiring_is_over():
            return self._start_tiling()
        self.awaiting = "action"
        other_player = 1 - self.player
        if self._legal_actions(other_player):
            self.player = other_player
        return []

    def _acquiring_is_over(self) -> bool:
        """All factories are empty of tiles and chips, all tokens are used; in round 5 these do not matter (DU-3.15)."""
        no_tiles = all(self.suns[factory] == [] and self.moons[factory] == [] for factory in FACTORIES)
        no_chips = all(self.chips[factory] is None for factory in SMALL_FACTORIES)
        no_tokens = all(board.tokens == 0 for board in self.boards)
        return no_tiles and no_chips and (no_tokens or self.round == ROUNDS)

    def _legal_actions(self, player: int) -> set[str]:
        """What a turn of this player may consist of: exactly one of A, B, C, D (DU-3)."""
        board = self.boards[player]
        actions = set()
        if board.tokens > 0 and self.round < ROUNDS:  # A: DU-3.1, DU-3.5
            actions |= set(self.display)  # DU-3.2
            if self.stack and (board.score > 0 or self.display == []):  # DU-3.3, DU-3.4
                actions.add("draw")
        for factory in FACTORIES:  # B: DU-3.6
            actions |= {f"s{factory}{colour}" for colour in self.suns[factory]}
        actions |= {f"m{colour}" for colour in self._moon_colours()}  # C: DU-3.8
        if board.chips_taken < CHIPS_PER_PLAYER_AND_ROUND:  # D: DU-3.11
            actions |= {f"c{factory}" for factory in SMALL_FACTORIES if self.revealed[factory]}
        return actions

    def _play_action(self, move: str) -> list[Event]:
        """Begin a turn with A (a plate's name or "draw"), B ("s2B"), C ("mY") or D ("c3")."""
        if move in PLATES:
            self._board.tokens -= 1
            self._take_face_up_plate(move)
            return []
        if move == "draw":
            self._board.tokens -= 1
            return self._draw_plate()
        if move[0] == "s":
            self._take_from_sun(factory=move[1], colour=move[2])
            return []
        if move[0] == "m":
            self._take_from_moons(colour=move[1])
            return []
        return self._take_chip(factory=move[1])

    # ---- A: a dome plate ----

    def _take_face_up_plate(self, name: str) -> None:
        """Take a plate of the display, which is not refilled now (DU-2.7, DU-3.2); a slot must be chosen."""
        self.display.remove(name)
        self.plate = name
        self.awaiting = "slot"

    def _draw_plate(self) -> list[Event]:
        """Draw the top plate of the stack for 1 point (DU-3.3).

        With 0 points it is free: that is legal only as the first draw, when no face-up plate is left (DU-3.4).
        """
        self.drawn.append(self.stack.pop(0))
        self.awaiting = "draw"
        if self._board.score == 0:
            return []
        self._board.score -= 1
        return [("paid", self.player, 1)]

    def _play_draw_or_stop(self, move: str) -> list[Event]:
        """Draw one more plate, or stop and look at what was drawn (DU-3.3)."""
        if move == "draw":
            return self._draw_plate()
        self.awaiting = "keep"
        return []

    def _keep_plate(self, name: str) -> list[Event]:
        """Keep 1 of the drawn plates; the others must go back (DU-3.3)."""
        self.drawn.remove(name)
        self.plate = name
        return self._continue_returning()

    def _return_plate(self, name: str) -> list[Event]:
        """Put one drawn plate under the stack, below those returned before (DU-3.3)."""
        self.drawn.remove(name)
        self.stack.append(name)
        return self._continue_returning()

    def _continue_returning(self) -> list[Event]:
        """While 2 or more plates are to be returned the player names the next; the last one goes by itself (DU-3.3)."""
        if len(self.drawn) >= 2:
            self.awaiting = "return"
            return []
        self.stack += self.drawn
        self.drawn = []
        self.awaiting = "slot"
        return []

    def _lay_plate(self, rotation: int) -> list[Event]:
        """The plate comes to lie on the chosen slot for good (DU-3.1), which ends a turn or a set-up step (DU-2.7)."""
        assert self.plate is not None
        self._board.plates[self._slot] = (self.plate, rotation)
        self.plate = None
        if self.phase == "acquiring":
            return self._end_turn()
        self._refill_display()
        if self.player == self.starting_player:
            self._start_acquiring()
        else:
            self.player = self.starting_player
            self.awaiting = "plate"
        return []

    # ---- B and C: tiles ----

    def _take_from_sun(self, factory: str, colour: str) -> None:
        """Take all tiles of a colour from one sun (DU-3.6).

        The other tiles of the large factory go to its moon singly. Those of a small factory are stacked on its moon,
        but only after the player has laid the taken ones; if there are none its chip is revealed at once (DU-3.7).
        """
        others = [tile for tile in self.suns[factory] if tile != colour]
        self.hand = [tile for tile in self.suns[factory] if tile == colour]
        self.suns[factory] = []
        if factory == LARGE:
            self.moons[LARGE] = others
            if others == []:
                self._take_start_tile()  # DU-5.4: its fill had one colour, so nobody will take from its moon
        else:
            self.leftovers = others
            self._leftover_factory = factory
            if others == []:
                self.revealed[factory] = True
        self.awaiting = "line"

    def _moon_colours(self) -> set[str]:
        """The colours of all tiles of the large moon and of the top tiles of the small moons (DU-3.8)."""
        tops = {self.moons[factory][-1] for factory in SMALL_FACTORIES if self.moons[factory]}
        return tops | set(self.moons[LARGE])

    def _take_from_moons(self, colour: str) -> None:
        """Take all top tiles of a colour from the moons of all factories (DU-3.8 to DU-3.10)."""
        if colour in self.moons[LARGE]:
            self.hand += [tile for tile in self.moons[LARGE] if tile == colour]
            self.moons[LARGE] = [tile for tile in self.moons[LARGE] if tile != colour]
            self._take_start_tile()
        for factory in SMALL_FACTORIES:
            moon = self.moons[factory]
            if moon and moon[-1] == colour:
                self.hand.append(moon.pop())
                if moon == []:
                    self.revealed[factory] = True
        self.awaiting = "line"

    def _take_start_tile(self) -> None:
        """The player takes the start tile, unless somebody did so before in this round (DU-3.9)."""
        if self.start_holder is None:
            self.start_holder = self.player

    def _line_accepts_hand(self, row: int) -> bool:
        """Whether the tiles in hand may go to this pattern line; the dome does not matter (DU-3.12, DU-3.13)."""
        line = self._board.lines[row]
        is_full = len(line) == row + 1
        holds_other_colour = any(tile != self.hand[0] for tile in line)
        return not is_full and not holds_other_colour

    def _lay_hand(self, destination: str) -> list[Event]:
        """Lay the tiles in hand on a pattern line, where the surplus breaks, or let all break ("X") (DU-3.12)."""
        for tile in self.hand:
            if destination != "X" and len(self._board.lines[int(destination) - 1]) < int(destination):
                self._board.lines[int(destination) - 1].append(tile)
            else:
                self._break_tile(tile)
        self.hand = []
        return self._stack_leftovers_without_choice()

    def _break_tile(self, tile: str) -> None:
        """The tile goes to the space for broken tiles or, if that holds 4, to the tower (DU-3.14)."""
        if len(self._board.broken) < BROKEN_SPACES:
            self._board.broken.append(tile)
        else:
            self.tower.append(tile)

    def _stack_leftover(self, colour: str) -> None:
        """Put one leftover tile of this colour on top of the moon of the small factory it came from (DU-3.6)."""
        self.leftovers.remove(colour)
        self.moons[self._leftover_factory].append(colour)

    def _stack_leftovers_without_choice(self) -> list[Event]:
        """Leftovers of one colour go by themselves; as long as there are two colours the player must choose."""
        if len(set(self.leftovers)) >= 2:
            self.awaiting = "leftover"
            return []
        for colour in list(self.leftovers):
            self._stack_leftover(colour)
        return self._end_turn()

    # ---- D: a bonus chip ----

    def _take_chip(self, factory: str) -> list[Event]:
        """Take the revealed chip of a small factory (DU-3.11)."""
        kind = self.chips[factory]
        assert kind is not None
        self.chips[factory] = None
        self.revealed[factory] = False
        self._board.chips.append(kind)
        self._board.chips_taken += 1
        return self._end_turn()

    # ---- Tiling the dome ----

    def _start_tiling(self) -> list[Event]:
        """The player who started the round goes through all lines first, then the other one (DU-4)."""
        self.phase = "tiling"
        self.player = self.starting_player
        self._line = 0
        return self._continue_tiling()

    def _continue_tiling(self) -> list[Event]:
        """Handle the lines from the current one on, top to bottom, until there is a decision or the round is over."""
        events: list[Event] = []
        while True:
            if self._line < 6:
                question = self._question_about_line()
                if question is not None:
                    self.awaiting = question
                    return events
                events += self._break_hopeless_line()
                self._line += 1
            else:
                events += self._score_broken_tiles()
                if self.player != self.starting_player:
                    return events + self._end_round()
                self.player = 1 - self.player
                self._line = 0

    def _next_line(self) -> list[Event]:
        """The current line is settled; carry on with the one below."""
        self._line += 1
        return self._continue_tiling()

    def _available_columns(self) -> list[int]:
        """Where the tile of the current line, which is not empty, may go (DU-4.1)."""
        return available_columns(self._board, self._line, self._board.lines[self._line][0])

    def _question_about_line(self) -> str | None:
        """What the player must decide about the current line first, if anything.

        A complete line with an available space must be placed (DU-4.2). An incomplete one with a tile and an available
        space may be completed with chips, if there are enough (DU-4.4). No other line asks anything.
        """
        line = self._board.lines[self._line]
        if line == [] or self._available_columns() == []:
            return None
        if len(line) == self._line + 1:
            return "column"
        if self._affordable_pairs() != []:
            return "pay"
        return None

    def _break_hopeless_line(self) -> list[Event]:
        """All tiles of the line break if it has no available space and no plate can bring one (DU-4.3)."""
        line = self._board.lines[self._line]
        if line == [] or self._available_columns() != [] or not row_is_covered(self._board, self._line):
            return []
        self._board.lines[self._line] = []
        for tile in line:
            self._break_tile(tile)
        return [("break", self.player, self._line)]

    def _payments_with(self, pairs: int) -> set[tuple[str, ...]]:
        """The ways to pay for the tiles missing in the current line: so many with pairs, the others with triples."""
        line = self._board.lines[self._line]
        missing = self._line + 1 - len(line)
        return possible_payments(self._board.chips, line[0], pairs, triples=missing - pairs)

    def _affordable_pairs(self) -> list[int]:
        """How many tiles missing in the current line can be paid with pairs, the others with triples (DU-4.4)."""
        missing = self._line + 1 - len(self._board.lines[self._line])
        return [pairs for pairs in range(missing + 1) if self._payments_with(pairs)]

    def _play_pay_or_no(self, move: str) -> list[Event]:
        """Leave the line incomplete, or begin to pay for it with that many pairs (DU-4.5)."""
        if move == "no":
            return self._next_line()
        self._payments = self._payments_with(pairs=int(move.removeprefix("pay")))
        self._paid_chips = ()
        return self._pay_chips_without_choice()

    def _next_chips(self) -> set[str]:
        """The kinds that may follow the chips paid so far: those that some possible payment has next.

        The possible payments are sorted by kind, so chips are named in this order. The result is empty when all is
        paid.
        """
        already = len(self._paid_chips)
        return {
            payment[already]
            for payment in self._payments
            if len(payment) > already and payment[:already] == self._paid_chips
        }

    def _pay_chip(self, kind: str) -> None:
        """Turn over a chip; it is never used again (DU-4.4)."""
        self._paid_chips = (*self._paid_chips, kind)
        self._board.chips.remove(kind)
        self._board.spent.append(kind)

    def _pay_chips_without_choice(self) -> list[Event]:
        """Pay by itself what can be paid in one way only, up to the next choice or until the line is complete."""
        while len(self._next_chips()) == 1:
            [kind] = self._next_chips()
            self._pay_chip(kind)
        self.awaiting = "chip" if self._next_chips() else "column"
        return []

    def _play_column(self, column: int) -> list[Event]:
        """Place the tile of the current line (DU-4.1) and carry on below."""
        events = self._place_tile(self._line, column)
        return events + self._next_line()

    def _place_tile(self, row: int, column: int) -> list[Event]:
        """A tile of the line goes to the dome and scores at once, the others go to the tower (DU-4.1, 4.6, 4.7).

        Chips in the line leave nothing behind. A special tile may follow (DU-4.8).
        """
        board = self._board
        tile, *others = board.lines[row]
        board.lines[row] = []
        self.tower += others
        board.dome[row][column] = tile
        horizontal, vertical = score_tile(board.dome, row, column)
        board.score += horizontal + vertical
        placed: Event = ("tile", self.player, row, column, tile, horizontal, vertical)
        return [placed, *self._place_special_tile(slot_of_space(row, column))]

    def _place_special_tile(self, slot: int) -> list[Event]:
        """Once the three coloured spaces of a special plate are filled, a special tile scores its row (DU-4.8)."""
        board = self._board
        spaces = spaces_of_slot(slot)
        special = [(row, column) for row, column in spaces if printed_space(board, row, column) == SPECIAL_SPACE]
        empty = [(row, column) for row, column in spaces if board.dome[row][column] is None]
        if special == [] or empty != special:
            return []
        [(row, column)] = special
        board.dome[row][column] = SPECIAL_TILE
        board.score += row + 1
        return [("special", self.player, row, column, row + 1)]

    def _score_broken_tiles(self) -> list[Event]:
        """The player pays for broken tiles and start tile, once and not below 0; the tiles go to the tower (DU-4.9)."""
        board = self._board
        has_start_tile = self.start_holder == self.player
        if board.broken == [] and not has_start_tile:
            return []
        cost = COST_OF_BROKEN_TILES[len(board.broken)] + (COST_OF_START_TILE if has_start_tile else 0)
        board.score = max(0, board.score - cost)
        self.tower += board.broken
        board.broken = []
        return [("broken", self.player, cost, board.score)]

    # ---- End of the round and of the game ----

    def _end_round(self) -> list[Event]:
        """The holder of the start tile starts the next round (DU-5.5), if there is one.

        If the large factory got no tile, the start tile stayed with the player who started this round (DU-5.4).
        """
        if self.start_holder is not None:
            self.starting_player = self.start_holder
        self.start_holder = None
        self.player = self.starting_player
        if self.round == ROUNDS:
            return self._end_game()
        self.phase = "deal"
        self.awaiting = "deal"
        return []

    def _end_game(self) -> list[Event]:
        """Everybody scores the goals in play, their sum once and never below 0 (DU-6.1)."""
        self.phase = "over"
        self.awaiting = "over"
        events: list[Event] = []
        for player, board in enumerate(self.boards):
            points = [goal_points(self, player, goal) for goal in self.goals]
            events += [("goal", player, goal, earned) for goal, earned in zip(self.goals, points, strict=True)]
            board.score = max(0, board.score + sum(points))
            events.append(("final", player, board.score))
        return events

    def winner(self) -> int:
        """Who has most points; in a tie, who holds the start tile after round 5 (DU-6.2)."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        if self.boards[0].score == self.boards[1].score:
            return self.starting_player
        return 0 if self.boards[0].score > self.boards[1].score else 1

    # ---- Comparing ----

    def snapshot(self) -> dict[str, object]:
        """The whole position as plain data; two equal positions give equal snapshots."""
        return {
            "phase": self.phase,
            "awaiting": self.awaiting,
            "player": self.player,
            "round": self.round,
            "starting_player": self.starting_player,
            "start_holder": self.start_holder,
            "display": list(self.display),
            "stack": list(self.stack),
            "bag": sorted_by_colour(self.bag),
            "tower": sorted_by_colour(self.tower),
            "chip_pile": sorted_by_kind(self.chip_pile),
            "suns": {factory: sorted_by_colour(self.suns[factory]) for factory in FACTORIES},
            "moons": {
                factory: sorted_by_colour(self.moons[factory]) if factory == LARGE else "".join(self.moons[factory])
                for factory in FACTORIES
            },
            "chips": dict(self.chips),
            "revealed": dict(self.revealed),
            "hand": sorted_by_colour(self.hand),
            "leftovers": sorted_by_colour(self.leftovers),
            "drawn": list(self.drawn),
            "plate": self.plate,
            "boards": [
                {
                    "score": board.score,
                    "tokens": board.tokens,
                    "lines": ["".join(line) for line in board.lines],
                    "plates": list(board.plates),
                    "dome": ["".join(tile or "." for tile in row) for row in board.dome],
                    "broken": sorted_by_colour(board.broken),
                    "chips": sorted_by_kind(board.chips),
                    "spent": sorted_by_kind(board.spent),
                    "chips_taken": board.chips_taken,
                }
                for board in self.boards
            ],
        }


def sorted_by_colour(tiles: list[str]) -> str:
    """The tiles as text, blue first and turquoise last."""
    return "".join(sorted(tiles, key=COLOURS.index))


def must_redraw(duel: Duel, large: str) -> bool:
    """Whether these tiles for the large factory must be put back and drawn again (DU-2.5, DU-5.4).

    Tiles of one colour must, unless bag and tower hold no other colour. A single tile may stay.
    """
    has_one_colour = len(large) >= 2 and len(set(large)) == 1
    supply_has_one_colour = len(set(duel.bag + duel.tower)) == 1
    return has_one_colour and not supply_has_one_colour


# ---- Goals ----------------------------------------------------------------------------------------------------------


def goal_points(duel: Duel, player: int, goal: str) -> int:
    """What a goal is worth on a player's dome as it is now (DU-6.1). Special tiles count as tiles."""
    board = duel.boards[player]
    rows = board.dome
    columns = [[rows[row][column] for row in range(6)] for column in range(6)]
    diagonals = [[rows[i][i] for i in range(6)], [rows[i][5 - i] for i in range(6)]]
    match goal:
        case "rows":
            return 3 * sum(None not in row for row in rows)
        case "columns":
            return 7 * sum(None not in column for column in columns)
        case "diagonals":
            return 10 * sum(None not in diagonal for diagonal in diagonals)
        case "jokers":
            jokers = [rows[row][column] for row, column in spaces_showing(board, JOKER_SPACE)]
            return 0 if None in jokers else 2 * len(jokers)
        case "five-colours":
            return 4 * sum(all(colour in row for colour in COLOURS) for row in rows)
        case "outer":
            outermost = [(row, column) for row in range(6) for column in range(6) if {row, column} & {0, 5}]
            return sum(rows[row][column] is not None for row, column in outermost)
        case "corners":
            # An empty slot has no tiles, so a filled one holds a plate.
            filled = [all(rows[row][column] is not None for row, column in spaces_of_slot(slot)) for slot in range(9)]
            return 3 * (filled[0] + filled[2]) + 8 * (filled[6] + filled[8])
        case "empty-specials":
            specials = [rows[row][column] for row, column in spaces_showing(board, SPECIAL_SPACE)]
            return -3 * specials.count(None)
    raise ValueError(f"no goal {goal!r}")


# ---- Random games ---------------------------------------------------------------------------------------------------


def random_deal(duel: Duel, rng: random.Random) -> tuple[list[str], list[str]]:
    """Draw the next deal: the large factory first; the tower's tiles come after the bag's (DU-2.5, DU-5.2, DU-5.3).

    A bag with 5 or more tiles of one colour alone would be drawn from for ever although the tower has other colours
    (DU-5.4). Then the tiles of the round are shuffled once more before they are laid out.
    """
    bag_never_gives_two_colours = len(duel.bag) >= CAPACITY[LARGE] and len(set(duel.bag)) == 1
    while True:
        tiles = rng.sample(duel.bag, len(duel.bag)) + rng.sample(duel.tower, len(duel.tower))
        tiles = tiles[: sum(CAPACITY.values())]
        if bag_never_gives_two_colours:
            rng.shuffle(tiles)
        factories = []
        for factory in FACTORIES:
            factories.append("".join(tiles[: CAPACITY[factory]]))
            tiles = tiles[CAPACITY[factory] :]
        if not must_redraw(duel, factories[0]):
            return factories, rng.sample(duel.chip_pile, len(SMALL_FACTORIES))


def random_set_up(rng: random.Random) -> Duel:
    """A new game with random goals, starting player and order of the stack (DU-2.2, DU-2.3, DU-2.7)."""
    scoring_tiles = rng.sample(SCORING_TILES, rng.choice([3, 4]))
    goals = [rng.choice(sides) for sides in scoring_tiles]
    return Duel(goals, starting_player=rng.randrange(2), stack=rng.sample(list(PLATES), len(PLATES)))


def random_game(seed: int) -> Duel:
    """Play a whole game with uniformly random legal moves; the seed decides everything."""
    rng = random.Random(seed)
    duel = random_set_up(rng)
    while duel.phase != "over":
        if duel.phase == "deal":
            duel.deal(*random_deal(duel, rng))
        else:
            # Sorted, because the order of a set of strings differs from one run of Python to the next.
            duel.play(rng.choice(sorted(duel.legal_moves())))
    return duel
