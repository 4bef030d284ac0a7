"""The tables that kernels read: tile kinds, chip payouts and evaluation weights."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, cast

import numpy as np

from parlour.games.carcassonne.kernel.packed import (
    FRACTIONS_PER_POINT,
    KIND_CODES,
    MAX_SEATS,
    TILE_DTYPE,
    TileRecords,
)
from parlour.games.carcassonne.rules.kinds import OfficeRoads, tile_kinds
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT, CarcassonneTileSet, chip_payout
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.search.kernels import Ints32

PAYOUT_SIZES = 128
"""The length of a row of payouts, which covers features of 0 to 127 tiles."""

MAX_MEAN_PAYOUT = 32767 // CHIPS_PER_SEAT
"""The maximum mean payout, in sixtieths, so that the sum of a seat's chips fits in 16 bits."""


class EvaluationWeights(NamedTuple):
    """The weights of the static evaluation in the kernels."""

    readiness: float
    """The rate at which a cell's fill chance grows with the number of tiles that fit it."""
    distant_fill_chance: float
    """The fill chance of a cell with no tile next to it."""
    growth: float
    """The points for each open side of a feature, if it is completed."""
    incomplete_city: float
    """The value of an incomplete city for a field, relative to a completed one."""
    meeple: float
    """The value of the first meeple in the supply, in points."""
    meeple_return: float
    """The relative value of a meeple on an incomplete feature, if it is completed."""
    full_value_turns: float
    """The remaining turns per seat with which meeples have their full value."""
    field_hold: float
    """The share of a field's value that its owner can expect to keep until the end."""


TWO_SEAT_WEIGHTS = EvaluationWeights(0.03, 0.30, 1.00, 0.50, 4.0, 1.0, 6.0, 0.7)
MORE_SEATS_WEIGHTS = EvaluationWeights(0.03, 0.30, 0.50, 1.00, 4.0, 1.0, 4.0, 1.0)
"""The weights for more than two seats: fields are claimed earlier, and rivals close open sides."""


class KernelTables(NamedTuple):
    """The constant tables that the kernels need for a match."""

    tiles: TileRecords
    """The tile kinds, in the order of `tile_kinds`."""
    payouts: Ints32
    """The points by chip (in the order of chip ids) and size, shape (chips, PAYOUT_SIZES)."""
    weights: EvaluationWeights
    """The evaluation weights for the number of seats."""


def kernel_tables(
    tiles: CarcassonneTileSet, offices: OfficeRoads, payouts: Ints32, seats: int
) -> KernelTables:
    """Return the kernel tables of a match; the weights depend on the number of seats."""
    weights = TWO_SEAT_WEIGHTS if seats == 2 else MORE_SEATS_WEIGHTS
    return KernelTables(tile_records(tiles, offices), payouts, weights)


@cache
def tile_records(tiles: CarcassonneTileSet, offices: OfficeRoads) -> TileRecords:
    """Return an array of packed tile kinds, in the order of `tile_kinds`."""
    kinds = tile_kinds(tiles, offices)
    records = np.zeros(len(kinds), TILE_DTYPE)
    for record, kind in zip(records, kinds.values(), strict=True):
        count = len(kind.segments)
        record["edges"] = kind.edges
        record["ports"] = kind.port
        record["segment_count"] = count
        record["monastery"] = -1 if kind.monastery is None else kind.monastery
        record["has_office"] = kind.office
        record["period"] = kind.period
        record["segment_kinds"][:count] = [KIND_CODES[each.kind] for each in kind.segments]
        record["port_counts"][:count] = [len(each.ports) for each in kind.segments]
        record["shields"][:count] = [each.shields for each in kind.segments]
        record["cities"][:count] = [_bits(each.cities) for each in kind.segments]
        record["fitting_turns"] = [_bits(kind.fitting_turns(edges)) for edges in range(256)]
    return cast(TileRecords, records)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def chip_payouts(tiles: CarcassonneTileSet) -> Ints32:
    """Return the payouts in points by chip and size, shape (CHIPS_PER_SEAT, PAYOUT_SIZES)."""
    return np.array(
        [
            [chip_payout(tiles.chips[chip], size) for size in range(PAYOUT_SIZES)]
            for chip in sorted(tiles.chips)
        ],
        np.int32,
    )


def mean_payouts(tiles: CarcassonneTileSet, view: CarcassonneView) -> Ints32:
    """Return the chip payouts with one more row per seat for its hidden chips.

    The row of a seat holds the mean payout, in sixtieths of a point, over the chips that may be
    face down: any chip of another seat, or a chip of the view's own seat that is not in its hand.

    Returns:
        Shape (CHIPS_PER_SEAT + MAX_SEATS, PAYOUT_SIZES).
    """
    chips, known_payouts = sorted(tiles.chips), chip_payouts(tiles)
    payouts = np.zeros((CHIPS_PER_SEAT + MAX_SEATS, PAYOUT_SIZES), np.int32)
    payouts[:CHIPS_PER_SEAT] = known_payouts
    for seat in range(len(view.totals)):
        hidden = [
            number
            for number, chip in enumerate(chips)
            if seat != view.seat or chip not in view.chips
        ]
        if hidden:
            means = known_payouts[hidden].sum(axis=0) * FRACTIONS_PER_POINT // len(hidden)
            payouts[CHIPS_PER_SEAT + seat] = np.minimum(means, MAX_MEAN_PAYOUT)
    return payouts
