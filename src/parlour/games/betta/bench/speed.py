"""Speed benchmarks of Betta: random matches by rules and kernel, and bot decisions."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.betta import bots
from parlour.games.betta.kernel import packed
from parlour.games.betta.kernel.rules import play_random_matches
from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.deal import SEAT_COLOURS
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options
from parlour.plugin.benchmark import Benchmark
from parlour.search.bench import decision_rate, match_rate, measure_rate
from parlour.search.kernels import new_generator

BATCH_SIZE = 20_000
"""The number of kernel matches between two time measurements."""

GAME = Betta()


def kernel_match_rate(seats: int) -> Callable[[], float]:
    """Return a benchmark that measures random kernel matches per second, including the deal."""

    def measure() -> float:
        tables = packed.lookup_tables(packaged_box())
        start = packed.blank_state(packed.KernelMode.CLASSIC, SEAT_COLOURS[:seats], ())
        rng = new_generator(1)

        def play_batch() -> int:
            play_random_matches(tables, start, rng, BATCH_SIZE)
            return BATCH_SIZE

        return measure_rate(play_batch)

    return measure


FIGURES = (
    *(
        Benchmark(
            f"random matches of {seats}, kernel",
            "matches/s",
            kernel_match_rate(seats),
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
"""The benchmarks that `make bench` prints."""
