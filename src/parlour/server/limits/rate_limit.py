"""How much somebody may say or ask: a bucket that empties with every word and fills slowly."""

from __future__ import annotations

from collections import OrderedDict
from math import inf
from time import monotonic

MAX_TRACKED = 10_000
"""How many addresses are kept apart; of more, those that were quiet longest are forgotten."""


class RateLimit:
    """Lets a burst through and then a steady trickle."""

    __slots__ = ("_burst", "_per_second", "_refilled_at", "_tokens")

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._per_second = float(burst), per_second
        self._tokens, self._refilled_at = self._burst, monotonic()

    def retry_after(self) -> float:
        """Return the seconds until there is room for one more, 0 where there is."""
        at = monotonic()
        self._tokens, self._refilled_at = (
            min(self._burst, self._tokens + (at - self._refilled_at) * self._per_second),
            at,
        )
        if self._tokens >= 1:
            return 0.0
        return (1 - self._tokens) / self._per_second if self._per_second else inf

    def try_spend(self) -> bool:
        """Return whether there is room for one more now, and take it."""
        if self.retry_after() > 0:
            return False
        self._tokens -= 1
        return True

    def force_spend(self) -> None:
        """Take one whether there is room or not: it was spent elsewhere, and what is owed must fill again first."""
        self.retry_after()
        self._tokens -= 1

    def refund(self) -> None:
        """Take back what was spent last."""
        self._tokens = min(self._burst, self._tokens + 1)


class RateLimits:
    """The same limit for each of many addresses."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._terms = (burst, per_second)
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()

    def try_spend(self, address: str) -> bool:
        """Return whether there is room for one more from this address, and take it."""
        return self.limit_of(address).try_spend()

    def retry_after(self, address: str) -> float:
        """Return the seconds until there is room for one more from this address, 0 where there is."""
        return self.limit_of(address).retry_after()

    def limit_of(self, address: str) -> RateLimit:
        """Return the limit of this address."""
        found = self._limits.get(address)
        if found is None:
            found = self._limits[address] = RateLimit(*self._terms)
            if len(self._limits) > MAX_TRACKED:
                self._limits.popitem(last=False)
        self._limits.move_to_end(address)
        return found
