"""Tests that compare the endgame search with exhaustive search."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

pytest.importorskip("numba")

from parlour.core.game import Seat
from parlour.games.betapet.kernel.endgame import EndgamePosition, EndgameSearch, solve_endgame
from parlour.games.betapet.kernel.endgame_limits import (
    fill_single_plays,
    one_tile_limit,
    two_tile_limit,
)
from parlour.games.betapet.kernel.endgame_moves import list_moves
from parlour.games.betapet.kernel.endgame_stack import (
    MAX_PLIES,
    set_root,
)
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.line_cache import INFINITY
from parlour.games.betapet.kernel.move_code import NO_MOVE, PASS, decode_play, points_in, tiles_in
from parlour.games.betapet.kernel.movegen import new_play
from parlour.games.betapet.kernel.packed import JOKER_CODE, rack_counts
from parlour.games.betapet.rules.actions import Pass, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.placement import board_with
from parlour.games.betapet.rules.scoring import rack_value
from parlour.games.betapet.rules.state import Rack, State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import BETAPET, graph, new_match, options

pytestmark = pytest.mark.uncounted

SIZES = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3))
"""The numbers of tiles on both racks; every sixth position also has a joker."""

SAMPLE, LARGE_SAMPLE = 6, 40


def compiled_generator(language: str) -> CompiledGenerator:
    """Return a compiled generator for the first packaged list of a language."""
    return CompiledGenerator(graph(language), TILE_SETS[options(language).tiles])


def state_with_empty_bag(generator: CompiledGenerator, language: str, seed: bytes) -> State:
    """Play a match between greedy players and return its first state with an empty bag."""
    state = new_match(options(language), seed=seed)
    while state.bag:
        mover = state.mover
        best = generator.best_play(state.board, state.premiums, state.racks[mover], lambda leave: 0)
        state = BETAPET.apply(
            state, Seat(mover), Pass() if best is None else Play(best.tiles)
        ).state
    return state


def small_endings(
    generator: CompiledGenerator, language: str, count: int
) -> Iterator[tuple[State, Rack, Rack]]:
    """Yield endgame states with small racks drawn from the remaining tiles."""
    for number in range(count):
        state, rng = state_with_empty_bag(generator, language, b"%d" % number), Random(number)
        letters = [letter for rack in state.racks for letter in rack if letter != JOKER]
        rng.shuffle(letters)
        mover_count, opponent_count = SIZES[number % len(SIZES)]
        first, second = letters[:mover_count], letters[mover_count : mover_count + opponent_count]
        if number % 6 == 1:
            rng.choice((first, second))[0] = JOKER
        if first and second:
            yield state, tuple(sorted(first)), tuple(sorted(second))


def exhaustive_margin(
    generator: CompiledGenerator,
    board: Board,
    premiums: str,
    mine: Rack,
    theirs: Rack,
    passed: bool,
) -> int:
    """Return the mover's margin by exhaustive search; two passes in a row end the game."""
    values = generator.tile_set.values
    best = (
        rack_value(theirs, values) - rack_value(mine, values)
        if passed
        else -exhaustive_margin(generator, board, premiums, theirs, mine, True)
    )
    for play in generator.all_plays(board, premiums, mine):
        rest = (
            -exhaustive_margin(
                generator, board_with(board, play.tiles), premiums, theirs, play.leave, False
            )
            if play.leave
            else 2 * rack_value(theirs, values)
        )
        best = max(best, play.points + rest)
    return best


def compare_endings(language: str, count: int) -> int:
    """Compare endgames with exhaustive search, also after the best play; return their number."""
    generator, number = compiled_generator(language), 0
    for state, mine, theirs in small_endings(generator, language, count):
        number += 1
        for passed in (False, True):
            outcome = solve_endgame(
                generator, EndgamePosition(state.board, state.premiums, mine, theirs, passed)
            )
            assert outcome.solved and outcome.margin == exhaustive_margin(
                generator, state.board, state.premiums, mine, theirs, passed
            )
        play = outcome.play
        if play is not None and play.leave:
            after = exhaustive_margin(
                generator,
                board_with(state.board, play.tiles),
                state.premiums,
                theirs,
                play.leave,
                False,
            )
            assert play.points - after == outcome.margin
    return number


