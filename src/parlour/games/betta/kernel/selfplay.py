"""Complete matches between compiled players, for tuning and benchmarks."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.endgame import EndgameWorkspace, is_solvable, new_workspace, solve
from parlour.games.betta.kernel.evaluation import action_card, play_action, write_candidates
from parlour.games.betta.kernel.ismcts import (
    BettaInformationSet,
    BettaProblem,
    BettaSettings,
    partial_sort,
    search,
)
from parlour.games.betta.kernel.packed import (
    CARD_COUNT,
    NO_CARD,
    STATE_TYPE,
    KernelMode,
    LookupTables,
    PackedBettaState,
)
from parlour.games.betta.kernel.rules import is_over, mover
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64, random_below
from parlour.search.local_arrays import copy_into, local_integers
from parlour.search.records import new_record
from parlour.search.tree import NO_NODE, Tree, most_visited_action, new_tree, reset_tree


class SeatStrengths(NamedTuple):
    """The strength of the players, by seat."""

    iterations: Ints64
    """The number of search iterations; with 0, the player uses the static evaluation."""
    exact: Ints64
    """1 if the player solves the last turns exactly, else 0."""
    rivalry: Floats64
    """The weight of each other seat's final points relative to the seat's own."""


class MatchWorkspace(NamedTuple):
    """The preallocated memory for one match at a time."""

    known: BettaInformationSet
    tree: Tree
    endgame: EndgameWorkspace


def new_match_workspace(iterations: int) -> MatchWorkspace:
    """Return a workspace for searches of at most this many iterations."""
    known = BettaInformationSet(
        new_record(STATE_TYPE),
        np.zeros(CARD_COUNT, np.int64),
        np.zeros(6, np.int64),
        np.zeros(4, np.int64),
    )
    return MatchWorkspace(known, new_tree(iterations + 2), new_workspace())


@jit_kernel
def mark_start_cards(tables: LookupTables, state: PackedBettaState, seen: Ints64) -> None:
    """Mark the start cards of a new match in `seen`, shape (60,)."""
    for card in range(CARD_COUNT):
        seen[card] = 0
        for display in range(state.display_count):
            if tables.cards[card, 0] == state.displays[display]:
                seen[card] = 1


@jit_kernel
def collect_unseen(
    known: BettaInformationSet, seen: Ints64, seat: int, deck: int, start: int
) -> int:
    """Add the cards of a deck that a seat has not seen to `known`, and return the next index.

    Args:
        known: The information set to write to.
        seen: Whether each card is public, shape (60,).
        seat: The seat, or NO_CARD for a spectator.
        deck: The number of the deck.
        start: The first index to write to.
    """
    for card in range(12 * deck, 12 * deck + 12):
        is_own = False
        for held in range(3):
            is_own = is_own or (seat != NO_CARD and known.state.hands[seat, held] == card)
        if not is_own and not seen[card]:
            known.unseen[start] = card
            start += 1
    return start


@jit_kernel
def observe(state: PackedBettaState, seen: Ints64, known: BettaInformationSet) -> None:
    """Fill `known` with the information set of the seat to move.

    Hidden cards stay in `known.state`, where determinization replaces them.
    """
    copy_into(known.state, state)
    seat, is_solo, end = mover(state), state.seats == 1, 0
    groups = 4 if is_solo else state.seats
    for group in range(groups):
        known.starts[group] = start = end
        deck = group
        if not is_solo:
            deck = state.colours[group] if state.colours[group] >= 0 else 4
        viewer = seat if group == seat or is_solo else NO_CARD
        end = collect_unseen(known, seen, viewer, deck, start)
        if is_solo:
            known.quotas[group] = end - start
            if state.mode == KernelMode.SOLO_EVEN:
                known.quotas[group] += CARDS_PER_COLOUR - 12
    known.starts[groups] = end


@jit_kernel
def choose_action(
    problem: BettaProblem, iterations: int, exact: int, workspace: MatchWorkspace, rng: Ints64
) -> int:
    """Return the action of a player.

    It is the exact solution if `exact` is set and the position is solvable. Otherwise it is the
    result of the search or, with 0 iterations, of the static evaluation.
    """
    choices, state = workspace.endgame.choices, problem.known.state
    if exact and is_solvable(state):
        count = solve(problem, workspace.endgame)
    elif iterations:
        reset_tree(workspace.tree)
        search(problem, workspace.tree, rng, iterations, NO_NODE)
        return most_visited_action(workspace.tree)
    else:
        count = write_candidates(problem.tables, state, problem.rivalry, choices)
        for number in range(count):
            choices.values[number] += random_below(rng, 1024) * 1e-6
    partial_sort(choices, count, 1)
    action: int = choices.actions[0]
    return action


@jit_kernel
def play_match(
    tables: LookupTables,
    state: PackedBettaState,
    strengths: SeatStrengths,
    settings: BettaSettings,
    workspace: MatchWorkspace,
    rng: Ints64,
) -> None:
    """Play a newly dealt match to its end, in place; each seat has its own strength."""
    seen, known = local_integers(CARD_COUNT), workspace.known
    mark_start_cards(tables, state, seen)
    while not is_over(state):
        seat = mover(state)
        observe(state, seen, known)
        problem = BettaProblem(tables, known, strengths.rivalry[seat], settings)
        action = choose_action(
            problem, strengths.iterations[seat], strengths.exact[seat], workspace, rng
        )
        seen[action_card(action)] = 1
        play_action(tables, state, action)
