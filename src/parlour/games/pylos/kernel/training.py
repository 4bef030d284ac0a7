"""Training of the evaluation weights by stochastic logistic regression on exact results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.evaluation import (
    PATTERN_COUNT,
    WEIGHT_COUNT,
    transposed_balls,
    write_pattern_indices,
)
from parlour.games.pylos.kernel.packed import NO_CELL, VARIANTS, PackedPosition
from parlour.games.pylos.kernel.solution import DRAW, WIN, PositionSample, sample_positions
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.file import TablebaseValues
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats32, Ints8, Ints64
from parlour.search.local_arrays import local_integers

WEIGHTS_PER_LOGIT = 10
"""The number of weight units per unit of log-odds."""

DRAW_TARGETS = (0.5, 0.0, 1.0)
"""The targets of a draw for the expected outcome, for winning and for not losing."""

COMMON_DRAW_SHARE = 0.01
"""The share of draws above which separate weights for winning and holding are learnt."""

EPOCHS = 5
"""The number of passes over the sample, each in a new order.

The last two passes use half the learning rate.
"""


class TrainingExamples(NamedTuple):
    """Arrays of n positions and their training targets."""

    own: Ints64
    """The mover's balls, shape (n,)."""

    other: Ints64
    """The opponent's balls, shape (n,)."""

    target: Floats32
    """The result for the mover, from 0 to 1, shape (n,)."""


def train(
    variant: Variant,
    values: TablebaseValues,
    positions: int,
    on_epoch: Callable[[float, float], None] | None = None,
) -> Ints8:
    """Return weights learnt from sampled positions, shape (1 or 3, WEIGHT_COUNT).

    If draws are common, the probabilities of winning and of not losing are learnt in addition to
    the expected outcome.

    Args:
        variant: The variant.
        values: The values of all positions (table/file.py).
        positions: The number of positions to learn from.
        on_epoch: Called after each epoch with the loss and accuracy on validation positions.
    """
    number = VARIANTS.index(variant)
    training = sample_positions(variant, values, positions, seed=11)
    validation = sample_positions(variant, values, positions // 100, seed=77)
    draws_are_common = (training.result == DRAW).mean() > COMMON_DRAW_SHARE
    draw_targets = DRAW_TARGETS if draws_are_common else DRAW_TARGETS[:1]
    learnt = np.zeros((len(draw_targets), WEIGHT_COUNT), dtype=np.float32)
    for draw_target, weights in zip(draw_targets, learnt, strict=True):
        squares, rng = np.zeros(WEIGHT_COUNT, dtype=np.float32), np.random.default_rng(1)
        training_examples = examples_from_sample(training, draw_target)
        validation_examples = examples_from_sample(validation, draw_target)
        for epoch in range(EPOCHS):
            order = rng.permutation(positions)
            rate = 0.1 if epoch < EPOCHS - 2 else 0.05
            train_epoch(number, training_examples, order, weights, squares, rate)
            if on_epoch:
                on_epoch(*loss_and_accuracy(number, validation_examples, weights))
    return np.clip(np.rint(learnt * WEIGHTS_PER_LOGIT), -127, 127).astype(np.int8)


def write_weights(weights: Ints8, path: Path) -> None:
    """Write weights to a file in the format that evaluation.py reads."""
    np.savez_compressed(path, weights=weights)


def examples_from_sample(sample: PositionSample, draw_target: float = 0.5) -> TrainingExamples:
    """Return sampled positions with their targets.

    The target is 1 for a win, 0 for a loss, and `draw_target` for a draw.
    """
    targets = np.where(sample.result == DRAW, draw_target, sample.result == WIN).astype(np.float32)
    return TrainingExamples(sample.own, sample.other, targets)


@jit_kernel
def train_epoch(
    variant: int,
    examples: TrainingExamples,
    order: Ints64,
    weights: Floats32,
    squares: Floats32,
    rate: float,
) -> None:
    """Update the weights in place, using every example once.

    The method is Adagrad (Duchi, Hazan and Singer, JMLR 12, 2011). Every second example is
    mirrored.

    Args:
        variant: The index into VARIANTS.
        examples: The n examples.
        order: A permutation of the examples, shape (n,).
        weights: The weights in log-odds, shape (WEIGHT_COUNT,).
        squares: The sums of squared gradients, shape (WEIGHT_COUNT,).
        rate: The learning rate.
    """
    indices = local_integers(PATTERN_COUNT)
    for step, example in enumerate(order):
        own, other = examples.own[example], examples.other[example]
        if step & 1:
            own, other = transposed_balls(own), transposed_balls(other)
        write_pattern_indices(PackedPosition(variant, own, other, NO_CELL), indices)
        error = win_probability(indices, weights) - examples.target[example]
        for index in indices:
            squares[index] += error * error
            weights[index] -= rate * error / np.sqrt(squares[index] + 0.001)


@jit_kernel
def win_probability(indices: Ints64, weights: Floats32) -> float:
    """Return the predicted probability of a win.

    Args:
        indices: The weight indices of the position, shape (PATTERN_COUNT,).
        weights: The weights in log-odds, shape (WEIGHT_COUNT,).
    """
    total = 0.0
    for index in indices:
        total += weights[index]
    return float(1 / (1 + np.exp(-total)))


@jit_kernel
def loss_and_accuracy(
    variant: int, examples: TrainingExamples, weights: Floats32
) -> tuple[float, float]:
    """Return the mean loss in nats, and the share of examples predicted correctly.

    A prediction is correct if it is on the same side of 0.5 as the target.
    """
    indices = local_integers(PATTERN_COUNT)
    loss, correct = 0.0, 0
    for example in range(len(examples.own)):
        position = PackedPosition(variant, examples.own[example], examples.other[example], NO_CELL)
        write_pattern_indices(position, indices)
        probability, target = win_probability(indices, weights), examples.target[example]
        loss -= target * np.log(probability + 1e-9) + (1 - target) * np.log(1 - probability + 1e-9)
        correct += (probability > 0.5) == (target > 0.5)
    return loss / len(examples.own), correct / len(examples.own)
