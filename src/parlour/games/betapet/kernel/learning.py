"""Learns by self-play what leaves are worth, and measures players against each other over paired deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.kernel.gaddag import load_gaddag
from parlour.games.betapet.kernel.leave_table import (
    COPY_VALUES,
    PAIRS_START,
    TABLE_SIZE,
    empty_table,
)
from parlour.games.betapet.kernel.packed import CODE_COUNT, JOKER_CODE, pack_squares, points_by_code
from parlour.games.betapet.kernel.selfplay import GREEDY as GREEDY
from parlour.games.betapet.kernel.selfplay import STATIC as STATIC
from parlour.games.betapet.kernel.selfplay import play_game
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import EMPTY, LAYOUTS, SQUARES
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.search.jit import jit_allocating_kernel
from parlour.search.kernels import Ints64

RIDGE_PENALTY = 200.0
"""Pulls the values of what was seldom seen towards nothing."""

SAMPLES_PER_GAME = 24
"""About how many samples one game gives."""


class GameSetting:
    """What all games with one list, tile set and board share: the GADDAG, the points of tiles, the empty board and the bag."""

    def __init__(self, graph: WordGraph, tiles: str, board: str) -> None:
        tile_set = TILE_SETS[tiles]
        self.words = load_gaddag(graph)
        self.tile_points = points_by_code(graph.codes, tile_set.values)
        self.blank = pack_squares((EMPTY,) * SQUARES, LAYOUTS[board], graph.codes, tile_set.values)
        self.bag = np.array(
            [JOKER_CODE if letter == JOKER else graph.codes[letter] for letter in tile_set.bag],
            np.int64,
        )

    def play_game(
        self, order: Ints64, tables: Ints64, styles: Ints64, samples: Ints64
    ) -> tuple[Ints64, int, int]:
        """Return the scores, the turns and the samples of one game."""
        scores = np.zeros(2, np.int64)
        words = self.words
        turns, taken = play_game(
            self.blank,
            words.nodes,
            self.tile_points,
            words.anagrams,
            order,
            tables,
            styles,
            False,
            samples,
            scores,
        )
        return scores, turns, taken


@dataclass(frozen=True)
class DuelResult:
    """The result of paired deals: how often the first player won (draws count half), 95 % confidence, and mean scores."""

    deals: int
    wins: float
    margin: float
    scores: tuple[float, float]
    turns: int

    def __str__(self) -> str:
        """Return the result in words."""
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
    """Play every deal twice, the players changing seats, and return the result; its margin comes from the pairs."""
    luck = np.random.default_rng(seed)
    none = np.zeros((0, CODE_COUNT + 1), np.int64)
    pairs, sums, turns = [], np.zeros(2), 0
    for _ in range(deals):
        order = luck.permutation(setting.bag)
        won = 0.0
        for first in (0, 1):
            seats = [first, 1 - first]
            scores, count, _ = setting.play_game(
                order,
                np.stack([tables[player] for player in seats]),
                np.array([styles[player] for player in seats]),
                none,
            )
            mine, theirs = scores[first], scores[1 - first]
            won += (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0) / 2
            sums += (mine, theirs)
            turns += count
        pairs.append(won)
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
    """Return a table of leaves: each round plays with the last table and fits the equity of random racks to parts of them."""
    table = empty_table()
    luck = np.random.default_rng(seed)
    samples = np.zeros((SAMPLES_PER_GAME, CODE_COUNT + 1), np.int64)
    for number in range(rounds):
        matrix, target = np.zeros((TABLE_SIZE + 1, TABLE_SIZE + 1)), np.zeros(TABLE_SIZE + 1)
        seen = 0
        for _ in range(games):
            _, _, taken = setting.play_game(
                luck.permutation(setting.bag),
                np.stack([table, table]),
                np.array([STATIC, STATIC]),
                samples,
            )
            add_samples(samples[:taken], int(luck.integers(1 << 62)), matrix, target)
            seen += taken
        table = _solve_ridge(matrix, target)
        report(
            f"round {number + 1}: {games} games, {seen} racks, a joker is worth {table[JOKER_CODE * COPY_VALUES] / POINT:.1f}"
        )
    return table


def _solve_ridge(matrix: npt.NDArray[np.float64], target: npt.NDArray[np.float64]) -> Ints64:
    full = matrix + matrix.T - np.diag(np.diag(matrix))
    weights = np.full(TABLE_SIZE + 1, RIDGE_PENALTY)
    weights[TABLE_SIZE] = 1e-6
    found = np.linalg.solve(full + np.diag(weights), target)
    table: Ints64 = np.rint(found[:TABLE_SIZE]).astype(np.int64)
    return table


@jit_allocating_kernel
def add_samples(
    samples: Ints64, seed: int, matrix: npt.NDArray[np.float64], target: npt.NDArray[np.float64]
) -> None:
    """Add samples (n x CODES + 1: counts and equity) to the normal equations (upper half): for each rack one random part of each size
    from one to six tiles. `matrix` has shape (TABLE_SIZE + 1, TABLE_SIZE + 1), `target` TABLE_SIZE + 1."""
    np.random.seed(seed & 0x7FFFFFFF)
    tiles = np.empty(7, np.int64)
    marks = np.empty(32, np.int64)
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
                marks[count] = chosen[place] * COPY_VALUES + min(copies, COPY_VALUES - 1)
                count += 1
                if copies:
                    continue
                for other in range(place):
                    if other == 0 or chosen[other] != chosen[other - 1]:
                        marks[count] = PAIRS_START + chosen[other] * CODE_COUNT + chosen[place]
                        count += 1
            marks[count] = TABLE_SIZE
            count += 1
            for one in range(count):
                target[marks[one]] += equity
                for two in range(count):
                    if marks[one] <= marks[two]:
                        matrix[marks[one], marks[two]] += 1.0
