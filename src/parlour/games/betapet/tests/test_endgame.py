"""The end of a game of two comes out as when everything is tried."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

pytest.importorskip("numba")

from parlour.core.game import Seat
from parlour.games.betapet.kernel.endgame import EndgameSearch, solve_endgame
from parlour.games.betapet.kernel.endgame_limits import (
    fill_single_plays,
    one_tile_limit,
    two_tile_limit,
)
from parlour.games.betapet.kernel.endgame_moves import list_moves
from parlour.games.betapet.kernel.endgame_stack import (
    ALPHA,
    BETA,
    END_MOVE,
    MAX_PLIES,
    MY_TILES,
    PASSED,
    set_root,
)
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.line_cache import INFINITY
from parlour.games.betapet.kernel.move_code import NO_MOVE, PASS, decode_play, points_in, tiles_in
from parlour.games.betapet.kernel.movegen import PLAY_SIZE
from parlour.games.betapet.kernel.packed import JOKER_CODE, rack_counts
from parlour.games.betapet.rules.actions import Pass, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.placement import board_with
from parlour.games.betapet.rules.scoring import rack_value
from parlour.games.betapet.rules.state import Rack, State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import BETAPET, graph, opened, options

pytestmark = pytest.mark.uncounted

SIZES = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3))
"""Tiles on both racks; every sixth position has a joker too."""

FEW, MANY = 6, 100


def machine(language: str) -> CompiledGenerator:
    """Return what finds plays in a language in machine code."""
    return CompiledGenerator(graph(language), TILE_SETS[options(language).tiles])


def emptied(generator: CompiledGenerator, language: str, seed: bytes) -> State:
    """Return the first state of a match between two of the greedy whose bag is empty."""
    state = opened(options(language), seed=seed)
    while state.bag:
        mover = state.mover
        best = generator.best_play(state.board, state.premiums, state.racks[mover], lambda leave: 0)
        state = BETAPET.apply(
            state, Seat(mover), Pass() if best is None else Play(best.tiles)
        ).state
    return state


def endings(
    generator: CompiledGenerator, language: str, count: int
) -> Iterator[tuple[State, Rack, Rack]]:
    """Yield boards with racks of few of the tiles left."""
    for number in range(count):
        state, luck = emptied(generator, language, b"%d" % number), Random(number)
        left = [letter for rack in state.racks for letter in rack if letter != JOKER]
        luck.shuffle(left)
        mine, theirs = SIZES[number % len(SIZES)]
        first, second = left[:mine], left[mine : mine + theirs]
        if number % 6 == 1:
            luck.choice((first, second))[0] = JOKER
        if first and second:
            yield state, tuple(sorted(first)), tuple(sorted(second))


def margin(
    generator: CompiledGenerator,
    board: Board,
    premiums: str,
    mine: Rack,
    theirs: Rack,
    passed: bool,
) -> int:
    """Return by how much the mover wins, by trying everything; two passes in a row end it."""
    values = generator.tile_set.values
    best = (
        rack_value(theirs, values) - rack_value(mine, values)
        if passed
        else -margin(generator, board, premiums, theirs, mine, True)
    )
    for play in generator.all_plays(board, premiums, mine):
        rest = (
            -margin(generator, board_with(board, play.tiles), premiums, theirs, play.leave, False)
            if play.leave
            else 2 * rack_value(theirs, values)
        )
        best = max(best, play.points + rest)
    return best


def agree(language: str, count: int) -> int:
    """Count endings out both ways, and the best decision once more after it; return how many there were."""
    generator, number = machine(language), 0
    for state, mine, theirs in endings(generator, language, count):
        number += 1
        for passed in (False, True):
            outcome = solve_endgame(generator, state.board, state.premiums, mine, theirs, passed)
            assert outcome.solved and outcome.margin == margin(
                generator, state.board, state.premiums, mine, theirs, passed
            )
        play = outcome.play
        if play is not None and play.leave:
            after = margin(
                generator,
                board_with(state.board, play.tiles),
                state.premiums,
                theirs,
                play.leave,
                False,
            )
            assert play.points - after == outcome.margin
    return number


def test_a_few_endings_come_out_as_when_everything_is_tried() -> None:
    assert agree("en", FEW) >= FEW // 2


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "it", "sv"])
def test_many_endings_come_out_as_when_everything_is_tried(language: str) -> None:
    assert agree(language, MANY) >= MANY // 2


def test_an_end_is_counted_by_its_own_premiums_whatever_was_counted_before() -> None:
    generator = machine("en")
    search, told = EndgameSearch(generator), 0
    for state, mine, theirs in endings(generator, "en", FEW):
        plain = "." * len(state.premiums)
        for premiums in (state.premiums, plain):
            found = search.solve(generator.pack_board(state.board, premiums), mine, theirs, False)
            assert (
                found.margin
                == solve_endgame(generator, state.board, premiums, mine, theirs, False).margin
            )
            told += found.margin if premiums == plain else -found.margin
    assert told


def alone(
    generator: CompiledGenerator, board: Board, premiums: str, mine: Rack, theirs: Rack
) -> int:
    """Return by how much somebody wins against one who only passes, by trying everything."""
    values = generator.tile_set.values
    best = rack_value(theirs, values) - rack_value(mine, values)
    for play in generator.all_plays(board, premiums, mine):
        rest = (
            alone(generator, board_with(board, play.tiles), premiums, play.leave, theirs)
            if play.leave
            else 2 * rack_value(theirs, values)
        )
        best = max(best, play.points + rest)
    return best


def spare_of(generator: CompiledGenerator, kept: int, count: int) -> list[int]:
    """Return by how much the limits of moves that keep so many tiles exceed what these win against one who only passes, in so many endings."""
    search = EndgameSearch(generator)
    stack, cache, frame, spare = search._stack, search._cache, search._stack.frames[0], list[int]()
    for number in range(count):
        state, luck = emptied(generator, "en", b"%d" % number), Random(number)
        left = [letter for rack in state.racks for letter in rack]
        luck.shuffle(left)
        mine, theirs = (
            tuple(sorted(left[: kept + 1 + number % 2])),
            (luck.choice(state.racks[1] or state.racks[0]),),
        )
        stack.boards[0] = generator.pack_board(state.board, state.premiums)
        stack.racks[0, 0], stack.racks[0, 1] = (
            rack_counts(mine, generator.codes),
            rack_counts(theirs, generator.codes),
        )
        set_root(stack, cache)
        frame[ALPHA], frame[BETA], frame[PASSED] = -INFINITY, INFINITY, 0
        list_moves(stack, cache, 0, MAX_PLIES, NO_MOVE, True)
        fill_single_plays(stack, 0)
        held = sum(generator.codes.get(letter, JOKER_CODE) for letter in mine)
        for code, info in zip(
            stack.codes[: frame[END_MOVE]].tolist(),
            stack.infos[: frame[END_MOVE]].tolist(),
            strict=True,
        ):
            if code != PASS and frame[MY_TILES] - tiles_in(info) == kept:
                decode_play(code, points_in(info), found := np.zeros(PLAY_SIZE, np.int64))
                play = generator.scored_play(mine, found)
                won = play.points + alone(
                    generator,
                    board_with(state.board, play.tiles),
                    state.premiums,
                    play.leave,
                    theirs,
                )
                for low in (INFINITY, won - 1):
                    if kept == 1:
                        limit = one_tile_limit(
                            stack, 0, held, generator.tile_points, code, info, low
                        )
                    else:
                        limit = two_tile_limit(stack, cache, 0, code, info, low)
                    spare.append(limit - won)
    return spare


@pytest.mark.parametrize("kept", [1, 2])
def test_no_move_wins_more_than_its_limit(kept: int) -> None:
    spare = spare_of(machine("en"), kept, FEW)
    assert len(spare) > 50 and 0 <= min(spare) < 10


@pytest.mark.slow
@pytest.mark.parametrize("kept", [1, 2])
def test_no_move_of_many_wins_more_than_its_limit(kept: int) -> None:
    assert min(spare_of(machine("en"), kept, MANY // 2)) >= 0
