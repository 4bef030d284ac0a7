"""A policy for Pylos with the weights of examples/ppo_pylos.py; it needs NumPy alone.

parlour evaluate examples.pylos_policy:Policy pylos --weights pylos.npz
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from parlour.env.coding import Observation

Floats = npt.NDArray[np.float32]


class Policy:
    """A policy that chooses the legal action with the highest probability."""

    def __init__(self, weights: Path) -> None:
        with np.load(weights) as arrays:
            self.arrays: dict[str, Floats] = {
                name: arrays[name].astype(np.float32) for name in arrays
            }

    def __call__(self, observation: Observation) -> int:
        """Return the number of an action."""
        values = observation["observation"]
        for layer in ("body.0", "body.2"):
            values = np.maximum(self._linear(layer, values), 0)
        logits = self._linear("policy", values)
        return int(np.where(observation["action_mask"], logits, -np.inf).argmax())

    def _linear(self, layer: str, values: Floats) -> Floats:
        outputs: Floats = self.arrays[f"{layer}.weight"] @ values
        return outputs + self.arrays[f"{layer}.bias"]
