"""What the tiles kept on a rack are worth, as the table that the kernel reads: single letters, repeated ones, and pairs, learnt by self-play."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.packed import CODE_COUNT, JOKER_CODE
from parlour.games.betapet.plays.leave_values import LeaveValues
from parlour.games.betapet.rules.tiles import ALPHABETS, JOKER
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers

COPY_VALUES = 4
"""A first, a second, a third and any further copy of a tile have their own values."""

PAIRS_START = CODE_COUNT * COPY_VALUES
TABLE_SIZE = PAIRS_START + CODE_COUNT * CODE_COUNT
"""A table (int64): the value of the n-th copy of each code, then from PAIRS on that of each pair of different codes, smaller code first;
in thousandths of a point."""

SUBSETS = 1 << 7
"""A rack of seven has so many subsets; what a leave is worth is looked up by the bits of its tiles (`movegen.fill_tile_bits`)."""


def empty_table() -> Ints64:
    """Return the table by which every leave is worth the same."""
    return np.zeros(TABLE_SIZE, np.int64)


@jit_kernel
def fill_leaves(counts: Ints64, table: Ints64, leaves: Ints64) -> int:
    """Put into `leaves` (shape SUBSETS) what each subset of a rack (`counts`, shape CODES) is worth; return the number of tiles."""
    codes, tiles = local_integers(8), 0
    for code in range(CODE_COUNT):
        for _ in range(counts[code]):
            codes[tiles] = code
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
                        if copies_in(below, codes, tile, code) == 0:
                            value += table[PAIRS_START + last * CODE_COUNT + code]
            leaves[size + below] = value + table[code * COPY_VALUES + min(copies, COPY_VALUES - 1)]
    return tiles


@jit_kernel
def copies_in(below: int, codes: Ints64, tile: int, code: int) -> int:
    """Return how many tiles of a code a subset of the first tiles holds."""
    found = 0
    for other in range(tile):
        if below >> other & 1 and codes[other] == code:
            found += 1
    return found


def _letter_codes(language: str) -> dict[str, int]:
    return {letter: code for code, letter in enumerate(ALPHABETS[language], 1)} | {
        JOKER: JOKER_CODE
    }


def table_from_leaves(leaves: LeaveValues, language: str) -> Ints64:
    """Return the table of these values."""
    table, codes = empty_table(), _letter_codes(language)
    for letter, worths in leaves.tiles.items():
        table[codes[letter] * COPY_VALUES : codes[letter] * COPY_VALUES + COPY_VALUES] = worths
    for pair, worth in leaves.pairs.items():
        one, other = sorted(codes[letter] for letter in pair.split())
        table[PAIRS_START + one * CODE_COUNT + other] = worth
    return table


def leaves_from_table(table: Ints64, language: str) -> LeaveValues:
    """Return the values that a table holds."""
    codes = _letter_codes(language)
    letters = sorted(
        letter
        for letter, code in codes.items()
        if table[code * COPY_VALUES : (code + 1) * COPY_VALUES].any()
    )
    tiles = {
        letter: tuple(
            int(worth)
            for worth in table[codes[letter] * COPY_VALUES : (codes[letter] + 1) * COPY_VALUES]
        )
        for letter in letters
    }
    pairs = {}
    for place, one in enumerate(letters):
        for other in letters[place + 1 :]:
            low, high = sorted((codes[one], codes[other]))
            if worth := int(table[PAIRS_START + low * CODE_COUNT + high]):
                pairs[f"{one} {other}"] = worth
    return LeaveValues(tiles, pairs)
