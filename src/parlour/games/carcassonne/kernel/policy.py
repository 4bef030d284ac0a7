"""What laying a tile gains, from its surroundings alone: the decisions of playouts, some twenty times as fast as by the evaluation.

They are the differences of what the evaluation says: of features that the tile joins, extends or completes, of fields beside those
cities, of monasteries around it, and of others' features whose open squares become harder or easier to fill. Left out is what is rare: a city
that touches two fields which the tile joins counts twice. Which is why the search begins with the evaluation itself.
"""

from __future__ import annotations

from math import exp

from parlour.games.carcassonne.kernel.evaluation import INCOMPLETE_CITY
from parlour.games.carcassonne.kernel.neighbours import (
    FIRST_MEETING,
    GROUP,
    MET_ROOT,
    MET_SEGMENT,
    OPEN_SIDES,
    RETURNING,
    STANDING,
    add_incomplete_value,
    count_adjacent_squares,
    counted_city_value,
    join_adjacent_features,
    joined_tile_count,
    monastery_prospects,
)
from parlour.games.carcassonne.kernel.packed import (
    CELL,
    CITIES,
    CITY,
    DRAWN,
    FARMERS,
    FEATURE_MEEPLES,
    FIELD,
    FRONT_CODE,
    GRID,
    KIND,
    MAX_SEATS,
    MONASTERY_AT,
    MOVER,
    OPEN,
    PORT_COUNT,
    ROAD,
    SEATS,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS_PER_TILE,
    SHIELD_COUNT,
    SHIELDS,
    SMALL,
    SUPPLY,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import max_meeples, surrounding_cell, write_placements
from parlour.games.carcassonne.kernel.survey import (
    CITY_VALUE,
    COMPLETION_LOGS,
    FIELD_OWNERS,
    FIELD_VALUES,
    FILL_LOGS,
    MEEPLE_HOME_VALUE,
    SUPPLY_VALUES,
    incomplete_points,
    write_survey,
)
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints32, Ints64, random_below

NO_MEEPLE, COMPLETION_BONUS = -1000.0, 1000.0
"""No meeple may stand there; one that stands there comes home at once."""


@jit_kernel
def write_placement_gains(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    pairs: Ints64,
    cell: int,
    turns: int,
    scratch: Ints64,
    logs: Floats64,
    gain: Floats64,
    plus: Floats64,
) -> None:
    """Write what laying the drawn tile so gains for each seat, `gain`, shape (SEATS_MOST,), and what a meeple on each segment adds, `plus`.

    `found` and `pairs` are the survey. `plus`, shape (SEGMENTS,), is below 0 by far where no meeple may stand. `desk` and `logs`, shape (48,), are
    room to work in; in `logs` stands for each segment the logarithm of the chance that its feature is completed, then for groups the chance.
    """
    line, mover = table[row[DRAWN]], int(row[MOVER])
    gain[:], plus[:] = 0.0, NO_MEEPLE
    scratch[RETURNING, :MAX_SEATS] = 0
    for index in range(line[SEGMENT_COUNT]):
        scratch[GROUP, index], scratch[OPEN_SIDES, index], logs[index] = (
            index,
            line[PORT_COUNT + index],
            0.0,
        )
    meetings = join_adjacent_features(table, row, found, cell, turns, scratch, logs)
    count_adjacent_squares(table, row, params, found, cell, turns, meetings, scratch, logs, gain)
    for index in range(line[SEGMENT_COUNT]):
        if line[SEGMENT_KIND + index] <= ROAD and scratch[GROUP, index] == index:
            add_city_or_road_gain(
                table, row, params, found, index, meetings, scratch, logs, gain, plus
            )
    for index in range(line[SEGMENT_COUNT]):
        if line[SEGMENT_KIND + index] == FIELD and scratch[GROUP, index] == index:
            add_field_gain(
                table, row, params, found, pairs, index, meetings, scratch, logs, gain, plus
            )
    add_monastery_gain(table, row, params, found, cell, scratch, gain, plus)
    for seat in range(row[SEATS]):
        hand = int(row[SUPPLY + seat])
        gain[seat] += (
            found[SUPPLY_VALUES + hand + scratch[RETURNING, seat]] - found[SUPPLY_VALUES + hand]
        )
    hand = int(row[SUPPLY + mover])
    after = hand + scratch[RETURNING, mover]
    for index in range(line[SEGMENT_COUNT]):
        if hand == 0:
            plus[index] = NO_MEEPLE
        elif plus[index] > 0.5 * COMPLETION_BONUS:
            plus[index] -= COMPLETION_BONUS
        else:
            plus[index] -= found[SUPPLY_VALUES + after] - found[SUPPLY_VALUES + after - 1]


@jit_kernel
def add_city_or_road_gain(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    index: int,
    meetings: int,
    scratch: Ints64,
    logs: Floats64,
    gain: Floats64,
    plus: Floats64,
) -> None:
    """Add what a city or road of the tile changes, and a city for the fields beside it."""
    line, seats = table[row[DRAWN]], int(row[SEATS])
    kind, left, log, shields, best = int(line[SEGMENT_KIND + index]), 0, 0.0, 0, 0
    for other in range(line[SEGMENT_COUNT]):
        if scratch[GROUP, other] == index:
            left += scratch[OPEN_SIDES, other]
            log += logs[other]
            shields += line[SHIELD_COUNT + other]
    scratch[STANDING, :MAX_SEATS] = 0
    for meeting in range(meetings):
        if (
            scratch[FIRST_MEETING, meeting]
            and scratch[GROUP, scratch[MET_SEGMENT, meeting]] == index
        ):
            name = int(scratch[MET_ROOT, meeting])
            shields += row[SHIELDS + name]
            if max_meeples(row, name):
                add_incomplete_value(
                    table, row, params, found, name, found[COMPLETION_LOGS + name], -1.0, gain
                )
                for seat in range(seats):
                    scratch[STANDING, seat] += row[FEATURE_MEEPLES + name * MAX_SEATS + seat]
    tiles, chance = joined_tile_count(row, index, meetings, scratch), exp(log) if left else 1.0
    value = incomplete_points(params, kind, tiles + shields, left, chance)
    if left == 0:
        value = float(
            (tiles + shields) * (2 if kind == CITY and not (tiles == 2 and row[SMALL] == 1) else 1)
        )
    scratch[OPEN_SIDES, index], logs[index] = left, chance
    for seat in range(seats):
        best = max(best, scratch[STANDING, seat])
    for seat in range(seats):
        if best and scratch[STANDING, seat] == best:
            gain[seat] += value
        if left == 0:
            scratch[RETURNING, seat] += scratch[STANDING, seat]
        else:
            gain[seat] += scratch[STANDING, seat] * chance * found[MEEPLE_HOME_VALUE]
    if best == 0:
        plus[index] = value + (chance * found[MEEPLE_HOME_VALUE] if left else COMPLETION_BONUS)
    if kind == CITY:
        weight = params[INCOMPLETE_CITY] * chance if left else 1.0
        for meeting in range(meetings):
            if (
                scratch[FIRST_MEETING, meeting]
                and scratch[GROUP, scratch[MET_SEGMENT, meeting]] == index
            ):
                name = int(scratch[MET_ROOT, meeting])
                for seat in range(seats):
                    gain[seat] += (
                        found[CITY_VALUE]
                        * (weight - params[INCOMPLETE_CITY] * exp(found[COMPLETION_LOGS + name]))
                        * found[FIELD_OWNERS + name * MAX_SEATS + seat]
                    )


@jit_kernel
def add_field_gain(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    pairs: Ints64,
    index: int,
    meetings: int,
    scratch: Ints64,
    chances: Floats64,
    gain: Floats64,
    plus: Floats64,
) -> None:
    """Add what a field of the tile changes; the cities of the tile have been weighed."""
    line, seats = table[row[DRAWN]], int(row[SEATS])
    value, cities, best = 0.0, 0, 0
    scratch[STANDING, :MAX_SEATS] = 0
    for meeting in range(meetings):
        if (
            scratch[FIRST_MEETING, meeting]
            and scratch[GROUP, scratch[MET_SEGMENT, meeting]] == index
        ):
            name = int(scratch[MET_ROOT, meeting])
            value += found[FIELD_VALUES + name]
            best = max_meeples(row, name)
            for seat in range(seats):
                crowd = int(row[FEATURE_MEEPLES + name * MAX_SEATS + seat])
                scratch[STANDING, seat] += crowd
                if crowd and crowd == best:
                    gain[seat] -= found[FIELD_VALUES + name]
    for other in range(line[SEGMENT_COUNT]):
        if scratch[GROUP, other] == index:
            for city in range(line[SEGMENT_COUNT]):
                if line[CITIES + other] >> city & 1:
                    cities |= 1 << scratch[GROUP, city]
    for city in range(line[SEGMENT_COUNT]):
        if cities >> city & 1:
            value += found[CITY_VALUE] * (
                params[INCOMPLETE_CITY] * chances[city] if scratch[OPEN_SIDES, city] else 1.0
            )
            value -= counted_city_value(row, params, found, pairs, index, city, meetings, scratch)
    best = 0
    for seat in range(seats):
        best = max(best, scratch[STANDING, seat])
    for seat in range(seats):
        if best and scratch[STANDING, seat] == best:
            gain[seat] += value
    if best == 0 and row[FARMERS]:
        plus[index] = value


@jit_kernel
def add_monastery_gain(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    found: Floats64,
    cell: int,
    scratch: Ints64,
    gain: Floats64,
    plus: Floats64,
) -> None:
    """Add what the monasteries around the tile gain, and one on it."""
    for spot in range(9):
        value = int(row[GRID + surrounding_cell(cell, spot)])
        if value > 0 and table[row[KIND + value - 1], MONASTERY_AT] >= 0:
            name = (value - 1) * SEGMENTS_PER_TILE + int(table[row[KIND + value - 1], MONASTERY_AT])
            if max_meeples(row, name):
                ready = exp(found[FILL_LOGS + row[FRONT_CODE - int(row[GRID + cell]) - 1]])
                lying, chance = monastery_prospects(row, params, found, int(row[CELL + value - 1]))
                for seat in range(row[SEATS]):
                    crowd = int(row[FEATURE_MEEPLES + name * MAX_SEATS + seat])
                    if crowd:
                        gain[seat] += 1.0 - ready - chance * found[MEEPLE_HOME_VALUE]
                        if row[OPEN + name] == 1:
                            scratch[RETURNING, seat] += crowd
                        else:
                            gain[seat] += chance / ready * found[MEEPLE_HOME_VALUE]
    at = int(table[row[DRAWN], MONASTERY_AT])
    if at >= 0:
        lying, chance = monastery_prospects(row, params, found, cell)
        plus[at] = lying + (chance * found[MEEPLE_HOME_VALUE] if chance < 1.0 else COMPLETION_BONUS)


@jit_kernel
def choose_greedy_placement(
    table: Ints32,
    row: Ints16,
    params: Floats64,
    luck: Ints64,
    found: Floats64,
    pairs: Ints64,
    scratch: Ints64,
    logs: Floats64,
    gain: Floats64,
    plus: Floats64,
    room: Ints64,
    chosen: Ints64,
) -> None:
    """Write the way to lay the drawn tile that gains most on the others: `chosen`, shape (3,), cell, turns and segment (-1: no meeple)."""
    write_survey(table, row, params, found, pairs)
    mover, seats, best = int(row[MOVER]), int(row[SEATS]), -1e9
    segments = int(table[row[DRAWN], SEGMENT_COUNT])
    for way in range(write_placements(table, row, room[0], room[1])):
        write_placement_gains(
            table, row, params, found, pairs, room[0, way], room[1, way], scratch, logs, gain, plus
        )
        # A trace of luck decides among equals.
        value = gain[mover] + random_below(luck, 1000) * 1e-6
        for seat in range(seats):
            if seat != mover:
                value -= gain[seat] / (seats - 1)
        for segment in range(-1, segments):
            here = value + (plus[segment] if segment >= 0 else 0.0)
            if here > best:
                best, chosen[0], chosen[1], chosen[2] = here, room[0, way], room[1, way], segment