def test_endgame_matches_exhaustive_search() -> None:
    assert compare_endings("en", 2) >= 1


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "it", "sv"])
def test_many_endgames_match_exhaustive_search(language: str) -> None:
    assert compare_endings(language, LARGE_SAMPLE) >= LARGE_SAMPLE // 2


def test_caches_are_cleared_when_premiums_change() -> None:
    generator = compiled_generator("en")
    search, difference = EndgameSearch(generator), 0
    for state, mine, theirs in small_endings(generator, "en", SAMPLE):
        no_premiums = "." * len(state.premiums)
        for premiums in (state.premiums, no_premiums):
            outcome = search.solve(generator.pack_board(state.board, premiums), mine, theirs, False)
            position = EndgamePosition(state.board, premiums, mine, theirs)
            assert outcome.margin == solve_endgame(generator, position).margin
            difference += outcome.margin if premiums == no_premiums else -outcome.margin
    assert difference


def margin_against_passes(
    generator: CompiledGenerator, board: Board, premiums: str, mine: Rack, theirs: Rack
) -> int:
    """Return the mover's margin against an opponent who passes, by exhaustive search."""
    values = generator.tile_set.values
    best = rack_value(theirs, values) - rack_value(mine, values)
    for play in generator.all_plays(board, premiums, mine):
        rest = (
            margin_against_passes(
                generator, board_with(board, play.tiles), premiums, play.leave, theirs
            )
            if play.leave
            else 2 * rack_value(theirs, values)
        )
        best = max(best, play.points + rest)
    return best


def bound_excesses(generator: CompiledGenerator, kept: int, count: int) -> list[int]:
    """Return how far the bounds of moves exceed the moves' gains against an opponent who passes.

    Args:
        generator: The move generator.
        kept: The number of tiles that the moves keep.
        count: The number of endings.
    """
    search = EndgameSearch(generator)
    stack, cache, frame, excesses = (
        search._stack,
        search._cache,
        search._stack.frames[0],
        list[int](),
    )
    for number in range(count):
        state, rng = state_with_empty_bag(generator, "en", b"%d" % number), Random(number)
        letters = [letter for rack in state.racks for letter in rack]
        rng.shuffle(letters)
        mine, theirs = (
            tuple(sorted(letters[: kept + 1 + number % 2])),
            (rng.choice(state.racks[1] or state.racks[0]),),
        )
        stack.boards[0] = generator.pack_board(state.board, state.premiums)
        stack.racks[0, 0], stack.racks[0, 1] = (
            rack_counts(mine, generator.codes),
            rack_counts(theirs, generator.codes),
        )
        set_root(stack, cache)
        frame["alpha"], frame["beta"], frame["passed"] = -INFINITY, INFINITY, 0
        list_moves(stack, cache, 0, MAX_PLIES, NO_MOVE, True)
        fill_single_plays(stack, 0)
        code_sum = sum(generator.codes.get(letter, JOKER_CODE) for letter in mine)
        for code, info in zip(
            stack.codes[: frame["end_move"]].tolist(),
            stack.infos[: frame["end_move"]].tolist(),
            strict=True,
        ):
            if code != PASS and frame["mover_tiles"] - tiles_in(info) == kept:
                decode_play(code, points_in(info), found_play := new_play())
                play = generator.scored_play(mine, found_play)
                gain = play.points + margin_against_passes(
                    generator,
                    board_with(state.board, play.tiles),
                    state.premiums,
                    play.leave,
                    theirs,
                )
                for floor in (INFINITY, gain - 1):
                    if kept == 1:
                        limit = one_tile_limit(
                            stack, 0, code_sum, generator.tile_points, code, info, floor
                        )
                    else:
                        limit = two_tile_limit(stack, cache, 0, code, info, floor)
                    excesses.append(limit - gain)
    return excesses


@pytest.mark.parametrize("kept", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_bounds_hold(kept: int) -> None:
    excesses = bound_excesses(compiled_generator("en"), kept, SAMPLE)
    assert len(excesses) > 50 and 0 <= min(excesses) < 10


@pytest.mark.slow
@pytest.mark.parametrize("kept", [1, 2])
def test_bounds_hold_for_many_moves(kept: int) -> None:
    assert min(bound_excesses(compiled_generator("en"), kept, LARGE_SAMPLE // 2)) >= 0
