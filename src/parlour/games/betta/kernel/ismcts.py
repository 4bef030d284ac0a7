"""Determinization, rollouts and utilities for the search (search/kernel_ismcts.py)."""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.betta.kernel.evaluation import MAX_CANDIDATES, play_action, write_candidates
from parlour.games.betta.kernel.packed import (
    CARD_COUNT,
    NO_CARD,
    STACK_SIZE,
    STATE_TYPE,
    LookupTables,
    PackedBettaState,
)
from parlour.games.betta.kernel.rules import is_over, mover, write_ranking_keys
from parlour.search.jit import jit_kernel
from parlour.search.kernel_ismcts import (
    Choices,
    Outcome,
    SearchFunctions,
    WorkspaceSizes,
    make_search,
)
from parlour.search.kernels import Ints64, random_below, shuffle_in_place
from parlour.search.local_arrays import copy_into, local_integers
from parlour.search.records import FloatArray, IntArray

MAX_CHOICES = 12
"""The maximum number of candidates that the search considers, the best by static evaluation."""

SOLO_PAR = 90
"""A good total in a solo game, used in place of the best rival's total."""

MAX_TURNS = 40
"""An upper bound for the number of turns of a match."""

MAX_SEATS = 5


class BettaSettings(NamedTuple):
    """The parameters of the search and of the utility of a result."""

    exploration: float
    temperature: float
    """The softmax temperature of the priors, in points."""
    noise: float
    """The noise of the static evaluation in rollouts, in points."""
    margin_scale: float
    """The lead in points that gives half of the maximum utility for leads."""
    win_weight: float
    """The share of winning in the utility, 0 to 1; the rest rewards the lead."""


class BettaInformationSet(NamedTuple):
    """The information set of the searching seat.

    A group of cards is the deck of a seat or, in a solo game, the cards of one colour.
    """

    state: PackedBettaState
    """The state, with arbitrary cards in place of those that the seat cannot see."""
    unseen: Ints64
    """The cards that the seat has not seen, by group, shape (n,)."""
    starts: Ints64
    """The start index of each group in `unseen`, and the end of the last, shape (groups + 1,)."""
    quotas: Ints64
    """The number of cards of each group in play in a solo game, shape (groups,)."""


class BettaProblem(NamedTuple):
    """The input of one search."""

    tables: LookupTables
    known: BettaInformationSet
    rivalry: float
    """The weight of each other seat's final points relative to the seat's own."""
    settings: BettaSettings


@jit_kernel
def determinize(known: BettaInformationSet, state: PackedBettaState, rng: Ints64) -> None:
    """Fill `state` with a random state that is consistent with an information set."""
    copy_into(state, known.state)
    seat, cards = mover(state), local_integers(CARD_COUNT)
    if state.seats == 1:
        total = 0
        for group in range(len(known.quotas)):
            start, size = total, known.starts[group + 1] - known.starts[group]
            for card in range(size):
                cards[start + card] = known.unseen[known.starts[group] + card]
            shuffle_in_place(rng, cards, start, size)
            total += known.quotas[group]
        shuffle_in_place(rng, cards, 0, total)
        for card in range(state.stack_sizes[0]):
            state.stacks[card] = cards[card]
        return
    for other in range(state.seats):
        size = known.starts[other + 1] - known.starts[other]
        for card in range(size):
            cards[card] = known.unseen[known.starts[other] + card]
        shuffle_in_place(rng, cards, 0, size)
        taken = 0
        if other != seat:
            for held in range(3):
                if state.hands[other, held] != NO_CARD:
                    state.hands[other, held] = cards[taken]
                    taken += 1
        for card in range(state.stack_sizes[other]):
            state.stacks[STACK_SIZE * other + card] = cards[taken + card]


