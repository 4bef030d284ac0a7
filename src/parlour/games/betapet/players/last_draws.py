"""The bag nearly empty: every way in which the unseen tiles may lie is tried, and the end counted out in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.endgame import shared_search
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.packed import JOKER_CODE, PackedBoard
from parlour.games.betapet.players.deals import informative_entry, rack_likelihoods
from parlour.games.betapet.players.win_probability import Floats
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import JOKER
from parlour.games.betapet.rules.view import BetapetView


class TileSplit(NamedTuple):
    """One way in which the unseen tiles may lie, and how likely it is."""

    bag: Rack
    rack: Rack
    chance: float


def tile_splits(unseen: Mapping[str, int], bag: int) -> list[TileSplit]:
    """Return every split of the unseen tiles into so many in the bag and the rest on the other's rack; the chances add up to 1."""
    tiles = tuple(sorted(letter for letter, count in unseen.items() for _ in range(count)))
    ways = Counter(combinations(tiles, bag))
    return [
        TileSplit(left, rack_without(tiles, left), count / comb(len(tiles), bag))
        for left, count in sorted(ways.items())
    ]


def infer_split_chances(
    generator: CompiledGenerator, view: BetapetView, ways: Sequence[TileSplit]
) -> list[TileSplit]:
    """Return these splits with the chances that the other's last play gives them: whatever it may have kept is weighed."""
    entry = informative_entry(view)
    if entry is None or entry.kind != "play":
        return list(ways)
    tiles = tuple(sorted(letter for letter, count in view.unseen.items() for _ in range(count)))
    many = view.counts[entry.seat] - len(entry.tiles)
    kept = sorted(set(combinations(tiles, many)))
    rows = [
        [
            JOKER_CODE if letter == JOKER else generator.codes[letter]
            for letter in (*each, *rack_without(tiles, each))
        ]
        for each in kept
    ]
    likely = dict(
        zip(
            kept,
            rack_likelihoods(generator, view, entry, np.array(rows, np.int64)).tolist(),
            strict=True,
        )
    )
    weights = [
        way.chance * sum(likely[each] for each in combinations(way.rack, many)) for way in ways
    ]
    return [
        way._replace(chance=weight / sum(weights))
        for way, weight in zip(ways, weights, strict=True)
    ]


def play_gains(
    generator: CompiledGenerator,
    after: PackedBoard,
    kept: Rack,
    points: int,
    ways: Sequence[TileSplit],
    nodes: int,
) -> Floats:
    """Return what a play that empties the bag gains to the end of the game in each split, in points; each is searched with so many nodes.

    `after` is the board with it, `kept` what stays on the rack.
    """
    search = shared_search(generator)
    margins = [
        search.solve(after, way.rack, tuple(sorted((*kept, *way.bag))), False, nodes=nodes).margin
        for way in ways
    ]
    return points - np.array(margins, np.float64)
