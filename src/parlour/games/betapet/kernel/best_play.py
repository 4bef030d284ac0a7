"""The play of the highest equity, points and leave together.

Every shape of a play (an anchor, so many tiles up to it, so many after it) is bounded: first without the list, then by the best leave of those
selections of tiles that make words there, then by what each of these counts. Shapes are taken in the order of their bounds, and
their words come from the word map, until no bound exceeds the best play found.
"""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.bounds import NEVER, anchor_bounds, fill_caps
from parlour.games.betapet.kernel.movegen import PLAY_LEAVE
from parlour.games.betapet.kernel.packed import ANCHOR, LINES, Squares
from parlour.games.betapet.kernel.shape_queue import BUCKETS, SHAPES, bucket_of, wait
from parlour.games.betapet.kernel.span import SPAN, SPAN_NUMBERS, fill_span, lay_subrack, subrack_bound
from parlour.games.betapet.kernel.subracks import (
    MEMO_ENTRIES,
    MEMO_ENTRY,
    SUBRACK,
    SUBRACK_LAID,
    SUBRACK_LEAVE,
    SUBRACKS,
    fill_hand,
    fill_subracks,
    word_makers,
)
from parlour.games.betapet.kernel.word_map import WordMap
from parlour.games.betapet.kernel.word_walk import int64
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import compiled, lowest
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers

ANCHORS = LINES * SIZE
SCRATCH = 4 * ANCHORS * SHAPES + ANCHORS + MEMO_ENTRIES * MEMO_ENTRY + SUBRACKS * SUBRACK
"""The size of the scratch memory of `best_play`: of every shape its bound, what makes words there, how far it is bounded, and the next in
the queue; the most points of every square, what makes words with which letters, and the subracks."""

BOUNDED, BY_LEAVE, BY_TILES = range(3)
"""How far a shape is bounded: without the list, by the leaves of what makes words there, or by what that counts as well."""


def scratch_memory() -> Ints64:
    """Return the scratch memory that `best_play` needs; it may be used again and again."""
    return np.zeros(SCRATCH, np.int64)


@compiled
def best_play(squares: Squares, anagrams: WordMap, counts: Ints64, tile_points: Ints64, leaves: Ints64, scratch: Ints64, found: Ints64) -> int:
    """Put the play of the highest equity first in `found`; return 1, or 0 when there is none.

    `counts` and `tile_points` are by letter code (shape CODES), `leaves` by subsets (thousandths of a point), `anagrams` those of the GADDAG.
    """
    shapes = scratch[: 4 * ANCHORS * SHAPES].reshape((4, ANCHORS * SHAPES))
    bounds, makers, stages, after, rest = shapes[0], shapes[1], shapes[2], shapes[3], scratch[4 * ANCHORS * SHAPES :]
    caps, rest = rest[:ANCHORS].reshape((LINES, SIZE)), rest[ANCHORS:]
    memo, rest = rest[: MEMO_ENTRIES * MEMO_ENTRY].reshape((MEMO_ENTRIES, MEMO_ENTRY)), rest[MEMO_ENTRIES * MEMO_ENTRY :]
    subracks = rest.reshape((SUBRACKS, SUBRACK))
    hand, span = local_integers(3 * 8).reshape((3, 8)), local_integers(SPAN_NUMBERS).reshape(SPAN)
    begins, by_tiles, heads = local_integers(9), local_integers(8), local_integers(BUCKETS)
    hand[:], span[:], by_tiles[:], heads[:] = 0, 0, NEVER, -1
    tiles = fill_hand(counts, tile_points, hand)
    fill_subracks(hand, tiles, leaves, subracks, begins)
    for used in range(1, tiles + 1):
        by_tiles[tiles - used] = subracks[begins[used], SUBRACK_LEAVE]
    memo[:, 0] = 0
    fill_caps(squares, hand, tiles, caps)
    for line in range(LINES):
        limit = -1
        for place in range(SIZE):
            if squares[ANCHOR, line, place]:
                first = (line * SIZE + place) * SHAPES
                anchor_bounds(squares, line, place, limit, caps, tiles, hand, by_tiles, first, bounds, makers, heads, after)
                stages[first : first + SHAPES] = BOUNDED
                limit = place
    best, spanned, bucket = int64(NEVER), int64(-1), BUCKETS - 1
    while bucket >= 0 and bucket_of(best) <= bucket:
        number = heads[bucket]
        if number < 0:
            bucket -= 1
            continue
        heads[bucket] = after[number]
        if bounds[number] <= best:
            continue
        left, right = number >> 3 & 7, number & 7
        used = left + right
        first = begins[used]
        if stages[number] == BOUNDED:
            makers[number] = word_makers(makers[number], used, anagrams, subracks, begins, memo)
            if makers[number]:
                bounds[number] += subracks[first + lowest(makers[number]), SUBRACK_LEAVE] - by_tiles[tiles - used]
                stages[number] = BY_LEAVE
                wait(heads, after, number, min(bucket, bucket_of(bounds[number])))
            continue
        if spanned != number:
            anchor = number // SHAPES
            fill_span(squares, anchor // SIZE, anchor % SIZE, left, right, span)
            spanned = number
        each, bound = makers[number], int64(NEVER)
        while each:
            row = first + lowest(each)
            each &= each - 1
            again = subrack_bound(span, subracks[row, SUBRACK_LAID], subracks[row, SUBRACK_LEAVE], hand)
            if again > best and stages[number] == BY_TILES:
                best = lay_subrack(span, subracks[row], hand, tile_points, anagrams, best, found)
            bound = max(bound, again)
        if bound > best and stages[number] == BY_LEAVE:
            bounds[number], stages[number] = bound, BY_TILES
            wait(heads, after, number, min(bucket, bucket_of(bound)))
    if best > NEVER:
        found[PLAY_LEAVE] ^= (1 << tiles) - 1
    return int64(best > NEVER)
