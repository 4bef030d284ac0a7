"""What can be said of a land before a tile is laid, and is the same for all ways to lay it: chances, fields and who has a share in cities."""

from __future__ import annotations

from math import exp, log

from parlour.games.carcassonne.kernel.evaluation import (
    DISCOUNT,
    GROWTH,
    INCOMPLETE_CITY,
    MEEPLE,
    READINESS,
    city_value_of_field,
    time_factor,
)
from parlour.games.carcassonne.kernel.packed import (
    CITIES,
    CITY,
    COUNT,
    END,
    FEATURE_MEEPLES,
    FIT,
    FRONT_CELL,
    FRONT_CODE,
    FRONTIER,
    GRID,
    KIND,
    MAX_SEATS,
    MAX_TILES,
    NEXT,
    OPEN,
    PORT,
    SEATS,
    SEGMENT_COUNT,
    SEGMENT_SLOTS,
    SEGMENTS_PER_TILE,
    STACK,
    TURNS,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import adjacent_cell, feature_root, max_meeples
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints32, Ints64
from parlour.search.local_arrays import local_floats, local_integers

# A survey is an array of floats, shape (SURVEY,).
FILL_LOGS = 0
"""By the code of a square, the logarithm of how likely it is filled."""
SUPPLY_VALUES = FILL_LOGS + 256
"""By their number, what meeples at hand are worth."""
MEEPLE_HOME_VALUE = SUPPLY_VALUES + 8
"""What a meeple on an incomplete feature is worth if it is sure to come home."""
CITY_VALUE = MEEPLE_HOME_VALUE + 1
"""What a completed city is worth to a field."""
COMPLETION_LOGS = CITY_VALUE + 1
"""By root, the logarithm of how likely a city or road is completed."""
FIELD_VALUES = COMPLETION_LOGS + SEGMENT_SLOTS
"""By root, what a field can be expected to bring."""
FIELD_OWNERS = FIELD_VALUES + SEGMENT_SLOTS
"""By root of a city, how many fields beside it each seat owns."""
SURVEY_SIZE = FIELD_OWNERS + SEGMENT_SLOTS * MAX_SEATS

PAIR_SLOTS = 1024
"""Fields and the cities they touch are kept in an open hash table, shape (PAIRS,): at most some 300 pairs on the widest land."""

MIN_FILL_CHANCE = 0.002
"""How likely a square for which no tile is left is filled, where a logarithm is wanted."""


@jit_kernel
def is_touching(pairs: Ints64, field: int, city: int, note: bool) -> bool:
    """Return whether a field is known to touch a city; from then on it is, if this is to be noted."""
    key = field * SEGMENT_SLOTS + city + 1
    spot = (key * 40503 >> 4) & (PAIR_SLOTS - 1)
    while pairs[spot] != 0:
        if pairs[spot] == key:
            return True
        spot = (spot + 1) & (PAIR_SLOTS - 1)
    if note:
        pairs[spot] = key
    return False


@jit_kernel
def write_survey(
    table: Ints32, row: Ints16, params: Floats64, found: Floats64, pairs: Ints64
) -> None:
    """Write the survey of a land and the pairs of its fields and cities."""
    counts, fitting, likely = (
        local_integers(MAX_TILES),
        local_integers(256),
        local_floats(MAX_TILES),
    )
    counts[:], fitting[:] = 0, 0
    for place in range(row[NEXT], row[END]):
        counts[row[STACK + place]] += 1
    for kind in range(len(table)):
        if counts[kind]:
            for code in range(256):
                fitting[code] += counts[kind] * (table[kind, FIT + code] != 0)
    for count in range(MAX_TILES):
        likely[count] = log(max(MIN_FILL_CHANCE, 1.0 - exp(-params[READINESS] * count)))
    for code in range(256):
        found[FILL_LOGS + code] = likely[fitting[code]]
    worth, sum_ = params[MEEPLE] * time_factor(row, params), 0.0
    found[MEEPLE_HOME_VALUE] = 0.5 * worth
    found[CITY_VALUE] = city_value_of_field(row, params)
    for hand in range(8):
        found[SUPPLY_VALUES + hand] = sum_
        sum_ += worth
        worth *= DISCOUNT
    last = int(row[COUNT]) * SEGMENTS_PER_TILE
    found[COMPLETION_LOGS : COMPLETION_LOGS + last] = 0.0
    found[FIELD_VALUES : FIELD_VALUES + last] = 0.0
    found[FIELD_OWNERS : FIELD_OWNERS + last * MAX_SEATS] = 0.0
    for place in range(row[FRONTIER]):
        cell, ready = int(row[FRONT_CELL + place]), found[FILL_LOGS + row[FRONT_CODE + place]]
        for side in range(4):
            name = facing_root(table, row, cell, side)
            if name >= 0:
                found[COMPLETION_LOGS + name] += ready
    pairs[:] = 0
    for tile in range(row[COUNT]):
        line = table[row[KIND + tile]]
        for index in range(line[SEGMENT_COUNT]):
            for other in range(line[SEGMENT_COUNT]):
                if line[CITIES + index] >> other & 1:
                    add_survey_pair(
                        row,
                        params,
                        found,
                        pairs,
                        feature_root(row, tile * SEGMENTS_PER_TILE + index),
                        feature_root(row, tile * SEGMENTS_PER_TILE + other),
                    )


@jit_kernel
def facing_root(table: Ints32, row: Ints16, cell: int, side: int) -> int:
    """Return the root of the city or road that a square looks at on a side, -1 where it looks at none."""
    value = int(row[GRID + adjacent_cell(cell, side)])
    if value <= 0:
        return -1
    index = int(
        table[row[KIND + value - 1], PORT + 3 * ((side + 2 - row[TURNS + value - 1]) & 3) + 1]
    )
    return feature_root(row, (value - 1) * SEGMENTS_PER_TILE + index) if index >= 0 else -1


@jit_kernel
def add_survey_pair(
    row: Ints16, params: Floats64, found: Floats64, pairs: Ints64, field: int, city: int
) -> None:
    """Count a city for a field that touches it, once."""
    if is_touching(pairs, field, city, True):
        return
    found[FIELD_VALUES + field] += found[CITY_VALUE] * (
        params[INCOMPLETE_CITY] * exp(found[COMPLETION_LOGS + city]) if row[OPEN + city] else 1.0
    )
    best = max_meeples(row, field)
    if best:
        for seat in range(row[SEATS]):
            if row[FEATURE_MEEPLES + field * MAX_SEATS + seat] == best:
                found[FIELD_OWNERS + city * MAX_SEATS + seat] += 1.0


@jit_kernel
def incomplete_points(params: Floats64, kind: int, size: int, open_: int, chance: float) -> float:
    """Return what an incomplete city (its size with shields) or road can be expected to bring."""
    return float(size + (size * chance if kind == CITY else 0.0) + params[GROWTH] * open_ * chance)
