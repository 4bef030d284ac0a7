"""A batch of Betta agrees with the rules and tells no secret."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
import numpy as np
import pytest

import parlour.env
from parlour.core.game import Illegal, Seat
from parlour.env.match import AgentMatch
from parlour.games.betta.kernel.batch import PAIR_ORDERS, BettaBatch
from parlour.games.betta.kernel.packed import (
    card_names,
    pack,
    pattern_pairs,
    unpack,
)
from parlour.games.betta.rules.box import Box, packaged_box
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR
from parlour.games.betta.rules.display import COLOURS, EMPTY_DISPLAY
from parlour.games.betta.rules.state import State
from parlour.search.records import assign_record

from .batch_secrets import batch_leaks, leaks_of_dishonest_batch
from .lockstep import Lockstep
from .subjects import Setting

pytestmark = [pytest.mark.uncounted, pytest.mark.slow]  # compiling the batch takes 20 seconds

BOX = packaged_box()

SETTINGS = [
    *(Setting("betta", seats) for seats in (2, 3, 4)),
    *(Setting("betta", seats, {"mode": "betty"}) for seats in (2, 3, 4, 5)),
    *(
        Setting("betta", seats, {"mode": "betty", "betty": "first", "goals": "brief"})
        for seats in (2, 3, 4, 5)
    ),
    Setting("betta", 1, {"mode": "solo"}),
    Setting("betta", 1, {"mode": "solo", "pool": "any"}),
    Setting("betta", 1, {"mode": "solo", "deal": "daily", "day": "2026-01-31"}),
]
"""Every number of seats in every mode, with all options."""

QUICK = [SETTINGS[1], SETTINGS[6], SETTINGS[11]]
"""One setting of each mode."""


def patterns_of(box: Box, pattern_set: int, pair_orders: int) -> tuple[str, ...]:
    """Return the patterns in play, in the order of the rules."""
    found: tuple[str, ...] = ()
    for level, pairs in enumerate(pattern_pairs(box)):
        pair = pairs[pattern_set // 6 ** (2 - level) % 6]
        found += pair[::-1] if pair_orders >> level & 1 else pair
    return found


def dealt_state(batch: BettaBatch, row: int, match: AgentMatch) -> State:
    """Return the rules' state of a new match of a batch.

    A packed state does not name the start cards and the removed cards. They are chosen among the
    cards that fit, which look the same to every seat.
    """
    packed: Any = batch.rows.states[row]
    colours = [COLOURS[colour] if colour >= 0 else None for colour in packed.colours.tolist()]
    state = State(
        options=match.options,
        colours=tuple(colours[: match.seats]),
        first=Seat(int(packed.first_seat)),
        patterns=patterns_of(BOX, int(packed.pattern_set), int(batch.rows.pair_orders[row])),
        displays=(),
        starts=(),
        hands=(),
        stacks=(),
        removed=(),
        scores=(),
    )
    state = unpack(packed, state, BOX)
    held = {card for cards in (*state.hands, *state.stacks) for card in cards}
    free = [card for card in card_names(BOX) if card not in held]
    starts: list[str] = []
    for number, cells in enumerate(state.displays):
        if cells != EMPTY_DISPLAY:
            deck = BOX.staff if match.seats == 1 else BOX.decks[state.colours[number]]
            starts.append(next(card.id for card in deck if card.id in free and card.fish == cells))
            free.remove(starts[-1])
    if match.seats > 1:
        removed = [
            tuple(card.id for card in BOX.decks[colour] if card.id in free)
            for colour in state.colours
        ]
    elif match.options.pool == "even":
        seen = [BOX.colour[card] for card in (*held, *starts)]
        rest = next(colour for colour in COLOURS if seen.count(colour) < CARDS_PER_COLOUR)
        removed = [(next(card for card in free if BOX.colour.get(card) == rest),)]
    else:
        removed = [()]
    return msgspec.structs.replace(state, starts=tuple(starts), removed=tuple(removed))


def load(batch: BettaBatch, row: int, state: State) -> None:
    """Replace the match in a row by a state of the rules."""
    packed: Any = pack(state, BOX)
    assign_record(batch.rows.states[row], packed)
    batch.rows.pair_orders[row] = next(
        orders
        for orders in range(PAIR_ORDERS)
        if patterns_of(BOX, int(packed.pattern_set), orders) == state.patterns
    )
    batch.rows.over[row] = state.over is not None
    batch.rows.movers[row] = (state.first + len(state.placed)) % state.seats


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_a_batch_of_betta_agrees_with_the_rules(setting: Setting) -> None:
    assert Lockstep(setting, 6, dealt_state).play(10) > 10


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_an_illegal_number_is_replaced_by_the_default_of_the_rules(setting: Setting) -> None:
    assert any(default > 0 for default, _ in Lockstep(setting, 4, dealt_state).play_defaults(60))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_batch_of_betta_agrees_with_the_rules_over_many_matches(setting: Setting) -> None:
    assert Lockstep(setting, 64, dealt_state).play(800) > 100


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_a_batch_of_betta_tells_no_secret(setting: Setting) -> None:
    assert batch_leaks(Lockstep(setting, 2, dealt_state), load, 24, 4) == set()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_batch_of_betta_tells_no_secret_in_many_matches(setting: Setting) -> None:
    assert batch_leaks(Lockstep(setting, 2, dealt_state), load, 2000, 3) == set()


def test_the_law_finds_a_batch_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    def stacks(batch: Any, row: int) -> int:
        return crc32(batch.rows.states[row].stacks.tobytes())

    lockstep = Lockstep(QUICK[0], 2, dealt_state)
    assert "stacks" in leaks_of_dishonest_batch(lockstep, load, 8, stacks, monkeypatch)


def test_deals_depend_on_seeds_alone() -> None:
    batches = [parlour.env.batch("betta", 3, seats=3) for _ in range(2)]
    for batch in batches:
        batch.reset(seeds=np.array([5, 5, 6]))
    values = [np.zeros((3, batch.length), np.float32) for batch in batches]
    for batch, found in zip(batches, values, strict=True):
        batch.observe(found)
    assert np.array_equal(values[0], values[1])
    assert np.array_equal(values[0][0], values[0][1])
    assert not np.array_equal(values[0][0], values[0][2])
    batches[0].reset(np.array([True, False, False]))
    batches[0].observe(values[0])
    assert not np.array_equal(values[0][0], values[0][1])
    assert np.array_equal(values[0][1:], values[1][1:])


def test_betty_and_the_order_of_patterns_vary() -> None:
    batch = parlour.env.batch("betta", 200, seats=3, options={"mode": "betty"})
    assert isinstance(batch, BettaBatch)
    batch.reset(seeds=np.arange(200))
    colours: Any = batch.rows.states
    assert {tuple(row) for row in (colours["colours"][:, :3] < 0).tolist()} == {
        (True, False, False),
        (False, True, False),
        (False, False, True),
    }
    assert set(batch.rows.pair_orders.tolist()) == set(range(PAIR_ORDERS))
    assert set(batch.movers.tolist()) == {0, 1, 2}


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(Illegal, match=r"betta\.option-of-other-mode"):
        parlour.env.batch("betta", 2, options={"pool": "any"})
