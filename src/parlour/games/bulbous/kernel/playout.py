"""Random games of the kernel: any legal action, of each kind as often, and the invariants that must hold after every one."""

from __future__ import annotations

from parlour.games.bulbous.kernel.packed import (
    ADD,
    ADDING,
    BID,
    BLUFF,
    BRING,
    BROUGHT,
    BROUGHT_IN,
    BULBS,
    DECK,
    DISCARD,
    DRY,
    FOUR_COLOURS,
    FOURTEEN,
    HAND,
    KIND,
    LAID,
    LIT,
    NEXT,
    OPTIONS,
    ORDER,
    ORDERED,
    ORDERING,
    PASS,
    PHASE,
    ROUND,
    SEATS,
    SIZE,
    SORTED,
    SWAP,
    TURN,
)
from parlour.games.bulbous.kernel.rules import (
    ALL_CARDS,
    act_by,
    bulbs_on,
    colours,
    deal,
    fitting,
    is_over,
    limit,
    mover,
    owner,
    picked,
    remaining,
    score,
)
from parlour.games.bulbous.rules.state import MOST_BULBS, STALLED
from parlour.search.jit import allocating, compiled, lowest, population
from parlour.search.kernels import Ints64, below


@compiled
def some_of(luck: Ints64, cards: int) -> int:
    """Return a random set of cards that is not empty, each as likely."""
    found, chosen = 0, 1 + below(luck, (1 << population(cards)) - 1)
    while chosen:
        if chosen & 1:
            found |= cards & -cards
        cards &= cards - 1
        chosen >>= 1
    return found


@compiled
def random_action(row: Ints64, seat: int, luck: Ints64) -> int:
    """Return a legal action of an awaited seat: of bid, swap and pass each as likely, then any of that kind."""
    phase, hand = row[PHASE], row[HAND + seat]
    if phase == BRING:
        count, found = 0, 0
        for colour in range(colours(row)):
            if owner(row, colour) == seat and row[SIZE + colour] == 0:
                for size in range(1, 5):
                    if not row[BROUGHT + colour] >> size & 1:
                        count += 1
                        if below(luck, count) == 0:
                            found = colour << 3 | size
        return BROUGHT_IN << KIND | found
    if phase == ORDERING:
        left, found, wanted = remaining(row), 0, 0
        wanted = 1 if row[OPTIONS] & NEXT else population(left)
        for place in range(wanted):
            colour = picked(luck, left)
            left ^= colour
            found |= lowest(colour) << 3 * place
        return SORTED << KIND | wanted << 12 | found
    colour = row[ORDER + row[TURN]]
    if phase == ADDING:
        mine = hand & 255 << 8 * colour
        if below(luck, 1 + population(mine)) == 0:
            return ADD << KIND
        return ADD << KIND | picked(luck, mine)
    held, usable = population(hand), hand & fitting(colour)
    others = hand & ~usable if row[OPTIONS] & BLUFF else 0
    # A pass, then a swap where there are cards, then a bid where one fits.
    choice = below(luck, 1 + (held > 0) + (usable > 0))
    if choice == 0:
        return PASS << KIND
    if choice == 1:
        one = picked(luck, hand)
        if below(luck, held + 1) < 2:
            return SWAP << KIND | one
        return SWAP << KIND | one | picked(luck, hand & ~one)
    padding = 0
    while others:
        if below(luck, 2):
            padding |= others & -others
        others &= others - 1
    return BID << KIND | some_of(luck, usable) | padding


@compiled
def playout(row: Ints64, luck: Ints64) -> None:
    """Play to the end in the row itself at random."""
    while not is_over(row):
        seat = mover(row)
        act_by(row, seat, random_action(row, seat, luck), luck)


@allocating
def random_games(start: Ints64, luck: Ints64, games: int) -> tuple[float, float]:
    """Deal and play so many random games from a blank row; return the mean of all totals and the mean number of rounds."""
    row, totals, rounds = start.copy(), 0, 0
    for _ in range(games):
        row[:] = start
        deal(row, luck)
        playout(row, luck)
        rounds += row[ROUND] + 1
        for seat in range(row[SEATS]):
            totals += score(row, seat)
    return totals / games / start[SEATS], rounds / games


@compiled
def is_sound(row: Ints64) -> bool:
    """Return whether the invariants hold: every card in one place, hands within their limit, no space lit twice, turns as many as specimens."""
    seen, count, active = row[DECK] | row[DISCARD], population(row[DECK]) + population(row[DISCARD]), 0
    for seat in range(row[SEATS]):
        seen |= row[HAND + seat] | row[LAID + seat]
        count += population(row[HAND + seat]) + population(row[LAID + seat])
        if population(row[HAND + seat]) > limit(row[SEATS]):
            return False
        if row[OPTIONS] & FOURTEEN and row[BULBS + seat] > MOST_BULBS:
            return False
    whole = ALL_CARDS
    if row[SEATS] == 3 and not row[OPTIONS] & FOUR_COLOURS:
        whole &= ~(255 << 24)
    if seen != whole or count != population(whole):
        return False
    for colour in range(4):
        active += row[SIZE + colour] > 0
        if bulbs_on(row, colour) > row[SIZE + colour]:
            return False
    return bool(row[TURN] <= active and row[ORDERED] <= active and row[LIT] <= row[TURN] and row[DRY] <= STALLED)


@allocating
def sound_games(start: Ints64, luck: Ints64, games: int) -> int:
    """Play random games from a blank row and return how many kept the invariants after every decision."""
    row, sound = start.copy(), 0
    for _ in range(games):
        row[:] = start
        deal(row, luck)
        kept = is_sound(row)
        while not is_over(row):
            lit, counted = row[ROUND], 0
            for seat in range(row[SEATS]):
                counted += row[BULBS + seat]
            awaited = mover(row)
            act_by(row, awaited, random_action(row, awaited, luck), luck)
            after = 0
            for seat in range(row[SEATS]):
                after += row[BULBS + seat]
            kept = kept and is_sound(row) and 0 <= after - counted <= 1 and row[ROUND] - lit <= 1
        sound += kept
    return sound
