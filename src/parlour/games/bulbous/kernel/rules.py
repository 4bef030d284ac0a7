"""The compiled rules, which operate on the packed state of packed.py.

`rng` is a generator, shape (1,) (search/kernels.py).
"""

from __future__ import annotations

import numpy as np

from parlour.games.bulbous.kernel.packed import (
    ALL_CARDS,
    ALL_SIZES_MASK,
    COLOUR_CARDS,
    KIND_SHIFT,
    UNDECIDED,
    ActionKind,
    KernelPhase,
    OptionBit,
    PackedBulbousState,
)
from parlour.games.bulbous.rules.scoring import ALL_COLOURS, ALL_SIZES, MAJORITY, SHARED_MAJORITY
from parlour.games.bulbous.rules.state import MAX_BULBS, STALL_ROUNDS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below

PAYLOAD_MASK = (1 << KIND_SHIFT) - 1
CLASSIC_MAJORITY, AUTHOR_MAJORITY = MAJORITY["classic"], MAJORITY["author"]
WILD_RANK = 1000
"""The rank of a bid with a wild, which exceeds every sum."""

NUMBER_SUMS = np.array(
    [sum(place + 3 for place in range(7) if bits >> place & 1) for bits in range(128)], np.int64
)
"""The sum of the numbers 3 to 9 by their mask of seven bits, shape (128,)."""


@jit_kernel
def fitting_cards(colour: int) -> int:
    """Return the mask of the cards that fit a specimen of a colour."""
    return COLOUR_CARDS << 8 * colour | 1 << 32 + (colour & 1)


@jit_kernel
def bid_rank(cards: int, colour: int) -> int:
    """Return the rank by which bids are compared: their value, or WILD_RANK with a wild."""
    if cards >> 32 + (colour & 1) & 1:
        return WILD_RANK
    total: int = NUMBER_SUMS[cards >> 8 * colour & 127]
    return 2 * total if cards >> 8 * colour + 7 & 1 else total


@jit_kernel
def hand_limit(seats: int) -> int:
    """Return the number of cards to which a hand is refilled."""
    return 9 if seats == 2 else 7


@jit_kernel
def colour_owner(state: PackedBulbousState, colour: int) -> int:
    """Return the seat that owns the specimens of a colour."""
    return colour & 1 if state.seats == 2 else colour


@jit_kernel
def colour_count(state: PackedBulbousState) -> int:
    """Return the number of colours that are owned by a seat."""
    return 3 if state.seats == 3 else 4


@jit_kernel
def seat_after(state: PackedBulbousState, step: int) -> int:
    """Return the seat that is `step` places clockwise of the first player.

    `step` must be less than the number of seats. A subtraction is cheaper here than a remainder.
    """
    seat: int = state.first_seat + step
    if seat >= state.seats:
        seat -= state.seats
    return seat


@jit_kernel
def random_card(rng: Ints64, cards: int) -> int:
    """Return the bit of a random card of a set."""
    for _ in range(random_below(rng, popcount(cards))):
        cards &= cards - 1
    return cards & -cards


@jit_kernel
def draw_cards(state: PackedBulbousState, rng: Ints64, seat: int, count: int) -> None:
    """Draw random cards for a seat; an empty deck is replaced by the discard pile."""
    for _ in range(count):
        if state.deck == 0:
            state.deck, state.discard = state.discard, 0
            if state.deck == 0:
                return
        card = random_card(rng, state.deck)
        state.deck ^= card
        state.hands[seat] |= card


@jit_kernel
def next_bringing_seat(state: PackedBulbousState) -> int:
    """Return the next seat that must bring in a specimen, or -1 if there is none."""
    for step in range(state.seats):
        seat = seat_after(state, step)
        for colour in range(colour_count(state)):
            if (
                colour_owner(state, colour) == seat
                and state.specimen_sizes[colour] == 0
                and state.used_sizes[colour] != ALL_SIZES_MASK
            ):
                return seat
    return -1


