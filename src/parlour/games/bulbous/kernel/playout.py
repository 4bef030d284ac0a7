"""Random matches played by the kernel, and the invariants that hold after every action."""

from __future__ import annotations

from parlour.games.bulbous.kernel.packed import (
    ALL_CARDS,
    COLOUR_CARDS,
    KIND_SHIFT,
    STATE_TYPE,
    ActionKind,
    KernelPhase,
    OptionBit,
    PackedBulbousState,
)
from parlour.games.bulbous.kernel.rules import (
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
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below
from parlour.search.local_arrays import copy_into, local_record


@jit_kernel
def random_subset(rng: Ints64, cards: int) -> int:
    """Return a random non-empty subset of cards; all subsets are equally likely."""
    subset, chosen = 0, 1 + random_below(rng, (1 << popcount(cards)) - 1)
    while chosen:
        if chosen & 1:
            subset |= cards & -cards
        cards &= cards - 1
        chosen >>= 1
    return subset


@jit_kernel
def random_action(state: PackedBulbousState, seat: int, rng: Ints64) -> int:
    """Return a random legal action of a seat.

    Bid, swap and pass are equally likely, and so are all actions of the same kind.
    """
    phase, hand = state.phase, state.hands[seat]
    if phase == KernelPhase.BRING:
        count, specimen = 0, 0
        for colour in range(colour_count(state)):
            if colour_owner(state, colour) == seat and state.specimen_sizes[colour] == 0:
                for size in range(1, 5):
                    if not state.used_sizes[colour] >> size & 1:
                        count += 1
                        if random_below(rng, count) == 0:
                            specimen = colour << 3 | size
        return ActionKind.BRING_IN << KIND_SHIFT | specimen
    if phase == KernelPhase.ORDER:
        unordered, order = unordered_colours(state), 0
        length = 1 if state.options & OptionBit.NEXT else popcount(unordered)
        for place in range(length):
            colour_bit = random_card(rng, unordered)
            unordered ^= colour_bit
            order |= lowest_bit(colour_bit) << 3 * place
        return ActionKind.SET_ORDER << KIND_SHIFT | length << 12 | order
    colour = state.order[state.turn]
    if phase == KernelPhase.ADD:
        fitting = hand & COLOUR_CARDS << 8 * colour
        if random_below(rng, 1 + popcount(fitting)) == 0:
            return ActionKind.ADD << KIND_SHIFT
        return ActionKind.ADD << KIND_SHIFT | random_card(rng, fitting)
    held, usable = popcount(hand), hand & fitting_cards(colour)
    others = hand & ~usable if state.options & OptionBit.BLUFF else 0
    # 0: pass; 1: swap, if the hand has cards; 2: bid, if a card fits.
    choice = random_below(rng, 1 + (held > 0) + (usable > 0))
    if choice == 0:
        return ActionKind.PASS << KIND_SHIFT
    if choice == 1:
        one = random_card(rng, hand)
        if random_below(rng, held + 1) < 2:
            return ActionKind.SWAP << KIND_SHIFT | one
        return ActionKind.SWAP << KIND_SHIFT | one | random_card(rng, hand & ~one)
    padding = 0
    while others:
        if random_below(rng, 2):
            padding |= others & -others
        others &= others - 1
    return ActionKind.BID << KIND_SHIFT | random_subset(rng, usable) | padding


@jit_kernel
def play_randomly(state: PackedBulbousState, rng: Ints64) -> None:
    """Play random actions until the match is over, in place."""
    while not is_over(state):
        seat = mover(state)
        apply_action(state, seat, random_action(state, seat, rng), rng)


@jit_kernel
def play_random_matches(
    start: PackedBulbousState, rng: Ints64, matches: int
) -> tuple[float, float]:
    """Play random matches from a blank state and return the mean total and mean rounds."""
    state, totals, rounds = local_record(STATE_TYPE), 0, 0
    for _ in range(matches):
        copy_into(state, start)
        deal_cards(state, rng)
        play_randomly(state, rng)
        rounds += state.round_number + 1
        for seat in range(state.seats):
            totals += score(state, seat)
    return totals / matches / start.seats, rounds / matches


@jit_kernel
def is_valid_state(state: PackedBulbousState) -> bool:
    """Return whether a state satisfies the invariants of cards, hands, bulbs and turns.

    Every card is in exactly one place, no hand exceeds its limit, and bulbs and turns are
    consistent with the specimens.
    """
    seen, count, active = (
        state.deck | state.discard,
        popcount(state.deck) + popcount(state.discard),
        0,
    )
    for seat in range(state.seats):
        seen |= state.hands[seat] | state.bids[seat]
        count += popcount(state.hands[seat]) + popcount(state.bids[seat])
        if popcount(state.hands[seat]) > hand_limit(state.seats):
            return False
        if state.options & OptionBit.FOURTEEN_BULBS and state.bulb_totals[seat] > MAX_BULBS:
            return False
    whole = ALL_CARDS
    if state.seats == 3 and not state.options & OptionBit.FOUR_COLOURS:
        whole &= ~(COLOUR_CARDS << 24)
    if seen != whole or count != popcount(whole):
        return False
    for colour in range(4):
        active += state.specimen_sizes[colour] > 0
        if bulb_count(state, colour) > state.specimen_sizes[colour]:
            return False
    return bool(
        state.turn <= active
        and state.order_length <= active
        and state.bulbs_this_round <= state.turn
        and state.rounds_without_bulb <= STALL_ROUNDS
    )


@jit_kernel
def count_valid_matches(start: PackedBulbousState, rng: Ints64, matches: int) -> int:
    """Play random matches and return the number in which the invariants held after every action."""
    state, valid_matches = local_record(STATE_TYPE), 0
    for _ in range(matches):
        copy_into(state, start)
        deal_cards(state, rng)
        valid = is_valid_state(state)
        while not is_over(state):
            round_number, before = state.round_number, 0
            for seat in range(state.seats):
                before += state.bulb_totals[seat]
            acting = mover(state)
            apply_action(state, acting, random_action(state, acting, rng), rng)
            after = 0
            for seat in range(state.seats):
                after += state.bulb_totals[seat]
            valid = (
                valid
                and is_valid_state(state)
                and 0 <= after - before <= 1
                and state.round_number - round_number <= 1
            )
        valid_matches += valid
    return valid_matches
