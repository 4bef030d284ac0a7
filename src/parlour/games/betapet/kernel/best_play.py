"""The play of the highest equity, points and leave together.

Anchors are taken in the order of their bounds (`bounds.py`), and plays generated no further than those exceed the best one found.
"""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.bounds import (
    JOKER_LEVELS,
    MEMO_ENTRIES,
    MEMO_ENTRY,
    NEVER,
    REACHABLE,
    anchor_bounds,
    joker_letters_worth,
    refined_bounds,
    subracks,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.movegen import PLAY_EQUITY, STACK, generate, tile_bits
from parlour.games.betapet.kernel.packed import ANCHOR, JOKER_CODE, LINES, Squares
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import compiled, population
from parlour.search.kernels import Ints32, Ints64

ANCHORS = LINES * SIZE
SCRATCH = ANCHORS * 133 + STACK + REACHABLE + MEMO_ENTRIES * MEMO_ENTRY + 512
"""The size of the scratch memory of `best_play`: bounds, hashes, order and place of every anchor, the stack, what is reachable, the memo
of best leaves, and the subracks."""


def scratch_memory() -> Ints64:
    """Return the scratch memory that `best_play` needs; it may be used again and again."""
    return np.zeros(SCRATCH, np.int64)


@compiled
def best_play(
    squares: Squares,
    nodes: Ints32,
    counts: Ints64,
    tile_points: Ints64,
    leaves: Ints64,
    anagrams: Ints64,
    letters: int,
    scratch: Ints64,
    found: Ints64,
) -> int:
    """Put the play of the highest equity first in `found`; return 1, or 0 when there is none.

    `leaves` are by subsets (thousandths of a point), `anagrams` the filter of the GADDAG, `letters` the size of the alphabet.
    """
    bits = tile_bits(counts)
    tiles = 0
    sorted_worth = np.zeros(8, np.int64)
    for code in range(1, 32):
        for _ in range(counts[code]):
            place = tiles
            while place > 0 and sorted_worth[place - 1] < tile_points[code]:
                sorted_worth[place] = sorted_worth[place - 1]
                place -= 1
            sorted_worth[place] = tile_points[code]
            tiles += 1
    by_tiles = np.full((JOKER_LEVELS, 8), int64(NEVER))
    jokers = 0
    for number in range(1, counts[JOKER_CODE] + 1):
        jokers |= bits[8 * JOKER_CODE + number]
    for leave in range(1 << tiles):
        kept = population(int64(leave))
        laid = counts[JOKER_CODE] - population(int64(leave) & jokers)
        for level in range(laid + 1):
            by_tiles[level, kept] = max(by_tiles[level, kept], leaves[leave])
    tables, through = scratch[: ANCHORS * 64].reshape((ANCHORS, 64)), scratch[ANCHORS * 64 : ANCHORS * 128].reshape((ANCHORS, 64))
    order, spots = scratch[ANCHORS * 128 : ANCHORS * 129], scratch[ANCHORS * 129 : ANCHORS * 133].reshape((ANCHORS, 4))
    stack, reachable = scratch[ANCHORS * 133 : ANCHORS * 133 + STACK], scratch[ANCHORS * 133 + STACK : ANCHORS * 133 + STACK + REACHABLE]
    memo, racks = scratch[ANCHORS * 133 + STACK + REACHABLE : -512].reshape((MEMO_ENTRIES, MEMO_ENTRY)), scratch[-512:].reshape((128, 4))
    memo[:, 0] = 0
    subracks(counts, bits, leaves, tiles, racks)
    number = 0
    for line in range(LINES):
        limit = -1
        for anchor in range(SIZE):
            if squares[ANCHOR, line, anchor]:
                highest = anchor_bounds(squares, line, anchor, limit, counts, tile_points, sorted_worth, by_tiles[0], tables[number], through[number])
                spots[number, 0], spots[number, 1], spots[number, 2], spots[number, 3] = line, anchor, limit, 0
                order[number] = highest
                number += 1
                limit = anchor
    joker_letters = np.zeros(80, np.int64)
    count = 0
    while True:
        top, next_best = -1, int64(NEVER)
        for anchor in range(number):
            if order[anchor] > next_best:
                if top < 0 or order[anchor] > order[top]:
                    next_best = order[top] if top >= 0 else int64(NEVER)
                    top = anchor
                else:
                    next_best = order[anchor]
        high = found[PLAY_EQUITY] if count else int64(NEVER)
        if top < 0 or order[top] <= high:
            return count
        order[top] = refined_bounds(
            tables[top], through[top], by_tiles[0], high, tiles, counts[JOKER_CODE], anagrams, racks, memo, letters, reachable
        )
        if order[top] <= high or (order[top] < next_best and spots[top, 3] == 0):
            spots[top, 3] = 1
            continue
        order[top] = NEVER
        if counts[JOKER_CODE]:
            joker_letters_worth(reachable, high, letters, joker_letters)
        count = generate(
            squares,
            spots[top, 0],
            spots[top, 1],
            spots[top, 2],
            nodes,
            counts,
            tile_points,
            bits,
            leaves,
            reachable,
            joker_letters,
            stack,
            True,
            found,
            count,
        )
