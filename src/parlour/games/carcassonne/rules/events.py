"""The events of a match, which `news.py` converts to log entries."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat
from parlour.games.carcassonne.rules.kinds import FeatureKind
from parlour.games.carcassonne.rules.state import RevealedChip


class StartingPlayerDrawn(GameEvent, frozen=True):
    """The event emitted when the first player is chosen at random."""

    seat: Seat


class TilePlaced(GameEvent, frozen=True, kw_only=True):
    """The event emitted when a seat places a tile, with or without a meeple."""

    seat: Seat
    """The seat that placed the tile."""
    tile: str
    """The id of the tile."""
    place: str
    """The number of the tile, followed by the segment of the meeple if there is one."""
    meeple: FeatureKind | None
    """The kind of feature that the meeple claims."""


class TileDiscarded(GameEvent, frozen=True):
    """The event emitted when a drawn tile fits nowhere and is removed from the game."""

    tile: str
    """The id of the tile."""


class FeatureScored(GameEvent, frozen=True, kw_only=True):
    """The event emitted when the owners of a feature score its points."""

    kind: FeatureKind
    seats: tuple[Seat, ...]
    """The owners of the feature."""
    points: int
    """The points that each owner scored."""
    tiles: int
    """Number of tiles of the feature."""
    shields: int
    cities: int
    """Number of completed cities next to a field; 0 for other kinds."""
    places: tuple[str, ...]
    """The places of the feature's segments."""
    final: bool
    """Whether this is part of the final scoring."""


class SeatDecided(GameEvent, frozen=True):
    """The event emitted when a seat makes a secret decision, which later events may reveal."""

    seat: Seat


class ChipsLaid(GameEvent, frozen=True):
    """The event emitted when all seats have decided on their bets and the chips are placed."""

    seats: tuple[Seat, ...]
    """The seats that placed a chip."""
    tile: int
    """The number of the tile."""


class StackSettled(GameEvent, frozen=True):
    """The event emitted when the chips on an office are revealed and returned to their owners."""

    tile: int
    """The number of the tile."""
    chips: tuple[RevealedChip, ...]
    labels: tuple[str, ...]
    """The label of each chip."""
    places: tuple[tuple[str, ...], ...]
    """The places of each chip's feature."""


class FinalScoringBegan(GameEvent, frozen=True):
    """The event emitted before the final scoring, when no tile is left or none of them fits."""
