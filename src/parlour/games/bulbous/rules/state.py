"""What a game of Bulbous is at any moment."""

from __future__ import annotations

from functools import cache
from typing import Literal

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.bulbous.rules.bids import TurnResult
from parlour.games.bulbous.rules.cards import Colour
from parlour.games.bulbous.rules.scoring import Edition
from parlour.games.bulbous.rules.specimens import (
    Places,
    Specimen,
    active_colours,
    owned_colours,
    reserve_sizes,
)

Phase = Literal["bring", "order", "bid", "add", "over"]
Over = Literal["final-round", "stalled"]

HAND_LIMIT = {2: 9, 3: 7, 4: 7}
"""Cards dealt to each of so many seats, and the most that passing and refilling fill a hand up to."""

MAX_BULBS = 14
"""Bulbs of a seat where they may run out: fifteen in the box, of which one marks the first player."""

STALL_ROUNDS = 10
"""Rounds in a row without a bulb that end the game."""


class Options(Value, frozen=True, kw_only=True):
    """How a table plays; RULES.md tells where each choice comes from.

    `edition`: points for majorities and collections. `teams` (author's edition, four seats): the two seats of a symbol
    add up. `tied_bids`: nobody places a bulb, or the tied may add a card. `sequence`: the whole order at the start of a
    round, or the next specimen before each turn. `deck` (three seats): without the colour that nobody owns, or whole.
    `bulbs`: as many as are needed, or 14. `last` (two seats): the final round comes with the last of all eight
    specimens, or with the last of either colour. `bluff`: cards that do not fit may lie among a bid.
    """

    edition: Edition = "classic"
    teams: Literal["none", "symbols"] = "none"
    tied_bids: Literal["no-bulb", "add-card"] = "no-bulb"
    sequence: Literal["whole", "next"] = "whole"
    deck: Literal["three-colours", "four-colours"] = "three-colours"
    bulbs: Literal["unlimited", "fourteen"] = "unlimited"
    last: Literal["of-eight", "of-a-colour"] = "of-eight"
    bluff: Literal["off", "on"] = "off"


class TurnChoice(Value, frozen=True, kw_only=True):
    """What a seat did in a turn: the cards bid (secret until all are turned) or swapped, and how many it drew."""

    do: Literal["bid", "swap", "pass"]
    cards: tuple[str, ...] = ()
    drawn: int = 0


class RevealedChoice(Value, frozen=True, kw_only=True):
    """A seat's choice in a turn as everybody may know it once the bids are turned; the sums count for bids alone.

    `value` is `numbers`, doubled where a double lies among them, plus the number of the card `added` after a tie;
    a `wild` wins whatever the value.
    """

    seat: Seat
    do: Literal["bid", "swap", "pass"]
    cards: tuple[str, ...] = ()
    drawn: int = 0
    numbers: int = 0
    doubled: bool = False
    wild: bool = False
    value: int = 0
    added: str | None = None


class Reveal(Value, frozen=True, kw_only=True):
    """How a turn came out: every seat's choice in seat order, who won or tied for the highest bid, and which space got a bulb."""

    round: int
    turn: int
    colour: Colour
    size: int
    turned: tuple[RevealedChoice, ...]
    result: TurnResult
    winner: Seat | None = None
    tied: tuple[Seat, ...] = ()
    space: int | None = None
    complete: bool = False


class State(Value, frozen=True, kw_only=True):
    """Everything. Cards go by their ids; hands and deck are sorted, for the deck has no order: `rng` draws from it.

    `places` holds the active specimen of each colour; `order` the colours as they are contested in this round and
    `turn` how many of them were; `choices` and `added` are by seat, None while a seat has not decided. `lit` counts the
    bulbs of this round and `dry` the rounds without one before it. `revealed` is the last turn that came out.
    """

    options: Options
    rng: Rng
    first: Seat
    round: int = 0
    phase: Phase = "bring"
    places: Places = (None,) * 4
    completed: tuple[Specimen, ...] = ()
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    order: tuple[Colour, ...] = ()
    turn: int = 0
    choices: tuple[TurnChoice | None, ...]
    added: tuple[tuple[str, ...] | None, ...]
    lit: int = 0
    dry: int = 0
    final: bool = False
    revealed: Reveal | None = None
    over: Over | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)


@cache
def seats_clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats from one on."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def contested_specimen(state: State) -> Specimen:
    """Return the specimen contested now; raises LookupError between turns."""
    colour = state.order[state.turn]
    return next(
        specimen for specimen in state.places if specimen is not None and specimen.colour == colour
    )


def awaited_seats(state: State) -> frozenset[Seat]:
    """Return who must decide now."""
    match state.phase:
        case "bring":
            return frozenset(
                {
                    next(
                        seat
                        for seat in seats_clockwise(state.first, state.seats)
                        if bringable_specimens(state, seat)
                    )
                }
            )
        case "order":
            return frozenset({state.first})
        case "bid":
            return frozenset(
                {
                    next(
                        seat
                        for seat in seats_clockwise(state.first, state.seats)
                        if state.choices[seat] is None
                    )
                }
            )
        case "add":
            tied = state.revealed.tied if state.revealed else ()
            return frozenset(seat for seat in tied if state.added[seat] is None)
    return frozenset()


def bringable_specimens(state: State, seat: Seat) -> tuple[tuple[Colour, int], ...]:
    """Return the specimens that a seat may bring in: all of its reserve whose colour has no active specimen."""
    taken = active_colours(state.places)
    colours = [colour for colour in owned_colours(state.seats)[seat] if colour not in taken]
    return tuple(
        (colour, size)
        for colour in colours
        for size in reserve_sizes(colour, state.places, state.completed)
    )


def is_final_round(state: State) -> bool:
    """Return whether somebody has brought in the last specimen, so that the round is the final one."""
    for colours in owned_colours(state.seats):
        exhausted = [not reserve_sizes(colour, state.places, state.completed) for colour in colours]
        if all(exhausted) or (state.options.last == "of-a-colour" and any(exhausted)):
            return True
    return False


def bulbs_left(state: State, seat: Seat) -> int | None:
    """Return how many bulbs a seat can still light, None without a limit."""
    if state.options.bulbs == "unlimited":
        return None
    specimens = (*state.completed, *(specimen for specimen in state.places if specimen is not None))
    return MAX_BULBS - sum(specimen.bulbs.count(seat) for specimen in specimens)
