"""How the weights of outlook.py are learnt: logistic regression on exact results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from parlour.games.pylos.kernel import Array
from parlour.games.pylos.outlook import PATTERNS, SIZE, Weights, flipped, patterns
from parlour.games.pylos.rules import Variant
from parlour.games.pylos.solution import DRAW, WIN, Sample, Values, sample
from parlour.search.compiled import compiled

Floats = npt.NDArray[np.float32]

UNIT = 10
"""Weights to one unit of log-odds."""

ROUNDS = 5
"""How often the sample is gone through, in a new order each time; the last two at half the pace."""


def learn(variant: Variant, values: Values, positions: int, on_round: Callable[[float, float], None] | None = None) -> Weights:
    """Return the weights learnt from a sample; `on_round` is told the loss and the share judged rightly on a hundredth as many others."""
    taught, asked = sample(variant, values, positions, seed=11), sample(variant, values, positions // 100, seed=77)
    chances, truths = chance(taught), chance(asked)
    weights, travelled = np.zeros(SIZE, dtype=np.float32), np.zeros(SIZE, dtype=np.float32)
    shuffler = np.random.default_rng(1)
    for number in range(ROUNDS):
        order = shuffler.permutation(positions)
        teach(taught.own, taught.other, chances, order, weights, travelled, 0.1 if number < ROUNDS - 2 else 0.05)
        if on_round:
            on_round(*examine(asked.own, asked.other, truths, weights))
    return np.clip(np.rint(weights * UNIT), -127, 127).astype(np.int8)


def write(weights: Weights, path: Path) -> None:
    """Keep weights as outlook.py reads them."""
    np.savez_compressed(path, weights=weights)


def chance(known: Sample) -> Floats:
    """Return the results as chances of the mover."""
    return np.where(known.result == DRAW, 0.5, known.result == WIN).astype(np.float32)


@compiled
def teach(owns: Array, others: Array, chances: Floats, order: Array, weights: Floats, travelled: Floats, pace: float) -> None:
    """Go once through the sample; each weight slows down with the way it has travelled (Adagrad). Every other position is mirrored."""
    found = np.zeros(PATTERNS, dtype=np.int64)
    for turn, index in enumerate(order):
        own, other = owns[index], others[index]
        if turn & 1:
            own, other = flipped(own), flipped(other)
        patterns(own, other, found)
        error = sigmoid(found, weights) - chances[index]
        for place in found:
            travelled[place] += error * error
            weights[place] -= pace * error / np.sqrt(travelled[place] + 0.001)


@compiled
def sigmoid(found: Array, weights: Floats) -> float:
    """Return the chance that some weights stand for."""
    total = 0.0
    for place in found:
        total += weights[place]
    return float(1 / (1 + np.exp(-total)))


@compiled
def examine(owns: Array, others: Array, chances: Floats, weights: Floats) -> tuple[float, float]:
    """Return the mean loss, and the share of positions that are on the right side of even."""
    found = np.zeros(PATTERNS, dtype=np.int64)
    loss, right = 0.0, 0
    for index in range(len(owns)):
        patterns(owns[index], others[index], found)
        guess, truth = sigmoid(found, weights), chances[index]
        loss -= truth * np.log(guess + 1e-9) + (1 - truth) * np.log(1 - guess + 1e-9)
        right += (guess > 0.5) == (truth > 0.5)
    return loss / len(owns), right / len(owns)
