"""Link previews: drawings of positions on a background of the standard card size."""

from __future__ import annotations

WIDTH, HEIGHT = 1200, 630
"""The size (px) of a link preview."""

MARGIN = 30
"""The minimum margin (px) around the drawing."""

BACKGROUND = "#1F5C4B"

SEAT_COLOURS = ("#2F6DB5", "#C8452F", "#2E8B57", "#C98A12", "#7B4FA3", "#2B2B2B")
"""The seat colours of the light theme."""


def svg_on_background(
    body: str, left: float, top: float, width: float, height: float, background: str = BACKGROUND
) -> str:
    """Return an SVG with a drawing scaled to fit the background.

    Args:
        body: The SVG elements of the drawing.
        left: The left edge of the drawing, in its own units.
        top: The top edge.
        width: The width.
        height: The height.
        background: The colour of the background.
    """
    box = f'x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}" overflow="visible"'
    view_box = f'viewBox="{left:g} {top:g} {width:g} {height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{background}"/><svg {box} {view_box}>{body}</svg></svg>'
    )
