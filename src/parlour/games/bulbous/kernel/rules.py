"""The rules again as machine code, on the rows of packed.py; luck is a counter, shape (1,) (search/kernels.py)."""

from __future__ import annotations

import numpy as np

from parlour.games.bulbous.kernel.packed import (
    ADD,
    ADD_CARD,
    ADDED,
    ADDING,
    AUTHOR,
    BID,
    BIDDING,
    BRING,
    BRING_IN,
    BULBS,
    CHOSEN,
    COUNT,
    DECK,
    DISCARD,
    DRY,
    FINAL,
    FIRST,
    FOUR_COLOURS,
    FOURTEEN,
    HAND,
    HELD_COLOURS,
    HELD_SIZES,
    KIND,
    LAID,
    LIT,
    MAJORITIES,
    OF_A_COLOUR,
    OPTIONS,
    ORDER,
    ORDERED,
    ORDERING,
    OVER,
    PASS,
    PHASE,
    ROUND,
    SEATS,
    SET_ORDER,
    SIZE,
    STALL,
    SWAP,
    TEAMS,
    TIED,
    TURN,
    UNDECIDED,
    USED_SIZES,
)
from parlour.games.bulbous.rules.scoring import ALL_COLOURS, ALL_SIZES, MAJORITY, SHARED_MAJORITY
from parlour.games.bulbous.rules.state import MAX_BULBS, STALL_ROUNDS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below

ALL_CARDS = (1 << 34) - 1
PAYLOAD_MASK = (1 << KIND) - 1
CLASSIC_MAJORITY, AUTHOR_MAJORITY = MAJORITY["classic"], MAJORITY["author"]
WILD_RANK = 1000
"""The rank of a bid with a wild: above any sum."""

NUMBER_SUMS = np.array(
    [sum(place + 3 for place in range(7) if bits >> place & 1) for bits in range(128)], np.int64
)
"""The sum of the numbers 3 to 9 that seven bits stand for, shape (128,)."""


@jit_kernel
def fitting_cards(colour: int) -> int:
    """Return the mask of the cards that fit a specimen of a colour."""
    return 255 << 8 * colour | 1 << 32 + (colour & 1)


@jit_kernel
def bid_rank(cards: int, colour: int) -> int:
    """Return what a bid compares by: its value, or WILD."""
    if cards >> 32 + (colour & 1) & 1:
        return WILD_RANK
    found: int = NUMBER_SUMS[cards >> 8 * colour & 127]
    return 2 * found if cards >> 8 * colour + 7 & 1 else found


@jit_kernel
def hand_limit(seats: int) -> int:
    """Return the hand limit."""
    return 9 if seats == 2 else 7


@jit_kernel
def colour_owner(row: Ints64, colour: int) -> int:
    """Return whose specimens are of a colour."""
    return colour & 1 if row[SEATS] == 2 else colour


@jit_kernel
def colour_count(row: Ints64) -> int:
    """Return how many colours are owned."""
    return 3 if row[SEATS] == 3 else 4


@jit_kernel
def seat_after(row: Ints64, step: int) -> int:
    """Return the seat so many steps, fewer than there are seats, clockwise of the first player; cheaper than a remainder."""
    seat: int = row[FIRST] + step
    if seat >= row[SEATS]:
        seat -= row[SEATS]
    return seat


@jit_kernel
def random_card(luck: Ints64, cards: int) -> int:
    """Return the bit of a random card out of some."""
    for _ in range(random_below(luck, popcount(cards))):
        cards &= cards - 1
    return cards & -cards


@jit_kernel
def draw_cards(row: Ints64, luck: Ints64, seat: int, count: int) -> None:
    """Let a seat draw cards, while there are any in the deck or else in the discards."""
    for _ in range(count):
        if row[DECK] == 0:
            row[DECK], row[DISCARD] = row[DISCARD], 0
            if row[DECK] == 0:
                return
        card = random_card(luck, row[DECK])
        row[DECK] ^= card
        row[HAND + seat] |= card


@jit_kernel
def bringing_seat(row: Ints64) -> int:
    """Return who must bring in a specimen next, -1 for nobody."""
    for step in range(row[SEATS]):
        seat = seat_after(row, step)
        for colour in range(colour_count(row)):
            if (
                colour_owner(row, colour) == seat
                and row[SIZE + colour] == 0
                and row[USED_SIZES + colour] != 30
            ):
                return seat
    return -1


@jit_kernel
def mover(row: Ints64) -> int:
    """Return who decides now, of several tied bidders the lowest; -1 when the game is over."""
    phase = row[PHASE]
    if phase == BRING:
        return bringing_seat(row)
    if phase == ORDERING:
        found: int = row[FIRST]
        return found
    if phase == BIDDING:
        return seat_after(row, row[CHOSEN])
    if phase == ADDING:
        for seat in range(row[SEATS]):
            if row[TIED] >> seat & 1 and row[ADDED + seat] == UNDECIDED:
                return seat
    return -1


