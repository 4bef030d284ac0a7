"""Immutable values, the base class of everything that is stored, sent or compared."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An immutable record that is compared by value and encoded as JSON."""
