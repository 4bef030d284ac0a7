"""Speed benchmarks of Pylos: rules, kernel and search, and the kernel compared with C."""

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
"""The index of the standard variant."""
MATCHES = 30_000
"""The number of random matches in the comparison with C."""


@jit_kernel
def playouts(variant: int, matches: int, generator: Ints64, codes: Ints64) -> int:
    """Return the total number of turns in random matches from the empty board.

    Args:
        variant: The index into VARIANTS.
        matches: The number of matches.
        generator: The random generator of search/kernels.py, shape (1,).
        codes: Scratch space, shape (MAX_ACTIONS,).
    """
    turns = 0
    for _ in range(matches):
        turns += playout(PackedPosition(variant, 0, 0, NO_CELL), generator, codes)[1]
    return turns


def match_by_rules(rng: Random) -> int:
    """Play one random match with the rules and return its number of turns."""
    game, state = Pylos(), state_from_position("standard", START_POSITION)
    while state.over is None:
        state = game.apply(
            state, state.mover, rng.choice(game.legal_actions(state, state.mover))
        ).state
    return state.turns


def rules_turn_rate() -> float:
    """Return the number of random turns per second in the rules."""
    rng = Random(1)
    return measure_rate(lambda: match_by_rules(rng))


def rules_match_rate() -> float:
    """Return the number of random matches per second in the rules."""
    rng = Random(1)
    return measure_rate(lambda: int(match_by_rules(rng) > 0))


def kernel_match_rate(variant: int = STANDARD) -> float:
    """Return the number of random matches per second in the kernel."""
    generator, codes = new_generator(1), np.zeros(MAX_ACTIONS, dtype=np.int64)
    return measure_rate(lambda: 5000 if playouts(variant, 5000, generator, codes) else 0)


def kernel_to_c_ratio() -> float:
    """Return the speed of the kernel relative to C for the same matches; NaN without a compiler.

    The ratio is C's time divided by the kernel's, each the best of six alternating runs.
    """
    native = load_library("playout")
    if native is None:
        return nan
    codes = np.zeros(MAX_ACTIONS, dtype=np.int64)

    def play_by_kernel() -> int:
        return playouts(STANDARD, MATCHES, new_generator(1), codes)

    def play_by_c() -> int:
        return int(native.playouts(STANDARD, c_long(MATCHES), c_int64(new_generator(1)[0])))

    best, turns = [inf, inf], [0, 0]
    for _ in range(6):
        for side, play in enumerate((play_by_kernel, play_by_c)):
            start = perf_counter()
            turns[side] = play()
            best[side] = min(best[side], perf_counter() - start)
    if turns[0] != turns[1]:
        raise AssertionError("the kernel and C do not play the same matches")
    return best[1] / best[0]


def search_rate(cores: int) -> float:
    """Return the number of positions per second that a search from the empty board visits."""
    player = PylosKernelPlayer(threads=cores)
    player.precompile()
    start = perf_counter()
    result = player.search(PackedPosition(STANDARD, 0, 0), SearchLimits(MEASURED_SECONDS))
    return result.nodes / (perf_counter() - start)


FIGURES = (
    Benchmark("rules, random play", "plies/s", rules_turn_rate),
    Benchmark("random matches", "matches/s", kernel_match_rate, rules_match_rate),
    Benchmark("random matches, kernel relative to C", "of C's speed", kernel_to_c_ratio),
    Benchmark("search, one core", "positions/s", lambda: search_rate(1)),
    Benchmark("search, two cores", "positions/s", lambda: search_rate(2)),
)
"""The benchmarks of `make bench`."""
