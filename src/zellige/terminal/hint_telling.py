"""Facts about a move, told in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from zellige.analysis import facts as known
from zellige.analysis.facts import Fact
from zellige.i18n import Texts
from zellige.rules.duel.state import LARGE

from .naming import COLOUR_NAMES

#: Further sentences tell less than they take to read.
MOST_SENTENCES = 5


def tell(facts: Iterable[Fact], texts: Texts, names: Sequence[str], most: int = MOST_SENTENCES) -> list[str]:
    """The most important facts, a sentence each."""
    teller = _Teller(texts, names)
    return [teller.tell(fact) for fact in islice(facts, most)]


class _Teller:
    """The words of one language, and the players' names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def tell(self, fact: Fact) -> str:
        of = (self._of_lines, self._of_players, self._of_the_wall, self._of_tiles, self._of_plates_and_chips)
        return next(sentence for part in of for sentence in part(fact))

    # Parts of sentences

    def colour(self, letter: str) -> str:
        return self.texts(COLOUR_NAMES[letter])

    def tiles(self, count: int, letter: str) -> str:
        return self.texts("hint-tiles", count=count, colour=COLOUR_NAMES[letter].removeprefix("colour-"))

    def points(self, points: int) -> str:
        return self.texts("hint-points", points=points)

    def heap(self, letters: str) -> str:
        """2 × red, 1 × black."""
        return ", ".join(f"{letters.count(letter)} × {self.colour(letter)}" for letter in dict.fromkeys(letters))

    def stack(self, letters: str) -> str:
        return ", ".join(self.colour(letter) for letter in letters)

    def spaces(self, letters: str) -> str:
        # In a duel W is a multicoloured space, not white.
        names = COLOUR_NAMES | {"S": "hint-special-space", "W": "hint-joker-space"}
        return ", ".join(self.texts(names[letter]) for letter in letters)

    def place(self, row: int, column: int, colour: str) -> dict[str, str | int]:
        return {"row": row + 1, "column": column + 1, "colour": self.colour(colour)}

    def kind(self, is_special: bool) -> str:
        return self.texts("hint-special-plate" if is_special else "hint-joker-plate")

    # Sentences

    def _of_lines(self, fact: Fact) -> Iterator[str]:
        texts, points = self.texts, self.points
        match fact:
            case known.LineFilled(line, count, colour, missing):
                yield texts("hint-line-filled", line=line + 1, tiles=self.tiles(count, colour), missing=missing)
            case known.LineCompleted(line, count, colour, 0):
                yield texts("hint-line-completed", line=line + 1, tiles=self.tiles(count, colour))
            case known.LineCompleted(line, count, colour, score, is_choice):
                key = "hint-line-can-score" if is_choice else "hint-line-scores"
                yield texts(key, line=line + 1, tiles=self.tiles(count, colour), points=points(score))
            case known.LinksRaised(score):
                yield texts("hint-links-raised", points=points(score))
            case known.LineLost(game, line, count, cost):
                key = "hint-line-falls" if game == "azul" else "hint-line-breaks"
                yield texts(key, line=line + 1, count=count, points=points(cost))
            case known.NoSpace(line, colour, is_lost):
                key = "hint-no-space-left" if is_lost else "hint-no-space-yet"
                yield texts(key, row=line + 1, colour=self.colour(colour))

    def _of_players(self, fact: Fact) -> Iterator[str]:
        texts, points, names = self.texts, self.points, self.names
        match fact:
            case known.StartsNext("azul"):
                yield texts("hint-marker")
            case known.StartsNext("duel", is_last_round):
                yield texts("hint-start-tile-last" if is_last_round else "hint-start-tile")
            case known.Denied(player, line, score, 0):
                yield texts("hint-denied-all", player=names[player], line=line + 1, points=points(score))
            case known.Denied(player, line, score, left):
                name, left_points = names[player], points(left)
                yield texts("hint-denied", player=name, line=line + 1, points=points(score), left=left_points)
            case known.Reply(player, move, line, count, colour, score, is_new):
                key = "hint-reply-new" if is_new else "hint-reply"
                tiles = self.tiles(count, colour)
                yield texts(key, player=names[player], line=line + 1, tiles=tiles, move=move, points=points(score))

    def _of_the_wall(self, fact: Fact) -> Iterator[str]:
        texts, points = self.texts, self.points
        match fact:
            case known.TilePlaced(row, column, colour, score, None):
                yield texts("hint-placed-only", points=points(score), **self.place(row, column, colour))
            case known.TilePlaced(row, column, colour, score, int(other)):
                place = {"row": row + 1, "column": column + 1}
                yield texts(
                    "hint-placed", colour=self.colour(colour), points=points(score), other=points(other), **place
                )
            case known.RowCompleted(row, score, ends_game):
                yield texts("hint-row-ends" if ends_game else "hint-row-completed", row=row + 1, points=points(score))
            case known.ColumnCompleted(column, score):
                yield texts("hint-column-completed", column=column + 1, points=points(score))
            case known.ColourCompleted(colour, score):
                yield texts("hint-colour-completed", colour=self.colour(colour), points=points(score))
            case known.ColumnGrows(column, tiles, score):
                yield texts("hint-column-grows", column=column + 1, tiles=tiles, points=points(score))
            case known.ColourGrows(colour, tiles, score):
                yield texts("hint-colour-grows", colour=self.colour(colour), tiles=tiles, points=points(score))
            case known.GoalChanged(goal, score):
                key = "hint-goal-rises" if score > 0 else "hint-goal-falls"
                yield texts(key, goal=texts(f"goal-{goal}"), points=points(abs(score)))
            case known.SpecialPlaced(score):
                yield texts("hint-special", points=points(score))

    def _of_tiles(self, fact: Fact) -> Iterator[str]:
        texts, points = self.texts, self.points
        match fact:
            case known.TilesFallen(0, _, _, cost):
                yield texts("hint-marker-falls", points=points(cost))
            case known.TilesFallen(count, colour, with_marker, cost):
                key = "hint-marker-and-tiles-fall" if with_marker else "hint-tiles-fall"
                yield texts(key, tiles=self.tiles(count, colour), points=points(cost))
            case known.TilesBroken(0, _, _, cost):
                yield texts("hint-start-tile-costs", points=points(cost))
            case known.TilesBroken(count, colour, with_start_tile, cost):
                key = "hint-start-tile-and-tiles-break" if with_start_tile else "hint-tiles-break"
                yield texts(key, tiles=self.tiles(count, colour), points=points(cost))
            case known.TilesCentred(letters):
                yield texts("hint-centred", list=self.heap(letters))
            case known.Burden(count, colour, least):
                yield texts("hint-burden", tiles=self.tiles(count, colour), least=least)
            case known.TilesTaken(count, colour, None):
                yield texts("hint-taken-moons", tiles=self.tiles(count, colour))
            case known.TilesTaken(count, colour, factory) if factory == LARGE:
                yield texts("hint-taken-large", tiles=self.tiles(count, colour))
            case known.TilesTaken(count, colour, int(factory)):
                yield texts("hint-taken-sun", tiles=self.tiles(count, colour), factory=factory)
            case known.LeftoversStacked(factory, letters) if factory == LARGE:
                yield texts("hint-leftovers-large", list=self.heap(letters))
            case known.LeftoversStacked(factory, letters):
                yield texts("hint-leftovers", factory=factory, list=self.stack(letters))
            case known.LeftoverNext(factory, colour, waiting):
                yield texts("hint-leftover-next", factory=factory, colour=self.colour(colour), list=self.heap(waiting))

    def _of_plates_and_chips(self, fact: Fact) -> Iterator[str]:
        texts, points = self.texts, self.points
        match fact:
            case known.PlateTaken(plate, is_special, None):
                yield texts("hint-plate-opening", plate=plate, kind=self.kind(is_special))
            case known.PlateTaken(plate, is_special, int(tokens)):
                yield texts("hint-plate-taken", plate=plate, kind=self.kind(is_special), tokens=tokens)
            case known.PlateDrawn(is_special, cost):
                yield texts("hint-plate-drawn", kind=self.kind(is_special), points=points(cost))
            case known.DrawingStopped(count):
                yield texts("hint-drawing-stopped", count=count)
            case known.PlateKept(plate, is_special, returned):
                yield texts("hint-plate-kept", plate=plate, kind=self.kind(is_special), count=returned)
            case known.PlateReturned(plate):
                yield texts("hint-plate-returned", plate=plate)
            case known.SlotChosen(plate, slot, row):
                yield texts("hint-slot", plate=plate, slot=slot + 1, row=row + 1, next=row + 2)
            case known.PlatePlaced(plate, slot, row, upper, lower):
                spaces = {"upper": self.spaces(upper), "lower": self.spaces(lower)}
                yield texts("hint-plate-placed", plate=plate, slot=slot + 1, row=row + 1, next=row + 2, **spaces)
            case known.SpaceGained(line, colour, 0):
                yield texts("hint-space-gained", line=line + 1, colour=self.colour(colour))
            case known.SpaceGained(line, colour, score):
                scored, name = points(score), self.colour(colour)
                yield texts("hint-space-gained-scores", line=line + 1, colour=name, points=scored)
            case known.ChipRevealed(factory):
                yield texts("hint-chip-revealed", factory=factory)
            case known.ChipTaken(chip, number):
                yield texts("hint-chip-first" if number == 1 else "hint-chip-second", chip=chip)
            case known.ChipsSuffice(line, colour):
                yield texts("hint-chips-suffice", line=line + 1, colour=self.colour(colour))
            case known.LinePaid(line, count, left, score):
                yield texts("hint-paid", line=line + 1, count=count, left=left, points=points(score))
            case known.PaymentDeclined(line, chips, score):
                yield texts("hint-declined", line=line + 1, chips=chips, points=points(score))
            case known.ChipSpent(chip, left):
                yield texts("hint-chip-spent", chip=chip, left=left)
