"""The display: nine cells row by row, each empty or the colour of the visible fish."""

from __future__ import annotations

from functools import cache, lru_cache

COLOURS = "rbyg"
"""The letters of the four colours: red, blue, yellow, green."""

EMPTY = "."
EMPTY_DISPLAY = EMPTY * 9

QUARTER_TURN = (2, 5, 8, 1, 4, 7, 0, 3, 6)
"""The new index of each cell after a clockwise quarter turn: (row, column) to (column, 2 - row)."""


@cache
def rotated_cells(cells: str, turns: int) -> str:
    """Return nine cells after a number of clockwise quarter turns."""
    for _ in range(turns % 4):
        moved = [EMPTY] * 9
        for old, new in enumerate(QUARTER_TURN):
            moved[new] = cells[old]
        cells = "".join(moved)
    return cells


@lru_cache(maxsize=1 << 14)
def covered_display(display: str, card: str) -> str:
    """Return a display after a card is laid on it; the card's fish cover those below them."""
    return "".join(
        [below if above == EMPTY else above for below, above in zip(display, card, strict=True)]
    )


def covered_cells(display: str, card: str) -> tuple[int, ...]:
    """Return the cells whose fish a card would cover."""
    return tuple([cell for cell in range(9) if display[cell] != EMPTY != card[cell]])


def is_full(display: str) -> bool:
    """Return whether all nine cells show fish, so that no more cards may be laid."""
    return EMPTY not in display


@lru_cache(maxsize=1 << 14)
def cell_mask(cells: str, mark: str) -> int:
    """Return the mask of the cells that contain a character."""
    return sum([1 << cell for cell, shown in enumerate(cells) if shown == mark])


@cache
def orientations(cells: str) -> tuple[int, ...]:
    """Return the masks of the distinct rotations of a pattern, the printed one first.

    `#` marks the cells of the pattern.
    """
    return tuple(dict.fromkeys(cell_mask(rotated_cells(cells, turns), "#") for turns in range(4)))


def cells_of(bits: int) -> tuple[int, ...]:
    """Return the cells of a mask."""
    return tuple(cell for cell in range(9) if bits >> cell & 1)
