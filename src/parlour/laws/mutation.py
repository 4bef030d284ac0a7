"""Mutations of legal actions, like those that a hostile or faulty client might send."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.core.codec import AnyCodec, encode
from parlour.core.game import Illegal, replace


def mutated_actions(action: Any) -> Iterator[Any]:
    """Yield actions that differ from this one in one field; some may not be encodable."""
    for field in msgspec.structs.fields(type(action)):
        value = getattr(action, field.name)
        for other in _mutated_values(value):
            yield replace(action, **{field.name: other})


def _mutated_values(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, -1, value + 1000)
    elif isinstance(value, str):
        yield from (value + "x", "", value[:-1])
    elif isinstance(value, tuple):
        yield from (value[:-1], value + value[-1:], value[::-1])
        yield from ((other, *value[1:]) for item in value[:1] for other in _mutated_values(item))
    elif isinstance(value, msgspec.Struct):
        yield from mutated_actions(value)


def decodable_actions(codec: AnyCodec, actions: Iterator[Any]) -> Iterator[Any]:
    """Yield the actions that survive encoding and decoding; others never reach `apply`."""
    for action in actions:
        try:
            yield codec.decode_action(encode(action))
        except Illegal:
            continue
