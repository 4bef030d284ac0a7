"""The rules again as machine code, on the rows of packed.py."""

from __future__ import annotations

import numpy as np

from parlour.games.betta.kernel.packed import (
    ALL_CELLS,
    ALL_COLOURS_FACTOR,
    BETTY,
    CARDS,
    COLOUR,
    COUNT,
    DISPLAY,
    FIRST,
    GOALS,
    HAND,
    LEFT,
    MADE,
    MAX_TARGETS,
    MODE,
    NO_CARD,
    OPEN,
    POINTS,
    SCORES,
    SEATS,
    SET,
    SOLO_EVEN,
    SOLO_POINTS,
    STACK,
    STAFF_POINTS,
    TAKEN,
    TOUCHED,
    IntArray,
    LookupTables,
    PackedState,
)
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR
from parlour.games.betta.rules.scoring import FIRST_CARD_POINTS
from parlour.search.jit import jit_allocating_kernel, jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below, shuffle_in_place


@jit_kernel
def covered_display(display: int, card: int) -> int:
    """Return a display once a card lies on it, both as one integer."""
    here = (card | card >> 9 | card >> 18 | card >> 27) & ALL_CELLS
    return display & ~(here * ALL_COLOURS_FACTOR) | card


@jit_kernel
def card_points(tables: IntArray, patterns: int, display: int, card: int, after: int) -> int:
    """Return the best score of a card that makes `after` out of `display`; `patterns` is the number of the set in play."""
    best = FIRST_CARD_POINTS if display == 0 else 0
    for shift in (0, 9, 18, 27):
        new = card >> shift & ALL_CELLS
        if new:
            start = 512 * patterns
            hits = (
                tables[MADE + start + (after >> shift & ALL_CELLS)] & tables[TOUCHED + start + new]
            )
            if hits:
                best = max(best, tables[POINTS + MAX_TARGETS * patterns + lowest_bit(hits)])
    return best


@jit_kernel
def is_full(display: int) -> bool:
    """Return whether fish are seen in all nine cells."""
    return (display | display >> 9 | display >> 18 | display >> 27) & ALL_CELLS == ALL_CELLS


@jit_kernel
def match_turns(row: IntArray) -> int:
    """Return how many turns the match has unless all displays fill."""
    return 14 if row[SEATS] == 1 else 7 * row[SEATS]


@jit_kernel
def is_over(row: IntArray) -> bool:
    """Return whether nobody is to move."""
    return row[OPEN] == 0 or row[TAKEN] == match_turns(row)


@jit_kernel
def mover(row: IntArray) -> int:
    """Return whose turn it is."""
    return (row[FIRST] + row[TAKEN]) % row[SEATS]


