"""What can happen, as the rules know it; news.py tells each seat its share."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat
from parlour.games.carcassonne.rules.kinds import FeatureKind
from parlour.games.carcassonne.rules.state import RevealedChip


class StartingPlayerDrawn(GameEvent, frozen=True):
    """The start tile lies; somebody was drawn to begin."""

    seat: Seat


class TilePlaced(GameEvent, frozen=True, kw_only=True):
    """A tile was laid, perhaps with a meeple on a segment of this kind; `place` is the tile, or that segment."""

    seat: Seat
    tile: str
    place: str
    meeple: FeatureKind | None


class TileDiscarded(GameEvent, frozen=True):
    """A tile that fits nowhere went out of the match."""

    tile: str


class FeatureScored(GameEvent, frozen=True, kw_only=True):
    """A feature was scored for its owners; `cities` are those that a field touches, `final` says whether the match has ended."""

    kind: FeatureKind
    seats: tuple[Seat, ...]
    points: int
    tiles: int
    shields: int
    cities: int
    places: tuple[str, ...]
    final: bool


class SeatDecided(GameEvent, frozen=True):
    """A seat has decided in secret; what is told of it, if anything, is told by later happenings."""

    seat: Seat


class ChipsLaid(GameEvent, frozen=True):
    """The bets are made: these seats laid a chip on the office of this tile."""

    seats: tuple[Seat, ...]
    tile: int


class StackSettled(GameEvent, frozen=True):
    """The chips on the office of a tile were turned over and went back to their owners; the places are those of each chip's feature."""

    tile: int
    chips: tuple[RevealedChip, ...]
    labels: tuple[str, ...]
    places: tuple[tuple[str, ...], ...]


class FinalScoringBegan(GameEvent, frozen=True):
    """The last tile is laid, or the rest fits nowhere; final scoring follows."""
