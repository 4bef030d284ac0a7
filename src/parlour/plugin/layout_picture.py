"""The link preview of a layout as SVG: its grids, and the cards and figures beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from parlour.plugin.layout import (
    AnyPiece,
    Chips,
    Colour,
    Counter,
    Face,
    Grid,
    Layout,
    Pile,
    Track,
)
from parlour.plugin.link_picture import SEAT_COLOURS, svg_on_background
from parlour.plugin.stroke_text import HEIGHT, stroke_path

CELL, CARD_WIDTH, CARD_HEIGHT, SPACE, GAP = 100, 84, 116, 70, 24
"""The sizes of a cell, a card and a space of a track, and the distance between pieces."""

TEXT_HEIGHTS = (0, 44, 40, 30, 22)
"""The height of a text on a face by its number of characters."""

MAX_CARDS = 8
"""The maximum number of cards of a piece that are drawn."""

COLOURS: dict[Colour, str] = {
    "light": "#FAEAC7",
    "dark": "#4A2919",
    "blue": SEAT_COLOURS[0],
    "red": SEAT_COLOURS[1],
    "green": SEAT_COLOURS[2],
    "yellow": SEAT_COLOURS[3],
    "purple": SEAT_COLOURS[4],
    "grey": "#665E52",
}

INK, PAPER = "#2A241B", "#FFFAF0"

SEAT_GLYPHS = ("disc", "triangle", "square", "diamond", "cross", "moon")
"""The glyphs of the seats, by the number of their colour, as on the pages."""

PETAL = "M0-6C-20-18-18-42 0-44 18-42 20-18 0-6Z"

GLYPHS = {
    "disc": '<circle r="40"/>',
    "ring": '<path fill-rule="evenodd" d="M0-40A40 40 0 1 1 0 40 40 40 0 1 1 0-40ZM0-20A20 20 0 1 0 0 20 20 20 0 1 0 0-20Z"/>',
    "triangle": '<path d="M0-42 42 34H-42Z"/>',
    "square": '<rect x="-36" y="-36" width="72" height="72" rx="8"/>',
    "diamond": '<path d="M0-44 44 0 0 44-44 0Z"/>',
    "cross": '<path d="M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z"/>',
    "moon": '<path d="M16-40A40 40 0 1 0 38 16 33 33 0 0 1 16-40Z"/>',
    "star": '<path d="M0-42 12-14 42-12 19 7 27 37 0 20-27 37-19 7-42-12-12-14Z"/>',
    "heart": '<path d="M0 40C-60 0-42-40-20-38-8-38 0-28 0-22 0-28 8-38 20-38 42-40 60 0 0 40Z"/>',
    "hexagon": '<path d="M0-44 38-22V22L0 44-38 22V-22Z"/>',
    "flower": "".join(
        f'<path d="{PETAL}" transform="rotate({turn})"/>' for turn in range(0, 360, 72)
    )
    + '<circle r="14"/>',
    "skull": '<path fill-rule="evenodd" d="M0-42C26-42 40-24 40-4 40 10 32 18 24 22V36Q24 42 18 42H-18Q-24 42-24 36V22'
    'C-32 18-40 10-40-4-40-24-26-42 0-42Z M-16-12A10 10 0 1 0-16 8 10 10 0 1 0-16-12ZM16-12A10 10 0 1 0 16 8 10 10 0 1 0 16-12ZM0 10-7 22H7Z"/>',
    "back": '<path d="M-30-30 30 30M-30 0 0 30M0-30 30 0M30-30-30 30M0-30-30 0M30 0 0 30" fill="none" stroke="#D9A755" stroke-width="3"/>',
}
"""The drawing of each glyph on a square from -50 to 50, as on the pages."""


class Block(NamedTuple):
    """A drawing of a piece with its size."""

    width: float
    height: float
    svg: str


def layout_svg(layout: Layout, colours: Sequence[int]) -> str | None:
    """Return a link preview of a layout, or None if it has nothing to draw.

    Args:
        layout: The layout of the public view.
        colours: The number of each seat's colour.
    """
    grids = [
        _grid_block(piece, layout.last_move, colours)
        for piece in layout.pieces
        if isinstance(piece, Grid)
    ]
    others = [_block(piece, colours) for piece in layout.pieces if not isinstance(piece, Grid)]
    columns = [
        _stack(blocks) for blocks in (grids, [each for each in others if each.svg]) if blocks
    ]
    columns = [column for column in columns if column.svg]
    if not columns:
        return None
    body, left = "", 0.0
    height = max(column.height for column in columns)
    for column in columns:
        body += _translation(column.svg, left, (height - column.height) / 2)
        left += column.width + 2 * GAP
    return svg_on_background(body, 0, 0, left - 2 * GAP, height)


def _stack(blocks: Sequence[Block]) -> Block:
    """Return blocks below each other, centred."""
    width = max((block.width for block in blocks), default=0)
    body, top = "", 0.0
    for block in blocks:
        body += _translation(block.svg, (width - block.width) / 2, top)
        top += block.height + GAP
    return Block(width, max(0.0, top - GAP), body)


def _block(piece: AnyPiece, colours: Sequence[int]) -> Block:
    """Return the drawing of a piece other than a grid; choices are not drawn."""
    if isinstance(piece, Chips):
        return Block(0, 0, "")
    if isinstance(piece, Counter):
        face = "" if piece.face is None else _face(piece.face, colours, 60, 30, 30)
        return Block(200, 60, face + _text(str(piece.value), PAPER, 36, 130, 30))
    if isinstance(piece, Pile):
        number = _text(str(piece.count), PAPER, 26, CARD_WIDTH / 2, CARD_HEIGHT + 26)
        return Block(CARD_WIDTH, CARD_HEIGHT + 44, _card(piece.top, colours) + number)
    if isinstance(piece, Track):
        return _track_block(piece, colours)
    cards = [_card(part.face, colours) for part in piece.parts[:MAX_CARDS]]
    step = CARD_WIDTH + 8
    body = "".join(_translation(card, number * step, 0) for number, card in enumerate(cards))
    return Block(len(cards) * step - 8 if cards else 0, CARD_HEIGHT if cards else 0, body)


def _grid_block(piece: Grid, last_move: Iterable[str], colours: Sequence[int]) -> Block:
    """Return a grid in a frame of wood, with the last move marked."""
    edge, marked = 24, set(last_move)
    width, height = piece.columns * CELL, len(piece.parts) // piece.columns * CELL
    body = (
        f'<rect width="{width + 2 * edge}" height="{height + 2 * edge}" rx="20" fill="#8A572E"/>'
        f'<rect x="{edge}" y="{edge}" width="{width}" height="{height}" rx="6" fill="#2F7460"/>'
    )
    for number, part in enumerate(piece.parts):
        row, column = divmod(number, piece.columns)
        x, y = edge + column * CELL, edge + row * CELL
        stroke = ("#F5DEAF", 6) if part.id in marked else ("#1C4D3E", 1.5)
        inset = stroke[1] / 2
        side = CELL - 2 * inset
        body += (
            f'<rect x="{x + inset:g}" y="{y + inset:g}" width="{side:g}" height="{side:g}" fill="none" '
            f'stroke="{stroke[0]}" stroke-width="{stroke[1]}"/>'
        )
        if part.face is not None:
            body += _face(part.face, colours, 100, x + CELL / 2, y + CELL / 2)
    return Block(width + 2 * edge, height + 2 * edge, body)


def _track_block(piece: Track, colours: Sequence[int]) -> Block:
    """Return the spaces of a track in a line, with the figures on them."""
    body = ""
    for number, part in enumerate(piece.parts):
        x = number * (SPACE + 6)
        body += f'<rect x="{x}" width="{SPACE}" height="{SPACE}" rx="10" fill="#4D8F79"/>'
        figures = [marker.face for marker in piece.markers if marker.at == number]
        if not figures and part.face is not None:
            body += _face(part.face, colours, 50, x + SPACE / 2, SPACE / 2)
        for index, face in enumerate(figures[:2]):
            shift = 0 if len(figures) == 1 else 28 * index - 14
            body += _face(
                face, colours, 50 if len(figures) == 1 else 34, x + SPACE / 2 + shift, SPACE / 2
            )
    return Block(max(0, len(piece.parts) * (SPACE + 6) - 6), SPACE, body)


def _card(face: Face | None, colours: Sequence[int]) -> str:
    """Return a card with a face, or an empty place."""
    box = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="10"'
    if face is None:
        return f'<rect {box} fill="none" stroke="#F7F2E8" stroke-opacity=".35" stroke-width="3"/>'
    fill = "#2A7661" if face.glyph == "back" else PAPER
    stroke = PAPER if face.glyph == "back" else "#DCD2BF"
    ground = f'<rect {box} fill="{fill}" stroke="{stroke}" stroke-width="4"/>'
    return ground + _face(face, colours, 70, CARD_WIDTH / 2, CARD_HEIGHT / 2, ink=INK)


def _face(
    face: Face, colours: Sequence[int], size: float, x: float, y: float, ink: str = PAPER
) -> str:
    """Return a face of a size with its centre at a point."""
    paint = ink
    glyph: str | None = face.glyph
    if face.colour is not None:
        paint = COLOURS[face.colour]
    if face.seat is not None:
        colour = colours[face.seat] if face.seat < len(colours) else face.seat
        paint = SEAT_COLOURS[colour % len(SEAT_COLOURS)]
        glyph = glyph or (None if face.text else SEAT_GLYPHS[colour % len(SEAT_GLYPHS)])
    drawing = ""
    if glyph is not None:
        drawing = f'<g fill="{paint}" stroke="#000" stroke-opacity=".45" stroke-width="2">{GLYPHS[glyph]}</g>'
    if face.text:
        on_glyph = INK if face.colour in ("light", "yellow") else PAPER
        height = TEXT_HEIGHTS[len(face.text)] * (1 if glyph is None else 0.75)
        drawing += _text(face.text, paint if glyph is None else on_glyph, height, 0, 0)
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{drawing}</g>'


def _text(text: str, paint: str, height: float, x: float, y: float) -> str:
    """Return a text with its centre at a point, drawn as strokes."""
    path, width = stroke_path(text)
    scale = height / HEIGHT
    shift = f"translate({x - width * scale / 2:g} {y - height / 2:g}) scale({scale:g})"
    return (
        f'<path transform="{shift}" d="{path}" fill="none" stroke="{paint}" stroke-width="1" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _translation(svg: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{svg}</g>'
