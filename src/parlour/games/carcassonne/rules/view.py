"""Views: everything that a seat, or the public, may know of a state."""

from __future__ import annotations

from collections import Counter

from parlour.core.game import Seat, View, replace
from parlour.core.value import Value
from parlour.games.carcassonne.rules.ending import unanswered_questions
from parlour.games.carcassonne.rules.kinds import FeatureKind, TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land, LandTile, land_from_tiles
from parlour.games.carcassonne.rules.outlook import (
    ChipPayouts,
    ChipQuestion,
    FeatureChoice,
    ScoringStep,
    chip_wagers,
    countable_question,
    final_chip_numbers,
    fit_counts,
    projected_totals,
    scoring_steps,
)
from parlour.games.carcassonne.rules.scoring import (
    feature_owners,
    feature_points,
    meeples_by_feature,
)
from parlour.games.carcassonne.rules.state import (
    ChipStack,
    Options,
    Phase,
    PlacedTile,
    RevealedChip,
    Scores,
    State,
    bet_segment,
    cached_fact,
    land_of,
    meeple_supply,
    occupied_features,
)
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, Chip, Tile, packaged_tiles


class Placement(Value, frozen=True):
    """A legal placement of the drawn tile, with the segments that may get a meeple."""

    x: int
    y: int
    turns: int
    """Clockwise quarter turns."""
    free: str
    """The segments that may get a meeple, separated by spaces: c0 r1 f2 m."""


class MeepleView(Value, frozen=True):
    """A meeple on the land, as shown to every viewer."""

    seat: Seat
    place: str
    """The place of the meeple, such as 12c0."""


class FeatureView(Value, frozen=True, kw_only=True):
    """A feature of the land, as shown to every viewer."""

    kind: FeatureKind
    places: tuple[str, ...]
    """The places of the feature's segments: 0c0, 3c1, …"""
    open: int
    """Open sides of a city or road, empty squares around a monastery; 0 if complete or a field."""
    tiles: int
    """Number of tiles."""
    shields: int
    points: int
    """The points of the feature in its current state."""
    owners: tuple[Seat, ...]
    """The seats that would score the points; empty without meeples."""


class OfficeView(Value, frozen=True):
    """The chips on an office, as shown to every viewer."""

    tile: int
    """The number of the office's tile."""
    seats: tuple[Seat, ...]
    """The owners of the chips; the chips themselves are secret."""
    choices: tuple[FeatureChoice, ...]
    """The features that the chips may still count for."""


class CarcassonneView(View, frozen=True, kw_only=True, dict=True):
    """Everything that a seat may know of a match.

    A place is a string such as 12c0: the index of a tile in `tiles`, followed by a segment.
    """

    options: Options
    seat: Seat | None
    """The seat of the viewer; None for the public."""
    phase: Phase
    """The phase."""
    mover: Seat
    """The seat whose turn it is."""
    awaited: tuple[Seat, ...]
    """The seats that must decide now."""
    drawn: str | None
    """The tile to place, or None."""
    placements: tuple[Placement, ...]
    """The legal placements of the drawn tile in the phase `place`."""
    remaining: dict[str, int]
    """The number of tiles of each kind in the stack, by id."""
    left: int
    """Number of tiles in the stack."""
    discarded: tuple[str, ...]
    """The tiles that were removed because they did not fit anywhere."""
    tiles: tuple[PlacedTile, ...]
    """The placed tiles in order."""
    meeples: tuple[MeepleView, ...]
    """The meeples on the land."""
    supply: tuple[int, ...]
    """The number of meeples in each seat's supply."""
    features: tuple[FeatureView, ...]
    """The features of the land."""
    scores: tuple[Scores, ...]
    """The points of each seat by source."""
    totals: tuple[int, ...]
    """The total points of each seat."""
    offices: tuple[OfficeView, ...]
    """The offices with chips."""
    turned: tuple[RevealedChip, ...]
    """The chips that were revealed, in order."""
    settling: tuple[ChipQuestion, ...]
    """The stacks that the mover must settle; the first one with several choices is next."""
    chip_counts: tuple[int, ...]
    """The number of chips in each seat's hand."""
    decided: tuple[Seat, ...]
    """The seats that have decided in the phases `bet` and `choose`."""
    kinds: tuple[Tile, ...]
    """The kinds of tiles that differ from the installed set."""
    bets: tuple[Chip, ...]
    """The chips of the set; empty without The Bets."""
    fits: dict[str, int]
    """The number of stack tiles that fit each empty square next to the land, by `x,y`."""
    projected: tuple[int, ...]
    """The points of each seat if the match ended now; empty if the option is off."""
    betting: ChipQuestion | None
    """The features that can be bet on in the phase `bet`, or None."""
    steps: tuple[ScoringStep, ...]
    """The steps of the final scoring."""
    wagers: tuple[ChipPayouts, ...] = ()
    """The current payouts of the seat's own chips in the phase `bet`."""
    chips: tuple[str, ...] = ()
    """The chips in the seat's own hand."""
    own_bet: str | None = None
    """The seat's own bet while other seats decide; "" for no chip."""
    questions: tuple[ChipQuestion, ...] = ()
    """The questions that the seat must still answer in the phase `choose`."""
    answers: tuple[str, ...] = ()
    """The places that the seat has chosen so far in the phase `choose`."""


