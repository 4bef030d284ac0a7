"""The numbers of actions in the kernel: masks of legal numbers, and packed actions.

coding.py defines the numbers. A bid, a swap and an added card refer to places in the hand, which is
sorted as the bits of a mask of cards.
"""

from __future__ import annotations

import numpy as np

from parlour.games.bulbous.coding import (
    FIRST_ADD,
    FIRST_BRING,
    FIRST_ORDER,
    FIRST_SWAP,
    ORDERS,
    SWAPS,
)
from parlour.games.bulbous.kernel.packed import (
    COLOUR_CARDS,
    KIND_SHIFT,
    ActionKind,
    KernelPhase,
    OptionBit,
    PackedBulbousState,
    pack_action,
)
from parlour.games.bulbous.kernel.rules import (
    colour_count,
    colour_owner,
    fitting_cards,
    unordered_colours,
)
from parlour.games.bulbous.rules.actions import Order
from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.specimens import SIZES
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints8

ILLEGAL = -1
"""The code of a number that is not a legal action."""

SIZE_COUNT = len(SIZES)
PASS_CODE = ActionKind.PASS << KIND_SHIFT

SWAP_PLACES = np.array(list(SWAPS), np.int64)
"""The mask of the places of each swap, shape (45,)."""

ORDER_CODES = np.array([pack_action(Order(order)) for order in ORDERS], np.int64)
"""The packed action of each order, shape (64,)."""

ORDER_COLOURS = np.array(
    [sum(1 << COLOURS.index(colour) for colour in order) for order in ORDERS], np.int64
)
"""The mask of the colours of each order, shape (64,)."""


@jit_kernel
def places_of(hand: int, cards: int) -> int:
    """Return the mask of the places of cards in a hand; other cards are ignored."""
    places, bit = 0, 1
    while hand:
        card = hand & -hand
        if cards & card:
            places |= bit
        hand ^= card
        bit <<= 1
    return places


@jit_kernel
def cards_at(hand: int, places: int) -> int:
    """Return the mask of the cards at these places of a hand, which must exist."""
    cards = 0
    while places:
        if places & 1:
            cards |= hand & -hand
        hand &= hand - 1
        places >>= 1
    return cards


@jit_kernel
def action_code(state: PackedBulbousState, seat: int, number: int) -> int:
    """Return the packed form of an action of the seat to move, or ILLEGAL."""
    phase, hand = state.phase, state.hands[seat]
    if phase == KernelPhase.BRING:
        return bring_code(state, seat, number)
    if phase == KernelPhase.ORDER:
        return order_code(state, number)
    colour = state.order[state.turn]
    if phase == KernelPhase.ADD:
        return add_code(hand, colour, number)
    if number == 0:
        return PASS_CODE
    if 0 < number < FIRST_SWAP:
        fitting = places_of(hand, fitting_cards(colour))
        usable = (1 << popcount(hand)) - 1 if state.options & OptionBit.BLUFF else fitting
        if number & fitting and not number & ~usable:
            return ActionKind.BID << KIND_SHIFT | cards_at(hand, number)
    elif FIRST_SWAP <= number < FIRST_ADD:
        places = SWAP_PLACES[number - FIRST_SWAP]
        if places < 1 << popcount(hand):
            return ActionKind.SWAP << KIND_SHIFT | cards_at(hand, places)
    return ILLEGAL


@jit_kernel
def bring_code(state: PackedBulbousState, seat: int, number: int) -> int:
    """Return the packed form of the action of bringing in a specimen, or ILLEGAL."""
    specimen = number - FIRST_BRING
    colour, size = specimen // SIZE_COUNT, specimen % SIZE_COUNT + 1
    if (
        0 <= colour < colour_count(state)
        and colour_owner(state, colour) == seat
        and state.specimen_sizes[colour] == 0
        and not state.used_sizes[colour] >> size & 1
    ):
        return ActionKind.BRING_IN << KIND_SHIFT | colour << 3 | size
    return ILLEGAL


@jit_kernel
def order_code(state: PackedBulbousState, number: int) -> int:
    """Return the packed form of the action of setting an order, or ILLEGAL."""
    order, unordered = number - FIRST_ORDER, unordered_colours(state)
    if not 0 <= order < len(ORDER_CODES) or ORDER_COLOURS[order] & ~unordered:
        return ILLEGAL
    count = 1 if state.options & OptionBit.NEXT else popcount(unordered)
    return ORDER_CODES[order] if popcount(ORDER_COLOURS[order]) == count else ILLEGAL


@jit_kernel
def add_code(hand: int, colour: int, number: int) -> int:
    """Return the packed form of the action of adding a card or none, or ILLEGAL."""
    place = number - FIRST_ADD - 1
    if place == -1:
        return ActionKind.ADD << KIND_SHIFT
    if 0 <= place < popcount(hand):
        card = cards_at(hand, 1 << place)
        if card & COLOUR_CARDS << 8 * colour:
            return ActionKind.ADD << KIND_SHIFT | card
    return ILLEGAL


@jit_kernel
def write_mask(state: PackedBulbousState, seat: int, mask: Ints8) -> None:
    """Write 1 for each legal action of the seat to move; `mask`, shape (647,), must be zero."""
    phase = state.phase
    if phase == KernelPhase.BID:
        write_choice_mask(state, state.hands[seat], mask)
        return
    first, end = FIRST_ADD, FIRST_BRING
    if phase == KernelPhase.BRING:
        first, end = FIRST_BRING, FIRST_ORDER
    elif phase == KernelPhase.ORDER:
        first, end = FIRST_ORDER, len(mask)
    for number in range(first, end):
        mask[number] = action_code(state, seat, number) != ILLEGAL


@jit_kernel
def write_choice_mask(state: PackedBulbousState, hand: int, mask: Ints8) -> None:
    """Write 1 for the pass and for each legal bid and swap of a hand."""
    places = 1 << popcount(hand)
    fitting = places_of(hand, fitting_cards(state.order[state.turn]))
    mask[0] = 1
    if state.options & OptionBit.BLUFF:
        for bid in range(1, places):
            mask[bid] = bid & fitting != 0
    else:
        bid = fitting
        while bid:
            mask[bid] = 1
            bid = bid - 1 & fitting
    for swap in range(len(SWAP_PLACES)):
        mask[FIRST_SWAP + swap] = SWAP_PLACES[swap] < places
