"""Settings of the garbage collector. Reference cycles are rare here, and every pause delays all tables."""

from __future__ import annotations

import gc

YOUNG_THRESHOLD, MIDDLE_THRESHOLD, OLD_THRESHOLD = 20_000, 20, 50
"""Thresholds of the three generations, as in `gc.set_threshold`."""


def tune_collector() -> None:
    """Freeze the objects that exist after startup and collect the others less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, OLD_THRESHOLD)
