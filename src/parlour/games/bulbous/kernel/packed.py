"""The packed state of a match: a record of integers, with sets of cards as masks of 34 bits.

Card `8 * colour + number - 3` is a number, and `8 * colour + 7` is the double of a colour. Cards 32
and 33 are the wilds of the circle and the triangle. Colours are numbered as in COLOURS, so the
lowest bit of a colour is its symbol.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Annotated

from parlour.core.game import Seat
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, DECK_ORDER, sorted_cards
from parlour.games.bulbous.rules.scoring import majority
from parlour.games.bulbous.rules.specimens import bulb_leaders
from parlour.games.bulbous.rules.state import Options, State
from parlour.search.records import IntArray, new_record, record_type


class KernelPhase(IntEnum):
    """The phase of a match.

    A match ends with its final round (OVER) or after ten rounds without a bulb (STALLED).
    """

    BRING = 0
    ORDER = 1
    BID = 2
    ADD = 3
    OVER = 4
    STALLED = 5


class OptionBit(IntEnum):
    """A bit of `PackedBulbousState.options`, set if the option differs from its default."""

    AUTHOR_EDITION = 1
    ADD_CARD = 2
    """Tied bidders may add a card."""
    NEXT = 4
    """The order is set before each turn, not at the start of the round."""
    FOURTEEN_BULBS = 8
    LAST_OF_A_COLOUR = 16
    """The final round follows the last specimen of either colour."""
    BLUFF = 32
    TEAMS = 64
    FOUR_COLOURS = 128
    """Three seats play with the whole deck."""


class ActionKind(IntEnum):
    """The kind of a packed action, stored in the bits from KIND_SHIFT on.

    The docstring of each kind describes the bits below KIND_SHIFT.
    """

    PASS = 0
    """Always 0."""
    SWAP = 1
    """The mask of the cards."""
    BID = 2
    """The mask of the cards."""
    BRING_IN = 3
    """8 * colour + size."""
    SET_ORDER = 4
    """4096 * count + the sum of colour * 8**place."""
    ADD = 5
    """The bit of the card, or 0 for none."""


KIND_SHIFT = 40
"""The lowest bit of the kind of an action."""

UNDECIDED = -1
"""The value of `PackedBulbousState.added_cards` before a seat has decided."""

ALL_CARDS = (1 << 34) - 1
ALL_SIZES_MASK = 0b11110
"""The mask of the sizes 1 to 4."""
COLOUR_CARDS = 255
"""The mask of the numbers and the double of colour 0.

