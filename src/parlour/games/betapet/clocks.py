"""The time limits that a Betapet table can choose from."""

from __future__ import annotations

from parlour.core.clock import AnyClockRule, Total, Untimed

MINUTE = 60_000
"""Milliseconds."""

CLOCKS: dict[str, AnyClockRule] = {
    "rush": Total(12 * MINUTE, step_ms=15_000),
    "stress": Total(20 * MINUTE),
    "fast": Total(30 * MINUTE),
    "normal": Total(60 * MINUTE),
    "unlimited": Untimed(),
}
"""The time for all of a player's moves, by name.

Every minute of overtime begun (rush: every 15 seconds) costs ten points; five minutes of overtime
end the game.
"""
