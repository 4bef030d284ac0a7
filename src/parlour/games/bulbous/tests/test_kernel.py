"""Tests that the kernel agrees with the rules, and that its own matches keep the invariants."""

from __future__ import annotations

import random
from functools import reduce
from operator import or_
from typing import Any, get_type_hints

import numpy as np
import pytest

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.bulbous.kernel import packed, playout, rules
from parlour.games.bulbous.rules.actions import AnyAction, Bid, Swap
from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.tests.modes import GAME, MODES
from parlour.games.bulbous.tests.test_invariants import SPACE
from parlour.laws.playout import playouts
from parlour.search.kernels import new_generator
from parlour.search.records import assign_record, copied_record

pytestmark = pytest.mark.uncounted


def assert_same_but_draws(
    state: packed.PackedBulbousState, expected: packed.PackedBulbousState
) -> None:
    """Assert that two packed states are equal except for their random draws.

    Deck and hands must have the same sizes and the same union.
    """
    ours, theirs = ([record.deck, *record.hands.tolist()] for record in (state, expected))
    assert [int(cards).bit_count() for cards in ours] == [
        int(cards).bit_count() for cards in theirs
    ]
    assert reduce(or_, map(int, ours)) == reduce(or_, map(int, theirs))
    assert other_fields(state) == other_fields(expected)


def other_fields(state: packed.PackedBulbousState) -> dict[str, Any]:
    """Return the fields of a packed state that do not depend on random draws."""
    names = [
        name for name in get_type_hints(packed.PackedBulbousState) if name not in ("deck", "hands")
    ]
    return {name: np.asarray(getattr(state, name)).tolist() for name in names}


def play_in_lockstep(options: Options, seats: int, seed: int) -> int:
    """Play one random match with the rules and the kernel, and return the number of actions.

    Every state, mover, score and rank must agree.
    """
    rng, generator, count = random.Random(seed), new_generator(seed), 0
    state = GAME.setup(options, seats, Rng(rng.randbytes(32))).state
    packed_state = packed.pack(state)
    while awaited := GAME.turn(state).seats:
        seat = min(awaited)
        assert rules.mover(packed_state) == seat
        actions: list[AnyAction] = list(GAME.legal_actions(state, seat))
        action = rng.choice(actions)
        assert packed.unpack_action(packed.pack_action(action)) == action
        state = GAME.apply(state, seat, action).state
        rules.apply_mover_action(packed_state, packed.pack_action(action), generator)
        expected = packed.pack(state)
        assert_same_but_draws(packed_state, expected)
        assign_record(packed_state, expected)
        ranking = GAME.ranking(state)
        assert ranking.scores == tuple(rules.score(packed_state, other) for other in range(seats))
        totals = [rules.team_score(packed_state, other) for other in range(seats)]
        assert ranking.ranks == tuple(1 + sum(other > own for other in totals) for own in totals)
        assert playout.is_valid_state(packed_state)
        count += 1
    assert rules.is_over(packed_state)
    return count


@pytest.mark.parametrize("options", MODES, ids=str)
def test_rules_and_kernel_agree(options: Options) -> None:
    for seats in GAME.seat_counts(options):
        assert play_in_lockstep(options, seats, seats) > 50


def test_added_cards_leave_the_unused_seat_empty() -> None:
    """With three seats, cards added to a tie leave the fields of the fourth seat unchanged."""
    assert play_in_lockstep(Options(tied_bids="add-card", bluff="on"), 3, 0) > 50


@pytest.mark.slow
def test_rules_and_kernel_agree_for_every_option() -> None:
    for each in playouts(GAME, 2, SPACE):
        for seed in range(4):
            play_in_lockstep(each.options, each.seats, seed)


def test_random_actions_are_legal() -> None:
    """Random actions of the kernel are legal, and many of the legal actions occur."""
    for options in (Options(), Options(bluff="on", tied_bids="add-card")):
        rng, generator = random.Random(3), new_generator(8)
        state = GAME.setup(options, 4, Rng(bytes(32))).state
        for _ in range(120):
            seat = min(GAME.turn(state).seats)
            legal = {packed.pack_action(action) for action in GAME.legal_actions(state, seat)}
            packed_state = packed.pack(state)
            actions = {playout.random_action(packed_state, seat, generator) for _ in range(200)}
            assert actions <= legal
            assert len(actions) > min(len(legal), 40) / 2
            action = packed.unpack_action(rng.choice(sorted(actions)))
            state = GAME.apply(state, seat, action).state
            if not GAME.turn(state).seats:
                break


