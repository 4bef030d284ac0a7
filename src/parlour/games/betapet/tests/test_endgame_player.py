"""Tests of the endgame player: solved endgames, and rankings by equity and of answers."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING, Literal

import pytest

from parlour.core.game import Seat
from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.players.endgame import EndgamePlayer
from parlour.games.betapet.players.equity import BetapetGreedyPlayer
from parlour.games.betapet.plays import generator as generators
from parlour.games.betapet.plays.generator import PlainGenerator, fastest_generator
from parlour.games.betapet.rules.actions import Exchange, Pass, Play
from parlour.games.betapet.rules.board import START_SQUARE
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options, State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import BETAPET, changed_state, graph, new_match

if TYPE_CHECKING:
    from parlour.games.betapet.kernel.generator import CompiledGenerator

pytestmark = pytest.mark.uncounted

SECONDS = 0.5

BUILDERS = {level.id: level.build for level in LEVELS}


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Use the plain Python generator, as without Numba, unless a test requests `compiled`."""
    if "compiled" not in request.fixturenames:
        monkeypatch.setattr(generators, "find_spec", lambda name: None)
        monkeypatch.setattr(generators, "_ready_generators", {})


@pytest.fixture
def compiled() -> None:
    """Wait until the compiled generator is ready."""
    pytest.importorskip("numba")
    fastest_generator(graph("en"), TILE_SETS["english"], wait=True)


@pytest.mark.parametrize(
    ("seed", "mine", "theirs"),
    [
        pytest.param(b"end", 2, 1, marks=pytest.mark.slow),
        (b"end", 1, 2),
        (b"close", 2, 1),
    ],
)
def test_endgame_of_two_is_solved(compiled: None, seed: bytes, mine: int, theirs: int) -> None:
    from parlour.games.betapet.kernel.endgame import EndgamePosition, solve_endgame

    state = state_with_empty_bag(seed)
    mover = state.mover
    first, second = state.racks[mover][:mine], state.racks[1 - mover][:theirs]
    state = changed_state(
        state, racks=(first, second) if mover == 0 else (second, first), scores=(0, 0), fails=0
    )
    for passes in (0, 1):
        position = EndgamePosition(state.board, state.premiums, first, second, passes > 0)
        outcome = solve_endgame(compiled_generator(state), position)
        assert outcome.solved and outcome.margin == exhaustive_margin(state, passes)


def test_interrupted_endgame_with_two_jokers_has_a_play(compiled: None) -> None:
    from parlour.games.betapet.kernel.endgame import EndgamePosition, solve_endgame

    state = state_with_empty_bag(b"end")
    rack = (JOKER, JOKER, "A", "E", "R", "S", "T")
    position = EndgamePosition(state.board, state.premiums, rack, rack)
    outcome = solve_endgame(compiled_generator(state), position, nodes=1)
    assert outcome.play is not None and not outcome.solved
    racks = (rack, rack)
    after = BETAPET.apply(
        changed_state(state, racks=racks), Seat(state.mover), Play(outcome.play.tiles)
    ).state
    assert after.scores[state.mover] - state.scores[state.mover] >= outcome.play.points > 50
    assert isinstance(BUILDERS["master-plus"](BETAPET), EndgamePlayer)


@pytest.mark.slow
def test_endgame_ranking_has_exact_margins(compiled: None) -> None:
    state = state_with_empty_bag(b"end")
    mover = state.mover
    racks = [state.racks[seat][: 2 if seat == mover else 1] for seat in (0, 1)]
    state = changed_state(state, racks=tuple(racks), scores=(0, 0), fails=0)
    player = BUILDERS["master-plus"](BETAPET)
    assert isinstance(player, EndgamePlayer)
    view = BETAPET.view(state, Seat(mover))
    ranking = player.rank(view, Seat(mover), Random(1), inf)
    assert (
        len(ranking) > 2
        and ranking[0].value == exhaustive_margin(state, 0)
        and ranking[0].action == player.choose(view, Seat(mover), Random(1), inf)
    )
    for candidate in ranking[1:]:
        after = BETAPET.apply(state, Seat(mover), candidate.action).state
        gained = after.scores[mover] - after.scores[1 - mover]
        assert candidate.value == gained - (
            0 if after.over else exhaustive_margin(after, int(isinstance(candidate.action, Pass)))
        )
    passed = changed_state(state, fails=1)
    ranking = player.rank(BETAPET.view(passed, Seat(mover)), Seat(mover), Random(1), inf)
    assert ranking[0].value == exhaustive_margin(passed, 1)


