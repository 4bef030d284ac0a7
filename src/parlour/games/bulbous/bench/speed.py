"""The figures of Bulbous: whole random games by rules and kernel, and decisions of every level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from parlour.core.game import AnyGame, Seat
from parlour.games.bulbous import bots
from parlour.games.bulbous.kernel.packed import blank
from parlour.games.bulbous.kernel.playout import random_games
from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options, State
from parlour.plugin.benchmark import Figure
from parlour.search.bench import decisions, matches, rate
from parlour.search.kernels import luck as counter

PORTION = 2_000
"""Games of the kernel between two looks at the clock."""

GAME = Bulbous()


def random_decision(game: AnyGame, state: State, seat: Seat, luck: Random) -> AnyAction:
    """Return a legal decision: of bid, swap and pass each as often, as in the kernel."""
    kinds: dict[type, list[AnyAction]] = {}
    for action in game.legal(state, seat):
        kinds.setdefault(type(action), []).append(action)
    return luck.choice(kinds[luck.choice(list(kinds))])


def by_kernel(seats: int) -> Callable[[], float]:
    """Return the measure of whole random games a second by the kernel, deals included."""

    def measure() -> float:
        start, word = blank(Options(), seats), counter(1)

        def portion() -> int:
            random_games(start, word, PORTION)
            return PORTION

        return rate(portion)

    return measure


FIGURES = (
    *(
        Figure(f"random games of {seats}, kernel", "games/s", by_kernel(seats), matches(GAME, Options(), seats, random_decision))
        for seats in (2, 3, 4)
    ),
    *(Figure(f"decisions of {level.id}, three seats", "decisions/s", decisions(GAME, level, bots.warm, Options(), 3)) for level in bots.LEVELS),
)
"""What `make bench` prints of Bulbous."""
