"""Azul, played slowly and obviously: an oracle to check a fast engine against.

Rule numbers (AZ-3.4) refer to the numbered rules of the project. Players, rows and columns count from 0 in Python
and from 1 in the text of a move. Tiles are the letters of their colours; the starting player's marker is "M".

>>> game = Azul(players=2, side="coloured", starting_player=0)
>>> game.deal(["BBYR", "KKWW", "BYRK", "WWWB", "YYYY"])
[]
>>> game.play("1B2")
[]
>>> game.boards[0].lines[1], game.centre, game.player
(['B', 'B'], ['Y', 'R'], 1)
"""

import random
from collections import Counter
from dataclasses import dataclass, field

COLOURS = "BYRKW"
"""Blue, yellow, red, black, white: the order of the first row of the coloured wall (AZ-1.7)."""

MARKER = "M"
TILES_OF_EACH_COLOUR = 20
NUMBER_OF_DISPLAYS = {2: 5, 3: 7, 4: 9}
TILES_ON_A_DISPLAY = 4
FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3]

Wall = list[list[str | None]]
Event = tuple[object, ...]


def empty_lines() -> list[list[str]]:
    """Five pattern lines without tiles (AZ-1.4)."""
    return [[] for _ in range(5)]


def empty_wall() -> Wall:
    """Five rows of five free spaces (AZ-1.4)."""
    return [[None] * 5 for _ in range(5)]


@dataclass
class Board:
    """One player's board; it starts empty, with a score of 0 (AZ-1.4)."""

    score: int = 0
    lines: list[list[str]] = field(default_factory=empty_lines)
    wall: Wall = field(default_factory=empty_wall)
    floor: list[str] = field(default_factory=list)


# ---- The wall -------------------------------------------------------------------------------------------------------


def printed_column(row: int, colour: str) -> int:
    """The column where the coloured wall shows this colour in this row (AZ-1.7)."""
    return (COLOURS.index(colour) + row) % 5


def colours_in_column(wall: Wall, column: int) -> list[str | None]:
    """What the five spaces of a column hold, from top to bottom."""
    return [wall[row][column] for row in range(5)]


def neighbours_in_direction(wall: Wall, row: int, column: int, down: int, right: int) -> int:
    """How many tiles follow (row, column) without a gap, going (down, right) at each step."""
    count = 0
    row, column = row + down, column + right
    while 0 <= row < 5 and 0 <= column < 5 and wall[row][column] is not None:
        count += 1
        row, column = row + down, column + right
    return count


def score_tile(wall: Wall, row: int, column: int) -> tuple[int, int]:
    """Points for the tile just laid at (row, column): (for its linked row, for its linked column) (AZ-3.4).

    A direction without a neighbour earns 0. A tile without any neighbour earns 1, written (1, 0) (AZ-3.3).
    """
    left = neighbours_in_direction(wall, row, column, 0, -1)
    right = neighbours_in_direction(wall, row, column, 0, +1)
    above = neighbours_in_direction(wall, row, column, -1, 0)
    below = neighbours_in_direction(wall, row, column, +1, 0)
    if left + right + above + below == 0:
        return (1, 0)
    horizontal = left + 1 + right if left + right > 0 else 0
    vertical = above + 1 + below if above + below > 0 else 0
    return (horizontal, vertical)


def complete_rows(wall: Wall) -> list[int]:
    """The rows with five tiles (AZ-5.1, AZ-5.2)."""
    return [row for row in range(5) if None not in wall[row]]


def complete_columns(wall: Wall) -> list[int]:
    """The columns with five tiles (AZ-5.2)."""
    return [column for column in range(5) if None not in colours_in_column(wall, column)]


def complete_colours(wall: Wall) -> list[str]:
    """The colours with all five tiles on the wall (AZ-5.2). No row holds a colour twice, so each row must have it."""
    return [colour for colour in COLOURS if all(colour in wall[row] for row in range(5))]


# ---- The game -------------------------------------------------------------------------------------------------------


