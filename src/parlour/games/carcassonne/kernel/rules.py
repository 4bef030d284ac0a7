"""The rules again as machine code, on the rows of packed.py. `table` and `pay` are its tables; `row` is changed in place."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.packed import (
    CELL,
    CITIES,
    CITY,
    COUNT,
    DISCARDED,
    DONE,
    DONE_CLAIMED,
    DONE_ROOT,
    DRAWN,
    EDGE,
    END,
    FARMERS,
    FEATURE_MEEPLES,
    FIELD,
    FIT,
    FRONT_CELL,
    FRONT_CODE,
    FRONTIER,
    GRID,
    KIND,
    MASK,
    MASK_WORDS,
    MAX_SEATS,
    MONASTERY_AT,
    MOVER,
    NEXT,
    OPEN,
    PARENT,
    PERIOD,
    PORT,
    PORT_COUNT,
    ROAD,
    SCORES,
    SEATS,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENT_SLOTS,
    SEGMENTS_PER_TILE,
    SHIELD_COUNT,
    SHIELDS,
    SMALL,
    STACK,
    SUPPLY,
    TURNS,
    Ints16,
)
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Floats64, Ints32, Ints64
from parlour.search.local_arrays import local_floats, local_integers


@jit_kernel
def adjacent_cell(cell: int, side: int) -> int:
    """Return the cell on a side of another: north, east, south, west."""
    if side == 0:
        return cell - 128 & 16383
    if side == 1:
        return cell & 16256 | cell + 1 & 127
    if side == 2:
        return cell + 128 & 16383
    return cell & 16256 | cell - 1 & 127


@jit_kernel
def surrounding_cell(cell: int, number: int) -> int:
    """Return one of the nine cells around and at a cell."""
    x, y = number % 3 - 1, number // 3 - 1
    return ((cell >> 7) + y & 127) << 7 | (cell & 127) + x & 127


@jit_kernel
def feature_root(row: Ints16, segment: int) -> int:
    """Return the lowest segment of a segment's feature, and shorten the way to it."""
    found = segment
    while row[PARENT + found] != found:
        found = int(row[PARENT + found])
    while row[PARENT + segment] != found:
        row[PARENT + segment], segment = found, int(row[PARENT + segment])
    return found


@jit_kernel
def tile_count(row: Ints16, name: int) -> int:
    """Return on how many tiles the city or road of a root lies."""
    count = 0
    for word in range(MASK_WORDS):
        count += popcount(row[MASK + name * MASK_WORDS + word] & 0xFFFF)
    return count


