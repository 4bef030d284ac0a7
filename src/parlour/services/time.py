"""The server's clock, which is set from the database at the start and monotonic afterwards."""

from __future__ import annotations

import time

HOUR_MS = 3_600_000

MAX_HOURS = 24 * 365 * 100
"""The maximum number of hours to an end time."""

MAX_DRIFT_MS = 1_000
"""The difference (ms) above which the database's time is assumed to be wrong and not followed.

A jump of the clock would cost players time.
"""

MAX_ADJUSTMENT_MS = 20
"""The maximum correction (ms) at a time, too small to be noticed."""


class DatabaseClock:
    """A clock in ms since 1970 that is unaffected by changes of the wall clock."""

    def __init__(self) -> None:
        self._offset_ns = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Return the current time (ms since 1970)."""
        return (time.monotonic_ns() + self._offset_ns) // 1_000_000

    def set_time(self, at: int) -> None:
        """Set the current time (ms since 1970)."""
        self._offset_ns = at * 1_000_000 - time.monotonic_ns()

    def adjust(self, at: int) -> None:
        """Move the clock slightly towards the database's time (ms since 1970).

        Repeated adjustments keep servers in step for weeks.
        """
        difference = at - self.now()
        if abs(difference) < MAX_DRIFT_MS:
            self._offset_ns += (
                max(-MAX_ADJUSTMENT_MS, min(MAX_ADJUSTMENT_MS, difference)) * 1_000_000
            )


def suspended_ms() -> int:
    """Return the time (ms) for which this machine has been suspended since it started.

    The result is 0 if the time is unknown.
    """
    awake_and_asleep = getattr(time, "CLOCK_BOOTTIME", None)
    return (
        0
        if awake_and_asleep is None
        else (time.clock_gettime_ns(awake_and_asleep) - time.monotonic_ns()) // 1_000_000
    )


CLOCK = DatabaseClock()
"""The clock of this process."""


def now() -> int:
    """Return the server's time (ms since 1970)."""
    return CLOCK.now()


def end_time(hours: int) -> int:
    """Return the time (ms since 1970) in a number of hours, or 0 if it is not positive."""
    return now() + min(hours, MAX_HOURS) * HOUR_MS if hours > 0 else 0
