"""Measurement of a connection's round-trip time, which is credited to the player's clock."""

from __future__ import annotations

from statistics import median_low

SAMPLE_COUNT = 5
"""Number of recent round trips for the median, so that one slow round trip gains no time."""


class RoundTripEstimator:
    """An estimator for the round-trip time of one connection.

    A page acknowledges each pong immediately. A page that delays its acknowledgements gains at most
    `MAX_LAG_MS`.
    """

    __slots__ = ("_sent_at", "_trips", "ms")

    def __init__(self) -> None:
        self._sent_at: int | None = None
        self._trips: list[int] = []
        self.ms = 0

    def record_sent(self, at: int) -> int:
        """Store and return the time at which a pong is sent.

        Args:
            at: The time, in ms since 1970.
        """
        self._sent_at = at
        return at

    def record_received(self, pong_at: int, at: int) -> None:
        """Record the acknowledgement of a pong, and ignore unknown and repeated ones.

        Args:
            pong_at: Send time of the pong as the acknowledgement repeats it, in ms since 1970.
            at: Time at which the acknowledgement arrived, in ms since 1970.
        """
        if pong_at != self._sent_at:
            return
        self._sent_at = None
        self._trips = [*self._trips, max(0, at - pong_at)][-SAMPLE_COUNT:]
        self.ms = median_low(self._trips)
