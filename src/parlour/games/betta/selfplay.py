"""Whole matches of the compiled players among themselves, for tuning and for measuring."""

from __future__ import annotations

import numpy as np

from parlour.games.betta.deal import EACH_COLOUR
from parlour.games.betta.ending import Room, decide, is_near
from parlour.games.betta.judgement import PLACES, TURNS, Floats, candidates, play
from parlour.games.betta.kernel import below, is_over
from parlour.games.betta.rows import CARDS, COLOUR, COUNT, DISPLAY, FIRST, HAND, MODE, NONE, SEATS, SIZE, SOLO_EVEN, TAKEN, Ints, Row
from parlour.games.betta.tree import Known, Tree, favourite, grow, rank
from parlour.search.compiled import compiled

CARDS_IN_ALL = 60


def onlooker() -> Known:
    """Return room for what a seat knows."""
    return Known(np.zeros(SIZE, np.int64), np.zeros(CARDS_IN_ALL, np.int64), np.zeros(6, np.int64), np.zeros(4, np.int64))


@compiled
def meet(tables: Ints, row: Ints, seen: Ints) -> None:
    """Mark the cards that lie on the displays of a match just dealt."""
    for card in range(CARDS_IN_ALL):
        seen[card] = 0
        for display in range(row[COUNT]):
            if tables[CARDS + 4 * card] == row[DISPLAY + display]:
                seen[card] = 1


@compiled
def group(known: Known, row: Ints, seen: Ints, seat: int, first: int, last: int, at: int) -> int:
    """Fill in the cards of a range that a seat has not seen, and return where they end."""
    for card in range(first, last):
        own = False
        for held in range(3):
            own = own or row[HAND + 3 * seat + held] == card
        if not own and not seen[card]:
            known.unseen[at] = card
            at += 1
    return at


@compiled
def look(row: Ints, seen: Ints, known: Known) -> None:
    """Fill in what the mover of a row knows; what it does not, the search deals anew."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    for place in range(SIZE):
        known.row[place] = row[place]
    at, groups = 0, 4 if row[SEATS] == 1 else row[SEATS]
    for number in range(groups):
        known.starts[number] = at
        deck = number
        if row[SEATS] > 1:
            deck = row[COLOUR + number] if row[COLOUR + number] >= 0 else 4
        end = group(known, row, seen, seat if number == seat or row[SEATS] == 1 else NONE, 12 * deck, 12 * deck + 12, at)
        if row[SEATS] == 1:
            known.quotas[number] = EACH_COLOUR - (12 - (end - at)) if row[MODE] == SOLO_EVEN else end - at
        at = end
    known.starts[groups] = at


@compiled
def choose(tables: Row, known: Known, tree: Tree, room: Room, luck: Ints, deals: int, exact: int, rivalry: float, manner: Floats) -> int:
    """Return what a player takes: at first sight with no deals to guess, else by the tree, and exactly near the end if so told."""
    if exact and is_near(known.row):
        return decide(tables, known, rivalry, manner, room)
    if deals:
        for node in range(tree.meta[0]):
            tree.child[node] = tree.sibling[node] = NONE
            tree.visits[node] = 0
            tree.sums[node] = 0.0
        tree.meta[0] = 1
        grow(tables, known, tree, rivalry, manner, luck, deals)
        return favourite(tree)
    count = candidates(tables, known.row, rivalry, room.actions, room.values)
    for number in range(count):
        room.values[number] += below(luck, 1024) * 1e-6
    rank(room.actions, room.values, count, 1)
    action: int = room.actions[0]
    return action


@compiled
def finish(
    tables: Row, row: Row, seen: Row, known: Known, tree: Tree, room: Room, luck: Ints, deals: Ints, exact: Ints, rivalry: Floats, manner: Floats
) -> None:
    """Play a match just dealt to its end in the row itself, each seat with its own strength."""
    meet(tables, row, seen)
    while not is_over(row):
        seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
        look(row, seen, known)
        action = choose(tables, known, tree, room, luck, deals[seat], exact[seat], rivalry[seat], manner)
        seen[action // (TURNS * PLACES)] = 1
        play(tables, row, action)
