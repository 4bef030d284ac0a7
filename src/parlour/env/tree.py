"""Arrays of fixed shapes for any record: the observation of games without their own coding.

A field becomes an array, and a record becomes a dictionary of its fields. The values of a list are
in one array, whose first axis has a fixed capacity, next to an array with its length. All values of
a level are converted together, which is faster than one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from msgspec import inspect

ITEMS = (256, 16, 8)
"""The capacity of a list in a record, in its items, and deeper; the newest items are kept."""

LETTERS = (256, 16, 8)
"""The number of characters of a text in a record, in its items, and deeper; the first are kept."""

LAST_CODE_POINT = 0x10FFFF

Tree = dict[str, Any]
"""Arrays and nested trees by name. All arrays have the same first axis, one entry per value."""

Positions = slice | npt.NDArray[np.int64]


class TreeNode(Protocol):
    """The conversion of the values of one type."""

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        """Return the space of an array of values with these leading axes."""

    def arrays(self, values: Sequence[Any]) -> Any:
        """Return the arrays of values, one entry per value on the first axis."""


def tree_of(type_: Any) -> TreeNode:
    """Return the conversion of a type; raises TypeError for types without fixed shapes."""
    return _node(inspect.type_info(type_), 0, ())


def list_tree(type_: Any, capacity: int) -> TreeNode:
    """Return the conversion of a list of values of a type, with this capacity."""
    return _List(_node(inspect.type_info(type_), 1, ()), capacity, tuple)


def single_tree(node: TreeNode, value: Any) -> Any:
    """Return the arrays of a single value, without the first axis."""
    return _mapped(lambda array: array.reshape(array.shape[1:]), node.arrays([value]))


class _Number:
    """A number; truth values are 0 and 1."""

    def __init__(self, dtype: Any, low: float, high: float) -> None:
        self.dtype, self.low, self.high = dtype, low, high

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        return spaces.Box(self.low, self.high, leading, self.dtype)

    def arrays(self, values: Sequence[Any]) -> Any:
        try:
            return np.array(values, self.dtype)
        except OverflowError:
            # Integers beyond 64 bits become the nearest ones within.
            return np.array([min(max(value, self.low), self.high) for value in values], self.dtype)


class _Choice:
    """One of a few constants: its place from 1, so that 0 means an absent value."""

    def __init__(self, constants: Sequence[Any]) -> None:
        self.places = {constant: place for place, constant in enumerate(constants, 1)}

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        return spaces.Box(0, len(self.places), leading, np.int16)

    def arrays(self, values: Sequence[Any]) -> Any:
        return np.array([self.places[value] for value in values], np.int16)


class _Text:
    """A text: the code points of its first characters, followed by zeros."""

    def __init__(self, length: int) -> None:
        self.length = length

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        return spaces.Box(0, LAST_CODE_POINT, (*leading, self.length), np.int32)

    def arrays(self, values: Sequence[Any]) -> Any:
        joined = "".join([text[: self.length].ljust(self.length, "\0") for text in values])
        return np.frombuffer(joined.encode("utf-32-le"), np.int32).reshape(len(values), self.length)


class _Optional:
    """A value or None: whether it is present, and the value, which is zero if it is absent."""

    def __init__(self, node: TreeNode) -> None:
        self.node = node

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        return spaces.Dict(
            {"present": spaces.Box(0, 1, leading, np.int8), "value": self.node.space(leading)}
        )

    def arrays(self, values: Sequence[Any]) -> Any:
        present = np.array([value is not None for value in values], np.int8)
        found = self.node.arrays([value for value in values if value is not None])
        return {
            "present": present,
            "value": _scattered(found, np.flatnonzero(present), len(values)),
        }


class _Record:
    """A record: one entry per field."""

    def __init__(self, nodes: Mapping[str, TreeNode]) -> None:
        self.nodes = nodes

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        return spaces.Dict({name: node.space(leading) for name, node in self.nodes.items()})

    def arrays(self, values: Sequence[Any]) -> Any:
        return {
            name: node.arrays([getattr(value, name) for value in values])
            for name, node in self.nodes.items()
        }


class _Row:
    """A tuple with a fixed number of items: one entry per place."""

    def __init__(self, nodes: Sequence[TreeNode]) -> None:
        self.nodes = nodes

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        return spaces.Dict({str(at): node.space(leading) for at, node in enumerate(self.nodes)})

    def arrays(self, values: Sequence[Any]) -> Any:
        return {
            str(at): node.arrays([value[at] for value in values])
            for at, node in enumerate(self.nodes)
        }


class _List:
    """A list, set or mapping: its length, and its newest items up to a capacity."""

    def __init__(
        self, node: TreeNode, capacity: int, items: Callable[[Any], Sequence[Any]]
    ) -> None:
        self.node, self.capacity, self.items = node, capacity, items

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "length": spaces.Box(0, self.capacity, leading, np.int32),
                "items": self.node.space((*leading, self.capacity)),
            }
        )

    def arrays(self, values: Sequence[Any]) -> Any:
        count, capacity = len(values), self.capacity
        rows = [self.items(value)[-capacity:] for value in values]
        lengths = [len(row) for row in rows]
        found = self.node.arrays([item for row in rows for item in row])
        places: Positions = slice(0, lengths[0]) if count == 1 else _row_places(lengths, capacity)
        items = _mapped(
            lambda array: array.reshape(count, capacity, *array.shape[1:]),
            _scattered(found, places, count * capacity),
        )
        return {"length": np.array(lengths, np.int32), "items": items}


class _Union:
    """A value of one of several types: its type from 1, and an entry for each type with fields."""

    def __init__(self, nodes: Mapping[str, tuple[type, TreeNode]]) -> None:
        self.places = {type_: place for place, (type_, _) in enumerate(nodes.values(), 1)}
        self.nodes = {
            name: (type_, node)
            for name, (type_, node) in nodes.items()
            if not isinstance(node, _Record) or node.nodes
        }

    def space(self, leading: tuple[int, ...]) -> spaces.Space[Any]:
        kinds = {name: node.space(leading) for name, (_, node) in self.nodes.items()}
        return spaces.Dict({"kind": spaces.Box(0, len(self.places), leading, np.int16), **kinds})

    def arrays(self, values: Sequence[Any]) -> Any:
        kinds = np.array([self.places[type(value)] for value in values], np.int16)
        found: Tree = {"kind": kinds}
        for name, (type_, node) in self.nodes.items():
            own = node.arrays([value for value in values if type(value) is type_])
            places = np.flatnonzero(kinds == self.places[type_])
            found[name] = _scattered(own, places, len(values))
        return found


def _node(info: inspect.Type, depth: int, outer: tuple[type, ...]) -> TreeNode:
    """Return the conversion of a type at a depth of lists, inside these records."""
    level = min(depth, len(ITEMS) - 1)
    match info:
        case inspect.BoolType():
            return _Number(np.int8, 0, 1)
        case inspect.IntType():
            return _Number(np.int64, np.iinfo(np.int64).min, np.iinfo(np.int64).max)
        case inspect.FloatType():
            return _Number(np.float32, -np.inf, np.inf)
        case inspect.StrType():
            return _Text(LETTERS[level])
        case inspect.LiteralType(values):
            return _Choice(values)
        case inspect.StructType(cls=cls, fields=fields):
            if cls in outer:
                raise TypeError(f"{cls.__name__} contains itself, so that it has no fixed shape")
            inside = (*outer, cls)
            return _Record({field.name: _node(field.type, depth, inside) for field in fields})
        case inspect.TupleType(items):
            return _Row([_node(item, depth, outer) for item in items])
        case inspect.VarTupleType(item) | inspect.ListType(item):
            return _List(_node(item, depth + 1, outer), ITEMS[level], tuple)
        case inspect.FrozenSetType(item) | inspect.SetType(item):
            return _List(_node(item, depth + 1, outer), ITEMS[level], sorted)
        case inspect.DictType(key, value):
            pair = _Row([_node(key, depth + 1, outer), _node(value, depth + 1, outer)])
            # Equal mappings may have different orders, but have the same arrays.
            return _List(pair, ITEMS[level], lambda mapping: sorted(mapping.items(), key=_key))
        case inspect.UnionType(types):
            return _union_node(types, depth, outer)
        case _:
            raise TypeError(f"{info} has no fixed shape")


_key = itemgetter(0)


SCALAR_TYPES: Mapping[type, type] = {
    inspect.BoolType: bool,
    inspect.IntType: int,
    inspect.FloatType: float,
    inspect.StrType: str,
}


def _union_node(types: Sequence[inspect.Type], depth: int, outer: tuple[type, ...]) -> TreeNode:
    """Return the conversion of a union, in which None means an absent value."""
    present = [type_ for type_ in types if not isinstance(type_, inspect.NoneType)]
    if len(present) < len(types):
        return _Optional(
            _node(present[0], depth, outer)
            if len(present) == 1
            else _union_node(present, depth, outer)
        )
    nodes: dict[str, tuple[type, TreeNode]] = {}
    for type_ in present:
        own = type_.cls if isinstance(type_, inspect.StructType) else SCALAR_TYPES[type(type_)]
        nodes[own.__name__.lower()] = own, _node(type_, depth, outer)
    return _Union(dict(sorted(nodes.items())))


def _mapped(change: Callable[[Any], Any], tree: Any) -> Any:
    if isinstance(tree, dict):
        return {name: _mapped(change, part) for name, part in tree.items()}
    return change(tree)


def _scattered(tree: Any, places: Positions, count: int) -> Any:
    """Return the arrays of `count` entries with these values at their places and zeros elsewhere."""

    def spread(array: Any) -> Any:
        wide = np.zeros((count, *array.shape[1:]), array.dtype)
        wide[places] = array
        return wide

    return _mapped(spread, tree)


def _row_places(lengths: Sequence[int], capacity: int) -> npt.NDArray[np.int64]:
    """Return the places of the items of all lists, one list after the other."""
    places = [
        np.arange(length, dtype=np.int64) + row * capacity for row, length in enumerate(lengths)
    ]
    return np.concatenate(places) if places else np.zeros(0, np.int64)
