"""What a placement is worth at first sight, from the view alone and without a compiler."""

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
"""How likely each open side of a city or road is closed while there are tiles enough."""

INCOMPLETE_CITY_WEIGHT = 0.6
"""How much an incomplete city counts for a field."""

SUPPLY_VALUES = (0.0, 3.0, 5.0, 6.4, 7.4, 8.1, 8.6, 9.0)
"""What so many meeples at hand are worth, early in the match."""


class HeuristicContext(NamedTuple):
    """What a view says, made ready: the land, who stands where by feature, and the share of the match still to come."""

    land: Land
    meeples: dict[int, list[Seat]]
    share_left: float
    extensions: dict[tuple[int, int, int], tuple[Land, set[int]]]
    """By square and turns, the land with the drawn tile and the features that it touches: the same wherever the meeple goes."""


def heuristic_context(view: CarcassonneView, kinds: TileKinds) -> HeuristicContext:
    """Return a view made ready for many placements."""
    land = view_land(view, kinds)
    crowd: dict[int, list[Seat]] = {}
    for meeple in view.meeples:
        crowd.setdefault(land.feature[segment_of(land, meeple.place)], []).append(meeple.seat)
    return HeuristicContext(land, crowd, min(1.0, view.left / (8 * len(view.totals))), {})


def placement_actions(view: CarcassonneView, kinds: TileKinds) -> Iterator[Place]:
    """Yield every action of the phase `place`; turns that only look alike once."""
    period = kinds[view.drawn].period if view.drawn else 0
    for way in view.placements:
        if way.turns < period:
            yield Place(way.x, way.y, way.turns)
            yield from (Place(way.x, way.y, way.turns, segment) for segment in way.free.split())


def expected_gains(
    view: CarcassonneView,
    kinds: TileKinds,
    sight: HeuristicContext,
    action: Place,
    thrifty: bool = True,
) -> list[float]:
    """Return what an action changes for each seat in what it can expect, in points; unless `thrifty`, meeples kept at hand are worth nothing."""
    assert view.drawn is not None
    kind, number = kinds[view.drawn], len(view.tiles)
    way = action.x, action.y, action.turns
    if way not in sight.extensions:
        grown = sight.land.with_tile(kind, (action.x, action.y), action.turns)
        sight.extensions[way] = grown, touched_features(grown, number)
    land, after = sight.extensions[way]
    own = None if action.meeple is None else SEGMENT_STRIDE * number + kind.number[action.meeple]
    before = {
        sight.land.feature[segment]
        for name in after
        for segment in land.features[name].segments
        if segment // SEGMENT_STRIDE < number
    }
    found = [0.0] * len(view.totals)
    back = [0] * len(found)
    for name in before:
        _add_expected(
            found,
            view,
            sight.land,
            sight.land.features[name],
            sight.meeples.get(name, []),
            sight.share_left,
            -1,
        )
    for name in after:
        feature = land.features[name]
        parts = {
            sight.land.feature[segment]
            for segment in feature.segments
            if segment // SEGMENT_STRIDE < number
        }
        crowd = [seat for part in parts for seat in sight.meeples.get(part, [])]
        if own is not None and land.feature[own] == name:
            crowd.append(view.mover)
        _add_expected(found, view, land, feature, crowd, sight.share_left, 1)
        if not feature.open and feature.kind != "field":
            for seat in crowd:
                back[seat] += 1
    if own is not None:
        back[view.mover] -= 1
    for other, came in enumerate(back if thrifty else ()):
        found[other] += sight.share_left * (
            SUPPLY_VALUES[view.supply[other] + came] - SUPPLY_VALUES[view.supply[other]]
        )
    return found


def touched_features(land: Land, number: int) -> set[int]:
    """Return the features of a tile and the monasteries around it."""
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


def expected_points(view: CarcassonneView, land: Land, feature: Feature, rest: float) -> float:
    """Return what a feature is likely to bring those who own it."""
    value = feature_points(view.options, land, feature)
    if feature.kind == "field":
        near = {
            land.feature[SEGMENT_STRIDE * (segment // SEGMENT_STRIDE) + city]
            for segment in feature.segments
            for city in land.tiles[segment // SEGMENT_STRIDE]
            .kind.segments[segment % SEGMENT_STRIDE]
            .cities
        }
        return value + 3 * INCOMPLETE_CITY_WEIGHT * sum(
            completion_chance(land.features[city], rest)
            for city in near
            if land.features[city].open
        )
    if not feature.open:
        return value
    if feature.kind == "monastery":
        return value + 0.8 * rest * feature.open
    likely = completion_chance(feature, rest)
    return value + likely * (value if feature.kind == "city" else 0) + 0.5 * likely * feature.open


def completion_chance(feature: Feature, rest: float) -> float:
    """Return how likely a city or road is completed."""
    likely: float = (CLOSING_CHANCES[feature.kind] * min(1.0, 0.35 + rest)) ** feature.open
    return likely


def gain_lead(gains_: Iterable[float], seat: Seat) -> float:
    """Return by how much a seat gains on the others: half the best of them, half their mean."""
    every = list(gains_)
    others = every[:seat] + every[seat + 1 :]
    return every[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def _add_expected(
    found: list[float],
    view: CarcassonneView,
    land: Land,
    feature: Feature,
    crowd: list[Seat],
    rest: float,
    sign: int,
) -> None:
    if crowd:
        value = expected_points(view, land, feature, rest)
        for seat in feature_owners(crowd):
            found[seat] += sign * value
