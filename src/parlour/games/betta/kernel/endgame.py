"""Exact play in the last three turns, where every unknown can be enumerated.

All hands that are consistent with the unseen cards are equally likely. The expected result of a
seat that plays its best card is therefore a sum over cards instead of hands. The cards are sorted
by value. Card k is the best one with the probability that the hand contains it and no card before
it (hypergeometric distribution).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.evaluation import (
    MAX_CANDIDATES,
    action_card,
    action_display,
    action_turns,
    is_duplicate_rotation,
    play_action,
    write_candidates,
)
from parlour.games.betta.kernel.ismcts import BettaProblem, points_lead, write_utilities
from parlour.games.betta.kernel.packed import (
    NO_CARD,
    STATE_TYPE,
    LookupTables,
    PackedBettaState,
)
from parlour.games.betta.kernel.rules import (
    cover_display,
    is_over,
    match_turns,
    mover,
    play_card,
    seat_total,
)
from parlour.search.jit import jit_kernel
from parlour.search.kernel_ismcts import Choices, new_choices
from parlour.search.kernels import Floats64, Ints64
from parlour.search.local_arrays import copy_into, local_record
from parlour.search.records import new_record

EXACT_TURNS = 3
"""The number of turns before the end of a match that are solved exactly."""

EXPECTED_COLUMN, LEAD_COLUMN, COLUMN_COUNT = 5, 6, 7
"""The columns of a result after the utilities of the five seats, and the number of columns.

EXPECTED_COLUMN is the utility that the seat to move expects, by which it chooses. LEAD_COLUMN is
the searcher's lead in points.
"""

MAX_CARDS = 12
"""The maximum number of cards that a seat may hold, its whole deck."""


class EndgameWorkspace(NamedTuple):
    """The preallocated memory for one endgame solution at a time."""

    first: PackedBettaState
    """The state after one turn."""
    second: PackedBettaState
    third: PackedBettaState
    middle_cards: Ints64
    """The cards that the seat of the second-last turn may hold, shape (12,)."""
    last_cards: Ints64
    """The cards that the seat of the last turn may hold, shape (12,)."""
    keys: Ints64
    """Ranking keys, shape (5,)."""
    choices: Choices
    """The searcher's candidates and their values, shape (128,)."""
    leads: Floats64
    """The expected lead of each candidate, shape (128,)."""
    middle_results: Floats64
    """The result of each of `middle_cards`, shape (12, 7)."""
    last_results: Floats64
    """The result of each of `last_cards`, shape (12, 7)."""
    public: Floats64
    """The result expected without knowledge of any card in the last hand, shape (7,)."""
    own: Floats64
    """The result that the searcher expects, shape (7,)."""
    result: Floats64
    """The result of one finished match, shape (7,)."""


def new_workspace() -> EndgameWorkspace:
    """Return a new workspace for endgame solutions."""
    return EndgameWorkspace(
        first=new_record(STATE_TYPE),
        second=new_record(STATE_TYPE),
        third=new_record(STATE_TYPE),
        middle_cards=np.zeros(MAX_CARDS, np.int64),
        last_cards=np.zeros(MAX_CARDS, np.int64),
        keys=np.zeros(5, np.int64),
        choices=new_choices(MAX_CANDIDATES),
        leads=np.zeros(MAX_CANDIDATES),
        middle_results=np.zeros((MAX_CARDS, COLUMN_COUNT)),
        last_results=np.zeros((MAX_CARDS, COLUMN_COUNT)),
        public=np.zeros(COLUMN_COUNT),
        own=np.zeros(COLUMN_COUNT),
        result=np.zeros(COLUMN_COUNT),
    )


@jit_kernel
def binomial(total: int, chosen: int) -> float:
    """Return the number of ways to choose `chosen` of `total` items, or 0 if there are too few."""
    ways = 1.0
    for number in range(chosen):
        ways = ways * (total - number) / (number + 1)
    return ways if total >= chosen else 0.0


