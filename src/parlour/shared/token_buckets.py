"""Token buckets, which allow a burst of requests and then a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import NamedTuple, Protocol

MAX_TRACKED = 50_000
"""The maximum number of buckets in memory; the least recently used are dropped."""


class Bucket(NamedTuple):
    """A token bucket that is shared by all servers of a site."""

    key: str
    """The name, which contains what is counted and for whom."""

    burst: int
    """The number of tokens of a full bucket."""

    per_second: float
    """The number of tokens that are added per second."""


class Spending(NamedTuple):
    """The result of taking a token from each of several buckets, or from none."""

    wait_s: float
    """0 if the tokens were taken, otherwise the seconds until each bucket has a token."""

    left: tuple[float, ...]
    """The tokens that are left in each bucket."""


class TokenBuckets(Protocol):
    """An interface for the token buckets of a site."""

    async def spend(self, buckets: Sequence[Bucket]) -> Spending:
        """Take a token from each bucket, or from none."""

    async def refund(self, buckets: Sequence[Bucket]) -> None:
        """Put a token back into each bucket."""


class LocalTokenBuckets(TokenBuckets):
    """The token buckets of one process."""

    def __init__(self) -> None:
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def spend(self, buckets: Sequence[Bucket]) -> Spending:
        """Take a token from each bucket, or from none."""
        at = monotonic()
        levels = [self._level(bucket, at) for bucket in buckets]
        wait = max(
            (
                wait_seconds(level, bucket.per_second)
                for bucket, level in zip(buckets, levels, strict=True)
            ),
            default=0.0,
        )
        if wait > 0:
            return Spending(wait, tuple(levels))
        for bucket, level in zip(buckets, levels, strict=True):
            self._set_level(bucket, level - 1, at)
        return Spending(0.0, tuple(level - 1 for level in levels))

    async def refund(self, buckets: Sequence[Bucket]) -> None:
        """Put a token back into each bucket."""
        at = monotonic()
        for bucket in buckets:
            self._set_level(bucket, min(bucket.burst, self._level(bucket, at) + 1), at)

    def _level(self, bucket: Bucket, at: float) -> float:
        level, since = self._levels.get(bucket.key, (float(bucket.burst), at))
        return min(float(bucket.burst), level + (at - since) * bucket.per_second)

    def _set_level(self, bucket: Bucket, level: float, at: float) -> None:
        self._levels[bucket.key] = (level, at)
        self._levels.move_to_end(bucket.key)
        if len(self._levels) > MAX_TRACKED:
            self._levels.popitem(last=False)


def wait_seconds(level: float, per_second: float) -> float:
    """Return the seconds until a bucket has a token.

    >>> wait_seconds(0.5, 0.25)
    2.0
    >>> wait_seconds(1.0, 0.0)
    0.0
    """
    if level >= 1:
        return 0.0
    return (1 - level) / per_second if per_second else inf
