"""The compiled rules, which operate on the packed state of packed.py.

`rng` is a generator, shape (1,) (search/kernels.py).
"""

from __future__ import annotations

from parlour.games.betta.kernel.packed import (
    ALL_CELLS,
    ALL_COLOURS_FACTOR,
    NO_CARD,
    STACK_SIZE,
    STATE_TYPE,
    KernelMode,
    LookupTables,
    PackedBettaState,
)
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR
from parlour.games.betta.rules.scoring import FIRST_CARD_POINTS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below, shuffle_in_place
from parlour.search.local_arrays import copy_into, local_integers, local_record
from parlour.search.records import IntArray


@jit_kernel
def covered_display(display: int, card: int) -> int:
    """Return a packed display after a packed card is laid on it."""
    covered = (card | card >> 9 | card >> 18 | card >> 27) & ALL_CELLS
    return display & ~(covered * ALL_COLOURS_FACTOR) | card


@jit_kernel
def card_points(tables: LookupTables, pattern_set: int, display: int, card: int, after: int) -> int:
    """Return the points of the most valuable pattern that a card makes.

    Args:
        tables: The lookup tables.
        pattern_set: The number of the pattern set.
        display: The packed display before the card is laid.
        card: The packed card.
        after: The packed display after the card is laid.
    """
    best = FIRST_CARD_POINTS if display == 0 else 0
    for shift in (0, 9, 18, 27):
        new = card >> shift & ALL_CELLS
        if new:
            visible = after >> shift & ALL_CELLS
            made = (
                tables.contained_targets[pattern_set, visible]
                & tables.touched_targets[pattern_set, new]
            )
            if made:
                best = max(best, tables.target_points[pattern_set, lowest_bit(made)])
    return best


@jit_kernel
def is_full(display: int) -> bool:
    """Return whether all nine cells of a packed display show fish."""
    return (display | display >> 9 | display >> 18 | display >> 27) & ALL_CELLS == ALL_CELLS


@jit_kernel
def match_turns(state: PackedBettaState) -> int:
    """Return the maximum number of turns of a match; full displays may end it earlier."""
    return 14 if state.seats == 1 else 7 * state.seats


@jit_kernel
def is_over(state: PackedBettaState) -> bool:
    """Return whether the match is over."""
    return state.open_displays == 0 or state.turns_taken == match_turns(state)


@jit_kernel
def mover(state: PackedBettaState) -> int:
    """Return the seat to move."""
    return (state.first_seat + state.turns_taken) % state.seats


@jit_kernel
def cover_display(tables: LookupTables, state: PackedBettaState, card: int, display: int) -> int:
    """Lay a packed card for the seat to move and return its points; the hand is left unchanged."""
    before = state.displays[display]
    after = covered_display(before, card)
    points = card_points(tables, state.pattern_set, before, card, after)
    state.displays[display] = after
    if is_full(after):
        state.open_displays &= ~(1 << display)
    state.move_points[mover(state)] += points
    state.turns_taken += 1
    return points


@jit_kernel
def play_card(
    tables: LookupTables, state: PackedBettaState, place: int, turns: int, display: int
) -> int:
    """Lay a card of the hand for the seat to move, draw a card, and return the points.

    Args:
        tables: The lookup tables.
        state: The packed state, changed in place.
        place: The index of the card in the hand, 0 to 2.
        turns: The number of quarter turns.
        display: The number of the display.
    """
    seat = mover(state)
    card = tables.cards[state.hands[seat, place], turns]
    for later in range(place, 2):
        state.hands[seat, later] = state.hands[seat, later + 1]
    state.hands[seat, 2] = NO_CARD
    if state.stack_sizes[seat]:
        state.stack_sizes[seat] -= 1
        drawn = STACK_SIZE * seat + state.stack_sizes[seat]
        state.hands[seat, 2] = state.stacks[drawn]
        state.stacks[drawn] = NO_CARD
    return cover_display(tables, state, card, display)


@jit_kernel
def display_points(tables: LookupTables, state: PackedBettaState, seat: int, display: int) -> int:
    """Return the final points of a display for a seat."""
    colour = state.colours[seat]
    if colour >= 0:
        return tables.staff_points[popcount(display >> 9 * colour & ALL_CELLS)]
    most, colours = 0, 0
    for shift in (0, 9, 18, 27):
        count = popcount(display >> shift & ALL_CELLS)
        most = max(most, count)
        colours += count > 0
    if state.mode == KernelMode.BETTY:
        return state.goals >> 12 * colours & 4095
    return tables.solo_points[most]


