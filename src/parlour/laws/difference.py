"""The first place at which two values differ, for reports of violated laws."""

from __future__ import annotations

from typing import Any

import msgspec

MAX_LENGTH = 60
"""The maximum length of a value in a report."""


def first_difference(first: Any, second: Any, root: str) -> str:
    """Return the path and the values at which two values differ, or an empty text.

    >>> first_difference({"tops": ["A", "T"]}, {"tops": ["A", "R"]}, "view")
    "view.tops[1]: 'T' ≠ 'R'"
    """
    return _difference(_plain(first), _plain(second), root)


def _plain(value: Any) -> Any:
    """Return a value as dicts, lists and scalars."""
    if isinstance(value, msgspec.Raw):
        return msgspec.json.decode(value)
    return msgspec.to_builtins(value, str_keys=True, order="deterministic")


def _difference(first: Any, second: Any, path: str) -> str:
    if isinstance(first, dict) and isinstance(second, dict):
        for key in [*first, *(key for key in second if key not in first)]:
            if key not in first or key not in second:
                return f"{path}.{key}: {_item_text(first, key)} ≠ {_item_text(second, key)}"
            found = _difference(first[key], second[key], f"{path}.{key}")
            if found:
                return found
        return ""
    if isinstance(first, (list, tuple)) and isinstance(second, (list, tuple)):
        for index, (one, other) in enumerate(zip(first, second, strict=False)):
            found = _difference(one, other, f"{path}[{index}]")
            if found:
                return found
        same = len(first) == len(second)
        return "" if same else f"len({path}): {len(first)} ≠ {len(second)}"
    return "" if first == second else f"{path}: {short(first)} ≠ {short(second)}"


def _item_text(value: dict[str, Any], key: str) -> str:
    return short(value[key]) if key in value else "missing"


def short(value: Any) -> str:
    """Return the representation of a value, cut to MAX_LENGTH characters.

    >>> short("a" * 100)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"
    """
    text = repr(value)
    return text if len(text) <= MAX_LENGTH else f"{text[: MAX_LENGTH - 1]}…"
