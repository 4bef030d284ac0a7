"""Garbage collector settings for short pauses, since every pause delays all tables.

Reference cycles are rare in the server, so infrequent collections are sufficient.
"""

from __future__ import annotations

import gc

YOUNG_THRESHOLD, MIDDLE_THRESHOLD, OLD_THRESHOLD = 20_000, 20, 50
"""Thresholds of the three generations, as in `gc.set_threshold`."""


def tune_collector() -> None:
    """Exclude the objects created at startup from collection, and collect the others less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, OLD_THRESHOLD)
