"""What reviews may cost a house."""

from __future__ import annotations

from parlour.core.value import Value

DAY_MS = 24 * 3600 * 1000


class Price(Value, frozen=True, kw_only=True):
    """So many seconds are thought about one decision, and so many minutes a day about all; none at all turns opinions off."""

    seconds: float = 1.0
    minutes: float = 120.0


USUAL = Price()
