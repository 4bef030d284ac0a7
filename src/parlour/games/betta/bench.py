"""The figures of Betta: whole matches by rules and kernel, and decisions of every level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np

from parlour.core.rng import Rng
from parlour.games.betta import bots, kernel, rows
from parlour.games.betta.box import house_box
from parlour.games.betta.deal import CHAIRS
from parlour.games.betta.rules import Betta
from parlour.games.betta.state import Options
from parlour.search.figure import Figure
from parlour.search.player import Level

SECONDS = 2.0
"""How long each figure is measured."""

PORTION = 20_000
"""Matches of the kernel between two looks at the clock."""

GAME = Betta()


def rate(portion: Callable[[], int]) -> float:
    """Return how many things a second are done, from portions that say how many they did."""
    portion()
    done, began = 0, perf_counter()
    while (passed := perf_counter() - began) < SECONDS:
        done += portion()
    return done / passed


def match_by_rules(seats: int, luck: Random) -> int:
    """Play one random match by the rules; it is one."""
    state = GAME.setup(Options(), seats, Rng(luck.randbytes(32)))
    while awaited := GAME.turn(state).seats:
        (seat,) = awaited
        state = GAME.apply(state, seat, luck.choice(list(GAME.legal(state, seat))))
    return 1


def by_rules(seats: int) -> Callable[[], float]:
    """Return the measure of whole random matches a second by the rules."""

    def measure() -> float:
        luck = Random(1)
        return rate(lambda: match_by_rules(seats, luck))

    return measure


def by_kernel(seats: int) -> Callable[[], float]:
    """Return the measure of whole random matches a second by the kernel, deals included."""

    def measure() -> float:
        tables, start, word = rows.tables(house_box()), rows.blank(rows.CLASSIC, tuple(CHAIRS[:seats]), ()), np.array([88_172_645_463])

        def portion() -> int:
            kernel.random_games(tables, start, word, PORTION)
            return PORTION

        return rate(portion)

    return measure


def decisions(level: Level) -> Callable[[], float]:
    """Return the measure of a level's decisions a second among three of its kind."""

    def measure() -> float:
        bots.warm()
        player, luck = level.build(GAME), Random(1)

        def portion() -> int:
            state, taken = GAME.setup(Options(), 3, Rng(luck.randbytes(32))), 0
            while awaited := GAME.turn(state).seats:
                (seat,) = awaited
                state = GAME.apply(state, seat, player.choose(GAME.view(state, seat), seat, luck, SECONDS))
                taken += 1
            return taken

        return rate(portion)

    return measure


FIGURES = (
    *(Figure(f"random matches of {seats}, kernel", "matches/s", by_kernel(seats), by_rules(seats)) for seats in (2, 3, 4)),
    *(Figure(f"decisions of {level.id}, three seats", "decisions/s", decisions(level)) for level in bots.LEVELS),
)
"""What `make bench` prints of Betta."""
