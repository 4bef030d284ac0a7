"""The figures of Pylos: rules, kernel and search, and how near the kernel comes to C."""

from __future__ import annotations

from ctypes import c_int64, c_long
from math import inf, nan
from random import Random
from time import perf_counter

import numpy as np

from parlour.games.pylos.kernel.packed import MAX_ACTIONS, NO_CELL, VARIANTS, PackedPosition
from parlour.games.pylos.kernel.player import PylosKernelPlayer
from parlour.games.pylos.kernel.root import SearchLimits
from parlour.games.pylos.kernel.rules import playout
from parlour.games.pylos.native import load_library
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION
from parlour.games.pylos.rules.turn import state_from_position
from parlour.plugin.benchmark import Benchmark
from parlour.search.bench import MEASURED_SECONDS, measure_rate
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64, new_generator

STANDARD = VARIANTS.index("standard")
MATCHES = 30_000
"""The random matches that kernel and C both play."""


@jit_kernel
def playouts(variant: int, matches: int, luck: Ints64, codes: Ints64) -> int:
    """Return the turns of this many random matches from the empty board; `luck` and `codes` as in kernel/rules.py."""
    turns = 0
    for _ in range(matches):
        turns += playout(variant, 0, 0, NO_CELL, luck, codes)[1]
    return turns


def match_by_rules(chance: Random) -> int:
    """Play one random match by the rules, and return its turns."""
    game, state = Pylos(), state_from_position("standard", START_POSITION)
    while state.over is None:
        state = game.apply(
            state, state.mover, chance.choice(game.legal_actions(state, state.mover))
        ).state
    return state.turns


def plies_of_rules() -> float:
    """Return the turns a second of random play by the rules: legal actions, a choice, and the next state."""
    chance = Random(1)
    return measure_rate(lambda: match_by_rules(chance))


def playouts_of_rules() -> float:
    """Return the random matches a second by the rules."""
    chance = Random(1)
    return measure_rate(lambda: int(match_by_rules(chance) > 0))


def playouts_of_kernel(variant: int = STANDARD) -> float:
    """Return the random matches a second by the kernel."""
    word, codes = new_generator(1), np.zeros(MAX_ACTIONS, dtype=np.int64)
    return measure_rate(lambda: 5000 if playouts(variant, 5000, word, codes) else 0)


def of_c() -> float:
    """Return C's time for the same random matches as a share of the kernel's, the best of six turns about; nan without a C compiler."""
    native = load_library("playout")
    if native is None:
        return nan
    codes = np.zeros(MAX_ACTIONS, dtype=np.int64)

    def by_kernel() -> int:
        return playouts(STANDARD, MATCHES, new_generator(1), codes)

    def by_c() -> int:
        return int(native.playouts(STANDARD, c_long(MATCHES), c_int64(new_generator(1)[0])))

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
    player = PylosKernelPlayer(threads=cores)
    player.precompile()
    began = perf_counter()
    found = player.search(PackedPosition(STANDARD, 0, 0), SearchLimits(MEASURED_SECONDS))
    return found.nodes / (perf_counter() - began)


FIGURES = (
    Benchmark("rules, random play", "plies/s", plies_of_rules),
    Benchmark("random matches", "matches/s", playouts_of_kernel, playouts_of_rules),
    Benchmark("random matches, kernel beside C", "of C's speed", of_c),
    Benchmark("search, one core", "positions/s", lambda: positions(1)),
    Benchmark("search, two cores", "positions/s", lambda: positions(2)),
)
"""What `make bench` prints of Pylos."""