def awaited_seats(state: State, land: Land) -> frozenset[Seat]:
    """Return the seats that must decide in the current phase."""
    if state.phase in ("place", "settle"):
        return frozenset({state.mover})
    if state.phase == "bet":
        return frozenset(seat for seat in state.asked if state.bets[seat] is None)
    return frozenset(seat for seat in state.asked if unanswered_questions(state, land, seat))


def legal_placements(state: State, kinds: TileKinds) -> tuple[Placement, ...]:
    """Return the legal placements of the drawn tile, which are computed once and cached."""
    return cached_fact(state, "placements", lambda: _find_placements(state, kinds))


def _find_placements(state: State, kinds: TileKinds) -> tuple[Placement, ...]:
    if state.phase != "place" or state.drawn is None:
        return ()
    land, kind = land_of(state, kinds), kinds[state.drawn]
    occupied, has_meeple = (
        occupied_features(state.meeples, land),
        meeple_supply(state)[state.mover] > 0,
    )
    placements = []
    for (x, y), fitting in land.placements_of(kind):
        for turns in fitting:
            free = land.free_segments(kind, (x, y), turns, occupied) if has_meeple else []
            names = [
                kind.segments[index].name
                for index in free
                if state.options.farmers or kind.segments[index].kind != "field"
            ]
            placements.append(Placement(x, y, turns, " ".join(names)))
    return tuple(placements)


def stack_question(land: Land, stack: ChipStack) -> ChipQuestion:
    """Return the question that a stack asks: its features by first segment, with their sizes."""
    return ChipQuestion(
        stack.tile,
        tuple(
            FeatureChoice(bet_segment(land, stack.tile, name), land.features[name].tiles)
            for name in stack.features
        ),
    )


def feature_of_answer(land: Land, stack: ChipStack, segment: str) -> int | None:
    """Return the feature of a stack that a segment name refers to, or None."""
    kind = land.tiles[stack.tile].kind
    for choice, name in zip(stack_question(land, stack).choices, stack.features, strict=True):
        if choice.segment == segment and segment in kind.number:
            return name
    return None


def seat_view(
    state: State,
    kinds: TileKinds,
    tiles: CarcassonneTileSet,
    seat: Seat | None,
    *,
    derived: bool = True,
) -> CarcassonneView:
    """Return everything that a seat may know; for seat None, everything that is public.

    Args:
        state: The state.
        kinds: The kinds of the tile set.
        tiles: The tile set.
        seat: The seat, or None.
        derived: Whether to compute the fields that follow from the land: the features, the fits, the
            projected points, the payouts of chips and the final steps. Otherwise they are empty.
    """
    table = cached_fact(state, "table", lambda: _table_view(state, kinds, tiles))
    public = (
        cached_fact(state, "public", lambda: _public_view(table, state, kinds))
        if derived
        else table
    )
    if seat is None:
        return public
    land, is_choosing = land_of(state, kinds), state.phase == "choose"
    view = replace(
        public,
        seat=seat,
        chips=state.chips[seat],
        wagers=chip_wagers(state, land, tiles, seat) if derived and state.phase == "bet" else (),
        own_bet=state.bets[seat],
        questions=tuple(
            stack_question(land, stack) for stack in unanswered_questions(state, land, seat)
        )
        if is_choosing
        else (),
        answers=tuple(land.places[name] for name in state.choices[seat]) if is_choosing else (),
    )
    # Caching the land of the state here saves view_land from building it again.
    vars(view)["land"] = land
    return view


