"""Exact play for the last three turns, when all that is unknown can be counted out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.betta.judgement import MOST, PLACES, TURNS, Floats, candidates, is_repeated, play
from parlour.games.betta.kernel import is_full, is_over, laid, plies, points, step, total
from parlour.games.betta.rows import CARDS, COUNT, DISPLAY, FIRST, HAND, LEFT, NONE, OPEN, SCORES, SEATS, SET, SIZE, TAKEN, Ints, Row
from parlour.games.betta.tree import Known, utilities
from parlour.search.compiled import compiled

DEPTH = 3
"""How many turns before the end play is exact."""

WIDE = 6
"""What a card brings to each of five seats, and one column more."""

MOST_CARDS = 12
"""The cards that one seat may hold."""


class Room(NamedTuple):
    """Where the search writes: rows after one, two and three turns, cards, and what they bring."""

    first: Row
    second: Row
    third: Row
    cards: Row
    last: Row
    keys: Row
    actions: Row
    values: npt.NDArray[np.float64]
    best: npt.NDArray[np.float64]
    better: npt.NDArray[np.float64]
    seen: npt.NDArray[np.float64]
    told: npt.NDArray[np.float64]
    found: npt.NDArray[np.float64]


def room() -> Room:
    """Return room for one search at a time."""
    first, second, third, cards, last, keys, actions = (np.zeros(size, np.int64) for size in (SIZE, SIZE, SIZE, MOST_CARDS, MOST_CARDS, 5, MOST))
    values, best, better, seen, told, found = (np.zeros(size) for size in (MOST, WIDE * MOST_CARDS, WIDE * MOST_CARDS, WIDE, WIDE, WIDE))
    return Room(first, second, third, cards, last, keys, actions, values, best, better, seen, told, found)


@compiled
def copy(source: Ints, target: Ints) -> None:
    """Copy a row."""
    for place in range(SIZE):
        target[place] = source[place]


@compiled
def lay(tables: Ints, row: Ints, card: int, turns: int, display: int) -> None:
    """Lay any card for the mover, whose hand is left alone, in the row itself."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    before, fish = row[DISPLAY + display], tables[CARDS + 4 * card + turns]
    after = laid(before, fish)
    row[SCORES + seat] += points(tables, row[SET], before, fish, after)
    row[DISPLAY + display] = after
    if is_full(after):
        row[OPEN] &= ~(1 << display)
    row[TAKEN] += 1


@compiled
def ways(total: int, chosen: int) -> float:
    """Return in how many ways so many can be chosen."""
    found = 1.0
    for number in range(chosen):
        found = found * (total - number) / (number + 1)
    return found if total >= chosen else 0.0


@compiled
def expect(best: Floats, judge: int, count: int, held: int, drawn: int, found: Floats) -> None:
    """Fill in what to expect when a seat lays the best of its cards.

    What card c brings stands in `best` from WIDE * c on, and what decides in its column `judge`. The first `held` cards
    are surely in the seat's hand, and so are `drawn` of the others, each as likely.
    """
    for column in range(WIDE):
        found[column] = 0.0
    none, unsure, used = 1.0, 0, 0
    while none > 0.0 and used != (1 << count) - 1:
        top = NONE
        for card in range(count):
            if not used >> card & 1 and (top == NONE or best[WIDE * card + judge] > best[WIDE * top + judge]):
                top = card
        used |= 1 << top
        rest = 0.0
        if top >= held:
            unsure += 1
            rest = ways(count - held - unsure, drawn) / ways(count - held, drawn)
        for column in range(WIDE):
            found[column] += (none - rest) * best[WIDE * top + column]
        none = rest


