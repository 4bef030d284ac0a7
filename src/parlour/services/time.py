"""What time it is in the house: told once by the database, then counted by a clock that nobody sets."""

from __future__ import annotations

import time

MAX_DRIFT_MS = 1_000
"""A database whose time differs by more has been set, and is not followed: time that jumps would take time from those who think."""

MAX_ADJUSTMENT_MS = 20
"""The most that the house's time is moved at once, so that it never goes backwards by what anybody could notice."""


class DatabaseClock:
    """Milliseconds since 1970, anchored when the house opens; the wall clock may be set meanwhile and changes nothing."""

    def __init__(self) -> None:
        self._offset_ns = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Return the moment."""
        return (time.monotonic_ns() + self._offset_ns) // 1_000_000

    def set_time(self, at: int) -> None:
        """Let it be this moment now."""
        self._offset_ns = at * 1_000_000 - time.monotonic_ns()

    def adjust(self, at: int) -> None:
        """Move a little towards the time that the database tells, so that two houses stay together for weeks."""
        apart = at - self.now()
        if abs(apart) < MAX_DRIFT_MS:
            self._offset_ns += max(-MAX_ADJUSTMENT_MS, min(MAX_ADJUSTMENT_MS, apart)) * 1_000_000


def suspended_ms() -> int:
    """Return for how long this machine has been asleep since it started, where it says so: a clock that nobody sets sleeps with it."""
    awake_and_asleep = getattr(time, "CLOCK_BOOTTIME", None)
    return (
        0
        if awake_and_asleep is None
        else (time.clock_gettime_ns(awake_and_asleep) - time.monotonic_ns()) // 1_000_000
    )


CLOCK = DatabaseClock()
"""The time of this process."""


def now() -> int:
    """Return the moment in milliseconds since 1970, by the house's own time."""
    return CLOCK.now()