def _public_view(table: CarcassonneView, state: State, kinds: TileKinds) -> CarcassonneView:
    """Return the public view, given the one with empty derived fields."""
    land = land_of(state, kinds)
    return replace(
        table,
        features=_feature_views(state.options, land, meeples_by_feature(state.meeples, land)),
        fits=fit_counts(state, kinds, land),
        projected=projected_totals(state, land),
        betting=countable_question(state.options, land, len(state.placed) - 1)
        if state.phase == "bet"
        else None,
        steps=scoring_steps(state, land, final_chip_numbers(state)),
    )


def _table_view(state: State, kinds: TileKinds, tiles: CarcassonneTileSet) -> CarcassonneView:
    """Return the public view with empty derived fields."""
    land = land_of(state, kinds)
    awaited = awaited_seats(state, land)
    return CarcassonneView(
        options=state.options,
        seat=None,
        phase=state.phase,
        mover=state.mover,
        awaited=tuple(sorted(awaited)),
        drawn=state.drawn,
        placements=legal_placements(state, kinds),
        remaining=dict(sorted(Counter(state.stack).items())),
        left=len(state.stack),
        discarded=state.discarded,
        tiles=state.placed,
        meeples=tuple(
            MeepleView(meeple.seat, land.places[meeple.segment]) for meeple in state.meeples
        ),
        supply=meeple_supply(state),
        features=(),
        scores=state.scores,
        totals=tuple(scores.total for scores in state.scores),
        offices=_office_views(state, land),
        turned=state.turned,
        settling=tuple(stack_question(land, stack) for stack in state.settling),
        chip_counts=tuple(map(len, state.chips)),
        decided=tuple(sorted(state.asked - awaited)),
        kinds=tuple(
            tile for tile in tiles.printed.tiles if packaged_tiles().tiles.get(tile.id) != tile
        ),
        bets=tiles.printed.chips if state.options.bets else (),
        fits={},
        projected=(),
        betting=None,
        steps=(),
    )


def view_land(view: CarcassonneView, kinds: TileKinds) -> Land:
    """Return the land of a view, which is computed once and cached."""
    return cached_fact(
        view,
        "land",
        lambda: land_from_tiles(
            LandTile(kinds[tile.tile], (tile.x, tile.y), tile.turns) for tile in view.tiles
        ),
    )


def _feature_views(
    options: Options, land: Land, meeples: dict[int, list[Seat]]
) -> tuple[FeatureView, ...]:
    place_of = land.places.__getitem__
    return tuple(
        FeatureView(
            kind=feature.kind,
            places=tuple(map(place_of, feature.segments)),
            open=0 if feature.kind == "field" else feature.open,
            tiles=feature.tiles,
            shields=feature.shields,
            points=feature_points(options, land, feature),
            owners=feature_owners(meeples.get(name, [])),
        )
        for name, feature in sorted(land.features.items())
    )


def _office_views(state: State, land: Land) -> tuple[OfficeView, ...]:
    tiles = sorted({chip.tile for chip in state.laid})
    return tuple(
        OfficeView(
            tile,
            tuple(chip.seat for chip in state.laid if chip.tile == tile),
            countable_question(state.options, land, tile).choices,
        )
        for tile in tiles
    )


def segment_of(land: Land, place: str) -> int:
    """Return the segment number for a place such as 12c0.

    Raises:
        KeyError: The tile has no such segment.
    """
    digits = len(place) - len(place.lstrip("0123456789"))
    number = int(place[:digits])
    return SEGMENT_STRIDE * number + land.tiles[number].kind.number[place[digits:]]
