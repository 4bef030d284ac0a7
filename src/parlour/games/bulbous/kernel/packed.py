"""A game as one row of integers, sets of cards as masks of 34 bits.

Card `8 * colour + number - 3` is a number, `8 * colour + 7` the double of a colour, 32 and 33 the wilds of circle and
triangle; colours count as in COLOURS, so that the symbol of a colour is its lowest bit.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from parlour.core.game import Seat
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, DECK_ORDER, sorted_cards
from parlour.games.bulbous.rules.scoring import majority
from parlour.games.bulbous.rules.specimens import bulb_leaders
from parlour.games.bulbous.rules.state import Options, State
from parlour.search.kernels import Ints64

# Where things stand in a row; what has four entries is by colour or by seat.
SEATS, OPTIONS, FIRST, ROUND, PHASE, TURN, CHOSEN, FINAL, DRY, LIT, ORDERED, DECK, DISCARD, TIED = (
    range(14)
)
ORDER, SIZE, USED_SIZES, HAND, LAID, ADDED, BULBS, MAJORITIES, HELD_COLOURS, HELD_SIZES = range(
    14, 54, 4
)
COUNT = 54
"""Bulbs on the active specimen of a colour: COUNT + 4 * colour + seat."""
STATE_SIZE = 70
"""How long a row is."""

BRING, ORDERING, BIDDING, ADDING, OVER, STALL = range(6)
"""The phases; a game that is over ended with its final round (OVER) or with ten rounds without a bulb (STALL)."""

AUTHOR, ADD_CARD, NEXT, FOURTEEN, OF_A_COLOUR, BLUFF, TEAMS, FOUR_COLOURS = (
    1 << bit for bit in range(8)
)
"""Options as bits."""

KIND = 40
"""Above this bit of an action stands what it is, below it a mask of cards, a specimen, or an order."""
PASS, SWAP, BID, BRING_IN, SET_ORDER, ADD = range(6)

UNDECIDED = -1
"""In ADDED, for a seat that has not decided; 0 is no card."""

ALL_CARDS = (1 << 34) - 1
PHASES = {"bring": BRING, "order": ORDERING, "bid": BIDDING, "add": ADDING}


def card_mask(cards: Iterable[str]) -> int:
    """Return a set of cards as bits."""
    return sum(1 << DECK_ORDER[card] for card in cards)


CARD_IDS = tuple(CARDS)
"""Cards by their number."""


def cards_of(bits: int) -> tuple[str, ...]:
    """Return the cards of a mask, sorted."""
    return tuple(name for place, name in enumerate(CARD_IDS) if bits >> place & 1)


def option_bits(options: Options) -> int:
    """Return the options as bits."""
    return (
        AUTHOR * (options.edition == "author")
        | ADD_CARD * (options.tied_bids == "add-card")
        | NEXT * (options.sequence == "next")
        | FOURTEEN * (options.bulbs == "fourteen")
        | OF_A_COLOUR * (options.last == "of-a-colour")
        | BLUFF * (options.bluff == "on")
        | TEAMS * (options.teams == "symbols")
        | FOUR_COLOURS * (options.deck == "four-colours")
    )


def pack(state: State) -> Ints64:
    """Return a state as a row, shape (ROW,); what was turned before stays behind, for no decision depends on it."""
    seats = state.seats
    row = blank_state(state.options, seats)
    row[FIRST], row[ROUND] = state.first, state.round
    row[PHASE] = (
        PHASES[state.phase] if state.over is None else STALL if state.over == "stalled" else OVER
    )
    row[TURN], row[CHOSEN] = state.turn, sum(choice is not None for choice in state.choices)
    row[FINAL], row[DRY], row[LIT], row[ORDERED] = (
        state.final,
        state.dry,
        state.lit,
        len(state.order),
    )
    row[DECK], row[DISCARD] = card_mask(state.deck), card_mask(state.discard)
    if state.phase == "add" and state.revealed is not None:
        row[TIED] = sum(1 << seat for seat in state.revealed.tied)
    row[ORDER : ORDER + len(state.order)] = [COLOURS.index(colour) for colour in state.order]
    for specimen in (*state.places, *state.completed):
        if specimen is None:
            continue
        colour, pays = COLOURS.index(specimen.colour), majority(specimen, state.options.edition)[0]
        row[USED_SIZES + colour] |= 1 << specimen.size
        for seat in specimen.bulbs:
            row[BULBS + seat] += 1
        if specimen in state.places:
            row[SIZE + colour] = specimen.size
            for seat in specimen.bulbs:
                row[COUNT + 4 * colour + seat] += 1
            continue
        for seat in bulb_leaders(specimen.bulbs):
            row[MAJORITIES + seat] += pays
            row[HELD_COLOURS + seat] |= 1 << colour
            row[HELD_SIZES + seat] |= 1 << specimen.size
    for seat in map(Seat, range(seats)):
        choice, added = state.choices[seat], state.added[seat]
        row[HAND + seat] = card_mask(state.hands[seat])
        row[LAID + seat] = (
            card_mask(choice.cards) if choice is not None and choice.do == "bid" else 0
        )
        row[ADDED + seat] = UNDECIDED if added is None else card_mask(added)
    return row


def packed_action(action: AnyAction) -> int:
    """Return an action as a number."""
    match action:
        case Bring(colour, size):
            return BRING_IN << KIND | COLOURS.index(colour) << 3 | size
        case Order(colours):
            return (
                SET_ORDER << KIND
                | len(colours) << 12
                | sum(COLOURS.index(colour) << 3 * place for place, colour in enumerate(colours))
            )
        case Bid(cards):
            return BID << KIND | card_mask(cards)
        case Swap(cards):
            return SWAP << KIND | card_mask(cards)
        case Add(card):
            return ADD << KIND | (0 if card is None else card_mask((card,)))
        case Pass():
            return PASS << KIND


def unpacked_action(action: int) -> AnyAction:
    """Return the action that a number means."""
    kind, rest = action >> KIND, action & ((1 << KIND) - 1)
    match kind:
        case 1:
            return Swap(frozenset(cards_of(rest)))
        case 2:
            return Bid(frozenset(cards_of(rest)))
        case 3:
            return Bring(COLOURS[rest >> 3], rest & 7)
        case 4:
            return Order(tuple(COLOURS[rest >> 3 * place & 7] for place in range(rest >> 12)))
        case 5:
            return Add(sorted_cards(cards_of(rest))[0] if rest else None)
    return Pass()


def blank_state(options: Options, seats: int) -> Ints64:
    """Return the row of a game before its deal, shape (ROW,)."""
    row = np.zeros(STATE_SIZE, np.int64)
    row[SEATS], row[OPTIONS] = seats, option_bits(options)
    row[ADDED : ADDED + 4] = UNDECIDED
    return row