def test_evaluate_agrees_with_the_ranking(compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    # Without a time limit, both endgames are solved even on a busy machine.
    monkeypatch.setattr("parlour.games.betapet.players.endgame.ENDGAME_SECONDS", inf)
    player = LEVELS[-1].build(BETAPET)
    assert isinstance(player, EndgamePlayer)
    for state in (
        new_match(seed=b"weigh"),
        changed_state(
            new_match(seed=b"rank"), racks=(("I", "I", "U", "U", "U", "V", "V"),) * 2, mover=0
        ),
        state_with_empty_bag(b"end"),
    ):
        seat = Seat(state.mover)
        view = BETAPET.view(state, seat)
        for candidate in player.rank(view, seat, Random(1), inf):
            assert player.evaluate(view, seat, candidate.action, Random(1), inf) == pytest.approx(
                candidate.value
            )
        assert (
            player.evaluate(view, seat, Pass(), Random(1), inf)
            <= player.rank(view, seat, Random(1), inf)[0].value
        )


def test_ranking_by_equity_includes_exchanges(compiled: None) -> None:
    state = changed_state(
        new_match(seed=b"rank"), racks=(("I", "I", "U", "U", "U", "V", "V"),) * 2, mover=0
    )
    player = BUILDERS["master-plus"](BETAPET)
    assert isinstance(player, EndgamePlayer)
    view = BETAPET.view(state, Seat(0))
    ranking = player.rank(view, Seat(0), Random(1), SECONDS)
    assert isinstance(ranking[0].action, Exchange) and ranking[0].action == player.choose(
        view, Seat(0), Random(1), SECONDS
    )
    plain = PlainGenerator(graph("en"), state.tile_set).best_plays(
        view.board, view.premiums, view.rack, player.leave_value(view), 12
    )
    plays = [candidate for candidate in ranking if isinstance(candidate.action, Play)]
    assert [candidate.value for candidate in plays] == [
        play.points + player.leave_value(view)(play.leave) / 1000 for play in plain
    ]


@pytest.mark.parametrize(("words", "cost"), [("single", 0), ("double", 30), ("five", 5)])
def test_ranking_of_answers_to_a_play(
    words: Literal["single", "double", "five"], cost: int
) -> None:
    state = changed_state(
        new_match(Options(words=words), seed=b"doubt"),
        racks=(("A", "A", "C", "E", "Q", "T", "T"),) * 2,
        mover=0,
    )
    player = BUILDERS["master-plus"](BETAPET)
    assert isinstance(player, EndgamePlayer)
    for letters in ("CAT", "QATE"):
        after = BETAPET.apply(
            state,
            Seat(0),
            Play(
                tuple(
                    PlacedLetter(START_SQUARE + place, letter)
                    for place, letter in enumerate(letters)
                )
            ),
        ).state
        view = BETAPET.view(after, Seat(1))
        first, second = player.rank(view, Seat(1), Random(1), SECONDS)
        assert first.action == player.choose(view, Seat(1), Random(1), SECONDS)
        assert (first.value, second.value) == (
            (0, -cost) if letters == "CAT" else (after.entries[-1].points, 0)
        )


def state_with_empty_bag(seed: bytes) -> State:
    """Play a match between greedy players and return its first state with an empty bag."""
    state, greedy = new_match(seed=seed), BetapetGreedyPlayer(BETAPET)
    while state.bag:
        seat = Seat(state.mover)
        state = BETAPET.apply(
            state, seat, greedy.choose(BETAPET.view(state, seat), seat, Random(1), SECONDS)
        ).state
    return state


def compiled_generator(state: State) -> CompiledGenerator:
    """Return the compiled generator for the English list and the match's tile set."""
    from parlour.games.betapet.kernel.generator import CompiledGenerator

    generator = fastest_generator(graph("en"), state.tile_set)
    assert isinstance(generator, CompiledGenerator)
    return generator


def exhaustive_margin(state: State, passes: int) -> int:
    """Return the mover's margin by exhaustive search; two passes in a row end the game."""
    mover = state.mover
    if passes == 2:
        values = [sum(state.tile_set.values[letter] for letter in rack) for rack in state.racks]
        return values[1 - mover] - values[mover]
    best = -(10**6)
    for action in BETAPET.legal_actions(state, Seat(mover)):
        after = BETAPET.apply(state, Seat(mover), action).state
        gain = (
            after.scores[mover]
            - state.scores[mover]
            - (after.scores[1 - mover] - state.scores[1 - mover])
        )
        rest = (
            0
            if after.over == "out"
            else -exhaustive_margin(after, passes + 1 if not isinstance(action, Play) else 0)
        )
        best = max(best, gain + rest)
    return best
