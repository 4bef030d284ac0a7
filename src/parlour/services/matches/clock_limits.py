"""Which clocks a table may have: what nobody could play by, or what numbers cannot hold, is refused."""

from __future__ import annotations

from parlour.core.clock import DAY_MS, AnyRule, Correspondence, Fischer, PerMove, Total
from parlour.core.event import TableSettings
from parlour.core.game import Illegal

SECOND_MS = 1_000
LONGEST_DAYS = 365
MOST_POINTS = 1_000


def sensible(settings: TableSettings) -> TableSettings:
    """Return the house rules if their clock can be played; raises Illegal `core.clock`."""
    if not _playable(settings.clock):
        raise Illegal("core.clock")
    return settings


def _playable(rule: AnyRule) -> bool:
    match rule:
        case PerMove():
            return _time(rule.move_ms)
        case Fischer():
            return _time(rule.bank_ms) and rule.increment_ms <= DAY_MS
        case Total():
            return _time(rule.bank_ms) and _time(rule.step_ms) and rule.limit_ms <= DAY_MS and rule.points <= MOST_POINTS
        case Correspondence():
            return rule.days <= LONGEST_DAYS and rule.bank_ms <= LONGEST_DAYS * DAY_MS
        case _:
            return True


def _time(ms: int) -> bool:
    return SECOND_MS <= ms <= LONGEST_DAYS * DAY_MS
