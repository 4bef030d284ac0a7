"""Search for the play of the highest equity: its points plus the value of its leave.

A shape is an anchor with a number of tiles up to it and a number of tiles after it. The equity of
the plays of each shape is bounded in three steps: without the word list, then by the best leave of
the subracks that make words there, then by the points of each such subrack. Shapes are processed in
the order of their bounds, and their words are read from the word map, until no bound exceeds the
best play found.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.bounds import (
    NO_EQUITY,
    ShapeBounds,
    fill_anchor_bounds,
    fill_point_caps,
    new_shape_bounds,
)
from parlour.games.betapet.kernel.movegen import FoundPlay
from parlour.games.betapet.kernel.packed import LINES, PackedBoard
from parlour.games.betapet.kernel.records import RecordArray
from parlour.games.betapet.kernel.shape_queue import (
    BUCKET_COUNT,
    SHAPES_PER_ANCHOR,
    bucket_of,
    push_shape,
)
from parlour.games.betapet.kernel.span import (
    SPAN_DTYPE,
    SpanSearch,
    fill_span,
    lay_subrack,
    subrack_bound,
)
from parlour.games.betapet.kernel.subracks import (
    MAX_SUBRACKS,
    MEMO_DTYPE,
    MEMO_ENTRIES,
    SUBRACK_DTYPE,
    fill_hand,
    fill_subracks,
    word_making_subracks,
)
from parlour.games.betapet.kernel.word_map import WordMap
from parlour.games.betapet.kernel.word_walk import int64
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64

BOUNDED, BY_LEAVE, BY_TILES = range(3)
"""The steps in which the equity of a shape is bounded.

The bound uses no word list, the leaves of subracks that make words, or also their points.
"""


class BestPlayScratch(NamedTuple):
    """The reusable scratch space of `best_play`."""

    shapes: ShapeBounds
    """The bounds of all shapes."""

    subracks: RecordArray
    """The subsets of the rack, Subrack records, shape (MAX_SUBRACKS,)."""

    begins: Ints64
    """The index of the first subrack of each size, shape (9,)."""

    memo: RecordArray
    """SubrackMemo records, shape (MEMO_ENTRIES,)."""

    spans: RecordArray
    """The current span, a PlaySpan record, shape (1,)."""


def new_scratch() -> BestPlayScratch:
    """Return new scratch space for `best_play`."""
    return BestPlayScratch(
        shapes=new_shape_bounds(),
        subracks=np.zeros(MAX_SUBRACKS, SUBRACK_DTYPE),
        begins=np.zeros(9, np.int64),
        memo=np.zeros(MEMO_ENTRIES, MEMO_DTYPE),
        spans=np.zeros(1, SPAN_DTYPE),
    )


@jit_kernel
def best_play(
    board: PackedBoard,
    anagrams: WordMap,
    counts: Ints64,
    tile_points: Ints64,
    leaves: Ints64,
    scratch: BestPlayScratch,
    play: FoundPlay,
) -> int:
    """Write the play of the highest equity to `play`; return 1, or 0 if there is no play.

    Args:
        board: The board.
        anagrams: The word map of the list.
        counts: The rack: tiles by letter code, shape (CODE_COUNT,).
        tile_points: Points by letter code, shape (CODE_COUNT,).
        leaves: Values of leaves by bits, in thousandths of a point, shape (SUBSETS,).
        scratch: Scratch space.
        play: Output.
    """
    shapes, subracks, begins = scratch.shapes, scratch.subracks, scratch.begins
    bounds, makers, stages, hand = shapes.bounds, shapes.makers, shapes.stages, shapes.hand
    span = scratch.spans[0]
    shapes.best_leaves[:], shapes.heads[:] = NO_EQUITY, -1
    for tile in range(len(hand)):
        hand[tile].code = hand[tile].bit = hand[tile].points = 0
    tiles = fill_hand(counts, tile_points, hand)
    fill_subracks(hand, tiles, leaves, subracks, begins)
    for used in range(1, tiles + 1):
        shapes.best_leaves[tiles - used] = subracks[begins[used]].leave
    for number in range(MEMO_ENTRIES):
        scratch.memo[number].used = 0
    fill_point_caps(board, hand, tiles, shapes.point_caps)
    for line in range(LINES):
        limit = int64(-1)
        for place in range(SIZE):
            if board.anchors[line, place]:
                fill_anchor_bounds(shapes, board, line, place, limit, tiles)
                first = (line * SIZE + place) * SHAPES_PER_ANCHOR
                stages[first : first + SHAPES_PER_ANCHOR] = BOUNDED
                limit = int64(place)
    search = SpanSearch(span, hand, tile_points, anagrams, play)
    best, spanned, bucket = int64(NO_EQUITY), int64(-1), BUCKET_COUNT - 1
    while bucket >= 0 and bucket_of(best) <= bucket:
        shape = shapes.heads[bucket]
        if shape < 0:
            bucket -= 1
            continue
        shapes.heads[bucket] = shapes.following[shape]
        if bounds[shape] <= best:
            continue
        left, right = shape >> 3 & 7, shape & 7
        used = left + right
        first = begins[used]
        if stages[shape] == BOUNDED:
            makers[shape] = word_making_subracks(
                makers[shape], used, anagrams, subracks, begins, scratch.memo
            )
            if makers[shape]:
                bounds[shape] += (
                    subracks[first + lowest_bit(makers[shape])].leave
                    - shapes.best_leaves[tiles - used]
                )
                stages[shape] = BY_LEAVE
                push_shape(
                    shapes.heads, shapes.following, shape, min(bucket, bucket_of(bounds[shape]))
                )
            continue
        if spanned != shape:
            anchor = shape // SHAPES_PER_ANCHOR
            fill_span(board, anchor // SIZE, anchor % SIZE, left, right, span)
            spanned = shape
        remaining, bound = makers[shape], int64(NO_EQUITY)
        while remaining:
            subrack = subracks[first + lowest_bit(remaining)]
            remaining &= remaining - 1
            exact_bound = subrack_bound(span, subrack.tiles, subrack.leave, hand)
            if exact_bound > best and stages[shape] == BY_TILES:
                best = lay_subrack(search, subrack, best)
            bound = max(bound, exact_bound)
        if bound > best and stages[shape] == BY_LEAVE:
            bounds[shape], stages[shape] = bound, BY_TILES
            push_shape(shapes.heads, shapes.following, shape, min(bucket, bucket_of(bound)))
    if best > NO_EQUITY:
        play.leave ^= (1 << tiles) - 1
    return int64(best > NO_EQUITY)
