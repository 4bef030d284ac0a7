"""The figures of Betta: whole matches by rules and kernel, and decisions of every level."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.betta import bots
from parlour.games.betta.kernel import packed
from parlour.games.betta.kernel.rules import random_games
from parlour.games.betta.rules.box import house_box
from parlour.games.betta.rules.deal import CHAIRS
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options
from parlour.plugin.benchmark import Figure
from parlour.search import kernels
from parlour.search.bench import decisions, matches, rate

PORTION = 20_000
"""Matches of the kernel between two looks at the clock."""

GAME = Betta()


def by_kernel(seats: int) -> Callable[[], float]:
    """Return the measure of whole random matches a second by the kernel, deals included."""

    def measure() -> float:
        tables, start, word = packed.tables(house_box()), packed.blank(packed.CLASSIC, tuple(CHAIRS[:seats]), ()), kernels.luck(1)

        def portion() -> int:
            random_games(tables, start, word, PORTION)
            return PORTION

        return rate(portion)

    return measure


FIGURES = (
    *(Figure(f"random matches of {seats}, kernel", "matches/s", by_kernel(seats), matches(GAME, Options(), seats)) for seats in (2, 3, 4)),
    *(Figure(f"decisions of {level.id}, three seats", "decisions/s", decisions(GAME, level, bots.warm, Options(), 3)) for level in bots.LEVELS),
)
"""What `make bench` prints of Betta."""
