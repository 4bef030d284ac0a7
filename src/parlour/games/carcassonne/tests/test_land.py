"""The land that is followed tile by tile is the one that a flood of all segments finds."""

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


def flooded(land: Land) -> dict[frozenset[int], tuple[int, int, int]]:
    """Return each feature as its segments with open ports, shields and tiles, found by walking from port to port."""
    ends: dict[tuple[int, int, int], int] = {}
    for number, tile in enumerate(land.tiles):
        for index, segment in enumerate(tile.kind.segments):
            for port in segment.ports:
                ends[(*tile.square, (port + 3 * tile.turns) % PORT_COUNT)] = (
                    SEGMENT_STRIDE * number + index
                )
    beside: dict[int, list[int | None]] = {}
    for (x, y, port), own in ends.items():
        dx, dy = SIDE_STEPS[port // 3]
        other = ends.get((x + dx, y + dy, 3 * ((port // 3 + 2) % 4) + 2 - port % 3))
        beside.setdefault(own, []).append(other)
    found, seen = {}, set[int]()
    for number, tile in enumerate(land.tiles):
        for index, segment in enumerate(tile.kind.segments):
            start = SEGMENT_STRIDE * number + index
            if start in seen:
                continue
            group, todo = {start}, [start]
            while todo:
                for neighbour in beside.get(todo.pop(), []):
                    if neighbour is not None and neighbour not in group:
                        group.add(neighbour)
                        todo.append(neighbour)
            seen |= group
            open_ends = sum(
                neighbour is None for each in group for neighbour in beside.get(each, [])
            )
            if segment.kind == "monastery":
                x, y = tile.square
                open_ends = sum((x + dx, y + dy) not in land.at for dx, dy in NEIGHBOUR_STEPS)
            shields = sum(
                land.tiles[each // SEGMENT_STRIDE].kind.segments[each % SEGMENT_STRIDE].shields
                for each in group
            )
            found[frozenset(group)] = (
                open_ends,
                shields,
                len({each // SEGMENT_STRIDE for each in group}),
            )
    return found


def require_flood(playout: Playout) -> None:
    """Hold every land of a random match to the flood: its features, what each has open, its shields and tiles, and who stands there."""
    kinds = tile_kinds(packaged_tiles(), playout.options.offices)
    for state in random_states(GAME(), playout):
        land = land_of(state, kinds)
        followed = {
            frozenset(feature.segments): (feature.open, feature.shields, feature.tiles)
            for feature in land.features.values()
        }
        found = flooded(land)
        assert followed == found
        assert all(
            land.feature[segment] == min(feature.segments)
            for feature in land.features.values()
            for segment in feature.segments
        )
        standing: dict[frozenset[int], list[Seat]] = {}
        for group in found:
            crowd = [meeple.seat for meeple in state.meeples if meeple.segment in group]
            if crowd:
                standing[group] = sorted(crowd)
        crowd_of = meeples_by_feature(state.meeples, land)
        assert {
            frozenset(land.features[name].segments): sorted(crowd)
            for name, crowd in crowd_of.items()
        } == standing


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_features_are_those_of_a_flood(seats: int) -> None:
    for number, options in enumerate(READINGS):
        require_flood(Playout(options, seats, b"flood %d" % number))


@pytest.mark.slow
def test_features_are_those_of_a_flood_in_three_thousand_matches() -> None:
    for number in range(3_000):
        require_flood(Playout(READINGS[number % 3], 2 + number % 5, b"flooded %d" % number))


def test_a_land_built_at_once_is_the_one_that_grew() -> None:
    *_, last = random_states(GAME(), Playout(Options(), 3, b"grew"))
    kinds = tile_kinds(packaged_tiles(), "drawn")
    grown, again = land_of(last, kinds), land_from_tiles(land_of(last, kinds).tiles)
    for part in Land.__slots__:
        assert getattr(grown, part) == getattr(again, part)
    assert list(grown.frontier) == list(again.frontier)
