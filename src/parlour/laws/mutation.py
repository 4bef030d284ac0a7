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


def substituted_actions(action: Any, view: Any) -> Iterator[Any]:
    """Yield actions with one text or number replaced by another one of the view.

    >>> from parlour.core.game import LogEntry
    >>> [entry.what for entry in substituted_actions(LogEntry("a1"), ["a1", "b1"])]
    ['b1']
    """
    values = dict.fromkeys(_leaves(msgspec.to_builtins(view, str_keys=True)))
    for field in msgspec.structs.fields(type(action)):
        value = getattr(action, field.name)
        for other in values:
            if type(other) is type(value) and other != value:
                yield replace(action, **{field.name: other})


def _leaves(value: Any) -> Iterator[str | int]:
    """Yield the texts and numbers in a nested value."""
    if isinstance(value, dict):
        yield from value
        yield from (leaf for item in value.values() for leaf in _leaves(item))
    elif isinstance(value, (list, tuple)):
        yield from (leaf for item in value for leaf in _leaves(item))
    elif isinstance(value, (str, int)) and not isinstance(value, bool):
        yield value


def decodable_actions(codec: AnyCodec, actions: Iterator[Any]) -> Iterator[Any]:
    """Yield the actions that survive encoding and decoding; others never reach `apply`."""
    for action in actions:
        try:
            yield codec.decode_action(encode(action))
        except Illegal:
            continue
