"""Determinization, rollouts and utilities for the search (search/kernel_ismcts.py).

Other seats see only the number of cards in a sealed bid. The tree therefore has one branch for each
number of cards that another seat may bid. The cards themselves follow from the sampled hand, by the
static evaluation with noise.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.bulbous.kernel.evaluation import (
    MAX_CANDIDATES,
    heuristic_action,
    write_candidates,
)
from parlour.games.bulbous.kernel.packed import (
    COLOUR_CARDS,
    KIND_SHIFT,
    STATE_TYPE,
    UNDECIDED,
    ActionKind,
    KernelPhase,
    OptionBit,
    PackedBulbousState,
)
from parlour.games.bulbous.kernel.rules import (
    apply_action,
    fitting_cards,
    is_over,
    mover,
    random_card,
    score,
)
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernel_ismcts import (
    Choices,
    Outcome,
    SearchFunctions,
    WorkspaceSizes,
    make_search,
)
from parlour.search.kernels import Ints64, random_below
from parlour.search.local_arrays import copy_into
from parlour.search.records import FloatArray

MAX_TREE_DEPTH = 400
"""The maximum number of decisions of one iteration that the tree stores."""

MAX_SEATS = 4


class BulbousSettings(NamedTuple):
    """The parameters of the search and of the utility of a result."""

    exploration: float
    temperature: float
    """The softmax temperature of the priors, in points."""
    noise: float
    """The noise of the static evaluation in rollouts and for other seats in the tree, in points."""
    margin_scale: float
    """The lead in points that gives half of the maximum utility for leads."""


class BulbousInformationSet(NamedTuple):
    """The information set of the searching seat."""

    state: PackedBulbousState
    """The state without the cards of other hands, of sealed bids and of the deck."""
    seat: int
    unseen: int
    """The mask of the cards that the seat has not seen."""
    hand_sizes: Ints64
    """The number of cards in each hand, shape (4,)."""
    sealed_sizes: Ints64
    """The number of cards in the sealed bid of each other seat, shape (4,)."""


class BulbousProblem(NamedTuple):
    """The input of one search."""

    known: BulbousInformationSet
    settings: BulbousSettings


@jit_kernel
def determinize(known: BulbousInformationSet, state: PackedBulbousState, rng: Ints64) -> None:
    """Fill `state` with a random state that is consistent with an information set.

    Sealed bids are filled before hands, because their cards must fit the contested specimen.
    """
    copy_into(state, known.state)
    unseen, colour = known.unseen, state.order[state.turn]
    for other in range(state.seats):
        for place in range(known.sealed_sizes[other]):
            usable = unseen & fitting_cards(colour)
            card = random_card(rng, unseen if place and state.options & OptionBit.BLUFF else usable)
            unseen ^= card
            state.bids[other] |= card
    for other in range(state.seats):
        if other != known.seat:
            state.hands[other] = 0
            for _ in range(known.hand_sizes[other]):
                card = random_card(rng, unseen)
                unseen ^= card
                state.hands[other] |= card
            if (
                state.phase == KernelPhase.ADD
                and state.tied_seats >> other & 1
                and state.added_cards[other] != UNDECIDED
            ):
                fitting = state.hands[other] & COLOUR_CARDS << 8 * colour
                state.added_cards[other] = (
                    random_card(rng, fitting) if fitting and random_below(rng, 2) else 0
                )
    state.deck = unseen


@jit_kernel
def observed_action(action: int, is_own: bool) -> int:
    """Return the visible part of an action, which is the key of its branch in the tree.

    For face-down cards of another seat, that is only their number.
    """
    kind = action >> KIND_SHIFT
    if is_own or (kind != ActionKind.BID and kind != ActionKind.ADD):
        return action
    cards = action & (1 << KIND_SHIFT) - 1
    return kind << KIND_SHIFT | (popcount(cards) if kind == ActionKind.BID else 0)


@jit_kernel
def write_choices(
    problem: BulbousProblem, state: PackedBulbousState, seat: int, choices: Choices, rng: Ints64
) -> int:
    """Fill `choices` with the best candidate for each visible action, and return their number.

    Noise is added to the values of other seats.
    """
    is_own, distinct = seat == problem.known.seat, 0
    for place in range(write_candidates(state, seat, choices)):
        action, value = choices.actions[place], choices.values[place]
        if not is_own:
            value += problem.settings.noise * random_below(rng, 1024) / 1024.0
        key, same = observed_action(action, is_own), distinct
        for number in range(distinct):
            if choices.keys[number] == key:
                same = number
        if same == distinct:
            distinct += 1
        elif choices.values[same] >= value:
            continue
        choices.keys[same], choices.actions[same], choices.values[same] = key, action, value
    return distinct


@jit_kernel
def utility(state: PackedBulbousState, points: FloatArray, seat: int, margin_scale: float) -> float:
    """Return the utility of a result for a seat: up to 0.4 for winning and 0.6 for the lead.

    With teams, the points of both partners are added.

    Args:
        state: The packed state.
        points: The points of each seat.
        seat: The seat.
        margin_scale: The lead in points that gives half of the greatest utility for leads.
    """
    own, rival = 0.0, -1000.0
    for other in range(state.seats):
        total = points[other]
        if state.options & OptionBit.TEAMS:
            total += points[other ^ 2]
        if other == seat:
            own = total
        elif not (state.options & OptionBit.TEAMS and other ^ 2 == seat):
            rival = max(rival, total)
    lead = own - rival
    won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    scaled = lead / margin_scale
    return 0.4 * won + 0.6 * (0.5 + 0.5 * scaled / (1.0 + abs(scaled)))


@jit_kernel
def _searcher(problem: BulbousProblem) -> int:
    return problem.known.seat


@jit_kernel
def _determinize(problem: BulbousProblem, state: PackedBulbousState, rng: Ints64) -> None:
    determinize(problem.known, state, rng)


@jit_kernel
def _apply(
    problem: BulbousProblem, state: PackedBulbousState, seat: int, action: int, rng: Ints64
) -> None:
    apply_action(state, seat, action, rng)


@jit_kernel
def _rollout(
    problem: BulbousProblem, state: PackedBulbousState, choices: Choices, rng: Ints64
) -> None:
    while not is_over(state):
        seat = mover(state)
        action = heuristic_action(state, seat, problem.settings.noise, rng, choices)
        apply_action(state, seat, action, rng)


@jit_kernel
def _write_outcome(problem: BulbousProblem, state: PackedBulbousState, outcome: Outcome) -> None:
    for seat in range(state.seats):
        outcome.points[seat] = score(state, seat)
    for seat in range(state.seats):
        outcome.utilities[seat] = utility(
            state, outcome.points, seat, problem.settings.margin_scale
        )


search = make_search(
    STATE_TYPE,
    SearchFunctions(
        searcher=_searcher,
        determinize=_determinize,
        is_over=is_over,
        mover=mover,
        write_choices=write_choices,
        apply=_apply,
        rollout=_rollout,
        write_outcome=_write_outcome,
    ),
    WorkspaceSizes(choices=MAX_CANDIDATES, depth=MAX_TREE_DEPTH, seats=MAX_SEATS),
    common_random_numbers=True,
)
