"""Speed measurements of functions, of random matches, and of the decisions of a bot level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.plugin.player import BotLevel

MEASURED_SECONDS = 2.0
"""The duration (s) of a measurement."""

MAX_DECISION_SECONDS = 60.0
"""The time limit (s) of a decision, which no search reaches."""


def measure_rate(portion: Callable[[], int]) -> float:
    """Return how much work a function does per second.

    Args:
        portion: Does some work and returns its amount. The first call is a warm-up.
    """
    portion()
    done, began = 0, perf_counter()
    while (passed := perf_counter() - began) < MEASURED_SECONDS:
        done += portion()
    return done / passed


def random_action(game: AnyGame, state: Any, seat: Seat, luck: Random) -> Any:
    """Return a uniformly random legal action."""
    return luck.choice(list(game.legal_actions(state, seat)))


def match_rate(
    game: AnyGame,
    options: Any,
    seats: int,
    decide: Callable[[AnyGame, Any, Seat, Random], Any] = random_action,
) -> Callable[[], float]:
    """Return a benchmark of random matches per second, in which `decide` chooses the actions."""

    def measure() -> float:
        luck = Random(1)

        def portion() -> int:
            state = game.setup(options, seats, Rng(luck.randbytes(32))).state
            while awaited := game.turn(state).seats:
                seat = min(awaited)
                state = game.apply(state, seat, decide(game, state, seat, luck)).state
            return 1

        return measure_rate(portion)

    return measure


def decision_rate(
    game: AnyGame, level: BotLevel, warm: Callable[[], None], options: Any, seats: int
) -> Callable[[], float]:
    """Return a benchmark of a level's decisions per second in matches against itself."""

    def measure() -> float:
        warm()
        player, luck = level.build(game), Random(1)
        state = game.setup(options, seats, Rng(luck.randbytes(32))).state

        def portion() -> int:
            nonlocal state
            if not game.turn(state).seats:
                state = game.setup(options, seats, Rng(luck.randbytes(32))).state
            seat = min(game.turn(state).seats)
            state = game.apply(
                state, seat, player.choose(game.view(state, seat), seat, luck, MAX_DECISION_SECONDS)
            ).state
            return 1

        return measure_rate(portion)

    return measure
