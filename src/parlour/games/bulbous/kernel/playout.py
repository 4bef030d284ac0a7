"""Random games of the kernel: any legal action, of each kind as often, and the invariants that must hold after every one."""

from __future__ import annotations

from parlour.games.bulbous.kernel.packed import (
    ADD,
    ADDING,
    BID,
    BLUFF,
    BRING,
    BRING_IN,
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
    SET_ORDER,
    SIZE,
    SWAP,
    TURN,
    USED_SIZES,
)
from parlour.games.bulbous.kernel.rules import (
    ALL_CARDS,
    apply_action,
    bulb_count,
    colour_count,
    colour_owner,
    deal_cards,
    fitting_cards,
    hand_limit,
    is_over,
    mover,
    random_card,
    score,
    unordered_colours,
)
from parlour.games.bulbous.rules.state import MAX_BULBS, STALL_ROUNDS
from parlour.search.jit import jit_allocating_kernel, jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below


@jit_kernel
def random_subset(luck: Ints64, cards: int) -> int:
    """Return a random set of cards that is not empty, each as likely."""
    found, chosen = 0, 1 + random_below(luck, (1 << popcount(cards)) - 1)
    while chosen:
        if chosen & 1:
            found |= cards & -cards
        cards &= cards - 1
        chosen >>= 1
    return found


@jit_kernel
def random_action(row: Ints64, seat: int, luck: Ints64) -> int:
    """Return a legal action of an awaited seat: of bid, swap and pass each as likely, then any of that kind."""
    phase, hand = row[PHASE], row[HAND + seat]
    if phase == BRING:
        count, found = 0, 0
        for colour in range(colour_count(row)):
            if colour_owner(row, colour) == seat and row[SIZE + colour] == 0:
                for size in range(1, 5):
                    if not row[USED_SIZES + colour] >> size & 1:
                        count += 1
                        if random_below(luck, count) == 0:
                            found = colour << 3 | size
        return BRING_IN << KIND | found
    if phase == ORDERING:
        left, found, wanted = unordered_colours(row), 0, 0
        wanted = 1 if row[OPTIONS] & NEXT else popcount(left)
        for place in range(wanted):
            colour = random_card(luck, left)
            left ^= colour
            found |= lowest_bit(colour) << 3 * place
        return SET_ORDER << KIND | wanted << 12 | found
    colour = row[ORDER + row[TURN]]
    if phase == ADDING:
        mine = hand & 255 << 8 * colour
        if random_below(luck, 1 + popcount(mine)) == 0:
            return ADD << KIND
        return ADD << KIND | random_card(luck, mine)
    held, usable = popcount(hand), hand & fitting_cards(colour)
    others = hand & ~usable if row[OPTIONS] & BLUFF else 0
    # A pass, then a swap where there are cards, then a bid where one fits.
    choice = random_below(luck, 1 + (held > 0) + (usable > 0))
    if choice == 0:
        return PASS << KIND
    if choice == 1:
        one = random_card(luck, hand)
        if random_below(luck, held + 1) < 2:
            return SWAP << KIND | one
        return SWAP << KIND | one | random_card(luck, hand & ~one)
    padding = 0
    while others:
        if random_below(luck, 2):
            padding |= others & -others
        others &= others - 1
    return BID << KIND | random_subset(luck, usable) | padding


@jit_kernel
def play_randomly(row: Ints64, luck: Ints64) -> None:
    """Play to the end in the row itself at random."""
    while not is_over(row):
        seat = mover(row)
        apply_action(row, seat, random_action(row, seat, luck), luck)


@jit_allocating_kernel
def play_random_games(start: Ints64, luck: Ints64, games: int) -> tuple[float, float]:
    """Deal and play so many random games from a blank row; return the mean of all totals and the mean number of rounds."""
    row, totals, rounds = start.copy(), 0, 0
    for _ in range(games):
        row[:] = start
        deal_cards(row, luck)
        play_randomly(row, luck)
        rounds += row[ROUND] + 1
        for seat in range(row[SEATS]):
            totals += score(row, seat)
    return totals / games / start[SEATS], rounds / games


@jit_kernel
def is_valid_state(row: Ints64) -> bool:
    """Return whether the invariants hold: every card in one place, hands within their limit, no space lit twice, turns as many as specimens."""
    seen, count, active = row[DECK] | row[DISCARD], popcount(row[DECK]) + popcount(row[DISCARD]), 0
    for seat in range(row[SEATS]):
        seen |= row[HAND + seat] | row[LAID + seat]
        count += popcount(row[HAND + seat]) + popcount(row[LAID + seat])
        if popcount(row[HAND + seat]) > hand_limit(row[SEATS]):
            return False
        if row[OPTIONS] & FOURTEEN and row[BULBS + seat] > MAX_BULBS:
            return False
    whole = ALL_CARDS
    if row[SEATS] == 3 and not row[OPTIONS] & FOUR_COLOURS:
        whole &= ~(255 << 24)
    if seen != whole or count != popcount(whole):
        return False
    for colour in range(4):
        active += row[SIZE + colour] > 0
        if bulb_count(row, colour) > row[SIZE + colour]:
            return False
    return bool(
        row[TURN] <= active
        and row[ORDERED] <= active
        and row[LIT] <= row[TURN]
        and row[DRY] <= STALL_ROUNDS
    )


@jit_allocating_kernel
def count_valid_games(start: Ints64, luck: Ints64, games: int) -> int:
    """Play random games from a blank row and return how many kept the invariants after every decision."""
    row, sound = start.copy(), 0
    for _ in range(games):
        row[:] = start
        deal_cards(row, luck)
        kept = is_valid_state(row)
        while not is_over(row):
            lit, counted = row[ROUND], 0
            for seat in range(row[SEATS]):
                counted += row[BULBS + seat]
            awaited = mover(row)
            apply_action(row, awaited, random_action(row, awaited, luck), luck)
            after = 0
            for seat in range(row[SEATS]):
                after += row[BULBS + seat]
            kept = (
                kept and is_valid_state(row) and 0 <= after - counted <= 1 and row[ROUND] - lit <= 1
            )
        sound += kept
    return sound
