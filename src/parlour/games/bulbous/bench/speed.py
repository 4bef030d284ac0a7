"""Speed benchmarks of Bulbous: random matches by rules and kernel, and bot decisions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from parlour.core.game import AnyGame, Seat
from parlour.games.bulbous import bots
from parlour.games.bulbous.kernel.packed import blank_state
from parlour.games.bulbous.kernel.playout import play_random_matches
from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options, State
from parlour.plugin.benchmark import Benchmark
from parlour.search.bench import decision_rate, match_rate, measure_rate
from parlour.search.kernels import new_generator

BATCH_SIZE = 2_000
"""The number of kernel matches between two time measurements."""

GAME = Bulbous()


def random_action(game: AnyGame, state: State, seat: Seat, rng: Random) -> AnyAction:
    """Return a random legal action: bid, swap and pass are equally likely, as in the kernel."""
    kinds: dict[type, list[AnyAction]] = {}
    for action in game.legal_actions(state, seat):
        kinds.setdefault(type(action), []).append(action)
    return rng.choice(kinds[rng.choice(list(kinds))])


def kernel_match_rate(seats: int) -> Callable[[], float]:
    """Return a benchmark that measures random kernel matches per second, including the deal."""

    def measure() -> float:
        start, rng = blank_state(Options(), seats), new_generator(1)

        def play_batch() -> int:
            play_random_matches(start, rng, BATCH_SIZE)
            return BATCH_SIZE

        return measure_rate(play_batch)

    return measure


FIGURES = (
    *(
        Benchmark(
            f"random games of {seats}, kernel",
            "games/s",
            kernel_match_rate(seats),
            match_rate(GAME, Options(), seats, random_action),
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
