"""The likely choices of the other seats in a turn, estimated over many determinizations.

The search tree cannot provide them: below a sealed bid of the searching seat, its replies depend on
cards that no other seat can see.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.games.bulbous.kernel.evaluation import MAX_CANDIDATES, heuristic_action
from parlour.games.bulbous.kernel.ismcts import BulbousInformationSet, determinize
from parlour.games.bulbous.kernel.packed import (
    KIND_SHIFT,
    STATE_TYPE,
    UNDECIDED,
    ActionKind,
    KernelPhase,
    PackedBulbousState,
)
from parlour.games.bulbous.kernel.rules import apply_action, mover, seat_after
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernel_ismcts import Choices
from parlour.search.kernels import Ints64, mix_counter
from parlour.search.local_arrays import local_floats, local_integers, local_record

DEAL_COUNT = 200
"""The number of determinizations per estimate."""

KIND_COUNT, CARD_COUNT = ActionKind.ADD + 1, 34
"""The number of kinds of actions, and of cards."""

ChoiceKind = Literal["pass", "swap", "bid", "add"]
CHOICE_KINDS: dict[int, ChoiceKind] = {
    ActionKind.PASS: "pass",
    ActionKind.SWAP: "swap",
    ActionKind.BID: "bid",
    ActionKind.ADD: "add",
}


class LikelyChoice(Value, frozen=True):
    """The likely choice of a seat as others will see it: the action and the number of cards."""

    seat: Seat
    do: ChoiceKind
    count: int


def likely_choices(
    known: BulbousInformationSet, action: int, noise: float, rng: Ints64
) -> tuple[LikelyChoice, ...]:
    """Return the likely choices of the seats that decide after an action, in turn order.

    They are the seats that decide between the action and the reveal. Each likely choice is the most
    frequent kind of action, with the most frequent number of cards of that kind.
    """
    seats = later_seats(known.state, known.seat)
    counts = np.zeros((4, KIND_COUNT, CARD_COUNT), np.int64)
    if seats:
        count_choices(known, action, noise, rng, len(seats), counts)
    kinds = [int(counts[seat].sum(axis=1).argmax()) for seat in seats]
    return tuple(
        LikelyChoice(Seat(seat), CHOICE_KINDS[kind], int(counts[seat, kind].argmax()))
        for seat, kind in zip(seats, kinds, strict=True)
    )


def later_seats(state: PackedBulbousState, seat: int) -> list[int]:
    """Return the seats that decide after this one and before the bids or cards are revealed."""
    if state.phase == KernelPhase.BID:
        return [int(seat_after(state, step)) for step in range(state.choice_count + 1, state.seats)]
    if state.phase == KernelPhase.ADD:
        return [
            other
            for other in range(state.seats)
            if other != seat
            and state.tied_seats >> other & 1
            and state.added_cards[other] == UNDECIDED
        ]
    return []


@jit_kernel
def count_choices(
    known: BulbousInformationSet, action: int, noise: float, rng: Ints64, seats: int, counts: Ints64
) -> None:
    """Add the choices of the next seats in random determinizations to `counts`.

    In each determinization the searching seat takes `action`, and the others choose by the noisy
    static evaluation. `rng` is left unchanged.

    Args:
        known: The information set of the searching seat.
        action: The packed action of the searching seat.
        noise: The noise of the static evaluation, in points.
        rng: The generator, shape (1,).
        seats: The number of seats whose choices are counted.
        counts: The counts by seat, kind and number of cards, shape (4, KIND_COUNT, CARD_COUNT).
    """
    state, start = local_record(STATE_TYPE), rng[0]
    choices = Choices(
        local_integers(MAX_CANDIDATES),
        local_integers(MAX_CANDIDATES),
        local_floats(MAX_CANDIDATES),
    )
    for number in range(DEAL_COUNT):
        rng[0] = mix_counter(start + number)
        determinize(known, state, rng)
        apply_action(state, known.seat, action, rng)
        for _ in range(seats):
            other = mover(state)
            reply = heuristic_action(state, other, noise, rng, choices)
            cards = popcount(reply & (1 << KIND_SHIFT) - 1)
            counts[other, reply >> KIND_SHIFT, cards] += 1
            apply_action(state, other, reply, rng)
    rng[0] = start
