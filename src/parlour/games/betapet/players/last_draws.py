"""Evaluation with a nearly empty bag: the endgame is solved for every split of unseen tiles."""

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
    """A split of the unseen tiles into the bag and the opponent's rack."""

    bag: Rack
    """The tiles in the bag."""

    rack: Rack
    """The tiles on the opponent's rack."""

    chance: float
    """The probability of the split."""


def tile_splits(unseen: Mapping[str, int], bag: int) -> list[TileSplit]:
    """Return every split of the unseen tiles into a bag of `bag` tiles and a rack.

    The probabilities add up to 1.

    >>> tile_splits({"A": 1, "B": 1}, 1)
    [TileSplit(bag=('A',), rack=('B',), chance=0.5), TileSplit(bag=('B',), rack=('A',), chance=0.5)]
    """
    tiles = tuple(sorted(letter for letter, count in unseen.items() for _ in range(count)))
    counts = Counter(combinations(tiles, bag))
    return [
        TileSplit(bag_tiles, rack_without(tiles, bag_tiles), count / comb(len(tiles), bag))
        for bag_tiles, count in sorted(counts.items())
    ]


def infer_split_chances(
    generator: CompiledGenerator, view: BetapetView, splits: Sequence[TileSplit]
) -> list[TileSplit]:
    """Return splits with their probabilities updated by the opponent's last play."""
    entry = informative_entry(view)
    if entry is None or entry.kind != "play":
        return list(splits)
    tiles = tuple(sorted(letter for letter, count in view.unseen.items() for _ in range(count)))
    kept_count = view.counts[entry.seat] - len(entry.tiles)
    leaves = sorted(set(combinations(tiles, kept_count)))
    rows = [
        [
            JOKER_CODE if letter == JOKER else generator.codes[letter]
            for letter in (*leave, *rack_without(tiles, leave))
        ]
        for leave in leaves
    ]
    likelihoods = dict(
        zip(
            leaves,
            rack_likelihoods(generator, view, entry, np.array(rows, np.int64)).tolist(),
            strict=True,
        )
    )
    weights = [
        split.chance * sum(likelihoods[leave] for leave in combinations(split.rack, kept_count))
        for split in splits
    ]
    return [
        split._replace(chance=weight / sum(weights))
        for split, weight in zip(splits, weights, strict=True)
    ]


def play_gains(
    generator: CompiledGenerator,
    after: PackedBoard,
    kept: Rack,
    points: int,
    splits: Sequence[TileSplit],
    nodes: int,
) -> Floats:
    """Return, for each split, the total gain of a play that empties the bag, in points.

    Args:
        generator: The move generator.
        after: The board after the play.
        kept: The tiles that stay on the rack.
        points: The points of the play.
        splits: The splits.
        nodes: The maximum number of nodes for each split.
    """
    search = shared_search(generator)
    margins = [
        search.solve(
            after, split.rack, tuple(sorted((*kept, *split.bag))), False, nodes=nodes
        ).margin
        for split in splits
    ]
    return points - np.array(margins, np.float64)
