"""The transposition table of the search, in which mirrored sparse boards share an entry.

Threads share the table without locks (Hyatt and Mann, ICGA Journal 25, 2002): a slot holds the key
of a position combined with its entry by exclusive or, so that a torn pair of words matches no key.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.packed import (
    NO_CELL,
    PackedPosition,
    first_hollow,
    pack_action,
    second_hollow,
)
from parlour.games.pylos.kernel.turns import move_code, removal_code
from parlour.games.pylos.rules.board import HOLLOWS, SYMMETRIES, transformed_balls
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints64, as_signed, as_unsigned

WIN_SCORE = 30_000
"""The score of a win, from which the number of turns to the win is subtracted."""

PROVEN_SCORE = WIN_SCORE - 1_000
"""The absolute score above which a result is proven."""

EXACT, LOWER_BOUND, UPPER_BOUND = 3, 1, 2
"""The relation of a stored score to the true score."""

HASH_MULTIPLIER, HASH_SHIFT = as_unsigned(0x9E3779B97F4A7C15), as_unsigned(20)
"""The multiplier that hashes a key, and the number of low bits to drop.

The low bits are dropped because they are distributed least evenly.
"""

MAX_CANONICAL_BALLS = 11
"""The maximum number of balls with which mirror images share an entry."""

SYMMETRY_MAPS: Ints64 = np.array(
    [(*symmetry, HOLLOWS, NO_CELL) for symmetry in SYMMETRIES], dtype=np.int64
)
"""The image of each hollow under each symmetry, shape (8, 32).

Indices beyond the board map to themselves.
"""

INVERSE_SYMMETRY_MAPS: Ints64 = np.argsort(SYMMETRY_MAPS, axis=1)
"""The inverse of SYMMETRY_MAPS, shape (8, 32)."""

_IMAGES: Ints64 = np.array(
    [
        [
            [transformed_balls(bits << 10 * third, symmetry) for bits in range(1024)]
            for third in range(3)
        ]
        for symmetry in SYMMETRIES
    ],
    dtype=np.int64,
)
"""The image of every mask of ten hollows under each symmetry, shape (8, 3, 1024)."""


class TableEntry(NamedTuple):
    """The entry of a position in the table, packed into one word."""

    score: int
    """The score for the mover, above -32768; 16 bits from bit 0."""

    bound: int
    """EXACT, LOWER_BOUND or UPPER_BOUND; 2 bits from bit 24."""

    depth: int
    """The depth of the search in turns; 8 bits from bit 16."""

    code: int
    """The code of the best turn on the canonical board; 20 bits from bit 26."""


def new_transposition_table(bits: int) -> Ints64:
    """Return an empty transposition table, shape (2**bits, 2)."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


@jit_kernel
def position_key(variant: int, own: int, other: int) -> int:
    """Return the nonzero 62-bit key of a position without a bonus due."""
    return own | other << 30 | (variant + 1) << 60


@jit_kernel
def canonical_key(position: PackedPosition) -> tuple[int, int]:
    """Return the key under which a position is stored, and the symmetry that leads to it.

    Only sparse boards are reduced by symmetry: with more balls, mirror images are too rare to
    justify the cost.
    """
    variant, own, other = position.variant, position.own, position.other
    key, symmetry = position_key(variant, own, other), 0
    if popcount(own | other) <= MAX_CANONICAL_BALLS:
        for candidate in range(1, 8):
            image = position_key(variant, ball_image(own, candidate), ball_image(other, candidate))
            if image < key:
                key, symmetry = image, candidate
    return key, symmetry


@jit_kernel
def ball_image(balls: int, symmetry: int) -> int:
    """Return the image of a mask of balls under a symmetry of the board."""
    return int(
        _IMAGES[symmetry, 0, balls & 1023]
        | _IMAGES[symmetry, 1, balls >> 10 & 1023]
        | _IMAGES[symmetry, 2, balls >> 20]
    )


@jit_kernel
def action_image(code: int, hollows: Ints64) -> int:
    """Return the image of an action code under a symmetry.

    Args:
        code: The action code.
        hollows: The image of each hollow, shape (32,).
    """
    return pack_action(hollows[first_hollow(code)], hollows[second_hollow(code)])


@jit_kernel
def code_image(code: int, hollows: Ints64) -> int:
    """Return the image of a turn code under a symmetry.

    Args:
        code: The turn code.
        hollows: The image of each hollow, shape (32,).
    """
    removal = action_image(removal_code(code), hollows)
    return removal << 10 | action_image(move_code(code), hollows)


@jit_kernel
def table_slot(table: Ints64, key: int) -> int:
    """Return the slot of a key by multiplicative hashing (Knuth, TAOCP 3, 6.4)."""
    return int(as_signed(as_unsigned(key) * HASH_MULTIPLIER >> HASH_SHIFT) & table.shape[0] - 1)


@jit_kernel
def holds_key(table: Ints64, slot: int, key: int) -> bool:
    """Return whether a slot holds the entry for a key."""
    return bool(table[slot, 0] ^ table[slot, 1] == key)


@jit_kernel
def unpack_entry(word: int) -> TableEntry:
    """Return the entry that is packed in a word of the table."""
    return TableEntry(
        (word & 0xFFFF) - 32_768, word >> 24 & EXACT, word >> 16 & 0xFF, word >> 26 & 0xFFFFF
    )


@jit_kernel
def stored_best_turn(table: Ints64, position: PackedPosition) -> int:
    """Return the code of the best turn that the table holds for a position, or -1."""
    key, symmetry = canonical_key(position)
    slot = table_slot(table, key)
    if not holds_key(table, slot, key):
        return -1
    return int(code_image(unpack_entry(int(table[slot, 1])).code, INVERSE_SYMMETRY_MAPS[symmetry]))


@jit_kernel
def store_entry(table: Ints64, slot: int, key: int, entry: TableEntry, ply: int) -> None:
    """Store an entry, with a proven score made relative to the position instead of the root.

    Args:
        table: The table, shape (slots, 2).
        slot: The slot of the key.
        key: The canonical key of the position.
        entry: The entry, with its score relative to the root.
        ply: The number of turns from the root to the position.
    """
    score = entry.score
    if score > PROVEN_SCORE:
        score += ply
    elif score < -PROVEN_SCORE:
        score -= ply
    word = score + 32_768 | min(entry.depth, 255) << 16 | entry.bound << 24 | entry.code << 26
    table[slot, 0], table[slot, 1] = key ^ word, word
