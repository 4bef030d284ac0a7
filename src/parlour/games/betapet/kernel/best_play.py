"""The play of the highest equity, points and leave together.

Every shape of a play (an anchor, so many tiles up to it, so many after it) is bounded: first without the list, then by the best leave of those
selections of tiles that make words there, then by what each of these counts. Shapes are taken in the order of their bounds, and
their words come from the word map, until no bound exceeds the best play found.
"""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.bounds import NO_EQUITY, fill_anchor_bounds, fill_point_caps
from parlour.games.betapet.kernel.movegen import PLAY_LEAVE
from parlour.games.betapet.kernel.packed import ANCHOR, LINES, PackedBoard
from parlour.games.betapet.kernel.shape_queue import (
    BUCKET_COUNT,
    SHAPES_PER_ANCHOR,
    bucket_of,
    push_shape,
)
from parlour.games.betapet.kernel.span import (
    SPAN_SHAPE,
    SPAN_SIZE,
    fill_span,
    lay_subrack,
    subrack_bound,
)
from parlour.games.betapet.kernel.subracks import (
    MAX_SUBRACKS,
    MEMO_ENTRIES,
    MEMO_ENTRY,
    SUBRACK_LAID,
    SUBRACK_LEAVE,
    SUBRACK_SIZE,
    fill_hand,
    fill_subracks,
    word_making_subracks,
)
from parlour.games.betapet.kernel.word_map import WordMap
from parlour.games.betapet.kernel.word_walk import int64
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers

ANCHOR_COUNT = LINES * SIZE
SCRATCH_SIZE = (
    4 * ANCHOR_COUNT * SHAPES_PER_ANCHOR
    + ANCHOR_COUNT
    + MEMO_ENTRIES * MEMO_ENTRY
    + MAX_SUBRACKS * SUBRACK_SIZE
)
"""The size of the scratch memory of `best_play`: of every shape its bound, what makes words there, how far it is bounded, and the next in
the queue; the most points of every square, what makes words with which letters, and the subracks."""

BOUNDED, BY_LEAVE, BY_TILES = range(3)
"""How far a shape is bounded: without the list, by the leaves of what makes words there, or by what that counts as well."""


def new_scratch() -> Ints64:
    """Return the scratch memory that `best_play` needs; it may be used again and again."""
    return np.zeros(SCRATCH_SIZE, np.int64)


@jit_kernel
def best_play(
    squares: PackedBoard,
    anagrams: WordMap,
    counts: Ints64,
    tile_points: Ints64,
    leaves: Ints64,
    scratch: Ints64,
    found: Ints64,
) -> int:
    """Put the play of the highest equity first in `found`; return 1, or 0 when there is none.

    `counts` and `tile_points` are by letter code (shape CODES), `leaves` by subsets (thousandths of a point), `anagrams` those of the GADDAG.
    """
    shapes = scratch[: 4 * ANCHOR_COUNT * SHAPES_PER_ANCHOR].reshape(
        (4, ANCHOR_COUNT * SHAPES_PER_ANCHOR)
    )
    bounds, makers, stages, after, rest = (
        shapes[0],
        shapes[1],
        shapes[2],
        shapes[3],
        scratch[4 * ANCHOR_COUNT * SHAPES_PER_ANCHOR :],
    )
    caps, rest = rest[:ANCHOR_COUNT].reshape((LINES, SIZE)), rest[ANCHOR_COUNT:]
    memo, rest = (
        rest[: MEMO_ENTRIES * MEMO_ENTRY].reshape((MEMO_ENTRIES, MEMO_ENTRY)),
        rest[MEMO_ENTRIES * MEMO_ENTRY :],
    )
    subracks = rest.reshape((MAX_SUBRACKS, SUBRACK_SIZE))
    hand, span = (
        local_integers(3 * 8).reshape((3, 8)),
        local_integers(SPAN_SIZE).reshape(SPAN_SHAPE),
    )
    begins, by_tiles, heads = local_integers(9), local_integers(8), local_integers(BUCKET_COUNT)
    hand[:], span[:], by_tiles[:], heads[:] = 0, 0, NO_EQUITY, -1
    tiles = fill_hand(counts, tile_points, hand)
    fill_subracks(hand, tiles, leaves, subracks, begins)
    for used in range(1, tiles + 1):
        by_tiles[tiles - used] = subracks[begins[used], SUBRACK_LEAVE]
    memo[:, 0] = 0
    fill_point_caps(squares, hand, tiles, caps)
    for line in range(LINES):
        limit = -1
        for place in range(SIZE):
            if squares[ANCHOR, line, place]:
                first = (line * SIZE + place) * SHAPES_PER_ANCHOR
                fill_anchor_bounds(
                    squares,
                    line,
                    place,
                    limit,
                    caps,
                    tiles,
                    hand,
                    by_tiles,
                    first,
                    bounds,
                    makers,
                    heads,
                    after,
                )
                stages[first : first + SHAPES_PER_ANCHOR] = BOUNDED
                limit = place
    best, spanned, bucket = int64(NO_EQUITY), int64(-1), BUCKET_COUNT - 1
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
            makers[number] = word_making_subracks(
                makers[number], used, anagrams, subracks, begins, memo
            )
            if makers[number]:
                bounds[number] += (
                    subracks[first + lowest_bit(makers[number]), SUBRACK_LEAVE]
                    - by_tiles[tiles - used]
                )
                stages[number] = BY_LEAVE
                push_shape(heads, after, number, min(bucket, bucket_of(bounds[number])))
            continue
        if spanned != number:
            anchor = number // SHAPES_PER_ANCHOR
            fill_span(squares, anchor // SIZE, anchor % SIZE, left, right, span)
            spanned = number
        each, bound = makers[number], int64(NO_EQUITY)
        while each:
            row = first + lowest_bit(each)
            each &= each - 1
            again = subrack_bound(
                span, subracks[row, SUBRACK_LAID], subracks[row, SUBRACK_LEAVE], hand
            )
            if again > best and stages[number] == BY_TILES:
                best = lay_subrack(span, subracks[row], hand, tile_points, anagrams, best, found)
            bound = max(bound, again)
        if bound > best and stages[number] == BY_LEAVE:
            bounds[number], stages[number] = bound, BY_TILES
            push_shape(heads, after, number, min(bucket, bucket_of(bound)))
    if best > NO_EQUITY:
        found[PLAY_LEAVE] ^= (1 << tiles) - 1
    return int64(best > NO_EQUITY)