class Azul:
    """A game of Azul from set-up to the end; it stops and waits whenever a deal or a player's decision is needed."""

    def __init__(self, players: int, side: str, starting_player: int) -> None:
        """Set up the table (AZ-1.1 to AZ-1.5) and wait for the first deal."""
        if players not in NUMBER_OF_DISPLAYS:
            raise ValueError(f"2, 3 or 4 players, not {players}")
        if side not in ("coloured", "grey"):
            raise ValueError(f"side is 'coloured' or 'grey', not {side!r}")
        if starting_player not in range(players):
            raise ValueError(f"no player {starting_player}")
        self.players = players
        self.side = side
        self.phase = "deal"
        self.player = starting_player
        self.round = 0
        self.starting_player = starting_player
        self.marker_holder: int | None = None
        self.displays: list[list[str]] = [[] for _ in range(NUMBER_OF_DISPLAYS[players])]
        self.centre: list[str] = []
        self.bag: list[str] = [colour for colour in COLOURS for _ in range(TILES_OF_EACH_COLOUR)]
        self.lid: list[str] = []
        self.boards: list[Board] = [Board() for _ in range(players)]
        self.moves_played = 0

    # ---- The deal ----

    def deal(self, displays: list[str]) -> list[Event]:
        """Fill the displays with the given tiles and start the next round (AZ-1.6, AZ-4.1 to AZ-4.3).

        The lid goes into the bag only if the bag does not hold enough (AZ-4.2). ValueError if the deal is impossible.
        If there is no tile at all the game ends (AZ-4.4); a game played from its start notices that already after
        wall-tiling, so this concerns only positions set up by hand.
        """
        self._check_deal(displays)
        tiles = "".join(displays)
        if tiles == "":
            return self._end_game()
        if len(tiles) > len(self.bag):
            self.bag = self.bag + self.lid
            self.lid = []
        for tile in tiles:
            self.bag.remove(tile)
        self.displays = [list(display) for display in displays]
        self.round += 1
        self.phase = "offer"
        self.player = self.starting_player
        return []

    def _check_deal(self, displays: list[str]) -> None:
        """Raise ValueError unless these tiles can come out of the bag and, once it ran out, the lid (AZ-4.1 to 4.3)."""
        if self.phase != "deal":
            raise ValueError(f"no deal in the phase {self.phase!r}")
        if len(displays) != len(self.displays):
            raise ValueError(f"{len(self.displays)} displays, not {len(displays)}")
        if any(len(display) > TILES_ON_A_DISPLAY for display in displays):
            raise ValueError("a display takes at most 4 tiles")
        dealt, bag, lid = Counter("".join(displays)), Counter(self.bag), Counter(self.lid)
        expected = min(TILES_ON_A_DISPLAY * len(displays), bag.total() + lid.total())
        if dealt.total() != expected:
            raise ValueError(f"{expected} tiles must be dealt, not {dealt.total()}")
        # Between counters, <= means "each tile of the left one is also in the right one".
        if dealt.total() <= bag.total():
            if not dealt <= bag:
                raise ValueError("the bag does not hold these tiles")
        else:
            if not bag <= dealt:
                raise ValueError("tiles come out of the lid only after all those of the bag")
            if not dealt <= bag + lid:
                raise ValueError("bag and lid together do not hold these tiles")

    # ---- Moves ----

    def legal_moves(self) -> set[str]:
        """Everything the player to move may do; nothing while waiting for a deal and after the end."""
        if self.phase == "offer":
            return self._legal_takes()
        if self.phase == "tiling":
            return self._legal_placements()
        return set()

    def play(self, move: str) -> list[Event]:
        """Make a move, carry on to the next decision, deal or the end, and tell what was scored on the way."""
        if move not in self.legal_moves():
            raise ValueError(f"illegal move {move!r}")
        self.moves_played += 1
        if self.phase == "tiling":
            line, column = move.split("-")
            placed = self._place_tile(int(line) - 1, int(column) - 1)
            return [placed, *self._continue_wall_tiling()]
        self._take(source=move[0], colour=move[1], destination=move[2])
        if self._tiles_on_offer():
            self.player = self._next_player()
            return []
        self.player = self.starting_player
        return self._continue_wall_tiling()

    def _next_player(self) -> int:
        """The player clockwise from the one to move (AZ-2.1)."""
        return (self.player + 1) % self.players

    # ---- Factory offer ----

    def _tiles_on_offer(self) -> bool:
        """Whether the centre or a display still holds a tile; if not, the factory offer ends (AZ-2.12)."""
        return self.centre != [] or any(display != [] for display in self.displays)

    def _sources(self) -> dict[str, list[str]]:
        """The tiles at each place to take from: displays "1", "2", … (AZ-2.2) and the centre "C" (AZ-2.3)."""
        sources = {str(number): display for number, display in enumerate(self.displays, start=1)}
        sources["C"] = self.centre
        return sources

    def _legal_takes(self) -> set[str]:
        """Any colour of any source, to any line that may hold it or to the floor line (AZ-2.2, 2.3, 2.6, 2.11)."""
        moves = set()
        rows = {colour: [row for row in range(5) if self._line_accepts(row, colour)] for colour in COLOURS}
        for source, tiles in self._sources().items():
            for colour in set(tiles):
                moves.add(source + colour + "F")
                for row in rows[colour]:
                    moves.add(source + colour + str(row + 1))
        return moves

    def _line_accepts(self, row: int, colour: str) -> bool:
        """Whether the player to move may lay this colour on this pattern line (the same on both sides: AZ-7.5)."""
        board = self.boards[self.player]
        line = board.lines[row]
        is_full = len(line) == row + 1  # AZ-2.9
        holds_other_colour = any(tile != colour for tile in line)  # AZ-2.7
        is_on_wall_row = colour in board.wall[row]  # AZ-2.8
        return not is_full and not holds_other_colour and not is_on_wall_row

    def _take(self, source: str, colour: str, destination: str) -> None:
        """Take all tiles of a colour from a source and lay them on one line or on the floor (AZ-2.2 to AZ-2.11)."""
        tiles = self._sources()[source]
        taken = [tile for tile in tiles if tile == colour]
        others = [tile for tile in tiles if tile != colour]
        if source == "C":
            self.centre = others
            if self.marker_holder is None:
                self._take_marker()
        else:
            self.displays[int(source) - 1] = []
            self.centre = self.centre + others
        for tile in taken:
            if destination == "F":
                self._drop_on_floor(tile)
            else:
                row = int(destination) - 1
                line = self.boards[self.player].lines[row]
                if len(line) < row + 1:
                    line.append(tile)
                else:
                    self._drop_on_floor(tile)  # AZ-2.9

    def _take_marker(self) -> None:
        """The player to move takes the marker, to the leftmost free floor space if there is one (AZ-2.3, AZ-2.4)."""
        self.marker_holder = self.player
        floor = self.boards[self.player].floor
        if len(floor) < len(FLOOR_COSTS):
            floor.append(MARKER)

    def _drop_on_floor(self, tile: str) -> None:
        """A tile of the player to move falls to the floor line or, beyond the seventh space, to the lid (AZ-2.10)."""
        floor = self.boards[self.player].floor
        if len(floor) < len(FLOOR_COSTS):
            floor.append(tile)
        else:
            self.lid.append(tile)

    # ---- Wall-tiling ----

    def _continue_wall_tiling(self) -> list[Event]:
        """Do wall-tiling from the player to move onwards until somebody must choose or everybody is done.

        The players follow one another clockwise from the one who started the round; each goes through the lines from
        top to bottom and then scores the floor line (AZ-3.1 to 3.8). A line that was dealt with is empty, so the next
        line is always the topmost complete one.
        """
        events: list[Event] = []
        while True:
            row = self._topmost_complete_line()
            if row is None:
                events += self._score_floor_line()
                self.player = self._next_player()
                if self.player == self.starting_player:
                    return events + self._end_round()
            elif self._allowed_columns(row) == []:
                events.append(self._drop_unplaceable_line(row))
            elif self.side == "coloured":
                [column] = self._allowed_columns(row)
                events.append(self._place_tile(row, column))
            else:
                self.phase = "tiling"
                return events

    def _topmost_complete_line(self) -> int | None:
        """The row of the first complete pattern line of the player to move, if there is one (AZ-3.1, AZ-3.2)."""
        for row in range(5):
            if len(self.boards[self.player].lines[row]) == row + 1:
                return row
        return None

    def _allowed_columns(self, row: int) -> list[int]:
        """Where the tile of a complete line of the player to move may go.

        Coloured side: the one printed space (AZ-3.2). Grey side: any free space of the row whose column, like the row
        itself, does not hold the colour yet (AZ-7.1, AZ-7.2).
        """
        board = self.boards[self.player]
        colour = board.lines[row][0]
        if self.side == "coloured":
            return [printed_column(row, colour)]
        if colour in board.wall[row]:
            return []
        return [
            column
            for column in range(5)
            if board.wall[row][column] is None and colour not in colours_in_column(board.wall, column)
        ]

    def _legal_placements(self) -> set[str]:
        """The player to move must place the tile of the topmost complete line (AZ-7.3, AZ-7.6)."""
        row = self._topmost_complete_line()
        if row is None:
            return set()
        return {f"{row + 1}-{column + 1}" for column in self._allowed_columns(row)}

    def _place_tile(self, row: int, column: int) -> Event:
        """One tile of a complete line goes to the wall and scores; the others go to the lid (AZ-3.2 to AZ-3.5)."""
        board = self.boards[self.player]
        to_wall, *to_lid = board.lines[row]
        board.lines[row] = []
        board.wall[row][column] = to_wall
        self.lid += to_lid
        horizontal, vertical = score_tile(board.wall, row, column)
        board.score += horizontal + vertical
        return ("wall", self.player, row, column, to_wall, horizontal, vertical)

    def _drop_unplaceable_line(self, row: int) -> Event:
        """All tiles of a complete line without an allowed space fall to the floor line (AZ-7.4)."""
        board = self.boards[self.player]
        tiles = board.lines[row]
        board.lines[row] = []
        for tile in tiles:
            self._drop_on_floor(tile)
        return ("unplaceable", self.player, row)

    def _score_floor_line(self) -> list[Event]:
        """The player to move pays for the floor line, but not below 0, and clears it (AZ-3.6 to AZ-3.8).

        The marker costs like a tile but does not go to the lid. An empty floor line is no event.
        """
        board = self.boards[self.player]
        if board.floor == []:
            return []
        cost = sum(FLOOR_COSTS[: len(board.floor)])
        board.score = max(0, board.score - cost)
        self.lid += [tile for tile in board.floor if tile != MARKER]
        board.floor = []
        return [("floor", self.player, cost, board.score)]

    # ---- End of the round and of the game ----

    def _end_round(self) -> list[Event]:
        """Pass the start to the marker's holder (AZ-3.8), then end the game or wait for the next deal (AZ-4.1).

        If nobody took the marker the previous starting player starts again (AZ-4.5).
        """
        if self.marker_holder is not None:
            self.starting_player = self.marker_holder
        self.marker_holder = None
        self.player = self.starting_player
        somebody_has_a_row = any(complete_rows(board.wall) != [] for board in self.boards)  # AZ-5.1
        nothing_to_deal = self.bag == [] and self.lid == []  # AZ-4.4
        if somebody_has_a_row or nothing_to_deal:
            return self._end_game()
        self.phase = "deal"
        return []

    def _end_game(self) -> list[Event]:
        """Add everybody's bonuses: 2 per row, 7 per column, 10 per colour (AZ-5.2)."""
        self.phase = "over"
        events: list[Event] = []
        for player, board in enumerate(self.boards):
            for row in complete_rows(board.wall):
                board.score += 2
                events.append(("bonus", player, "row", row, 2))
            for column in complete_columns(board.wall):
                board.score += 7
                events.append(("bonus", player, "column", column, 7))
            for colour in complete_colours(board.wall):
                board.score += 10
                events.append(("bonus", player, "colour", colour, 10))
        return events

    def winners(self) -> set[int]:
        """Who has most points and, among those, most complete rows; several players share the victory (AZ-5.3)."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        results = [(board.score, len(complete_rows(board.wall))) for board in self.boards]
        return {player for player in range(self.players) if results[player] == max(results)}

    # ---- Comparing ----

    def snapshot(self) -> dict[str, object]:
        """The whole position as plain data; two equal positions give equal snapshots."""
        return {
            "phase": self.phase,
            "player": self.player,
            "round": self.round,
            "starting_player": self.starting_player,
            "marker_holder": self.marker_holder,
            "displays": [sorted_by_colour(display) for display in self.displays],
            "centre": sorted_by_colour(self.centre),
            "bag": [self.bag.count(colour) for colour in COLOURS],
            "lid": [self.lid.count(colour) for colour in COLOURS],
            "boards": [
                {
                    "score": board.score,
                    "lines": ["".join(line) for line in board.lines],
                    "wall": ["".join(tile or "." for tile in row) for row in board.wall],
                    "floor": "".join(board.floor),
                }
                for board in self.boards
            ],
        }


def sorted_by_colour(tiles: list[str]) -> str:
    """The tiles as text, blue first and white last."""
    return "".join(sorted(tiles, key=COLOURS.index))


# ---- Random games ---------------------------------------------------------------------------------------------------


def random_deal(game: Azul, rng: random.Random) -> list[str]:
    """Draw the next deal: display 1 first, then 2, …; an empty bag is refilled from the lid (AZ-4.1 to AZ-4.3)."""
    bag, lid = list(game.bag), list(game.lid)
    displays = []
    for _ in game.displays:
        display = ""
        while len(display) < TILES_ON_A_DISPLAY and (bag or lid):
            if not bag:
                bag, lid = lid, []
            display += bag.pop(rng.randrange(len(bag)))
        displays.append(display)
    return displays


class EndlessGameError(Exception):
    """A random game reached its cap on rounds; the rules themselves know no cap (AZ-6.2)."""


def random_game(players: int, side: str, seed: int, most_rounds: int = 200) -> Azul:
    """Play a whole game with uniformly random legal moves; the seed decides everything, also who starts (AZ-1.5).

    About one random grey game in 2000 never ends, because all rows of all players got stuck: the colour that a row
    lacks is not allowed in its free space, or is no longer among the tiles that go round. Such a game raises
    EndlessGameError. Of 18000 random games none that ended took more than 33 rounds.
    """
    rng = random.Random(seed)
    game = Azul(players, side, starting_player=rng.randrange(players))
    while game.phase != "over":
        if game.phase == "deal":
            if game.round == most_rounds:
                raise EndlessGameError(f"{players} players, {side}, seed {seed}: not over after {most_rounds} rounds")
            game.deal(random_deal(game, rng))
        else:
            # Sorted, because the order of a set of strings differs from one run of Python to the next.
            game.play(rng.choice(sorted(game.legal_moves())))
    return game
