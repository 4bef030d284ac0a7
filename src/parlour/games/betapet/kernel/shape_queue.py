"""A bucket queue of shapes of plays in descending order of their bounds.

The order is exact to about one point. Source: Dial, CACM 12, 1969.
"""

from __future__ import annotations

from parlour.games.betapet.kernel.word_walk import int64
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64

SHAPES_PER_ANCHOR = 64
"""The number of shapes of an anchor.

The number of a shape is 64 times its anchor, plus 8 times its tiles up to the anchor, plus its
tiles after the anchor.
"""

BUCKET_COUNT = 256

BUCKET_BITS = 10
"""The width of a bucket in thousandths of a point, as a power of two."""

LOWEST_BOUND = -(60 << 10)
"""The lower end of the first bucket; the end buckets also hold bounds out of range."""


@jit_kernel
def bucket_of(bound: int) -> int:
    """Return the index of the bucket for a bound in thousandths of a point."""
    return min(max((bound - LOWEST_BOUND) >> BUCKET_BITS, 0), BUCKET_COUNT - 1)


@jit_kernel
def push_shape(heads: Ints64, following: Ints64, shape: int, bucket: int) -> None:
    """Insert a shape at the front of a bucket.

    Args:
        heads: The first shape of each bucket, -1 if it is empty, shape (BUCKET_COUNT,).
        following: By shape, the next shape in its bucket, -1 for none.
        shape: The shape.
        bucket: The bucket.
    """
    following[shape] = heads[bucket]
    heads[bucket] = int64(shape)