@jit_kernel
def partial_sort(choices: Choices, count: int, width: int) -> int:
    """Move the best candidates to the front in order and return their number.

    Args:
        choices: The candidates, sorted in place.
        count: The number of candidates.
        width: The maximum number of candidates to move.
    """
    width = min(count, width)
    for place in range(width):
        best = place
        for number in range(place + 1, count):
            if choices.values[number] > choices.values[best]:
                best = number
        choices.actions[place], choices.actions[best] = (
            choices.actions[best],
            choices.actions[place],
        )
        choices.values[place], choices.values[best] = choices.values[best], choices.values[place]
    return width


@jit_kernel
def points_lead(state: PackedBettaState, keys: IntArray, seat: int) -> int:
    """Return the lead of a seat over the best other seat in points, or its total in a solo game.

    `keys` are the ranking keys of the state.
    """
    if state.seats == 1:
        return keys[0] >> 16
    rival = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, keys[other] >> 16)
    return (keys[seat] >> 16) - rival


@jit_kernel
def write_utilities(
    tables: LookupTables,
    state: PackedBettaState,
    settings: BettaSettings,
    keys: IntArray,
    utilities: FloatArray,
) -> None:
    """Fill `utilities` with the utility of a result for each seat, and `keys` with ranking keys.

    A utility is from 0 to 1 and rewards both winning and the lead. Both arrays have shape (5,).
    """
    seats = state.seats
    write_ranking_keys(tables, state, keys)
    for seat in range(seats):
        lead, won = float(points_lead(state, keys, seat)), 0.5
        if seats == 1:
            lead -= SOLO_PAR
        else:
            rival = -1
            for other in range(seats):
                if other != seat:
                    rival = max(rival, keys[other])
            won = 1.0 if keys[seat] > rival else 0.5 if keys[seat] == rival else 0.0
        scaled = lead / settings.margin_scale
        utilities[seat] = settings.win_weight * won + (1.0 - settings.win_weight) * (
            0.5 + 0.5 * scaled / (1.0 + abs(scaled))
        )


@jit_kernel
def _searcher(problem: BettaProblem) -> int:
    return mover(problem.known.state)


@jit_kernel
def _determinize(problem: BettaProblem, state: PackedBettaState, rng: Ints64) -> None:
    determinize(problem.known, state, rng)


@jit_kernel
def _write_choices(
    problem: BettaProblem, state: PackedBettaState, seat: int, choices: Choices, rng: Ints64
) -> int:
    count = write_candidates(problem.tables, state, problem.rivalry, choices)
    count = partial_sort(choices, count, MAX_CHOICES)
    for number in range(count):
        choices.keys[number] = choices.actions[number]
    return count


@jit_kernel
def _apply(
    problem: BettaProblem, state: PackedBettaState, seat: int, action: int, rng: Ints64
) -> None:
    play_action(problem.tables, state, action)


@jit_kernel
def _rollout(problem: BettaProblem, state: PackedBettaState, choices: Choices, rng: Ints64) -> None:
    while not is_over(state):
        count = write_candidates(problem.tables, state, problem.rivalry, choices)
        best, greatest = 0, -1e9
        for number in range(count):
            value = choices.values[number] + (
                problem.settings.noise * random_below(rng, 1024) / 1024.0
            )
            if value > greatest:
                best, greatest = number, value
        play_action(problem.tables, state, choices.actions[best])


@jit_kernel
def _write_outcome(problem: BettaProblem, state: PackedBettaState, outcome: Outcome) -> None:
    keys = local_integers(MAX_SEATS)
    write_utilities(problem.tables, state, problem.settings, keys, outcome.utilities)
    for seat in range(state.seats):
        outcome.points[seat] = points_lead(state, keys, seat)


search = make_search(
    STATE_TYPE,
    SearchFunctions(
        searcher=_searcher,
        determinize=_determinize,
        is_over=is_over,
        mover=mover,
        write_choices=_write_choices,
        apply=_apply,
        rollout=_rollout,
        write_outcome=_write_outcome,
    ),
    WorkspaceSizes(choices=MAX_CANDIDATES, depth=MAX_TURNS, seats=MAX_SEATS),
    common_random_numbers=False,
)
