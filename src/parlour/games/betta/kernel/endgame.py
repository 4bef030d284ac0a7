"""Exact play for the last three turns, where all that is unknown can be counted out.

Each hand that the cards not yet seen allow is as likely as any other, so what a seat brings about with the best card of
its hand is a sum over cards, not over hands: sorted by value, card k is the best one with the probability that it is held
and none of those before it (hypergeometric).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betta.kernel.evaluation import (
    DISPLAY_SLOTS,
    MAX_CANDIDATES,
    ROTATIONS,
    is_repeated,
    play_action,
    write_candidates,
)
from parlour.games.betta.kernel.ismcts import BettaInformationSet, points_lead, write_utilities
from parlour.games.betta.kernel.packed import (
    CARDS,
    COUNT,
    DISPLAY,
    FIRST,
    HAND,
    LEFT,
    NO_CARD,
    OPEN,
    SCORES,
    SEATS,
    SET,
    STATE_SIZE,
    TAKEN,
    FloatArray,
    IntArray,
    LookupTables,
    PackedState,
)
from parlour.games.betta.kernel.rules import (
    card_points,
    covered_display,
    is_full,
    is_over,
    match_turns,
    play_card,
    seat_total,
)
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats64, Ints64
from parlour.search.local_arrays import local_integers

EXACT_TURNS = 3
"""How many turns before the end play is exact."""

COLUMN_COUNT = 7
"""Columns of what a card brings: the utility for each of five seats, and two more."""

EXPECTED_COLUMN, LEAD_COLUMN = 5, 6
"""The column of the utility that the mover itself expects, by which it chooses; and that of the searcher's lead in points."""

MAX_CARDS = 12
"""The cards that one seat may hold: its whole deck."""


class EndgameWorkspace(NamedTuple):
    """Where one search writes, so that nothing is allocated on the way.

    `first`, `second`, `third`: rows (packed.py) after one, two and three turns. `middle_cards`, `last_cards`: int64[12], the cards
    that the last mover but one and the last may hold. `keys`: int64[5], see `standings`. `actions`, `values`: the candidates
    of the searcher, int64[128], and their values, float64[128]. `leads`: float64[128], what lead it expects of each. `middle_values`,
    `last_values`: float64[12 * 7], by card, seven columns each. `public`, `own`: float64[7], what somebody expects who has not seen any
    card of the last mover's hand, and what the searcher expects. `ends`: float64[7], what one end is.
    """

    first: PackedState
    second: PackedState
    third: PackedState
    middle_cards: Ints64
    last_cards: Ints64
    keys: Ints64
    actions: Ints64
    values: Floats64
    leads: Floats64
    middle_values: Floats64
    last_values: Floats64
    public: Floats64
    own: Floats64
    ends: Floats64


def new_workspace() -> EndgameWorkspace:
    """Return a workspace for one search at a time."""
    first, second, third = (np.zeros(STATE_SIZE, np.int64) for _ in range(3))
    cards, last_cards, keys, actions = (
        np.zeros(size, np.int64) for size in (MAX_CARDS, MAX_CARDS, 5, MAX_CANDIDATES)
    )
    values, leads = (np.zeros(MAX_CANDIDATES) for _ in range(2))
    by_card, by_last_card = (np.zeros(COLUMN_COUNT * MAX_CARDS) for _ in range(2))
    public, own, ends = (np.zeros(COLUMN_COUNT) for _ in range(3))
    return EndgameWorkspace(
        first,
        second,
        third,
        cards,
        last_cards,
        keys,
        actions,
        values,
        leads,
        by_card,
        by_last_card,
        public,
        own,
        ends,
    )


@jit_kernel
def copy_state(source: IntArray, target: IntArray) -> None:
    """Copy a row."""
    for place in range(STATE_SIZE):
        target[place] = source[place]


