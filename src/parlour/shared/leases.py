"""Leases: periodic work that one server of a site does for all."""

from __future__ import annotations

from typing import Protocol


class Leases(Protocol):
    """An interface for leases, which expire if their holder stops renewing them."""

    async def take(self, name: str, seconds: float) -> bool:
        """Take or renew a lease for some seconds; return False if another server holds it."""


class LocalLeases(Leases):
    """The leases of a site that has a single server."""

    async def take(self, name: str, seconds: float) -> bool:
        """Return True, because no other server takes leases."""
        return True