def test_deals_of_the_kernel() -> None:
    for options, seats, deck_size in (
        (Options(), 2, 16),
        (Options(), 3, 5),
        (Options(deck="four-colours"), 3, 13),
        (Options(), 4, 6),
    ):
        first_seats, generator = set(), new_generator(4)
        for _ in range(60):
            state = packed.blank_state(options, seats)
            rules.deal_cards(state, generator)
            assert playout.is_valid_state(state)
            assert int(state.deck).bit_count() == deck_size
            first_seats.add(int(state.first_seat))
        assert first_seats == set(range(seats))


def test_random_totals_agree_with_the_rules() -> None:
    """The mean total and length of 20,000 kernel matches agree with a few matches by the rules."""
    mean, rounds = playout.play_random_matches(
        packed.blank_state(Options(), 4), new_generator(9), 20_000
    )
    ends = []
    for each in playouts(GAME, 60, [Options()]):
        if each.seats != 4:
            continue
        rng = random.Random(str(each.seed))
        state = GAME.setup(each.options, 4, Rng(each.seed.ljust(32))).state
        while awaited := GAME.turn(state).seats:
            seat = min(awaited)
            kinds: dict[type, list[AnyAction]] = {}
            for action in GAME.legal_actions(state, seat):
                kinds.setdefault(type(action), []).append(action)
            state = GAME.apply(state, seat, rng.choice(kinds[rng.choice(list(kinds))])).state
        ends.append(state)
    own = [score for state in ends for score in GAME.ranking(state).scores or ()]
    assert abs(mean - sum(own) / len(own)) < 1.0
    assert abs(rounds - sum(state.round + 1 for state in ends) / len(ends)) < 1.5


def test_random_matches_keep_the_invariants() -> None:
    for each in playouts(GAME, 1, SPACE):
        assert (
            playout.count_valid_matches(
                packed.blank_state(each.options, each.seats), new_generator(5), 10
            )
            == 10
        )


@pytest.mark.slow
def test_a_hundred_thousand_random_matches_keep_the_invariants() -> None:
    playouts_of_options = list(playouts(GAME, 1, SPACE))
    share = 100_000 // len(playouts_of_options) + 1
    for each in playouts_of_options:
        assert (
            playout.count_valid_matches(
                packed.blank_state(each.options, each.seats), new_generator(6), share
            )
            == share
        )


def test_invalid_states_are_detected() -> None:
    def assign_hand(state: packed.PackedBulbousState) -> None:
        state.hands[0] = 1 << 34

    def assign_bulbs(state: packed.PackedBulbousState) -> None:
        state.bulbs[0, 0] = 5

    def assign_bulb_count(state: packed.PackedBulbousState) -> None:
        state.bulbs_this_round = 1

    def assign_deck(state: packed.PackedBulbousState) -> None:
        state.deck = 0

    valid = packed.blank_state(Options(), 2)
    rules.deal_cards(valid, new_generator(1))
    assert playout.is_valid_state(valid)
    for change in (assign_hand, assign_bulbs, assign_bulb_count, assign_deck):
        invalid = copied_record(valid)
        change(invalid)
        assert not playout.is_valid_state(invalid)


def test_bid_ranks_agree_with_the_rules() -> None:
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    while state.phase != "bid":
        seat = min(GAME.turn(state).seats)
        state = GAME.apply(state, seat, next(iter(GAME.legal_actions(state, seat)))).state
    seat = Seat(min(GAME.turn(state).seats))
    bids = [action for action in GAME.legal_actions(state, seat) if isinstance(action, Bid)]
    colour = COLOURS.index(state.order[0])
    for bid, draft in zip(bids, GAME.previews(GAME.view(state, seat), seat, bids), strict=True):
        assert rules.bid_rank(packed.card_mask(bid.cards), colour) == (
            rules.WILD_RANK if draft.wild else draft.value
        )
    assert packed.unpack_action(packed.pack_action(Swap(frozenset({"red-3"})))) == Swap(
        frozenset({"red-3"})
    )