Shifted by 8 * colour, it is the mask of that colour.
"""

PHASES = {
    "bring": KernelPhase.BRING,
    "order": KernelPhase.ORDER,
    "bid": KernelPhase.BID,
    "add": KernelPhase.ADD,
}


class PackedBulbousState:
    """The fields of a match, except those that affect no decision.

    Sets of cards, sizes, colours and seats are stored as bit masks.
    """

    seats: int
    """The number of seats."""
    options: int
    """A mask of OptionBit values."""
    first_seat: int
    round_number: int
    phase: int
    """A KernelPhase."""
    turn: int
    """The number of turns of this round that are over."""
    choice_count: int
    """The number of seats that have chosen in this turn."""
    final_round: int
    """1 in the final round, else 0."""
    rounds_without_bulb: int
    """The number of consecutive rounds without a bulb before this round."""
    bulbs_this_round: int
    order_length: int
    """The number of entries of `order` that are set."""
    deck: int
    discard: int
    tied_seats: int
    """The mask of the seats that may add a card to tied bids."""
    order: Annotated[IntArray, 4]
    """The colours in the order in which they are contested in this round."""
    specimen_sizes: Annotated[IntArray, 4]
    """The size of the active specimen of each colour, or 0."""
    used_sizes: Annotated[IntArray, 4]
    """The mask of the sizes brought in so far, by colour."""
    hands: Annotated[IntArray, 4]
    bids: Annotated[IntArray, 4]
    """The cards bid in this turn, by seat."""
    added_cards: Annotated[IntArray, 4]
    """The card that each seat added to a tied bid: UNDECIDED, 0 for none, or its bit."""
    bulb_totals: Annotated[IntArray, 4]
    """The number of bulbs on all specimens, by seat."""
    majority_points: Annotated[IntArray, 4]
    """The majority points for completed specimens, by seat."""
    majority_colours: Annotated[IntArray, 4]
    """The mask of the colours of the completed specimens that a seat leads, alone or tied."""
    majority_sizes: Annotated[IntArray, 4]
    """The mask of the sizes of the completed specimens that a seat leads, alone or tied."""
    bulbs: Annotated[IntArray, 4, 4]
    """The number of bulbs on the active specimen, by colour and seat."""


STATE_TYPE = record_type(PackedBulbousState)


def card_mask(cards: Iterable[str]) -> int:
    """Return the mask of a set of cards."""
    return sum(1 << DECK_ORDER[card] for card in cards)


CARD_IDS = tuple(CARDS)
"""The card ids by number."""


def cards_of(mask: int) -> tuple[str, ...]:
    """Return the ids of the cards in a mask, sorted."""
    return tuple(card for number, card in enumerate(CARD_IDS) if mask >> number & 1)


def option_bits(options: Options) -> int:
    """Return the options as a mask of OptionBit values."""
    return (
        OptionBit.AUTHOR_EDITION * (options.edition == "author")
        | OptionBit.ADD_CARD * (options.tied_bids == "add-card")
        | OptionBit.NEXT * (options.sequence == "next")
        | OptionBit.FOURTEEN_BULBS * (options.bulbs == "fourteen")
        | OptionBit.LAST_OF_A_COLOUR * (options.last == "of-a-colour")
        | OptionBit.BLUFF * (options.bluff == "on")
        | OptionBit.TEAMS * (options.teams == "symbols")
        | OptionBit.FOUR_COLOURS * (options.deck == "four-colours")
    )


def blank_state(options: Options, seats: int) -> PackedBulbousState:
    """Return the packed state of a match before its deal."""
    packed = new_record(STATE_TYPE)
    packed.seats, packed.options = seats, option_bits(options)
    packed.added_cards[:] = UNDECIDED
    return packed


def pack(state: State) -> PackedBulbousState:
    """Return the packed form of a state; cards revealed in earlier turns are left out."""
    packed = blank_state(state.options, state.seats)
    packed.first_seat, packed.round_number, packed.turn = state.first, state.round, state.turn
    packed.phase = PHASES[state.phase] if state.over is None else KernelPhase.OVER
    if state.over == "stalled":
        packed.phase = KernelPhase.STALLED
    packed.choice_count = sum(choice is not None for choice in state.choices)
    packed.final_round, packed.rounds_without_bulb = state.final, state.dry
    packed.bulbs_this_round, packed.order_length = state.lit, len(state.order)
    packed.deck, packed.discard = card_mask(state.deck), card_mask(state.discard)
    if state.phase == "add" and state.revealed is not None:
        packed.tied_seats = sum(1 << seat for seat in state.revealed.tied)
    packed.order[: len(state.order)] = [COLOURS.index(colour) for colour in state.order]
    _pack_specimens(packed, state)
    for seat in map(Seat, range(state.seats)):
        choice, added = state.choices[seat], state.added[seat]
        packed.hands[seat] = card_mask(state.hands[seat])
        if choice is not None and choice.do == "bid":
            packed.bids[seat] = card_mask(choice.cards)
        packed.added_cards[seat] = UNDECIDED if added is None else card_mask(added)
    return packed


def _pack_specimens(packed: PackedBulbousState, state: State) -> None:
    for specimen in (*state.places, *state.completed):
        if specimen is None:
            continue
        colour = COLOURS.index(specimen.colour)
        packed.used_sizes[colour] |= 1 << specimen.size
        for seat in specimen.bulbs:
            packed.bulb_totals[seat] += 1
        if specimen in state.places:
            packed.specimen_sizes[colour] = specimen.size
            for seat in specimen.bulbs:
                packed.bulbs[colour, seat] += 1
            continue
        points = majority(specimen, state.options.edition)[0]
        for seat in bulb_leaders(specimen.bulbs):
            packed.majority_points[seat] += points
            packed.majority_colours[seat] |= 1 << colour
            packed.majority_sizes[seat] |= 1 << specimen.size


def pack_action(action: AnyAction) -> int:
    """Return the packed form of an action."""
    match action:
        case Bring(colour, size):
            return ActionKind.BRING_IN << KIND_SHIFT | COLOURS.index(colour) << 3 | size
        case Order(colours):
            return (
                ActionKind.SET_ORDER << KIND_SHIFT
                | len(colours) << 12
                | sum(COLOURS.index(colour) << 3 * place for place, colour in enumerate(colours))
            )
        case Bid(cards):
            return ActionKind.BID << KIND_SHIFT | card_mask(cards)
        case Swap(cards):
            return ActionKind.SWAP << KIND_SHIFT | card_mask(cards)
        case Add(card):
            return ActionKind.ADD << KIND_SHIFT | (0 if card is None else card_mask((card,)))
        case Pass():
            return ActionKind.PASS << KIND_SHIFT


def unpack_action(action: int) -> AnyAction:
    """Return the action that a packed action represents."""
    kind, payload = action >> KIND_SHIFT, action & ((1 << KIND_SHIFT) - 1)
    match kind:
        case ActionKind.SWAP:
            return Swap(frozenset(cards_of(payload)))
        case ActionKind.BID:
            return Bid(frozenset(cards_of(payload)))
        case ActionKind.BRING_IN:
            return Bring(COLOURS[payload >> 3], payload & 7)
        case ActionKind.SET_ORDER:
            return Order(tuple(COLOURS[payload >> 3 * place & 7] for place in range(payload >> 12)))
        case ActionKind.ADD:
            return Add(sorted_cards(cards_of(payload))[0] if payload else None)
    return Pass()
