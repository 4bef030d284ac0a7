"""Tests of the bots: legal play with every option, from views alone, and rising strength."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import inf
from random import Random

import pytest

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.bulbous.bench.speed import random_action
from parlour.games.bulbous.bots import LEVELS
from parlour.games.bulbous.bulb_value import bulb_stake, expected_points
from parlour.games.bulbous.kernel import ismcts, packed
from parlour.games.bulbous.kernel.likely_choices import LikelyChoice
from parlour.games.bulbous.kernel.player import BulbousKernelPlayer, information_set
from parlour.games.bulbous.kernel.playout import is_valid_state
from parlour.games.bulbous.kernel.rules import fitting_cards
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.tests.positions import holding, opened
from parlour.plugin.player import BotLevel, BotPlayer, RankingPlayer
from parlour.search.kernels import new_generator
from parlour.search.records import new_record

pytestmark = pytest.mark.uncounted

GAME = Bulbous()
MODES = (
    (Options(), 2),
    (Options(bluff="on", tied_bids="add-card"), 3),
    (Options(edition="author", teams="symbols", sequence="next", bulbs="fourteen"), 4),
)


def play_match(players: list[BotPlayer], options: Options, seed: int) -> tuple[int, ...]:
    """Return the final totals of a match between players, by seat."""
    rng = Random(seed)
    state = GAME.setup(options, len(players), Rng(rng.randbytes(32))).state
    while awaited := GAME.turn(state).seats:
        seat = min(awaited)
        state = GAME.apply(
            state, seat, players[seat].choose(GAME.view(state, seat), seat, rng, 1.0)
        ).state
    return GAME.ranking(state).scores or ()


@pytest.mark.slow
def test_search_and_ranking_are_legal_in_every_phase() -> None:
    """Searches with few iterations return legal actions and sorted rankings with all options."""
    player = BulbousKernelPlayer(60, 60)
    for options, seats in MODES:
        rng = Random(4)
        state = GAME.setup(options, seats, Rng(rng.randbytes(32))).state
        while awaited := GAME.turn(state).seats:
            seat = min(awaited)
            ranking = player.rank(GAME.view(state, seat), rng, 9.0)
            values = [candidate.value for candidate in ranking]
            assert values == sorted(values, reverse=True)
            assert all(GAME.apply(state, seat, candidate.action) for candidate in ranking)
            state = GAME.apply(
                state, seat, player.choose_action(GAME.view(state, seat), rng, 9.0, 0.5)
            ).state


def visible_part(action: AnyAction) -> object:
    """Return what other seats see of an action; of face-down cards, they see only the number."""
    return (
        len(action.cards) if isinstance(action, Bid) else Add if isinstance(action, Add) else action
    )


def test_likely_choices_are_in_turn_order_and_ignore_hidden_cards() -> None:
    player, kinds = BulbousKernelPlayer(60, 120), Counter[str]()
    for options, seats in MODES:
        rng = Random(6)
        state = GAME.setup(options, seats, Rng(rng.randbytes(32))).state
        while awaited := GAME.turn(state).seats:
            seat = Seat(min(awaited))
            view, lines = GAME.view(state, seat), dict[object, tuple[LikelyChoice, ...]]()
            later = [
                Seat((view.first + step) % seats)
                for step in range(seats)
                if view.choices[(view.first + step) % seats] is None
            ]
            expected = (
                later[1:]
                if view.phase == "bid"
                else sorted(awaited - {seat})
                if view.phase == "add"
                else []
            )
            for candidate in player.rank(view, rng, 9.0):
                line = candidate.line
                assert [choice.seat for choice in line] == expected
                assert lines.setdefault(visible_part(candidate.action), line) == line
                for choice in line:
                    assert choice.count <= view.hands[choice.seat] and (choice.do == "add") == (
                        view.phase == "add"
                    )
                    kinds[choice.do] += 1
            state = GAME.apply(state, seat, player.choose_action(view, rng, 9.0, 0.5)).state
    assert set(kinds) == {"pass", "swap", "bid", "add"}


def test_a_seat_that_cannot_hold_the_colour_is_not_expected_to_bid() -> None:
    state = replace(opened(2), final=True, turn=3, first=Seat(0))
    state = holding(state, [["yellow-3", "yellow-8"], ["blue-3"]])
    view = replace(
        GAME.view(state, Seat(0)),
        unseen=tuple(
            card
            for card in GAME.view(state, Seat(0)).unseen
            if not card.startswith(("yellow", "wild"))
        ),
    )
    for candidate in BulbousKernelPlayer(60, 60).rank(view, Random(1), inf):
        assert [choice.do for choice in candidate.line] != ["bid"]


def test_the_search_bids_every_fitting_card_in_the_last_turn() -> None:
    """No card has any value after the last turn."""
    state = replace(opened(2), final=True, turn=3, first=Seat(0))
    state = holding(
        state, [["yellow-3", "yellow-8", "yellow-x2", "red-9"], ["yellow-9", "yellow-7", "blue-3"]]
    )
    for seed in range(5):
        action = BulbousKernelPlayer(100, 100).choose_action(
            GAME.view(state, Seat(0)), Random(seed), 9.0, 0.5
        )
        assert action == Bid(frozenset({"yellow-3", "yellow-8", "yellow-x2"}))


def test_determinizations_are_consistent_with_the_view() -> None:
    state = GAME.setup(Options(), 3, Rng(bytes(32))).state
    rng, generator, packed_state, sealed = (
        Random(6),
        new_generator(3),
        new_record(packed.STATE_TYPE),
        0,
    )
    while awaited := GAME.turn(state).seats:
        seat = Seat(min(awaited))
        known = information_set(GAME.view(state, seat), rng)
        for _ in range(3):
            ismcts.determinize(known, packed_state, generator)
            assert is_valid_state(packed_state)
            hands = packed_state.hands.tolist()
            assert [hand.bit_count() for hand in hands[:3]] == [len(hand) for hand in state.hands]
            assert hands[seat] == packed.card_mask(state.hands[seat])
            for other, choice in enumerate(state.choices):
                bid = int(packed_state.bids[other])
                assert bid.bit_count() == (
                    len(choice.cards) if choice and choice.do == "bid" else 0
                )
                assert not bid or not bid & ~fitting_cards(packed_state.order[state.turn])
                sealed += bid > 0
        state = GAME.apply(state, seat, random_action(GAME, state, seat, rng)).state
    assert sealed > 20


@pytest.mark.parametrize("level", LEVELS[:6], ids=lambda level: level.id)
def test_a_level_plays_to_the_end(level: BotLevel) -> None:
    for options, seats in MODES:
        assert sum(play_match([level.build(GAME)] * seats, options, 1)) > 0


@pytest.mark.parametrize(
    ("weak", "strong"), list(pairwise(LEVELS[:6:2])), ids=lambda level: level.id
)
def test_a_level_beats_the_weaker_one(weak: BotLevel, strong: BotLevel) -> None:
    lead = 0.0
    for seed in range(8):
        for strong_seat in range(2):
            totals = play_match(
                [(strong if seat == strong_seat else weak).build(GAME) for seat in range(2)],
                Options(),
                seed,
            )
            lead += totals[strong_seat] - totals[1 - strong_seat]
    assert lead > 0


def test_rankings_are_sorted_and_legal() -> None:
    players = [player for level in LEVELS if isinstance(player := level.build(GAME), RankingPlayer)]
    assert players
    state = GAME.setup(Options(), 4, Rng(bytes(32))).state
    rng = Random(2)
    for _ in range(12):
        seat = Seat(min(GAME.turn(state).seats))
        for player in players:
            candidates = player.rank(GAME.view(state, seat), seat, rng, 1.0)
            values = [candidate.value for candidate in candidates]
            assert values == sorted(values, reverse=True)
            assert all(GAME.apply(state, seat, candidate.action) for candidate in candidates)
        state = GAME.apply(state, seat, candidates[0].action).state


def test_bulb_values() -> None:
    """The last space gains its bulb and the majority; an earlier space gains at least a tie."""
    assert expected_points((1, 0), 0, "classic") == (3.0, 0.0)
    assert expected_points((0, 0), 1, "author") == (2.0, 2.0)
    assert expected_points((1, 0), 1, "classic") == (3.0, 1.0)
    assert bulb_stake((0, 0), 1, 0, "classic") == 6.0
