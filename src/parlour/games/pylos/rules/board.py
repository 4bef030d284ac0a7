"""The thirty hollows of the pyramid as bits of a mask, and the support of each hollow.

Hollows 0 to 15 are level 1, row by row, 16 to 24 level 2, 25 to 28 level 3, and 29 is the apex. Bit
i of a mask is hollow i.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

SIZES = (4, 3, 2, 1)
"""The number of hollows along a side of each level, lowest level first."""

LEVEL_STARTS = (0, 16, 25, 29, 30)
"""The first hollow of each level, and the number of hollows."""

BALLS = 15
"""The number of balls of each colour."""

HOLLOWS = 30
"""The number of hollows."""
FULL = (1 << HOLLOWS) - 1
"""The mask of all hollows."""
APEX = 29
"""The hollow on level 4."""
GROUND = 0xFFFF
"""The mask of level 1."""
HOLLOW_NAMES = tuple(
    f"{level + 1}{'abcd'[column]}{row + 1}"
    for level, side in enumerate(SIZES)
    for row in range(side)
    for column in range(side)
)
"""The name of each hollow: level, column and row, from `1a1` to `4a1`."""
HOLLOW_INDEX = {name: cell for cell, name in enumerate(HOLLOW_NAMES)}
"""The index of each hollow by name."""
HOLLOW_LEVELS = tuple(level for level, side in enumerate(SIZES) for _ in range(side * side))
"""The level of each hollow, from 0."""


def _coordinates(cell: int) -> tuple[int, int, int]:
    level = HOLLOW_LEVELS[cell]
    row, column = divmod(cell - LEVEL_STARTS[level], SIZES[level])
    return level, column, row


def _hollow_index(level: int, column: int, row: int) -> int:
    return LEVEL_STARTS[level] + row * SIZES[level] + column


def _square_mask(level: int, column: int, row: int) -> int:
    return sum(
        1 << _hollow_index(level, column + right, row + down) for right in (0, 1) for down in (0, 1)
    )


def _support_mask(cell: int) -> int:
    level, column, row = _coordinates(cell)
    return _square_mask(level - 1, column, row) if level else 0


def _line_mask(level: int, *, row: int | None = None, column: int | None = None) -> int:
    side = range(SIZES[level])
    return sum(
        1
        << (
            _hollow_index(level, step, row)
            if row is not None
            else _hollow_index(level, column or 0, step)
        )
        for step in side
    )


SUPPORTS = tuple(_support_mask(cell) for cell in range(HOLLOWS))
"""A mask, for each hollow, of the four hollows that it rests on; 0 on level 1."""

DIRECTLY_ABOVE = tuple(
    sum(1 << above for above in range(HOLLOWS) if SUPPORTS[above] >> cell & 1)
    for cell in range(HOLLOWS)
)
"""A mask, for each hollow, of the hollows that rest on it."""

HIGHER_HOLLOWS = tuple(FULL & -(1 << LEVEL_STARTS[level + 1]) for level in HOLLOW_LEVELS)
"""A mask, for each hollow, of all hollows of higher levels."""

SQUARES = tuple(supports for supports in SUPPORTS if supports)
"""The masks of the fourteen squares."""

LINES = tuple(
    mask
    for level in (0, 1)
    for step in range(SIZES[level])
    for mask in (_line_mask(level, row=step), _line_mask(level, column=step))
)
"""The masks of the fourteen full rows and columns of levels 1 and 2."""


def _shapes_through(cell: int, shapes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(shape for shape in shapes if shape >> cell & 1)


FORMATIONS = {
    "basic": ((),) * HOLLOWS,
    "standard": tuple(_shapes_through(cell, SQUARES) for cell in range(HOLLOWS)),
    "advanced": tuple(_shapes_through(cell, SQUARES + LINES) for cell in range(HOLLOWS)),
}
"""The masks of the formations that earn a bonus, by variant and hollow."""


def _symmetry(swap: bool, down: bool, right: bool) -> tuple[int, ...]:
    """Return the image of each hollow under a symmetry of the board.

    Args:
        swap: Whether to swap columns and rows first.
        down: Whether to reverse the rows.
        right: Whether to reverse the columns.
    """
    images = []
    for cell in range(HOLLOWS):
        level, column, row = _coordinates(cell)
        if swap:
            column, row = row, column
        last = SIZES[level] - 1
        images.append(
            _hollow_index(level, last - column if right else column, last - row if down else row)
        )
    return tuple(images)


SYMMETRIES = tuple(
    _symmetry(swap, down, right)
    for swap in (False, True)
    for down in (False, True)
    for right in (False, True)
)
"""The image of each hollow under each of the eight symmetries of the board."""


def transformed_balls(balls: int, symmetry: Sequence[int]) -> int:
    """Return the image of a mask of balls on the turned or mirrored board.

    >>> transformed_balls(0b1, SYMMETRIES[1])  # 1a1 moves to 1d1
    8
    """
    return sum(1 << symmetry[cell] for cell in hollows_in_mask(balls))


def supported_hollows(balls: int) -> int:
    """Return a mask of the hollows of level 2 and above that rest on four of the given balls.

    >>> hollow_names(supported_hollows(0b110011))
    ('2a1',)
    """
    ground = balls & balls >> 1 & balls >> 4 & balls >> 5
    second = balls >> 16 & 0x1FF
    second &= second >> 1 & second >> 3 & second >> 4
    return (
        (ground & 0x007) << 16
        | (ground & 0x070) << 15
        | (ground & 0x700) << 14
        | (second & 0x03) << 25
        | (second & 0x18) << 24
        | (balls >> 25 & balls >> 26 & balls >> 27 & balls >> 28 & 1) << 29
    )


def open_hollows(balls: int) -> int:
    """Return a mask of the empty hollows in which a ball can be placed."""
    return (GROUND | supported_hollows(balls)) & ~balls


def covered_hollows(balls: int) -> int:
    """Return a mask of the hollows that support one of the given balls.

    >>> hollow_names(covered_hollows(1 << HOLLOW_INDEX["2a1"]))
    ('1a1', '1b1', '1a2', '1b2')
    """
    second, third = balls >> 16 & 0x1FF, balls >> 25 & 0xF
    ground = second & 0x007 | (second & 0x038) << 1 | (second & 0x1C0) << 2
    ground |= ground << 1
    third = third & 0x3 | (third & 0xC) << 1
    third |= third << 1
    return ground | ground << 4 | (third | third << 3) << 16 | (balls >> 29 & 1) * 0xF << 25


def hollows_in_mask(mask: int) -> Iterator[int]:
    """Yield the indices of the hollows in a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def hollow_names(mask: int) -> tuple[str, ...]:
    """Return the names of the hollows in a mask, lowest first.

    >>> hollow_names(1 << 3 | 1 << 29)
    ('1d1', '4a1')
    """
    return tuple(HOLLOW_NAMES[cell] for cell in hollows_in_mask(mask))
