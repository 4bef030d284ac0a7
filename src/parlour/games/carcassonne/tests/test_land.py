"""The land that is followed tile by tile is the one that a flood of all segments finds."""

from __future__ import annotations

import pytest

from parlour.core.playout import Playout, walk
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import PORTS, kinds_of
from parlour.games.carcassonne.rules.land import AROUND, STEPS, STRIDE, Land, built
from parlour.games.carcassonne.rules.state import Options, land_of
from parlour.games.carcassonne.rules.tiles import house_tiles

KINDS = kinds_of(house_tiles(), "drawn")


def flooded(land: Land) -> dict[frozenset[int], tuple[int, int, int]]:
    """Return each feature as its segments with open ports, shields and tiles, found by walking from port to port."""
    ends: dict[tuple[int, int, int], int] = {}
    for number, tile in enumerate(land.tiles):
        for index, segment in enumerate(tile.kind.segments):
            for port in segment.ports:
                ends[(*tile.square, (port + 3 * tile.turns) % PORTS)] = STRIDE * number + index
    beside: dict[int, list[int | None]] = {}
    for (x, y, port), own in ends.items():
        dx, dy = STEPS[port // 3]
        other = ends.get((x + dx, y + dy, 3 * ((port // 3 + 2) % 4) + 2 - port % 3))
        beside.setdefault(own, []).append(other)
    found, seen = {}, set[int]()
    for number, tile in enumerate(land.tiles):
        for index, segment in enumerate(tile.kind.segments):
            start = STRIDE * number + index
            if start in seen:
                continue
            group, todo = {start}, [start]
            while todo:
                for neighbour in beside.get(todo.pop(), []):
                    if neighbour is not None and neighbour not in group:
                        group.add(neighbour)
                        todo.append(neighbour)
            seen |= group
            open_ends = sum(neighbour is None for each in group for neighbour in beside.get(each, []))
            if segment.kind == "monastery":
                x, y = tile.square
                open_ends = sum((x + dx, y + dy) not in land.at for dx, dy in AROUND)
            shields = sum(land.tiles[each // STRIDE].kind.segments[each % STRIDE].shields for each in group)
            found[frozenset(group)] = (open_ends, shields, len({each // STRIDE for each in group}))
    return found


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_features_are_those_of_a_flood(seed: bytes) -> None:
    for state in walk(GAME(), Playout(Options(), 2, seed)):
        land = land_of(state, KINDS)
        followed = {frozenset(feature.segments): (feature.open, feature.shields, feature.tiles) for feature in land.features.values()}
        assert followed == flooded(land)
        assert all(land.feature[segment] == min(feature.segments) for feature in land.features.values() for segment in feature.segments)


def test_a_land_built_at_once_is_the_one_that_grew() -> None:
    *_, last = walk(GAME(), Playout(Options(), 3, b"grew"))
    grown, again = land_of(last, KINDS), built(land_of(last, KINDS).tiles)
    for part in Land.__slots__:
        assert getattr(grown, part) == getattr(again, part)
    assert list(grown.frontier) == list(again.frontier)
