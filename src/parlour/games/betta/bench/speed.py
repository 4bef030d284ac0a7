"""The figures of Betta: whole matches by rules and kernel, and decisions of every level."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.betta import bots
from parlour.games.betta.kernel import packed
from parlour.games.betta.kernel.rules import play_random_games
from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.deal import SEAT_COLOURS
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options
from parlour.plugin.benchmark import Benchmark
from parlour.search import kernels
from parlour.search.bench import decision_rate, match_rate, measure_rate

PORTION = 20_000
"""Matches of the kernel between two looks at the clock."""

GAME = Betta()


def by_kernel(seats: int) -> Callable[[], float]:
    """Return the measure of whole random matches a second by the kernel, deals included."""

    def measure() -> float:
        tables, start, word = (
            packed.lookup_tables(packaged_box()),
            packed.blank_state(packed.CLASSIC, tuple(SEAT_COLOURS[:seats]), ()),
            kernels.new_generator(1),
        )

        def portion() -> int:
            play_random_games(tables, start, word, PORTION)
            return PORTION

        return measure_rate(portion)

    return measure


FIGURES = (
    *(
        Benchmark(
            f"random matches of {seats}, kernel",
            "matches/s",
            by_kernel(seats),
            match_rate(GAME, Options(), seats),
        )
        for seats in (2, 3, 4)
    ),
    *(
        Benchmark(
            f"decisions of {level.id}, three seats",
            "decisions/s",
            decision_rate(GAME, level, bots.precompile, Options(), 3),
        )
        for level in bots.LEVELS
    ),
)
"""What `make bench` prints of Betta."""
