"""The picture of a position for link previews: specimens on their shelf with lit bulbs."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.view import BulbousView, SpecimenView
from parlour.plugin.link_picture import svg_on_background

SPECIMEN_WIDTH, SPECIMEN_HEIGHT = 260, 470
"""The size of a specimen's area on the shelf."""

TULIP = "M0 60C-80 60-110 0-100-130-65-115-52-95-42-70-34-105-20-135 0-155 20-135 34-105 42-70 52-95 65-115 100-130 110 0 80 60 0 60Z"

SPECIES_PAINTS = {
    "blue": (
        "#5D90C9",
        "#1A3356",
        "M-95-70C-95-170 95-170 95-70 70-55 60-62 45-60L55 60H-55L-45-60C-60-62-70-55-95-70Z",
    ),
    "red": (
        "#DA6B52",
        "#561A12",
        TULIP,
    ),
    "green": (
        "#56A877",
        "#143F2B",
        "M0-150C45-150 85-70 85-5 85 45 45 60 0 60S-85 45-85-5C-85-70-45-150 0-150Z",
    ),
    "yellow": ("#E4AE43", "#573A09", "M-90-110C-90-135 90-135 90-110L55 45C45 62-45 62-55 45Z"),
}
"""The skin colour, line colour and body path of each species, with the ground at y = 60."""

BULB_COLOURS = ("#8FC0FF", "#FF9B84", "#86E3AC", "#FFD873")
"""The light colours of each seat's bulbs."""

SEAT_GLYPHS = (
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z",
    "M0-11 10 8H-10Z",
    "M-8-8H8V8H-8Z",
    "M0-11 10 0 0 11-10 0Z",
)
"""The mark on each seat's bulbs, which distinguishes them without colour."""


def position_svg(view: BulbousView) -> str | None:
    """Return an SVG of the active specimens, or of the last completed ones if none is active.

    Hands and bids are not shown. Return None if no specimen has been brought in yet.
    """
    shown = view.active or view.completed[-4:]
    if not shown:
        return None
    width = max(len(shown), 2) * SPECIMEN_WIDTH
    start = (width - len(shown) * SPECIMEN_WIDTH) / 2
    shelf = f'<rect y="{SPECIMEN_HEIGHT - 24}" x="-40" width="{width + 80}" height="26" rx="4" fill="#9A6540"/>'
    drawn = "".join(
        f'<g transform="translate({start + (place + 0.5) * SPECIMEN_WIDTH:g} {SPECIMEN_HEIGHT - 84})">{"".join(_specimen_svg(one))}</g>'
        for place, one in enumerate(shown)
    )
    return svg_on_background(shelf + drawn, -40, 0, width + 80, SPECIMEN_HEIGHT + 10, "#A9B7D0")


def _specimen_svg(one: SpecimenView) -> Iterator[str]:
    skin, line, body = SPECIES_PAINTS[one.colour]
    for space in range(one.size):
        x = (space - (one.size - 1) / 2) * 58
        y = -262 + abs(space - (one.size - 1) / 2) * 26
        yield f'<path d="M{x * 0.35:g}-110Q{x * 0.5:g}-190 {x:g} {y + 24:g}" fill="none" stroke="#7E955C" stroke-width="9"/>'
        yield from _bulb_svg(x, y, one.bulbs[space] if space < len(one.bulbs) else None)
    yield f'<path d="{body}" fill="{skin}" stroke="{line}" stroke-width="6" stroke-linejoin="round"/>'
    for x in (-24, 24):
        yield f'<circle cx="{x}" cy="-20" r="15" fill="#FFF" stroke="{line}" stroke-width="3"/><circle cx="{x}" cy="-17" r="7" fill="{line}"/>'
    yield f'<path d="M-14 18Q0 {32 if one.complete else 22} 14 18" fill="none" stroke="{line}" stroke-width="5" stroke-linecap="round"/>'


def _bulb_svg(x: float, y: float, seat: int | None) -> Iterator[str]:
    if seat is None:
        yield f'<circle cx="{x:g}" cy="{y:g}" r="25" fill="#FFF" fill-opacity=".45" stroke="#6E7A88" stroke-width="3"/>'
        return
    _, line, _ = SPECIES_PAINTS[COLOURS[seat]]
    yield f'<circle cx="{x:g}" cy="{y:g}" r="40" fill="{BULB_COLOURS[seat]}" fill-opacity=".4"/>'
    yield f'<circle cx="{x:g}" cy="{y:g}" r="25" fill="{BULB_COLOURS[seat]}" stroke="{line}" stroke-width="3"/>'
    yield f'<path transform="translate({x:g} {y:g})" d="{SEAT_GLYPHS[seat]}" fill="{line}"/>'