@jit_kernel
def expected_maximum(
    results: Floats64, column: int, count: int, certain: int, drawn: int, expected: Floats64
) -> None:
    """Fill `expected` with the expected result of a seat that plays the best card of its hand.

    Args:
        results: The result of each card, shape (n, 7).
        column: The column by which the seat chooses.
        count: The number of cards.
        certain: The number of leading cards that are certainly in the hand.
        drawn: The number of other cards in the hand, all equally likely.
        expected: The output, shape (7,).
    """
    for each in range(COLUMN_COUNT):
        expected[each] = 0.0
    # The probability that the hand contains none of the cards processed so far.
    none, uncertain, used = 1.0, 0, 0
    while none > 0.0 and used != (1 << count) - 1:
        best = NO_CARD
        for card in range(count):
            if not used >> card & 1 and (
                best == NO_CARD or results[card, column] > results[best, column]
            ):
                best = card
        used |= 1 << best
        rest = 0.0
        if best >= certain:
            uncertain += 1
            rest = binomial(count - certain - uncertain, drawn) / binomial(count - certain, drawn)
        for each in range(COLUMN_COUNT):
            expected[each] += (none - rest) * results[best, each]
        none = rest


@jit_kernel
def write_result(
    problem: BettaProblem, state: PackedBettaState, workspace: EndgameWorkspace, result: Floats64
) -> None:
    """Fill `result`, shape (7,), with the utilities and the lead of a finished match."""
    write_utilities(problem.tables, state, problem.settings, workspace.keys, result)
    result[LEAD_COLUMN] = points_lead(state, workspace.keys, mover(problem.known.state))


@jit_kernel
def evaluate_last_turn(
    problem: BettaProblem, state: PackedBettaState, count: int, workspace: EndgameWorkspace
) -> None:
    """Fill `workspace.last_results` with the result of the best action with each card.

    Only the first `count` cards of `workspace.last_cards` are evaluated.
    """
    tables, seat = problem.tables, mover(state)
    results, cards, result = workspace.last_results, workspace.last_cards, workspace.result
    for number in range(count):
        results[number, seat] = -1.0
        for display in range(state.display_count):
            if state.open_displays >> display & 1:
                for turns in range(4):
                    if not is_duplicate_rotation(tables, cards[number], turns):
                        copy_into(workspace.third, state)
                        fish = tables.cards[cards[number], turns]
                        cover_display(tables, workspace.third, fish, display)
                        write_result(problem, workspace.third, workspace, result)
                        if result[seat] > results[number, seat]:
                            for column in range(COLUMN_COUNT):
                                results[number, column] = result[column]


@jit_kernel
def possible_cards(problem: BettaProblem, seat: int, played: int, cards: Ints64) -> int:
    """Fill `cards` with the cards that a seat may hold, and return their number.

    For the searching seat, the cards of its own hand come first.

    Args:
        problem: The search problem.
        seat: The seat.
        played: The card that the searching seat plays in the current line.
        cards: The output.
    """
    known, count = problem.known, 0
    if seat == mover(known.state):
        for held in range(3):
            card = known.state.hands[seat, held]
            if card >= 0 and card != played:
                cards[count] = card
                count += 1
    for number in range(known.starts[seat], known.starts[seat + 1]):
        cards[count] = known.unseen[number]
        count += 1
    return count


@jit_kernel
def evaluate_last(
    problem: BettaProblem, state: PackedBettaState, played: int, workspace: EndgameWorkspace
) -> None:
    """Fill `workspace.public` and `workspace.own` with the expected result of the last turn.

    If the match is over, both are its final result.
    """
    if is_over(state):
        write_result(problem, state, workspace, workspace.public)
        write_result(problem, state, workspace, workspace.own)
        return
    seat = mover(state)
    count = possible_cards(problem, seat, played, workspace.last_cards)
    certain = 2 if seat == mover(problem.known.state) else 0
    evaluate_last_turn(problem, state, count, workspace)
    expected_maximum(workspace.last_results, seat, count, 0, 3, workspace.public)
    expected_maximum(workspace.last_results, seat, count, certain, 3 - certain, workspace.own)


