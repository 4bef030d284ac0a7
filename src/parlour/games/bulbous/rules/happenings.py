"""The events of a match with all their details; news.py filters them for each seat."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat
from parlour.games.bulbous.rules.cards import Colour
from parlour.games.bulbous.rules.scoring import SeatScore
from parlour.games.bulbous.rules.specimens import Specimen
from parlour.games.bulbous.rules.state import Reveal, TurnChoice


class SpecimenBrought(GameEvent, frozen=True):
    """A seat brought in a specimen.

    Attributes:
        last: Whether it was the last specimen that the seat had to bring in.
    """

    seat: Seat
    colour: Colour
    size: int
    last: bool


class RoundBegan(GameEvent, frozen=True):
    """A round began with a new first player; rounds count from 0."""

    round: int
    first: Seat
    final: bool


class OrderFixed(GameEvent, frozen=True):
    """The first player set which specimens are contested next."""

    seat: Seat
    colours: tuple[Colour, ...]


class ChoiceMade(GameEvent, frozen=True):
    """A seat bid, swapped or passed; the cards that it bid or drew are secret."""

    seat: Seat
    colour: Colour
    choice: TurnChoice
    drawn: tuple[str, ...]


class DeckReshuffled(GameEvent, frozen=True):
    """The discards were shuffled to form a new deck."""

    count: int


class BidsRevealed(GameEvent, frozen=True):
    """The bids of a turn were revealed and compared."""

    reveal: Reveal


class CardAdded(GameEvent, frozen=True):
    """A tied bidder added a card or declined; the choice is secret until all have decided."""

    seat: Seat
    colour: Colour
    card: str | None


class SpecimenCompleted(GameEvent, frozen=True):
    """A specimen was completed, and each of its leaders gains points."""

    specimen: Specimen
    leaders: tuple[Seat, ...]
    points: int


class HandRefilled(GameEvent, frozen=True):
    """A seat refilled its hand to the limit; the drawn cards are secret."""

    seat: Seat
    drawn: tuple[str, ...]


class BulbousMatchEnded(GameEvent, frozen=True):
    """The match is over."""

    why: str
    scores: tuple[SeatScore, ...]
