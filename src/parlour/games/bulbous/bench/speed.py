"""The figures of Bulbous: whole random games by rules and kernel, and decisions of every level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from parlour.core.game import AnyGame, Seat
from parlour.games.bulbous import bots
from parlour.games.bulbous.kernel.packed import blank_state
from parlour.games.bulbous.kernel.playout import play_random_games
from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options, State
from parlour.plugin.benchmark import Benchmark
from parlour.search.bench import decision_rate, match_rate, measure_rate
from parlour.search.kernels import new_generator as counter

PORTION = 2_000
"""Games of the kernel between two looks at the clock."""

GAME = Bulbous()


def random_decision(game: AnyGame, state: State, seat: Seat, luck: Random) -> AnyAction:
    """Return a legal decision: of bid, swap and pass each as often, as in the kernel."""
    kinds: dict[type, list[AnyAction]] = {}
    for action in game.legal_actions(state, seat):
        kinds.setdefault(type(action), []).append(action)
    return luck.choice(kinds[luck.choice(list(kinds))])


def by_kernel(seats: int) -> Callable[[], float]:
    """Return the measure of whole random games a second by the kernel, deals included."""

    def measure() -> float:
        start, word = blank_state(Options(), seats), counter(1)

        def portion() -> int:
            play_random_games(start, word, PORTION)
            return PORTION

        return measure_rate(portion)

    return measure


FIGURES = (
    *(
        Benchmark(
            f"random games of {seats}, kernel",
            "games/s",
            by_kernel(seats),
            match_rate(GAME, Options(), seats, random_decision),
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
"""What `make bench` prints of Bulbous."""
