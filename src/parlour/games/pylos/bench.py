"""The figures of Pylos: rules, kernel and search, and how near the kernel comes to C."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_int64, c_long
from math import inf, nan
from random import Random
from time import perf_counter

import numpy as np

from parlour.games.pylos import kernel
from parlour.games.pylos.kernel import NONE, VARIANTS, Array, Position
from parlour.games.pylos.native import library
from parlour.games.pylos.notation import START
from parlour.games.pylos.rules import GAME, stood
from parlour.games.pylos.thinker import Thinker
from parlour.search.compiled import compiled
from parlour.search.figure import Figure

STANDARD = VARIANTS.index("standard")
SECONDS = 2.0
"""How long each figure is measured."""

MATCHES, LUCK = 30_000, 88_172_645_463_325_252
"""The random matches that kernel and C both play."""


@compiled
def playouts(variant: int, matches: int, luck: int, codes: Array) -> int:
    """Return the turns of this many random matches from the empty board."""
    turns = 0
    for _ in range(matches):
        _, played, luck = kernel.playout(variant, 0, 0, NONE, luck, codes)
        turns += played
    return turns


def rate(portion: Callable[[], int]) -> float:
    """Return how many things a second are done, from portions that say how many they did."""
    portion()
    done, began = 0, perf_counter()
    while (passed := perf_counter() - began) < SECONDS:
        done += portion()
    return done / passed


def match_by_rules(luck: Random) -> int:
    """Play one random match by the rules, and return its turns."""
    game, state = GAME(), stood("standard", START)
    while state.over is None:
        state = game.apply(state, state.mover, luck.choice(game.legal(state, state.mover)))
    return state.turns


def plies_of_rules() -> float:
    """Return the turns a second of random play by the rules: legal actions, a choice, and the next state."""
    luck = Random(1)
    return rate(lambda: match_by_rules(luck))


def playouts_of_rules() -> float:
    """Return the random matches a second by the rules."""
    luck = Random(1)
    return rate(lambda: int(match_by_rules(luck) > 0))


def playouts_of_kernel(variant: int = STANDARD) -> float:
    """Return the random matches a second by the kernel."""
    codes = np.zeros(kernel.MOST_ACTIONS, dtype=np.int64)
    return rate(lambda: 5000 if playouts(variant, 5000, LUCK, codes) else 0)


def of_c() -> float:
    """Return C's time for the same random matches as a share of the kernel's, the best of six turns about; nan without a C compiler."""
    native = library("playout")
    if native is None:
        return nan
    codes = np.zeros(kernel.MOST_ACTIONS, dtype=np.int64)

    def by_kernel() -> int:
        return playouts(STANDARD, MATCHES, LUCK, codes)

    def by_c() -> int:
        return int(native.playouts(STANDARD, c_long(MATCHES), c_int64(LUCK)))

    best, turns = [inf, inf], [0, 0]
    for _ in range(6):
        for side, play in enumerate((by_kernel, by_c)):
            began = perf_counter()
            turns[side] = play()
            best[side] = min(best[side], perf_counter() - began)
    if turns[0] != turns[1]:
        raise AssertionError("the kernel and C do not play the same matches")
    return best[1] / best[0]


def positions(cores: int) -> float:
    """Return the positions a second of the search from the empty board, on so many cores."""
    thinker = Thinker(threads=cores)
    thinker.warm()
    began = perf_counter()
    thought = thinker.think(Position(STANDARD, 0, 0), SECONDS)
    return thought.nodes / (perf_counter() - began)


FIGURES = (
    Figure("rules, random play", "plies/s", plies_of_rules),
    Figure("random matches", "matches/s", playouts_of_kernel, playouts_of_rules),
    Figure("random matches, kernel beside C", "of C's speed", of_c),
    Figure("search, one core", "positions/s", lambda: positions(1)),
    Figure("search, two cores", "positions/s", lambda: positions(2)),
)
"""What `make bench` prints of Pylos."""
