"""Boards as bits: bit `row * side + column` is the cell in this row and column, from the top left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

Step = Callable[[int], int]
"""A function that moves every bit by one cell in a direction; bits that leave the board vanish."""

COLUMNS = "abcdefgh"
"""The names of the columns."""


@cache
def cell_names(side: int) -> tuple[str, ...]:
    """Return the names of all cells, row by row.

    >>> cell_names(6)[:7]
    ('a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'a2')
    """
    return tuple(f"{COLUMNS[column]}{row + 1}" for row in range(side) for column in range(side))


def bits_of(cells: int) -> Iterator[int]:
    """Yield the number of each set bit.

    >>> list(bits_of(0b1010))
    [1, 3]
    """
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


@cache
def directions(side: int) -> tuple[Step, ...]:
    """Return the steps in the eight directions."""
    full = (1 << side * side) - 1
    left_column = sum(1 << row * side for row in range(side))
    not_left, not_right = full & ~left_column, full & ~(left_column << side - 1)

    def step(down: int, right: int) -> Step:
        shift = down * side + right
        kept = (not_left, full, not_right)[right + 1]
        if shift > 0:
            return lambda cells: (cells & kept) << shift & full
        return lambda cells: (cells & kept) >> -shift

    return tuple(
        step(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)
    )


def legal_cells(own: int, other: int, side: int) -> int:
    """Return the empty cells where a disc would turn discs over.

    Args:
        own: The discs of the mover.
        other: The discs of the opponent.
        side: The number of cells on each side of the board.
    """
    empty = ~(own | other) & (1 << side * side) - 1
    found = 0
    for step in directions(side):
        run = step(own) & other
        for _ in range(side - 3):
            run |= step(run) & other
        found |= step(run) & empty
    return found


def turned_discs(own: int, other: int, cell: int, side: int) -> int:
    """Return the discs that a disc on a cell turns over, which may be none."""
    turned = 0
    for step in directions(side):
        run, place = 0, step(1 << cell)
        while place & other:
            run |= place
            place = step(place)
        if place & own:
            turned |= run
    return turned
