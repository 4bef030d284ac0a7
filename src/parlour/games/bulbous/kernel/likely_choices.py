"""What the others likely do in a turn once a seat has decided: what they do most in many deals, each by first sight.

The tree of the search does not tell that: below a sealed bid it knows its cards, and answers what nobody at the table can see.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.games.bulbous.kernel.evaluation import MAX_CANDIDATES, heuristic_action
from parlour.games.bulbous.kernel.ismcts import BulbousInformationSet, determinize
from parlour.games.bulbous.kernel.packed import (
    ADD,
    ADDED,
    ADDING,
    BID,
    BIDDING,
    CHOSEN,
    KIND,
    PASS,
    PHASE,
    SEATS,
    STATE_SIZE,
    SWAP,
    TIED,
    UNDECIDED,
)
from parlour.games.bulbous.kernel.rules import apply_action, mover, seat_after
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints64, mix_counter
from parlour.search.local_arrays import local_floats, local_integers

DEAL_COUNT = 200
"""So many deals are looked at."""

KIND_COUNT, CARD_COUNT = ADD + 1, 34
"""How many kinds of decisions there are, and how many cards."""

ChoiceKind = Literal["pass", "swap", "bid", "add"]
CHOICE_KINDS: dict[int, ChoiceKind] = {PASS: "pass", SWAP: "swap", BID: "bid", ADD: "add"}


class LikelyChoice(Value, frozen=True):
    """What a seat likely does, told as the table will see it: of a bid, a swap or what a tied bidder adds, only how many cards."""

    seat: Seat
    do: ChoiceKind
    count: int


def likely_choices(
    known: BulbousInformationSet, action: int, noise: float, luck: Ints64
) -> tuple[LikelyChoice, ...]:
    """Return what each seat likely does that decides after this decision of the searcher and before the bids are turned, in turn.

    That is the kind of decision it takes in most deals, and the number of cards that this has most often.
    """
    seats = later_seats(known.state, int(known.facts[0]))
    counts = np.zeros((4, KIND_COUNT, CARD_COUNT), np.int64)
    if seats:
        count_choices(known, action, noise, luck, len(seats), counts)
    kinds = [int(counts[seat].sum(axis=1).argmax()) for seat in seats]
    return tuple(
        LikelyChoice(Seat(seat), CHOICE_KINDS[kind], int(counts[seat, kind].argmax()))
        for seat, kind in zip(seats, kinds, strict=True)
    )


def later_seats(row: Ints64, seat: int) -> list[int]:
    """Return the seats that decide after this one before the bids of the turn, or the cards added to tied ones, are turned."""
    if row[PHASE] == BIDDING:
        return [int(seat_after(row, step)) for step in range(row[CHOSEN] + 1, row[SEATS])]
    if row[PHASE] == ADDING:
        return [
            other
            for other in range(row[SEATS])
            if other != seat and row[TIED] >> other & 1 and row[ADDED + other] == UNDECIDED
        ]
    return []


@jit_kernel
def count_choices(
    known: BulbousInformationSet, action: int, noise: float, luck: Ints64, left: int, counts: Ints64
) -> None:
    """Count in `counts`, shape (4, KINDS, MOST_CARDS), what the next `left` seats do, by the kind of decision and its cards.

    Each of DEALS deals begins with `action` of the searcher and goes on by first sight with `noise` points of luck in it.
    """
    row, actions, values, start = (
        local_integers(STATE_SIZE),
        local_integers(MAX_CANDIDATES),
        local_floats(MAX_CANDIDATES),
        luck[0],
    )
    for number in range(DEAL_COUNT):
        luck[0] = mix_counter(start + number)
        determinize(known, row, luck)
        apply_action(row, known.facts[0], action, luck)
        for _ in range(left):
            other = mover(row)
            choice = heuristic_action(row, other, noise, luck, actions, values)
            counts[other, choice >> KIND, popcount(choice & (1 << KIND) - 1)] += 1
            apply_action(row, other, choice, luck)
    luck[0] = start
