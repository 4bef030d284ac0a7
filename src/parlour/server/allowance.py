"""How much one socket may say: a bucket that fills slowly."""

from __future__ import annotations

import time

BURST = 40
PER_SECOND = 10.0


class Allowance:
    """Lets a burst of messages through and then a steady trickle."""

    def __init__(self) -> None:
        self._left, self._at = float(BURST), time.monotonic()

    def spend(self) -> bool:
        """Return whether one more message may be read now."""
        at = time.monotonic()
        self._left, self._at = min(float(BURST), self._left + (at - self._at) * PER_SECOND), at
        if self._left < 1:
            return False
        self._left -= 1
        return True
