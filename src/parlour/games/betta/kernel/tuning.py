"""Tuning of Betty's goals in bot matches, so that she wins as often as each of her staff."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import product
from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.heuristics import rivalry_weight
from parlour.games.betta.kernel.packed import (
    KernelMode,
    PackedBettaState,
    blank_state,
    lookup_tables,
)
from parlour.games.betta.kernel.player import SETTINGS
from parlour.games.betta.kernel.rules import deal_cards, write_ranking_keys
from parlour.games.betta.kernel.selfplay import SeatStrengths, new_match_workspace, play_match
from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.deal import colours_with_betty
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64, new_generator
from parlour.search.records import IntArray, assign_record, copied_record

Goals = tuple[int, ...]

MAX_POINTS = 16
"""The maximum points of a display for Betty."""

COLOUR_COUNTS = 5
"""The number of possible colour counts of a display, 0 to 4."""

UNIT_MATCHES = 25
"""The number of matches that one process plays at a time."""

MAX_UNITS = 1 << 20
"""The difference between the seeds of two calls, in seeds of units."""


class TuningMatches(NamedTuple):
    """The results of matches with Betty in seat 0."""

    move_points: Ints64
    """Betty's points for laying cards, shape (matches,)."""
    displays: Ints64
    """The number of displays with each colour count from 0 to 4, shape (matches, 5)."""
    rivals: Ints64
    """The best total of Betty's staff, shape (matches,)."""

    def leads(self, goals: Goals) -> Ints64:
        """Return Betty's lead in each match if these goals had applied to the same moves."""
        leads: Ints64 = self.move_points + self.displays @ np.array(goals) - self.rivals
        return leads

    def win_share(self, goals: Goals) -> float:
        """Return Betty's share of wins; a tie counts half."""
        leads = self.leads(goals)
        return float((leads > 0).mean() + (leads == 0).mean() / 2)


class TuningRound(NamedTuple):
    """The result of one tuning round."""

    goals: Goals
    """The goals of the round."""
    wins: float
    """Betty's share of wins."""
    error: float
    """The standard error of Betty's share of wins."""


class TuningPlan(NamedTuple):
    """The number and strength of the matches in each tuning round."""

    participants: int
    """The number of players, including Betty."""
    matches: int
    """The number of matches per round."""
    iterations: int
    """The number of search iterations per decision."""


@jit_kernel
def colour_count(display: int) -> int:
    """Return the number of colours visible in a display."""
    count = 0
    for shift in (0, 9, 18, 27):
        count += (display >> shift & 511) > 0
    return count


@jit_kernel
def record_match(
    state: PackedBettaState, keys: IntArray, results: TuningMatches, match: int
) -> None:
    """Record the result of a finished match in `results`, at index `match`."""
    results.move_points[match] = state.move_points[0]
    for display in range(state.display_count):
        results.displays[match, colour_count(state.displays[display])] += 1
    for seat in range(1, state.seats):
        results.rivals[match] = max(results.rivals[match], keys[seat] >> 16)


def play_tuning_matches(pool: Executor, goals: Goals, plan: TuningPlan, seed: int) -> TuningMatches:
    """Play matches with these goals between equal bots that solve the last turns.

    Args:
        pool: The executor that plays the matches.
        goals: Betty's goals.
        plan: The number and strength of the matches.
        seed: The random seed.
    """
    sizes = [
        min(UNIT_MATCHES, plan.matches - first) for first in range(0, plan.matches, UNIT_MATCHES)
    ]
    seeds = [seed * MAX_UNITS + number for number in range(len(sizes))]
    units = pool.map(
        partial(play_tuning_unit, goals, plan.participants, plan.iterations), sizes, seeds
    )
    return TuningMatches(*map(np.concatenate, zip(*units, strict=True)))


def play_tuning_unit(
    goals: Goals, participants: int, iterations: int, matches: int, seed: int
) -> TuningMatches:
    """Play a part of the matches, with the installed cards, in any process.

    Args:
        goals: Betty's goals.
        participants: The number of players, including Betty.
        iterations: The number of search iterations per decision.
        matches: The number of matches.
        seed: The random seed of these matches.
    """
    tables = lookup_tables(packaged_box())
    start = blank_state(KernelMode.BETTY, colours_with_betty(participants, betty=0), goals)
    results = TuningMatches(
        np.zeros(matches, np.int64),
        np.zeros((matches, COLOUR_COUNTS), np.int64),
        np.zeros(matches, np.int64),
    )
    workspace, rng = new_match_workspace(iterations), new_generator(seed)
    state, keys = copied_record(start), np.zeros(5, np.int64)
    strengths = SeatStrengths(
        np.full(participants, iterations),
        np.ones(participants, np.int64),
        np.full(participants, rivalry_weight(participants) / (participants - 1)),
    )
    for match in range(matches):
        assign_record(state, start)
        deal_cards(tables, state, rng)
        play_match(tables, state, strengths, SETTINGS, workspace, rng)
        write_ranking_keys(tables, state, keys)
        record_match(state, keys, results, match)
    return results


def rising_goals() -> Iterator[Goals]:
    """Yield all goals whose points rise from two to four colours, with none for fewer."""
    for two, three, four in product(range(1, MAX_POINTS + 1), repeat=3):
        if two < three < four:
            yield 0, 0, two, three, four


def tune_goals(
    pool: Executor, goals: Goals, plan: TuningPlan, within: float, rounds: int, seed: int
) -> Iterator[TuningRound]:
    """Yield the result of each tuning round; the last one has the fairest goals.

    Args:
        pool: The executor that plays the matches.
        goals: The goals of the first round.
        plan: The matches of each round.
        within: The accepted difference from an equal share of wins.
        rounds: The maximum number of rounds.
        seed: The random seed. Different seeds share no deals for up to 100 rounds.
    """
    target = 1 / plan.participants
    for number in range(rounds):
        results = play_tuning_matches(pool, goals, plan, seed=100 * seed + number)
        wins = results.win_share(goals)
        yield TuningRound(goals, wins, float(np.sqrt(wins * (1 - wins) / plan.matches)))
        if abs(wins - target) <= within:
            return
        goals = fairer_goals(results, goals, target)


def fairer_goals(results: TuningMatches, goals: Goals, target: float) -> Goals:
    """Return the goals that would have been fairest in these matches.

    Changes from the current goals are penalized slightly, because the effect of a large change is
    less certain.
    """

    def unfairness(other: Goals) -> float:
        distance = sum(abs(a - b) for a, b in zip(other, goals, strict=True))
        return abs(results.win_share(other) - target) + 0.004 * distance

    return min(rising_goals(), key=unfairness)
