"""How the weights of evaluation.py are learnt: logistic regression on exact results, one position at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from parlour.games.pylos.kernel.evaluation import PATTERNS, SIZE, flipped, patterns
from parlour.games.pylos.kernel.solution import DRAW, WIN, Sample, sample
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.file import Values
from parlour.search.jit import compiled
from parlour.search.kernels import Floats32, Ints8, Ints64

UNIT = 10
"""Weights to one unit of log-odds."""

ROUNDS = 5
"""How often the sample is gone through, in a new order each time; the last two at half the rate."""


def train(variant: Variant, values: Values, positions: int, on_round: Callable[[float, float], None] | None = None) -> Ints8:
    """Return the weights learnt from a sample; `on_round` is told the loss and the share judged rightly on a hundredth as many others."""
    training, asked = sample(variant, values, positions, seed=11), sample(variant, values, positions // 100, seed=77)
    goals, truths = targets(training), targets(asked)
    weights, squares = np.zeros(SIZE, dtype=np.float32), np.zeros(SIZE, dtype=np.float32)
    shuffler = np.random.default_rng(1)
    for number in range(ROUNDS):
        order = shuffler.permutation(positions)
        train_round(training.own, training.other, goals, order, weights, squares, 0.1 if number < ROUNDS - 2 else 0.05)
        if on_round:
            on_round(*assessed(asked.own, asked.other, truths, weights))
    return np.clip(np.rint(weights * UNIT), -127, 127).astype(np.int8)


def write(weights: Ints8, path: Path) -> None:
    """Keep weights as evaluation.py reads them."""
    np.savez_compressed(path, weights=weights)


def targets(known: Sample) -> Floats32:
    """Return the results as the mover's share of the point: 1, 0 or a half; shape (n,)."""
    return np.where(known.result == DRAW, 0.5, known.result == WIN).astype(np.float32)


@compiled
def train_round(owns: Ints64, others: Ints64, goals: Floats32, order: Ints64, weights: Floats32, squares: Floats32, rate: float) -> None:
    """Go once through n positions, in place (Adagrad: Duchi, Hazan and Singer, JMLR 12, 2011). Every other position is mirrored.

    `owns`, `others`, `goals`, `order`: shape (n,), balls, outcomes from 0 to 1, and which comes when. `weights`, `squares`, shape
    (SIZE,): weights in log-odds and the sums of their squared steps.
    """
    found = np.zeros(PATTERNS, dtype=np.int64)
    for turn, index in enumerate(order):
        own, other = owns[index], others[index]
        if turn & 1:
            own, other = flipped(own), flipped(other)
        patterns(own, other, found)
        error = predicted(found, weights) - goals[index]
        for place in found:
            squares[place] += error * error
            weights[place] -= rate * error / np.sqrt(squares[place] + 0.001)


@compiled
def predicted(found: Ints64, weights: Floats32) -> float:
    """Return the chance that the weights at the places `found`, shape (PATTERNS,), stand for."""
    total = 0.0
    for place in found:
        total += weights[place]
    return float(1 / (1 + np.exp(-total)))


@compiled
def assessed(owns: Ints64, others: Ints64, goals: Floats32, weights: Floats32) -> tuple[float, float]:
    """Return the mean loss (nats), and the share of the n positions that are on the right side of even."""
    found = np.zeros(PATTERNS, dtype=np.int64)
    loss, right = 0.0, 0
    for index in range(len(owns)):
        patterns(owns[index], others[index], found)
        guess, truth = predicted(found, weights), goals[index]
        loss -= truth * np.log(guess + 1e-9) + (1 - truth) * np.log(1 - guess + 1e-9)
        right += (guess > 0.5) == (truth > 0.5)
    return loss / len(owns), right / len(owns)
