"""How the weights of evaluation.py are learnt: logistic regression on exact results, one position at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from parlour.games.pylos.kernel.evaluation import (
    PATTERN_COUNT,
    WEIGHT_COUNT,
    transposed_balls,
    write_pattern_indices,
)
from parlour.games.pylos.kernel.packed import VARIANTS
from parlour.games.pylos.kernel.solution import DRAW, WIN, PositionSample, sample_positions
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.file import Values
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats32, Ints8, Ints64
from parlour.search.local_arrays import local_integers

WEIGHTS_PER_LOGIT = 10
"""Weights to one unit of log-odds."""

DRAW_TARGETS = (0.5, 0.0, 1.0)
"""What a draw counts where the expected outcome, the chance of a win, and that of no loss are learnt."""

COMMON_DRAW_SHARE = 0.01
"""Draws are common where a greater share of positions is drawn."""

EPOCHS = 5
"""How often the sample is gone through, in a new order each time; the last two at half the rate."""


def train(
    variant: Variant,
    values: Values,
    positions: int,
    on_round: Callable[[float, float], None] | None = None,
) -> Ints8:
    """Return the weights learnt from a sample, shape (1 or 3, SIZE); `on_round` is told the loss and the share judged rightly on others.

    Where draws are common, the chances of a win and of no loss are learnt beside the expected outcome (see GOALS).
    """
    number = VARIANTS.index(variant)
    training, asked = (
        sample_positions(variant, values, positions, seed=11),
        sample_positions(variant, values, positions // 100, seed=77),
    )
    goals = (
        DRAW_TARGETS if (training.result == DRAW).mean() > COMMON_DRAW_SHARE else DRAW_TARGETS[:1]
    )
    learnt = np.zeros((len(goals), WEIGHT_COUNT), dtype=np.float32)
    for draw, weights in zip(goals, learnt, strict=True):
        squares, shuffler = np.zeros(WEIGHT_COUNT, dtype=np.float32), np.random.default_rng(1)
        aims, truths = training_targets(training, draw), training_targets(asked, draw)
        for turn in range(EPOCHS):
            order = shuffler.permutation(positions)
            train_epoch(
                number,
                training.own,
                training.other,
                aims,
                order,
                weights,
                squares,
                0.1 if turn < EPOCHS - 2 else 0.05,
            )
            if on_round:
                on_round(*loss_and_accuracy(number, asked.own, asked.other, truths, weights))
    return np.clip(np.rint(learnt * WEIGHTS_PER_LOGIT), -127, 127).astype(np.int8)


def write_weights(weights: Ints8, path: Path) -> None:
    """Keep weights as evaluation.py reads them."""
    np.savez_compressed(path, weights=weights)


def training_targets(known: PositionSample, draw: float = 0.5) -> Floats32:
    """Return the results as the mover's share of the point: 1, 0 or what a draw is to count; shape (n,)."""
    return np.where(known.result == DRAW, draw, known.result == WIN).astype(np.float32)


@jit_kernel
def train_epoch(
    variant: int,
    owns: Ints64,
    others: Ints64,
    goals: Floats32,
    order: Ints64,
    weights: Floats32,
    squares: Floats32,
    rate: float,
) -> None:
    """Go once through n positions, in place (Adagrad: Duchi, Hazan and Singer, JMLR 12, 2011). Every other position is mirrored.

    `owns`, `others`, `goals`, `order`: shape (n,), balls, outcomes from 0 to 1, and which comes when. `weights`, `squares`, shape
    (SIZE,): weights in log-odds and the sums of their squared steps.
    """
    found = local_integers(PATTERN_COUNT)
    for turn, index in enumerate(order):
        own, other = owns[index], others[index]
        if turn & 1:
            own, other = transposed_balls(own), transposed_balls(other)
        write_pattern_indices(variant, own, other, found)
        error = win_probability(found, weights) - goals[index]
        for place in found:
            squares[place] += error * error
            weights[place] -= rate * error / np.sqrt(squares[place] + 0.001)


@jit_kernel
def win_probability(found: Ints64, weights: Floats32) -> float:
    """Return the chance that the weights at the places `found`, shape (PATTERNS,), stand for."""
    total = 0.0
    for place in found:
        total += weights[place]
    return float(1 / (1 + np.exp(-total)))


@jit_kernel
def loss_and_accuracy(
    variant: int, owns: Ints64, others: Ints64, goals: Floats32, weights: Floats32
) -> tuple[float, float]:
    """Return the mean loss (nats), and the share of the n positions that are on the right side of even."""
    found = local_integers(PATTERN_COUNT)
    loss, right = 0.0, 0
    for index in range(len(owns)):
        write_pattern_indices(variant, owns[index], others[index], found)
        guess, truth = win_probability(found, weights), goals[index]
        loss -= truth * np.log(guess + 1e-9) + (1 - truth) * np.log(1 - guess + 1e-9)
        right += (guess > 0.5) == (truth > 0.5)
    return loss / len(owns), right / len(owns)
