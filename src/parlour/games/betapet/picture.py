"""The link preview of a position as SVG: the board with its premiums and tiles."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.view import BetapetView
from parlour.plugin.link_picture import svg_on_background

CELL_WIDTH = 40
"""The width of a square, in SVG units."""
BONUS_COLOURS = {"d": "#DCE7E8", "t": "#45737F", "D": "#F3DACC", "T": "#A94C32"}
"""The colours of premiums by mark."""
TILE_COLOURS, JOKER_COLOURS = ("#F6ECD4", "#2A241B"), ("#F1DBA8", "#6F4509")
"""The colours of the background and the letter of a tile."""


def position_svg(view: BetapetView) -> str:
    """Draw the board of a position as SVG, without racks and bag."""
    side = SIZE * CELL_WIDTH
    sheet = (
        f'<rect x="-12" y="-12" width="{side + 24}" height="{side + 24}" rx="6" fill="#FCF8EE"/>'
    )
    rules = "".join(
        f"M{at * CELL_WIDTH} 0V{side}M0 {at * CELL_WIDTH}H{side}" for at in range(SIZE + 1)
    )
    return svg_on_background(
        sheet + f'<path d="{rules}" stroke="#E3D9C5"/>' + "".join(_square_svgs(view)),
        -12,
        -12,
        side + 24,
        side + 24,
    )


def _square_svgs(view: BetapetView) -> Iterator[str]:
    """Yield the SVG of each tile and premium; tiles of the last play have a darker edge."""
    fresh = {tile.square for tile in view.entries[-1].tiles} if view.entries else set[int]()
    for square, letter in enumerate(view.board):
        x, y = square % SIZE * CELL_WIDTH, square // SIZE * CELL_WIDTH
        if letter:
            paper, ink = TILE_COLOURS if letter == letter.upper() else JOKER_COLOURS
            edge = "#A9762B" if square in fresh else "#CDB88D"
            yield f'<rect x="{x + 1.5:g}" y="{y + 1.5:g}" width="37" height="37" rx="4" fill="{paper}" stroke="{edge}" stroke-width="2"/>'
            yield f'<path transform="translate({x + 20} {y + 31}) scale(.105)" d="{_letter_outlines().get(letter.upper(), "")}" fill="{ink}"/>'
        elif colour := BONUS_COLOURS.get(view.premiums[square]):
            yield f'<rect x="{x + 3}" y="{y + 3}" width="34" height="34" rx="2" fill="{colour}"/>'


@cache
def _letter_outlines() -> dict[str, str]:
    """Return the outline of each capital letter; its origin is the middle of the baseline."""
    outlines: dict[str, str] = json.loads(
        (files("parlour.games.betapet") / "data/letters.json").read_text("utf-8")
    )
    return outlines
