"""Token-bucket rate limits."""

from __future__ import annotations

from collections import OrderedDict
from math import inf
from time import monotonic

MAX_TRACKED = 10_000
"""Maximum number of tracked addresses; the least recently active are dropped."""


class RateLimit:
    """A token bucket, which allows a burst of requests and then a steady rate."""

    __slots__ = ("_burst", "_per_second", "_refilled_at", "_tokens")

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._per_second = float(burst), per_second
        self._tokens, self._refilled_at = self._burst, monotonic()

    def retry_after(self) -> float:
        """Return the seconds until a token is available, or 0 if one is available now."""
        now = monotonic()
        self._tokens, self._refilled_at = (
            min(self._burst, self._tokens + (now - self._refilled_at) * self._per_second),
            now,
        )
        if self._tokens >= 1:
            return 0.0
        return (1 - self._tokens) / self._per_second if self._per_second else inf

    @property
    def tokens_left(self) -> float:
        """The number of available tokens at the last check."""
        return self._tokens

    def try_spend(self) -> bool:
        """Take a token, and return whether one was available."""
        if self.retry_after() > 0:
            return False
        self._tokens -= 1
        return True


class RateLimits:
    """A collection of token buckets, one for each address."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._terms = (burst, per_second)
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()

    def try_spend(self, address: str) -> bool:
        """Take a token from an address's bucket, and return whether one was available."""
        return self.limit_of(address).try_spend()

    def retry_after(self, address: str) -> float:
        """Return the seconds until an address's bucket has a token, or 0 if it has one now."""
        return self.limit_of(address).retry_after()

    def limit_of(self, address: str) -> RateLimit:
        """Return the token bucket of an address."""
        limit = self._limits.get(address)
        if limit is None:
            limit = self._limits[address] = RateLimit(*self._terms)
            if len(self._limits) > MAX_TRACKED:
                self._limits.popitem(last=False)
        self._limits.move_to_end(address)
        return limit