@jit_kernel
def open_round(row: Ints64) -> None:
    """Let specimens be brought in, a last one of its colour by itself, then open the first turn."""
    while True:
        seat = bringing_seat(row)
        if seat < 0:
            break
        choices, only = 0, 0
        for colour in range(colour_count(row)):
            if colour_owner(row, colour) == seat and row[SIZE + colour] == 0:
                for size in range(1, 5):
                    if not row[USED_SIZES + colour] >> size & 1:
                        choices += 1
                        only = colour << 3 | size
        if choices > 1:
            row[PHASE] = BRING
            return
        row[SIZE + (only >> 3)] = only & 7
        row[USED_SIZES + (only >> 3)] |= 1 << (only & 7)
    row[FINAL] = 0
    for seat in range(row[SEATS]):
        used, owned = 0, 0
        for colour in range(colour_count(row)):
            if colour_owner(row, colour) == seat:
                owned += 1
                used += row[USED_SIZES + colour] == 30
        if used == owned or (used and row[OPTIONS] & OF_A_COLOUR):
            row[FINAL] = 1
    open_turn(row)


@jit_kernel
def open_turn(row: Ints64) -> None:
    """Ask for an order where none is fixed; a single specimen needs none."""
    row[CHOSEN] = 0
    if row[TURN] < row[ORDERED]:
        row[PHASE] = BIDDING
        return
    left = unordered_colours(row)
    if popcount(left) == 1:
        row[ORDER + row[ORDERED]] = lowest_bit(left)
        row[ORDERED] += 1
        row[PHASE] = BIDDING
        return
    row[PHASE] = ORDERING


@jit_kernel
def unordered_colours(row: Ints64) -> int:
    """Return the colours whose specimens have no place in the order yet, as bits."""
    found = 0
    for colour in range(4):
        if row[SIZE + colour]:
            found |= 1 << colour
    for place in range(row[ORDERED]):
        found &= ~(1 << row[ORDER + place])
    return found


@jit_kernel
def reveal_bids(row: Ints64, luck: Ints64) -> None:
    """Compare the bids of a turn."""
    colour, seats = row[ORDER + row[TURN]], row[SEATS]
    top, tied, winner = -1, 0, -1
    for seat in range(seats):
        if row[LAID + seat]:
            found = bid_rank(row[LAID + seat], colour)
            if found > top:
                top, tied, winner = found, 1 << seat, seat
            elif found == top:
                tied |= 1 << seat
    if tied & (tied - 1):
        winner = -1
        if row[OPTIONS] & ADD_CARD:
            row[TIED], row[PHASE] = tied, ADDING
            return
    settle_turn(row, luck, winner)


@jit_kernel
def compare_added(row: Ints64, luck: Ints64) -> None:
    """Compare tied bids with the cards added to them."""
    colour = row[ORDER + row[TURN]]
    top, winner = -1, -1
    for seat in range(row[SEATS]):
        card = row[ADDED + seat]
        if row[TIED] >> seat & 1 and card > 0:
            found = bid_rank(row[LAID + seat], colour) + NUMBER_SUMS[card >> 8 * colour & 127]
            if found > top:
                top, winner = found, seat
            elif found == top:
                winner = -1
            row[HAND + seat] &= ~card
            row[DISCARD] |= card
    row[TIED] = 0
    for seat in range(4):
        row[ADDED + seat] = UNDECIDED
    settle_turn(row, luck, winner)


@jit_kernel
def settle_turn(row: Ints64, luck: Ints64, winner: int) -> None:
    """Light a bulb of the winner (-1: nobody), discard all bids, and go on."""
    colour = row[ORDER + row[TURN]]
    if winner >= 0 and not (row[OPTIONS] & FOURTEEN and row[BULBS + winner] == MAX_BULBS):
        row[COUNT + 4 * colour + winner] += 1
        row[BULBS + winner] += 1
        row[LIT] += 1
    active = 0
    for seat in range(row[SEATS]):
        row[DISCARD] |= row[LAID + seat]
        row[LAID + seat] = 0
    for each in range(4):
        active += row[SIZE + each] > 0
    row[TURN] += 1
    if row[TURN] < active:
        open_turn(row)
    else:
        end_round(row, luck)


@jit_kernel
def bulb_count(row: Ints64, colour: int) -> int:
    """Return how many bulbs are lit on the active specimen of a colour."""
    found = 0
    for seat in range(row[SEATS]):
        found += row[COUNT + 4 * colour + seat]
    return found


@jit_kernel
def complete_specimen(row: Ints64, colour: int) -> None:
    """Send a full specimen home: its majority is counted and its place is empty."""
    most, ties = 0, 0
    for seat in range(row[SEATS]):
        count = row[COUNT + 4 * colour + seat]
        if count > most:
            most, ties = count, 1
        elif count == most:
            ties += 1
    alone = AUTHOR_MAJORITY if row[OPTIONS] & AUTHOR else CLASSIC_MAJORITY
    for seat in range(row[SEATS]):
        if row[COUNT + 4 * colour + seat] == most:
            row[MAJORITIES + seat] += alone if ties == 1 else SHARED_MAJORITY
            row[HELD_COLOURS + seat] |= 1 << colour
            row[HELD_SIZES + seat] |= 1 << row[SIZE + colour]
        row[COUNT + 4 * colour + seat] = 0
    row[SIZE + colour] = 0


