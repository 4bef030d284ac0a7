"""The matches along which Carcassonne is checked."""

from __future__ import annotations

from parlour.games.carcassonne.rules.state import Options
from parlour.laws.playout import Playout

OTHER_READINGS = Options(
    offices="every",
    no_bets="land",
    last="placeable",
    unclaimed="waits",
    at_end="any",
    small_city="two",
)

PLAYOUTS = (
    Playout(Options(), 2, b"two"),
    Playout(Options(), 4, b"four"),
    Playout(Options(bets=False, farmers=False), 3, b"base"),
    Playout(OTHER_READINGS, 3, b"other"),
)