@compiled
def last(tables: Ints, row: Ints, manner: Floats, cards: Ints, count: int, best: Floats, room: Room) -> None:
    """Fill in, for each card the last mover may hold, what it brings to everybody when laid as well as it can be."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    for number in range(count):
        best[WIDE * number + seat] = -1.0
        for display in range(row[COUNT]):
            if row[OPEN] >> display & 1:
                for turns in range(4):
                    if not is_repeated(tables, cards[number], turns):
                        copy(row, room.third)
                        lay(tables, room.third, cards[number], turns, display)
                        utilities(tables, room.third, manner, room.keys, room.found)
                        if room.found[seat] > best[WIDE * number + seat]:
                            for column in range(5):
                                best[WIDE * number + column] = room.found[column]


@compiled
def gather(known: Known, seat: int, played: int, cards: Ints) -> int:
    """Fill in the cards that a seat may still lay and return how many there are; one's own hand comes first."""
    row, found = known.row, 0
    if seat == (row[FIRST] + row[TAKEN]) % row[SEATS]:
        for held in range(3):
            card = row[HAND + 3 * seat + held]
            if card >= 0 and card != played:
                cards[found] = card
                found += 1
    for number in range(known.starts[seat], known.starts[seat + 1]):
        cards[found] = known.unseen[number]
        found += 1
    return found


@compiled
def follow(tables: Ints, known: Known, row: Ints, manner: Floats, played: int, room: Room) -> None:
    """Fill in the end, or what to expect of the last turn: `seen` by all but its mover, `told` by the one who thinks."""
    if is_over(row):
        utilities(tables, row, manner, room.keys, room.seen)
        utilities(tables, row, manner, room.keys, room.told)
        return
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    mine = seat == (known.row[FIRST] + known.row[TAKEN]) % known.row[SEATS]
    count = gather(known, seat, played, room.last)
    held = 2 if mine else 0
    last(tables, row, manner, room.last, count, room.best, room)
    expect(room.best, seat, count, 0, 3, room.seen)
    expect(room.best, seat, count, held, 3 - held, room.told)


@compiled
def middle(tables: Ints, known: Known, row: Ints, manner: Floats, played: int, room: Room) -> None:
    """Fill in what to expect of the last turn but one, whose mover does not know the hand of the last."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    count = gather(known, seat, played, room.cards)
    for number in range(count):
        # What the mover expects decides and stands in the last column; the others hold what the one who thinks expects.
        room.better[WIDE * number + 5] = -1.0
        for display in range(row[COUNT]):
            if row[OPEN] >> display & 1:
                for turns in range(4):
                    if not is_repeated(tables, room.cards[number], turns):
                        copy(row, room.second)
                        lay(tables, room.second, room.cards[number], turns, display)
                        follow(tables, known, room.second, manner, played, room)
                        if room.seen[seat] > room.better[WIDE * number + 5]:
                            for column in range(5):
                                room.better[WIDE * number + column] = room.told[column]
                            room.better[WIDE * number + 5] = room.seen[seat]
    expect(room.better, 5, count, 0, 3, room.told)


@compiled
def alone(tables: Ints, row: Row) -> int:
    """Return the most that whoever plays alone can still reach with the cards in hand, the stack being empty."""
    if is_over(row):
        return total(tables, row, 0)
    most, after = NONE, np.empty(SIZE, np.int64)
    for held in range(3):
        card = row[HAND + held]
        if card < 0:
            break
        for display in range(row[COUNT]):
            if row[OPEN] >> display & 1:
                for turns in range(4):
                    if not is_repeated(tables, card, turns):
                        copy(row, after)
                        step(tables, after, held, turns, display)
                        most = max(most, alone(tables, after))
    return most


@compiled
def decide(tables: Row, known: Known, rivalry: float, manner: Floats, room: Room) -> int:
    """Return the best action where `is_near` says that it can be known."""
    row = known.row
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    top, most = NONE, -1.0
    for number in range(candidates(tables, row, rivalry, room.actions, room.values)):
        action = room.actions[number]
        card = action // (TURNS * PLACES)
        copy(row, room.first)
        if row[SEATS] == 1:
            play(tables, room.first, action)
            room.told[seat] = alone(tables, room.first)
        else:
            lay(tables, room.first, card, action // PLACES % TURNS, action % PLACES)
            if plies(row) - row[TAKEN] == DEPTH and not is_over(room.first):
                middle(tables, known, room.first, manner, card, room)
            else:
                follow(tables, known, room.first, manner, card, room)
        # First sight parts what ends alike.
        value = room.told[seat] + 1e-9 * room.values[number]
        if top == NONE or value > most:
            top, most = action, value
    return top


@compiled
def is_near(row: Ints) -> bool:
    """Return whether play can be exact: three turns to go, or alone the whole stack seen."""
    if row[SEATS] == 1:
        return row[LEFT] == 0
    return plies(row) - row[TAKEN] <= DEPTH
