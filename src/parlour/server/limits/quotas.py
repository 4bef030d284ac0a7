"""Rate limits of expensive requests by user and by network, across all their sockets and sessions."""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import NamedTuple

from parlour.server.limits.network import LOCAL_NETWORKS
from parlour.server.limits.rate_limit import RateLimits
from parlour.services.errors import TooManyRequests


class QuotaTerms(NamedTuple):
    """The limits of one kind of request."""

    code: str
    """Error code for exceeding a limit."""
    person: tuple[int, float]
    """Burst, and requests per second after it, of one user."""
    network: tuple[int, float]
    """Burst, and requests per second after it, of one network."""


class QuotaKind(Enum):
    """Kinds of limited requests."""

    CHAT = QuotaTerms("core.too-much-chat", (10, 1.0), (60, 6.0))
    TABLES = QuotaTerms("core.too-many-tables", (20, 0.1), (100, 1.0))
    HISTORY = QuotaTerms("core.too-much-history", (60, 4.0), (240, 20.0))
    PICTURES = QuotaTerms("core.too-much-history", (20, 0.5), (60, 2.0))
    IMPORTS = QuotaTerms("core.too-often", (20, 1 / 10), (60, 1.0))
    STEPS = QuotaTerms("core.too-much-history", (400, 20.0), (2_000, 100.0))
    POSTS = QuotaTerms("forum.too-many-posts", (6, 1 / 20), (60, 0.5))
    REPORTS = QuotaTerms("forum.too-many-reports", (5, 1 / 120), (30, 0.1))
    NOTICES = QuotaTerms("notifications.too-often", (10, 1 / 120), (60, 0.1))
    SIGN_UPS = QuotaTerms("account.too-many-attempts", (5, 1 / 30), (30, 0.1))
    WORDS = QuotaTerms("core.too-often", (30, 1.0), (150, 6.0))
    RENDERS = QuotaTerms("core.too-often", (20, 1.0), (60, 5.0))
    DRAFTS = QuotaTerms("core.too-many-drafts", (60, 10.0), (300, 60.0))


class RequestQuotas:
    """The remaining requests of all users and networks, counted in this process."""

    def __init__(self) -> None:
        self._people = {kind: RateLimits(*kind.value.person) for kind in QuotaKind}
        self._networks = {kind: RateLimits(*kind.value.network) for kind in QuotaKind}

    def spend(self, kind: QuotaKind, person: str, network: str) -> None:
        """Count one request. This machine's own network is not limited.

        Raises:
            TooManyRequests: With the seconds until the next request is possible.
        """
        counted = [
            (self._people[kind], person),
            *(() if network in LOCAL_NETWORKS else ((self._networks[kind], network),)),
        ]
        wait = max(limits.retry_after(key) for limits, key in counted)
        if wait > 0:
            raise TooManyRequests(kind.value.code, seconds=ceil(wait))
        for limits, key in counted:
            limits.try_spend(key)


class PlayerQuotas(NamedTuple):
    """The rate limits of the requesting player."""

    quotas: RequestQuotas
    person: str
    network: str

    def spend(self, kind: QuotaKind) -> None:
        """Count one request; raises TooManyRequests."""
        self.quotas.spend(kind, self.person, self.network)
