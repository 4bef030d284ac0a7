"""The static evaluation of placements, computed from a view without compiled code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from parlour.core.game import Seat
from parlour.games.carcassonne.rules.actions import Place
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import (
    NEIGHBOUR_STEPS,
    SEGMENT_STRIDE,
    Feature,
    Land,
    monastery_segment,
)
from parlour.games.carcassonne.rules.scoring import feature_owners, feature_points
from parlour.games.carcassonne.rules.view import CarcassonneView, segment_of, view_land

CLOSING_CHANCES = {"city": 0.62, "road": 0.74}
"""The chance that an open side of a city or road is closed while enough tiles remain."""

INCOMPLETE_CITY_WEIGHT = 0.6
"""The value of an incomplete city for a field, relative to a completed one."""

SUPPLY_VALUES = (0.0, 3.0, 5.0, 6.4, 7.4, 8.1, 8.6, 9.0)
"""The value, in points early in the match, of a supply of 0 to 7 meeples."""


class HeuristicContext(NamedTuple):
    """The data that all placements in one view share."""

    land: Land
    meeples: dict[int, list[Seat]]
    """The seats of the meeples on each feature."""
    share_left: float
    """The share of the match that remains, from 0 to 1."""
    extensions: dict[tuple[int, int, int], tuple[Land, set[int]]]
    """A cache of the land after each square and turns, and the features that the tile touches."""


def heuristic_context(view: CarcassonneView, kinds: TileKinds) -> HeuristicContext:
    """Return the shared data for evaluating the placements in a view."""
    land = view_land(view, kinds)
    meeples: dict[int, list[Seat]] = {}
    for meeple in view.meeples:
        meeples.setdefault(land.feature[segment_of(land, meeple.place)], []).append(meeple.seat)
    share_left = min(1.0, view.left / (8 * len(view.totals)))
    return HeuristicContext(land, meeples, share_left, {})


def placement_actions(view: CarcassonneView, kinds: TileKinds) -> Iterator[Place]:
    """Yield the legal placements of the drawn tile, each with and without a meeple.

    Rotations that look identical are yielded once.
    """
    period = kinds[view.drawn].period if view.drawn else 0
    for placement in view.placements:
        x, y, turns = placement.x, placement.y, placement.turns
        if turns < period:
            yield Place(x, y, turns)
            yield from (Place(x, y, turns, segment) for segment in placement.free.split())


def expected_gains(
    view: CarcassonneView,
    kinds: TileKinds,
    context: HeuristicContext,
    action: Place,
    thrifty: bool = True,
) -> list[float]:
    """Return, for each seat, how much a placement changes its expected points.

    Args:
        view: The view.
        kinds: The kinds of tiles.
        context: The context of the view.
        action: The placement.
        thrifty: Whether meeples in the supply have a value.
    """
    assert view.drawn is not None
    kind, number = kinds[view.drawn], len(view.tiles)
    placement = action.x, action.y, action.turns
    if placement not in context.extensions:
        extended = context.land.with_tile(kind, (action.x, action.y), action.turns)
        context.extensions[placement] = extended, touched_features(extended, number)
    land, touched = context.extensions[placement]
    claimed = (
        None if action.meeple is None else SEGMENT_STRIDE * number + kind.number[action.meeple]
    )
    before = {
        context.land.feature[segment]
        for name in touched
        for segment in land.features[name].segments
        if segment // SEGMENT_STRIDE < number
    }
    share_left = context.share_left
    gains = [0.0] * len(view.totals)
    returning = [0] * len(gains)
    for name in before:
        seats = context.meeples.get(name, [])
        if seats:
            value = expected_points(view, context.land, context.land.features[name], share_left)
            for owner in feature_owners(seats):
                gains[owner] -= value
    for name in touched:
        feature = land.features[name]
        parts = {
            context.land.feature[segment]
            for segment in feature.segments
            if segment // SEGMENT_STRIDE < number
        }
        seats = [seat for part in parts for seat in context.meeples.get(part, [])]
        if claimed is not None and land.feature[claimed] == name:
            seats.append(view.mover)
        if seats:
            value = expected_points(view, land, feature, share_left)
            for owner in feature_owners(seats):
                gains[owner] += value
        if not feature.open and feature.kind != "field":
            for seat in seats:
                returning[seat] += 1
    if claimed is not None:
        returning[view.mover] -= 1
    for seat_number, count in enumerate(returning if thrifty else ()):
        gains[seat_number] += share_left * (
            SUPPLY_VALUES[view.supply[seat_number] + count]
            - SUPPLY_VALUES[view.supply[seat_number]]
        )
    return gains


def touched_features(land: Land, number: int) -> set[int]:
    """Return the names of the features on a tile and of the monasteries next to it.

    Args:
        land: The land with the tile.
        number: The number of the tile.
    """
    x, y = land.tiles[number].square
    around = (land.at.get((x + dx, y + dy)) for dx, dy in NEIGHBOUR_STEPS)
    monasteries = {
        segment
        for other in around
        if other is not None and (segment := monastery_segment(land, other)) is not None
    }
    return monasteries | {
        land.feature[SEGMENT_STRIDE * number + index]
        for index in range(len(land.tiles[number].kind.segments))
    }


def expected_points(
    view: CarcassonneView, land: Land, feature: Feature, share_left: float
) -> float:
    """Return the points that the owners of a feature can expect from it."""
    points = feature_points(view.options, land, feature)
    if feature.kind == "field":
        cities = {
            land.feature[SEGMENT_STRIDE * (segment // SEGMENT_STRIDE) + city]
            for segment in feature.segments
            for city in land.tiles[segment // SEGMENT_STRIDE]
            .kind.segments[segment % SEGMENT_STRIDE]
            .cities
        }
        return points + 3 * INCOMPLETE_CITY_WEIGHT * sum(
            completion_chance(land.features[city], share_left)
            for city in cities
            if land.features[city].open
        )
    if not feature.open:
        return points
    if feature.kind == "monastery":
        return points + 0.8 * share_left * feature.open
    chance = completion_chance(feature, share_left)
    return points + chance * (points if feature.kind == "city" else 0) + 0.5 * chance * feature.open


def completion_chance(feature: Feature, share_left: float) -> float:
    """Return the probability that a city or road is completed.

    Args:
        feature: The city or road.
        share_left: The share of the match that remains, from 0 to 1.
    """
    chance: float = (CLOSING_CHANCES[feature.kind] * min(1.0, 0.35 + share_left)) ** feature.open
    return chance


def gain_lead(gains: Iterable[float], seat: Seat) -> float:
    """Return a seat's gain minus half the maximum and half the mean of the other seats' gains."""
    values = list(gains)
    others = values[:seat] + values[seat + 1 :]
    return values[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
