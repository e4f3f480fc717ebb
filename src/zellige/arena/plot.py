"""The Elo plot: a bar and an interval for every player, drawn as SVG by hand."""

import math
from xml.sax.saxutils import escape

from zellige.charts import chart, round_step

from .report import Report

#: Sizes in pixels.
WIDTH, ROW, TOP, BOTTOM, LABELS, FIGURES = 760, 34, 48, 40, 230, 120
#: A label longer than this is cut.
LONGEST_LABEL = 30


def elo_plot(report: Report) -> str:
    """The players from the highest Elo to the lowest, each with its 95 % interval."""
    players = sorted(report.players, key=lambda player: -player.elo)
    reach = max([abs(player.elo) + player.elo_error for player in players] + [10.0])
    step = round_step(reach)
    end = math.ceil(reach / step) * step
    left, right = LABELS, WIDTH - FIGURES
    bottom = TOP + ROW * len(players)

    def x(elo: float) -> float:
        return round(left + (elo + end) / (2 * end) * (right - left), 1)

    title = f"{report.game}: Elo after {report.games} games, with 95 % intervals"
    parts = []
    for index in range(-round(end / step), round(end / step) + 1):
        kind, place, label = "grid" if index else "zero", x(index * step), _signed(index * step)
        parts.append(f'<path class="{kind}" d="M{place} {TOP}V{bottom}"/>')
        parts.append(f'<text class="faint small" x="{place}" y="{bottom + 18}" text-anchor="middle">{label}</text>')
    for row, player in enumerate(players):
        y = TOP + ROW * row + ROW / 2
        start, length = min(x(player.elo), x(0)), round(abs(x(player.elo) - x(0)), 1)
        low, high = x(player.elo - player.elo_error), x(player.elo + player.elo_error)
        whisker = f"M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10"
        name = player.name if len(player.name) <= LONGEST_LABEL else player.name[: LONGEST_LABEL - 1] + "…"
        figures = f"{_signed(player.elo)} ± {player.elo_error:.0f}"
        parts += [
            f'<text class="text" x="{LABELS - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="bar" x="{start}" y="{y - 9}" width="{length}" height="18"/>',
            f'<path class="whisker" stroke-width="1.5" d="{whisker}"/>',
            f'<text class="text" x="{WIDTH - 16}" y="{y + 5}" text-anchor="end">{figures}</text>',
        ]
    return chart(title, WIDTH, bottom + BOTTOM, parts)


def _signed(elo: float) -> str:
    rounded = round(elo)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"
