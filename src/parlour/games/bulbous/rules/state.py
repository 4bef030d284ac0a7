"""The state and the options of a Bulbous match."""

from __future__ import annotations

from functools import cache, cached_property
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
"""The number of cards in the initial hand by number of seats, which is also the hand limit."""

MAX_BULBS = 14
"""The number of bulbs of a seat with limited bulbs.

There are 15 in the box, of which one marks the first player.
"""

STALL_ROUNDS = 10
"""The number of consecutive rounds without a bulb after which the match ends."""


class Options(Value, frozen=True, kw_only=True):
    """The options of a match; the rules page names their sources.

    Attributes:
        edition: The edition, which decides the points for majorities and collections.
        teams: Whether the two seats of a symbol play as a team (author's edition, four seats).
        tied_bids: The rule for ties: no bulb is placed, or the tied bidders may add a card.
        sequence: Whether the first player sets the whole order, or the next specimen before each
            turn.
        deck: The deck with three seats: without the colour that no seat owns, or complete.
        bulbs: The number of bulbs of each seat: unlimited or 14.
        last: The specimen that the final round follows with two seats: the last of all eight, or
            the last of either colour.
        bluff: Whether a bid may include cards that do not fit.
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
    """A seat's choice in a turn: the cards it bid or swapped, and how many it drew.

    The cards of a bid are secret until all bids are revealed.
    """

    do: Literal["bid", "swap", "pass"]
    cards: tuple[str, ...] = ()
    drawn: int = 0


class RevealedChoice(Value, frozen=True, kw_only=True):
    """A seat's choice in a turn after the reveal, visible to everyone.

    The sums apply only to bids. `value` is `numbers`, doubled if the bid includes a double, plus
    the number of the card `added` after a tie. A `wild` wins regardless of the value.
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
    """The result of a turn."""

    round: int
    turn: int
    colour: Colour
    """The colour of the contested specimen."""
    size: int
    """The size of the contested specimen."""
    turned: tuple[RevealedChoice, ...]
    """The choices in seat order."""
    result: TurnResult
    winner: Seat | None = None
    """The seat that placed a bulb, or None."""
    tied: tuple[Seat, ...] = ()
    """The seats whose bids tied."""
    space: int | None = None
    """The space of the new bulb, or None."""
    complete: bool = False
    """Whether the bulb completed the specimen."""


class State(Value, frozen=True, kw_only=True, dict=True):
    """The complete state of a match, including all secrets.

    Cards are stored as ids. Hands and deck are sorted; the deck has no order, because `rng` draws
    from it at random.

    `places` holds the active specimen of each colour. `order` holds the colours in the order in
    which they are contested this round, and `turn` counts the turns that are over. `choices` and
    `added` are by seat, None while a seat has not decided. `lit` counts the bulbs placed this
    round, and `dry` the rounds without a bulb before it. `revealed` is the result of the last turn.
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
        """The number of seats."""
        return len(self.hands)

    @cached_property
    def awaited_seats(self) -> frozenset[Seat]:
        """The seats that must decide now."""
        match self.phase:
            case "bring":
                clockwise = seats_clockwise(self.first, self.seats)
                return frozenset(
                    {next(seat for seat in clockwise if bringable_specimens(self, seat))}
                )
            case "order":
                return frozenset({self.first})
            case "bid":
                clockwise = seats_clockwise(self.first, self.seats)
                return frozenset({next(seat for seat in clockwise if self.choices[seat] is None)})
            case "add":
                tied = self.revealed.tied if self.revealed else ()
                return frozenset(seat for seat in tied if self.added[seat] is None)
        return frozenset()


@cache
def seats_clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in clockwise order, beginning with `first`."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def contested_specimen(state: State) -> Specimen:
    """Return the specimen that is contested in this turn; raises LookupError between turns."""
    colour = state.order[state.turn]
    return next(
        specimen for specimen in state.places if specimen is not None and specimen.colour == colour
    )


def bringable_specimens(state: State, seat: Seat) -> tuple[tuple[Colour, int], ...]:
    """Return the reserve specimens of a seat whose colour has no active specimen."""
    taken = active_colours(state.places)
    colours = [colour for colour in owned_colours(state.seats)[seat] if colour not in taken]
    return tuple(
        (colour, size)
        for colour in colours
        for size in reserve_sizes(colour, state.places, state.completed)
    )


def is_final_round(state: State) -> bool:
    """Return whether a seat has brought in its last specimen, which makes this round final."""
    for colours in owned_colours(state.seats):
        exhausted = [not reserve_sizes(colour, state.places, state.completed) for colour in colours]
        if all(exhausted) or (state.options.last == "of-a-colour" and any(exhausted)):
            return True
    return False


def bulbs_left(state: State, seat: Seat) -> int | None:
    """Return how many bulbs a seat can still place, or None without a limit."""
    if state.options.bulbs == "unlimited":
        return None
    specimens = (*state.completed, *(specimen for specimen in state.places if specimen is not None))
    return MAX_BULBS - sum(specimen.bulbs.count(seat) for specimen in specimens)
