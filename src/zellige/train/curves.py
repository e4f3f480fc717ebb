"""The picture of a training run: how much its nets explain, and how much stronger each generation is."""

import math
from typing import Any
from xml.sax.saxutils import escape

from zellige.arena.rating import elo_of
from zellige.charts import chart, round_step

#: Sizes in pixels.
WIDTH, HEIGHT, MARGIN, TOP = 760, 300, 56, 64


def curve(variant: str, generations: list[dict[str, Any]]) -> str:
    """What is explained after every epoch on the left, and Elo over what the run began with on the right: the sum
    of what every generation gained at its gate.
    """
    explained = [epoch[1] for known in generations for epoch in known.get("epochs", [])]
    elo, errors, reached = [0.0], [0.0], 0.0
    for known in generations:
        if "gate" in known:
            gate = known["gate"]
            elo.append(reached + elo_of(gate["score"]))
            errors.append(elo_of(0.5 + gate["score_error"] / 2) * 2)
            reached = elo[-1] if known["passed"] else reached
    half = WIDTH / 2
    parts = [
        *_panel(0, half, "held-out variance explained, by epoch", explained, [0.0] * len(explained), "{:.0%}"),
        *_panel(half, half, "Elo gained at the gates, by generation", elo, errors, "{:.0f}"),
    ]
    return chart(f"{variant}: {len(elo) - 1} generations", WIDTH, HEIGHT, parts)


def _panel(left: float, width: float, heading: str, values: list[float], errors: list[float], figure: str) -> list[str]:
    """A line through values, with whiskers where there are errors."""
    parts = [f'<text class="faint" x="{left + 16}" y="46">{escape(heading)}</text>']
    if not values:
        return parts
    lowest = min(0.0, *(value - error for value, error in zip(values, errors, strict=True)))
    highest = max(value + error for value, error in zip(values, errors, strict=True))
    highest = max(highest, lowest + 0.1)

    def place(index: int, value: float) -> tuple[float, float]:
        across = index / max(1, len(values) - 1)
        up = (value - lowest) / (highest - lowest)
        x = left + MARGIN + across * (width - MARGIN - 24)
        return round(x, 1), round(HEIGHT - 32 - up * (HEIGHT - 32 - TOP), 1)

    step = round_step(highest - lowest)
    for count in range(math.ceil(lowest / step), math.floor(highest / step) + 1):
        value = count * step
        x, y = place(0, value)
        parts.append(f'<path class="grid" d="M{x} {y}H{place(len(values) - 1, value)[0]}"/>')
        label = figure.format(value).replace("-", "−")
        parts.append(f'<text class="faint small" x="{x - 8}" y="{y + 4}" text-anchor="end">{label}</text>')
    line = " ".join(f"{x},{y}" for x, y in (place(index, value) for index, value in enumerate(values)))
    parts.append(f'<polyline class="line" stroke-width="2" points="{line}"/>')
    for index, (value, error) in enumerate(zip(values, errors, strict=True)):
        x, y = place(index, value)
        parts.append(f'<circle class="bar" cx="{x}" cy="{y}" r="3"/>')
        if error:
            low, high = place(index, value - error)[1], place(index, value + error)[1]
            parts.append(f'<path class="whisker" d="M{x} {low}V{high}M{x - 4} {low}h8M{x - 4} {high}h8"/>')
    return parts
