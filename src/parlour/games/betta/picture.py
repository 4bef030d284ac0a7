"""The picture of a position for link previews: tanks and their fish.

Fish differ in outline as well as in colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from parlour.games.betta.rules.view import BettaView
from parlour.plugin.link_picture import svg_on_background

FISH_STEP = 92
"""The distance between two fish."""

TANK = 3 * FISH_STEP + 24
GAP = 34

BODY = "M-48 2C-42-13-24-17-8-15 6-13 15-6 15 2 15 10 4 16-10 17-26 18-42 14-48 2Z"
FISH = {
    "r": ("#C8452F", "M-8 0C-4-6 6-22 14-45Q48-38 48 1 48 40 14 47C6 24-4 8-8 2Z"),
    "b": ("#2F6DB5", "M-6 0 2-40 12-18 28-40 26-14 47-24 34 0 48 22 27 15 29 42 12 19 3 42Z"),
    "y": (
        "#D39A1C",
        "M20-11 46-25Q50 1 46 27L20 13ZM-46 2C-44-24-26-39-4-39 20-39 34-20 34 1 34 23 20 42-4 42-26 42-44 26-46 2Z",
    ),
    "g": ("#2E8B57", "M-4-10C8-28 26-46 49-46 48-26 38-8 22 1 38 10 48 28 49 47 26 46 8 30-4 12Z"),
}
"""The colour and the outline of each species, without the body that three of them share."""


def position_svg(view: BettaView) -> str:
    """Return an SVG of the tanks of a position, without hands and stacks."""
    count = len(view.displays)
    across = ceil(count / (1 if count <= 4 else 2))
    tanks = "".join(
        f'<g transform="translate({number % across * (TANK + GAP)} {number // across * (TANK + GAP)})">{"".join(_tank_svg(cells))}</g>'
        for number, cells in enumerate(view.displays)
    )
    return svg_on_background(
        tanks,
        -4,
        -14,
        across * (TANK + GAP) - GAP + 8,
        ceil(count / across) * (TANK + GAP) - GAP + 18,
    )


def _tank_svg(cells: str) -> Iterator[str]:
    yield f'<rect width="{TANK}" height="{TANK}" rx="12" fill="#CFE6E6" stroke="#F2FBFA" stroke-width="6"/>'
    yield f'<rect x="-2" y="-9" width="{TANK + 4}" height="10" rx="4" fill="#A9762B"/>'
    yield f'<path d="M8 {TANK - 14}H{TANK - 8}V{TANK - 8}H8Z" fill="#C9B48C"/>'
    for cell, kind in enumerate(cells):
        x, y = (
            12 + FISH_STEP * (cell % 3) + FISH_STEP / 2,
            12 + FISH_STEP * (cell // 3) + FISH_STEP / 2,
        )
        if kind == ".":
            yield f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="none" stroke="#8FB9BC" stroke-width="2.5"/>'
        else:
            yield f'<g transform="translate({x:g} {y:g}) scale(.84)">{_fish_svg(kind)}</g>'


def _fish_svg(kind: str) -> str:
    colour, outline = FISH[kind]
    body = (
        ""
        if kind == "y"
        else f'<path d="{BODY}" fill="{colour}" stroke="#FFF" stroke-opacity=".35" stroke-width="2"/>'
    )
    spots = (
        '<path d="M0-18h.1M16 3h.1M0 22h.1" stroke="#3A2A06" stroke-width="15" stroke-linecap="round"/>'
        if kind == "y"
        else ""
    )
    mask = (
        '<path d="M-48 2C-43-9-33-14-22-16Q-15 1-22 17C-34 16-44 11-48 2Z" fill="#123B25"/>'
        if kind == "g"
        else ""
    )
    eye = '<circle cx="-31" cy="-3" r="6" fill="#FFF"/><circle cx="-32" cy="-3" r="3" fill="#1B1B1B"/>'
    return f'<path d="{outline}" fill="{colour}" fill-opacity=".86"/>{body}{spots}{mask}{eye}'
