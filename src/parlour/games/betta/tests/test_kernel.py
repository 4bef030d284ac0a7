"""Tests that the kernel agrees with the rules along random matches and deals like them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parlour.core.rng import Rng
from parlour.games.betta.kernel import packed
from parlour.games.betta.kernel import rules as kernel
from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.scoring import card_score
from parlour.games.betta.rules.state import Options
from parlour.laws.playout import playouts
from parlour.search.kernels import new_generator
from parlour.search.records import copied_record

pytestmark = pytest.mark.uncounted

GAME, BOX = Betta(), packaged_box()
TABLES = packed.lookup_tables(BOX)
MODES = (Options(), Options(mode="betty"), Options(mode="solo"), Options(mode="solo", pool="any"))


def play_in_lockstep(options: Options, seats: int, seed: int) -> None:
    """Play one random match with the rules and the kernel.

    Every state, mover, total and rank must agree.
    """
    rng = random.Random(seed)
    state = GAME.setup(options, seats, Rng(rng.randbytes(32))).state
    packed_state, keys = packed.pack(state, BOX), np.zeros(5, np.int64)
    while awaited := GAME.turn(state).seats:
        (seat,) = awaited
        assert kernel.mover(packed_state) == seat
        assert not kernel.is_over(packed_state)
        actions = list(GAME.legal_actions(state, seat))
        action = rng.choice(actions)
        open_displays = int(packed_state.open_displays).bit_count()
        assert len(actions) == 4 * len(state.hands[seat]) * open_displays
        place = state.hands[seat].index(action.card)
        state = GAME.apply(state, seat, action).state
        assert (
            kernel.play_card(TABLES, packed_state, place, action.turns, action.display)
            == state.placed[-1].points
        )
        assert packed_state == packed.pack(state, BOX)
        ranking = GAME.ranking(state)
        assert ranking.scores == tuple(
            kernel.seat_total(TABLES, packed_state, other) for other in range(seats)
        )
        kernel.write_ranking_keys(TABLES, packed_state, keys)
        assert ranking.ranks == tuple(1 + sum(keys[:seats] > keys[other]) for other in range(seats))
    assert kernel.is_over(packed_state)


@pytest.mark.parametrize(
    "seeds",
    [range(4), pytest.param(range(4, 20), marks=pytest.mark.slow)],
    ids=["few", "many"],
)
@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.mode}-{options.pool}")
def test_rules_and_kernel_agree(options: Options, seeds: range) -> None:
    for seats in GAME.seat_counts(options):
        for seed in seeds:
            play_in_lockstep(options, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.mode}-{options.pool}")
def test_rules_and_kernel_agree_in_many_matches(options: Options) -> None:
    for seats in GAME.seat_counts(options):
        for seed in range(1000, 4000):
            play_in_lockstep(options, seats, seed)


def test_packed_states_are_unpacked() -> None:
    for playout in playouts(GAME, 3, list(MODES)):
        state = GAME.setup(playout.options, playout.seats, Rng(bytes(32))).state
        assert packed.unpack(packed.pack(state, BOX), state, BOX) == state
        seat = next(iter(GAME.turn(state).seats))
        after = GAME.apply(state, seat, list(GAME.legal_actions(state, seat))[-1]).state
        unpacked = packed.unpack(packed.pack(after, BOX), state, BOX)
        assert (unpacked.displays, unpacked.hands, unpacked.stacks, unpacked.scores) == (
            after.displays,
            after.hands,
            after.stacks,
            after.scores,
        )


@pytest.mark.parametrize("step", [36, pytest.param(1, marks=pytest.mark.slow)])
def test_lookup_tables_of_pattern_sets(step: int) -> None:
    """The tables of the 216 pattern sets give the most valuable pattern that one colour makes."""
    for number, names in list(enumerate(packed.pattern_sets(BOX)))[::step]:
        patterns = tuple(BOX.patterns[name] for name in names)
        for cells in range(1, 512, 5):
            display = "".join("r" if cells >> cell & 1 else "." for cell in range(9))
            bits = packed.display_bits(display)
            assert (
                kernel.card_points(TABLES, number, bits, bits, bits)
                == card_score(display, display, patterns).points
            )


@pytest.mark.parametrize(
    ("mode", "colours"),
    [
        (packed.KernelMode.CLASSIC, ("r", "b")),
        (packed.KernelMode.CLASSIC, ("r", "b", "y", "g")),
        (packed.KernelMode.BETTY, ("r", None, "b")),
        (packed.KernelMode.SOLO_EVEN, (None,)),
        (packed.KernelMode.SOLO_ANY, (None,)),
    ],
)
def test_the_kernel_deals_like_the_rules(
    mode: packed.KernelMode, colours: tuple[str | None, ...]
) -> None:
    start, rng = packed.blank_state(mode, colours, (0, 0, 3, 6, 10)), new_generator(12345)
    firsts = set()
    for _ in range(200):
        state = copied_record(start)
        kernel.deal_cards(TABLES, state, rng)
        for seat, colour in enumerate(colours):
            hand = state.hands.tolist()[seat]
            stack = state.stacks.tolist()[6 * seat :][: int(state.stack_sizes[seat])]
            own = "rbyg".index(colour) if colour else 4
            deck_numbers = range(48) if len(colours) == 1 else range(12 * own, 12 * own + 12)
            assert len(set(hand + stack)) == (14 if len(colours) == 1 else 9)
            assert set(hand + stack) <= set(deck_numbers)
            if mode == packed.KernelMode.SOLO_EVEN:
                assert (
                    max(sum(card // 12 == kind for card in hand + stack) for kind in range(4)) <= 4
                )
        started = {packed.KernelMode.SOLO_ANY: 0, packed.KernelMode.SOLO_EVEN: 1}.get(
            mode, len(colours)
        )
        displays = state.displays.tolist()[: int(state.display_count)]
        assert [display.bit_count() for display in displays] == [3] * started + [0] * (
            len(displays) - started
        )
        firsts.add(int(state.first_seat))
    assert firsts == set(range(len(colours)))


def test_random_totals_agree_with_the_rules() -> None:
    start = packed.blank_state(packed.KernelMode.CLASSIC, ("r", "b"), ())
    mean = kernel.play_random_matches(TABLES, start, new_generator(99), 20_000)
    rng, totals = random.Random(4), list[int]()
    for _ in range(400):
        state = GAME.setup(Options(), 2, Rng(rng.randbytes(32))).state
        while awaited := GAME.turn(state).seats:
            (seat,) = awaited
            state = GAME.apply(state, seat, rng.choice(list(GAME.legal_actions(state, seat)))).state
        totals += GAME.ranking(state).scores or ()
    assert abs(mean - sum(totals) / len(totals)) < 1.5
