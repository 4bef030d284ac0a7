"""Whole matches of the compiled players among themselves, for tuning and for measuring."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.endgame import EndgameWorkspace, is_solvable, solve
from parlour.games.betta.kernel.evaluation import (
    DISPLAY_SLOTS,
    ROTATIONS,
    play_action,
    write_candidates,
)
from parlour.games.betta.kernel.ismcts import BettaInformationSet, partial_sort, search
from parlour.games.betta.kernel.packed import (
    CARDS,
    COLOUR,
    COUNT,
    DISPLAY,
    FIRST,
    HAND,
    MODE,
    NO_CARD,
    SEATS,
    SOLO_EVEN,
    STATE_SIZE,
    TAKEN,
    FloatArray,
    IntArray,
    LookupTables,
    PackedState,
)
from parlour.games.betta.kernel.rules import is_over
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64, random_below
from parlour.search.local_arrays import local_integers
from parlour.search.tree import Tree, best_child, reset_tree

CARD_COUNT = 60
"""Twelve of each colour and Betty's."""


class SeatStrengths(NamedTuple):
    """How strong each seat plays, by seat: deals to imagine (0: one ply deep), whether the end is counted out, and its rivalry."""

    deals: Ints64
    exact: Ints64
    rivalry: Floats64


def new_information_set() -> BettaInformationSet:
    """Return room for what a seat knows."""
    return BettaInformationSet(
        np.zeros(STATE_SIZE, np.int64),
        np.zeros(CARD_COUNT, np.int64),
        np.zeros(6, np.int64),
        np.zeros(4, np.int64),
    )


@jit_kernel
def mark_starts(tables: IntArray, row: IntArray, seen: IntArray) -> None:
    """Mark in `seen`, shape (60,), the cards that lie on the displays of a match just dealt."""
    for card in range(CARD_COUNT):
        seen[card] = 0
        for display in range(row[COUNT]):
            if tables[CARDS + 4 * card] == row[DISPLAY + display]:
                seen[card] = 1


@jit_kernel
def collect_unseen(
    known: BettaInformationSet,
    row: IntArray,
    seen: IntArray,
    seat: int,
    first: int,
    last: int,
    at: int,
) -> int:
    """Fill in, from `at` on, the cards of a range that a seat (NONE: the public) has not seen, and return where they end."""
    for card in range(first, last):
        own = False
        for held in range(3):
            own = own or row[HAND + 3 * seat + held] == card
        if not own and not seen[card]:
            known.unseen[at] = card
            at += 1
    return at


@jit_kernel
def observe(row: IntArray, seen: IntArray, known: BettaInformationSet) -> None:
    """Fill in what the mover of a row knows; what it does not, the search deals anew."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    for place in range(STATE_SIZE):
        known.state[place] = row[place]
    at, groups = 0, 4 if row[SEATS] == 1 else row[SEATS]
    for number in range(groups):
        known.starts[number] = at
        deck = number
        if row[SEATS] > 1:
            deck = row[COLOUR + number] if row[COLOUR + number] >= 0 else 4
        end = collect_unseen(
            known,
            row,
            seen,
            seat if number == seat or row[SEATS] == 1 else NO_CARD,
            12 * deck,
            12 * deck + 12,
            at,
        )
        if row[SEATS] == 1:
            known.quotas[number] = (
                CARDS_PER_COLOUR - (12 - (end - at)) if row[MODE] == SOLO_EVEN else end - at
            )
        at = end
    known.starts[groups] = at


@jit_kernel
def choose_action(
    tables: LookupTables,
    known: BettaInformationSet,
    seat: int,
    strengths: SeatStrengths,
    params: FloatArray,
    tree: Tree,
    workspace: EndgameWorkspace,
    luck: Ints64,
) -> int:
    """Return the action that a seat takes: counted out near the end if it does so, else by the tree, or one ply deep without deals."""
    rivalry = strengths.rivalry[seat]
    if strengths.exact[seat] and is_solvable(known.state):
        count = solve(tables, known, rivalry, params, workspace)
    elif strengths.deals[seat]:
        reset_tree(tree)
        search(tables, known, tree, rivalry, params, luck, strengths.deals[seat])
        return best_child(tree)
    else:
        count = write_candidates(tables, known.state, rivalry, workspace.actions, workspace.values)
        for number in range(count):
            workspace.values[number] += random_below(luck, 1024) * 1e-6
    partial_sort(workspace.actions, workspace.values, count, 1)
    action: int = workspace.actions[0]
    return action


@jit_kernel
def play_match(
    tables: LookupTables,
    row: PackedState,
    known: BettaInformationSet,
    strengths: SeatStrengths,
    params: FloatArray,
    tree: Tree,
    workspace: EndgameWorkspace,
    luck: Ints64,
) -> None:
    """Play a match just dealt to its end in the row itself, each seat with its own strength."""
    seen = local_integers(CARD_COUNT)
    seen[:] = 0
    mark_starts(tables, row, seen)
    while not is_over(row):
        seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
        observe(row, seen, known)
        action = choose_action(tables, known, seat, strengths, params, tree, workspace, luck)
        seen[action // (ROTATIONS * DISPLAY_SLOTS)] = 1
        play_action(tables, row, action)
