"""Every kernel that a player needs, compiled or loaded by one use of each."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.endgame import solve
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.inference import shortfalls
from parlour.games.betapet.kernel.packed import counts_of
from parlour.games.betapet.kernel.playout import RESULT, TO_THE_END, play_outs
from parlour.games.betapet.kernel.selfplay import lay_play
from parlour.games.betapet.rules.board import EMPTY, SIZE, SQUARES


def warm(generator: CompiledGenerator) -> None:
    """Let each kernel work once."""
    board, plain, rack = (EMPTY,) * SQUARES, "." * SQUARES, generator.tile_set.bag[2:9]
    generator.all_plays(board, plain, rack)
    generator.best_play(board, plain, rack, len)
    solve(generator, board, plain, rack[:2], rack[:1], False, 1.0)
    packed, nothing = generator.packed(board, plain), counts_of((), generator.codes)
    codes = np.array([[generator.codes[letter] for letter in rack]], np.int64)
    play_outs(generator.playing, packed, nothing, nothing, 0, np.array([1], np.int64), codes, TO_THE_END, np.zeros((1, RESULT), np.int64))
    lay_play(packed.copy(), generator.words.nodes, generator.tile_points, 7, np.zeros(SIZE, np.int64))
    shortfalls(generator.playing, packed, codes[:, :2].copy(), codes[:, 2:].copy(), 0, 0, np.zeros(1, np.int64))
