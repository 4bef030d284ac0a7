"""The state of a match of Carcassonne, and values derived from it alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from parlour.core.game import Seat, replace
from parlour.core.value import Value
from parlour.games.carcassonne.rules.kinds import OfficeRoads, TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land, LandTile, land_from_tiles
from parlour.games.carcassonne.rules.tiles import packaged_tiles

T = TypeVar("T")

Phase = Literal["place", "settle", "bet", "choose", "over"]

MEEPLES_PER_SEAT = 7
"""The number of meeples of each seat, excluding the one on the score track."""


class Options(Value, frozen=True, kw_only=True):
    """The options of a match.

    Five of them settle questions that the rules of The Bets leave open.
    """

    bets: bool = True
    """Play with the bookmaker tiles and chips."""
    small_city: Literal["four", "two"] = "four"
    """Points of a completed city of two tiles: 4, or 2 as in the first edition."""
    farmers: bool = True
    """Allow meeples in fields."""
    offices: OfficeRoads = "drawn"
    """Whether an office ends only the roads drawn to it, or every road of its tile."""
    no_bets: Literal["tile", "land"] = "tile"
    """Where bets require an incomplete city or road: on the tile, or anywhere on the land."""
    last: Literal["stack", "placeable"] = "stack"
    """The tile without bets: the last tile of the stack, or the last one that can be placed."""
    unclaimed: Literal["settles", "waits"] = "settles"
    """Whether a completed feature without a meeple settles chips."""
    at_end: Literal["unfinished", "any"] = "unfinished"
    """Whether chips may count at the end for unfinished cities and roads only, or for any."""
    overlays: bool = True
    """Show the owners and the value of each feature."""
    projected: bool = True
    """Show each seat's points as if the match ended now."""
    tiles: str = packaged_tiles().digest
    """The address of the tile set."""


BETS_OPTIONS = ("offices", "no_bets", "last", "unclaimed", "at_end")
"""The options that have no effect without The Bets."""


class PlacedTile(Value, frozen=True, kw_only=True):
    """A tile on the land, with its square and rotation."""

    tile: str
    """The id of the tile's kind."""
    x: int
    y: int
    turns: int
    """Clockwise quarter turns."""
    seat: Seat | None
    """The seat that placed the tile; None for the start tile."""


class Meeple(Value, frozen=True):
    """A meeple on the land."""

    seat: Seat
    segment: int
    """The segment number on the land; see `SEGMENT_STRIDE`."""


class PlacedChip(Value, frozen=True):
    """A face-down chip on an office."""

    tile: int
    """The number of the office's tile."""
    seat: Seat
    chip: str


class RevealedChip(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A chip that was revealed, with the feature it counted for and its payout."""

    tile: int
    """The number of the office's tile."""
    seat: Seat
    chip: str
    segment: str
    """The segment of that tile whose feature the chip counted for; "" for none."""
    tiles: int
    """The size of that feature in tiles."""
    points: int
    final: bool = False
    """Whether the chip was revealed in the final scoring."""


class ChipStack(Value, frozen=True):
    """The chips of an office that must be settled, with the features to choose from."""

    tile: int
    """The number of the office's tile."""
    features: tuple[int, ...]
    """The names of the features to choose from; if there is only one, no choice is needed."""


class Scores(Value, frozen=True, kw_only=True):
    """The points of one seat by source."""

    roads: int = 0
    cities: int = 0
    monasteries: int = 0
    fields: int = 0
    bets: int = 0

    @property
    def total(self) -> int:
        """The sum of the points from all sources."""
        return self.roads + self.cities + self.monasteries + self.fields + self.bets


class State(Value, frozen=True, kw_only=True, dict=True):
    """The complete state of a match, including its secrets."""

    options: Options
    stack: tuple[str, ...]
    """The remaining tiles, next one first."""
    drawn: str | None
    """The tile to place, or None."""
    discarded: tuple[str, ...] = ()
    """The tiles that were removed because they did not fit anywhere."""
    placed: tuple[PlacedTile, ...]
    """The placed tiles in order; the index is the number of a tile."""
    meeples: tuple[Meeple, ...] = ()
    """The meeples on the land."""
    scores: tuple[Scores, ...]
    """The points of each seat by source."""
    mover: Seat
    phase: Phase = "place"
    chips: tuple[tuple[str, ...], ...]
    """The chips in each seat's hand; a chip leaves the hand when all seats have bet."""
    laid: tuple[PlacedChip, ...] = ()
    """The chips on offices."""
    turned: tuple[RevealedChip, ...] = ()
    """The chips that were revealed, in order."""
    settling: tuple[ChipStack, ...] = ()
    """The stacks to settle this turn; the mover must decide those with several features."""
    asked: frozenset[Seat] = frozenset()
    """The seats that decide in the phases `bet` and `choose`."""
    bets: tuple[str | None, ...]
    """The decision of each seat in the phase `bet`: None if undecided, "" for no chip."""
    choices: tuple[tuple[int, ...], ...]
    """The features that each seat has chosen in the phase `choose`, in the order of its chips.

    Chips without a choice are left out.
    """


def land_of(state: State, kinds: TileKinds) -> Land:
    """Return the land of a state, which is computed once and cached."""
    return cached_fact(
        state,
        "land",
        lambda: land_from_tiles(
            LandTile(kinds[tile.tile], (tile.x, tile.y), tile.turns) for tile in state.placed
        ),
    )


def replace_with_land(state: State, land: Land, **changes: Any) -> State:
    """Return a copy of a state with changed fields and a cached land.

    Args:
        state: The state.
        land: The land of the copy.
        changes: The new values of fields.
    """
    after = replace(state, **changes)
    vars(after)["land"] = land
    return after


def cached_fact(value: Value, name: str, make: Callable[[], T]) -> T:
    """Return a value derived from a frozen struct, which is computed once and cached.

    The cache is stored in the instance dictionary; it is neither encoded nor compared.
    """
    facts = vars(value)
    if name not in facts:
        facts[name] = make()
    fact: T = facts[name]
    return fact


def occupied_features(meeples: tuple[Meeple, ...], land: Land) -> set[int]:
    """Return the names of the features that have at least one meeple."""
    return {land.feature[meeple.segment] for meeple in meeples}


def meeple_supply(state: State) -> tuple[int, ...]:
    """Return the number of meeples in each seat's supply."""
    seats = [meeple.seat for meeple in state.meeples]
    return tuple(MEEPLES_PER_SEAT - seats.count(Seat(seat)) for seat in range(len(state.scores)))


def bet_segment(land: Land, tile: int, feature: int) -> str:
    """Return the name of a tile's first bettable segment that belongs to a feature."""
    kind = land.tiles[tile].kind
    return next(
        kind.segments[index].name
        for index in kind.bettable_segments
        if land.feature[SEGMENT_STRIDE * tile + index] == feature
    )
