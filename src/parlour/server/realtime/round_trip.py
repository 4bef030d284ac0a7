"""What the line to a page takes: the house measures it, so that a clock can give it back."""

from __future__ import annotations

from statistics import median_low

SAMPLE_COUNT = 5
"""Of so many round trips the one in the middle counts: a single slow one gives nobody time."""


class RoundTripEstimator:
    """The round trips of one line. A page answers each pong at once; one that lingers has its decisions' time given back only up to the limit."""

    __slots__ = ("_sent_at", "_trips", "ms")

    def __init__(self) -> None:
        self._sent_at: int | None = None
        self._trips: list[int] = []
        self.ms = 0

    def record_sent(self, at: int) -> int:
        """Note the moment (ms) at which a pong goes out, and return it."""
        self._sent_at = at
        return at

    def record_received(self, named: int, at: int) -> None:
        """Take the answer to a pong, by the moment it named; what was never asked, or is answered twice, counts for nothing."""
        if named != self._sent_at:
            return
        self._sent_at = None
        self._trips = [*self._trips, max(0, at - named)][-SAMPLE_COUNT:]
        self.ms = median_low(self._trips)
