"""Immutable values: everything that is stored, sent or compared."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that never changes, compares by content and knows its JSON."""
