"""Learning of leave values by self-play, and comparison of players over paired deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.kernel.best_play import new_scratch
from parlour.games.betapet.kernel.gaddag import load_gaddag
from parlour.games.betapet.kernel.leave_table import (
    COPY_VALUES,
    PAIRS_START,
    TABLE_SIZE,
    empty_table,
)
from parlour.games.betapet.kernel.movegen import PLAY_DTYPE
from parlour.games.betapet.kernel.packed import (
    BOARD_DTYPE,
    CODE_COUNT,
    JOKER_CODE,
    pack_squares,
    points_by_code,
)
from parlour.games.betapet.kernel.selfplay import GREEDY as GREEDY
from parlour.games.betapet.kernel.selfplay import STATIC as STATIC
from parlour.games.betapet.kernel.selfplay import SelfPlaySetting, play_game
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import EMPTY, LAYOUTS, SQUARES
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.search.jit import jit_allocating_kernel
from parlour.search.kernels import Ints64

RIDGE_PENALTY = 200.0
"""The penalty of the ridge regression, which pulls rarely observed values towards 0."""

SAMPLES_PER_GAME = 24
"""The maximum number of samples from one game."""


class GameSetting:
    """The word list, tile set and board shared by a series of games."""

    def __init__(self, graph: WordGraph, tiles: str, board: str) -> None:
        tile_set = TILE_SETS[tiles]
        words = load_gaddag(graph)
        boards = np.zeros(2, BOARD_DTYPE)
        boards[0] = pack_squares((EMPTY,) * SQUARES, LAYOUTS[board], graph.codes, tile_set.values)
        self.selfplay = SelfPlaySetting(
            words.nodes,
            words.anagrams,
            points_by_code(graph.codes, tile_set.values),
            boards,
            np.zeros(1, PLAY_DTYPE),
            new_scratch(),
        )
        self.bag = np.array(
            [JOKER_CODE if letter == JOKER else graph.codes[letter] for letter in tile_set.bag],
            np.int64,
        )

    def play_game(
        self, order: Ints64, tables: Ints64, styles: Ints64, samples: Ints64
    ) -> tuple[Ints64, int, int]:
        """Play one game; return its scores, its number of turns and its number of samples."""
        scores = np.zeros(2, np.int64)
        turns, sample_count = play_game(self.selfplay, order, tables, styles, samples, scores)
        return scores, turns, sample_count


@dataclass(frozen=True)
class DuelResult:
    """The result of a series of paired deals, from the first player's point of view."""

    deals: int
    """The number of paired deals."""

    wins: float
    """The share of wins; draws count half."""

    margin: float
    """Half the width of the 95 % confidence interval of the share."""

    scores: tuple[float, float]
    """The mean scores of both players."""

    turns: int
    """The number of turns of all games."""

    def __str__(self) -> str:
        """Return a one-line summary with wins, margin of error, deals, and mean scores."""
        low, high = 100 * (self.wins - self.margin), 100 * (self.wins + self.margin)
        mine, theirs = self.scores
        return f"{100 * self.wins:.1f} % wins ({low:.1f} to {high:.1f}) in {self.deals} paired deals, {mine:.1f} to {theirs:.1f} points"


def play_duel(
    setting: GameSetting,
    tables: tuple[Ints64, Ints64],
    styles: tuple[int, int],
    deals: int,
    seed: int,
) -> DuelResult:
    """Play every deal twice, with the seats swapped, and return the result.

    The margin of error is computed from the pairs.
    """
    rng = np.random.default_rng(seed)
    no_samples = np.zeros((0, CODE_COUNT + 1), np.int64)
    pairs, sums, turns = [], np.zeros(2), 0
    for _ in range(deals):
        order = rng.permutation(setting.bag)
        points = 0.0
        for first in (0, 1):
            seats = [first, 1 - first]
            scores, game_turns, _ = setting.play_game(
                order,
                np.stack([tables[player] for player in seats]),
                np.array([styles[player] for player in seats]),
                no_samples,
            )
            mine, theirs = scores[first], scores[1 - first]
            points += (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0) / 2
            sums += (mine, theirs)
            turns += game_turns
        pairs.append(points)
    wins = np.array(pairs)
    margin = 1.96 * float(wins.std(ddof=1)) / sqrt(deals) if deals > 1 else 1.0
    return DuelResult(
        deals,
        float(wins.mean()),
        margin,
        (float(sums[0]) / deals / 2, float(sums[1]) / deals / 2),
        turns,
    )