@jit_kernel
def mover(state: PackedBulbousState) -> int:
    """Return the seat to move, or -1 if the match is over.

    If several tied bidders must add a card, the lowest seat moves first.
    """
    phase = state.phase
    if phase == KernelPhase.BRING:
        return next_bringing_seat(state)
    if phase == KernelPhase.ORDER:
        return state.first_seat
    if phase == KernelPhase.BID:
        return seat_after(state, state.choice_count)
    if phase == KernelPhase.ADD:
        for seat in range(state.seats):
            if state.tied_seats >> seat & 1 and state.added_cards[seat] == UNDECIDED:
                return seat
    return -1


@jit_kernel
def open_round(state: PackedBulbousState) -> None:
    """Bring in specimens that leave no choice, then wait for a choice or start the first turn."""
    while True:
        seat = next_bringing_seat(state)
        if seat < 0:
            break
        choices, only = 0, 0
        for colour in range(colour_count(state)):
            if colour_owner(state, colour) == seat and state.specimen_sizes[colour] == 0:
                for size in range(1, 5):
                    if not state.used_sizes[colour] >> size & 1:
                        choices += 1
                        only = colour << 3 | size
        if choices > 1:
            state.phase = KernelPhase.BRING
            return
        state.specimen_sizes[only >> 3] = only & 7
        state.used_sizes[only >> 3] |= 1 << (only & 7)
    state.final_round = 0
    for seat in range(state.seats):
        used, owned = 0, 0
        for colour in range(colour_count(state)):
            if colour_owner(state, colour) == seat:
                owned += 1
                used += state.used_sizes[colour] == ALL_SIZES_MASK
        if used == owned or (used and state.options & OptionBit.LAST_OF_A_COLOUR):
            state.final_round = 1
    open_turn(state)


@jit_kernel
def open_turn(state: PackedBulbousState) -> None:
    """Start the bidding, or wait for an order unless only one specimen is left."""
    state.choice_count = 0
    if state.turn < state.order_length:
        state.phase = KernelPhase.BID
        return
    unordered = unordered_colours(state)
    if popcount(unordered) == 1:
        state.order[state.order_length] = lowest_bit(unordered)
        state.order_length += 1
        state.phase = KernelPhase.BID
        return
    state.phase = KernelPhase.ORDER


@jit_kernel
def unordered_colours(state: PackedBulbousState) -> int:
    """Return the mask of the colours whose active specimens are not in the order yet."""
    colours = 0
    for colour in range(4):
        if state.specimen_sizes[colour]:
            colours |= 1 << colour
    for place in range(state.order_length):
        colours &= ~(1 << state.order[place])
    return colours


@jit_kernel
def reveal_bids(state: PackedBulbousState, rng: Ints64) -> None:
    """Compare the bids of a turn, and settle the turn unless tied bidders may add cards."""
    colour, seats = state.order[state.turn], state.seats
    top, tied, winner = -1, 0, -1
    for seat in range(seats):
        if state.bids[seat]:
            rank = bid_rank(state.bids[seat], colour)
            if rank > top:
                top, tied, winner = rank, 1 << seat, seat
            elif rank == top:
                tied |= 1 << seat
    if tied & (tied - 1):
        winner = -1
        if state.options & OptionBit.ADD_CARD:
            state.tied_seats, state.phase = tied, KernelPhase.ADD
            return
    settle_turn(state, rng, winner)


@jit_kernel
def compare_added(state: PackedBulbousState, rng: Ints64) -> None:
    """Compare the tied bids with their added cards and settle the turn."""
    colour = state.order[state.turn]
    top, winner = -1, -1
    for seat in range(state.seats):
        card = state.added_cards[seat]
        if state.tied_seats >> seat & 1 and card > 0:
            rank = bid_rank(state.bids[seat], colour) + NUMBER_SUMS[card >> 8 * colour & 127]
            if rank > top:
                top, winner = rank, seat
            elif rank == top:
                winner = -1
            state.hands[seat] &= ~card
            state.discard |= card
    state.tied_seats = 0
    for seat in range(4):
        state.added_cards[seat] = UNDECIDED
    settle_turn(state, rng, winner)


