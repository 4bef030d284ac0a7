"""The rules again as machine code, on the rows of packed.py."""

from __future__ import annotations

import numpy as np

from parlour.games.betta.kernel.packed import (
    BETTY,
    CARDS,
    COLOUR,
    COUNT,
    DISPLAY,
    EVERYWHERE,
    FIRST,
    GOALS,
    HAND,
    LEFT,
    MADE,
    MODE,
    MOST_TARGETS,
    NINE,
    NONE,
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
    Ints,
    Row,
    Tables,
)
from parlour.games.betta.rules.deal import EACH_COLOUR
from parlour.games.betta.rules.scoring import FIRST_CARD
from parlour.search.jit import allocating, compiled, lowest, population
from parlour.search.kernels import Ints64, below, shuffle


@compiled
def laid(display: int, card: int) -> int:
    """Return a display once a card lies on it, both as one integer."""
    here = (card | card >> 9 | card >> 18 | card >> 27) & NINE
    return display & ~(here * EVERYWHERE) | card


@compiled
def points(tables: Ints, patterns: int, display: int, card: int, after: int) -> int:
    """Return the best score of a card that makes `after` out of `display`; `patterns` is the number of the set in play."""
    best = FIRST_CARD if display == 0 else 0
    for shift in (0, 9, 18, 27):
        new = card >> shift & NINE
        if new:
            start = 512 * patterns
            hits = tables[MADE + start + (after >> shift & NINE)] & tables[TOUCHED + start + new]
            if hits:
                best = max(best, tables[POINTS + MOST_TARGETS * patterns + lowest(hits)])
    return best


@compiled
def is_full(display: int) -> bool:
    """Return whether fish are seen in all nine cells."""
    return (display | display >> 9 | display >> 18 | display >> 27) & NINE == NINE


@compiled
def plies(row: Ints) -> int:
    """Return how many turns the match has unless all displays fill."""
    return 14 if row[SEATS] == 1 else 7 * row[SEATS]


@compiled
def is_over(row: Ints) -> bool:
    """Return whether nobody is to move."""
    return row[OPEN] == 0 or row[TAKEN] == plies(row)


@compiled
def mover(row: Ints) -> int:
    """Return whose turn it is."""
    return (row[FIRST] + row[TAKEN]) % row[SEATS]


@compiled
def step(tables: Ints, row: Ints, place: int, turns: int, display: int) -> int:
    """Lay the card at a place (0 to 2) of the mover's hand after so many quarter turns, in the row itself, and return its points."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    hand = HAND + 3 * seat
    card = tables[CARDS + 4 * row[hand + place] + turns]
    before = row[DISPLAY + display]
    after = laid(before, card)
    made = points(tables, row[SET], before, card, after)
    row[DISPLAY + display] = after
    if is_full(after):
        row[OPEN] &= ~(1 << display)
    for later in range(place, 2):
        row[hand + later] = row[hand + later + 1]
    row[hand + 2] = NONE
    if row[LEFT + seat]:
        row[LEFT + seat] -= 1
        drawn = STACK + 6 * seat + row[LEFT + seat]
        row[hand + 2] = row[drawn]
        row[drawn] = NONE
    row[SCORES + seat] += made
    row[TAKEN] += 1
    return made


@compiled
def worth(tables: Ints, row: Ints, seat: int, display: int) -> int:
    """Return what a display would be worth to a seat at the end."""
    colour = row[COLOUR + seat]
    if colour >= 0:
        return tables[STAFF_POINTS + population(display >> 9 * colour & NINE)]
    most, kinds = 0, 0
    for shift in (0, 9, 18, 27):
        count = population(display >> shift & NINE)
        most = max(most, count)
        kinds += count > 0
    if row[MODE] == BETTY:
        return row[GOALS] >> 12 * kinds & 4095
    return tables[SOLO_POINTS + most]


@compiled
def total(tables: Ints, row: Ints, seat: int) -> int:
    """Return the points of a seat if the match ended now."""
    found = row[SCORES + seat]
    for display in range(row[COUNT]):
        found += worth(tables, row, seat, row[DISPLAY + display])
    return found


@compiled
def standings(tables: Ints, row: Ints, keys: Ints) -> None:
    """Fill in `keys`, shape (5,): one number a seat, the higher the better, that orders the seats and their ties as the rules do.

    The total stands above bit 16, the fish in all displays above bit 8, those in the best display below.
    """
    seats = row[SEATS]
    for seat in range(seats):
        colour, fish, best = row[COLOUR + seat], 0, 0
        if colour >= 0:
            for display in range(row[COUNT]):
                count = population(row[DISPLAY + display] >> 9 * colour & NINE)
                fish += count
                best = max(best, count)
        keys[seat] = total(tables, row, seat) << 16 | fish << 8 | best
    if row[MODE] == BETTY:
        for seat in range(seats):
            if row[COLOUR + seat] < 0:
                for other in range(seats):
                    if keys[other] >> 16 == keys[seat] >> 16:
                        keys[seat] = max(keys[seat], keys[other])


@compiled
def deal(tables: Ints, row: Ints, luck: Ints64, deck: Ints64) -> None:
    """Set a blank row up; `deck`, shape (48,), is room for cards."""
    seats = row[SEATS]
    row[SET], row[FIRST] = below(luck, 216), below(luck, seats)
    row[OPEN] = (1 << row[COUNT]) - 1
    if seats == 1:
        for card in range(48):
            deck[card] = card
        opened, size = 0, 48
        if row[MODE] == SOLO_EVEN:
            for colour in range(4):
                shuffle(luck, deck, 12 * colour, 12)
                for card in range(EACH_COLOUR):
                    deck[EACH_COLOUR * colour + card] = deck[12 * colour + card]
            opened, size = 1, 16
        shuffle(luck, deck, 0, size)
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
        shuffle(luck, deck, 0, 12)
        row[DISPLAY + seat] = tables[CARDS + 4 * deck[9]]
        row[LEFT + seat] = 6
        for card in range(3):
            row[HAND + 3 * seat + card] = deck[card]
        for card in range(6):
            row[STACK + 6 * seat + card] = deck[3 + card]


@compiled
def playout(tables: Ints, row: Ints, luck: Ints64) -> None:
    """Play to the end in the row itself, each legal action as likely as any other."""
    while not is_over(row):
        hand = HAND + 3 * ((row[FIRST] + row[TAKEN]) % row[SEATS])
        held = 3
        while row[hand + held - 1] == NONE:
            held -= 1
        open_displays = row[OPEN]
        skip = below(luck, population(open_displays))
        while skip:
            open_displays &= open_displays - 1
            skip -= 1
        step(tables, row, below(luck, held), below(luck, 4), lowest(open_displays))


@allocating
def random_games(tables: Tables, start: Row, luck: Ints64, games: int) -> float:
    """Deal and play so many random matches and return the mean of all totals; `start` is a blank row, luck is search/kernels.py's."""
    row, deck, sum_of_totals = start.copy(), np.empty(48, np.int64), 0
    for _ in range(games):
        row[:] = start
        deal(tables, row, luck, deck)
        playout(tables, row, luck)
        for seat in range(row[SEATS]):
            sum_of_totals += total(tables, row, seat)
    mean: float = sum_of_totals / games / start[SEATS]
    return mean
