"""What laying a tile gains, from its surroundings alone: the decisions of playouts, some twenty times as fast as by the evaluation.

They are the differences of what the evaluation says: of features that the tile joins, extends or completes, of fields beside those
cities, of monasteries around it, and of others' features whose open squares become harder or easier to fill. Left out is what is rare: a city
that touches two fields which the tile joins counts twice. Which is why the search begins with the evaluation itself.
"""

from __future__ import annotations

from math import exp

from parlour.games.carcassonne.kernel.evaluation import HOPE
from parlour.games.carcassonne.kernel.neighbours import (
    BACK,
    BY,
    FRESH,
    GROUP,
    LEFT,
    MET,
    STANDS,
    add_standing,
    already,
    joined_tiles,
    look_around,
    meet,
    surroundings,
)
from parlour.games.carcassonne.kernel.packed import (
    CELL,
    CITIES,
    CITY,
    CROWD,
    DRAWN,
    FARMERS,
    FIELD,
    FRONT_CODE,
    GRID,
    KIND,
    MONASTERY_AT,
    MOVER,
    OPEN,
    PORT_COUNT,
    ROAD,
    SEATS,
    SEATS_MOST,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS,
    SHIELD_COUNT,
    SHIELDS,
    SMALL,
    SUPPLY,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import around, most, ways
from parlour.games.carcassonne.kernel.survey import FIELDS, HANDS, HOME, LOGS, PER_CITY, READY, WARDS, standing, survey
from parlour.search.jit import compiled
from parlour.search.kernels import Floats64, Ints32, Ints64, below

NOWHERE, COMPLETED = -1000.0, 1000.0
"""No meeple may stand there; one that stands there comes home at once."""


@compiled
def weigh(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    pairs: Ints64,
    cell: int,
    turns: int,
    desk: Ints64,
    logs: Floats64,
    gain: Floats64,
    plus: Floats64,
) -> None:
    """Write what laying the drawn tile so gains for each seat, `gain`, shape (SEATS_MOST,), and what a meeple on each segment adds, `plus`.

    `found` and `pairs` are the survey. `plus`, shape (SEGMENTS,), is below 0 by far where no meeple may stand. `desk` and `logs`, shape (48,), are
    room to work in; in `logs` stands for each segment the logarithm of the chance that its feature is completed, then for groups the chance.
    """
    line, mover = table[row[DRAWN]], int(row[MOVER])
    gain[:], plus[:] = 0.0, NOWHERE
    desk[BACK, :SEATS_MOST] = 0
    for index in range(line[SEGMENT_COUNT]):
        desk[GROUP, index], desk[LEFT, index], logs[index] = index, line[PORT_COUNT + index], 0.0
    meetings = meet(table, row, found, cell, turns, desk, logs)
    look_around(table, row, params, found, cell, turns, meetings, desk, logs, gain)
    for index in range(line[SEGMENT_COUNT]):
        if line[SEGMENT_KIND + index] <= ROAD and desk[GROUP, index] == index:
            weigh_way(table, row, params, found, index, meetings, desk, logs, gain, plus)
    for index in range(line[SEGMENT_COUNT]):
        if line[SEGMENT_KIND + index] == FIELD and desk[GROUP, index] == index:
            weigh_field(table, row, params, found, pairs, index, meetings, desk, logs, gain, plus)
    weigh_monasteries(table, row, params, found, cell, desk, gain, plus)
    for seat in range(row[SEATS]):
        hand = int(row[SUPPLY + seat])
        gain[seat] += found[HANDS + hand + desk[BACK, seat]] - found[HANDS + hand]
    hand = int(row[SUPPLY + mover])
    after = hand + desk[BACK, mover]
    for index in range(line[SEGMENT_COUNT]):
        if hand == 0:
            plus[index] = NOWHERE
        elif plus[index] > 0.5 * COMPLETED:
            plus[index] -= COMPLETED
        else:
            plus[index] -= found[HANDS + after] - found[HANDS + after - 1]


@compiled
def weigh_way(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    index: int,
    meetings: int,
    desk: Ints64,
    logs: Floats64,
    gain: Floats64,
    plus: Floats64,
) -> None:
    """Add what a city or road of the tile changes, and a city for the fields beside it."""
    line, seats = table[row[DRAWN]], int(row[SEATS])
    kind, left, log, shields, best = int(line[SEGMENT_KIND + index]), 0, 0.0, 0, 0
    for other in range(line[SEGMENT_COUNT]):
        if desk[GROUP, other] == index:
            left += desk[LEFT, other]
            log += logs[other]
            shields += line[SHIELD_COUNT + other]
    desk[STANDS, :SEATS_MOST] = 0
    for meeting in range(meetings):
        if desk[FRESH, meeting] and desk[GROUP, desk[BY, meeting]] == index:
            name = int(desk[MET, meeting])
            shields += row[SHIELDS + name]
            if most(row, name):
                add_standing(table, row, params, found, name, found[LOGS + name], -1.0, gain)
                for seat in range(seats):
                    desk[STANDS, seat] += row[CROWD + name * SEATS_MOST + seat]
    tiles, chance = joined_tiles(row, index, meetings, desk), exp(log) if left else 1.0
    value = standing(params, kind, tiles + shields, left, chance)
    if left == 0:
        value = float((tiles + shields) * (2 if kind == CITY and not (tiles == 2 and row[SMALL] == 1) else 1))
    desk[LEFT, index], logs[index] = left, chance
    for seat in range(seats):
        best = max(best, desk[STANDS, seat])
    for seat in range(seats):
        if best and desk[STANDS, seat] == best:
            gain[seat] += value
        if left == 0:
            desk[BACK, seat] += desk[STANDS, seat]
        else:
            gain[seat] += desk[STANDS, seat] * chance * found[HOME]
    if best == 0:
        plus[index] = value + (chance * found[HOME] if left else COMPLETED)
    if kind == CITY:
        weight = params[HOPE] * chance if left else 1.0
        for meeting in range(meetings):
            if desk[FRESH, meeting] and desk[GROUP, desk[BY, meeting]] == index:
                name = int(desk[MET, meeting])
                for seat in range(seats):
                    gain[seat] += found[PER_CITY] * (weight - params[HOPE] * exp(found[LOGS + name])) * found[WARDS + name * SEATS_MOST + seat]


@compiled
def weigh_field(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    pairs: Ints64,
    index: int,
    meetings: int,
    desk: Ints64,
    chances: Floats64,
    gain: Floats64,
    plus: Floats64,
) -> None:
    """Add what a field of the tile changes; the cities of the tile have been weighed."""
    line, seats = table[row[DRAWN]], int(row[SEATS])
    value, cities, best = 0.0, 0, 0
    desk[STANDS, :SEATS_MOST] = 0
    for meeting in range(meetings):
        if desk[FRESH, meeting] and desk[GROUP, desk[BY, meeting]] == index:
            name = int(desk[MET, meeting])
            value += found[FIELDS + name]
            best = most(row, name)
            for seat in range(seats):
                crowd = int(row[CROWD + name * SEATS_MOST + seat])
                desk[STANDS, seat] += crowd
                if crowd and crowd == best:
                    gain[seat] -= found[FIELDS + name]
    for other in range(line[SEGMENT_COUNT]):
        if desk[GROUP, other] == index:
            for city in range(line[SEGMENT_COUNT]):
                if line[CITIES + other] >> city & 1:
                    cities |= 1 << desk[GROUP, city]
    for city in range(line[SEGMENT_COUNT]):
        if cities >> city & 1:
            value += found[PER_CITY] * (params[HOPE] * chances[city] if desk[LEFT, city] else 1.0)
            value -= already(row, params, found, pairs, index, city, meetings, desk)
    best = 0
    for seat in range(seats):
        best = max(best, desk[STANDS, seat])
    for seat in range(seats):
        if best and desk[STANDS, seat] == best:
            gain[seat] += value
    if best == 0 and row[FARMERS]:
        plus[index] = value


@compiled
def weigh_monasteries(table: Ints32, row: Ints16, params: Floats64, found: Floats64, cell: int, desk: Ints64, gain: Floats64, plus: Floats64) -> None:
    """Add what the monasteries around the tile gain, and one on it."""
    for spot in range(9):
        value = int(row[GRID + around(cell, spot)])
        if value > 0 and table[row[KIND + value - 1], MONASTERY_AT] >= 0:
            name = (value - 1) * SEGMENTS + int(table[row[KIND + value - 1], MONASTERY_AT])
            if most(row, name):
                ready = exp(found[READY + row[FRONT_CODE - int(row[GRID + cell]) - 1]])
                lying, chance = surroundings(row, params, found, int(row[CELL + value - 1]))
                for seat in range(row[SEATS]):
                    crowd = int(row[CROWD + name * SEATS_MOST + seat])
                    if crowd:
                        gain[seat] += 1.0 - ready - chance * found[HOME]
                        if row[OPEN + name] == 1:
                            desk[BACK, seat] += crowd
                        else:
                            gain[seat] += chance / ready * found[HOME]
    at = int(table[row[DRAWN], MONASTERY_AT])
    if at >= 0:
        lying, chance = surroundings(row, params, found, cell)
        plus[at] = lying + (chance * found[HOME] if chance < 1.0 else COMPLETED)


@compiled
def glance(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    luck: Ints64,
    found: Floats64,
    pairs: Ints64,
    desk: Ints64,
    logs: Floats64,
    gain: Floats64,
    plus: Floats64,
    room: Ints64,
    chosen: Ints64,
) -> None:
    """Write the way to lay the drawn tile that gains most on the others: `chosen`, shape (3,), cell, turns and segment (-1: no meeple)."""
    survey(table, row, params, found, pairs)
    mover, seats, best = int(row[MOVER]), int(row[SEATS]), -1e9
    segments = int(table[row[DRAWN], SEGMENT_COUNT])
    for way in range(ways(table, row, room[0], room[1])):
        weigh(table, row, params, found, pairs, room[0, way], room[1, way], desk, logs, gain, plus)
        # A trace of luck decides among equals.
        value = gain[mover] + below(luck, 1000) * 1e-6
        for seat in range(seats):
            if seat != mover:
                value -= gain[seat] / (seats - 1)
        for segment in range(-1, segments):
            here = value + (plus[segment] if segment >= 0 else 0.0)
            if here > best:
                best, chosen[0], chosen[1], chosen[2] = here, room[0, way], room[1, way], segment