@jit_kernel
def settle_turn(state: PackedBulbousState, rng: Ints64, winner: int) -> None:
    """Place the winner's bulb, discard all bids, and start the next turn or end the round.

    Args:
        state: The packed state, changed in place.
        rng: The generator, shape (1,).
        winner: The seat of the winner, or -1 for no winner.
    """
    colour = state.order[state.turn]
    if winner >= 0 and not (
        state.options & OptionBit.FOURTEEN_BULBS and state.bulb_totals[winner] == MAX_BULBS
    ):
        state.bulbs[colour, winner] += 1
        state.bulb_totals[winner] += 1
        state.bulbs_this_round += 1
    active = 0
    for seat in range(state.seats):
        state.discard |= state.bids[seat]
        state.bids[seat] = 0
    for other_colour in range(4):
        active += state.specimen_sizes[other_colour] > 0
    state.turn += 1
    if state.turn < active:
        open_turn(state)
    else:
        end_round(state, rng)


@jit_kernel
def bulb_count(state: PackedBulbousState, colour: int) -> int:
    """Return the number of bulbs on the active specimen of a colour."""
    count = 0
    for seat in range(state.seats):
        count += state.bulbs[colour, seat]
    return count


@jit_kernel
def leading_seats(state: PackedBulbousState, colour: int) -> int:
    """Return the mask of the seats with the most bulbs on an active specimen; 0 if it is empty."""
    most, leaders = 0, 0
    for seat in range(state.seats):
        count = state.bulbs[colour, seat]
        if count > most:
            most, leaders = count, 1 << seat
        elif count == most and most > 0:
            leaders |= 1 << seat
    return leaders


@jit_kernel
def majority_value(state: PackedBulbousState, colour: int) -> int:
    """Return the points of each leader of an active specimen if it were complete; 0 if empty."""
    leaders = leading_seats(state, colour)
    if leaders == 0:
        return 0
    if leaders & (leaders - 1):
        return SHARED_MAJORITY
    return AUTHOR_MAJORITY if state.options & OptionBit.AUTHOR_EDITION else CLASSIC_MAJORITY


@jit_kernel
def complete_specimen(state: PackedBulbousState, colour: int) -> None:
    """Score the majority on a complete specimen and remove the specimen from play."""
    leaders, majority = leading_seats(state, colour), majority_value(state, colour)
    for seat in range(state.seats):
        if leaders >> seat & 1:
            state.majority_points[seat] += majority
            state.majority_colours[seat] |= 1 << colour
            state.majority_sizes[seat] |= 1 << state.specimen_sizes[colour]
        state.bulbs[colour, seat] = 0
    state.specimen_sizes[colour] = 0


@jit_kernel
def end_round(state: PackedBulbousState, rng: Ints64) -> None:
    """Score complete specimens, then end the match or start the next round.

    Before the next round, hands are refilled if a specimen was completed, and the first player
    changes.
    """
    completed = 0
    for colour in range(4):
        if (
            state.specimen_sizes[colour]
            and bulb_count(state, colour) == state.specimen_sizes[colour]
        ):
            complete_specimen(state, colour)
            completed += 1
    state.rounds_without_bulb = 0 if state.bulbs_this_round else state.rounds_without_bulb + 1
    state.bulbs_this_round = state.turn = state.order_length = state.choice_count = 0
    for place in range(4):
        state.order[place] = 0
    if state.final_round or state.rounds_without_bulb == STALL_ROUNDS:
        state.phase = KernelPhase.OVER if state.final_round else KernelPhase.STALLED
        return
    seats = state.seats
    if completed:
        for step in range(seats):
            seat = seat_after(state, step)
            draw_cards(state, rng, seat, hand_limit(seats) - popcount(state.hands[seat]))
    state.first_seat = seat_after(state, 1)
    state.round_number += 1
    open_round(state)