@jit_kernel
def play_card(tables: IntArray, row: IntArray, place: int, turns: int, display: int) -> int:
    """Lay the card at a place (0 to 2) of the mover's hand after so many quarter turns, in the row itself, and return its points."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    hand = HAND + 3 * seat
    card = tables[CARDS + 4 * row[hand + place] + turns]
    before = row[DISPLAY + display]
    after = covered_display(before, card)
    made = card_points(tables, row[SET], before, card, after)
    row[DISPLAY + display] = after
    if is_full(after):
        row[OPEN] &= ~(1 << display)
    for later in range(place, 2):
        row[hand + later] = row[hand + later + 1]
    row[hand + 2] = NO_CARD
    if row[LEFT + seat]:
        row[LEFT + seat] -= 1
        drawn = STACK + 6 * seat + row[LEFT + seat]
        row[hand + 2] = row[drawn]
        row[drawn] = NO_CARD
    row[SCORES + seat] += made
    row[TAKEN] += 1
    return made


@jit_kernel
def display_worth(tables: IntArray, row: IntArray, seat: int, display: int) -> int:
    """Return what a display would be worth to a seat at the end."""
    colour = row[COLOUR + seat]
    if colour >= 0:
        return tables[STAFF_POINTS + popcount(display >> 9 * colour & ALL_CELLS)]
    most, kinds = 0, 0
    for shift in (0, 9, 18, 27):
        count = popcount(display >> shift & ALL_CELLS)
        most = max(most, count)
        kinds += count > 0
    if row[MODE] == BETTY:
        return row[GOALS] >> 12 * kinds & 4095
    return tables[SOLO_POINTS + most]


@jit_kernel
def seat_total(tables: IntArray, row: IntArray, seat: int) -> int:
    """Return the points of a seat if the match ended now."""
    found = row[SCORES + seat]
    for display in range(row[COUNT]):
        found += display_worth(tables, row, seat, row[DISPLAY + display])
    return found


@jit_kernel
def write_ranking_keys(tables: IntArray, row: IntArray, keys: IntArray) -> None:
    """Fill in `keys`, shape (5,): one number a seat, the higher the better, that orders the seats and their ties as the rules do.

    The total stands above bit 16, the fish in all displays above bit 8, those in the best display below.
    """
    seats = row[SEATS]
    for seat in range(seats):
        colour, fish, best = row[COLOUR + seat], 0, 0
        if colour >= 0:
            for display in range(row[COUNT]):
                count = popcount(row[DISPLAY + display] >> 9 * colour & ALL_CELLS)
                fish += count
                best = max(best, count)
        keys[seat] = seat_total(tables, row, seat) << 16 | fish << 8 | best
    if row[MODE] == BETTY:
        for seat in range(seats):
            if row[COLOUR + seat] < 0:
                for other in range(seats):
                    if keys[other] >> 16 == keys[seat] >> 16:
                        keys[seat] = max(keys[seat], keys[other])


@jit_kernel
def deal_cards(tables: IntArray, row: IntArray, luck: Ints64, deck: Ints64) -> None:
    """Set a blank row up; `deck`, shape (48,), is room for cards."""
    seats = row[SEATS]
    row[SET], row[FIRST] = random_below(luck, 216), random_below(luck, seats)
    row[OPEN] = (1 << row[COUNT]) - 1
    if seats == 1:
        for card in range(48):
            deck[card] = card
        opened, size = 0, 48
        if row[MODE] == SOLO_EVEN:
            for colour in range(4):
                shuffle_in_place(luck, deck, 12 * colour, 12)
                for card in range(CARDS_PER_COLOUR):
                    deck[CARDS_PER_COLOUR * colour + card] = deck[12 * colour + card]
            opened, size = 1, 16
        shuffle_in_place(luck, deck, 0, size)
        row[LEFT] = 11
        if opened:
            row[DISPLAY] = tables[CARDS + 4 * deck[14]]
        for card in range(3):
            row[HAND + card] = deck[card]
        for card in range(11):
            row[STACK + card] = deck[3 + card]
        return
    for seat in range(seats):
        own = row[COLOUR + seat] if row[COLOUR + seat] >= 0 else 4
        for card in range(12):
            deck[card] = 12 * own + card
        shuffle_in_place(luck, deck, 0, 12)
        row[DISPLAY + seat] = tables[CARDS + 4 * deck[9]]
        row[LEFT + seat] = 6
        for card in range(3):
            row[HAND + 3 * seat + card] = deck[card]
        for card in range(6):
            row[STACK + 6 * seat + card] = deck[3 + card]


@jit_kernel
def play_randomly(tables: IntArray, row: IntArray, luck: Ints64) -> None:
    """Play to the end in the row itself, each legal action as likely as any other."""
    while not is_over(row):
        hand = HAND + 3 * ((row[FIRST] + row[TAKEN]) % row[SEATS])
        held = 3
        while row[hand + held - 1] == NO_CARD:
            held -= 1
        open_displays = row[OPEN]
        skip = random_below(luck, popcount(open_displays))
        while skip:
            open_displays &= open_displays - 1
            skip -= 1
        play_card(
            tables, row, random_below(luck, held), random_below(luck, 4), lowest_bit(open_displays)
        )


@jit_allocating_kernel
def play_random_games(tables: LookupTables, start: PackedState, luck: Ints64, games: int) -> float:
    """Deal and play so many random matches and return the mean of all totals; `start` is a blank row, luck is search/kernels.py's."""
    row, deck, sum_of_totals = start.copy(), np.empty(48, np.int64), 0
    for _ in range(games):
        row[:] = start
        deal_cards(tables, row, luck, deck)
        play_randomly(tables, row, luck)
        for seat in range(row[SEATS]):
            sum_of_totals += seat_total(tables, row, seat)
    mean: float = sum_of_totals / games / start[SEATS]
    return mean
