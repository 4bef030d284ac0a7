"""A batch of Bulbous agrees with the rules and tells no secret."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
import pytest

from parlour.core.game import Seat
from parlour.env.match import AgentMatch
from parlour.games.bulbous.coding import FIRST_ADD, FIRST_BRING, FIRST_ORDER, FIRST_SWAP
from parlour.games.bulbous.kernel.batch import BulbousBatch
from parlour.games.bulbous.kernel.packed import ActionKind, cards_of, pack
from parlour.games.bulbous.kernel.rules import mover
from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.rounds import open_round
from parlour.games.bulbous.rules.state import State
from parlour.games.bulbous.tests.test_invariants import SPACE
from parlour.laws.playout import pairwise_order, playouts
from parlour.search.records import assign_record

from .batch_secrets import batch_leaks, leaks_of_dishonest_batch
from .kernel_rng import KernelRng
from .lockstep import Lockstep
from .subjects import Setting

pytestmark = [pytest.mark.uncounted, pytest.mark.slow]  # compiling the batch takes 20 seconds

KINDS = (1, FIRST_SWAP, FIRST_ADD, FIRST_ADD + 1, FIRST_BRING, FIRST_ORDER)
"""The first numbers of bids, swaps, no added card, added cards, specimens and orders."""

SETTINGS = [
    Setting("bulbous", playout.seats, msgspec.to_builtins(playout.options))
    for playout in pairwise_order(list(playouts(Bulbous(), 1, SPACE)))
]
"""Every combination of options and seat counts; all pairs of values come early."""

QUICK = [
    Setting("bulbous", 2, {"tied_bids": "add-card", "bluff": "on", "bulbs": "fourteen"}),
    Setting("bulbous", 3, {"tied_bids": "add-card", "sequence": "next"}),
    Setting("bulbous", 4, {"edition": "author", "teams": "symbols"}),
]


def dealt_state(batch: BulbousBatch, row: int, match: AgentMatch) -> State:
    """Return the rules' state of a new match of a batch, with the same draws in the future."""
    packed: Any = batch.rows.states[row]
    hands: list[int] = packed.hands.tolist()
    state = State(
        options=match.options,
        rng=KernelRng(bytes(32), int(batch.rows.generators[row])),
        first=Seat(int(packed.first_seat)),
        hands=tuple(map(cards_of, hands[: match.seats])),
        deck=cards_of(int(packed.deck)),
        choices=(None,) * match.seats,
        added=(None,) * match.seats,
    )
    return open_round(state).state


def load(batch: BulbousBatch, row: int, state: State) -> None:
    """Replace the match in a row by a state of the rules."""
    rows, packed = batch.rows, pack(state)
    assign_record(rows.states[row], packed)
    kinds = {"bid": ActionKind.BID, "swap": ActionKind.SWAP, "pass": ActionKind.PASS}
    for seat, choice in enumerate(state.choices):
        if choice is not None:
            rows.kinds[row, seat], rows.counts[row, seat] = kinds[choice.do], len(choice.cards)
    rows.bulbs[row] = 0
    for specimen in (*state.places, *state.completed):
        if specimen is not None:
            for seat in map(int, specimen.bulbs):
                rows.bulbs[row, COLOURS.index(specimen.colour), seat] += 1
    rows.over[row] = state.over is not None
    rows.movers[row] = state.first if state.over else mover(packed)


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_a_batch_of_bulbous_agrees_with_the_rules(setting: Setting) -> None:
    assert Lockstep(setting, 3, dealt_state, KINDS).play(3) > 20


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_an_illegal_number_is_replaced_by_the_default_of_the_rules(setting: Setting) -> None:
    assert any(
        default > 0 for default, _ in Lockstep(setting, 4, dealt_state, KINDS).play_defaults(60)
    )


@pytest.mark.parametrize("part", range(8))
def test_a_batch_of_bulbous_agrees_with_the_rules_over_many_matches(part: int) -> None:
    """10,000 matches in all parts, spread over every combination of options and seat counts."""
    each = -(-10_000 // len(SETTINGS))
    for setting in SETTINGS[part::8]:
        assert Lockstep(setting, each, dealt_state, KINDS).play(each) > 20


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_a_batch_of_bulbous_tells_no_secret(setting: Setting) -> None:
    assert batch_leaks(Lockstep(setting, 2, dealt_state, KINDS), load, 40, 4) == set()


@pytest.mark.parametrize("setting", SETTINGS[:24], ids=str)
def test_a_batch_of_bulbous_tells_no_secret_in_many_matches(setting: Setting) -> None:
    assert batch_leaks(Lockstep(setting, 2, dealt_state, KINDS), load, 1000, 3) == set()


def test_the_law_finds_a_batch_that_shows_sealed_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    def bids(batch: Any, row: int) -> int:
        return crc32(batch.rows.states[row].bids.tobytes())

    lockstep = Lockstep(QUICK[2], 2, dealt_state, KINDS)
    assert "sealed bids" in leaks_of_dishonest_batch(lockstep, load, 200, bids, monkeypatch)
