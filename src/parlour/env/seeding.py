"""Random keys of matches from the seeds of environments."""

from __future__ import annotations

from random import Random

from parlour.core.rng import Rng


def match_rng(source: Random) -> Rng:
    """Return the randomness of the next match, drawn from an environment's source."""
    return Rng(source.randbytes(32))


def reseeded(source: Random, seed: int | None) -> Random:
    """Return a source with this seed, or the given source if there is no new seed."""
    return source if seed is None else Random(seed)
