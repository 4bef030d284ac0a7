"""What a match of Carcassonne is at any moment, and what follows from it alone."""

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
"""How many meeples everybody has, the one on the score track not counted."""


class Options(Value, frozen=True, kw_only=True):
    """How a table plays.

    `bets`: with the bookmaker tiles and chips. `small_city`: a city of two tiles is worth its usual 4 points, or 2 as in the first edition.
    `farmers`: whether meeples may be laid in fields. The others are readings of what The Bets leaves open. `offices`: an office ends the roads
    drawn to it, or every road of its tile. `no_bets`: no chips are laid when the roads and cities of the tile are finished, or only when all of
    the land are. `last`: no chips are laid on the last tile of the stack, or on one after which no other can be placed. `unclaimed`: a
    completed feature that nobody claimed settles its chips, or does not. `at_end`: at the end chips may be counted for unfinished cities and
    roads, or for any. `overlays`: whether the table shows whose fields, cities and roads are whose, and what they are worth. `projected`:
    whether it shows everybody's points as if the match ended now. `tiles`: the address of the set of tiles and chips.
    """

    bets: bool = True
    small_city: Literal["four", "two"] = "four"
    farmers: bool = True
    offices: OfficeRoads = "drawn"
    no_bets: Literal["tile", "land"] = "tile"
    last: Literal["stack", "placeable"] = "stack"
    unclaimed: Literal["settles", "waits"] = "settles"
    at_end: Literal["unfinished", "any"] = "unfinished"
    overlays: bool = True
    projected: bool = True
    tiles: str = packaged_tiles().digest


BETS_OPTIONS = ("offices", "no_bets", "last", "unclaimed", "at_end")
"""The options that mean nothing without The Bets."""


class PlacedTile(Value, frozen=True, kw_only=True):
    """A tile on the table: where, after how many clockwise quarter turns, and who laid it (None: the start tile)."""

    tile: str
    x: int
    y: int
    turns: int
    seat: Seat | None


class Meeple(Value, frozen=True):
    """A meeple on a segment; `segment` counts as the land does."""

    seat: Seat
    segment: int


class PlacedChip(Value, frozen=True):
    """A chip that lies face down on the office of a tile."""

    tile: int
    seat: Seat
    chip: str


class RevealedChip(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A chip that was turned over."""

    # The tile on whose office it was laid.
    tile: int
    seat: Seat
    chip: str
    # The segment of that tile for whose feature it counted, "" for none.
    segment: str
    # The size of that feature, in tiles.
    tiles: int
    points: int
    # Whether it was turned over in the final scoring and not during the match.
    final: bool = False


class ChipStack(Value, frozen=True):
    """The chips of an office are to be settled for one of these features, by their lowest segments; a single one is decided."""

    tile: int
    features: tuple[int, ...]


class Scores(Value, frozen=True, kw_only=True):
    """A seat's points by where they came from."""

    roads: int = 0
    cities: int = 0
    monasteries: int = 0
    fields: int = 0
    bets: int = 0

    @property
    def total(self) -> int:
        """All points."""
        return self.roads + self.cities + self.monasteries + self.fields + self.bets


class State(Value, frozen=True, kw_only=True, dict=True):
    """Everything. Seats, tiles in the order laid and chips go by number or id.

    `stack`: the tiles to come, the next one first. `chips`: everybody's supply; a chip that is bet leaves it when the bets are opened.
    `turned`: the chips that everybody has seen, in their order. `settling`: the stacks of this turn, those still to be decided by the
    mover with several features. `asked`: who decides in the steps bet and choose. `bets`: what each seat has decided in the bet step,
    None where it has not, "" for no chip. `choices`: at the end, the features each seat has named for its chips, in the order of
    `laid`, those without a choice left out.
    """

    options: Options
    stack: tuple[str, ...]
    drawn: str | None
    discarded: tuple[str, ...] = ()
    placed: tuple[PlacedTile, ...]
    meeples: tuple[Meeple, ...] = ()
    scores: tuple[Scores, ...]
    mover: Seat
    phase: Phase = "place"
    chips: tuple[tuple[str, ...], ...]
    laid: tuple[PlacedChip, ...] = ()
    turned: tuple[RevealedChip, ...] = ()
    settling: tuple[ChipStack, ...] = ()
    asked: frozenset[Seat] = frozenset()
    bets: tuple[str | None, ...]
    choices: tuple[tuple[int, ...], ...]


def land_of(state: State, kinds: TileKinds) -> Land:
    """Return the features of what lies; made once for each state."""
    return cached_fact(
        state,
        "land",
        lambda: land_from_tiles(
            LandTile(kinds[tile.tile], (tile.x, tile.y), tile.turns) for tile in state.placed
        ),
    )


def replace_with_land(state: State, land: Land, **changes: Any) -> State:
    """Return a copy of a state with some fields changed, and with the land that its tiles make."""
    after = replace(state, **changes)
    vars(after)["land"] = land
    return after


def cached_fact(value: Value, name: str, make: Callable[[], T]) -> T:
    """Return a fact that follows from a frozen value, kept beside its fields: neither encoded nor compared."""
    kept = vars(value)
    if name not in kept:
        kept[name] = make()
    found: T = kept[name]
    return found


def occupied_features(meeples: tuple[Meeple, ...], land: Land) -> set[int]:
    """Return the features that hold a meeple."""
    return {land.feature[meeple.segment] for meeple in meeples}


def meeple_supply(state: State) -> tuple[int, ...]:
    """Return how many meeples each seat has at hand."""
    out = [meeple.seat for meeple in state.meeples]
    return tuple(MEEPLES_PER_SEAT - out.count(Seat(seat)) for seat in range(len(state.scores)))


def bet_segment(land: Land, tile: int, feature: int) -> str:
    """Return the first segment of a tile, by its name there, that belongs to a feature that can be bet on."""
    kind = land.tiles[tile].kind
    return next(
        kind.segments[index].name
        for index in kind.bettable_segments
        if land.feature[SEGMENT_STRIDE * tile + index] == feature
    )
