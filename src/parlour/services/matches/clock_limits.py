"""The limits of clocks: a clock must be playable and its times must fit the database."""

from __future__ import annotations

from parlour.core.clock import DAY_MS, AnyClockRule, Correspondence, Fischer, PerMove, Total
from parlour.core.event import TableSettings
from parlour.core.game import Illegal

SECOND_MS = 1_000
MAX_DAYS = 365
MAX_POINTS = 1_000


def require_valid_clock(settings: TableSettings) -> TableSettings:
    """Return table settings if their clock is valid; raises Illegal `core.clock`."""
    if not _is_playable(settings.clock):
        raise Illegal("core.clock")
    return settings


def _is_playable(rule: AnyClockRule) -> bool:
    match rule:
        case PerMove():
            return _is_valid_time(rule.move_ms)
        case Fischer():
            return _is_valid_time(rule.bank_ms) and rule.increment_ms <= DAY_MS
        case Total():
            return (
                _is_valid_time(rule.bank_ms)
                and _is_valid_time(rule.step_ms)
                and rule.limit_ms <= DAY_MS
                and rule.points <= MAX_POINTS
            )
        case Correspondence():
            return rule.days <= MAX_DAYS and rule.bank_ms <= MAX_DAYS * DAY_MS
        case _:
            return True


def _is_valid_time(ms: int) -> bool:
    return SECOND_MS <= ms <= MAX_DAYS * DAY_MS
