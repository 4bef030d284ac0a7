"""First sight on rows: which decisions are worth a thought, and the points they seem to gain.

A bid gains what its bulb is worth (worth.py) as often as it seems to win, less what its cards are worth keeping; a card that fits no
turn still to come is worth nothing, so that in the last round all that fits is bid.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from parlour.games.bulbous.heuristics import DOUBLE_VALUE, POINT_VALUE, WILD_VALUE
from parlour.games.bulbous.kernel.packed import (
    ADD,
    ADDING,
    AUTHOR,
    BID,
    BIDDING,
    BRING,
    BRING_IN,
    BULBS,
    CHOSEN,
    COUNT,
    FINAL,
    FIRST,
    FOURTEEN,
    HAND,
    KIND,
    LAID,
    NEXT,
    OPTIONS,
    ORDER,
    PASS,
    PHASE,
    SEATS,
    SET_ORDER,
    SIZE,
    SWAP,
    TURN,
    USED_SIZES,
)
from parlour.games.bulbous.kernel.rules import (
    NUMBER_SUMS,
    bid_rank,
    bulb_count,
    colour_count,
    colour_owner,
    fitting_cards,
    hand_limit,
    unordered_colours,
)
from parlour.games.bulbous.rules.state import MAX_BULBS
from parlour.games.bulbous.worth import bulb_stake
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Floats64, Ints64, random_below

MAX_CANDIDATES = 32
"""Room for the decisions worth a thought in any position."""

DRAWN_CARD_VALUE = 6 * POINT_VALUE
"""What a card drawn is worth: that of a middling one."""


def _stake_table() -> Floats64:
    """Return what the next bulb is worth (worth.py), shape (2, 5, 4, 5, 625): edition, seats, seat, dark spaces, bulbs by seat in base 5."""
    found = np.zeros((2, 5, 4, 5, 625))
    for number, edition in enumerate(("classic", "author")):
        for seats in (2, 3, 4):
            for counts in product(range(5), repeat=seats):
                code = sum(count * 5**seat for seat, count in enumerate(counts))
                for dark in range(1, 5 - sum(counts)):
                    for seat in range(seats):
                        found[number, seats, seat, dark, code] = bulb_stake(
                            counts, dark, seat, "author" if edition == "author" else "classic"
                        )
    return found


STAKE_TABLE = _stake_table()


@jit_kernel
def later_cards(row: Ints64) -> int:
    """Return the mask of the cards that fit a turn still to come after this one: all of them before the final round."""
    if not row[FINAL]:
        return (1 << 34) - 1
    kept = 0
    for colour in range(4):
        contested = False
        for place in range(row[TURN] + 1):
            contested = contested or row[ORDER + place] == colour
        if row[SIZE + colour] and not contested:
            kept |= fitting_cards(colour)
    return kept


@jit_kernel
def cards_value(cards: int, useful: int) -> float:
    """Return what cards are worth keeping, where only the `useful` ones are worth anything."""
    found, cards = 0.0, cards & useful
    for colour in range(4):
        found += POINT_VALUE * NUMBER_SUMS[cards >> 8 * colour & 127] + DOUBLE_VALUE * (
            cards >> 8 * colour + 7 & 1
        )
    return found + WILD_VALUE * popcount(cards >> 32)


@jit_kernel
def bulb_gain(row: Ints64, seat: int, colour: int) -> float:
    """Return what the next bulb on the specimen of a colour is worth to a seat."""
    if row[OPTIONS] & FOURTEEN and row[BULBS + seat] == MAX_BULBS:
        return 0.0
    code, unit = 0, 1
    for other in range(row[SEATS]):
        code += unit * row[COUNT + 4 * colour + other]
        unit *= 5
    edition = 1 if row[OPTIONS] & AUTHOR else 0
    found: float = STAKE_TABLE[
        edition, row[SEATS], seat, row[SIZE + colour] - bulb_count(row, colour), code
    ]
    return found


@jit_kernel
def win_probability(row: Ints64, found: int) -> float:
    """Return how often a bid of this rank seems to win: against those who bid already, and those who may still."""
    if found >= 1000:
        return 1.0
    won = 1.0
    for step in range(row[SEATS]):
        other = (row[FIRST] + step) % row[SEATS]
        if step < row[CHOSEN]:
            if row[LAID + other]:
                count = popcount(row[LAID + other])
                won *= found / (found + 7.0 * count)
        elif step > row[CHOSEN]:
            won *= 0.35 + 0.65 * found / (found + 8.0)
    return won


@jit_kernel
def add_bid(
    row: Ints64,
    seat: int,
    colour: int,
    cards: int,
    useful: int,
    actions: Ints64,
    values: Floats64,
    count: int,
) -> int:
    """Note a bid unless it is noted, and return how many decisions there are."""
    action = BID << KIND | cards
    if cards == 0 or count == MAX_CANDIDATES:
        return count
    for number in range(count):
        if actions[number] == action:
            return count
    actions[count] = action
    values[count] = bulb_gain(row, seat, colour) * win_probability(
        row, bid_rank(cards, colour)
    ) - cards_value(cards, useful)
    return count + 1


@jit_kernel
def add_candidate_bids(
    row: Ints64, seat: int, colour: int, actions: Ints64, values: Floats64, count: int
) -> int:
    """Note the bids worth a thought: each number, the two and three highest, the two lowest, all, with and without the double, the wild."""
    hand, useful = row[HAND + seat], later_cards(row)
    numbers, double = hand & 127 << 8 * colour, hand & 128 << 8 * colour
    wild = hand & 1 << 32 + (colour & 1)
    if row[FINAL]:
        # Cards of the colour fit no later turn: the highest bid is as cheap as any.
        count = add_bid(row, seat, colour, numbers | double, useful, actions, values, count)
        return add_bid(row, seat, colour, wild, useful, actions, values, count)
    left, top, sum_of_lowest, taken = numbers, 0, 0, 0
    while left:
        card = left & -left
        left ^= card
        count = add_bid(row, seat, colour, card, useful, actions, values, count)
        if taken < 2:
            sum_of_lowest |= card
            count = add_bid(row, seat, colour, sum_of_lowest, useful, actions, values, count)
        taken += 1
    left = numbers
    for _ in range(3):
        if left:
            card = 1
            while card << 1 <= left:
                card <<= 1
            left ^= card
            top |= card
            count = add_bid(row, seat, colour, top, useful, actions, values, count)
            count = add_bid(row, seat, colour, top | double, useful, actions, values, count)
    count = add_bid(row, seat, colour, numbers, useful, actions, values, count)
    count = add_bid(row, seat, colour, numbers | double, useful, actions, values, count)
    return add_bid(row, seat, colour, wild, useful, actions, values, count)


@jit_kernel
def worst_card(hand: int, useful: int) -> int:
    """Return the bit of the card that is least worth keeping."""
    best, cheapest, left = 0, 1e9, hand
    while left:
        card = left & -left
        left ^= card
        cost = cards_value(card, useful)
        if cost < cheapest:
            best, cheapest = card, cost
    return best


@jit_kernel
def write_candidates(row: Ints64, seat: int, actions: Ints64, values: Floats64) -> int:
    """Fill in the decisions of an awaited seat worth a thought and the points they seem to gain, shapes (MOST,); return how many."""
    phase, hand, count = row[PHASE], row[HAND + seat], 0
    if phase == BRING:
        for colour in range(colour_count(row)):
            if colour_owner(row, colour) == seat and row[SIZE + colour] == 0:
                for size in range(1, 5):
                    if not row[USED_SIZES + colour] >> size & 1:
                        actions[count] = BRING_IN << KIND | colour << 3 | size
                        values[count] = -0.2 * size
                        count += 1
        return count
    if phase != BIDDING and phase != ADDING:
        left = unordered_colours(row)
        for colour in range(4):
            if left >> colour & 1:
                wanted, found, place, others = popcount(left), colour, 1, left & ~(1 << colour)
                if row[OPTIONS] & NEXT:
                    wanted = 1
                while place < wanted:
                    strongest, most = lowest_bit(others), -1
                    for other in range(4):
                        if others >> other & 1:
                            strength = bid_rank(hand & 255 << 8 * other, other)
                            if strength > most:
                                strongest, most = other, strength
                    found |= strongest << 3 * place
                    others &= ~(1 << strongest)
                    place += 1
                actions[count] = SET_ORDER << KIND | wanted << 12 | found
                values[count] = 0.02 * bid_rank(hand & 255 << 8 * colour, colour)
                count += 1
        return count
    colour, useful = row[ORDER + row[TURN]], later_cards(row)
    if phase == ADDING:
        actions[0], values[0], count = ADD << KIND, 0.0, 1
        left = hand & 255 << 8 * colour
        while left:
            card = left & -left
            left ^= card
            number = NUMBER_SUMS[card >> 8 * colour & 127]
            actions[count] = ADD << KIND | card
            values[count] = bulb_gain(row, seat, colour) * (0.3 + 0.07 * number) - cards_value(
                card, useful
            )
            count += 1
        return count
    drawn = DRAWN_CARD_VALUE if useful else 0.0
    actions[0], values[0], count = (
        PASS << KIND,
        drawn if popcount(hand) < hand_limit(row[SEATS]) else 0.0,
        1,
    )
    one = worst_card(hand, useful)
    two = one | worst_card(hand & ~one, useful)
    for cards in (one, two):
        if cards and (cards != one or count == 1):
            actions[count] = SWAP << KIND | cards
            values[count] = popcount(cards) * drawn - cards_value(cards, useful)
            count += 1
    return add_candidate_bids(row, seat, colour, actions, values, count)


@jit_kernel
def heuristic_action(
    row: Ints64, seat: int, noise: float, luck: Ints64, actions: Ints64, values: Floats64
) -> int:
    """Return the decision that seems best, with some luck in it."""
    count = write_candidates(row, seat, actions, values)
    top, most = 0, -1e9
    for number in range(count):
        value = values[number] + noise * random_below(luck, 1024) / 1024.0
        if value > most:
            top, most = number, value
    found: int = actions[top]
    return found