@jit_kernel
def end_round(row: Ints64, luck: Ints64) -> None:
    """Send complete specimens home, then end the game or refill, pass the token and open the next round."""
    completed = 0
    for colour in range(4):
        if row[SIZE + colour] and bulb_count(row, colour) == row[SIZE + colour]:
            complete_specimen(row, colour)
            completed += 1
    row[DRY] = 0 if row[LIT] else row[DRY] + 1
    row[LIT] = row[TURN] = row[ORDERED] = row[CHOSEN] = 0
    for place in range(4):
        row[ORDER + place] = 0
    if row[FINAL] or row[DRY] == STALL_ROUNDS:
        row[PHASE] = OVER if row[FINAL] else STALL
        return
    seats = row[SEATS]
    if completed:
        for step in range(seats):
            seat = seat_after(row, step)
            draw_cards(row, luck, seat, hand_limit(seats) - popcount(row[HAND + seat]))
    row[FIRST] = seat_after(row, 1)
    row[ROUND] += 1
    open_round(row)


@jit_kernel
def apply_action(row: Ints64, seat: int, action: int, luck: Ints64) -> None:
    """Take a legal action of an awaited seat in the row itself, and all that follows from it."""
    kind, rest = action >> KIND, action & PAYLOAD_MASK
    if kind == BRING_IN:
        row[SIZE + (rest >> 3)] = rest & 7
        row[USED_SIZES + (rest >> 3)] |= 1 << (rest & 7)
        open_round(row)
        return
    if kind == SET_ORDER:
        for place in range(rest >> 12):
            row[ORDER + row[ORDERED]] = rest >> 3 * place & 7
            row[ORDERED] += 1
        open_turn(row)
        return
    if kind == ADD:
        row[ADDED + seat] = rest
        if mover(row) < 0:
            compare_added(row, luck)
        return
    if kind == BID:
        row[HAND + seat] &= ~rest
        row[LAID + seat] = rest
    elif kind == SWAP:
        row[HAND + seat] &= ~rest
        row[DISCARD] |= rest
        draw_cards(row, luck, seat, popcount(rest))
    elif kind == PASS and popcount(row[HAND + seat]) < hand_limit(row[SEATS]):
        draw_cards(row, luck, seat, 1)
    row[CHOSEN] += 1
    if row[CHOSEN] == row[SEATS]:
        reveal_bids(row, luck)


@jit_kernel
def apply_mover_action(row: Ints64, action: int, luck: Ints64) -> None:
    """Take a legal action of whoever is awaited."""
    apply_action(row, mover(row), action, luck)


@jit_kernel
def is_over(row: Ints64) -> bool:
    """Return whether nobody is to decide."""
    return bool(row[PHASE] >= OVER)


@jit_kernel
def score(row: Ints64, seat: int) -> int:
    """Return the points of a seat if the game ended now; active specimens count their bulbs, and full ones as complete."""
    found, held_colours, held_sizes = (
        row[BULBS + seat] + row[MAJORITIES + seat],
        row[HELD_COLOURS + seat],
        row[HELD_SIZES + seat],
    )
    for colour in range(4):
        if row[SIZE + colour] and bulb_count(row, colour) == row[SIZE + colour]:
            own, ties, beaten = row[COUNT + 4 * colour + seat], 0, False
            for other in range(row[SEATS]):
                ties += row[COUNT + 4 * colour + other] == own
                beaten = beaten or row[COUNT + 4 * colour + other] > own
            if not beaten:
                found += (
                    SHARED_MAJORITY
                    if ties > 1
                    else AUTHOR_MAJORITY
                    if row[OPTIONS] & AUTHOR
                    else CLASSIC_MAJORITY
                )
                held_colours |= 1 << colour
                held_sizes |= 1 << row[SIZE + colour]
    if row[OPTIONS] & AUTHOR:
        found += ALL_COLOURS * (held_colours == 15) + ALL_SIZES * (held_sizes == 30)
    total: int = found
    return total


@jit_kernel
def deal_cards(row: Ints64, luck: Ints64) -> None:
    """Set a blank row up."""
    seats = row[SEATS]
    row[DECK] = ALL_CARDS
    if seats == 3 and not row[OPTIONS] & FOUR_COLOURS:
        row[DECK] &= ~(255 << 24)
    row[FIRST] = random_below(luck, seats)
    for seat in range(seats):
        draw_cards(row, luck, seat, hand_limit(seats))
    open_round(row)


@jit_kernel
def team_score(row: Ints64, seat: int) -> int:
    """Return what decides for a seat: its points, with teams those of both seats of its symbol."""
    found = score(row, seat)
    return found + score(row, seat ^ 2) if row[OPTIONS] & TEAMS else found