@jit_kernel
def evaluate_last_two(
    problem: BettaProblem, state: PackedBettaState, played: int, workspace: EndgameWorkspace
) -> None:
    """Fill `workspace.own` with the expected result of the last two turns.

    The seat that moves first does not know the hand of the other.
    """
    tables, seat = problem.tables, mover(state)
    results = workspace.middle_results
    count = possible_cards(problem, seat, played, workspace.middle_cards)
    for number in range(count):
        # The mover chooses by its own expectation. The other columns hold the expectation of the searcher, who also knows its own hand.
        card = workspace.middle_cards[number]
        results[number, EXPECTED_COLUMN] = -1.0
        for display in range(state.display_count):
            if state.open_displays >> display & 1:
                for turns in range(4):
                    if not is_duplicate_rotation(tables, card, turns):
                        copy_into(workspace.second, state)
                        fish = tables.cards[card, turns]
                        cover_display(tables, workspace.second, fish, display)
                        evaluate_last(problem, workspace.second, played, workspace)
                        if workspace.public[seat] > results[number, EXPECTED_COLUMN]:
                            for column in range(COLUMN_COUNT):
                                results[number, column] = workspace.own[column]
                            results[number, EXPECTED_COLUMN] = workspace.public[seat]
    expected_maximum(results, EXPECTED_COLUMN, count, 0, 3, workspace.own)


@jit_kernel
def best_solo_total(tables: LookupTables, state: PackedBettaState) -> int:
    """Return the highest total that a solo player can reach once the stack is empty."""
    if is_over(state):
        return seat_total(tables, state, 0)
    most, after = NO_CARD, local_record(STATE_TYPE)
    for held in range(3):
        card = state.hands[0, held]
        if card < 0:
            break
        for display in range(state.display_count):
            if state.open_displays >> display & 1:
                for turns in range(4):
                    if not is_duplicate_rotation(tables, card, turns):
                        copy_into(after, state)
                        play_card(tables, after, held, turns, display)
                        most = max(most, best_solo_total(tables, after))
    return most


@jit_kernel
def solve(problem: BettaProblem, workspace: EndgameWorkspace) -> int:
    """Compute the exact values of all candidates in the workspace, and return their number.

    Values in `choices` are utilities, with ties broken by the static evaluation. Values in `leads`
    are expected points. In a solo game, both are totals.
    """
    tables, state, choices = problem.tables, problem.known.state, workspace.choices
    seat = mover(state)
    count = write_candidates(tables, state, problem.rivalry, choices)
    for number in range(count):
        action = choices.actions[number]
        card = action_card(action)
        copy_into(workspace.first, state)
        if state.seats == 1:
            play_action(tables, workspace.first, action)
            workspace.own[seat] = workspace.own[LEAD_COLUMN] = best_solo_total(
                tables, workspace.first
            )
        else:
            fish = tables.cards[card, action_turns(action)]
            cover_display(tables, workspace.first, fish, action_display(action))
            if match_turns(state) - state.turns_taken == EXACT_TURNS and not is_over(
                workspace.first
            ):
                evaluate_last_two(problem, workspace.first, card, workspace)
            else:
                evaluate_last(problem, workspace.first, card, workspace)
        choices.values[number] = workspace.own[seat] + 1e-9 * choices.values[number]
        workspace.leads[number] = workspace.own[LEAD_COLUMN]
    return count


@jit_kernel
def is_solvable(state: PackedBettaState) -> bool:
    """Return whether exact play is possible.

    At most three turns must be left. A solo game is solvable once the stack is empty.
    """
    if state.seats == 1:
        return state.stack_sizes[0] == 0
    return match_turns(state) - state.turns_taken <= EXACT_TURNS
