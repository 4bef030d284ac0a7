"""The kernel is the rules: in lockstep along random games of every option, and its own games keep the invariants."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.bulbous.kernel import packed, playout, rules
from parlour.games.bulbous.rules.actions import AnyAction, Bid, Swap
from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.tests.secrets import GAME, MODES
from parlour.games.bulbous.tests.test_invariants import SPACE
from parlour.laws.playout import playouts
from parlour.search.kernels import Ints64, new_generator

pytestmark = pytest.mark.uncounted

DRAWN = [packed.DECK, *(packed.HAND + seat for seat in range(4))]


def require_alike(row: Ints64, after: Ints64) -> None:
    """Hold a row to the packed state of the rules, whose draws differ: hands hold as many cards, and together the same with the deck."""
    assert [int(bits).bit_count() for bits in row[DRAWN]] == [
        int(bits).bit_count() for bits in after[DRAWN]
    ]
    assert np.bitwise_or.reduce(row[DRAWN]) == np.bitwise_or.reduce(after[DRAWN])
    others = [place for place in range(packed.STATE_SIZE) if place not in DRAWN]
    assert (row[others] == after[others]).all(), [
        (place, row[place], after[place]) for place in others if row[place] != after[place]
    ]


def lockstep(options: Options, seats: int, seed: int) -> int:
    """Play one random game on both sides, compare every state, turn, score and rank, and return how many decisions it took."""
    chance, word, taken = random.Random(seed), new_generator(seed), 0
    state = GAME.setup(options, seats, Rng(chance.randbytes(32))).state
    row = packed.pack(state)
    while awaited := GAME.turn(state).seats:
        seat = min(awaited)
        assert rules.mover(row) == seat
        actions: list[AnyAction] = list(GAME.legal_actions(state, seat))
        action = chance.choice(actions)
        assert packed.unpacked_action(packed.packed_action(action)) == action
        state = GAME.apply(state, seat, action).state
        rules.apply_mover_action(row, packed.packed_action(action), word)
        after = packed.pack(state)
        require_alike(row, after)
        row[:] = after
        standing = GAME.ranking(state)
        assert standing.scores == tuple(rules.score(row, other) for other in range(seats))
        decided = [rules.team_score(row, other) for other in range(seats)]
        assert standing.ranks == tuple(1 + sum(other > own for other in decided) for own in decided)
        assert playout.is_valid_state(row)
        taken += 1
    assert rules.is_over(row)
    return taken


@pytest.mark.parametrize("options", MODES, ids=str)
def test_rules_and_kernel_walk_in_lockstep(options: Options) -> None:
    for seats in GAME.seat_counts(options):
        assert lockstep(options, seats, seats) > 50


def test_a_tie_with_cards_leaves_the_chair_that_nobody_has_alone() -> None:
    """With three seats the row of a fourth holds nothing, before and after cards were added to a tie."""
    assert lockstep(Options(tied_bids="add-card", bluff="on"), 3, 0) > 50


@pytest.mark.slow
def test_rules_and_kernel_walk_in_lockstep_for_every_option() -> None:
    for each in playouts(GAME, 2, SPACE):
        for seed in range(4):
            lockstep(each.options, each.seats, seed)


def test_the_kernel_takes_legal_actions_only() -> None:
    """And among the legal ones each now and then."""
    for options in (Options(), Options(bluff="on", tied_bids="add-card")):
        chance, word = random.Random(3), new_generator(8)
        state = GAME.setup(options, 4, Rng(bytes(32))).state
        for _ in range(120):
            seat = min(GAME.turn(state).seats)
            legal, row = (
                {packed.packed_action(action) for action in GAME.legal_actions(state, seat)},
                packed.pack(state),
            )
            taken = {playout.random_action(row, seat, word) for _ in range(200)}
            assert taken <= legal
            assert len(taken) > min(len(legal), 40) / 2
            state = GAME.apply(
                state, seat, packed.unpacked_action(chance.choice(sorted(taken)))
            ).state
            if not GAME.turn(state).seats:
                break


def test_the_kernel_deals_as_the_rules_do() -> None:
    for options, seats, left in (
        (Options(), 2, 16),
        (Options(), 3, 5),
        (Options(deck="four-colours"), 3, 13),
        (Options(), 4, 6),
    ):
        firsts, word = set(), new_generator(4)
        for _ in range(60):
            row = packed.blank_state(options, seats)
            rules.deal_cards(row, word)
            assert playout.is_valid_state(row)
            assert int(row[packed.DECK]).bit_count() == left
            firsts.add(int(row[packed.FIRST]))
        assert firsts == set(range(seats))


def test_random_games_of_the_kernel_are_those_of_the_rules() -> None:
    """Means of totals and rounds over 20,000 games agree with the rules' own within what 60 games leave open."""
    mean, rounds = playout.play_random_games(
        packed.blank_state(Options(), 4), new_generator(9), 20_000
    )
    ends = []
    for each in playouts(GAME, 60, [Options()]):
        if each.seats != 4:
            continue
        chance, state = (
            random.Random(str(each.seed)),
            GAME.setup(each.options, 4, Rng(each.seed.ljust(32))).state,
        )
        while awaited := GAME.turn(state).seats:
            seat = min(awaited)
            kinds: dict[type, list[AnyAction]] = {}
            for action in GAME.legal_actions(state, seat):
                kinds.setdefault(type(action), []).append(action)
            state = GAME.apply(state, seat, chance.choice(kinds[chance.choice(list(kinds))])).state
        ends.append(state)
    own = [score for state in ends for score in GAME.ranking(state).scores or ()]
    assert abs(mean - sum(own) / len(own)) < 1.0
    assert abs(rounds - sum(state.round + 1 for state in ends) / len(ends)) < 1.5


def test_random_games_keep_the_invariants() -> None:
    for each in playouts(GAME, 1, SPACE):
        assert (
            playout.count_valid_games(
                packed.blank_state(each.options, each.seats), new_generator(5), 10
            )
            == 10
        )


@pytest.mark.slow
def test_a_hundred_thousand_random_games_keep_the_invariants() -> None:
    found = list(playouts(GAME, 1, SPACE))
    share = 100_000 // len(found) + 1
    for each in found:
        assert (
            playout.count_valid_games(
                packed.blank_state(each.options, each.seats), new_generator(6), share
            )
            == share
        )


def test_what_is_unsound_is_found() -> None:
    row = packed.blank_state(Options(), 2)
    rules.deal_cards(row, new_generator(1))
    for place, change in (
        (packed.HAND, 1 << 34),
        (packed.COUNT, 5),
        (packed.LIT, 1),
        (packed.DECK, 0),
    ):
        broken = row.copy()
        broken[place] = change
        assert not playout.is_valid_state(broken)


def test_bids_compare_as_in_the_rules() -> None:
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
    assert packed.unpacked_action(packed.packed_action(Swap(frozenset({"red-3"})))) == Swap(
        frozenset({"red-3"})
    )
