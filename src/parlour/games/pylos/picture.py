"""The link preview of a position as SVG: the tray and its balls, seen from the front corner."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.pylos.rules.board import LEVEL_STARTS, SIZES
from parlour.games.pylos.rules.view import PylosView
from parlour.plugin.link_picture import svg_on_background

RADIUS = 50
ACROSS, DOWN, UP = 84, 48, 68
"""The screen offsets: a step along a side moves by ACROSS and DOWN, a level by UP."""

GRADIENTS = """<defs>
<radialGradient id="w" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#FBEBC6"/><stop offset=".55" stop-color="#E3BE83"/>
<stop offset="1" stop-color="#9A6A33"/></radialGradient>
<radialGradient id="b" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#8A5F44"/><stop offset=".5" stop-color="#55301D"/>
<stop offset="1" stop-color="#1F0F08"/></radialGradient></defs>"""


def position_svg(view: PylosView) -> str:
    """Return a position as an SVG picture of the tray and its balls."""
    return svg_on_background(
        GRADIENTS + _tray_svg() + "".join(_ball_svgs(view)), -400, -150, 800, 640
    )


def _screen_point(level: int, column: float, row: float) -> tuple[float, float]:
    """Return the screen position of a hollow; column a is on the right and row 1 in front."""
    x, y = column + level / 2, 3 - row - level / 2
    return (x + y - 3) * ACROSS, (x - y + 3) * DOWN - level * UP


def _tray_svg() -> str:
    corners = [
        _screen_point(0, x, y) for x, y in ((-0.9, 3.9), (3.9, 3.9), (3.9, -0.9), (-0.9, -0.9))
    ]
    top = " ".join(f"{x:g},{y + 20:g}" for x, y in corners)
    below = " ".join(f"{x:g},{y + 62:g}" for x, y in corners)
    holes = "".join(
        f'<ellipse cx="{x:g}" cy="{y + 20:g}" rx="40" ry="23" fill="#6E4524" stroke="#D9B27C" stroke-opacity=".5" stroke-width="2"/>'
        for x, y in (_screen_point(0, column, row) for row in range(4) for column in range(4))
    )
    wood = f'<polygon points="{below}" fill="#5C3719" stroke="#5C3719" stroke-width="46" stroke-linejoin="round"/>'
    return (
        wood
        + f'<polygon points="{top}" fill="#A9713C" stroke="#A9713C" stroke-width="46" stroke-linejoin="round"/>{holes}'
    )


def _ball_svgs(view: PylosView) -> Iterator[str]:
    """Yield the balls level by level, from back to front; a brass ring marks the last one moved."""
    last = view.last.cell if view.last else ""
    for level, side in enumerate(SIZES):
        hollows = [(column, row) for row in range(side) for column in range(side)]
        for column, row in sorted(hollows, key=lambda hollow: _screen_point(level, *hollow)[1]):
            colour = view.cells[LEVEL_STARTS[level] + row * side + column]
            if colour == ".":
                continue
            x, y = _screen_point(level, column, row)
            yield f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS}" fill="url(#{colour})"/>'
            if last == f"{level + 1}{'abcd'[column]}{row + 1}":
                yield f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS}" fill="none" stroke="#E6AF55" stroke-width="6"/>'