@jit_kernel
def seat_total(tables: LookupTables, state: PackedBettaState, seat: int) -> int:
    """Return the points of a seat if the match ended now."""
    total = state.move_points[seat]
    for display in range(state.display_count):
        total += display_points(tables, state, seat, state.displays[display])
    return total


@jit_kernel
def write_ranking_keys(tables: LookupTables, state: PackedBettaState, keys: IntArray) -> None:
    """Write a ranking key for each seat to `keys`, shape (5,).

    A greater key is a better rank, and equal keys are ties. The bits from 16 on hold the total,
    bits 8 to 15 the fish in all displays, and the lowest bits the fish in the best display.
    """
    seats = state.seats
    for seat in range(seats):
        colour, fish, best = state.colours[seat], 0, 0
        if colour >= 0:
            for display in range(state.display_count):
                count = popcount(state.displays[display] >> 9 * colour & ALL_CELLS)
                fish += count
                best = max(best, count)
        keys[seat] = seat_total(tables, state, seat) << 16 | fish << 8 | best
    if state.mode == KernelMode.BETTY:
        for seat in range(seats):
            if state.colours[seat] < 0:
                for other in range(seats):
                    if keys[other] >> 16 == keys[seat] >> 16:
                        keys[seat] = max(keys[seat], keys[other])


@jit_kernel
def deal_cards(tables: LookupTables, state: PackedBettaState, rng: Ints64) -> None:
    """Deal the cards, patterns and first seat of a blank state, in place."""
    deck, seats = local_integers(48), state.seats
    state.pattern_set, state.first_seat = random_below(rng, 216), random_below(rng, seats)
    state.open_displays = (1 << state.display_count) - 1
    if seats == 1:
        deal_solo_cards(tables, state, deck, rng)
        return
    for seat in range(seats):
        own = state.colours[seat] if state.colours[seat] >= 0 else 4
        for card in range(12):
            deck[card] = 12 * own + card
        shuffle_in_place(rng, deck, 0, 12)
        state.displays[seat] = tables.cards[deck[9], 0]
        state.stack_sizes[seat] = 6
        for card in range(3):
            state.hands[seat, card] = deck[card]
        for card in range(6):
            state.stacks[STACK_SIZE * seat + card] = deck[3 + card]


@jit_kernel
def deal_solo_cards(
    tables: LookupTables, state: PackedBettaState, deck: Ints64, rng: Ints64
) -> None:
    """Deal a solo game; `deck`, shape (48,), is scratch memory."""
    for card in range(48):
        deck[card] = card
    size = 48
    if state.mode == KernelMode.SOLO_EVEN:
        for colour in range(4):
            shuffle_in_place(rng, deck, 12 * colour, 12)
            for card in range(CARDS_PER_COLOUR):
                deck[CARDS_PER_COLOUR * colour + card] = deck[12 * colour + card]
        size = 16
    shuffle_in_place(rng, deck, 0, size)
    state.stack_sizes[0] = 11
    if state.mode == KernelMode.SOLO_EVEN:
        state.displays[0] = tables.cards[deck[14], 0]
    for card in range(3):
        state.hands[0, card] = deck[card]
    for card in range(11):
        state.stacks[card] = deck[3 + card]


@jit_kernel
def play_randomly(tables: LookupTables, state: PackedBettaState, rng: Ints64) -> None:
    """Play random legal actions until the match is over, in place."""
    while not is_over(state):
        seat, cards = mover(state), 3
        while state.hands[seat, cards - 1] == NO_CARD:
            cards -= 1
        displays = state.open_displays
        skip = random_below(rng, popcount(displays))
        while skip:
            displays &= displays - 1
            skip -= 1
        play_card(
            tables, state, random_below(rng, cards), random_below(rng, 4), lowest_bit(displays)
        )


@jit_kernel
def play_random_matches(
    tables: LookupTables, start: PackedBettaState, rng: Ints64, matches: int
) -> float:
    """Play random matches from a blank state and return the mean of all totals."""
    state, sum_of_totals = local_record(STATE_TYPE), 0
    for _ in range(matches):
        copy_into(state, start)
        deal_cards(tables, state, rng)
        play_randomly(tables, state, rng)
        for seat in range(state.seats):
            sum_of_totals += seat_total(tables, state, seat)
    mean: float = sum_of_totals / matches / start.seats
    return mean
