"""Scenes of boxes, discs and words, as an SVG or as an array of pixels."""

from collections.abc import Iterable
from dataclasses import dataclass
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

#: The side of a tile, and from one tile to the next.
TILE, STEP = 20, 22

INK, CLOTH, BOARD, WELL, LINE = "#20242c", "#f4f1ea", "#ffffff", "#e6e2d8", "#9a958a"

#: Each tile's colour, the colour of its letter, and the colour of a space that is printed for it.
COLOURS = {
    "B": ("#1f5fbf", "#ffffff", "#cfdff5"),
    "Y": ("#e8b820", "#000000", "#f8ebc0"),
    "R": ("#c0392b", "#ffffff", "#f3d3cf"),
    "K": ("#3b3b46", "#ffffff", "#d4d4da"),
    "W": ("#e6f0f0", "#0b5f6b", "#f1f6f6"),
    "T": ("#3cc9b4", "#00302c", "#cdf1eb"),
    "M": ("#b9a7e0", "#000000", "#ffffff"),
    "*": ("#f3dfae", "#5a3d00", "#ffffff"),
    "S": ("#f3dfae", "#5a3d00", "#faf3df"),
}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle from its upper left corner."""

    x: int
    y: int
    width: int
    height: int
    fill: str
    outline: str = LINE


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle around its centre."""

    x: int
    y: int
    radius: int
    fill: str
    outline: str = LINE


@dataclass(frozen=True, slots=True)
class Words:
    """Text around a point, or to the right of it."""

    x: int
    y: int
    text: str
    size: int = 12
    fill: str = INK
    centred: bool = False


Shape = Box | Disc | Words


@dataclass(frozen=True)
class Scene:
    """Shapes, the last on top, on a cloth of some size."""

    width: int
    height: int
    shapes: tuple[Shape, ...]

    def svg(self) -> str:
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        cloth = Box(0, 0, self.width, self.height, CLOTH, CLOTH)
        shapes = "\n".join(map(_element, (cloth, *self.shapes)))
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">\n{shapes}\n</svg>\n'

    def pixels(self) -> npt.NDArray[np.uint8]:
        """An array of rows, columns and red, green, blue."""
        image = Image.new("RGB", (self.width, self.height), CLOTH)
        draw = ImageDraw.Draw(image)
        for shape in self.shapes:
            _draw(draw, shape)
        return np.array(image, np.uint8)


def tile(letter: str, x: int, y: int) -> list[Shape]:
    fill, ink, _ = COLOURS[letter]
    return [Box(x, y, TILE, TILE, fill), Words(x + TILE // 2, y + TILE // 2, letter, fill=ink, centred=True)]


def space(x: int, y: int, printed: str = "") -> Shape:
    """An empty space, pale in the colour that is printed there."""
    return Box(x, y, TILE, TILE, COLOURS[printed][2] if printed else WELL)


def tiles(letters: Iterable[str], x: int, y: int) -> list[Shape]:
    """Tiles in a row."""
    return [shape for place, letter in enumerate(letters) for shape in tile(letter, x + place * STEP, y)]


def line(letters: str, capacity: int, right: int, y: int) -> list[Shape]:
    """A pattern line, which fills from the right."""
    shapes: list[Shape] = []
    for place in range(capacity):
        x = right - (place + 1) * STEP
        shapes += tile(letters[0], x, y) if place < len(letters) else [space(x, y)]
    return shapes


def _element(shape: Shape) -> str:
    if isinstance(shape, Box):
        place = f'x="{shape.x}" y="{shape.y}" width="{shape.width}" height="{shape.height}" rx="2"'
        return f'<rect {place} fill="{shape.fill}" stroke="{shape.outline}"/>'
    if isinstance(shape, Disc):
        place = f'cx="{shape.x}" cy="{shape.y}" r="{shape.radius}"'
        return f'<circle {place} fill="{shape.fill}" stroke="{shape.outline}"/>'
    anchor = "middle" if shape.centred else "start"
    place = f'x="{shape.x}" y="{shape.y}" font-size="{shape.size}" text-anchor="{anchor}" dominant-baseline="central"'
    return f'<text {place} fill="{shape.fill}">{escape(shape.text)}</text>'


def _draw(draw: ImageDraw.ImageDraw, shape: Shape) -> None:
    if isinstance(shape, Box):
        corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
        draw.rounded_rectangle(corners, 2, fill=shape.fill, outline=shape.outline)
    elif isinstance(shape, Disc):
        corners = (shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
        draw.ellipse(corners, fill=shape.fill, outline=shape.outline)
    else:
        font = ImageFont.load_default(shape.size)
        draw.text((shape.x, shape.y), shape.text, shape.fill, font, anchor="mm" if shape.centred else "lm")