def learn_leaves(
    setting: GameSetting, rounds: int, games: int, seed: int, report: Callable[[str], None] = print
) -> Ints64:
    """Learn leave values by self-play and return their table.

    Each round plays with the values of the last round and fits new values to the equity of random
    racks.
    """
    table = empty_table()
    rng = np.random.default_rng(seed)
    samples = np.zeros((SAMPLES_PER_GAME, CODE_COUNT + 1), np.int64)
    for round_index in range(rounds):
        matrix, target = np.zeros((TABLE_SIZE + 1, TABLE_SIZE + 1)), np.zeros(TABLE_SIZE + 1)
        rack_count = 0
        for _ in range(games):
            _, _, sample_count = setting.play_game(
                rng.permutation(setting.bag),
                np.stack([table, table]),
                np.array([STATIC, STATIC]),
                samples,
            )
            add_samples(samples[:sample_count], int(rng.integers(1 << 62)), matrix, target)
            rack_count += sample_count
        table = _solve_ridge(matrix, target)
        report(
            f"round {round_index + 1}: {games} games, {rack_count} racks, a joker is worth {table[JOKER_CODE * COPY_VALUES] / POINT:.1f}"
        )
    return table


def _solve_ridge(matrix: npt.NDArray[np.float64], target: npt.NDArray[np.float64]) -> Ints64:
    """Return the leave values that solve the normal equations."""
    symmetric = matrix + matrix.T - np.diag(np.diag(matrix))
    weights = np.full(TABLE_SIZE + 1, RIDGE_PENALTY)
    weights[TABLE_SIZE] = 1e-6
    solution = np.linalg.solve(symmetric + np.diag(weights), target)
    table: Ints64 = np.rint(solution[:TABLE_SIZE]).astype(np.int64)
    return table


@jit_allocating_kernel
def add_samples(
    samples: Ints64, seed: int, matrix: npt.NDArray[np.float64], target: npt.NDArray[np.float64]
) -> None:
    """Add samples to the normal equations, with one random subset per size from 1 to 6 tiles.

    Args:
        samples: Counts by letter code and equity, shape (n, CODE_COUNT + 1).
        seed: The random seed.
        matrix: The upper half of the matrix, shape (TABLE_SIZE + 1, TABLE_SIZE + 1).
        target: The right-hand side, shape (TABLE_SIZE + 1,).
    """
    np.random.seed(seed & 0x7FFFFFFF)
    tiles = np.empty(7, np.int64)
    features = np.empty(32, np.int64)
    for sample in range(len(samples)):
        size = 0
        for code in range(CODE_COUNT):
            for _ in range(samples[sample, code]):
                tiles[size] = code
                size += 1
        equity = samples[sample, CODE_COUNT]
        for part in range(1, size):
            for place in range(part):
                other = place + np.random.randint(size - place)
                tiles[place], tiles[other] = tiles[other], tiles[place]
            chosen = np.sort(tiles[:part])
            count, copies = 0, 0
            for place in range(part):
                copies = copies + 1 if place and chosen[place] == chosen[place - 1] else 0
                features[count] = chosen[place] * COPY_VALUES + min(copies, COPY_VALUES - 1)
                count += 1
                if copies:
                    continue
                for other in range(place):
                    if other == 0 or chosen[other] != chosen[other - 1]:
                        features[count] = PAIRS_START + chosen[other] * CODE_COUNT + chosen[place]
                        count += 1
            features[count] = TABLE_SIZE
            count += 1
            for first in range(count):
                target[features[first]] += equity
                for second in range(count):
                    if features[first] <= features[second]:
                        matrix[features[first], features[second]] += 1.0
