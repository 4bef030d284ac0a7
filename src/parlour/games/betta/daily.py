"""The deal of the day: one key for everybody, made of the house's secret and the UTC day, told when the day is over."""

from __future__ import annotations

from datetime import date
from hashlib import blake2b

OPTIONS = {"mode": "solo", "deal": "daily"}
"""How the deal of the day is played."""

DAY_MS = 86_400_000

_EPOCH = date(1970, 1, 1).toordinal()


def day_at(moment: int) -> str:
    """Return the UTC day (2026-01-31) of a moment in milliseconds since 1970."""
    return date.fromordinal(_EPOCH + moment // DAY_MS).isoformat()


def over_at(day: str) -> int:
    """Return the moment (ms since 1970) from which on a day's key may be told; raises ValueError for what is no day."""
    return (date.fromisoformat(day).toordinal() + 1 - _EPOCH) * DAY_MS


def day_key(secret: bytes, day: str) -> bytes:
    """Return the 32 bytes that seed every match of a day's deal; nobody can tell them from the keys of other days."""
    return blake2b(day.encode(), key=secret, digest_size=32, person=b"parlour-daily").digest()
