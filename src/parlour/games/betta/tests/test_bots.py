"""Tests of the bots: legal play from views alone, and exact play where the optimum is known."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import inf
from random import Random
from statistics import mean

import pytest

from parlour.core.codec import Codec, encode
from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.betta import bots
from parlour.games.betta.kernel import heuristics
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options, State
from parlour.plugin.player import LEVEL_IDS, BotLevel, BotPlayer

pytestmark = pytest.mark.uncounted

GAME, BOX = Betta(), packaged_box()
MODES = (Options(), Options(mode="betty"), Options(mode="solo"), Options(mode="solo", pool="any"))


def played(options: Options, seats: int, taken: int, seed: int) -> State:
    """Return a state after some turns of the one-ply bot."""
    luck, player = Random(seed), bots.OnePlyPlayer(GAME)
    state = GAME.setup(options, seats, Rng(luck.randbytes(32))).state
    for _ in range(taken):
        (seat,) = GAME.turn(state).seats
        state = GAME.apply(
            state, seat, player.choose(GAME.view(state, seat), seat, luck, 1.0)
        ).state
    return state


def moments() -> Iterator[tuple[State, Seat]]:
    for options in MODES:
        for seats in GAME.seat_counts(options):
            for taken in range(0, 7 * seats, 3 + seats):
                state = played(options, seats, taken, seats + taken)
                (seat,) = GAME.turn(state).seats
                yield state, seat


def match(players: list[BotPlayer], options: Options, seed: int) -> tuple[int, ...]:
    """Return the final totals of a match between players, by seat."""
    luck = Random(seed)
    state = GAME.setup(options, len(players), Rng(luck.randbytes(32))).state
    while seats := GAME.turn(state).seats:
        (seat,) = seats
        state = GAME.apply(
            state, seat, players[seat].choose(GAME.view(state, seat), seat, luck, 0.5)
        ).state
    return GAME.ranking(state).scores or ()


def test_there_are_ten() -> None:
    assert tuple(level.id for level in bots.LEVELS) == LEVEL_IDS


@pytest.mark.parametrize("level", bots.LEVELS, ids=lambda level: level.id)
def test_every_level_answers_any_view_legally(level: BotLevel) -> None:
    player, codec = level.build(GAME), Codec(GAME)
    for state, seat in moments():
        view = codec.decode_view(encode(GAME.view(state, seat)))
        GAME.apply(state, seat, player.choose(view, seat, Random(1), 0.02))


@pytest.mark.slow
def test_the_compiled_search_answers_any_view_legally() -> None:
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    player = BettaKernelPlayer(50, exact=True)
    for state, seat in moments():
        GAME.apply(state, seat, player.rank(GAME.view(state, seat), BOX, Random(1), inf)[0].action)


@pytest.mark.slow
def test_a_level_is_the_same_for_the_same_luck() -> None:
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    state = played(Options(), 3, 4, 9)
    (seat,) = GAME.turn(state).seats
    view, player = GAME.view(state, seat), BettaKernelPlayer(100, exact=False)
    assert (
        player.rank(view, BOX, Random(5), inf)[0].action
        == player.rank(view, BOX, Random(5), inf)[0].action
    )


def test_one_ply_is_what_the_rules_make_of_it() -> None:
    for state, seat in moments():
        view = GAME.view(state, seat)
        before = view.finals[seat] - 0.25 * (sum(view.finals) - view.finals[seat])
        who, candidates = heuristics.view_candidates(
            view, BOX, 0.25 * max(len(view.colours) - 1, 1)
        )
        assert who.rivalry == 0.25
        for candidate in candidates[::5]:
            after = GAME.view(GAME.apply(state, seat, candidate.action).state, seat)
            ends = after.finals[seat] - 0.25 * (sum(after.finals) - after.finals[seat])
            assert candidate.value == pytest.approx(
                after.scores[seat] - view.scores[seat] + ends - before
            )


def test_choices_leave_out_only_what_is_alike() -> None:
    for state, seat in moments():
        _, candidates = heuristics.view_candidates(GAME.view(state, seat), BOX, 0.5)
        actions = {candidate.action for candidate in candidates}
        ends = {best_turned(GAME.apply(state, seat, action).state, action) for action in actions}
        assert len(actions) == len(candidates)
        assert actions <= set(GAME.legal_actions(state, seat))
        assert {
            best_turned(GAME.apply(state, seat, action).state, action)
            for action in GAME.legal_actions(state, seat)
        } == ends


def best_turned(state: State, action: Place) -> tuple[str, tuple[str, ...]]:
    """Return the card and the displays in a form that is the same for equivalent placements.

    Empty displays are interchangeable, and a single card on a display may have any rotation.
    """
    from parlour.games.betta.rules.display import rotated_cells

    shown = [
        min(rotated_cells(cells, turns) for turns in range(4)) if cells.count(".") >= 6 else cells
        for cells in state.displays
    ]
    return action.card, tuple(sorted(shown)) if action.display in _once(state) else tuple(shown)


def _once(state: State) -> set[int]:
    """Return the displays without a start card on which exactly one card was laid."""
    laid = [ply.display for ply in state.placed]
    return {number for number in laid if laid.count(number) == 1 and number >= len(state.starts)}


def utility_of(state: State, seat: Seat) -> float:
    return heuristics.utility(GAME.ranking(state), seat)


def best_last(state: State, seat: Seat, hand: tuple[str, ...]) -> float:
    """Return the utility for `seat` after the last mover plays its best action with this hand."""
    (last,) = GAME.turn(state).seats
    state = replace(
        state,
        hands=tuple(hand if other == last else held for other, held in enumerate(state.hands)),
    )
    ends = [GAME.apply(state, last, action).state for action in GAME.legal_actions(state, last)]
    return utility_of(max(ends, key=lambda end: utility_of(end, last)), seat)


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES[:2], ids=lambda options: options.mode)
def test_the_last_turn_is_exact(options: Options) -> None:
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    player = BettaKernelPlayer(1, exact=True)
    for seed in range(12):
        seats = 2 + seed % 3
        state = played(options, seats, 7 * seats - 1, seed)
        (seat,) = GAME.turn(state).seats
        chosen = player.rank(GAME.view(state, seat), BOX, Random(0), inf)[0].action
        best = max(
            utility_of(GAME.apply(state, seat, action).state, seat)
            for action in GAME.legal_actions(state, seat)
        )
        assert utility_of(GAME.apply(state, seat, chosen).state, seat) == pytest.approx(best)


@pytest.mark.parametrize(
    ("options", "seats"), [(Options(), 2), (Options(mode="betty"), 4), (Options(mode="solo"), 1)]
)
def test_the_last_ranking_tells_the_lead(options: Options, seats: int) -> None:
    """In the last turn, the value of an action is the final lead or, in a solo game, the total."""
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    turns = 14 if seats == 1 else 7 * seats
    state = played(options, seats, turns - 1, 3)
    (seat,) = GAME.turn(state).seats
    best, *others = BettaKernelPlayer(1, exact=True).rank(
        GAME.view(state, seat), BOX, Random(0), 1.0
    )
    scores = GAME.ranking(GAME.apply(state, seat, best.action).state).scores or ()
    assert best.value == scores[seat] - max(
        (score for other, score in enumerate(scores) if other != seat), default=0
    )
    assert all(best.value >= other.value for other in others)


@pytest.mark.parametrize("exact", [False, True])
def test_a_searched_ranking_is_in_points(exact: bool) -> None:
    """The expected value of the best action is a plausible total, not a utility from 0 to 1."""
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    state = played(Options(mode="solo"), 1, 8, 5)
    ranking = BettaKernelPlayer(400, exact).rank(GAME.view(state, Seat(0)), BOX, Random(0), inf)
    assert GAME.view(state, Seat(0)).scores[0] < ranking[0].value < 150


def test_a_searched_ranking_tells_what_would_likely_follow() -> None:
    """The likely reply lays a card that the other seat may hold on a display that is not full."""
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    state = played(Options(), 2, 4, 3)
    (seat,) = GAME.turn(state).seats
    view, other = GAME.view(state, seat), Seat(1 - seat)
    ranking = BettaKernelPlayer(400, exact=False).rank(view, BOX, Random(0), inf)
    for candidate in ranking[:3]:
        (answer,) = candidate.line
        assert answer.card in {card.id for card in view.unseen[other]}
        assert (
            "."
            in GAME.view(GAME.apply(state, seat, candidate.action).state, other).displays[
                answer.display
            ]
        )


def test_the_last_turn_but_one_is_exact() -> None:
    """The values agree with an enumeration of all ten hands that the last mover may hold."""
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    player = BettaKernelPlayer(1, exact=True)
    for seats in (2, 3):
        state = played(Options(), seats, 7 * seats - 2, 40 + seats)
        (seat,) = GAME.turn(state).seats
        view = GAME.view(state, seat)
        hands = list(combinations((card.id for card in view.unseen[(seat + 1) % seats]), 3))
        assert len(hands) == 10
        _, candidates = heuristics.view_candidates(view, BOX, 0.5)
        values = {}
        for action in (candidate.action for candidate in candidates):
            after = GAME.apply(state, seat, action).state
            values[action] = mean(best_last(after, seat, hand) for hand in hands)
        chosen = player.rank(view, BOX, Random(0), inf)[0].action
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-6)


def test_alone_the_last_three_cards_are_exact() -> None:
    from parlour.games.betta.kernel.player import BettaKernelPlayer

    def most(state: State) -> int:
        if not GAME.turn(state).seats:
            return (GAME.ranking(state).scores or ())[0]
        view = GAME.view(state, Seat(0))
        return max(
            most(GAME.apply(state, Seat(0), candidate.action).state)
            for candidate in heuristics.view_candidates(view, BOX, 0.0)[1]
        )

    state, player = played(Options(mode="solo"), 1, 12, 3), BettaKernelPlayer(1, exact=True)
    best = most(state)
    while GAME.turn(state).seats:
        state = GAME.apply(
            state, Seat(0), player.rank(GAME.view(state, Seat(0)), BOX, Random(0), inf)[0].action
        ).state
    assert GAME.ranking(state).scores == (best,)


def test_average_of_the_best_card() -> None:
    values = [5.0, 1.0, 3.0, 4.0, 2.0]
    drawn = [max(hand) for hand in combinations(values, 3)]
    assert heuristics.expected_maximum(values, 0, 3) == pytest.approx(mean(drawn))
    assert heuristics.expected_maximum(values, 2, 1) == pytest.approx(mean([5.0, 5.0, 5.0]))
    assert heuristics.expected_maximum([1.0, 5.0, 3.0], 1, 1) == pytest.approx(4.0)
    assert heuristics.expected_maximum([2.0, 3.0], 2, 0) == 3.0


def test_levels_rise() -> None:
    """The one-ply bot clearly beats the beginner; `parlour duel` measures the other levels."""
    beginner, casual = bots.LEVELS[0].build(GAME), bots.OnePlyPlayer(GAME)
    ahead = 0
    for seed in range(30):
        one, two = match([casual, beginner], Options(), seed)
        ahead += one > two
    assert ahead >= 22
