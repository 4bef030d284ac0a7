"""Tests that the incrementally updated land agrees with a flood fill of all segments."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import PORT_COUNT, tile_kinds
from parlour.games.carcassonne.rules.land import (
    NEIGHBOUR_STEPS,
    SEGMENT_STRIDE,
    SIDE_STEPS,
    Land,
    land_from_tiles,
)
from parlour.games.carcassonne.rules.scoring import meeples_by_feature
from parlour.games.carcassonne.rules.state import Options, land_of
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.laws.playout import Playout, random_states

READINGS = (Options(), Options(bets=False), Options(offices="every"))


def flood_fill_features(land: Land) -> dict[frozenset[int], tuple[int, int, int]]:
    """Return each feature, as a set of segments, with its open sides, shields and tiles.

    The features are found by a flood fill from port to port.
    """
    segments: dict[tuple[int, int, int], int] = {}
    for number, tile in enumerate(land.tiles):
        for index, segment in enumerate(tile.kind.segments):
            for port in segment.ports:
                segments[(*tile.square, (port + 3 * tile.turns) % PORT_COUNT)] = (
                    SEGMENT_STRIDE * number + index
                )
    neighbours: dict[int, list[int | None]] = {}
    for (x, y, port), own in segments.items():
        dx, dy = SIDE_STEPS[port // 3]
        other = segments.get((x + dx, y + dy, 3 * ((port // 3 + 2) % 4) + 2 - port % 3))
        neighbours.setdefault(own, []).append(other)
    features, visited = {}, set[int]()
    for number, tile in enumerate(land.tiles):
        for index, segment in enumerate(tile.kind.segments):
            start = SEGMENT_STRIDE * number + index
            if start in visited:
                continue
            group, queue = {start}, [start]
            while queue:
                for neighbour in neighbours.get(queue.pop(), []):
                    if neighbour is not None and neighbour not in group:
                        group.add(neighbour)
                        queue.append(neighbour)
            visited |= group
            open_ends = sum(
                neighbour is None for each in group for neighbour in neighbours.get(each, [])
            )
            if segment.kind == "monastery":
                x, y = tile.square
                open_ends = sum((x + dx, y + dy) not in land.at for dx, dy in NEIGHBOUR_STEPS)
            shields = sum(
                land.tiles[each // SEGMENT_STRIDE].kind.segments[each % SEGMENT_STRIDE].shields
                for each in group
            )
            features[frozenset(group)] = (
                open_ends,
                shields,
                len({each // SEGMENT_STRIDE for each in group}),
            )
    return features


def require_flood_fill(playout: Playout) -> None:
    """Compare the features and meeples of each land in a random match with the flood fill."""
    kinds = tile_kinds(packaged_tiles(), playout.options.offices)
    for state in random_states(GAME(), playout):
        land = land_of(state, kinds)
        features = {
            frozenset(feature.segments): (feature.open, feature.shields, feature.tiles)
            for feature in land.features.values()
        }
        expected = flood_fill_features(land)
        assert features == expected
        assert all(
            land.feature[segment] == min(feature.segments)
            for feature in land.features.values()
            for segment in feature.segments
        )
        expected_meeples: dict[frozenset[int], list[Seat]] = {}
        for group in expected:
            seats = [meeple.seat for meeple in state.meeples if meeple.segment in group]
            if seats:
                expected_meeples[group] = sorted(seats)
        assert expected_meeples == {
            frozenset(land.features[name].segments): sorted(seats)
            for name, seats in meeples_by_feature(state.meeples, land).items()
        }


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_features_agree_with_a_flood_fill(seats: int) -> None:
    for number, options in enumerate(READINGS):
        require_flood_fill(Playout(options, seats, b"flood %d" % number))


@pytest.mark.slow
def test_features_agree_with_a_flood_fill_in_three_thousand_matches() -> None:
    for number in range(3_000):
        require_flood_fill(Playout(READINGS[number % 3], 2 + number % 5, b"flooded %d" % number))


def test_land_from_tiles_equals_the_updated_land() -> None:
    *_, last = random_states(GAME(), Playout(Options(), 3, b"grew"))
    kinds = tile_kinds(packaged_tiles(), "drawn")
    updated, rebuilt = land_of(last, kinds), land_from_tiles(land_of(last, kinds).tiles)
    for field in Land.__slots__:
        assert getattr(updated, field) == getattr(rebuilt, field)
    assert list(updated.frontier) == list(rebuilt.frontier)
