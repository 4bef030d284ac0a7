"""Rate limits for expensive requests, per account and per network.

They apply across all sockets, sessions and keys of an account, and on all servers of a site
together. The table of `QuotaKind` is the only place with the limits of each class of accounts;
docs/reference/rate-limits.md prints it.
"""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import Literal, NamedTuple, get_args

from parlour.server.limits.network import LOCAL_NETWORKS
from parlour.server.limits.rate_limit_headers import LimitState
from parlour.services.errors import TooManyRequests
from parlour.shared.token_buckets import Bucket, TokenBuckets

AccountClass = Literal["guest", "member", "key", "bot"]
"""The classes of accounts: guests and members in a browser, members by API key, bot accounts."""

ACCOUNT_CLASSES: tuple[AccountClass, ...] = get_args(AccountClass)

Terms = tuple[int, float]
"""The maximum burst, then the requests per second."""


class QuotaTerms(NamedTuple):
    """The rate limits for one kind of request."""

    code: str
    """Error code if a limit is exceeded."""
    person: Terms | None
    """Limit for one guest or member; None for no limit."""
    network: Terms
    """Limit for one network."""
    key: Terms | None = None
    """Limit for all API keys of one member; None if it is that of a person."""
    bot: Terms | None = None
    """Limit for one bot account; None if it is that of a person."""

    def limit_of(self, account_class: AccountClass) -> Terms | None:
        """Return the limit for one account of a class, or None if there is no limit."""
        match account_class:
            case "key":
                return self.key or self.person
            case "bot":
                return self.bot or self.person
            case _:
                return self.person


class QuotaKind(Enum):
    """The kinds of rate-limited requests."""

    CALLS = QuotaTerms("core.too-often", None, (2_400, 120.0), key=(240, 10.0), bot=(600, 30.0))
    CHAT = QuotaTerms("core.too-much-chat", (10, 1.0), (60, 6.0), key=(5, 0.2), bot=(5, 0.2))
    TABLES = QuotaTerms("core.too-many-tables", (20, 0.1), (100, 1.0), key=(10, 0.05))
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
    LEGAL_ACTIONS = QuotaTerms("core.too-often", (20, 2.0), (60, 8.0), bot=(20, 4.0))
    DRAFTS = QuotaTerms("core.too-many-drafts", (60, 10.0), (300, 60.0))

    @property
    def policy_name(self) -> str:
        """The name of the policy in the header `RateLimit-Policy`."""
        return self.name.lower().replace("_", "-")


class RequestQuotas:
    """The remaining requests of all accounts and networks."""

    def __init__(self, token_buckets: TokenBuckets) -> None:
        self._token_buckets = token_buckets

    async def spend(
        self,
        kind: QuotaKind,
        person: str,
        network: str,
        account_class: AccountClass = "member",
        states: list[LimitState] | None = None,
    ) -> None:
        """Count one request of an account and a network.

        Requests from this machine count only for the account.

        Args:
            kind: The kind of the request.
            person: The id of the account.
            network: The network of the client.
            account_class: The class of the account.
            states: Receives what is left of the account's limit, for the response headers.

        Raises:
            TooManyRequests: A limit is reached. The error contains the seconds to wait.
        """
        terms = kind.value
        limit = terms.limit_of(account_class)
        bucket_class = account_class if account_class in ("key", "bot") else "person"
        buckets = (
            []
            if limit is None
            else [Bucket(f"request/{kind.name}/{bucket_class}/{person}", *limit)]
        )
        if network not in LOCAL_NETWORKS:
            buckets.append(Bucket(f"request/{kind.name}/network/{network}", *terms.network))
        spending = await self._token_buckets.spend(buckets)
        if limit is not None and states is not None:
            states.append(LimitState(kind.policy_name, *limit, spending.left[0]))
        if spending.wait_s > 0:
            raise TooManyRequests(terms.code, seconds=ceil(spending.wait_s))


class PlayerQuotas(NamedTuple):
    """The rate limits of the requesting player."""

    quotas: RequestQuotas
    person: str
    network: str
    account_class: AccountClass
    states: list[LimitState]
    """What is left of the limits that apply to this request."""

    async def spend(self, kind: QuotaKind) -> None:
        """Count one request of the player; raises TooManyRequests."""
        await self.quotas.spend(kind, self.person, self.network, self.account_class, self.states)
