"""What happens in a game, whole: what each seat may hear of it stands in news.py."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat
from parlour.games.bulbous.rules.cards import Colour
from parlour.games.bulbous.rules.scoring import SeatScore
from parlour.games.bulbous.rules.specimens import Specimen
from parlour.games.bulbous.rules.state import Reveal, TurnChoice


class SpecimenBrought(GameEvent, frozen=True):
    """A seat brought in a specimen; `last`: it was the last that it had to bring."""

    seat: Seat
    colour: Colour
    size: int
    last: bool


class RoundBegan(GameEvent, frozen=True):
    """A round began with this first player; the first round is 0."""

    round: int
    first: Seat
    final: bool


class OrderFixed(GameEvent, frozen=True):
    """The first player fixed which specimens are contested next."""

    seat: Seat
    colours: tuple[Colour, ...]


class ChoiceMade(GameEvent, frozen=True):
    """A seat bid, swapped or passed; the cards of a bid and those drawn are secret."""

    seat: Seat
    colour: Colour
    choice: TurnChoice
    drawn: tuple[str, ...]


class DeckReshuffled(GameEvent, frozen=True):
    """The discards became the deck, so many cards."""

    count: int


class BidsRevealed(GameEvent, frozen=True):
    """The bids of a turn were turned and compared."""

    reveal: Reveal


class CardAdded(GameEvent, frozen=True):
    """A tied bidder decided about one more card: which, or none, is secret until all have."""

    seat: Seat
    colour: Colour
    card: str | None


class SpecimenCompleted(GameEvent, frozen=True):
    """A specimen is full: each leader gains these points."""

    specimen: Specimen
    leaders: tuple[Seat, ...]
    points: int


class HandRefilled(GameEvent, frozen=True):
    """A seat drew up to the hand limit; which cards is secret."""

    seat: Seat
    drawn: tuple[str, ...]


class BulbousMatchEnded(GameEvent, frozen=True):
    """The game is over."""

    why: str
    scores: tuple[SeatScore, ...]