@jit_kernel
def apply_action(state: PackedBulbousState, seat: int, action: int, rng: Ints64) -> None:
    """Apply a legal action of a seat and all its consequences, in place."""
    kind, payload = action >> KIND_SHIFT, action & PAYLOAD_MASK
    if kind == ActionKind.BRING_IN:
        state.specimen_sizes[payload >> 3] = payload & 7
        state.used_sizes[payload >> 3] |= 1 << (payload & 7)
        open_round(state)
        return
    if kind == ActionKind.SET_ORDER:
        for place in range(payload >> 12):
            state.order[state.order_length] = payload >> 3 * place & 7
            state.order_length += 1
        open_turn(state)
        return
    if kind == ActionKind.ADD:
        state.added_cards[seat] = payload
        if mover(state) < 0:
            compare_added(state, rng)
        return
    if kind == ActionKind.BID:
        state.hands[seat] &= ~payload
        state.bids[seat] = payload
    elif kind == ActionKind.SWAP:
        state.hands[seat] &= ~payload
        state.discard |= payload
        draw_cards(state, rng, seat, popcount(payload))
    elif kind == ActionKind.PASS and popcount(state.hands[seat]) < hand_limit(state.seats):
        draw_cards(state, rng, seat, 1)
    state.choice_count += 1
    if state.choice_count == state.seats:
        reveal_bids(state, rng)


@jit_kernel
def apply_mover_action(state: PackedBulbousState, action: int, rng: Ints64) -> None:
    """Apply a legal action of the seat to move, in place."""
    apply_action(state, mover(state), action, rng)


@jit_kernel
def is_over(state: PackedBulbousState) -> bool:
    """Return whether the match is over."""
    return bool(state.phase >= KernelPhase.OVER)


@jit_kernel
def score(state: PackedBulbousState, seat: int) -> int:
    """Return the points of a seat if the match ended now.

    Active specimens without empty spaces count as complete.
    """
    points, colours, sizes = (
        state.bulb_totals[seat] + state.majority_points[seat],
        state.majority_colours[seat],
        state.majority_sizes[seat],
    )
    for colour in range(4):
        if (
            state.specimen_sizes[colour]
            and bulb_count(state, colour) == state.specimen_sizes[colour]
        ):
            own, ties, beaten = state.bulbs[colour, seat], 0, False
            for other in range(state.seats):
                ties += state.bulbs[colour, other] == own
                beaten = beaten or state.bulbs[colour, other] > own
            if not beaten:
                points += (
                    SHARED_MAJORITY
                    if ties > 1
                    else AUTHOR_MAJORITY
                    if state.options & OptionBit.AUTHOR_EDITION
                    else CLASSIC_MAJORITY
                )
                colours |= 1 << colour
                sizes |= 1 << state.specimen_sizes[colour]
    if state.options & OptionBit.AUTHOR_EDITION:
        points += ALL_COLOURS * (colours == 15) + ALL_SIZES * (sizes == ALL_SIZES_MASK)
    return points


@jit_kernel
def deal_cards(state: PackedBulbousState, rng: Ints64) -> None:
    """Deal the cards and choose the first player of a blank state, in place."""
    seats = state.seats
    state.deck = ALL_CARDS
    if seats == 3 and not state.options & OptionBit.FOUR_COLOURS:
        state.deck &= ~(COLOUR_CARDS << 24)
    state.first_seat = random_below(rng, seats)
    for seat in range(seats):
        draw_cards(state, rng, seat, hand_limit(seats))
    open_round(state)


@jit_kernel
def team_score(state: PackedBulbousState, seat: int) -> int:
    """Return the points of a seat, or in team play those of both partners."""
    points = score(state, seat)
    return points + score(state, seat ^ 2) if state.options & OptionBit.TEAMS else points
