"""The static evaluation: the candidate actions and their expected gain in points.

A bid gains the value of its bulb (bulb_value.py) times the estimated probability of winning, less
the value of its cards. A card that fits no later turn is worth nothing, so in the last turn every
fitting card is bid.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from parlour.games.bulbous.bulb_value import bulb_stake
from parlour.games.bulbous.heuristics import DOUBLE_VALUE, POINT_VALUE, WILD_VALUE
from parlour.games.bulbous.kernel.packed import (
    ALL_CARDS,
    COLOUR_CARDS,
    KIND_SHIFT,
    ActionKind,
    KernelPhase,
    OptionBit,
    PackedBulbousState,
)
from parlour.games.bulbous.kernel.rules import (
    NUMBER_SUMS,
    WILD_RANK,
    bid_rank,
    bulb_count,
    colour_count,
    colour_owner,
    fitting_cards,
    hand_limit,
    unordered_colours,
)
from parlour.games.bulbous.rules.state import MAX_BULBS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernel_ismcts import Choices
from parlour.search.kernels import Floats64, Ints64, random_below

MAX_CANDIDATES = 32
"""The maximum number of candidates of a decision."""

DRAWN_CARD_VALUE = 6 * POINT_VALUE
"""The value of an unknown drawn card in points, that of an average card."""


def _stake_table() -> Floats64:
    """Return the value of the next bulb (`bulb_stake`), shape (2, 5, 4, 5, 625).

    The axes are edition, number of seats, seat, empty spaces, and the bulbs by seat as digits in base 5.
    """
    table = np.zeros((2, 5, 4, 5, 625))
    for number, edition in enumerate(("classic", "author")):
        for seats in (2, 3, 4):
            for counts in product(range(5), repeat=seats):
                code = sum(count * 5**seat for seat, count in enumerate(counts))
                for empty in range(1, 5 - sum(counts)):
                    for seat in range(seats):
                        table[number, seats, seat, empty, code] = bulb_stake(
                            counts, empty, seat, "author" if edition == "author" else "classic"
                        )
    return table


STAKE_TABLE = _stake_table()


@jit_kernel
def later_cards(state: PackedBulbousState) -> int:
    """Return the mask of the cards that fit a later turn: all cards before the final round."""
    if not state.final_round:
        return ALL_CARDS
    cards = 0
    for colour in range(4):
        contested = False
        for place in range(state.turn + 1):
            contested = contested or state.order[place] == colour
        if state.specimen_sizes[colour] and not contested:
            cards |= fitting_cards(colour)
    return cards


@jit_kernel
def cards_value(cards: int, useful: int) -> float:
    """Return the value of keeping cards, in points.

    Args:
        cards: The mask of the cards.
        useful: The mask of the cards that fit a later turn; all others are worth nothing.
    """
    value, cards = 0.0, cards & useful
    for colour in range(4):
        value += POINT_VALUE * NUMBER_SUMS[cards >> 8 * colour & 127] + DOUBLE_VALUE * (
            cards >> 8 * colour + 7 & 1
        )
    return value + WILD_VALUE * popcount(cards >> 32)


@jit_kernel
def bulb_gain(state: PackedBulbousState, seat: int, colour: int) -> float:
    """Return what a seat gains by placing the next bulb on the specimen of a colour, in points."""
    if state.options & OptionBit.FOURTEEN_BULBS and state.bulb_totals[seat] == MAX_BULBS:
        return 0.0
    code, unit = 0, 1
    for other in range(state.seats):
        code += unit * state.bulbs[colour, other]
        unit *= 5
    edition = 1 if state.options & OptionBit.AUTHOR_EDITION else 0
    empty = state.specimen_sizes[colour] - bulb_count(state, colour)
    gain: float = STAKE_TABLE[edition, state.seats, seat, empty, code]
    return gain


@jit_kernel
def win_probability(state: PackedBulbousState, rank: int) -> float:
    """Return the estimated probability that a bid wins the turn.

    Args:
        state: The packed state.
        rank: The rank of the bid (`bid_rank`).
    """
    if rank >= WILD_RANK:
        return 1.0
    probability = 1.0
    for step in range(state.seats):
        other = (state.first_seat + step) % state.seats
        if step < state.choice_count:
            if state.bids[other]:
                count = popcount(state.bids[other])
                probability *= rank / (rank + 7.0 * count)
        elif step > state.choice_count:
            probability *= 0.35 + 0.65 * rank / (rank + 8.0)
    return probability


@jit_kernel
def add_bid(
    state: PackedBulbousState, seat: int, cards: int, useful: int, choices: Choices, count: int
) -> int:
    """Add a bid unless it is empty or already a candidate; return the number of candidates."""
    action = ActionKind.BID << KIND_SHIFT | cards
    if cards == 0 or count == MAX_CANDIDATES:
        return count
    for number in range(count):
        if choices.actions[number] == action:
            return count
    colour = state.order[state.turn]
    choices.actions[count] = action
    choices.values[count] = bulb_gain(state, seat, colour) * win_probability(
        state, bid_rank(cards, colour)
    ) - cards_value(cards, useful)
    return count + 1


@jit_kernel
def add_candidate_bids(
    state: PackedBulbousState, seat: int, useful: int, choices: Choices, count: int
) -> int:
    """Add the candidate bids and return the new number of candidates.

    The candidates are every single number, the two lowest numbers, the one to three highest, all
    numbers, and the wild. The highest numbers and all numbers are tried with and without the
    double.
    """
    hand, colour = state.hands[seat], state.order[state.turn]
    numbers, double = hand & 127 << 8 * colour, hand & 128 << 8 * colour
    wild = hand & 1 << 32 + (colour & 1)
    if state.final_round:
        # No later turn uses cards of this colour, so the highest bid costs no more than any other.
        count = add_bid(state, seat, numbers | double, useful, choices, count)
        return add_bid(state, seat, wild, useful, choices, count)
    rest, lowest, taken = numbers, 0, 0
    while rest:
        card = rest & -rest
        rest ^= card
        count = add_bid(state, seat, card, useful, choices, count)
        if taken < 2:
            lowest |= card
            count = add_bid(state, seat, lowest, useful, choices, count)
        taken += 1
    rest, highest = numbers, 0
    for _ in range(3):
        if rest:
            card = 1
            while card << 1 <= rest:
                card <<= 1
            rest ^= card
            highest |= card
            count = add_bid(state, seat, highest, useful, choices, count)
            count = add_bid(state, seat, highest | double, useful, choices, count)
    count = add_bid(state, seat, numbers, useful, choices, count)
    count = add_bid(state, seat, numbers | double, useful, choices, count)
    return add_bid(state, seat, wild, useful, choices, count)


@jit_kernel
def least_valuable_card(hand: int, useful: int) -> int:
    """Return the bit of the card with the lowest value in a hand."""
    best, least, rest = 0, 1e9, hand
    while rest:
        card = rest & -rest
        rest ^= card
        value = cards_value(card, useful)
        if value < least:
            best, least = card, value
    return best


@jit_kernel
def write_specimens(state: PackedBulbousState, seat: int, choices: Choices) -> int:
    """Fill `choices` with the specimens that a seat may bring in, and return their number."""
    count = 0
    for colour in range(colour_count(state)):
        if colour_owner(state, colour) == seat and state.specimen_sizes[colour] == 0:
            for size in range(1, 5):
                if not state.used_sizes[colour] >> size & 1:
                    choices.actions[count] = ActionKind.BRING_IN << KIND_SHIFT | colour << 3 | size
                    choices.values[count] = -0.2 * size
                    count += 1
    return count


@jit_kernel
def colour_strength(hand: int, colour: int) -> int:
    """Return the rank of a bid of all numbers and the double of one colour in a hand."""
    return bid_rank(hand & COLOUR_CARDS << 8 * colour, colour)


@jit_kernel
def write_orders(state: PackedBulbousState, seat: int, choices: Choices) -> int:
    """Fill `choices` with one order for each possible first colour, and return their number.

    The other colours follow by decreasing strength.
    """
    hand, unordered, count = state.hands[seat], unordered_colours(state), 0
    for colour in range(4):
        if unordered >> colour & 1:
            length, order, place = popcount(unordered), colour, 1
            others = unordered & ~(1 << colour)
            if state.options & OptionBit.NEXT:
                length = 1
            while place < length:
                strongest, most = lowest_bit(others), -1
                for other in range(4):
                    if others >> other & 1:
                        strength = colour_strength(hand, other)
                        if strength > most:
                            strongest, most = other, strength
                order |= strongest << 3 * place
                others &= ~(1 << strongest)
                place += 1
            choices.actions[count] = ActionKind.SET_ORDER << KIND_SHIFT | length << 12 | order
            choices.values[count] = 0.02 * colour_strength(hand, colour)
            count += 1
    return count


@jit_kernel
def write_added_cards(state: PackedBulbousState, seat: int, choices: Choices) -> int:
    """Fill `choices` with the cards that may be added to a tied bid, and return their number.

    The first choice is to add no card.
    """
    colour, useful = state.order[state.turn], later_cards(state)
    choices.actions[0], choices.values[0], count = ActionKind.ADD << KIND_SHIFT, 0.0, 1
    rest = state.hands[seat] & COLOUR_CARDS << 8 * colour
    while rest:
        card = rest & -rest
        rest ^= card
        number = NUMBER_SUMS[card >> 8 * colour & 127]
        choices.actions[count] = ActionKind.ADD << KIND_SHIFT | card
        choices.values[count] = bulb_gain(state, seat, colour) * (
            0.3 + 0.07 * number
        ) - cards_value(card, useful)
        count += 1
    return count


@jit_kernel
def write_candidates(state: PackedBulbousState, seat: int, choices: Choices) -> int:
    """Fill `choices` with the candidate actions of a seat, and return their number.

    The values of the choices are in points.
    """
    if state.phase == KernelPhase.BRING:
        return write_specimens(state, seat, choices)
    if state.phase == KernelPhase.ADD:
        return write_added_cards(state, seat, choices)
    if state.phase != KernelPhase.BID:
        return write_orders(state, seat, choices)
    hand, useful = state.hands[seat], later_cards(state)
    drawn = DRAWN_CARD_VALUE if useful else 0.0
    choices.actions[0], choices.values[0], count = (
        ActionKind.PASS << KIND_SHIFT,
        drawn if popcount(hand) < hand_limit(state.seats) else 0.0,
        1,
    )
    one = least_valuable_card(hand, useful)
    two = one | least_valuable_card(hand & ~one, useful)
    for cards in (one, two):
        if cards and (cards != one or count == 1):
            choices.actions[count] = ActionKind.SWAP << KIND_SHIFT | cards
            choices.values[count] = popcount(cards) * drawn - cards_value(cards, useful)
            count += 1
    return add_candidate_bids(state, seat, useful, choices, count)


@jit_kernel
def heuristic_action(
    state: PackedBulbousState, seat: int, noise: float, rng: Ints64, choices: Choices
) -> int:
    """Return the best candidate after adding up to `noise` random points to each value."""
    count = write_candidates(state, seat, choices)
    best, greatest = 0, -1e9
    for number in range(count):
        value = choices.values[number] + noise * random_below(rng, 1024) / 1024.0
        if value > greatest:
            best, greatest = number, value
    action: int = choices.actions[best]
    return action
