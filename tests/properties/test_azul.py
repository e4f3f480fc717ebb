"""What holds in every game of Azul."""

from collections import Counter

from hypothesis import given

from tests.properties.strategies import games
from zellige import azul
from zellige.azul import Position

Heaps = Counter[str]


def heaps(position: Position) -> Heaps:
    """Every tile of a position by place and colour."""
    found: Heaps = Counter()
    places = {"centre": position.centre} | {str(n): display for n, display in enumerate(position.displays, 1)}
    for player, board in enumerate(position.boards):
        places |= {f"line {player} {line}": tiles for line, tiles in enumerate(board.lines)}
        places |= {f"wall {player} {row}": tiles.replace(".", "") for row, tiles in enumerate(board.wall)}
        places[f"floor {player}"] = board.floor.replace("M", "")
    for colour, letter in enumerate("BYRKW"):
        found[f"bag {letter}"] = position.bag[colour]
        found[f"lid {letter}"] = position.lid[colour]
        for place, tiles in places.items():
            found[f"{place} {letter}"] = tiles.count(letter)
    return +found


def moved(found: Heaps, origin: str, target: str, colour: azul.Colour) -> None:
    assert found[f"{origin} {colour.letter}"] > 0, f"no {colour.name} in {origin}"
    found[f"{origin} {colour.letter}"] -= 1
    found[f"{target} {colour.letter}"] += 1


def follow(found: Heaps, scores: list[int], event: azul.Event) -> None:
    """Move the tile that an event tells of, or write its points down."""
    match event:
        case azul.TileTaken(player, source, colour):
            moved(found, str(source) if source else "centre", f"hand {player}", colour)
        case azul.TileCentred(display, colour):
            moved(found, str(display), "centre", colour)
        case azul.TileLaid(player, line, _, colour):
            moved(found, f"hand {player}", f"line {player} {line}", colour)
        case azul.TileFallen(player, space, colour, line):
            origin = f"hand {player}" if line is None else f"line {player} {line}"
            moved(found, origin, "lid" if space is None else f"floor {player}", colour)
        case azul.TilePlaced(player, row, _, colour, horizontal, vertical):
            moved(found, f"line {player} {row}", f"wall {player} {row}", colour)
            scores[player] += horizontal + vertical
        case azul.TileDiscarded(player, line, colour):
            moved(found, f"line {player} {line}", "lid", colour)
        case azul.FloorScored(player, cost, score):
            scores[player] = max(0, scores[player] - cost)
            assert scores[player] == score
        case azul.TileSwept(player, _, colour):
            moved(found, f"floor {player}", "lid", colour)
        case azul.BagRefilled():
            for letter in "BYRKW":
                found[f"bag {letter}"] += found.pop(f"lid {letter}", 0)
        case azul.TileDealt(display, colour):
            moved(found, "bag", str(display), colour)
        case azul.BonusScored(player, _, _, points):
            scores[player] += points


@given(games)
def test_az_6_1_events_alone_lead_from_position_to_position_and_keep_every_tile(game: azul.Game) -> None:
    found, scores = heaps(game.start), list(game.start.scores)
    for step in game.steps:
        for event in step.events:
            follow(found, scores, event)
            for letter in "BYRKW":
                assert sum(count for place, count in found.items() if place.endswith(letter)) == 20
        assert +found == heaps(step.position)
        assert tuple(scores) == step.position.scores
