"""How the weights of evaluation.py are learnt: logistic regression on exact results, one position at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from parlour.games.pylos.kernel.evaluation import PATTERNS, SIZE, flipped, patterns
from parlour.games.pylos.kernel.packed import VARIANTS
from parlour.games.pylos.kernel.solution import DRAW, WIN, Sample, sample
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.file import Values
from parlour.search.jit import compiled
from parlour.search.kernels import Floats32, Ints8, Ints64
from parlour.search.local_arrays import local_integers

UNIT = 10
"""Weights to one unit of log-odds."""

GOALS = (0.5, 0.0, 1.0)
"""What a draw counts where the expected outcome, the chance of a win, and that of no loss are learnt."""

COMMON = 0.01
"""Draws are common where a greater share of positions is drawn."""

ROUNDS = 5
"""How often the sample is gone through, in a new order each time; the last two at half the rate."""


def train(variant: Variant, values: Values, positions: int, on_round: Callable[[float, float], None] | None = None) -> Ints8:
    """Return the weights learnt from a sample, shape (1 or 3, SIZE); `on_round` is told the loss and the share judged rightly on others.

    Where draws are common, the chances of a win and of no loss are learnt beside the expected outcome (see GOALS).
    """
    number = VARIANTS.index(variant)
    training, asked = sample(variant, values, positions, seed=11), sample(variant, values, positions // 100, seed=77)
    goals = GOALS if (training.result == DRAW).mean() > COMMON else GOALS[:1]
    learnt = np.zeros((len(goals), SIZE), dtype=np.float32)
    for draw, weights in zip(goals, learnt, strict=True):
        squares, shuffler = np.zeros(SIZE, dtype=np.float32), np.random.default_rng(1)
        aims, truths = targets(training, draw), targets(asked, draw)
        for turn in range(ROUNDS):
            order = shuffler.permutation(positions)
            train_round(number, training.own, training.other, aims, order, weights, squares, 0.1 if turn < ROUNDS - 2 else 0.05)
            if on_round:
                on_round(*assessed(number, asked.own, asked.other, truths, weights))
    return np.clip(np.rint(learnt * UNIT), -127, 127).astype(np.int8)


def write(weights: Ints8, path: Path) -> None:
    """Keep weights as evaluation.py reads them."""
    np.savez_compressed(path, weights=weights)


def targets(known: Sample, draw: float = 0.5) -> Floats32:
    """Return the results as the mover's share of the point: 1, 0 or what a draw is to count; shape (n,)."""
    return np.where(known.result == DRAW, draw, known.result == WIN).astype(np.float32)


@compiled
def train_round(
    variant: int, owns: Ints64, others: Ints64, goals: Floats32, order: Ints64, weights: Floats32, squares: Floats32, rate: float
) -> None:
    """Go once through n positions, in place (Adagrad: Duchi, Hazan and Singer, JMLR 12, 2011). Every other position is mirrored.

    `owns`, `others`, `goals`, `order`: shape (n,), balls, outcomes from 0 to 1, and which comes when. `weights`, `squares`, shape
    (SIZE,): weights in log-odds and the sums of their squared steps.
    """
    found = local_integers(PATTERNS)
    for turn, index in enumerate(order):
        own, other = owns[index], others[index]
        if turn & 1:
            own, other = flipped(own), flipped(other)
        patterns(variant, own, other, found)
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
def assessed(variant: int, owns: Ints64, others: Ints64, goals: Floats32, weights: Floats32) -> tuple[float, float]:
    """Return the mean loss (nats), and the share of the n positions that are on the right side of even."""
    found = local_integers(PATTERNS)
    loss, right = 0.0, 0
    for index in range(len(owns)):
        patterns(variant, owns[index], others[index], found)
        guess, truth = predicted(found, weights), goals[index]
        loss -= truth * np.log(guess + 1e-9) + (1 - truth) * np.log(1 - guess + 1e-9)
        right += (guess > 0.5) == (truth > 0.5)
    return loss / len(owns), right / len(owns)
