"""What can be said of a land before a tile is laid, and is the same for all ways to lay it: chances, fields and who has a share in cities."""

from __future__ import annotations

from math import exp, log

from parlour.games.carcassonne.kernel.evaluation import DISCOUNT, GROWTH, HOPE, MEEPLE, READINESS, per_city, time_left
from parlour.games.carcassonne.kernel.packed import (
    ALL_SEGMENTS,
    CITIES,
    CITY,
    COUNT,
    CROWD,
    END,
    FIT,
    FRONT_CELL,
    FRONT_CODE,
    FRONTIER,
    GRID,
    KIND,
    NEXT,
    OPEN,
    PORT,
    SEATS,
    SEATS_MOST,
    SEGMENT_COUNT,
    SEGMENTS,
    STACK,
    TILES_MOST,
    TURNS,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import beside, most, root
from parlour.search.jit import compiled
from parlour.search.kernels import Floats64, Ints32, Ints64
from parlour.search.local_arrays import local_floats, local_integers

# A survey is an array of floats, shape (SURVEY,).
READY = 0
"""By the code of a square, the logarithm of how likely it is filled."""
HANDS = READY + 256
"""By their number, what meeples at hand are worth."""
HOME = HANDS + 8
"""What a meeple on an incomplete feature is worth if it is sure to come home."""
PER_CITY = HOME + 1
"""What a completed city is worth to a field."""
LOGS = PER_CITY + 1
"""By root, the logarithm of how likely a city or road is completed."""
FIELDS = LOGS + ALL_SEGMENTS
"""By root, what a field can be expected to bring."""
WARDS = FIELDS + ALL_SEGMENTS
"""By root of a city, how many fields beside it each seat owns."""
SURVEY = WARDS + ALL_SEGMENTS * SEATS_MOST

PAIRS = 1024
"""Fields and the cities they touch are kept in an open hash table, shape (PAIRS,): at most some 300 pairs on the widest land."""

UNLIKELY = 0.002
"""How likely a square for which no tile is left is filled, where a logarithm is wanted."""


@compiled
def touches(pairs: Ints64, field: int, city: int, note: bool) -> bool:
    """Return whether a field is known to touch a city; from then on it is, if this is to be noted."""
    key = field * ALL_SEGMENTS + city + 1
    spot = (key * 40503 >> 4) & (PAIRS - 1)
    while pairs[spot] != 0:
        if pairs[spot] == key:
            return True
        spot = (spot + 1) & (PAIRS - 1)
    if note:
        pairs[spot] = key
    return False


@compiled
def survey(table: Ints32, row: Ints16, params: Floats64, found: Floats64, pairs: Ints64) -> None:
    """Write the survey of a land and the pairs of its fields and cities."""
    counts, fitting, likely = local_integers(TILES_MOST), local_integers(256), local_floats(TILES_MOST)
    counts[:], fitting[:] = 0, 0
    for place in range(row[NEXT], row[END]):
        counts[row[STACK + place]] += 1
    for kind in range(len(table)):
        if counts[kind]:
            for code in range(256):
                fitting[code] += counts[kind] * (table[kind, FIT + code] != 0)
    for count in range(TILES_MOST):
        likely[count] = log(max(UNLIKELY, 1.0 - exp(-params[READINESS] * count)))
    for code in range(256):
        found[READY + code] = likely[fitting[code]]
    worth, sum_ = params[MEEPLE] * time_left(row, params), 0.0
    found[HOME] = 0.5 * worth
    found[PER_CITY] = per_city(row, params)
    for hand in range(8):
        found[HANDS + hand] = sum_
        sum_ += worth
        worth *= DISCOUNT
    last = int(row[COUNT]) * SEGMENTS
    found[LOGS : LOGS + last] = 0.0
    found[FIELDS : FIELDS + last] = 0.0
    found[WARDS : WARDS + last * SEATS_MOST] = 0.0
    for place in range(row[FRONTIER]):
        cell, ready = int(row[FRONT_CELL + place]), found[READY + row[FRONT_CODE + place]]
        for side in range(4):
            name = seen(table, row, cell, side)
            if name >= 0:
                found[LOGS + name] += ready
    pairs[:] = 0
    for tile in range(row[COUNT]):
        line = table[row[KIND + tile]]
        for index in range(line[SEGMENT_COUNT]):
            for other in range(line[SEGMENT_COUNT]):
                if line[CITIES + index] >> other & 1:
                    survey_pair(row, params, found, pairs, root(row, tile * SEGMENTS + index), root(row, tile * SEGMENTS + other))


@compiled
def seen(table: Ints32, row: Ints16, cell: int, side: int) -> int:
    """Return the root of the city or road that a square looks at on a side, -1 where it looks at none."""
    value = int(row[GRID + beside(cell, side)])
    if value <= 0:
        return -1
    index = int(table[row[KIND + value - 1], PORT + 3 * ((side + 2 - row[TURNS + value - 1]) & 3) + 1])
    return root(row, (value - 1) * SEGMENTS + index) if index >= 0 else -1


@compiled
def survey_pair(row: Ints16, params: Floats64, found: Floats64, pairs: Ints64, field: int, city: int) -> None:
    """Count a city for a field that touches it, once."""
    if touches(pairs, field, city, True):
        return
    found[FIELDS + field] += found[PER_CITY] * (params[HOPE] * exp(found[LOGS + city]) if row[OPEN + city] else 1.0)
    best = most(row, field)
    if best:
        for seat in range(row[SEATS]):
            if row[CROWD + field * SEATS_MOST + seat] == best:
                found[WARDS + city * SEATS_MOST + seat] += 1.0


@compiled
def standing(params: Floats64, kind: int, size: int, open_: int, chance: float) -> float:
    """Return what an incomplete city (its size with shields) or road can be expected to bring."""
    return float(size + (size * chance if kind == CITY else 0.0) + params[GROWTH] * open_ * chance)
