"""How much somebody may say or ask: a bucket that empties with every word and fills slowly."""

from __future__ import annotations

from collections import OrderedDict
from math import inf
from time import monotonic

REMEMBERED = 10_000
"""How many addresses are kept apart; of more, those that were quiet longest are forgotten."""


class RateLimit:
    """Lets a burst through and then a steady trickle."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._per_second = float(burst), per_second
        self._left, self._at = self._burst, monotonic()

    def wait(self) -> float:
        """Return the seconds until there is room for one more, 0 where there is."""
        at = monotonic()
        self._left, self._at = min(self._burst, self._left + (at - self._at) * self._per_second), at
        if self._left >= 1:
            return 0.0
        return (1 - self._left) / self._per_second if self._per_second else inf

    def spend(self) -> bool:
        """Return whether there is room for one more now, and take it."""
        if self.wait() > 0:
            return False
        self._left -= 1
        return True

    def owe(self) -> None:
        """Take one whether there is room or not: it was spent elsewhere, and what is owed must fill again first."""
        self.wait()
        self._left -= 1

    def give_back(self) -> None:
        """Take back what was spent last."""
        self._left = min(self._burst, self._left + 1)


class RateLimits:
    """The same limit for each of many addresses."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._terms = (burst, per_second)
        self._kept: OrderedDict[str, RateLimit] = OrderedDict()

    def spend(self, address: str) -> bool:
        """Return whether there is room for one more from this address, and take it."""
        return self.of(address).spend()

    def wait(self, address: str) -> float:
        """Return the seconds until there is room for one more from this address, 0 where there is."""
        return self.of(address).wait()

    def of(self, address: str) -> RateLimit:
        """Return the limit of this address."""
        found = self._kept.get(address)
        if found is None:
            found = self._kept[address] = RateLimit(*self._terms)
            if len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(address)
        return found