@jit_kernel
def segment_kind(table: Ints32, row: Ints16, segment: int) -> int:
    """Return whether a segment is a city, a road, a field or a monastery."""
    return int(
        table[row[KIND + segment // SEGMENTS_PER_TILE], SEGMENT_KIND + segment % SEGMENTS_PER_TILE]
    )


@jit_kernel
def join_features(row: Ints16, one: int, other: int) -> None:
    """Make one feature of those of two segments that meet."""
    first, second = feature_root(row, one), feature_root(row, other)
    if first == second:
        row[OPEN + first] -= 2
        return
    if first > second:
        first, second = second, first
    row[PARENT + second] = first
    row[OPEN + first] += row[OPEN + second] - 2
    row[SHIELDS + first] += row[SHIELDS + second]
    for seat in range(row[SEATS]):
        row[FEATURE_MEEPLES + first * MAX_SEATS + seat] += row[
            FEATURE_MEEPLES + second * MAX_SEATS + seat
        ]
    for word in range(MASK_WORDS):
        row[MASK + first * MASK_WORDS + word] |= row[MASK + second * MASK_WORDS + word]


@jit_kernel
def lay_tile(table: Ints32, row: Ints16, cell: int, turns: int, meeple: int) -> None:
    """Lay the drawn tile at a cell with the mover's meeple on one of its segments (-1: none) and score what it completes."""
    kind, number, mover = int(row[DRAWN]), int(row[COUNT]), int(row[MOVER])
    line, first = table[kind], number * SEGMENTS_PER_TILE
    place = -int(row[GRID + cell]) - 1
    if place >= 0:
        last = int(row[FRONTIER]) - 1
        row[FRONTIER] = last
        row[FRONT_CELL + place] = row[FRONT_CELL + last]
        row[FRONT_CODE + place] = row[FRONT_CODE + last]
        row[GRID + row[FRONT_CELL + place]] = -(place + 1)
    row[GRID + cell] = number + 1
    row[KIND + number], row[TURNS + number], row[CELL + number] = kind, turns, cell
    row[COUNT] = number + 1
    for index in range(line[SEGMENT_COUNT]):
        segment = first + index
        row[PARENT + segment] = segment
        row[OPEN + segment] = line[PORT_COUNT + index]
        row[SHIELDS + segment] = line[SHIELD_COUNT + index]
        if line[SEGMENT_KIND + index] <= ROAD:
            bit = 1 << (number & 15)
            row[MASK + segment * MASK_WORDS + (number >> 4)] = bit if bit < 32768 else -32768
    if meeple >= 0:
        row[FEATURE_MEEPLES + (first + meeple) * MAX_SEATS + mover] = 1
        row[SUPPLY + mover] -= 1
    for side in range(4):
        other = adjacent_cell(cell, side)
        value = int(row[GRID + other])
        if value > 0:
            found = value - 1
            theirs_line, theirs_turns = table[row[KIND + found]], int(row[TURNS + found])
            here, there = (
                PORT + 3 * ((side - turns) & 3),
                PORT + 3 * ((side + 2 - theirs_turns) & 3),
            )
            for port in range(3):
                mine, theirs = line[here + port], theirs_line[there + 2 - port]
                if mine >= 0 and theirs >= 0:
                    join_features(row, first + mine, found * SEGMENTS_PER_TILE + theirs)
        else:
            code = line[EDGE + ((side - turns) & 3)] << 2 * ((side + 2) & 3)
            if value == 0:
                place = int(row[FRONTIER])
                row[FRONTIER] = place + 1
                row[FRONT_CELL + place], row[FRONT_CODE + place] = other, code
                row[GRID + other] = -(place + 1)
            else:
                row[FRONT_CODE - value - 1] |= code
    row[DONE] = 0
    lying = 0
    for spot in range(9):
        value = int(row[GRID + surrounding_cell(cell, spot)])
        if spot != 4 and value > 0:
            lying += 1
            index = table[row[KIND + value - 1], MONASTERY_AT]
            if index >= 0:
                segment = (value - 1) * SEGMENTS_PER_TILE + index
                row[OPEN + segment] -= 1
                if row[OPEN + segment] == 0:
                    complete_feature(table, row, segment)
    if line[MONASTERY_AT] >= 0:
        segment = first + line[MONASTERY_AT]
        row[OPEN + segment] = 8 - lying
        if lying == 8:
            complete_feature(table, row, segment)
    for index in range(line[SEGMENT_COUNT]):
        if line[SEGMENT_KIND + index] <= ROAD:
            name = feature_root(row, first + index)
            if row[OPEN + name] == 0:
                known = False
                for place in range(row[DONE]):
                    known |= row[DONE_ROOT + place] == name
                if not known:
                    complete_feature(table, row, name)


@jit_kernel
def feature_points(table: Ints32, row: Ints16, name: int) -> int:
    """Return the points of a city, road or monastery as it stands."""
    kind = segment_kind(table, row, name)
    if kind == ROAD:
        return tile_count(row, name)
    if kind == CITY:
        size = tile_count(row, name)
        single = row[OPEN + name] > 0 or (size == 2 and row[SMALL] == 1)
        return (size + int(row[SHIELDS + name])) * (1 if single else 2)
    return 9 - int(row[OPEN + name])


@jit_kernel
def score_source(kind: int) -> int:
    """Return under which source of SOURCES a kind of feature is counted."""
    if kind == ROAD:
        return 0
    if kind == CITY:
        return 1
    return 3 if kind == FIELD else 2


@jit_kernel
def max_meeples(row: Ints16, name: int) -> int:
    """Return how many meeples the strongest seat has on the feature of a root."""
    found = 0
    for seat in range(row[SEATS]):
        found = max(found, int(row[FEATURE_MEEPLES + name * MAX_SEATS + seat]))
    return found


@jit_kernel
def pay_owners(row: Ints16, name: int, source: int, points: int) -> None:
    """Give the points of a feature to each of its owners."""
    best = max_meeples(row, name)
    if best:
        for seat in range(row[SEATS]):
            if row[FEATURE_MEEPLES + name * MAX_SEATS + seat] == best:
                row[SCORES + 5 * seat + source] += points


@jit_kernel
def complete_feature(table: Ints32, row: Ints16, name: int) -> None:
    """Score a completed feature and send its meeples home."""
    place = int(row[DONE])
    row[DONE] = place + 1
    row[DONE_ROOT + place] = name
    row[DONE_CLAIMED + place] = max_meeples(row, name) > 0
    pay_owners(
        row, name, score_source(segment_kind(table, row, name)), feature_points(table, row, name)
    )
    for seat in range(row[SEATS]):
        row[SUPPLY + seat] += row[FEATURE_MEEPLES + name * MAX_SEATS + seat]
        row[FEATURE_MEEPLES + name * MAX_SEATS + seat] = 0


@jit_kernel
def free_segments(table: Ints32, row: Ints16, cell: int, turns: int) -> int:
    """Return the segments of the drawn tile, were it laid there, that are free for the mover's meeple, as bits."""
    if row[SUPPLY + row[MOVER]] == 0:
        return 0
    line = table[row[DRAWN]]
    count = int(line[SEGMENT_COUNT])
    group, met, by = (
        local_integers(SEGMENTS_PER_TILE),
        local_integers(SEGMENTS_PER_TILE),
        local_integers(SEGMENTS_PER_TILE),
    )
    for index in range(SEGMENTS_PER_TILE):
        group[index] = index
    meetings, held = 0, 0
    for side in range(4):
        value = int(row[GRID + adjacent_cell(cell, side)])
        if value > 0:
            theirs_line, theirs_turns = table[row[KIND + value - 1]], int(row[TURNS + value - 1])
            here, there = (
                PORT + 3 * ((side - turns) & 3),
                PORT + 3 * ((side + 2 - theirs_turns) & 3),
            )
            for port in range(3):
                mine, theirs = int(line[here + port]), int(theirs_line[there + 2 - port])
                if mine >= 0 and theirs >= 0:
                    name = feature_root(row, (value - 1) * SEGMENTS_PER_TILE + theirs)
                    if max_meeples(row, name):
                        held |= 1 << mine
                    for meeting in range(meetings):
                        if met[meeting] == name and group[mine] != group[by[meeting]]:
                            old, new = group[mine], group[by[meeting]]
                            for index in range(count):
                                if group[index] == old:
                                    group[index] = new
                    met[meetings], by[meetings] = name, mine
                    meetings += 1
    taken = 0
    for index in range(count):
        if held >> index & 1:
            taken |= 1 << group[index]
    found = 0
    for index in range(count):
        if not taken >> group[index] & 1 and (row[FARMERS] or line[SEGMENT_KIND + index] != FIELD):
            found |= 1 << index
    return found


@jit_kernel
def has_placement(table: Ints32, row: Ints16, kind: int) -> bool:
    """Return whether a kind of tile can be laid anywhere."""
    place = 0
    while place < row[FRONTIER] and not table[kind, FIT + row[FRONT_CODE + place]]:
        place += 1
    return bool(place < row[FRONTIER])


@jit_kernel
def write_placements(table: Ints32, row: Ints16, cells: Ints64, turns: Ints64) -> int:
    """Write every way to lay the drawn tile, and return how many; turns that only look alike are left out. The arrays hold 800."""
    line, count = table[row[DRAWN]], 0
    alike = (1 << line[PERIOD]) - 1
    for place in range(row[FRONTIER]):
        mask = line[FIT + row[FRONT_CODE + place]] & alike
        turn = 0
        while mask:
            if mask & 1:
                cells[count], turns[count] = row[FRONT_CELL + place], turn
                count += 1
            mask >>= 1
            turn += 1
    return count


@jit_kernel
def draw_tile(table: Ints32, row: Ints16) -> bool:
    """Draw the next tile that can be laid, and return whether there was one."""
    while row[NEXT] < row[END]:
        kind = int(row[STACK + row[NEXT]])
        row[NEXT] += 1
        if has_placement(table, row, kind):
            row[DRAWN] = kind
            return True
        row[DISCARDED] += 1
    row[DRAWN] = -1
    return False


@jit_kernel
def pass_turn(row: Ints16) -> None:
    """It is the next seat's turn."""
    row[MOVER] = (row[MOVER] + 1) % row[SEATS]


@jit_kernel
def field_points(
    table: Ints32, row: Ints16, name: int, met: Ints64, chance: Floats64, hope: float
) -> float:
    """Return the points of the field of a root: 3 for each completed city that it touches, `hope` times its chance for each that is not.

    `met`, shape (ALL_SEGMENTS,), is marked with the field; `chance`, likewise, is read only where there is hope.
    """
    points = 0.0
    for tile in range(row[COUNT]):
        line = table[row[KIND + tile]]
        for index in range(line[SEGMENT_COUNT]):
            cities = line[CITIES + index]
            if cities and feature_root(row, tile * SEGMENTS_PER_TILE + index) == name:
                for city in range(line[SEGMENT_COUNT]):
                    if cities >> city & 1:
                        found = feature_root(row, tile * SEGMENTS_PER_TILE + city)
                        if met[found] != name + 1:
                            met[found] = name + 1
                            points += 3.0 if row[OPEN + found] == 0 else hope * chance[found]
    return points


@jit_kernel
def score_end(table: Ints32, row: Ints16) -> None:
    """Score what is left at the end, once the chips have been settled: features that are not complete, and fields."""
    met, no_chance = local_integers(SEGMENT_SLOTS), local_floats(SEGMENT_SLOTS)
    met[:], no_chance[:] = 0, 0.0
    for tile in range(row[COUNT]):
        line = table[row[KIND + tile]]
        for index in range(line[SEGMENT_COUNT]):
            name = tile * SEGMENTS_PER_TILE + index
            if row[PARENT + name] == name and max_meeples(row, name):
                kind = int(line[SEGMENT_KIND + index])
                points = (
                    int(field_points(table, row, name, met, no_chance, 0.0))
                    if kind == FIELD
                    else feature_points(table, row, name)
                )
                pay_owners(row, name, score_source(kind), points)


@jit_kernel
def seat_total(row: Ints16, seat: int) -> int:
    """Return all points of a seat."""
    found = 0
    for source in range(5):
        found += row[SCORES + 5 * seat + source]
    return found
