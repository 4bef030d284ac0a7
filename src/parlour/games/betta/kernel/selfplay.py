"""Whole matches of the compiled players among themselves, for tuning and for measuring."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.endgame import Workspace, is_solvable, solve
from parlour.games.betta.kernel.evaluation import PLACES, TURNS, candidates, play
from parlour.games.betta.kernel.ismcts import InformationSet, partial_sort, search
from parlour.games.betta.kernel.packed import (
    CARDS,
    COLOUR,
    COUNT,
    DISPLAY,
    FIRST,
    HAND,
    MODE,
    NONE,
    SEATS,
    SIZE,
    SOLO_EVEN,
    TAKEN,
    Floats,
    Ints,
    Row,
    Tables,
)
from parlour.games.betta.kernel.rules import is_over
from parlour.games.betta.rules.deal import EACH_COLOUR
from parlour.search.jit import compiled
from parlour.search.kernels import Floats64, Ints64, below
from parlour.search.local_arrays import local_integers
from parlour.search.tree import Tree, best_child, reset

CARDS_IN_ALL = 60
"""Twelve of each colour and Betty's."""


class Strengths(NamedTuple):
    """How strong each seat plays, by seat: deals to imagine (0: one ply deep), whether the end is counted out, and its rivalry."""

    deals: Ints64
    exact: Ints64
    rivalry: Floats64


def new_information_set() -> InformationSet:
    """Return room for what a seat knows."""
    return InformationSet(np.zeros(SIZE, np.int64), np.zeros(CARDS_IN_ALL, np.int64), np.zeros(6, np.int64), np.zeros(4, np.int64))


@compiled
def mark_starts(tables: Ints, row: Ints, seen: Ints) -> None:
    """Mark in `seen`, shape (60,), the cards that lie on the displays of a match just dealt."""
    for card in range(CARDS_IN_ALL):
        seen[card] = 0
        for display in range(row[COUNT]):
            if tables[CARDS + 4 * card] == row[DISPLAY + display]:
                seen[card] = 1


@compiled
def collect_unseen(known: InformationSet, row: Ints, seen: Ints, seat: int, first: int, last: int, at: int) -> int:
    """Fill in, from `at` on, the cards of a range that a seat (NONE: the public) has not seen, and return where they end."""
    for card in range(first, last):
        own = False
        for held in range(3):
            own = own or row[HAND + 3 * seat + held] == card
        if not own and not seen[card]:
            known.unseen[at] = card
            at += 1
    return at


@compiled
def observe(row: Ints, seen: Ints, known: InformationSet) -> None:
    """Fill in what the mover of a row knows; what it does not, the search deals anew."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    for place in range(SIZE):
        known.row[place] = row[place]
    at, groups = 0, 4 if row[SEATS] == 1 else row[SEATS]
    for number in range(groups):
        known.starts[number] = at
        deck = number
        if row[SEATS] > 1:
            deck = row[COLOUR + number] if row[COLOUR + number] >= 0 else 4
        end = collect_unseen(known, row, seen, seat if number == seat or row[SEATS] == 1 else NONE, 12 * deck, 12 * deck + 12, at)
        if row[SEATS] == 1:
            known.quotas[number] = EACH_COLOUR - (12 - (end - at)) if row[MODE] == SOLO_EVEN else end - at
        at = end
    known.starts[groups] = at


@compiled
def choose(
    tables: Tables, known: InformationSet, seat: int, strengths: Strengths, params: Floats, tree: Tree, workspace: Workspace, luck: Ints64
) -> int:
    """Return the action that a seat takes: counted out near the end if it does so, else by the tree, or one ply deep without deals."""
    rivalry = strengths.rivalry[seat]
    if strengths.exact[seat] and is_solvable(known.row):
        count = solve(tables, known, rivalry, params, workspace)
    elif strengths.deals[seat]:
        reset(tree)
        search(tables, known, tree, rivalry, params, luck, strengths.deals[seat])
        return best_child(tree)
    else:
        count = candidates(tables, known.row, rivalry, workspace.actions, workspace.values)
        for number in range(count):
            workspace.values[number] += below(luck, 1024) * 1e-6
    partial_sort(workspace.actions, workspace.values, count, 1)
    action: int = workspace.actions[0]
    return action


@compiled
def play_out(
    tables: Tables, row: Row, known: InformationSet, strengths: Strengths, params: Floats, tree: Tree, workspace: Workspace, luck: Ints64
) -> None:
    """Play a match just dealt to its end in the row itself, each seat with its own strength."""
    seen = local_integers(CARDS_IN_ALL)
    seen[:] = 0
    mark_starts(tables, row, seen)
    while not is_over(row):
        seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
        observe(row, seen, known)
        action = choose(tables, known, seat, strengths, params, tree, workspace, luck)
        seen[action // (TURNS * PLACES)] = 1
        play(tables, row, action)