@jit_kernel
def lay_card(tables: IntArray, row: IntArray, card: int, turns: int, display: int) -> None:
    """Lay any card (0 to 59) for the mover, whose hand stays as it is, in the row itself."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    before, fish = row[DISPLAY + display], tables[CARDS + 4 * card + turns]
    after = covered_display(before, fish)
    row[SCORES + seat] += card_points(tables, row[SET], before, fish, after)
    row[DISPLAY + display] = after
    if is_full(after):
        row[OPEN] &= ~(1 << display)
    row[TAKEN] += 1


@jit_kernel
def binomial(total: int, chosen: int) -> float:
    """Return in how many ways so many can be chosen."""
    found = 1.0
    for number in range(chosen):
        found = found * (total - number) / (number + 1)
    return found if total >= chosen else 0.0


@jit_kernel
def expected_maximum(
    values: FloatArray, column: int, count: int, held: int, drawn: int, found: FloatArray
) -> None:
    """Fill in `found`, float64[7], what to expect when a seat lays the best of its cards.

    What card c brings stands in `values` from COLUMNS * c on, and what the seat chooses by in one `column` of that. The first
    `held` of the `count` cards are surely in the seat's hand, and so are `drawn` of the others, each as likely.
    """
    for each in range(COLUMN_COUNT):
        found[each] = 0.0
    none, unsure, used = 1.0, 0, 0
    while none > 0.0 and used != (1 << count) - 1:
        top = NO_CARD
        for card in range(count):
            if not used >> card & 1 and (
                top == NO_CARD
                or values[COLUMN_COUNT * card + column] > values[COLUMN_COUNT * top + column]
            ):
                top = card
        used |= 1 << top
        rest = 0.0
        if top >= held:
            unsure += 1
            rest = binomial(count - held - unsure, drawn) / binomial(count - held, drawn)
        for each in range(COLUMN_COUNT):
            found[each] += (none - rest) * values[COLUMN_COUNT * top + each]
        none = rest


@jit_kernel
def evaluate_end(
    tables: IntArray,
    known: BettaInformationSet,
    row: IntArray,
    params: FloatArray,
    workspace: EndgameWorkspace,
    found: FloatArray,
) -> None:
    """Fill in `found`, float64[7], what an end is to everybody, and the searcher's lead."""
    write_utilities(tables, row, params, workspace.keys, found)
    found[LEAD_COLUMN] = points_lead(
        row, workspace.keys, (known.state[FIRST] + known.state[TAKEN]) % known.state[SEATS]
    )


@jit_kernel
def evaluate_last_turn(
    tables: IntArray,
    known: BettaInformationSet,
    row: IntArray,
    params: FloatArray,
    count: int,
    workspace: EndgameWorkspace,
) -> None:
    """Fill in `last_values`: for each of the last mover's `count` cards, what it brings to everybody when laid as well as it can be."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    values, cards, ends = workspace.last_values, workspace.last_cards, workspace.ends
    for number in range(count):
        values[COLUMN_COUNT * number + seat] = -1.0
        for display in range(row[COUNT]):
            if row[OPEN] >> display & 1:
                for turns in range(4):
                    if not is_repeated(tables, cards[number], turns):
                        copy_state(row, workspace.third)
                        lay_card(tables, workspace.third, cards[number], turns, display)
                        evaluate_end(tables, known, workspace.third, params, workspace, ends)
                        if ends[seat] > values[COLUMN_COUNT * number + seat]:
                            for column in range(COLUMN_COUNT):
                                values[COLUMN_COUNT * number + column] = ends[column]


@jit_kernel
def possible_cards(known: BettaInformationSet, seat: int, played: int, cards: IntArray) -> int:
    """Fill in the cards that a seat may still lay and return how many there are; the searcher's own hand comes first.

    `played` is the card that the searcher has just laid in its thoughts.
    """
    row, found = known.state, 0
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


@jit_kernel
def evaluate_last(
    tables: IntArray,
    known: BettaInformationSet,
    row: IntArray,
    params: FloatArray,
    played: int,
    workspace: EndgameWorkspace,
) -> None:
    """Fill in `public` and `own`: what the end is, or what to expect of the one turn before it."""
    if is_over(row):
        evaluate_end(tables, known, row, params, workspace, workspace.public)
        evaluate_end(tables, known, row, params, workspace, workspace.own)
        return
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    mine = seat == (known.state[FIRST] + known.state[TAKEN]) % known.state[SEATS]
    count = possible_cards(known, seat, played, workspace.last_cards)
    held = 2 if mine else 0
    evaluate_last_turn(tables, known, row, params, count, workspace)
    expected_maximum(workspace.last_values, seat, count, 0, 3, workspace.public)
    expected_maximum(workspace.last_values, seat, count, held, 3 - held, workspace.own)


@jit_kernel
def evaluate_last_but_one(
    tables: IntArray,
    known: BettaInformationSet,
    row: IntArray,
    params: FloatArray,
    played: int,
    workspace: EndgameWorkspace,
) -> None:
    """Fill in `own`: what to expect of the last two turns, where the mover of the first does not know the hand of the other."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    values = workspace.middle_values
    count = possible_cards(known, seat, played, workspace.middle_cards)
    for number in range(count):
        # The mover chooses by what it expects itself; the other columns hold what the searcher, who knows more, expects then.
        values[COLUMN_COUNT * number + EXPECTED_COLUMN] = -1.0
        for display in range(row[COUNT]):
            if row[OPEN] >> display & 1:
                for turns in range(4):
                    if not is_repeated(tables, workspace.middle_cards[number], turns):
                        copy_state(row, workspace.second)
                        lay_card(
                            tables, workspace.second, workspace.middle_cards[number], turns, display
                        )
                        evaluate_last(tables, known, workspace.second, params, played, workspace)
                        if workspace.public[seat] > values[COLUMN_COUNT * number + EXPECTED_COLUMN]:
                            for column in range(COLUMN_COUNT):
                                values[COLUMN_COUNT * number + column] = workspace.own[column]
                            values[COLUMN_COUNT * number + EXPECTED_COLUMN] = workspace.public[seat]
    expected_maximum(values, EXPECTED_COLUMN, count, 0, 3, workspace.own)


