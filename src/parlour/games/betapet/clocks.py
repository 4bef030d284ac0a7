"""The time limits that a Betapet table can choose from."""

from __future__ import annotations

from parlour.core.clock import AnyClockRule, Total, Untimed

MINUTE = 60_000
"""A minute in milliseconds."""

CLOCKS: dict[str, AnyClockRule] = {
    "rush": Total(12 * MINUTE, step_ms=15_000),
    "stress": Total(20 * MINUTE),
    "fast": Total(30 * MINUTE),
    "normal": Total(60 * MINUTE),
    "unlimited": Untimed(),
}
"""The total thinking time of a player, by the name of the time limit.

Each started minute of overtime (with `rush`, every 15 seconds) costs ten points. Five minutes of
overtime end the game.
"""
