"""The random generator of kernels, for states of the rules that continue a match of a batch."""

from __future__ import annotations

import numpy as np

from parlour.core.rng import Rng
from parlour.search.kernels import random_below


class KernelRng(Rng, frozen=True):
    """The random generator of the kernel as that of the rules; `drawn` is its counter."""

    def below(self, bound: int) -> tuple[int, Rng]:
        """Return the kernel's next integer below a bound, and the next generator."""
        generator = np.array([self.drawn], np.int64)
        return random_below(generator, bound), KernelRng(self.key, int(generator[0]))