@jit_kernel
def best_solo_total(tables: IntArray, row: PackedState) -> int:
    """Return the most points that whoever plays alone can still reach with the cards in hand, the stack being empty."""
    if is_over(row):
        return seat_total(tables, row, 0)
    most, after = NO_CARD, local_integers(STATE_SIZE)
    for held in range(3):
        card = row[HAND + held]
        if card < 0:
            break
        for display in range(row[COUNT]):
            if row[OPEN] >> display & 1:
                for turns in range(4):
                    if not is_repeated(tables, card, turns):
                        copy_state(row, after)
                        play_card(tables, after, held, turns, display)
                        most = max(most, best_solo_total(tables, after))
    return most


@jit_kernel
def solve(
    tables: LookupTables,
    known: BettaInformationSet,
    rivalry: float,
    params: FloatArray,
    workspace: EndgameWorkspace,
) -> int:
    """Fill in `actions`, `values` and `leads` of the searcher's candidates where `is_solvable`, and return how many there are.

    Values are utilities (alone: totals), ties being broken by the evaluation; leads are expected points (alone: totals).
    """
    row = known.state
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    count = write_candidates(tables, row, rivalry, workspace.actions, workspace.values)
    for number in range(count):
        action = workspace.actions[number]
        card = action // (ROTATIONS * DISPLAY_SLOTS)
        copy_state(row, workspace.first)
        if row[SEATS] == 1:
            play_action(tables, workspace.first, action)
            workspace.own[seat] = workspace.own[LEAD_COLUMN] = best_solo_total(
                tables, workspace.first
            )
        else:
            lay_card(
                tables,
                workspace.first,
                card,
                action // DISPLAY_SLOTS % ROTATIONS,
                action % DISPLAY_SLOTS,
            )
            if match_turns(row) - row[TAKEN] == EXACT_TURNS and not is_over(workspace.first):
                evaluate_last_but_one(tables, known, workspace.first, params, card, workspace)
            else:
                evaluate_last(tables, known, workspace.first, params, card, workspace)
        workspace.values[number] = workspace.own[seat] + 1e-9 * workspace.values[number]
        workspace.leads[number] = workspace.own[LEAD_COLUMN]
    return count


@jit_kernel
def is_solvable(row: IntArray) -> bool:
    """Return whether play can be exact: three turns to go, or, alone, the whole stack seen."""
    if row[SEATS] == 1:
        return row[LEFT] == 0
    return match_turns(row) - row[TAKEN] <= EXACT_TURNS
