"""Weights of small networks for the tests of the example policy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

WIDTH = 8
"""The width of the hidden layers."""

SHAPES = {"body.0": (WIDTH, 99), "body.2": (WIDTH, WIDTH), "policy": (1024, WIDTH)}
"""The shape of the weights of each layer."""


def write_random_weights(file: Path) -> None:
    """Write a network with random weights."""
    luck = np.random.default_rng(1)
    arrays: dict[str, Any] = {}
    for layer, shape in SHAPES.items():
        arrays[f"{layer}.weight"] = luck.normal(size=shape).astype(np.float16)
        arrays[f"{layer}.bias"] = luck.normal(size=shape[0]).astype(np.float16)
    np.savez(file, **arrays)


def write_constant_weights(file: Path, logits: dict[int, float]) -> None:
    """Write a network that gives actions the same logits in every position, by default 0."""
    arrays: dict[str, Any] = {}
    for layer, shape in SHAPES.items():
        arrays[f"{layer}.weight"] = np.zeros(shape, np.float16)
        arrays[f"{layer}.bias"] = np.zeros(shape[0], np.float16)
    for action, logit in logits.items():
        arrays["policy.bias"][action] = logit
    np.savez(file, **arrays)
