"""Every level plays every option to its end, legally, from what its seat may see, and better than the one below."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.bulbous.bench.speed import random_decision
from parlour.games.bulbous.bots import LEVELS
from parlour.games.bulbous.kernel import ismcts, packed
from parlour.games.bulbous.kernel.likely_choices import LikelyChoice
from parlour.games.bulbous.kernel.player import BulbousKernelPlayer, information_set
from parlour.games.bulbous.kernel.playout import is_valid_state
from parlour.games.bulbous.kernel.rules import fitting_cards
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.tests.positions import holding, opened
from parlour.games.bulbous.worth import bulb_stake, expected_points
from parlour.plugin.player import BotLevel, BotPlayer, RankingPlayer
from parlour.search.kernels import new_generator as counter

pytestmark = pytest.mark.uncounted

GAME = Bulbous()
MODES = (
    (Options(), 2),
    (Options(bluff="on", tied_bids="add-card"), 3),
    (Options(edition="author", teams="symbols", sequence="next", bulbs="fourteen"), 4),
)


def played(players: list[BotPlayer], options: Options, seed: int) -> tuple[int, ...]:
    """Return the totals of a game of players, each on its chair."""
    luck = Random(seed)
    state = GAME.setup(options, len(players), Rng(luck.randbytes(32))).state
    while awaited := GAME.turn(state).seats:
        seat = min(awaited)
        state = GAME.apply(
            state, seat, players[seat].choose(GAME.view(state, seat), seat, luck, 1.0)
        ).state
    return GAME.ranking(state).scores or ()


def test_the_search_decides_like_the_rules_wherever_it_is_asked() -> None:
    """With few deals each: every phase of every option, sealed bids of others among them, and its ranking is legal and sorted."""
    player = BulbousKernelPlayer(60, 60)
    for options, seats in MODES:
        luck = Random(4)
        state = GAME.setup(options, seats, Rng(luck.randbytes(32))).state
        while awaited := GAME.turn(state).seats:
            seat = min(awaited)
            ranking = player.rank(GAME.view(state, seat), luck, 9.0)
            assert [one.value for one in ranking] == sorted(
                (one.value for one in ranking), reverse=True
            )
            assert all(GAME.apply(state, seat, one.action) for one in ranking)
            state = GAME.apply(
                state, seat, player.choose_decision(GAME.view(state, seat), luck, 9.0, 0.5)
            ).state


def looks(action: AnyAction) -> object:
    """Return what the others see of a decision: of cards face down only how many."""
    return (
        len(action.cards) if isinstance(action, Bid) else Add if isinstance(action, Add) else action
    )


def test_what_the_others_likely_do_is_told_in_turn_and_never_follows_from_cards_they_cannot_see() -> (
    None
):
    player, told = BulbousKernelPlayer(60, 120), Counter[str]()
    for options, seats in MODES:
        luck = Random(6)
        state = GAME.setup(options, seats, Rng(luck.randbytes(32))).state
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
            for one in player.rank(view, luck, 9.0):
                assert [choice.seat for choice in one.line] == expected
                assert lines.setdefault(looks(one.action), one.line) == one.line
                for choice in one.line:
                    assert choice.count <= view.hands[choice.seat] and (choice.do == "add") == (
                        view.phase == "add"
                    )
                    told[choice.do] += 1
            state = GAME.apply(state, seat, player.choose_decision(view, luck, 9.0, 0.5)).state
    assert set(told) == {"pass", "swap", "bid", "add"}


def test_somebody_who_holds_nothing_of_the_colour_is_not_taken_to_bid() -> None:
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
    for one in BulbousKernelPlayer(60, 60).rank(view, Random(1), 9.0):
        assert [choice.do for choice in one.line] != ["bid"]


def test_the_search_bids_all_that_fits_in_the_last_turn() -> None:
    """No card is worth keeping then, so the highest bid is bid, or the wild."""
    state = replace(opened(2), final=True, turn=3, first=Seat(0))
    state = holding(
        state, [["yellow-3", "yellow-8", "yellow-x2", "red-9"], ["yellow-9", "yellow-7", "blue-3"]]
    )
    for seed in range(5):
        action = BulbousKernelPlayer(100, 100).choose_decision(
            GAME.view(state, Seat(0)), Random(seed), 9.0, 0.5
        )
        assert action == Bid(frozenset({"yellow-3", "yellow-8", "yellow-x2"}))


def test_deals_that_are_guessed_could_lie_behind_the_view() -> None:
    state = GAME.setup(Options(), 3, Rng(bytes(32))).state
    luck, word, row, sealed = Random(6), counter(3), np.zeros(packed.STATE_SIZE, np.int64), 0
    while awaited := GAME.turn(state).seats:
        seat = Seat(min(awaited))
        known = information_set(GAME.view(state, seat), luck)
        for _ in range(3):
            ismcts.determinize(known, row, word)
            assert is_valid_state(row)
            assert [int(row[packed.HAND + other]).bit_count() for other in range(3)] == [
                len(hand) for hand in state.hands
            ]
            assert row[packed.HAND + seat] == packed.card_mask(state.hands[seat])
            for other, choice in enumerate(state.choices):
                laid = int(row[packed.LAID + other])
                assert laid.bit_count() == (
                    len(choice.cards) if choice and choice.do == "bid" else 0
                )
                assert not laid or not laid & ~fitting_cards(row[packed.ORDER + state.turn])
                sealed += laid > 0
        state = GAME.apply(state, seat, random_decision(GAME, state, seat, luck)).state
    assert sealed > 20


@pytest.mark.parametrize("level", LEVELS[:6], ids=lambda level: level.id)
def test_a_level_plays_to_the_end(level: BotLevel) -> None:
    for options, seats in MODES:
        assert sum(played([level.build(GAME)] * seats, options, 1)) > 0


@pytest.mark.parametrize(
    ("weak", "strong"), list(pairwise(LEVELS[:6:2])), ids=lambda level: level.id
)
def test_a_range_beats_the_one_below(weak: BotLevel, strong: BotLevel) -> None:
    ahead = 0.0
    for seed in range(8):
        for chair in range(2):
            totals = played(
                [(strong if seat == chair else weak).build(GAME) for seat in range(2)],
                Options(),
                seed,
            )
            ahead += totals[chair] - totals[1 - chair]
    assert ahead > 0


def test_those_who_rank_put_what_they_choose_first() -> None:
    ranking = [
        level.build(GAME) for level in LEVELS if isinstance(level.build(GAME), RankingPlayer)
    ]
    assert ranking
    state = GAME.setup(Options(), 4, Rng(bytes(32))).state
    luck = Random(2)
    for _ in range(12):
        seat = Seat(min(GAME.turn(state).seats))
        for player in ranking:
            assert isinstance(player, RankingPlayer)
            candidates = player.rank(GAME.view(state, seat), seat, luck, 1.0)
            values = [candidate.value for candidate in candidates]
            assert values == sorted(values, reverse=True)
            assert all(GAME.apply(state, seat, candidate.action) for candidate in candidates)
        state = GAME.apply(state, seat, candidates[0].action).state


def test_what_a_bulb_is_worth() -> None:
    """A single space pays its bulb and majority; of two, the first bulb is a tie or more."""
    assert expected_points((1, 0), 0, "classic") == (3.0, 0.0)
    assert expected_points((0, 0), 1, "author") == (2.0, 2.0)
    assert expected_points((1, 0), 1, "classic") == (3.0, 1.0)
    assert bulb_stake((0, 0), 1, 0, "classic") == 6.0
