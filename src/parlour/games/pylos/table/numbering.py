"""The number of a position: its place in a table of all positions. `native/numbering.h` numbers them alike.

A position is the mover's and the other's balls. Its occupied hollows, brought to the least of their eight mirror images, form a
class; within a class the mover's balls are a number of as many bits as there are balls. Up to fifteen balls that is the number; above,
only colourings with at most fifteen balls of each colour get one: the high bits choose an offset, and the low fifteen bits are ranked
by how many are set, so that those permitted are neighbours. Classes lie from full to empty, the higher balls first.
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
"""How many bits of a colouring are ranked by how many are set."""

SYMMETRY_BYTES = tuple(
    tuple(
        tuple(transformed_balls(bits << 8 * part & (1 << HOLLOWS) - 1, by) for bits in range(256))
        for part in range(4)
    )
    for by in SYMMETRIES
)
"""For each symmetry the images of the balls in eight hollows at a time."""


class PositionNumbering:
    """Numbers all positions of a board; takes half a second to make.

    `first[balls]` is the number of the first position with so many balls; those with more come before, those with fewer after.
    """

    def __init__(self) -> None:
        self._rank, first_of = _bit_count_ranks()
        sizes = np.zeros(HOLLOWS + 1, dtype=np.int64)
        self._offset: list[list[int]] = [[] for _ in sizes]
        for balls in range(HOLLOWS + 1):
            sizes[balls], self._offset[balls] = _colouring_offsets(balls, first_of)
        classes = _occupancy_classes()
        counts = _ball_counts(classes)
        room = sizes[counts]
        self.count = int(room.sum())
        self.first = [int(room[counts > balls].sum()) for balls in range(HOLLOWS + 1)]
        self._base: dict[int, int] = dict(
            zip(classes.tolist(), (np.cumsum(room) - room).tolist(), strict=True)
        )

    def number(self, own: int, other: int) -> int:
        """Return the number of a position: the mover's balls and the other's."""
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
    """Return the numbering, made once."""
    return PositionNumbering()


def _compress_bits(balls: int, mask: int) -> int:
    """Return the bits of some balls at the places of a mask, as neighbours."""
    found, place = 0, 1
    while mask:
        lowest = mask & -mask
        if balls & lowest:
            found |= place
        place <<= 1
        mask ^= lowest
    return found


def _bit_count_ranks() -> tuple[list[int], list[int]]:
    """Return the rank of each number of fifteen bits by how many are set, and the first rank of each such count."""
    counts = _ball_counts(np.arange(1 << LOW_BITS))
    order = np.argsort(counts, kind="stable")
    rank = np.zeros(1 << LOW_BITS, dtype=np.int64)
    rank[order] = np.arange(1 << LOW_BITS)
    return rank.tolist(), [0, *np.cumsum(np.bincount(counts, minlength=LOW_BITS + 1)).tolist()]


def _colouring_offsets(balls: int, first_of: list[int]) -> tuple[int, list[int]]:
    """Return how many colourings so many balls have, and for each of their high bits what is added to the rank of the low ones."""
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
    """Return the occupied hollows of each class, from full to empty, higher balls first, then the lesser mask."""
    found: Masks = np.arange(1 << 16, dtype=np.int64)
    for cell in range(16, HOLLOWS):
        found = np.concatenate([found, found[found & SUPPORTS[cell] == SUPPORTS[cell]] | 1 << cell])
    tables = np.array(SYMMETRY_BYTES, dtype=np.int64)
    parts = [found >> 8 * part & 255 for part in range(4)]
    images = [
        table[0][parts[0]] | table[1][parts[1]] | table[2][parts[2]] | table[3][parts[3]]
        for table in tables
    ]
    classes: Masks = found[np.min(images, axis=0) == found]
    height = sum(
        (HOLLOW_LEVELS[cell] * (classes >> cell & 1) for cell in range(HOLLOWS)),
        np.zeros_like(classes),
    )
    return classes[np.lexsort((classes, -height, -_ball_counts(classes)))]


def _ball_counts(masks: Masks) -> Masks:
    """Return how many balls there are in each mask."""
    found: Masks = sum((masks >> cell & 1 for cell in range(HOLLOWS)), np.zeros_like(masks))
    return found
