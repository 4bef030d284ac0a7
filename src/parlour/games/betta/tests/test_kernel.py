"""The kernel is the rules: in lockstep along random matches, and its own deals are deals."""

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
from parlour.search import kernels

pytestmark = pytest.mark.uncounted

GAME, BOX = Betta(), packaged_box()
TABLES = packed.lookup_tables(BOX)
MODES = (Options(), Options(mode="betty"), Options(mode="solo"), Options(mode="solo", pool="any"))


def lockstep(options: Options, seats: int, seed: int) -> None:
    """Play one random match on both sides and compare every state, turn, total and rank."""
    luck = random.Random(seed)
    state = GAME.setup(options, seats, Rng(luck.randbytes(32))).state
    row, keys = packed.pack(state, BOX), np.zeros(5, np.int64)
    while awaited := GAME.turn(state).seats:
        (seat,) = awaited
        assert kernel.mover(row) == seat
        assert not kernel.is_over(row)
        actions = list(GAME.legal_actions(state, seat))
        action = luck.choice(actions)
        assert len(actions) == 4 * len(state.hands[seat]) * int(row[packed.OPEN]).bit_count()
        place = state.hands[seat].index(action.card)
        state = GAME.apply(state, seat, action).state
        assert (
            kernel.play_card(TABLES, row, place, action.turns, action.display)
            == state.placed[-1].points
        )
        assert (row == packed.pack(state, BOX)).all()
        standing = GAME.ranking(state)
        assert standing.scores == tuple(
            kernel.seat_total(TABLES, row, other) for other in range(seats)
        )
        kernel.write_ranking_keys(TABLES, row, keys)
        assert standing.ranks == tuple(
            1 + sum(keys[:seats] > keys[other]) for other in range(seats)
        )
    assert kernel.is_over(row)


@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.mode}-{options.pool}")
def test_rules_and_kernel_walk_in_lockstep(options: Options) -> None:
    for seats in GAME.seat_counts(options):
        for seed in range(60):
            lockstep(options, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.mode}-{options.pool}")
def test_rules_and_kernel_walk_in_lockstep_for_long(options: Options) -> None:
    for seats in GAME.seat_counts(options):
        for seed in range(1000, 4000):
            lockstep(options, seats, seed)


def test_rows_turn_back_into_states() -> None:
    for playout in playouts(GAME, 3, list(MODES)):
        state = GAME.setup(playout.options, playout.seats, Rng(bytes(32))).state
        assert packed.unpack(packed.pack(state, BOX), state, BOX) == state
        seat = next(iter(GAME.turn(state).seats))
        after = GAME.apply(state, seat, list(GAME.legal_actions(state, seat))[-1]).state
        again = packed.unpack(packed.pack(after, BOX), state, BOX)
        assert (again.displays, again.hands, again.stacks, again.scores) == (
            after.displays,
            after.hands,
            after.stacks,
            after.scores,
        )


def test_every_set_of_patterns_has_its_own_tables() -> None:
    """The dearest pattern that one colour makes is found in the tables of each of the 216 sets."""
    for number, names in enumerate(packed.pattern_sets(BOX)):
        patterns = tuple(BOX.patterns[name] for name in names)
        for shown in range(1, 512, 5):
            display = "".join("r" if shown >> cell & 1 else "." for cell in range(9))
            bits = packed.display_bits(display)
            assert (
                kernel.card_points(TABLES, number, bits, bits, bits)
                == card_score(display, display, patterns).points
            )


@pytest.mark.parametrize(
    ("mode", "colours"),
    [
        (packed.CLASSIC, ("r", "b")),
        (packed.CLASSIC, ("r", "b", "y", "g")),
        (packed.BETTY, ("r", None, "b")),
        (packed.SOLO_EVEN, (None,)),
        (packed.SOLO_ANY, (None,)),
    ],
)
def test_the_kernel_deals_as_the_rules_do(mode: int, colours: tuple[str | None, ...]) -> None:
    start, luck, deck = (
        packed.blank_state(mode, colours, (0, 0, 3, 6, 10)),
        kernels.new_generator(12345),
        np.zeros(48, np.int64),
    )
    firsts = set()
    for _ in range(200):
        row = start.copy()
        kernel.deal_cards(TABLES, row, luck, deck)
        for seat, colour in enumerate(colours):
            hand = list(row[packed.HAND + 3 * seat : packed.HAND + 3 * seat + 3])
            stack = list(row[packed.STACK + 6 * seat :][: row[packed.LEFT + seat]])
            own = "rbyg".index(colour) if colour else 4
            deck_numbers = range(48) if len(colours) == 1 else range(12 * own, 12 * own + 12)
            assert len(set(hand + stack)) == (14 if len(colours) == 1 else 9)
            assert set(hand + stack) <= set(deck_numbers)
            if mode == packed.SOLO_EVEN:
                assert (
                    max(sum(card // 12 == kind for card in hand + stack) for kind in range(4)) <= 4
                )
        started = {packed.SOLO_ANY: 0, packed.SOLO_EVEN: 1}.get(mode, len(colours))
        shown = [
            int(display) for display in row[packed.DISPLAY : packed.DISPLAY + row[packed.COUNT]]
        ]
        assert [display.bit_count() for display in shown] == [3] * started + [0] * (
            len(shown) - started
        )
        firsts.add(int(row[packed.FIRST]))
    assert firsts == set(range(len(colours)))


def test_random_means_are_those_of_the_rules() -> None:
    start = packed.blank_state(packed.CLASSIC, ("r", "b"), ())
    mean = kernel.play_random_games(TABLES, start, kernels.new_generator(99), 20_000)
    luck, totals = random.Random(4), list[int]()
    for _ in range(400):
        state = GAME.setup(Options(), 2, Rng(luck.randbytes(32))).state
        while awaited := GAME.turn(state).seats:
            (seat,) = awaited
            state = GAME.apply(
                state, seat, luck.choice(list(GAME.legal_actions(state, seat)))
            ).state
        totals += GAME.ranking(state).scores or ()
    assert abs(mean - sum(totals) / len(totals)) < 1.5
