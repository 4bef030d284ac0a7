"""What the tiles kept on a rack are worth: single letters, repeated ones, and pairs, as learnt by self-play."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import Ints64
from parlour.games.betapet.kernel.position import CODES
from parlour.search.compiled import compiled

REPEATS = 4
"""A first, a second, a third and any further tile of a letter have their own values."""

SINGLES = CODES * REPEATS
SIZE = SINGLES + CODES * CODES
"""A table: the value of the n-th tile of each code, then of each pair of different codes, smaller code first; in thousandths of a point."""

LARGEST = 1 << 7
"""A rack of seven has so many selections."""


def nothing() -> Ints64:
    """Return the table by which every leave is worth the same."""
    return np.zeros(SIZE, np.int64)


@compiled
def fill(counts: Ints64, table: Ints64, leaves: Ints64) -> int:
    """Put into `leaves` what each selection of a rack is worth, by the bits of its tiles (as `search.parts`); return the number of tiles."""
    codes, numbers = np.empty(8, np.int64), np.empty(8, np.int64)
    tiles = 0
    for code in range(CODES):
        for number in range(counts[code]):
            codes[tiles], numbers[tiles] = code, number
            tiles += 1
    leaves[0] = 0
    for tile in range(tiles):
        code = codes[tile]
        size = 1 << tile
        for below in range(size):
            value = leaves[below]
            copies = 0
            last = -1
            for other in range(tile):
                if below >> other & 1:
                    if codes[other] == code:
                        copies += 1
                    elif codes[other] != last:
                        last = codes[other]
                        # Copies of one code stand together, so a pair counts once, with the first of each.
                        if numbers_of(below, codes, tile, code) == 0:
                            value += table[SINGLES + last * CODES + code]
            leaves[size + below] = value + table[code * REPEATS + min(copies, REPEATS - 1)]
    return tiles


@compiled
def numbers_of(below: int, codes: Ints64, tile: int, code: int) -> int:
    """Return how many tiles of a code a selection of the first tiles holds."""
    found = 0
    for other in range(tile):
        if below >> other & 1 and codes[other] == code:
            found += 1
    return found
