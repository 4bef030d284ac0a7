"""The law that states contain immutable values only."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec

from parlour.laws.trial import Trial

SCALARS = (type(None), bool, int, float, str, bytes, Enum)


def check_immutability(trial: Trial, state: Any) -> None:
    """Check that a state contains no list, dict, set or other value that can change."""
    path = next(mutable_parts(state, "state"), None)
    trial.require(
        "immutability: a state contains immutable values only", path is None, state, path or ""
    )


def mutable_parts(value: Any, path: str) -> Iterator[str]:
    """Yield the path and type of each part of a value that can change.

    >>> list(mutable_parts((1, [2]), "state"))
    ['state[1] is a list']
    """
    if isinstance(value, SCALARS):
        return
    if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        for field in msgspec.structs.fields(value):
            yield from mutable_parts(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{index}]")
    elif isinstance(value, frozenset):
        for item in value:
            yield from mutable_parts(item, f"{path}{{…}}")
    else:
        yield f"{path} is a {type(value).__name__}"
