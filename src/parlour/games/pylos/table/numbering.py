"""The numbering of positions, which gives each its index in the tablebase.

It is identical to native/numbering.h. The occupied hollows of a position, reduced to the least of
their eight mirror images, form its class. Within a class, the mover's balls are a number with one
bit per ball, the colouring. With up to fifteen balls, the colouring is the index within the class.
With more balls, only colourings with at most fifteen balls of each colour have an index: the high
bits select an offset, and the low fifteen bits are ranked by bit count, so that valid colourings
are contiguous. Classes are ordered from full to empty, then by height, higher balls first.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from parlour.games.pylos.rules.board import (
    BALLS,
    HOLLOW_LEVELS,
    HOLLOWS,
    SUPPORTS,
    SYMMETRIES,
    transformed_balls,
)

Masks = npt.NDArray[np.int64]

LOW_BITS = 15
"""The number of low bits of a colouring that are ranked by bit count."""

SYMMETRY_BYTES = tuple(
    tuple(
        tuple(transformed_balls(bits << 8 * part & (1 << HOLLOWS) - 1, by) for bits in range(256))
        for part in range(4)
    )
    for by in SYMMETRIES
)
"""The image of every mask of eight hollows under each symmetry."""


class PositionNumbering:
    """The numbering of all positions, which takes half a second to build.

    Attributes:
        count: The number of positions.
        first: The index of the first position for each number of balls; positions with more balls
            precede it.
    """

    def __init__(self) -> None:
        self._rank, first_of = _bit_count_ranks()
        sizes = np.zeros(HOLLOWS + 1, dtype=np.int64)
        self._offset: list[list[int]] = [[] for _ in sizes]
        for balls in range(HOLLOWS + 1):
            sizes[balls], self._offset[balls] = _colouring_offsets(balls, first_of)
        classes = _occupancy_classes()
        counts = _ball_counts(classes)
        class_sizes = sizes[counts]
        self.count = int(class_sizes.sum())
        self.first = [int(class_sizes[counts > balls].sum()) for balls in range(HOLLOWS + 1)]
        self._base: dict[int, int] = dict(
            zip(classes.tolist(), (np.cumsum(class_sizes) - class_sizes).tolist(), strict=True)
        )

    def number(self, own: int, other: int) -> int:
        """Return the index of a position, given the mover's and the opponent's balls."""
        occupied = own | other
        first, second, third, last = (
            occupied & 255,
            occupied >> 8 & 255,
            occupied >> 16 & 255,
            occupied >> 24,
        )
        images = [
            one[first] | two[second] | three[third] | four[last]
            for one, two, three, four in SYMMETRY_BYTES
        ]
        image = min(images)
        one, two, three, four = SYMMETRY_BYTES[images.index(image)]
        bits = _compress_bits(
            one[own & 255] | two[own >> 8 & 255] | three[own >> 16 & 255] | four[own >> 24], image
        )
        balls = occupied.bit_count()
        return self._base[image] + (
            bits
            if balls <= LOW_BITS
            else self._offset[balls][bits >> LOW_BITS] + self._rank[bits & (1 << LOW_BITS) - 1]
        )


@cache
def position_numbering() -> PositionNumbering:
    """Return the numbering of all positions, which is built once and cached."""
    return PositionNumbering()


def _compress_bits(balls: int, mask: int) -> int:
    """Return the bits of `balls` at the set bits of `mask`, packed together (PEXT)."""
    bits, bit = 0, 1
    while mask:
        lowest = mask & -mask
        if balls & lowest:
            bits |= bit
        bit <<= 1
        mask ^= lowest
    return bits


def _bit_count_ranks() -> tuple[list[int], list[int]]:
    """Return the rank of each fifteen-bit number by bit count, and the first rank of each count."""
    counts = _ball_counts(np.arange(1 << LOW_BITS))
    order = np.argsort(counts, kind="stable")
    rank = np.zeros(1 << LOW_BITS, dtype=np.int64)
    rank[order] = np.arange(1 << LOW_BITS)
    return rank.tolist(), [0, *np.cumsum(np.bincount(counts, minlength=LOW_BITS + 1)).tolist()]


def _colouring_offsets(balls: int, first_of: list[int]) -> tuple[int, list[int]]:
    """Return the number of colourings of a class, and the offset for each high-bit value."""
    if balls <= LOW_BITS:
        return 1 << balls, []
    size, offsets = 0, []
    for high in range(1 << (balls - LOW_BITS)):
        least, most = max(0, balls - BALLS - high.bit_count()), BALLS - high.bit_count()
        offsets.append(size - first_of[least])
        if least <= most:
            size += first_of[most + 1] - first_of[least]
    return size, offsets


def _occupancy_classes() -> Masks:
    """Return the occupied hollows of each class, in index order."""
    occupancies: Masks = np.arange(1 << 16, dtype=np.int64)
    for cell in range(16, HOLLOWS):
        occupancies = np.concatenate(
            [occupancies, occupancies[occupancies & SUPPORTS[cell] == SUPPORTS[cell]] | 1 << cell]
        )
    tables = np.array(SYMMETRY_BYTES, dtype=np.int64)
    parts = [occupancies >> 8 * part & 255 for part in range(4)]
    images = [
        table[0][parts[0]] | table[1][parts[1]] | table[2][parts[2]] | table[3][parts[3]]
        for table in tables
    ]
    classes: Masks = occupancies[np.min(images, axis=0) == occupancies]
    height = sum(
        (HOLLOW_LEVELS[cell] * (classes >> cell & 1) for cell in range(HOLLOWS)),
        np.zeros_like(classes),
    )
    return classes[np.lexsort((classes, -height, -_ball_counts(classes)))]


def _ball_counts(masks: Masks) -> Masks:
    """Return the number of balls in each mask."""
    counts: Masks = sum((masks >> cell & 1 for cell in range(HOLLOWS)), np.zeros_like(masks))
    return counts
