"""The thirty hollows of the pyramid as bits of an integer, and what rests on what.

Hollow 0-15 is level 1 row by row, 16-24 level 2, 25-28 level 3, 29 the apex. A mask has bit i set where hollow i is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

SIZES = (4, 3, 2, 1)
"""Hollows along one side of each level, lowest first."""

LEVEL_STARTS = (0, 16, 25, 29, 30)
"""The first hollow of each level, and the end."""

BALLS = 15
"""Balls of each colour."""

HOLLOWS = 30
FULL = (1 << HOLLOWS) - 1
APEX = 29
GROUND = 0xFFFF
HOLLOW_NAMES = tuple(
    f"{level + 1}{'abcd'[column]}{row + 1}"
    for level, side in enumerate(SIZES)
    for row in range(side)
    for column in range(side)
)
HOLLOW_INDEX = {name: cell for cell, name in enumerate(HOLLOW_NAMES)}
HOLLOW_LEVELS = tuple(level for level, side in enumerate(SIZES) for _ in range(side * side))


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
"""For each hollow the four it rests on, as a mask; 0 on the ground."""

DIRECTLY_ABOVE = tuple(
    sum(1 << above for above in range(HOLLOWS) if SUPPORTS[above] >> cell & 1)
    for cell in range(HOLLOWS)
)
"""For each hollow the ones that rest on it, as a mask."""

HIGHER_HOLLOWS = tuple(FULL & -(1 << LEVEL_STARTS[level + 1]) for level in HOLLOW_LEVELS)
"""For each hollow all hollows of higher levels, as a mask."""

SQUARES = tuple(supports for supports in SUPPORTS if supports)
"""The fourteen squares, as masks."""

LINES = tuple(
    mask
    for level in (0, 1)
    for step in range(SIZES[level])
    for mask in (_line_mask(level, row=step), _line_mask(level, column=step))
)
"""The fourteen full rows and columns of levels 1 and 2, as masks."""


def _shapes_through(cell: int, shapes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(shape for shape in shapes if shape >> cell & 1)


FORMATIONS = {
    "basic": ((),) * HOLLOWS,
    "standard": tuple(_shapes_through(cell, SQUARES) for cell in range(HOLLOWS)),
    "advanced": tuple(_shapes_through(cell, SQUARES + LINES) for cell in range(HOLLOWS)),
}
"""For each variant and hollow the masks that give a bonus when the ball in this hollow fills one of them."""


def _symmetry(swap: bool, down: bool, right: bool) -> tuple[int, ...]:
    """Return where each hollow goes when rows and columns are swapped, rows reversed, columns reversed, in this order."""
    turning = []
    for cell in range(HOLLOWS):
        level, column, row = _coordinates(cell)
        if swap:
            column, row = row, column
        last = SIZES[level] - 1
        turning.append(
            _hollow_index(level, last - column if right else column, last - row if down else row)
        )
    return tuple(turning)


SYMMETRIES = tuple(
    _symmetry(swap, down, right)
    for swap in (False, True)
    for down in (False, True)
    for right in (False, True)
)
"""The eight ways to turn or mirror the board: where each hollow goes."""


def transformed_balls(balls: int, turning: Sequence[int]) -> int:
    """Return the balls on the board turned or mirrored."""
    return sum(1 << turning[cell] for cell in hollows_in_mask(balls))


def supported_hollows(balls: int) -> int:
    """Return the hollows that rest on four of these balls."""
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
    """Return the empty hollows that could take a ball now."""
    return (GROUND | supported_hollows(balls)) & ~balls


def covered_hollows(balls: int) -> int:
    """Return the hollows that carry one of these balls."""
    second, third = balls >> 16 & 0x1FF, balls >> 25 & 0xF
    ground = second & 0x007 | (second & 0x038) << 1 | (second & 0x1C0) << 2
    ground |= ground << 1
    third = third & 0x3 | (third & 0xC) << 1
    third |= third << 1
    return ground | ground << 4 | (third | third << 3) << 16 | (balls >> 29 & 1) * 0xF << 25


def hollows_in_mask(mask: int) -> Iterator[int]:
    """Yield the hollows of a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def hollow_names(mask: int) -> tuple[str, ...]:
    """Return the names of the hollows of a mask, lowest first."""
    return tuple(HOLLOW_NAMES[cell] for cell in hollows_in_mask(mask))
