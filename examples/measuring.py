"""How well a policy plays: the share of games won against the bots, and its curve as a picture (SVG, drawn by hand)."""

import numpy as np

from zellige.bots.registry import open_bot
from zellige.bots.thinking import known_to_mover
from zellige.rl import vector_env

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 380, 56, 110, 48, 52
COLOURS = ("#3b7ea1", "#c2703d", "#5d8a4a", "#8d5a99")
STYLE = """
.paper { fill: #ffffff } .text { fill: #24292f } .grid { stroke: #d0d7de } .curve { fill: none; stroke-width: 2.5 }
@media (prefers-color-scheme: dark) { .paper { fill: #0d1117 } .text { fill: #e6edf3 } .grid { stroke: #30363d } }
text { font: 13px system-ui, sans-serif } .title { font-size: 15px; font-weight: 600 }
"""


def win_rate(choose, variant, opponent, games, seed):
    """The share of games won, a shared victory as a half; the policy has each seat in every other game."""
    env, bot = vector_env(variant, games, seed=seed), open_bot(opponent)
    step, own, points, playing = env.reset(), np.arange(games) % 2, np.zeros(games), np.ones(games, bool)
    while playing.any():
        actions = choose(step.observations, step.masks)
        for row in np.flatnonzero(playing & (step.seats != own)):
            actions[row] = bot.think(known_to_mover(env.batch[row]), seed=int(row)).best.move.action
        step = env.step(actions)
        ended = playing & (step.terminated | step.truncated)
        points[ended] = step.rewards[ended, own[ended]] / 2 + 0.5
        playing &= ~ended
    return points.mean()


def curve(title, moves, rates):
    """A line for each opponent: the share of games won after so many moves."""
    last = max(moves[-1], 1)

    def x(move):
        return round(LEFT + move / last * (WIDTH - LEFT - RIGHT), 1)

    def y(rate):
        return round(TOP + (1 - rate) * (HEIGHT - TOP - BOTTOM), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">',
        f'<style>{STYLE}</style><rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="text title" x="16" y="26">{title}</text>',
        f'<text class="text" x="{x(last / 2)}" y="{HEIGHT - 8}" text-anchor="middle">moves learned from</text>',
    ]
    for quarter in range(5):
        rate, move = quarter / 4, last * quarter / 4
        parts.append(f'<path class="grid" d="M{LEFT} {y(rate)}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text class="text" x="{LEFT - 8}" y="{y(rate) + 4}" text-anchor="end">{rate:.0%}</text>')
        parts.append(f'<text class="text" x="{x(move)}" y="{HEIGHT - 28}" text-anchor="middle">{move:,.0f}</text>')
    for colour, (opponent, shares) in zip(COLOURS, rates.items(), strict=False):
        points = " ".join(f"{x(move)},{y(share)}" for move, share in zip(moves, shares, strict=True))
        parts.append(f'<polyline class="curve" stroke="{colour}" points="{points}"/>')
        place = f'x="{WIDTH - RIGHT + 8}" y="{y(shares[-1]) + 4}"'
        parts.append(f'<text fill="{colour}" {place}>{opponent} {shares[-1]:.0%}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
