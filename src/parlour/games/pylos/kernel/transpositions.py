"""The table of positions that a search has seen, mirror images of sparse boards in one place.

Threads share it without locks (Hyatt and Mann, ICGA Journal 25, 2002): a slot holds a position's key mixed with the word that
follows it (see `store`), so that a torn pair is never believed.
"""

from __future__ import annotations

import numpy as np

from parlour.games.pylos.kernel.packed import NO_CELL
from parlour.games.pylos.rules.board import HOLLOWS, SYMMETRIES, transformed_balls
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints64, as_signed, as_unsigned

WIN_SCORE = 30_000
"""What a won position is worth, less the turns it takes."""

PROVEN_SCORE = WIN_SCORE - 1_000
"""Values beyond this are proven results."""

EXACT, LOWER_BOUND, UPPER_BOUND = 3, 1, 2
"""What a stored value says of the true one."""

HASH_MULTIPLIER, HASH_SHIFT = as_unsigned(0x9E3779B97F4A7C15), as_unsigned(20)
"""What a key is multiplied by to find its place, and how many of the low bits that spread least are left out."""

MAX_CANONICAL_BALLS = 11
"""Up to this many balls, mirror images share their place in the table."""

SYMMETRY_MAPS: Ints64 = np.array(
    [(*turning, HOLLOWS, NO_CELL) for turning in SYMMETRIES], dtype=np.int64
)
INVERSE_SYMMETRY_MAPS: Ints64 = np.argsort(SYMMETRY_MAPS, axis=1)
"""Shape (8, 32): where each hollow goes when the board is turned or mirrored, and where it came from; hollows beyond the board stay."""

_IMAGES: Ints64 = np.array(
    [
        [
            [transformed_balls(bits << 10 * third, turning) for bits in range(1024)]
            for third in range(3)
        ]
        for turning in SYMMETRIES
    ],
    dtype=np.int64,
)


def new_transposition_table(bits: int) -> Ints64:
    """Return an empty table of 2**bits slots, shape (2**bits, 2)."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


@jit_kernel
def position_key(variant: int, own: int, other: int) -> int:
    """Return a position as one number, never 0."""
    return own | other << 30 | (variant + 1) << 60


@jit_kernel
def canonical_key(variant: int, own: int, other: int) -> tuple[int, int]:
    """Return the key under which a position is stored, and the symmetry that leads there.

    While there are few balls, mirror images meet often and share the least of their keys; later that is not worth the time.
    """
    key, symmetry = position_key(variant, own, other), 0
    if popcount(own | other) <= MAX_CANONICAL_BALLS:
        for turning in range(1, 8):
            image = position_key(variant, ball_image(own, turning), ball_image(other, turning))
            if image < key:
                key, symmetry = image, turning
    return key, symmetry


@jit_kernel
def ball_image(balls: int, symmetry: int) -> int:
    """Return the balls on the board turned or mirrored."""
    return int(
        _IMAGES[symmetry, 0, balls & 1023]
        | _IMAGES[symmetry, 1, balls >> 10 & 1023]
        | _IMAGES[symmetry, 2, balls >> 20]
    )


@jit_kernel
def code_image(code: int, hollows: Ints64) -> int:
    """Return the code of a turn on the board turned or mirrored, given where each hollow goes."""
    return int(
        hollows[code & 31]
        | hollows[code >> 5 & 31] << 5
        | hollows[code >> 10 & 31] << 10
        | hollows[code >> 15] << 15
    )


@jit_kernel
def table_slot(slots: Ints64, key: int) -> int:
    """Return the place of a key in a table of positions, shape (slots, 2), by multiplying (Knuth, TAOCP 3, 6.4)."""
    return int(as_signed(as_unsigned(key) * HASH_MULTIPLIER >> HASH_SHIFT) & slots.shape[0] - 1)


@jit_kernel
def stored_best_turn(slots: Ints64, variant: int, own: int, other: int) -> int:
    """Return the code of the turn that a table, shape (slots, 2), keeps as best for a position, or -1."""
    key, symmetry = canonical_key(variant, own, other)
    slot = table_slot(slots, key)
    stored = int(slots[slot, 1])
    return (
        int(code_image(stored >> 26 & 0xFFFFF, INVERSE_SYMMETRY_MAPS[symmetry]))
        if slots[slot, 0] ^ stored == key
        else -1
    )


@jit_kernel
def store_entry(
    slots: Ints64, slot: int, key: int, value: int, bound: int, depth: int, code: int, ply: int
) -> None:
    """Store what a search has found; proven results count from the position itself, not from the root.

    A word holds, from bit 0: the value above -32768 (16 bits), the depth (8), the bound (2), the code of the best turn (20).
    """
    if value > PROVEN_SCORE:
        value += ply
    elif value < -PROVEN_SCORE:
        value -= ply
    word = value + 32_768 | min(depth, 255) << 16 | bound << 24 | code << 26
    slots[slot, 0], slots[slot, 1] = key ^ word, word
