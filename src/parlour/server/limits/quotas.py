"""Rate limits for expensive requests, per user and per network.

They apply across all sockets and sessions of a user, and on all servers of a site together.
"""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import NamedTuple

from parlour.server.limits.network import LOCAL_NETWORKS
from parlour.services.errors import TooManyRequests
from parlour.shared.token_buckets import Bucket, TokenBuckets


class QuotaTerms(NamedTuple):
    """The rate limits for one kind of request."""

    code: str
    """Error code if a limit is exceeded."""
    person: tuple[int, float]
    """Limit for one user: maximum burst, then requests per second."""
    network: tuple[int, float]
    """Limit for one network: maximum burst, then requests per second."""


class QuotaKind(Enum):
    """The kinds of rate-limited requests."""

    CHAT = QuotaTerms("core.too-much-chat", (10, 1.0), (60, 6.0))
    TABLES = QuotaTerms("core.too-many-tables", (20, 0.1), (100, 1.0))
    HISTORY = QuotaTerms("core.too-much-history", (60, 4.0), (240, 20.0))
    PICTURES = QuotaTerms("core.too-much-history", (20, 0.5), (60, 2.0))
    IMPORTS = QuotaTerms("core.too-often", (20, 1 / 10), (60, 1.0))
    STEPS = QuotaTerms("core.too-much-history", (400, 20.0), (2_000, 100.0))
    POSTS = QuotaTerms("forum.too-many-posts", (6, 1 / 20), (60, 0.5))
    CLUBS = QuotaTerms("core.too-often", (3, 1 / 600), (30, 0.05))
    CLUB_CHANGES = QuotaTerms("core.too-often", (20, 1 / 30), (100, 0.5))
    REPORTS = QuotaTerms("forum.too-many-reports", (5, 1 / 120), (30, 0.1))
    NOTICES = QuotaTerms("notifications.too-often", (10, 1 / 120), (60, 0.1))
    SIGN_UPS = QuotaTerms("account.too-many-attempts", (5, 1 / 30), (30, 0.1))
    WORDS = QuotaTerms("core.too-often", (30, 1.0), (150, 6.0))
    RENDERS = QuotaTerms("core.too-often", (20, 1.0), (60, 5.0))
    DRAFTS = QuotaTerms("core.too-many-drafts", (60, 10.0), (300, 60.0))


class RequestQuotas:
    """The remaining requests of all users and networks."""

    def __init__(self, token_buckets: TokenBuckets) -> None:
        self._token_buckets = token_buckets

    async def spend(self, kind: QuotaKind, person: str, network: str) -> None:
        """Count one request of a user and a network.

        Requests from this machine count only for the user.

        Raises:
            TooManyRequests: A limit is reached. The error contains the seconds to wait.
        """
        terms = kind.value
        buckets = [Bucket(f"request/{kind.name}/person/{person}", *terms.person)]
        if network not in LOCAL_NETWORKS:
            buckets.append(Bucket(f"request/{kind.name}/network/{network}", *terms.network))
        wait = await self._token_buckets.spend(buckets)
        if wait > 0:
            raise TooManyRequests(terms.code, seconds=ceil(wait))


class PlayerQuotas(NamedTuple):
    """The rate limits of the requesting player."""

    quotas: RequestQuotas
    person: str
    network: str

    async def spend(self, kind: QuotaKind) -> None:
        """Count one request of the player; raises TooManyRequests."""
        await self.quotas.spend(kind, self.person, self.network)
