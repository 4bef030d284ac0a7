"""The paces of matches, which separate their ratings."""

from __future__ import annotations

from typing import Literal

from parlour.core.clock import AnyClockRule, Correspondence, PerMove, Untimed, starting_ms

Pace = Literal["quick", "evening", "daily"]
"""The pace of a match: with a fast clock, in one sitting, or over days."""

PACES: tuple[Pace, ...] = ("quick", "evening", "daily")

QUICK_MOVE_MS = 15_000
QUICK_BANK_MS = 300_000


def pace_of_clock(rule: AnyClockRule) -> Pace:
    """Return the pace to which a clock rule belongs."""
    if isinstance(rule, Correspondence):
        return "daily"
    quick_limit = QUICK_MOVE_MS if isinstance(rule, PerMove) else QUICK_BANK_MS
    return (
        "evening"
        if isinstance(rule, Untimed) or (starting_ms(rule) or 0) > quick_limit
        else "quick"
    )
