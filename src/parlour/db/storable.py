"""A check of statement arguments for values that both databases can store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.game import Illegal

MAX_INTEGER = 2**63 - 1
"""The largest integer that both databases can store."""


def require_storable(values: Iterable[Any]) -> None:
    """Raise Illegal `core.not-storable` for a text or an integer that cannot be stored.

    These are texts with NUL, which PostgreSQL rejects and some SQLite functions truncate at; texts
    with a lone surrogate, which UTF-8 cannot encode; and integers of more than 64 bits.

    >>> require_storable(["Ann", 5, None])
    >>> require_storable([2**63])
    Traceback (most recent call last):
    parlour.core.game.Illegal: ('core.not-storable', {})
    """
    for value in values:
        if isinstance(value, str):
            if "\0" in value or (not value.isascii() and _has_surrogates(value)):
                raise Illegal("core.not-storable")
        elif isinstance(value, int) and not -MAX_INTEGER - 1 <= value <= MAX_INTEGER:
            raise Illegal("core.not-storable")


def _has_surrogates(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False
