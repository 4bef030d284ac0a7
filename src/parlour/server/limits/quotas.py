"""How much of what costs the house one person, and one network, may have: limits that no number of sockets and cookies stretches."""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import NamedTuple

from parlour.server.limits.network import LOCAL_NETWORKS
from parlour.server.limits.rate_limit import RateLimits
from parlour.services.errors import TooManyRequests


class QuotaTerms(NamedTuple):
    """A burst and so many a second after it, for a person and for a network; and the code with which more is refused."""

    code: str
    person: tuple[int, float]
    network: tuple[int, float]


class QuotaKind(Enum):
    """What is limited."""

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
    """What everybody has left just now, counted in this process."""

    def __init__(self) -> None:
        self._people = {kind: RateLimits(*kind.value.person) for kind in QuotaKind}
        self._networks = {kind: RateLimits(*kind.value.network) for kind in QuotaKind}

    def spend(self, kind: QuotaKind, person: str, network: str) -> None:
        """Take one of a kind; raises TooManyRequests with the seconds until there is one more. This machine itself is no network."""
        asked = [
            (self._people[kind], person),
            *(() if network in LOCAL_NETWORKS else ((self._networks[kind], network),)),
        ]
        wait = max(limits.retry_after(who) for limits, who in asked)
        if wait > 0:
            raise TooManyRequests(kind.value.code, seconds=ceil(wait))
        for limits, who in asked:
            limits.try_spend(who)


class PlayerQuotas(NamedTuple):
    """What whoever asks may have."""

    quotas: RequestQuotas
    person: str
    network: str

    def spend(self, kind: QuotaKind) -> None:
        """Take one of a kind; raises TooManyRequests."""
        self.quotas.spend(kind, self.person, self.network)
