"""Advance compilation of every kernel that a player needs."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.endgame import EndgamePosition, solve_endgame
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.inference import fill_shortfalls
from parlour.games.betapet.kernel.packed import rack_counts
from parlour.games.betapet.kernel.playout import (
    RESULT_DTYPE,
    UNLIMITED_TURNS,
    PlayoutCandidate,
    run_play_outs,
)
from parlour.games.betapet.kernel.selfplay import lay_play
from parlour.games.betapet.rules.board import EMPTY, SIZE, SQUARES


def precompile(generator: CompiledGenerator) -> None:
    """Run each kernel once, so that it is compiled or loaded from the cache."""
    board, plain, rack = (EMPTY,) * SQUARES, "." * SQUARES, generator.tile_set.bag[2:9]
    generator.all_plays(board, plain, rack)
    generator.best_play(board, plain, rack, len)
    solve_endgame(generator, EndgamePosition(board, plain, rack[:2], rack[:1]), 1.0)
    packed, nothing = generator.pack_board(board, plain), rack_counts((), generator.codes)
    codes = np.array([[generator.codes[letter] for letter in rack]], np.int64)
    run_play_outs(
        generator.playout_workspace,
        PlayoutCandidate(packed, nothing, nothing, 0),
        np.array([1], np.int64),
        codes,
        UNLIMITED_TURNS,
        np.zeros(1, RESULT_DTYPE),
    )
    lay_play(packed, generator.words.nodes, generator.tile_points, 7, np.zeros(SIZE, np.int64))
    fill_shortfalls(
        generator.playout_workspace,
        packed,
        codes[:, :2].copy(),
        codes[:, 2:].copy(),
        0,
        0,
        np.zeros(1, np.int64),
    )
