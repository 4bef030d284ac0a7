"""The time limits of a table, as Betapet names them."""

from __future__ import annotations

from parlour.core.clock import AnyClockRule, Total, Untimed

MINUTE = 60_000

CLOCKS: dict[str, AnyClockRule] = {
    "rush": Total(12 * MINUTE, step_ms=15_000),
    "stress": Total(20 * MINUTE),
    "fast": Total(30 * MINUTE),
    "normal": Total(60 * MINUTE),
    "unlimited": Untimed(),
}
"""A table's time for all of a player's moves. Over it every begun minute (rush: 15 seconds) costs ten points; five minutes over end the game."""
