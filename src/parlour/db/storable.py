"""What a database can hold: checked here for every value of every statement, so that both databases refuse the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.game import Illegal

MAX_INTEGER = 2**63 - 1
"""The largest integer of both databases."""


def require_storable(values: Iterable[Any]) -> None:
    """Raise Illegal `core.not-storable` for a text with NUL or half a surrogate pair, and for an integer of more than 64 bits.

    PostgreSQL stores no NUL, UTF-8 has no lone surrogates, and SQLite would cut some of its own functions off at a NUL.
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
