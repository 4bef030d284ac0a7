"""A position as one picture for links: what a game draws is set on a cloth of the size that link cards have."""

from __future__ import annotations

WIDTH, HEIGHT = 1200, 630
"""The size of a link's picture."""

MARGIN = 30
"""How much cloth shows around what is drawn, at least."""

BACKGROUND = "#1F5C4B"

SEAT_COLOURS = ("#2F6DB5", "#C8452F", "#2E8B57", "#C98A12", "#7B4FA3", "#2B2B2B")
"""The colours of the seats, as in the house by day."""


def svg_on_background(
    body: str, left: float, top: float, width: float, height: float, cloth: str = BACKGROUND
) -> str:
    """Return what is drawn within these bounds as an SVG of its own, as large as the cloth allows."""
    box = f'x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}" overflow="visible"'
    shown = f'viewBox="{left:g} {top:g} {width:g} {height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{cloth}"/><svg {box} {shown}>{body}</svg></svg>'
    )
