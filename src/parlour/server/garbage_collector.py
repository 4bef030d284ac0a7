"""The collector of circular garbage, at the pace of a server: hardly anything here is in a circle, and its pauses are felt at every table."""

from __future__ import annotations

import gc

YOUNG_THRESHOLD, MIDDLE_THRESHOLD, OLD_THRESHOLD = 20_000, 20, 50
"""After so many new objects the youngest are looked through; after so many times that the next older ones."""


def tune_collector() -> None:
    """Leave alone what a start has made, for it stays to the end, and look through the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, OLD_THRESHOLD)
