"""Round-trip times of a connection, which are credited to the player's clock."""

from __future__ import annotations

from statistics import median_low

SAMPLE_COUNT = 5
"""Number of recent round trips whose median counts, so that one slow round trip gains no time."""


class RoundTripEstimator:
    """Estimates the round-trip time of one connection.

    A page answers each pong at once. A page that delays its answers gains time only up to the limit (`MAX_LAG_MS`).
    """

    __slots__ = ("_sent_at", "_trips", "ms")

    def __init__(self) -> None:
        self._sent_at: int | None = None
        self._trips: list[int] = []
        self.ms = 0

    def record_sent(self, at: int) -> int:
        """Store the time (ms) at which a pong is sent, and return it."""
        self._sent_at = at
        return at

    def record_received(self, pong_at: int, at: int) -> None:
        """Record the answer to a pong. Unknown and repeated answers are ignored.

        Args:
            pong_at: Send time that the answer repeats, in ms.
            at: Time of arrival, in ms.
        """
        if pong_at != self._sent_at:
            return
        self._sent_at = None
        self._trips = [*self._trips, max(0, at - pong_at)][-SAMPLE_COUNT:]
        self.ms = median_low(self._trips)
