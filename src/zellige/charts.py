"""What all charts share: a page of SVG with a title, in the colours of the reader's light or dark theme."""

import math
from xml.sax.saxutils import escape

_STYLE = """
.paper { fill: #ffffff } .text { fill: #24292f } .faint { fill: #57606a } .grid { stroke: #d0d7de }
.zero { stroke: #8c959f } .bar { fill: #3b7ea1 } .line { stroke: #3b7ea1; fill: none } .whisker { stroke: #24292f }
@media (prefers-color-scheme: dark) {
.paper { fill: #0d1117 } .text { fill: #e6edf3 } .faint { fill: #9198a1 } .grid { stroke: #30363d }
.zero { stroke: #6e7681 } .bar { fill: #5aa5cc } .line { stroke: #5aa5cc } .whisker { stroke: #e6edf3 }
}
text { font: 14px system-ui, sans-serif } .small { font-size: 12px } .title { font-weight: 600 }
"""


def chart(title: str, width: float, height: float, parts: list[str]) -> str:
    """A whole chart: its parts below its title."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-label="{escape(title)}">',
            f"<style>{_STYLE}</style>",
            f'<rect class="paper" width="{width}" height="{height}"/>',
            f'<text class="text title" x="16" y="26">{escape(title)}</text>',
            *parts,
            "</svg>",
            "",
        ]
    )


def round_step(reach: float) -> float:
    """A round distance between lines, of which at most four lie within a reach."""
    unit: float = 10 ** math.floor(math.log10(reach / 2))
    return next(unit * factor for factor in (1, 2, 5, 10) if reach / (unit * factor) <= 4)
