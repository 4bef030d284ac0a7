"""The shapes of plays that still wait to be looked at, the highest bound first to about a point: a bucket queue (Dial, CACM 12, 1969)."""

from __future__ import annotations

from parlour.games.betapet.kernel.word_walk import int64
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64

SHAPES_PER_ANCHOR = 64
"""Room for the shapes of one anchor: 8 x the tiles up to it + those after it; a shape's number is SHAPES x that of its anchor more."""

BUCKET_COUNT, BUCKET_BITS, LOWEST_BOUND = 256, 10, -(60 << 10)
"""So many buckets, each of so many thousandths of a point (as a power of two) from LOWEST on; what is beyond lies in the first or the last."""


@jit_kernel
def bucket_of(bound: int) -> int:
    """Return the bucket of a bound."""
    return min(max((bound - LOWEST_BOUND) >> BUCKET_BITS, 0), BUCKET_COUNT - 1)


@jit_kernel
def push_shape(heads: Ints64, after: Ints64, number: int, bucket: int) -> None:
    """Put a shape first in a bucket; `heads` (shape BUCKETS) holds the first of each bucket, `after` the next one by shape (-1: none)."""
    after[number] = heads[bucket]
    heads[bucket] = int64(number)
