"""The kernel's table of leave values: for single tiles, further copies, and pairs."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.packed import CODE_COUNT, JOKER_CODE
from parlour.games.betapet.plays.leave_values import LeaveValues
from parlour.games.betapet.rules.tiles import ALPHABETS, JOKER
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers

COPY_VALUES = 4
"""The number of values of a tile: for the first, second, third and each further copy."""

PAIRS_START = CODE_COUNT * COPY_VALUES
"""The index of the first pair value."""
TABLE_SIZE = PAIRS_START + CODE_COUNT * CODE_COUNT
"""The length of a table; values are int64 in thousandths of a point.

The table contains the values of the copies of each letter code, then the values of pairs of
different codes with the smaller code first.
"""

SUBSETS = 1 << 7
"""The number of subsets of a rack of seven; leaves are indexed by tile bits."""


def empty_table() -> Ints64:
    """Return a table in which every leave is worth 0."""
    return np.zeros(TABLE_SIZE, np.int64)


@jit_kernel
def fill_leaves(counts: Ints64, table: Ints64, leaves: Ints64) -> int:
    """Compute the value of each subset of a rack; return the number of tiles on the rack.

    Args:
        counts: Tiles by letter code, shape (CODE_COUNT,).
        table: Leave values, shape (TABLE_SIZE,).
        leaves: Output by tile bits, shape (SUBSETS,).
    """
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
                        # Copies of a letter code are adjacent, so each pair is counted once, at
                        # the first copies.
                        if copies_in(below, codes, tile, code) == 0:
                            value += table[PAIRS_START + last * CODE_COUNT + code]
            leaves[size + below] = value + table[code * COPY_VALUES + min(copies, COPY_VALUES - 1)]
    return tiles


@jit_kernel
def copies_in(below: int, codes: Ints64, tile: int, code: int) -> int:
    """Return the number of tiles with a letter code in a subset of the tiles before `tile`."""
    copies = 0
    for other in range(tile):
        if below >> other & 1 and codes[other] == code:
            copies += 1
    return copies


def _letter_codes(language: str) -> dict[str, int]:
    """Return the letter code of each letter of a language, including the joker."""
    return {letter: code for code, letter in enumerate(ALPHABETS[language], 1)} | {
        JOKER: JOKER_CODE
    }


def table_from_leaves(leaves: LeaveValues, language: str) -> Ints64:
    """Convert leave values by letter to a table by letter code."""
    table, codes = empty_table(), _letter_codes(language)
    for letter, values in leaves.tiles.items():
        table[codes[letter] * COPY_VALUES : codes[letter] * COPY_VALUES + COPY_VALUES] = values
    for pair, value in leaves.pairs.items():
        first, second = sorted(codes[letter] for letter in pair.split())
        table[PAIRS_START + first * CODE_COUNT + second] = value
    return table


def leaves_from_table(table: Ints64, language: str) -> LeaveValues:
    """Convert a table by letter code to leave values by letter."""
    codes = _letter_codes(language)
    letters = sorted(
        letter
        for letter, code in codes.items()
        if table[code * COPY_VALUES : (code + 1) * COPY_VALUES].any()
    )
    tiles = {
        letter: tuple(
            int(value)
            for value in table[codes[letter] * COPY_VALUES : (codes[letter] + 1) * COPY_VALUES]
        )
        for letter in letters
    }
    pairs = {}
    for place, first in enumerate(letters):
        for second in letters[place + 1 :]:
            low, high = sorted((codes[first], codes[second]))
            if value := int(table[PAIRS_START + low * CODE_COUNT + high]):
                pairs[f"{first} {second}"] = value
    return LeaveValues(tiles, pairs)
