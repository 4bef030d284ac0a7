"""Setting Betty's goals so that she wins as often as each of her staff, by matches of strong players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.endgame import new_workspace
from parlour.games.betta.kernel.heuristics import rivalry_weight
from parlour.games.betta.kernel.packed import (
    BETTY,
    COUNT,
    DISPLAY,
    SCORES,
    SEATS,
    STATE_SIZE,
    IntArray,
    blank_state,
    lookup_tables,
)
from parlour.games.betta.kernel.player import PARAMS
from parlour.games.betta.kernel.rules import deal_cards, write_ranking_keys
from parlour.games.betta.kernel.selfplay import SeatStrengths, new_information_set, play_match
from parlour.games.betta.rules.box import Box
from parlour.games.betta.rules.deal import colours_with_betty
from parlour.search import kernels
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.tree import new_tree

Goals = tuple[int, ...]

MAX_POINTS = 16
"""No display is worth more to Betty."""

COLOUR_COUNTS = 5
"""A display shows 0 to 4 colours."""


class TuningMatches(NamedTuple):
    """Matches with Betty on chair 0: her points from moves, shape (games,), her displays by number of colours, shape (games, 5),
    and the best total of her staff, shape (games,)."""

    moves: Ints64
    displays: Ints64
    rivals: Ints64

    def margins(self, goals: Goals) -> Ints64:
        """Return by how much Betty would have been ahead with these goals, had all played the same."""
        found: Ints64 = self.moves + self.displays @ np.array(goals) - self.rivals
        return found

    def win_share(self, goals: Goals) -> float:
        """Return her share of wins, a tie counting half."""
        margins = self.margins(goals)
        return float((margins > 0).mean() + (margins == 0).mean() / 2)


class TuningRound(NamedTuple):
    """Goals as they were played with, Betty's share of wins, and the standard error of that share."""

    goals: Goals
    wins: float
    error: float


@jit_kernel
def colour_count(display: int) -> int:
    """Return how many colours are seen in a display given as one integer."""
    found = 0
    for shift in (0, 9, 18, 27):
        found += (display >> shift & 511) > 0
    return found


@jit_kernel
def record_match(
    row: IntArray, keys: IntArray, moves: IntArray, displays: Ints64, rivals: IntArray, game: int
) -> None:
    """Write down how a match ended, given the keys of its standings."""
    moves[game] = row[SCORES]
    for display in range(row[COUNT]):
        displays[game, colour_count(row[DISPLAY + display])] += 1
    for seat in range(1, row[SEATS]):
        rivals[game] = max(rivals[game], keys[seat] >> 16)


def play_tuning_matches(
    box: Box, goals: Goals, participants: int, games: int, deals: int, seed: int
) -> TuningMatches:
    """Return so many matches with these goals, everybody imagining so many deals a decision and counting out the end."""
    looked_up, start = (
        lookup_tables(box),
        blank_state(BETTY, colours_with_betty(participants, betty=0), goals),
    )
    found = TuningMatches(
        np.zeros(games, np.int64),
        np.zeros((games, COLOUR_COUNTS), np.int64),
        np.zeros(games, np.int64),
    )
    known, tree, workspace, luck = (
        new_information_set(),
        new_tree(deals + 2),
        new_workspace(),
        kernels.new_generator(seed),
    )
    row, deck, keys = np.zeros(STATE_SIZE, np.int64), np.zeros(48, np.int64), np.zeros(5, np.int64)
    rivalry = rivalry_weight(participants) / (participants - 1)
    strengths = SeatStrengths(
        np.full(participants, deals),
        np.ones(participants, np.int64),
        np.full(participants, rivalry),
    )
    for game in range(games):
        row[:] = start
        deal_cards(looked_up, row, luck, deck)
        play_match(looked_up, row, known, strengths, PARAMS, tree, workspace, luck)
        write_ranking_keys(looked_up, row, keys)
        record_match(row, keys, found.moves, found.displays, found.rivals, game)
    return found


def rising_goals() -> Iterator[Goals]:
    """Yield goals that rise with every colour, from nothing for the first."""
    for two, three, four in product(range(1, MAX_POINTS + 1), repeat=3):
        if two < three < four:
            yield 0, 0, two, three, four


def tune_goals(
    box: Box,
    goals: Goals,
    participants: int,
    games: int,
    deals: int,
    within: float,
    rounds: int,
    seed: int,
) -> Iterator[TuningRound]:
    """Yield goals as they are tried, the last one the fairest found: within so much of an equal chance if rounds sufficed.

    Every seed has deals of its own for up to a hundred rounds.
    """
    target = 1 / participants
    for number in range(rounds):
        found = play_tuning_matches(
            box, goals, participants, games, deals, seed=100 * seed + number
        )
        wins = found.win_share(goals)
        yield TuningRound(goals, wins, float(np.sqrt(wins * (1 - wins) / games)))
        if abs(wins - target) <= within:
            return
        goals = fairer_goals(found, goals, target)


def fairer_goals(found: TuningMatches, goals: Goals, target: float) -> Goals:
    """Return goals that would have been fairer in these matches; the less they differ from those played with, the surer."""

    def unfairness(row: Goals) -> float:
        distance = sum(abs(one - other) for one, other in zip(row, goals, strict=True))
        return abs(found.win_share(row) - target) + 0.004 * distance

    return min(rising_goals(), key=unfairness)
