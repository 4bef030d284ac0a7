"""The table of positions that a search has seen, mirror images of sparse boards in one place.

Threads share it without locks (Hyatt and Mann, ICGA Journal 25, 2002): a slot holds a position's key mixed with the word that
follows it (see `store`), so that a torn pair is never believed.
"""

from __future__ import annotations

import numpy as np

from parlour.games.pylos.kernel.packed import NONE
from parlour.games.pylos.rules.board import HOLLOWS, SYMMETRIES, turned
from parlour.search.jit import compiled, population
from parlour.search.kernels import Ints64, signed, unsigned

WIN = 30_000
"""What a won position is worth, less the turns it takes."""

SURE = WIN - 1_000
"""Values beyond this are proven results."""

EXACT, AT_LEAST, AT_MOST = 3, 1, 2
"""What a stored value says of the true one."""

SPREAD, HIGH = unsigned(0x9E3779B97F4A7C15), unsigned(20)
"""What a key is multiplied by to find its place, and how many of the low bits that spread least are left out."""

FEW = 11
"""Up to this many balls, mirror images share their place in the table."""

THERE: Ints64 = np.array([(*turning, HOLLOWS, NONE) for turning in SYMMETRIES], dtype=np.int64)
BACK: Ints64 = np.argsort(THERE, axis=1)
"""Shape (8, 32): where each hollow goes when the board is turned or mirrored, and where it came from; hollows beyond the board stay."""

_IMAGES: Ints64 = np.array(
    [[[turned(bits << 10 * third, turning) for bits in range(1024)] for third in range(3)] for turning in SYMMETRIES], dtype=np.int64
)


def new_table(bits: int) -> Ints64:
    """Return an empty table of 2**bits slots, shape (2**bits, 2)."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


@compiled
def position_key(variant: int, own: int, other: int) -> int:
    """Return a position as one number, never 0."""
    return own | other << 30 | (variant + 1) << 60


@compiled
def canonical_key(variant: int, own: int, other: int) -> tuple[int, int]:
    """Return the key under which a position is stored, and the symmetry that leads there.

    While there are few balls, mirror images meet often and share the least of their keys; later that is not worth the time.
    """
    key, symmetry = position_key(variant, own, other), 0
    if population(own | other) <= FEW:
        for turning in range(1, 8):
            image = position_key(variant, image_of(own, turning), image_of(other, turning))
            if image < key:
                key, symmetry = image, turning
    return key, symmetry


@compiled
def image_of(balls: int, symmetry: int) -> int:
    """Return the balls on the board turned or mirrored."""
    return int(_IMAGES[symmetry, 0, balls & 1023] | _IMAGES[symmetry, 1, balls >> 10 & 1023] | _IMAGES[symmetry, 2, balls >> 20])


@compiled
def code_image(code: int, hollows: Ints64) -> int:
    """Return the code of a turn on the board turned or mirrored, given where each hollow goes."""
    return int(hollows[code & 31] | hollows[code >> 5 & 31] << 5 | hollows[code >> 10 & 31] << 10 | hollows[code >> 15] << 15)


@compiled
def slot_of(slots: Ints64, key: int) -> int:
    """Return the place of a key in a table of positions, shape (slots, 2), by multiplying (Knuth, TAOCP 3, 6.4)."""
    return int(signed(unsigned(key) * SPREAD >> HIGH) & slots.shape[0] - 1)


@compiled
def best_known(slots: Ints64, variant: int, own: int, other: int) -> int:
    """Return the code of the turn that a table, shape (slots, 2), keeps as best for a position, or -1."""
    key, symmetry = canonical_key(variant, own, other)
    slot = slot_of(slots, key)
    stored = int(slots[slot, 1])
    return int(code_image(stored >> 26 & 0xFFFFF, BACK[symmetry])) if slots[slot, 0] ^ stored == key else -1


@compiled
def store(slots: Ints64, slot: int, key: int, value: int, bound: int, depth: int, code: int, ply: int) -> None:
    """Store what a search has found; proven results count from the position itself, not from the root.

    A word holds, from bit 0: the value above -32768 (16 bits), the depth (8), the bound (2), the code of the best turn (20).
    """
    if value > SURE:
        value += ply
    elif value < -SURE:
        value -= ply
    word = value + 32_768 | min(depth, 255) << 16 | bound << 24 | code << 26
    slots[slot, 0], slots[slot, 1] = key ^ word, word
